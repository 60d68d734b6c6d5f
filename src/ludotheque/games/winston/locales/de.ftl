# Winston. $you ist "yes", wenn die lesende Person die ist, von der die Rede ist.

winston-line = Baut gemeinsam Hunde, schnappt euch die längsten und hütet euch vor dem Häufchen.

## Karten und Hunde

winston-card-Rh = roter Kopf
    .acc = einen roten Kopf
winston-card-Rb = roter Körper
    .acc = einen roten Körper
winston-card-Oh = orangefarbener Kopf
    .acc = einen orangefarbenen Kopf
winston-card-Ob = orangefarbener Körper
    .acc = einen orangefarbenen Körper
winston-card-Yh = gelber Kopf
    .acc = einen gelben Kopf
winston-card-Yb = gelber Körper
    .acc = einen gelben Körper
winston-card-Gh = grüner Kopf
    .acc = einen grünen Kopf
winston-card-Gb = grüner Körper
    .acc = einen grünen Körper
winston-card-Bh = blauer Kopf
    .acc = einen blauen Kopf
winston-card-Bb = blauer Körper
    .acc = einen blauen Körper
winston-card-Ph = lila Kopf
    .acc = einen lila Kopf
winston-card-Pb = lila Körper
    .acc = einen lila Körper

winston-dog-R = roter Hund
    .acc = den roten Hund
winston-dog-O = orangefarbener Hund
    .acc = den orangefarbenen Hund
winston-dog-Y = gelber Hund
    .acc = den gelben Hund
winston-dog-G = grüner Hund
    .acc = den grünen Hund
winston-dog-B = blauer Hund
    .acc = den blauen Hund
winston-dog-P = lila Hund
    .acc = den lila Hund

winston-end-played-out = Alle Karten sind gespielt.
winston-end-stalled = Keine der übrigen Karten kann gespielt werden.

## Was ein Zug bewirkt

winston-tell-starts = { $why ->
    [name] { $you ->
        [yes] Du hast den längsten Vornamen und beginnst.
       *[other] { $seat } hat den längsten Vornamen und beginnt.
    }
   *[other] { tell-starts }
}
winston-tell-played = { $you ->
    [yes] Du spielst { $card-acc }.
   *[other] { $seat } spielt { $card-acc }.
}
winston-tell-ended = { $you ->
    [yes] Du beendest deinen Zug.
   *[other] { $seat } beendet den Zug.
}
winston-tell-taken = { $you ->
    [yes] Du sammelst { $dog-acc } mit { $bodies } Körpern ein: { $points } Punkte.
   *[other] { $seat } sammelt { $dog-acc } mit { $bodies } Körpern ein: { $points } Punkte.
}
winston-tell-bone = { $you ->
    [yes] Du bekommst den Knochen und die Körperlänge-Karte { $size }.
    [loser] { $seat } nimmt dir den Knochen weg und bekommt die Körperlänge-Karte { $size }.
   *[other] { $seat } bekommt den Knochen und die Körperlänge-Karte { $size }.
}
winston-tell-poo = { $size ->
    [none] { $you ->
        [yes] Du bekommst das Häufchen. Die Karte 5+ bleibt beim Knochen.
        [loser] { $seat } nimmt dir das Häufchen ab. Die Karte 5+ bleibt beim Knochen.
       *[other] { $seat } bekommt das Häufchen. Die Karte 5+ bleibt beim Knochen.
    }
   *[other] { $you ->
        [yes] Du bekommst das Häufchen und die Körperlänge-Karte { $size }.
        [loser] { $seat } nimmt dir das Häufchen ab und bekommt die Körperlänge-Karte { $size }.
       *[other] { $seat } bekommt das Häufchen und die Körperlänge-Karte { $size }.
    }
}
winston-tell-under = { $you ->
    [yes] Du kannst nicht spielen und schiebst { $card-acc } unter den Stapel.
   *[other] { $seat } kann nicht spielen und schiebt { $card-acc } unter den Stapel.
}
winston-tell-drew = { $cards ->
    [none] { $count ->
        [one] { $seat } zieht eine Karte.
       *[other] { $seat } zieht { $count } Karten.
    }
   *[other] { $you ->
        [yes] Du ziehst: { $cards }.
       *[other] { $seat } zieht { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }; bekannt: { $cards }.
    }
}
winston-tell-passed = { $you ->
    [yes] Du kannst nicht spielen und der Stapel ist leer: Du passt.
   *[other] { $seat } kann nicht spielen und der Stapel ist leer: { $seat } passt.
}
winston-tell-skipped = { $you ->
    [yes] Du hast keine Karte mehr und wirst übersprungen.
   *[other] { $seat } hat keine Karte mehr und wird übersprungen.
}
winston-tell-over = Die Partie ist zu Ende. { $end }

## Der Tisch in Worten

winston-table = Auf dem Tisch ({ $pile ->
    [0] der Stapel ist leer
    [one] 1 Karte im Stapel
   *[other] { $pile } Karten im Stapel
}):
winston-table-empty = noch kein Hund
winston-dog = { $dog }: { $head ->
    [complete] { $bodies ->
        [one] ein Kopf und 1 Körper, vollständig
       *[other] ein Kopf und { $bodies } Körper, vollständig
    }
    [yes] { $bodies ->
        [0] ein Kopf, kein Körper
        [one] ein Kopf und 1 Körper
       *[other] ein Kopf und { $bodies } Körper
    }
   *[other] kein Kopf, { $bodies } Körper
}
winston-under-pile = Vor aller Augen unter den Stapel geschoben, in dieser Reihenfolge: { $cards }
winston-player = { $name }: { $cards ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $dogs ->
    [0] kein Hund eingesammelt
    [one] 1 Hund eingesammelt
   *[other] { $dogs } Hunde eingesammelt
}
winston-score = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
winston-has-bone = der Knochen (längster Hund: { $bodies })
winston-has-poo = { $card ->
    [none] das Häufchen (kürzester Hund: { $bodies }; ohne Körperlänge-Karte, die 5+ liegt beim Knochen)
   *[other] das Häufchen (kürzester Hund: { $bodies })
}
winston-letter-R = R
winston-letter-O = O
winston-letter-Y = Ge
winston-letter-G = Gr
winston-letter-B = B
winston-letter-P = L
winston-best = Längster Hund: { $count }
winston-hand = Deine Hand:

## Züge in Worten

winston-move-play = { $card-acc } spielen
winston-move-take = { $dog-acc } einsammeln
winston-move-end = den Zug beenden
winston-move-under = { $card-acc } unter den Stapel schieben
winston-move-pass = passen

## In der ersten Partie: der nächste Schritt

winston-guide-wait = Die Hunde in der Mitte gehören allen. Achte darauf, welche fast vollständig sind: Wer seinen Zug beendet, sammelt sie ein.
winston-guide-begin = Spiel mindestens zwei Karten zu den Hunden in der Mitte: Beginn einen Hund, verlängere einen oder gib ihm seinen Kopf.
winston-guide-second = Eine Karte liegt, eine zweite muss folgen. Danach kannst du weiterspielen oder aufhören.
winston-guide-more = Spiel weiter oder beende deinen Zug: Dann gehört dir jeder vollständige Hund, also jeder Kopf mit mindestens zwei Körpern. Lange Hunde zählen viel mehr.
winston-guide-end = Mehr kannst du nicht spielen: Beende deinen Zug und sammle jeden vollständigen Hund ein.
winston-guide-take = Du darfst einen vollständigen Hund sofort einsammeln; seine Farbe ist dann frei für einen neuen.
winston-guide-stuck = Keine deiner Karten passt – da liegt der Hund begraben. Schieb einen Kopf unter den Stapel und zieh eine Karte. Damit endet dein Zug.
winston-guide-pass = Du kannst keine Karte spielen, und der Stapel ist leer: Du passt.

## Warum ein Zug abgelehnt wird, nach Regel

winston-refusal-hand = Diese Karte hast du nicht auf der Hand. Spiel eine, die du hast.
winston-refusal-one-head = Dieser Hund hat schon einen Kopf, und einer reicht. Mach ihn länger oder spiel bei einem anderen Hund.
winston-refusal-turn = Spiel noch mehr Karten, bevor du deinen Zug beendest.
winston-refusal-W6 = In der zweiten Ausgabe sammelst du Hunde nur am Ende deines Zuges ein.
winston-refusal-complete = Dieser Hund ist noch nicht vollständig: Er braucht einen Kopf und genug Körper.
winston-refusal-stuck = Das darfst du nur, wenn keine deiner Karten passt. Spiel eine, die passt.
winston-refusal-stuck-empty = Der Stapel ist leer, also kann nichts darunter. Du musst passen.

## Was an einem Spielaufbau nicht stimmt

winston-setup-deck-list = „deck“ muss eine Liste von { $cards } Karten sein.
winston-setup-card = Karte { $place } in „deck“, „{ $found }“, gibt es nicht. Karten: { $known }.
winston-setup-count = „deck“ enthält { $found }-mal { $card }; es müssen { $expected } sein.
winston-setup-deck = „deck“ enthält { $found ->
    [one] { $found } Karte
   *[other] { $found } Karten
}; es müssen { $expected } sein.
winston-setup-first = „first“ ist { $found }; es muss ein Platz von 0 bis { $last } sein.

## Am Tisch auf einem Bildschirm

winston-pile = { $pile ->
    [0] Der Stapel ist leer.
    [one] 1 Karte im Stapel.
   *[other] { $pile } Karten im Stapel.
}
winston-act-end = Zug beenden
winston-act-pass = Passen
winston-act-nothing = Kein Hund einzusammeln.
winston-act-more = { $count ->
    [one] Spiel noch eine Karte
   *[other] Spiel { $count } Karten
}
winston-act-stuck = Nichts passt: Schieb einen Kopf unter den Stapel
winston-act-take = Einsammeln
## Optionen beim Vorbereiten einer Partie

winston-option-edition = Ausgabe
winston-option-edition-second = Zweite Ausgabe: Hunde werden am Ende des Zuges eingesammelt
winston-option-edition-first = Erste Ausgabe: Hunde dürfen jederzeit im Zug eingesammelt werden; ihre Farbe ist dann sofort frei
winston-option-open-dogs = Offene Hunde
winston-option-open-dogs-false = Eingesammelte Hunde liegen verdeckt: Merk dir, wer was hat
winston-option-open-dogs-true = Eingesammelte Hunde liegen offen und die Punkte sind zu sehen; leichter für Jüngere

## Was das Labor zählt

winston-fires-taken = Ein Hund wird eingesammelt
winston-fires-bone = Der Knochen wechselt den Besitzer
winston-fires-poo = Das Häufchen wechselt den Besitzer
winston-fires-under = Festgefahren: Ein Kopf kommt unter den Stapel
winston-fires-passed = Festgefahren: Es wird gepasst
winston-fires-skipped = Jemand wird übersprungen

## Was an der Spielplandatei nicht stimmt

winston-board-number = „{ $entry }“ ist { $found }; es muss eine ganze Zahl von { $low } bis { $high } sein.
winston-board-play = „play“ ist { $play }; bei { $hand } Karten auf der Hand darf es höchstens { $hand } sein.
winston-board-hands = „hand“ ist { $hand }; bei { $cards } Karten für bis zu sechs Spieler darf es höchstens { $most } sein.
winston-board-dog = „dog“ ist { $found }; es muss eine Tabelle mit „first“ und „more“ sein.

## Zahlen des Spielplans, im Labor

winston-dial-hand = Karten auf der Hand
winston-dial-play = Karten je Zug, mindestens
winston-dial-heads = Köpfe je Farbe
winston-dial-bodies = Körper je Farbe
winston-dial-complete = Körper, die einen Hund vollständig machen
winston-dial-bone = Punkte für den Knochen
winston-dial-poo = Minuspunkte für das Häufchen
winston-dial-dog-first = Punkte für den ersten Körper eines Hundes
winston-dial-dog-more = So viel mehr zählt jeder weitere Körper als der davor
