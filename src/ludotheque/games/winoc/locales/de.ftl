# Winoc. $you ist "yes", wenn die lesende Person die ist, von der die Rede ist.

winoc-line = Ein Wettlauf auf der Stadtmauer zur eigenen Festung – für alle, die sich merken, was unter den Steinen steckt.

## Wächter, Tore, Wege, Seiten

winoc-guard-yellow = Wächter Gelb
winoc-guard-white = Wächter Weiß
winoc-guard-green = Wächter Grün
winoc-guard-red = Wächter Rot

winoc-gate-cassel = Cassel
winoc-gate-bierne = Bierne
winoc-gate-dunkerque = Dünkirchen
winoc-gate-hondschoote = Hondschoote
winoc-at-gate = Tor { $gate }
winoc-tower = Turm { $place }

winoc-path-N = Nordweg
winoc-path-S = Südweg
winoc-way-clockwise = im Uhrzeigersinn
winoc-way-counter = gegen den Uhrzeigersinn
winoc-face-0 = neutral
winoc-face-1 = Belfried (1)
winoc-face-2 = Schwan (2)
winoc-face-3 = Hering (3)
winoc-face-4 = Windmühle (4)
winoc-face-5 = Krug (5)
winoc-face-6 = Löwe (6)

winoc-end-played-out = Das Rennen ist gewonnen.
winoc-end-stalled = Nach 400 Zügen hat noch niemand gewonnen: unentschieden.
winoc-end-guard-yellow = Wächter Gelb hat keinen Spieler und ist als Erster zu Hause: Alle haben verloren.
winoc-end-guard-white = Wächter Weiß hat keinen Spieler und ist als Erster zu Hause: Alle haben verloren.
winoc-end-guard-green = Wächter Grün hat keinen Spieler und ist als Erster zu Hause: Alle haben verloren.
winoc-end-guard-red = Wächter Rot hat keinen Spieler und ist als Erster zu Hause: Alle haben verloren.

## Was ein Zug bewirkt

winoc-tell-path = { $you ->
    [yes] Du wählst den { $path }.
   *[other] { $seat } wählt den { $path }.
}
winoc-tell-turned = { $you ->
    [yes] Du drehst Stein { $spot } um und legst ihn
   *[other] { $seat } dreht Stein { $spot } um und legt ihn
} auf den { $path }: { $face }.
winoc-tell-neutral = Der neutrale Stein beendet das Umdrehen.
winoc-tell-crossed = Ein Doppel! Stein { $spot } wechselt auf den { $path }.
winoc-tell-twins = Ein Doppel, und sein Symbol liegt auf beiden Wegen: Die Steine { $spot } und { $other } kommen zurück in die Stadtmitte.
winoc-tell-double = Ein Doppel beendet das Umdrehen.
winoc-tell-winoc = { $you ->
    [yes] Winoc! Sechs Steine auf dem { $path }: Du darfst fliegen, wohin du willst.
   *[other] Winoc! Sechs Steine auf dem { $path }: { $seat } darf überallhin fliegen.
}
winoc-tell-moved = { $whose ->
    [own] { $you ->
        [yes] Du ziehst deinen Wächter
       *[other] { $seat } zieht { $guard }
    }
   *[nobody] { $you ->
        [yes] Du ziehst { $guard }, einen Wächter ohne Spieler,
       *[other] { $seat } zieht { $guard }, einen Wächter ohne Spieler,
    }
} { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} { $way }, { $gate ->
    [none] auf Turm { $place }
   *[other] zum Tor { $gate }
}.
winoc-tell-stayed = { $you ->
    [yes] Du wählst den leeren { $path } und bleibst stehen.
   *[other] { $seat } wählt den leeren { $path } und bleibt stehen.
}
winoc-tell-flew = { $you ->
    [yes] Du fliegst
   *[other] { $seat } fliegt
} { $gate ->
    [none] auf Turm { $place }
   *[other] zum Tor { $gate }
}.
winoc-tell-sent-off = { $guard } wird zum Tor { $gate } fortgeschickt.
winoc-tell-fortress = { $guard } nimmt seine Festung mit.
winoc-tell-cleared = { $path ->
    [none] Alle Steine kommen zurück in die Stadtmitte, ohne umgedreht zu werden.
   *[other] Die Steine vom { $path } kommen zurück in die Stadtmitte, ohne umgedreht zu werden.
}
winoc-tell-lapped = { $you ->
    [yes] Du gehst
   *[other] { $seat } geht
} { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
}{ $back ->
    [0] {""}
    [one] , den letzten davon rückwärts
   *[other] , die letzten { $back } davon rückwärts
}{ $left ->
    [0] { $you ->
        [yes] {" "}und bist zu Hause
       *[other] {" "}und ist zu Hause
    }
    [one] ; noch einer bis nach Hause
   *[other] ; noch { $left } bis nach Hause
}.
winoc-tell-over = Die Partie ist zu Ende. { $end }{ $winner ->
    [none] {""}
   *[other] { $you ->
        [winner] {" "}Du gewinnst!
       *[other] {" "}{ $winner } gewinnt!
    }
}

## Der Tisch in Worten

winoc-table = Zug { $turn }: { $name } ist dran
winoc-guard = { $name ->
    [none] { $guard } (ohne Spieler)
   *[other] { $guard } ({ $name })
}: { $where }
winoc-has-fortress = mit Festung
winoc-to-go = { $left ->
    [0] zu Hause
    [one] noch ein Schritt
   *[other] noch { $left } Schritte
}
winoc-lies-N = Nordweg: { $count ->
    [0] leer
   *[other] { $stones }
}
winoc-lies-S = Südweg: { $count ->
    [0] leer
   *[other] { $stones }
}
winoc-town = fK dreht Stein K in der Stadtmitte um.
winoc-follows = Jetzt folgt { $guard }: { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}.

## Der Tisch auf dem Bildschirm

winoc-next-path = { $you ->
    [yes] Beide Wege sind leer. Wähle den, auf den du Steine legst.
   *[other] { $name } wählt einen Weg.
}
winoc-next-draw = { $you ->
    [yes] Dreh einen Stein um und leg ihn auf den { $path }. Bei einem Doppel oder dem neutralen Stein ist Schluss.
   *[other] { $name } dreht Steine um und legt sie auf den { $path }.
}
winoc-next-move = { $you ->
    [yes] Wähle einen Weg und eine Richtung für deinen Wächter. Für die anderen gilt dann der andere Weg.
   *[other] { $name } wählt einen Weg und eine Richtung.
}
winoc-next-follow = { $you ->
    [yes] { $own ->
        [yes] Dein Wächter folgt
       *[other] { $guard } hat keinen Spieler, also führst du ihn
    }: { $steps ->
        [one] ein Schritt
       *[other] { $steps } Schritte
    }. In welche Richtung?
   *[other] { $name } zieht { $guard }.
}
winoc-next-winoc = { $you ->
    [yes] Winoc! Die Glocken läuten: Flieg auf der Mauer, wohin du willst.
   *[other] Winoc! { $name } darf überallhin fliegen.
}
winoc-goal-fortress = zur Festung: { $gate }
winoc-goal-home = jetzt nach Hause: { $gate }
winoc-stone = Stein { $spot }: { $face }, { $where ->
    [N] auf dem Nordweg
    [S] auf dem Südweg
   *[other] in der Stadtmitte
}

## Züge in Worten

winoc-move-turn = Stein { $stone } umdrehen
winoc-move-path-N = den Nordweg wählen
winoc-move-path-S = den Südweg wählen
winoc-move-go-N = so weit gehen, wie der Nordweg Steine hat, { $way }
winoc-move-go-S = so weit gehen, wie der Südweg Steine hat, { $way }
winoc-move-stay-N = den leeren Nordweg wählen und stehen bleiben
winoc-move-stay-S = den leeren Südweg wählen und stehen bleiben
winoc-move-follow = diesen Wächter { $way } ziehen
winoc-move-fly = auf Feld { $place } fliegen

## In der ersten Partie: der nächste Schritt

winoc-guide-wait = Schau zu, welche Steine umgedreht werden, und merk dir beide Seiten. Du wirst sie noch brauchen.
winoc-guide-path = Beide Wege sind leer. Wähle den, auf den du deine Steine legen willst.
winoc-guide-draw = Dreh einen Stein aus der Stadtmitte um und leg ihn auf deinen Weg. Dein Wächter geht so viele Felder, wie dort am Ende Steine liegen.
winoc-guide-draw-on = Dreh weiter Steine um, bis der neutrale kommt oder ein Symbol, das schon auf deinem Weg liegt.
winoc-guide-move = Wähle Weg und Richtung: Dein Wächter geht so viele Felder, wie auf dem Weg Steine liegen. Für die anderen gilt dann der andere Weg. Erst zu deiner Festung am Tor gegenüber, dann nach Hause.
winoc-guide-follow = Dein Wächter folgt und geht so viele Felder, wie auf dem anderen Weg Steine liegen. Du wählst die Richtung.
winoc-guide-unowned = Dieser Wächter hat keinen Spieler, also wählst du seine Richtung. Vorsicht: Auch er kann gewinnen, und dann haben alle verloren.
winoc-guide-winoc = Ein Winoc! Dein Wächter fliegt auf ein Feld deiner Wahl.
winoc-guide-junior = Dreh Steine um, bis der neutrale oder ein Doppel kommt; so viele Felder geht dein Wächter im Uhrzeigersinn. Komm nach einer ganzen Runde genau auf dein Tor.

## Warum ein Zug nicht geht, nach Regel

winoc-refusal-path = Einen Weg wählst du nur zu Beginn des Zuges, und nur wenn beide leer sind.
winoc-refusal-draw = Du drehst gerade Steine um: Mach weiter bis zu einem neutralen Stein oder einem Doppel.
winoc-refusal-centre = Dieser Stein liegt nicht in der Stadtmitte. Nimm einen, der dort liegt.
winoc-refusal-move = Wähle jetzt einen Weg und eine Richtung für deinen Wächter.
winoc-refusal-empty-path = Auf diesem Weg liegen keine Steine, also bringt er niemanden voran. Nimm den anderen oder bleib stehen.
winoc-refusal-whole-move = Auf diesem Weg liegen Steine, also muss dein Wächter so weit gehen. Wähle eine Richtung.
winoc-refusal-others = Jetzt folgen die anderen Wächter, einer nach dem anderen: Wähle nur die Richtung.
winoc-refusal-winoc = Fliegen kannst du nur mit einem Winoc, sechs Steinen auf einem Weg; und mit einem Winoc musst du fliegen.
winoc-refusal-elsewhere = Dort steht dein Wächter schon. Flieg an einen anderen Ort.
winoc-refusal-junior-moves = Im Juniorspiel wählst du nur Steine. Dreh einen um.
winoc-refusal-win = Die Partie ist zu Ende.

## Was an einem Spielaufbau nicht stimmt

winoc-setup-up-list = „up“ muss eine Liste von { $stones } Symbolen sein, eines für jeden Stein.
winoc-setup-up = „up“ enthält { $found ->
    [one] { $found } Symbol
   *[other] { $found } Symbole
}; es müssen { $stones } sein, eines für jeden Stein.
winoc-setup-face = Laut „up“ zeigt Stein { $stone } { $found }; seine Seiten sind: { $faces }.
winoc-setup-guards-list = „guards“ muss eine Liste von { $seats } Wächtern sein, einer für jeden Platz.
winoc-setup-guard = „guards“ nennt { $found }; die Wächter sind 0 Gelb, 1 Weiß, 2 Grün, 3 Rot.
winoc-setup-guard-twice = „guards“ gibt zwei Plätzen denselben Wächter: { $found }.
winoc-setup-guards-order = „guards“ ist { $found }; man sitzt in der Reihenfolge der Wächter, im Uhrzeigersinn von einem beliebigen an.
winoc-setup-first = „first“ ist { $found }; es muss ein Platz von 0 bis { $last } sein.

## Was an der Plandatei nicht stimmt

winoc-board-towers = „towers“ ist { $found }; erwartet: eine ganze Zahl von { $low } bis { $high }.
winoc-board-places = „places“ ist { $found }; es muss eine ganze Zahl von { $low } bis { $high } sein.
winoc-board-gates = „gates“ ist { $found }; es müssen { $count } verschiedene Felder in aufsteigender Folge sein, von 0 bis { $last }.
winoc-board-ahead = „ahead“ ist { $found }; es muss eine ganze Zahl von 0 bis { $high } sein.
winoc-board-stones = Anzahl der Steine in „stones“: { $found }; es müssen { $low } bis { $high } sein.
winoc-board-stone = Stein { $stone } ist { $found }; ein Stein trägt zwei verschiedene Symbole von 1 bis { $symbols } oder ist neutral: [0, 0].
winoc-board-twice = Stein { $stone } ist { $found }, wie schon Stein { $other }; jedes Symbolpaar gibt es nur einmal.

## Optionen beim Vorbereiten einer Partie

winoc-option-rules = Spiel
winoc-option-rules-classic = Klassisches Spiel: die eigene Festung holen und heimbringen
winoc-option-rules-junior = Juniorspiel: einmal um die Stadtmauer, ohne Festungen
winoc-option-fortress = Festung
winoc-option-fortress-stop = Halt am Tor: Der Wächter muss seine Bewegung dort beenden
winoc-option-fortress-pass = Festung im Vorbeigehen: Es genügt, ihr Tor zu erreichen oder zu überqueren
winoc-option-open-memory = Offenes Gedächtnis
winoc-option-open-memory-false = Merk dir, was unten liegt
winoc-option-open-memory-true = Unterseiten, die alle schon gesehen haben, bleiben vermerkt; für den Anfang

## Was das Labor zählt

winoc-fires-winoc = Ein Winoc
winoc-fires-sent-off = Ein Wächter wird fortgeschickt
winoc-fires-fortress = Ein Wächter nimmt seine Festung mit
winoc-fires-neutral = Der neutrale Stein beendet das Umdrehen
winoc-fires-crossed = Ein Doppel geht auf den anderen Weg
winoc-fires-twins = Ein Doppel auf beiden Wegen
winoc-fires-double = Ein Doppel beendet das Umdrehen
winoc-fires-stayed = Ein Wächter bleibt stehen

## What the lab lets people turn

winoc-dial-towers = Türme zwischen benachbarten Toren
winoc-dial-stones = Pflastersteine im Spiel (der neutrale ist der sechzehnte)
winoc-dial-ahead = Vorsprung jedes Spielers auf den vor ihm, in Feldern (Juniorspiel)
