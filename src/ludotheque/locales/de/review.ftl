# Im Browser: Hilfe während der Partie, und was danach kommt.

web-hint = Tipp
web-hint-thinking = Denkt nach …
web-hint-title = Die besten Züge mit ihren Gewinnchancen
web-hint-about = etwa { $share }
web-hint-equal = gleich gut
web-hint-rough = Der Spielplan ist geändert: Diese Chancen sind gröber geschätzt als sonst.

web-back = Zurücknehmen
web-back-asked = { $name } möchte einen Zug zurücknehmen. Einverstanden, { $to }?
web-back-agree = Einverstanden
web-back-decline = Nein, der Zug gilt
web-back-waiting = { $you ->
    [yes] Du möchtest einen Zug zurücknehmen. Die Antwort steht noch aus …
   *[other] { $name } möchte einen Zug zurücknehmen. Die Antwort steht noch aus …
}

web-guide = Spielhilfe
web-guide-rule = Die Regel
web-guide-off = Spielhilfe ausschalten

web-after = Ergebnis
web-result-won = { $you ->
    [yes] Du hast gewonnen!
   *[other] { $name } hat gewonnen!
}
web-result-shared = Geteilter Sieg: { $names }
web-result-nobody = Niemand hat gewonnen
web-result-resigned = { $you ->
    [yes] Du hast aufgegeben.
   *[other] { $name } hat aufgegeben.
}
web-rematch = Noch eine Partie
web-rematch-join = Zur neuen Partie
web-save-record = Partie herunterladen

web-replay = Wiederholung
web-replay-at = Zug { $at } von { $last }.
web-replay-first = Zum Anfang
web-replay-back = Einen Zug zurück
web-replay-next = Einen Zug weiter
web-replay-last = Zum Ende
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-slider = Stelle in der Partie
web-replay-leave = Wiederholung schließen

web-fork = Ab hier weiterspielen
web-fork-title = Nach Zug { $move } weiterspielen
web-fork-what = An einem neuen Tisch geht es mit dieser Stellung weiter: gleich gemischt, mit denselben Zügen bis hierher. Was dann kommt, liegt bei euch.
web-fork-seat = Ich spiele als
web-fork-others = Die anderen sind
web-fork-bots = Bots
web-fork-link = Freunde, per Link
web-fork-level = Spielstärke der Bots
web-fork-start = Spielen

web-look = Analyse
web-look-what = Wie standen die Chancen, Zug für Zug? Was war Entscheidung, was war Glück, und welche Züge haben am meisten gekostet?
web-look-start = Partie analysieren
web-look-progress = Zug { $done } von { $total } …
web-look-shares = Gewinnchance in Prozent, darunter das, was sie verändert hat
web-look-how = Zeig auf einen Zug, um mehr zu erfahren; wähle ihn, um ihn am Tisch zu sehen.
web-look-whose = Veränderungen zeigen für
web-look-own = Eigene Entscheidungen
web-look-others = Entscheidungen der anderen
web-look-luck = Glück
web-look-unclear = Unklar
web-look-caveat = Unklar ist, was die Suche nicht von ihren eigenen Fehlern unterscheiden kann. Auch im Glück kann noch etwas davon stecken.
web-look-from-to = Von Anfang bis Ende
web-look-costly = Teuerste Züge: { $name }
web-look-none = Kein Zug hat viel gekostet.
web-look-better = besser: { $move }
web-look-chance = Zufall
web-chart = Gewinnchancen im Lauf der Partie

web-fair = War alles fair?
web-fair-what = Vor der ersten Karte oder dem ersten Wurf wurde ein Fingerabdruck gezeigt. Jetzt ist das Geheimnis dahinter offen, und dein Browser kann prüfen, dass nichts verändert wurde.
web-fair-check = Prüfen
web-fair-promise = Der Fingerabdruck, der vor der Partie gezeigt wurde, steht auch im Beweis.
web-fair-secret = Er ist der Fingerabdruck (SHA-256) des Geheimnisses, das jetzt offen ist.
web-fair-shown = Die Siegel sind dieselben, die dein Gerät gesehen hat, bevor es sein eigenes öffnete.
web-fair-seals = Jeder Text, der aufgedeckt wurde, passt zu seinem Siegel.
web-fair-seed = Das Geheimnis und alles, was ihr dazugegeben habt, ergeben zusammen den Startwert.
web-fair-deal = Der Fingerabdruck, der während der Partie gezeigt wurde, gehört zu diesem Startwert.
web-fair-record = Die Aufzeichnung der Partie nennt denselben Startwert.
web-fair-yes = Alles stimmt: Wie gemischt wurde, stand fest, bevor es jemand wissen konnte.
web-fair-no = Etwas stimmt nicht. Gemischt wurde anders als versprochen.
web-fair-further = Willst du jede Karte und jeden Wurf aus diesem Startwert noch einmal entstehen lassen? Dann speichere den Beweis und gib im Terminal ein:
web-fair-save = Beweis speichern
