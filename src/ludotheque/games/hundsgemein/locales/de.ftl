# Hundsgemein. $you ist "yes", wenn von der lesenden Person die Rede ist.

hundsgemein-line = Leg Flöhe entlang der Straßen und merk dir, welche davon deine sind.
hundsgemein-end-played-out = Keiner der übrigen Flöhe kann mehr gelegt werden.
hundsgemein-breed-1 = Baron
hundsgemein-breed-2 = Punk
hundsgemein-breed-3 = Haudrauf
hundsgemein-breed-4 = Rapper

## Was ein Zug bewirkt

hundsgemein-tell-laid = { $you ->
    [yes] Du legst einen { $breed } auf { $block }.
   *[other] { $seat } legt einen { $breed } auf { $block }.
}
hundsgemein-tell-thrown = { $count ->
    [one] { $you ->
        [yes] Du wirfst einen { $breeds } ab.
       *[other] { $seat } wirft einen { $breeds } ab.
    }
   *[other] { $you ->
        [yes] Du wirfst beide Flöhe ab: { $breeds }.
       *[other] { $seat } wirft beide Flöhe ab: { $breeds }.
    }
}
hundsgemein-tell-called = { $you ->
    [yes] Du rufst „Verboten!“ bei dem Floh, den { $loser } auf { $block } gelegt hat.
    [loser] { $seat } ruft „Verboten!“ bei dem Floh, den du auf { $block } gelegt hast.
   *[other] { $seat } ruft „Verboten!“ bei dem Floh, den { $loser } auf { $block } gelegt hat.
}
hundsgemein-tell-let-pass = { $you ->
    [yes] Du lässt ihn durchgehen.
   *[other] { $seat } lässt ihn durchgehen.
}
hundsgemein-tell-removed = { $rule ->
    [bones] Stimmt: Auf die gekreuzten Knochen darf kein Floh. Der { $breed } kommt aus dem Spiel.
   *[neighbours] Stimmt: { $block } liegt neben einem Floh derselben Art. Der { $breed } kommt aus dem Spiel.
}
hundsgemein-tell-stays = Doch erlaubt: Ein { $breed } darf auf { $block }. Der Floh bleibt liegen.
hundsgemein-tell-turned-up = { $count ->
    [one] { $you ->
        [yes] Du deckst einen neuen Floh auf: { $breeds }.
       *[other] { $seat } deckt einen neuen Floh auf: { $breeds }.
    }
   *[other] { $you ->
        [yes] Du deckst zwei neue Flöhe auf: { $breeds }.
       *[other] { $seat } deckt zwei neue Flöhe auf: { $breeds }.
    }
}
hundsgemein-tell-skipped = { $you ->
    [yes] Du hast keinen Floh mehr und wirst übersprungen.
   *[other] { $seat } hat keinen Floh mehr und wird übersprungen.
}
hundsgemein-tell-dog-taken = { $you ->
    [yes] Straße { $street }: Du bekommst { $dog }, Wert { $worth }.
   *[other] Straße { $street }: { $seat } bekommt { $dog }, Wert { $worth }.
}
hundsgemein-tell-dog-discarded = Straße { $street }: Niemand liegt vorn, { $dog } wird abgelegt.
hundsgemein-tell-over = Die Partie ist zu Ende. { $end }

## Der Tisch in Worten

hundsgemein-quarter = Das Viertel. Eine Zahl ist ein Floh dieser Art, · ein freier Block, × die gekreuzten Knochen:
hundsgemein-out = Aus dem Spiel: { $fleas }
hundsgemein-out-breed = { $count } × { $breed }
hundsgemein-player = { $name }: { $breeds ->
    [none] kein Floh
   *[other] offen { $breeds }
}; { $reserve ->
    [0] keiner im Vorrat
   *[other] { $reserve } im Vorrat
}
hundsgemein-score = { $dogs ->
    [0] kein Hund
    [one] 1 Hund
   *[other] { $dogs } Hunde
}, { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}
hundsgemein-street = { $street }, { $dog } ({ $worth }): { $winner ->
    [none] abgelegt
   *[other] { $you ->
        [yes] für dich
       *[other] { $winner }
    }
} – { $counts }
hundsgemein-street-fleas = { $name } { $fleas }
hundsgemein-street-runs = { $name } { $runs } in Ketten ({ $fleas } insgesamt)
hundsgemein-asked = { $you ->
    [yes] { $name } hat einen { $breed } auf { $block } gelegt. Rufst du „Verboten!“ oder lässt du ihn durchgehen?
    [owner] Du hast einen { $breed } auf { $block } gelegt. { $mover } kann „Verboten!“ rufen oder ihn durchgehen lassen.
   *[other] { $name } hat einen { $breed } auf { $block } gelegt. { $mover } kann „Verboten!“ rufen oder ihn durchgehen lassen.
}

## Züge in Worten

hundsgemein-move-lay = { $breed } auf { $block } legen
hundsgemein-move-drop = { $breed } abwerfen
hundsgemein-move-drop-two = beide abwerfen, { $first } und { $second }
hundsgemein-move-call = „Verboten!“ rufen
hundsgemein-move-ok = durchgehen lassen

## Auf dem Bildschirm

hundsgemein-pick = Nimm einen deiner beiden Flöhe.
hundsgemein-place = Such ihm ein erleuchtetes Dach aus – oder die Tonne.
hundsgemein-throw-one = Abwerfen
hundsgemein-throw-both = Beide
hundsgemein-call = Verboten!
hundsgemein-pass = Durchgehen lassen
hundsgemein-objection-turn = Ist dieser Floh erlaubt?
hundsgemein-objection-all = { $name } hat einen { $breed } auf { $block } gelegt. Ist das erlaubt?
hundsgemein-objection-who = Wer hat es bemerkt?
hundsgemein-objection-moment = Gleich bleibt er von selbst liegen.
hundsgemein-objection-ask = Bei jedem Floh fragen
hundsgemein-reserve = { $count } verdeckt
hundsgemein-flea = { $breed }
hundsgemein-block-flea = { $block }: { $breed }
hundsgemein-block-free = { $block }: frei
hundsgemein-block-bones = { $block }: die gekreuzten Knochen
hundsgemein-bin = Aus dem Spiel
hundsgemein-street-title = Straße { $street }: { $dog }
hundsgemein-in-all = { $fleas } insgesamt
## In der ersten Partie: der nächste Schritt

hundsgemein-guide-wait = Merk dir, wer welchen Floh legt. Erst am Ende ist zu sehen, wem sie gehören.
hundsgemein-guide-first = Wähle einen deiner beiden Flöhe und dann einen Block für ihn. Er zählt für alle Straßen an diesem Block.
hundsgemein-guide-lay = Leg einen Floh dorthin, wo keiner seiner Art daneben liegt, auch nicht schräg. Oder wirf Flöhe ab, um andere zu bekommen.
hundsgemein-guide-drop = Keiner deiner Flöhe findet ein Plätzchen: Wirf einen oder beide ab und deck andere auf.
hundsgemein-guide-honour = Auf Ehre: Nichts hindert dich daran, einen Floh gegen die Regeln zu legen, aber die anderen dürfen „Verboten!“ rufen.
hundsgemein-guide-call = Liegt dieser Floh richtig: auf einem freien Block, nicht auf den Knochen, nicht neben seiner eigenen Art? Ruf „Verboten!“ oder lass ihn durchgehen.

## Warum ein Zug abgelehnt wird, nach Regel

hundsgemein-refusal-face-up = Einen solchen Floh hast du nicht offen vor dir. Nimm einen, der vor dir liegt.
hundsgemein-refusal-free = Auf diesem Block liegt schon ein Floh. Wähle einen freien.
hundsgemein-refusal-bones = Auf die gekreuzten Knochen darf kein Floh. Wähle einen anderen Block.
hundsgemein-refusal-neighbours = Neben diesem Block liegt ein Floh derselben Art. Wähle einen Block weiter weg.
hundsgemein-refusal-honour = Gerade gibt es nichts zu verbieten: Das geht nur bei einem eben gelegten Floh und nur beim Spiel auf Ehre.
hundsgemein-refusal-H4 = Gerade wurde ein Floh gelegt. Ruf zuerst „Verboten!“ oder lass ihn durchgehen.
hundsgemein-refusal-end = Die Partie ist zu Ende.

## Was an einem Spielaufbau nicht stimmt

hundsgemein-setup-dogs = „dogs“ muss jeder der Straßen { $streets } ihren Hund geben.
hundsgemein-setup-street = Eine Straße „{ $found }“ gibt es nicht. Straßen: { $known }.
hundsgemein-setup-no-dog = Straße { $street } hat keinen Hund.
hundsgemein-setup-dog = Den Hund „{ $found }“ für Straße { $street } gibt es nicht. Hunde: { $known }.
hundsgemein-setup-dog-count = { $dog } kommt { $found }-mal vor; richtig ist { $expected }-mal.
hundsgemein-setup-reserves = „reserves“ muss eine Liste von { $seats } Vorräten sein, einer pro Platz; gefunden: { $found }.
hundsgemein-setup-reserve = Der Vorrat von Platz { $seat } muss eine Liste von { $expected } Flöhen sein; gefunden: { $found }.
hundsgemein-setup-flea = Floh { $place } von Platz { $seat }, „{ $found }“, gibt es nicht. Flöhe sind Zahlen von 1 bis 4.
hundsgemein-setup-flea-count = Flöhe der Art { $breed } im Vorrat von Platz { $seat }: { $found }; es müssen { $expected } sein.
hundsgemein-setup-first = „first“ ist { $found }; es muss ein Platz von 0 bis { $last } sein.

## Was an der Spielplandatei nicht stimmt

hundsgemein-board-bones = „bones“ ist { $found }; es muss ein Block von a1 bis g7 sein.
hundsgemein-board-dogs = „dogs“ ist { $found }; es muss eine Tabelle mit dem Wert jedes Hundes sein.
hundsgemein-board-worth = { $dog } hat den Wert { $found }; es muss eine ganze Zahl von { $low } bis { $high } sein.

## Optionen beim Vorbereiten einer Partie

hundsgemein-option-scoring = Wertung
hundsgemein-option-scoring-standard = Standard: die meisten Flöhe entlang der Straße
hundsgemein-option-scoring-expert = Experten: die längsten ununterbrochenen Ketten entlang der Straße
hundsgemein-option-honour = Auf Ehre
hundsgemein-option-honour-false = Nur erlaubte Blocks lassen sich wählen
hundsgemein-option-honour-true = Nichts hindert dich daran, einen Floh gegen die Regeln zu legen, bis es jemand merkt
hundsgemein-option-open-owners = Offene Besitzer
hundsgemein-option-open-owners-false = Merk dir, wer was gelegt hat
hundsgemein-option-open-owners-true = Alle sehen, wer welchen Floh gelegt hat; für den Anfang

## Was das Labor zählt

hundsgemein-fires-called = Jemand ruft „Verboten!“
hundsgemein-fires-removed = Zu Recht „Verboten!“: Der Floh geht
hundsgemein-fires-stays = Zu Unrecht „Verboten!“: Der Floh bleibt
hundsgemein-fires-thrown = Flöhe werden abgeworfen
hundsgemein-fires-skipped = Jemand wird übersprungen
hundsgemein-fires-dog-taken = Ein Hund wird gewonnen
hundsgemein-fires-dog-discarded = Ein Hund geht an niemanden

## What the lab lets people turn

hundsgemein-dial-dogs-zorro = Was Zorro wert ist
hundsgemein-dial-dogs-daisy = Was Daisy wert ist
hundsgemein-dial-dogs-fifi = Was Fifi wert ist
hundsgemein-dial-dogs-rex = Was Rex wert ist
hundsgemein-dial-bones = Block mit den gekreuzten Knochen
