# Winchester. $you is "yes" als de lezer de speler is over wie het gaat.

winchester-line = Een race rond het bord met louter schaakzetten: de dobbelsteen zegt welk stuk je bent.

## De dobbelsteen en het bord

winchester-face-K = koning
winchester-face-Q = dame
winchester-face-R = toren
winchester-face-B = loper
winchester-face-N = paard
winchester-face-P = pion

winchester-zone-start = start
winchester-zone-A = vak A
winchester-zone-B = vak B
winchester-zone-corner-1 = hoek 1
winchester-zone-C = vak C
winchester-zone-corner-2 = hoek 2
winchester-zone-D = vak D
winchester-zone-E = vak E
winchester-zone-corner-3 = hoek 3
winchester-zone-F = vak F

winchester-end-played-out = Op één na zijn alle stukken thuis.
winchester-end-stalled = Er is al 300 rondes geen stuk thuisgekomen.

## Het verhaal van een zet

winchester-tell-starts = { $why ->
    [lot] { $you ->
        [yes] Jij gooit het hoogst en begint.
       *[other] { $seat } gooit het hoogst en begint.
    }
   *[other] { tell-starts }
}
winchester-tell-rolled = { $you ->
    [yes] Je gooit met de schaakdobbelsteen: { $face }.
   *[other] { $seat } gooit met de schaakdobbelsteen: { $face }.
}
winchester-tell-moved = { $you ->
    [yes] Je gaat van { $origin } naar { $target }{ $crossed ->
        [none] .
       *[other] {" "}en passeert de startlijn.
    }
   *[other] { $seat } gaat van { $origin } naar { $target }{ $crossed ->
        [none] .
       *[other] {" "}en passeert de startlijn.
    }
}
winchester-tell-swapped = { $you ->
    [yes] Je gaat van { $origin } naar { $target } en wisselt van plaats met een stuk van { $loser }.
    [loser] { $seat } gaat van { $origin } naar { $target } en wisselt van plaats met een van jouw stukken.
   *[other] { $seat } gaat van { $origin } naar { $target } en wisselt van plaats met een stuk van { $loser }.
}
winchester-tell-arrived = { $you ->
    [yes] Je brengt je stuk van { $origin } thuis. Het is nummer { $place } en levert { $points } punten op.
   *[other] { $seat } brengt het stuk van { $origin } thuis. Het is nummer { $place } en levert { $points } punten op.
}
winchester-tell-bonus = { $you ->
    [yes] Je krijgt een bonus: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
   *[other] { $seat } krijgt een bonus: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
}
winchester-tell-passed = { $you ->
    [yes] Je kunt geen stuk verzetten: je past en slaat je volgende beurt over.
   *[other] { $seat } kan geen stuk verzetten, past en slaat de volgende beurt over.
}
winchester-tell-skipped = { $you ->
    [yes] Je slaat deze beurt over.
   *[other] { $seat } slaat deze beurt over.
}
winchester-tell-last = { $you ->
    [yes] Jouw stuk op { $square } is het allerlaatste en levert { $points ->
        [0] niets
        [one] 1 punt
       *[other] { $points } punten
    } op.
   *[other] Het stuk van { $seat } op { $square } is het allerlaatste en levert { $points ->
        [0] niets
        [one] 1 punt
       *[other] { $points } punten
    } op.
}
winchester-tell-over = De partij is afgelopen. { $end }

## Het bord in woorden

winchester-die = Op de dobbelsteen: { $face }
winchester-to-roll = { $you ->
    [yes] Je gooit met de schaakdobbelsteen.
   *[other] { $name } gooit met de schaakdobbelsteen.
}
winchester-quiet = Rondes op rij waarin geen stuk thuiskwam: { $rounds }; na nog { $left } is de partij afgelopen.
winchester-player = { $name }: { $score ->
    [one] 1 punt
   *[other] { $score } punten
}, { $home ->
    [0] geen stuk thuis
    [one] 1 stuk thuis
   *[other] { $home } stukken thuis
}
winchester-loses-turn = slaat de volgende beurt over
winchester-pieces = op het bord – { $squares }
winchester-on = { $zone }: { $squares }

## Het bord op een scherm

winchester-table = het bord
winchester-starts = begint deze ronde
winchester-choose-piece = Kies een van je stukken.
winchester-choose-square = Kies nu waar het naartoe gaat.
winchester-piece = { $you ->
    [yes] jouw stuk op { $square }
   *[other] stuk van { $name } op { $square }
}
winchester-piece-home = { $you ->
    [yes] jouw stuk, als nummer { $place } thuisgekomen
   *[other] stuk van { $name }, als nummer { $place } thuisgekomen
}

## Zetten in woorden

winchester-move-roll = gooien: { $face }
winchester-move-go = van { $origin } naar { $target }
winchester-move-swap = van { $origin } naar { $target }, met plaatswissel
winchester-move-home = naar huis, van { $origin } naar { $target }
winchester-move-pass = passen en de volgende beurt overslaan

## In het eerste spel: de volgende stap

winchester-guide-wait = De dobbelsteen bepaalt welk schaakstuk iedereen nadoet. Loop één keer tegen de klok in rond het bord en weer naar huis.
winchester-guide-pass = Je kunt geen enkel stuk verzetten: je past en slaat ook je volgende beurt over.
winchester-guide-king = Een koning: verzet een van je stukken één veld, welke kant je maar op wilt.
winchester-guide-queen = Een dame: recht of schuin, zo ver je wilt, maar nergens overheen. Kom je op iemand terecht, dan wisselen jullie van plaats.
winchester-guide-rook = Een toren: langs een rij of kolom, zo ver je wilt, maar nergens overheen. Kom je op iemand terecht, dan wisselen jullie van plaats.
winchester-guide-bishop = Een loper: schuin, zo ver je wilt, maar nergens overheen. Kom je op iemand terecht, dan wisselen jullie van plaats.
winchester-guide-knight = Een paard: twee velden rechtuit en één opzij. Alleen het paard springt over stukken en obstakels.
winchester-guide-pawn = Een pion: één veld recht vooruit, of één schuin vooruit om met iemand van plaats te wisselen.

## De telling

winchester-score-place = als nummer { $place } thuisgekomen
winchester-score-bonus = bonus
winchester-score-last = het laatste stuk

## Waarom een zet niet mag, per regel

winchester-refusal-king = Een koning gaat maar één veld, welke kant je maar op wilt. Kies een veld ernaast.
winchester-refusal-queen = Een dame gaat recht of schuin. Kies een veld op een van die lijnen.
winchester-refusal-rook = Een toren gaat recht, langs een rij of een kolom. Kies daar een veld.
winchester-refusal-bishop = Een loper gaat schuin. Kies een veld op een schuine lijn.
winchester-refusal-knight = Een paard springt twee velden in één richting en één veld opzij.
winchester-refusal-pawn = Een pion gaat één veld recht vooruit als dat leeg is; schuin vooruit wisselt hij met iemand van plaats.
winchester-refusal-roll = Eerst wordt er één keer met de schaakdobbelsteen gegooid, daarna pas een stuk verzet.
winchester-refusal-own = Daar staat geen stuk van jou. Kies een van je eigen stukken.
winchester-refusal-must = Een van je stukken kan verzet worden, dus dat moet ook.
winchester-refusal-obstacle = Daar staat een obstakel. Kies een veld zonder obstakel.
winchester-refusal-jump = Er staat iets in de weg, en alleen een paard springt. Stop ervoor, of ga een andere kant op.
winchester-refusal-C2 = Daar staat al een stuk van jezelf. Kies een ander veld.
winchester-refusal-before-start = Een stuk dat de startlijn niet is gepasseerd, kan met niemand van plaats wisselen. Kies een leeg veld.
winchester-refusal-C3 = Start- en finishlijn passeer je alleen vooruit, en er is geen weg omheen.
winchester-refusal-C4 = Een stuk dat de start nog niet heeft verlaten, houdt dit veld bezet. Kom op een ander veld thuis.
winchester-refusal-arrival = Een stuk dat de finishlijn passeert, eindigt zijn zet thuis.
winchester-refusal-end = De partij is afgelopen.

## Wat er mis is met een opstelling

winchester-setup-obstacles = ‘obstacles’ moet voor elk vak een getal geven: { $sections }.
winchester-setup-missing = In ‘obstacles’ ontbreekt vak { $section }.
winchester-setup-section = Er is geen vak ‘{ $found }’. Vakken: { $sections }.
winchester-setup-number = Het getal voor vak { $section } is { $found }; het moet van 1 tot en met { $last } zijn.
winchester-setup-first = ‘first’ is { $found }; het moet een plaats van 0 tot en met { $last } zijn.

## Wat er mis is met het bordbestand

winchester-board-zone-missing = de zone ‘{ $expected }’ ontbreekt.
winchester-board-zone-extra = ‘{ $found }’ is een zone te veel. Zones, op volgorde: { $known }.
winchester-board-zone-name = hier wordt de zone ‘{ $expected }’ verwacht, niet ‘{ $found }’.
winchester-board-squares = ‘{ $found }’ is geen rechthoek van velden op de baan, zoals ‘a1-d4’, met de hoek linksonder eerst.
winchester-board-overlap = { $square } hoort al bij de zone ‘{ $zone }’.
winchester-board-uncovered = { $square } hoort bij geen enkele zone.
winchester-board-forward = ‘forward’ is { $found }; het moeten een of twee van deze richtingen zijn: { $known }.
winchester-board-number-row = ‘{ $found }’ in vak { $zone } moet uit { $count } getallen van 1 tot en met 6 bestaan.
winchester-board-number-rows = vak { $zone } heeft { $found } regels met getallen; het moeten er { $count } zijn.
winchester-board-number-count = vak { $zone } heeft { $found } keer het getal { $number }; dat moet { $count } keer zijn.
winchester-board-start-square = startveld { $code } is ‘{ $found }’; het moet een veld van de start zijn dat geen ander nummer heeft.
winchester-board-teams = voor { $seats } spelers moeten er { $seats } even lange lijsten met startvelden zijn, met hoogstens { $most } velden.
winchester-board-code = er is geen startveld { $found }. Startvelden: { $known }.
winchester-board-code-twice = startveld { $found } staat er twee keer.
winchester-board-number = ‘{ $entry }’ is { $found }; het moet een geheel getal van { $low } tot en met { $high } zijn.

## Wat het lab telt

winchester-fires-swapped = Een stuk wordt geslagen en wisselt van plaats
winchester-fires-arrived = Een stuk komt thuis
winchester-fires-bonus = Iemand krijgt een bonus
winchester-fires-passed = Er is geen zet mogelijk
winchester-fires-skipped = Iemand slaat een beurt over

## What the lab lets people turn

winchester-dial-pieces = Stukken van elke speler, hoogstens
winchester-dial-points-first = Punten voor het eerste stuk thuis
winchester-dial-points-least = Punten voor een aankomst, minstens
winchester-dial-points-last = Punten voor het laatste stuk in vak E of verder
winchester-dial-bonus-team = Bonus voor het eerste team thuis
winchester-dial-bonus-second = Bonus als op het allereerste stuk snel een tweede eigen stuk volgt
winchester-dial-bonus-row = Bonus voor drie aankomsten op rij
winchester-dial-zone-a-numbers = Getallen in vak A
winchester-dial-zone-b-numbers = Getallen in vak B
winchester-dial-zone-c-numbers = Getallen in vak C
winchester-dial-zone-d-numbers = Getallen in vak D
winchester-dial-zone-e-numbers = Getallen in vak E
winchester-dial-zone-f-numbers = Getallen in vak F
winchester-dial-players-2 = Startvelden bij twee spelers, elk een rij
winchester-dial-players-3 = Startvelden bij drie spelers, elk een rij
winchester-dial-players-4 = Startvelden bij vier spelers, elk een rij
winchester-dial-players-5 = Startvelden bij vijf spelers, elk een rij
