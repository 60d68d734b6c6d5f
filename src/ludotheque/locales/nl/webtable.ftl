# In de browser: wat iedereen over de tafel moet weten.

web-practice = Oefening
web-practice-line = Er is een zet teruggenomen, en alles wat verborgen was, is opnieuw geschud. Dit is daarom een oefenpartij: die heeft geen verslag en geen bewijs, en telt niet mee.
tell-starts = { $why ->
    [lot] { $you ->
        [yes] Het lot is op jou gevallen: jij begint.
       *[other] Het lot is op { $seat } gevallen: { $seat } begint.
    }
    [chosen] { $you ->
        [yes] Jij begint, zoals afgesproken.
       *[other] { $seat } begint, zoals afgesproken.
    }
   *[other] { $you ->
        [yes] Jij begint.
       *[other] { $seat } begint.
    }
}
web-hinted = { $you ->
    [yes] Je hebt een hint gevraagd.
   *[other] { $name } heeft een hint gevraagd.
}
web-allow-hints = Hints toestaan (iedereen ziet wie er een vraagt)
web-hints-allowed = Hints zijn toegestaan; iedereen ziet wie er een vraagt.
web-away-told = Na { $time } zonder teken van leven speelt een bot verder ({ $level }).
web-time-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } seconden
}
web-time-minutes = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
}
web-time-hours = { $count ->
    [one] { $count } uur
   *[other] { $count } uur
}
web-time-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}
web-looked-away = Terwijl je niet keek…
web-story-round = Alleen deze ronde is te zien. De rest moet je zelf onthouden.
web-stands-in = { $level } speelt voor { $name }
web-stands-in-you = { $level } speelt nu voor jou.
web-stands-in-name = { $level } speelt nu voor { $name }.
web-here = aanwezig
web-gone = afwezig
web-gone-minutes = { $count ->
    [one] { $count } minuut weg
   *[other] { $count } minuten weg
}
web-gone-hours = { $count ->
    [one] { $count } uur weg
   *[other] { $count } uur weg
}
web-taken = Deze plaats is bezet
web-taken-line = Iemand heeft deze uitnodiging al gebruikt.
web-taken-watch = Maar je kunt wel toekijken.
web-rematch-by = { $name } wil nog een keer spelen.
web-leave-line = Een bot speelt voor jou tot je zelf verder speelt. Je kunt altijd terugkomen.
web-leave-sure = Ja, bot laten spelen
web-menu-end = De partij opgeven
