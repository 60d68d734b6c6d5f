# Im Browser: was alle über ihren Tisch wissen sollen.

web-practice = Übung
web-practice-line = Ein Zug wurde zurückgenommen, und alles Verdeckte wurde neu gemischt. Das ist deshalb eine Übungspartie: Es gibt keine Aufzeichnung und keinen Beweis, und sie zählt nicht.
tell-starts = { $why ->
    [lot] { $you ->
        [yes] Das Los ist auf dich gefallen: Du beginnst.
       *[other] Das Los ist auf { $seat } gefallen: { $seat } beginnt.
    }
    [chosen] { $you ->
        [yes] Du beginnst, wie vereinbart.
       *[other] { $seat } beginnt, wie vereinbart.
    }
   *[other] { $you ->
        [yes] Du beginnst.
       *[other] { $seat } beginnt.
    }
}
web-hinted = { $you ->
    [yes] Du hast um einen Tipp gebeten.
   *[other] { $name } hat um einen Tipp gebeten.
}
web-allow-hints = Tipps erlauben (alle sehen, wer um einen bittet)
web-hints-allowed = Tipps sind erlaubt; alle sehen, wer um einen bittet.
web-away-told = Nach { $time } ohne Lebenszeichen spielt ein Bot weiter ({ $level }).
web-time-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
web-time-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
web-time-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
web-time-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tagen
}
web-looked-away = Während du weggesehen hast …
web-story-round = Nur diese Runde ist zu sehen. Den Rest musst du dir merken.
web-stands-in = { $level } spielt für { $name }
web-stands-in-you = { $level } spielt gerade für dich.
web-stands-in-name = { $level } spielt gerade für { $name }.
web-here = da
web-gone = nicht da
web-gone-minutes = { $count ->
    [one] seit { $count } Minute weg
   *[other] seit { $count } Minuten weg
}
web-gone-hours = { $count ->
    [one] seit { $count } Stunde weg
   *[other] seit { $count } Stunden weg
}
web-taken = Dieser Platz ist besetzt
web-taken-line = Jemand hat diese Einladung schon benutzt.
web-taken-watch = Aber du kannst zuschauen.
web-rematch-by = { $name } möchte noch einmal spielen.
web-leave-line = Ein Bot spielt für dich, bis du selbst weiterspielst. Du kannst jederzeit zurückkommen.
web-leave-sure = Ja, Bot spielen lassen
web-menu-end = Partie verloren geben
