# Winoc. $you is "yes" als de lezer de speler is over wie het gaat.

winoc-line = Een race over de stadswal naar je eigen vesting, voor wie onthoudt wat er onder de stenen zit.

## Wachters, poorten, paden, kanten

winoc-guard-yellow = gele wachter
winoc-guard-white = witte wachter
winoc-guard-green = groene wachter
winoc-guard-red = rode wachter

winoc-gate-cassel = Kasselpoort
    .town = Kassel
winoc-gate-bierne = Biernepoort
    .town = Bierne
winoc-gate-dunkerque = Duinkerkepoort
    .town = Duinkerke
winoc-gate-hondschoote = Hondschotepoort
    .town = Hondschote
winoc-at-gate = { $gate }
winoc-tower = toren { $place }

winoc-path-N = noordpad
winoc-path-S = zuidpad
winoc-way-clockwise = met de klok mee
winoc-way-counter = tegen de klok in
winoc-face-0 = neutraal
winoc-face-1 = belfort (1)
winoc-face-2 = zwaan (2)
winoc-face-3 = haring (3)
winoc-face-4 = windmolen (4)
winoc-face-5 = kruik (5)
winoc-face-6 = leeuw (6)

winoc-end-played-out = De race is gewonnen.
winoc-end-stalled = Na 400 beurten heeft nog niemand gewonnen: gelijkspel.
winoc-end-guard-yellow = De gele wachter heeft geen speler en is als eerste thuis: iedereen heeft verloren.
winoc-end-guard-white = De witte wachter heeft geen speler en is als eerste thuis: iedereen heeft verloren.
winoc-end-guard-green = De groene wachter heeft geen speler en is als eerste thuis: iedereen heeft verloren.
winoc-end-guard-red = De rode wachter heeft geen speler en is als eerste thuis: iedereen heeft verloren.

## Het verhaal van een zet

winoc-tell-path = { $you ->
    [yes] Je kiest het { $path }.
   *[other] { $seat } kiest het { $path }.
}
winoc-tell-turned = { $you ->
    [yes] Je draait steen { $spot } om en legt hem
   *[other] { $seat } draait steen { $spot } om en legt hem
} op het { $path }: { $face }.
winoc-tell-neutral = De neutrale steen maakt een eind aan het omdraaien.
winoc-tell-crossed = Een dubbele! Steen { $spot } gaat naar het { $path }.
winoc-tell-twins = Een dubbele, en het symbool ligt op beide paden: steen { $spot } en steen { $other } gaan terug naar het centrum.
winoc-tell-double = Een dubbele maakt een eind aan het omdraaien.
winoc-tell-winoc = { $you ->
    [yes] Winoc! Zes stenen op het { $path }: je mag vliegen waarheen je wilt.
   *[other] Winoc! Zes stenen op het { $path }: { $seat } mag overal naartoe vliegen.
}
winoc-tell-moved = { $whose ->
    [own] { $you ->
        [yes] Je verzet je wachter
       *[other] { $seat } verzet de { $guard }
    }
   *[nobody] { $you ->
        [yes] Je verzet de { $guard } zonder speler
       *[other] { $seat } verzet de { $guard } zonder speler
    }
} { $steps ->
    [one] één stap
   *[other] { $steps } stappen
} { $way }, naar { $gate ->
    [none] toren { $place }
   *[other] de { $gate }
}.
winoc-tell-stayed = { $you ->
    [yes] Je kiest het lege { $path } en blijft staan.
   *[other] { $seat } kiest het lege { $path } en blijft staan.
}
winoc-tell-flew = { $you ->
    [yes] Je vliegt
   *[other] { $seat } vliegt
} naar { $gate ->
    [none] toren { $place }
   *[other] de { $gate }
}.
winoc-tell-sent-off = De { $guard } wordt weggestuurd naar de { $gate }.
winoc-tell-fortress = De { $guard } neemt zijn vesting mee.
winoc-tell-cleared = { $path ->
    [none] Alle stenen gaan terug naar het centrum, zonder te worden omgedraaid.
   *[other] De stenen van het { $path } gaan terug naar het centrum, zonder te worden omgedraaid.
}
winoc-tell-lapped = { $you ->
    [yes] Je gaat
   *[other] { $seat } gaat
} { $steps ->
    [one] één stap
   *[other] { $steps } stappen
}{ $back ->
    [0] {""}
    [one] , waarvan de laatste achteruit
   *[other] , waarvan de laatste { $back } achteruit
}{ $left ->
    [0] { $you ->
        [yes] {" "}en bent thuis
       *[other] {" "}en is thuis
    }
    [one] ; nog één te gaan
   *[other] ; nog { $left } te gaan
}.
winoc-tell-over = De partij is afgelopen. { $end }{ $winner ->
    [none] {""}
   *[other] { $you ->
        [winner] {" "}Jij wint!
       *[other] {" "}{ $winner } wint!
    }
}

## De tafel in woorden

winoc-table = Beurt { $turn }: { $name } is aan de beurt
winoc-guard = { $name ->
    [none] { $guard } (zonder speler)
   *[other] { $guard } ({ $name })
}: { $where }
winoc-has-fortress = met zijn vesting
winoc-to-go = { $left ->
    [0] thuis
    [one] nog één stap
   *[other] nog { $left } stappen
}
winoc-lies-N = Noordpad: { $count ->
    [0] leeg
   *[other] { $stones }
}
winoc-lies-S = Zuidpad: { $count ->
    [0] leeg
   *[other] { $stones }
}
winoc-town = fK draait steen K in het centrum om.
winoc-follows = Nu volgt de { $guard }: { $steps ->
    [one] één stap
   *[other] { $steps } stappen
}.

## De tafel op het scherm

winoc-next-path = { $you ->
    [yes] Beide paden zijn leeg. Kies op welk pad je stenen legt.
   *[other] { $name } kiest een pad.
}
winoc-next-draw = { $you ->
    [yes] Draai een steen om en leg hem op het { $path }. Bij een dubbele of de neutrale steen stop je.
   *[other] { $name } draait stenen om en legt ze op het { $path }.
}
winoc-next-move = { $you ->
    [yes] Kies een pad en een richting voor je wachter. Voor de anderen geldt dan het andere pad.
   *[other] { $name } kiest een pad en een richting.
}
winoc-next-follow = { $you ->
    [yes] { $own ->
        [yes] Jouw wachter volgt
       *[other] De { $guard } heeft geen speler, dus stuur jij hem
    }: { $steps ->
        [one] één stap
       *[other] { $steps } stappen
    }. Welke kant op?
   *[other] { $name } verzet de { $guard }.
}
winoc-next-winoc = { $you ->
    [yes] Winoc! De klokken luiden: vlieg over de stadswal waarheen je maar wilt.
   *[other] Winoc! { $name } mag overal naartoe vliegen.
}
winoc-goal-fortress = naar de vesting: { $gate }
winoc-goal-home = nu naar huis: { $gate }
winoc-stone = Steen { $spot }: { $face }, { $where ->
    [N] op het noordpad
    [S] op het zuidpad
   *[other] in het centrum
}

## Zetten in woorden

winoc-move-turn = steen { $stone } omdraaien
winoc-move-path-N = het noordpad kiezen
winoc-move-path-S = het zuidpad kiezen
winoc-move-go-N = zo ver lopen als er stenen op het noordpad liggen, { $way }
winoc-move-go-S = zo ver lopen als er stenen op het zuidpad liggen, { $way }
winoc-move-stay-N = het lege noordpad kiezen en blijven staan
winoc-move-stay-S = het lege zuidpad kiezen en blijven staan
winoc-move-follow = deze wachter { $way } verzetten
winoc-move-fly = naar plek { $place } vliegen

## In het eerste spel: de volgende stap

winoc-guide-wait = Let op welke stenen worden omgedraaid en onthoud beide kanten. Je hebt ze nog nodig.
winoc-guide-path = Beide paden zijn leeg. Kies op welk pad je je stenen wilt leggen.
winoc-guide-draw = Draai een steen uit het centrum om en leg hem op je pad. Je wachter loopt zoveel plekken als er daar stenen komen te liggen.
winoc-guide-draw-on = Draai steeds een steen om, tot de neutrale komt of een symbool dat al op je pad ligt.
winoc-guide-move = Kies een pad en een richting: je wachter loopt zoveel plekken als er stenen op dat pad liggen. Voor de anderen geldt dan het andere pad. Eerst naar je vesting bij de poort aan de overkant, dan naar huis.
winoc-guide-follow = Je wachter volgt en loopt zoveel plekken als er stenen op het andere pad liggen. Jij kiest de richting.
winoc-guide-unowned = Deze wachter heeft geen speler, dus kies jij zijn richting. Pas op: hij kan ook winnen, en dan heeft iedereen verloren.
winoc-guide-winoc = Een Winoc! Je wachter vliegt naar een plek naar keuze.
winoc-guide-junior = Draai stenen om tot de neutrale of een dubbele komt; zoveel plekken loopt je wachter met de klok mee. Kom na een hele ronde precies op je eigen poort uit.

## Waarom een zet niet mag, per regel

winoc-refusal-path = Een pad kies je alleen aan het begin van een beurt, en alleen als beide leeg zijn.
winoc-refusal-draw = Je draait stenen om: ga door tot een neutrale steen of een dubbele.
winoc-refusal-centre = Die steen ligt niet in het centrum. Kies er een die daar wel ligt.
winoc-refusal-move = Kies nu een pad en een richting voor je wachter.
winoc-refusal-empty-path = Op dat pad liggen geen stenen, dus het brengt niemand vooruit. Kies het andere, of blijf staan.
winoc-refusal-whole-move = Op dat pad liggen stenen, dus je wachter moet zo ver lopen. Kies een richting.
winoc-refusal-others = Nu volgen de andere wachters, een voor een: kies alleen hun richting.
winoc-refusal-winoc = Vliegen kan alleen met een Winoc, zes stenen op één pad; en met een Winoc moet je vliegen.
winoc-refusal-elsewhere = Daar staat je wachter al. Vlieg naar een andere plek.
winoc-refusal-junior-moves = In het juniorspel kies je alleen stenen. Draai er een om.
winoc-refusal-win = De partij is afgelopen.

## Wat er mis is met een beginopstelling

winoc-setup-up-list = ‘up’ moet een lijst van { $stones } symbolen zijn, een voor elke steen.
winoc-setup-up = ‘up’ bevat { $found ->
    [one] { $found } symbool
   *[other] { $found } symbolen
}; het moeten er { $stones } zijn, een voor elke steen.
winoc-setup-face = Volgens ‘up’ toont steen { $stone } { $found }; zijn kanten zijn: { $faces }.
winoc-setup-guards-list = ‘guards’ moet een lijst van { $seats } wachters zijn, een voor elke plaats.
winoc-setup-guard = ‘guards’ noemt { $found }; de wachters zijn 0 geel, 1 wit, 2 groen, 3 rood.
winoc-setup-guard-twice = ‘guards’ geeft twee plaatsen dezelfde wachter: { $found }.
winoc-setup-guards-order = ‘guards’ is { $found }; je zit in de volgorde van de wachters, met de klok mee vanaf een willekeurige.
winoc-setup-first = ‘first’ is { $found }; het moet een plaats van 0 tot en met { $last } zijn.

## Wat er mis is met het bordbestand

winoc-board-towers = ‘towers’ is { $found }; verwacht: een geheel getal van { $low } tot en met { $high }.
winoc-board-places = ‘places’ is { $found }; het moet een geheel getal van { $low } tot en met { $high } zijn.
winoc-board-gates = ‘gates’ is { $found }; het moeten { $count } verschillende plekken in oplopende volgorde zijn, van 0 tot en met { $last }.
winoc-board-ahead = ‘ahead’ is { $found }; het moet een geheel getal van 0 tot en met { $high } zijn.
winoc-board-stones = aantal stenen in ‘stones’: { $found }; het moeten er { $low } tot en met { $high } zijn.
winoc-board-stone = steen { $stone } is { $found }; een steen heeft twee verschillende symbolen van 1 tot en met { $symbols }, of is neutraal: [0, 0].
winoc-board-twice = steen { $stone } is { $found }, net als steen { $other }; elk paar symbolen bestaat maar één keer.

## Opties bij het voorbereiden van een partij

winoc-option-rules = Spel
winoc-option-rules-classic = Klassiek spel: je vesting ophalen en thuisbrengen
winoc-option-rules-junior = Juniorspel: één keer rond de stadswal, zonder vestingen
winoc-option-fortress = Vesting
winoc-option-fortress-stop = Stoppen bij de poort: je wachter moet zijn zet daar eindigen
winoc-option-fortress-pass = Vesting in het voorbijgaan: de poort bereiken of passeren is genoeg
winoc-option-open-memory = Open geheugen
winoc-option-open-memory-false = Onthoud zelf wat onderop ligt
winoc-option-open-memory-true = Onderkanten die iedereen al zag, blijven aangegeven; voor beginners

## Wat het lab telt

winoc-fires-winoc = Een Winoc
winoc-fires-sent-off = Een wachter wordt weggestuurd
winoc-fires-fortress = Een wachter neemt zijn vesting mee
winoc-fires-neutral = De neutrale steen stopt het omdraaien
winoc-fires-crossed = Een dubbele gaat naar het andere pad
winoc-fires-twins = Een dubbele op beide paden
winoc-fires-double = Een dubbele stopt het omdraaien
winoc-fires-stayed = Een wachter blijft staan

## What the lab lets people turn

winoc-dial-towers = Torens tussen naburige poorten
winoc-dial-stones = Straatstenen in het spel (de neutrale is de zestiende)
winoc-dial-ahead = Voorsprong van elke speler op de vorige, in plekken (juniorspel)
