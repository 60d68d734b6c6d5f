# Im Browser: Hilfe während der Partie, und was danach kommt.

web-hint = Tipp
web-hint-thinking = Denkt nach …
web-hint-title = Die besten Züge mit ihren Gewinnchancen

web-back = Zurücknehmen
web-back-asked = { $name } möchte einen Zug zurücknehmen. Einverstanden, { $to }?
web-back-agree = Einverstanden
web-back-decline = Nein, er gilt
web-back-waiting = { $you ->
    [yes] Du möchtest einen Zug zurücknehmen. Die Antwort steht noch aus …
   *[other] { $name } möchte einen Zug zurücknehmen. Die Antwort steht noch aus …
}

web-guide = Begleiter
web-guide-rule = Die Regel
web-guide-off = Begleiter ausschalten

web-after = Nach der Partie
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
web-rematch = Noch einmal
web-rematch-join = Zur neuen Partie
web-save-record = Partie herunterladen

web-replay = Nachspielen
web-replay-at = Zug { $at } von { $last }.
web-replay-first = Zum Anfang
web-replay-back = Einen Zug zurück
web-replay-next = Einen Zug weiter
web-replay-last = Zum Ende
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-slider = Stelle in der Partie
web-replay-leave = Nachspielen beenden

web-fork = Von hier weiterspielen
web-fork-title = Nach Zug { $move } weiterspielen
web-fork-what = Ein neuer Tisch beginnt mit dieser Stellung: dieselben Karten und Steine, dieselben Züge bis hierher. Was dann kommt, ist offen.
web-fork-seat = Ich spiele
web-fork-others = Die anderen sind
web-fork-bots = Bots
web-fork-link = Freunde, über einen Link
web-fork-level = Wie gut die Bots spielen
web-fork-start = Spielen

web-look = Rückblick
web-look-what = Womit konnte wer rechnen, Zug um Zug? Was war Entscheidung, was war Glück, und welche Züge haben am meisten gekostet?
web-look-start = Partie analysieren
web-look-progress = Zug { $done } von { $total } …
web-look-shares = Gewinnchance in Prozent, darunter was sie verändert hat
web-look-how = Zeig auf einen Zug, um mehr zu lesen; wähle ihn, um ihn auf dem Brett zu sehen.
web-look-whose = Wessen Veränderungen gezeigt werden
web-look-own = Eigene Entscheidungen
web-look-others = Entscheidungen der anderen
web-look-luck = Glück
web-look-from-to = Vom Anfang zum Ende
web-look-costly = Teuerste Züge: { $name }
web-look-none = Kein Zug hat nennenswert etwas gekostet.
web-look-better = besser: { $move }
web-look-chance = Zufall
web-chart = Gewinnchancen im Lauf der Partie

web-fair = War alles fair?
web-fair-what = Vor der ersten Karte oder dem ersten Wurf wurde ein Fingerabdruck gezeigt. Jetzt ist das Geheimnis offen, und dein Browser kann prüfen, dass nichts verändert wurde.
web-fair-check = Prüfen
web-fair-promise = Der Fingerabdruck von vor der Partie ist der im Beweis.
web-fair-secret = Er ist der Fingerabdruck (SHA-256) des jetzt offenen Geheimnisses.
web-fair-shown = Die Siegel sind die, die dein Gerät sah, bevor es das eigene öffnete.
web-fair-seals = Jeder aufgedeckte Text passt zu seinem Siegel.
web-fair-seed = Das Geheimnis und was alle beigemischt haben, ergeben die Saatzahl.
web-fair-deal = Der während der Partie gezeigte Fingerabdruck gehört zu dieser Saatzahl.
web-fair-record = Die Aufzeichnung der Partie nennt dieselbe Saatzahl.
web-fair-yes = Alles stimmt: Was verteilt wurde, stand fest, bevor es jemand wissen konnte.
web-fair-no = Etwas stimmt nicht. Verteilt wurde nicht, was versprochen war.
web-fair-further = Um jede Karte und jeden Wurf aus dieser Saatzahl noch einmal entstehen zu lassen, sichere den Beweis und rufe auf:
web-fair-save = Beweis sichern
