# Winchester. $you ist "yes", wenn die lesende Person die ist, von der die Rede ist.

winchester-line = Ein Wettlauf rund ums Brett mit lauter Schachzügen: Der Würfel sagt, welche Figur du bist.

## Würfel und Brett (immer im Nominativ)

winchester-face-K = König
winchester-face-Q = Dame
winchester-face-R = Turm
winchester-face-B = Läufer
winchester-face-N = Springer
winchester-face-P = Bauer

winchester-zone-start = Start
winchester-zone-A = Abschnitt A
winchester-zone-B = Abschnitt B
winchester-zone-corner-1 = Ecke 1
winchester-zone-C = Abschnitt C
winchester-zone-corner-2 = Ecke 2
winchester-zone-D = Abschnitt D
winchester-zone-E = Abschnitt E
winchester-zone-corner-3 = Ecke 3
winchester-zone-F = Abschnitt F

winchester-end-played-out = Alle Steine bis auf einen sind im Ziel.
winchester-end-stalled = Seit 300 Runden ist kein Stein ins Ziel gekommen.

## Was ein Zug bewirkt

winchester-tell-starts = { $why ->
    [lot] { $you ->
        [yes] Du würfelst am höchsten und beginnst.
       *[other] { $seat } würfelt am höchsten und beginnt.
    }
   *[other] { tell-starts }
}
winchester-tell-rolled = { $you ->
    [yes] Du würfelst mit dem Schachwürfel: { $face }.
   *[other] { $seat } würfelt mit dem Schachwürfel: { $face }.
}
winchester-tell-moved = { $you ->
    [yes] Du ziehst von { $origin } nach { $target }{ $crossed ->
        [none] .
       *[other] {" "}und überquerst die Startlinie.
    }
   *[other] { $seat } zieht von { $origin } nach { $target }{ $crossed ->
        [none] .
       *[other] {" "}und überquert die Startlinie.
    }
}
winchester-tell-swapped = { $you ->
    [yes] Du ziehst von { $origin } nach { $target } und tauschst die Plätze mit einem Stein von { $loser }.
    [loser] { $seat } zieht von { $origin } nach { $target } und tauscht die Plätze mit einem deiner Steine.
   *[other] { $seat } zieht von { $origin } nach { $target } und tauscht die Plätze mit einem Stein von { $loser }.
}
winchester-tell-arrived = { $you ->
    [yes] Du bringst deinen Stein von { $origin } ins Ziel. Er kommt als Nummer { $place } an und zählt { $points } Punkte.
   *[other] { $seat } bringt den Stein von { $origin } ins Ziel. Er kommt als Nummer { $place } an und zählt { $points } Punkte.
}
winchester-tell-bonus = { $you ->
    [yes] Du bekommst einen Bonus: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
   *[other] { $seat } bekommt einen Bonus: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
}
winchester-tell-passed = { $you ->
    [yes] Du kannst nicht ziehen: Du passt und setzt das nächste Mal aus.
   *[other] { $seat } kann nicht ziehen, passt und setzt das nächste Mal aus.
}
winchester-tell-skipped = { $you ->
    [yes] Du setzt diesmal aus.
   *[other] { $seat } setzt diesmal aus.
}
winchester-tell-last = { $you ->
    [yes] Dein Stein auf { $square } ist der letzte von allen und zählt { $points ->
        [0] nichts
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
   *[other] Der Stein von { $seat } auf { $square } ist der letzte von allen und zählt { $points ->
        [0] nichts
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
}
winchester-tell-over = Die Partie ist zu Ende. { $end }

## Das Brett in Worten

winchester-die = Auf dem Würfel: { $face }
winchester-to-roll = { $you ->
    [yes] Du würfelst mit dem Schachwürfel.
   *[other] { $name } würfelt mit dem Schachwürfel.
}
winchester-quiet = Runden hintereinander, in denen kein Stein ins Ziel kam: { $rounds }; nach { $left } weiteren endet die Partie.
winchester-player = { $name }: { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}, { $home ->
    [0] kein Stein im Ziel
    [one] 1 Stein im Ziel
   *[other] { $home } Steine im Ziel
}
winchester-loses-turn = setzt das nächste Mal aus
winchester-pieces = auf dem Brett – { $squares }
winchester-on = { $zone }: { $squares }

## Das Brett auf dem Bildschirm

winchester-table = das Brett
winchester-starts = beginnt diese Runde
winchester-choose-piece = Wähle einen deiner Steine.
winchester-choose-square = Wähle nun, wohin er zieht.
winchester-piece = { $you ->
    [yes] dein Stein auf { $square }
   *[other] Stein von { $name } auf { $square }
}
winchester-piece-home = { $you ->
    [yes] dein Stein, als Nummer { $place } im Ziel
   *[other] Stein von { $name }, als Nummer { $place } im Ziel
}

## Züge in Worten

winchester-move-roll = würfeln: { $face }
winchester-move-go = von { $origin } nach { $target }
winchester-move-swap = von { $origin } nach { $target }, mit Platztausch
winchester-move-home = ins Ziel, von { $origin } nach { $target }
winchester-move-pass = passen und das nächste Mal aussetzen

## In der ersten Partie: der nächste Schritt

winchester-guide-wait = Der Würfel entscheidet, welche Schachfigur alle nachmachen. Lauf einmal gegen den Uhrzeigersinn ums Brett bis ins Ziel.
winchester-guide-pass = Keiner deiner Steine kann ziehen: Du passt und setzt auch das nächste Mal aus.
winchester-guide-king = Ein König: Zieh einen deiner Steine ein Feld weit, egal in welche Richtung.
winchester-guide-queen = Eine Dame: gerade oder schräg, so weit du magst, aber über nichts hinweg. Triffst du auf jemanden, tauscht ihr die Plätze.
winchester-guide-rook = Ein Turm: in einer Reihe oder Spalte, so weit du magst, aber über nichts hinweg. Triffst du auf jemanden, tauscht ihr die Plätze.
winchester-guide-bishop = Ein Läufer: schräg, so weit du magst, aber über nichts hinweg. Triffst du auf jemanden, tauscht ihr die Plätze.
winchester-guide-knight = Ein Springer: zwei Felder geradeaus und eins zur Seite. Nur er springt über Steine und Hindernisse.
winchester-guide-pawn = Ein Bauer: ein Feld geradeaus nach vorn oder eins schräg nach vorn, um mit jemandem den Platz zu tauschen.

## Die Wertung

winchester-score-place = als Nummer { $place } ins Ziel gekommen
winchester-score-bonus = Bonus
winchester-score-last = der letzte Stein

## Warum ein Zug nicht geht, nach Regel

winchester-refusal-king = Ein König zieht nur ein Feld weit, in jede Richtung. Wähle ein Feld daneben.
winchester-refusal-queen = Eine Dame zieht gerade oder schräg. Wähle ein Feld auf einer dieser Linien.
winchester-refusal-rook = Ein Turm zieht gerade, in einer Reihe oder Spalte. Wähle dort ein Feld.
winchester-refusal-bishop = Ein Läufer zieht schräg. Wähle ein Feld auf einer Schräge.
winchester-refusal-knight = Ein Springer springt zwei Felder in eine Richtung und eines zur Seite.
winchester-refusal-pawn = Ein Bauer zieht ein Feld geradeaus nach vorn, wenn es leer ist; schräg nach vorn tauscht er mit jemandem den Platz.
winchester-refusal-roll = Zuerst wird einmal mit dem Schachwürfel gewürfelt, dann wird gezogen.
winchester-refusal-own = Dort steht keiner deiner Steine. Wähle einen von dir.
winchester-refusal-must = Einer deiner Steine kann ziehen, also zieh ihn.
winchester-refusal-obstacle = Dort steht ein Hindernis. Wähle ein Feld ohne Hindernis.
winchester-refusal-jump = Etwas steht im Weg, und nur der Springer springt. Bleib davor stehen oder zieh woandershin.
winchester-refusal-C2 = Dort steht schon ein Stein von dir. Wähle ein anderes Feld.
winchester-refusal-before-start = Ein Stein, der die Startlinie nicht überquert hat, kann mit niemandem tauschen. Wähle ein leeres Feld.
winchester-refusal-C3 = Start- und Ziellinie werden nur vorwärts überquert, und es führt kein Weg um sie herum.
winchester-refusal-C4 = Ein Stein, der den Start noch nicht verlassen hat, sperrt dieses Feld. Komm auf einem anderen ins Ziel.
winchester-refusal-arrival = Ein Stein, der über die Ziellinie kommt, beendet seinen Zug im Ziel.
winchester-refusal-end = Die Partie ist zu Ende.

## Was an einem Aufbau nicht stimmt

winchester-setup-obstacles = „obstacles“ muss für jeden Abschnitt eine Zahl angeben: { $sections }.
winchester-setup-missing = In „obstacles“ fehlt der Abschnitt { $section }.
winchester-setup-section = Einen Abschnitt „{ $found }“ gibt es nicht. Abschnitte: { $sections }.
winchester-setup-number = Die Zahl für Abschnitt { $section } ist { $found }; sie muss zwischen 1 und { $last } liegen.
winchester-setup-first = „first“ ist { $found }; es muss ein Platz von 0 bis { $last } sein.

## Was an der Brettdatei nicht stimmt

winchester-board-zone-missing = Die Zone „{ $expected }“ fehlt.
winchester-board-zone-extra = „{ $found }“ ist eine Zone zu viel. Zonen, der Reihe nach: { $known }.
winchester-board-zone-name = Hier wird die Zone „{ $expected }“ erwartet, nicht „{ $found }“.
winchester-board-squares = „{ $found }“ ist kein Rechteck von Feldern der Bahn wie „a1-d4“, die Ecke unten links zuerst.
winchester-board-overlap = { $square } gehört schon zur Zone „{ $zone }“.
winchester-board-uncovered = { $square } gehört zu keiner Zone.
winchester-board-forward = „forward“ ist { $found }; nötig sind eine oder zwei dieser Richtungen: { $known }.
winchester-board-number-row = „{ $found }“ in Abschnitt { $zone } muss aus { $count } Zahlen von 1 bis 6 bestehen.
winchester-board-number-rows = Abschnitt { $zone } hat { $found } Zeilen mit Zahlen; es müssen { $count } sein.
winchester-board-number-count = Abschnitt { $zone } hat die Zahl { $number } { $found }-mal; es muss { $count }-mal sein.
winchester-board-start-square = Startfeld { $code } ist „{ $found }“; es muss ein Feld des Starts sein, das keine andere Nummer hat.
winchester-board-teams = Für { $seats } Spieler muss es { $seats } gleich lange Listen von Startfeldern geben, mit höchstens { $most } Feldern.
winchester-board-code = Ein Startfeld { $found } gibt es nicht. Startfelder: { $known }.
winchester-board-code-twice = Startfeld { $found } ist zweimal angegeben.
winchester-board-number = „{ $entry }“ ist { $found }; es muss eine ganze Zahl von { $low } bis { $high } sein.

## Was das Labor zählt

winchester-fires-swapped = Ein Stein wird geschlagen und tauscht den Platz
winchester-fires-arrived = Ein Stein kommt ins Ziel
winchester-fires-bonus = Jemand bekommt einen Bonus
winchester-fires-passed = Kein Zug ist möglich
winchester-fires-skipped = Jemand setzt aus

## What the lab lets people turn

winchester-dial-pieces = Steine jedes Spielers, höchstens
winchester-dial-points-first = Punkte für den ersten Stein im Ziel
winchester-dial-points-least = Punkte für eine Ankunft, mindestens
winchester-dial-points-last = Punkte für den letzten Stein in Abschnitt E oder weiter vorn
winchester-dial-bonus-team = Bonus für die erste Mannschaft im Ziel
winchester-dial-bonus-second = Bonus, wenn auf den allerersten Stein bald ein zweiter eigener folgt
winchester-dial-bonus-row = Bonus für drei Ankünfte hintereinander
winchester-dial-zone-a-numbers = Zahlen in Abschnitt A
winchester-dial-zone-b-numbers = Zahlen in Abschnitt B
winchester-dial-zone-c-numbers = Zahlen in Abschnitt C
winchester-dial-zone-d-numbers = Zahlen in Abschnitt D
winchester-dial-zone-e-numbers = Zahlen in Abschnitt E
winchester-dial-zone-f-numbers = Zahlen in Abschnitt F
winchester-dial-players-2 = Startfelder bei zwei Spielern, je eine Zeile
winchester-dial-players-3 = Startfelder bei drei Spielern, je eine Zeile
winchester-dial-players-4 = Startfelder bei vier Spielern, je eine Zeile
winchester-dial-players-5 = Startfelder bei fünf Spielern, je eine Zeile
