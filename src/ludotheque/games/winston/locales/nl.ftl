# Winston. $you is "yes" als de lezer de speler is over wie het gaat.

winston-line = Bouw samen honden, pak de langste en pas op voor de hondenpoep.

## Kaarten en honden

winston-card-Rh = rode kop
winston-card-Rb = rood lichaam
winston-card-Oh = oranje kop
winston-card-Ob = oranje lichaam
winston-card-Yh = gele kop
winston-card-Yb = geel lichaam
winston-card-Gh = groene kop
winston-card-Gb = groen lichaam
winston-card-Bh = blauwe kop
winston-card-Bb = blauw lichaam
winston-card-Ph = paarse kop
winston-card-Pb = paars lichaam

winston-dog-R = rode hond
winston-dog-O = oranje hond
winston-dog-Y = gele hond
winston-dog-G = groene hond
winston-dog-B = blauwe hond
winston-dog-P = paarse hond

winston-end-played-out = Alle kaarten zijn gespeeld.
winston-end-stalled = Geen van de overgebleven kaarten kan worden gespeeld.

## Het verhaal van een zet

winston-tell-starts = { $why ->
    [name] { $you ->
        [yes] Je hebt de langste voornaam en begint.
       *[other] { $seat } heeft de langste voornaam en begint.
    }
   *[other] { tell-starts }
}
winston-tell-played = { $you ->
    [yes] Je speelt een { $card }.
   *[other] { $seat } speelt een { $card }.
}
winston-tell-ended = { $you ->
    [yes] Je beëindigt je beurt.
   *[other] { $seat } beëindigt de beurt.
}
winston-tell-taken = { $you ->
    [yes] Je pakt de { $dog } met { $bodies } lichamen, goed voor { $points } punten.
   *[other] { $seat } pakt de { $dog } met { $bodies } lichamen, goed voor { $points } punten.
}
winston-tell-bone = { $you ->
    [yes] Je krijgt het bot en groottekaart { $size }.
    [loser] { $seat } pakt het bot van je af en krijgt groottekaart { $size }.
   *[other] { $seat } krijgt het bot en groottekaart { $size }.
}
winston-tell-poo = { $size ->
    [none] { $you ->
        [yes] Je krijgt de hondenpoep. De kaart 5+ blijft bij het bot.
        [loser] { $seat } neemt de hondenpoep van je over. De kaart 5+ blijft bij het bot.
       *[other] { $seat } krijgt de hondenpoep. De kaart 5+ blijft bij het bot.
    }
   *[other] { $you ->
        [yes] Je krijgt de hondenpoep en groottekaart { $size }.
        [loser] { $seat } neemt de hondenpoep van je over en krijgt groottekaart { $size }.
       *[other] { $seat } krijgt de hondenpoep en groottekaart { $size }.
    }
}
winston-tell-under = { $you ->
    [yes] Je kunt niet spelen en legt een { $card } onder de stapel.
   *[other] { $seat } kan niet spelen en legt een { $card } onder de stapel.
}
winston-tell-drew = { $cards ->
    [none] { $count ->
        [one] { $seat } trekt een kaart.
       *[other] { $seat } trekt { $count } kaarten.
    }
   *[other] { $you ->
        [yes] Je trekt: { $cards }.
       *[other] { $seat } trekt { $count ->
            [one] een kaart
           *[other] { $count } kaarten
        }; bekend: { $cards }.
    }
}
winston-tell-passed = { $you ->
    [yes] Je kunt niet spelen en de stapel is leeg: je past.
   *[other] { $seat } kan niet spelen en de stapel is leeg: { $seat } past.
}
winston-tell-skipped = { $you ->
    [yes] Je hebt geen kaart meer en wordt overgeslagen.
   *[other] { $seat } heeft geen kaart meer en wordt overgeslagen.
}
winston-tell-over = De partij is afgelopen. { $end }

## De tafel in woorden

winston-table = Op tafel ({ $pile ->
    [0] de stapel is leeg
    [one] 1 kaart in de stapel
   *[other] { $pile } kaarten in de stapel
}):
winston-table-empty = nog geen hond
winston-dog = { $dog }: { $head ->
    [complete] { $bodies ->
        [one] een kop en 1 lichaam, compleet
       *[other] een kop en { $bodies } lichamen, compleet
    }
    [yes] { $bodies ->
        [0] een kop, geen lichaam
        [one] een kop en 1 lichaam
       *[other] een kop en { $bodies } lichamen
    }
   *[other] geen kop, { $bodies ->
        [one] 1 lichaam
       *[other] { $bodies } lichamen
    }
}
winston-under-pile = Voor ieders ogen onder de stapel gelegd, in deze volgorde: { $cards }
winston-player = { $name }: { $cards ->
    [0] geen kaart
    [one] 1 kaart
   *[other] { $cards } kaarten
}, { $dogs ->
    [0] geen hond gepakt
    [one] 1 hond gepakt
   *[other] { $dogs } honden gepakt
}
winston-score = { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}
winston-has-bone = het bot (langste hond: { $bodies })
winston-has-poo = { $card ->
    [none] de hondenpoep (kortste hond: { $bodies }; zonder groottekaart, de 5+ ligt bij het bot)
   *[other] de hondenpoep (kortste hond: { $bodies })
}
winston-letter-R = R
winston-letter-O = O
winston-letter-Y = Ge
winston-letter-G = Gr
winston-letter-B = B
winston-letter-P = P
winston-best = Langste hond: { $count }
winston-hand = Je hand:

## Zetten in woorden

winston-move-play = een { $card } spelen
winston-move-take = de { $dog } pakken
winston-move-end = de beurt beëindigen
winston-move-under = een { $card } onder de stapel leggen
winston-move-pass = passen

## In het eerste spel: de volgende stap

winston-guide-wait = De honden in het midden zijn van iedereen. Let op welke bijna compleet zijn: wie zijn beurt beëindigt, pakt ze.
winston-guide-begin = Speel minstens twee kaarten bij de honden in het midden: begin een hond, maak er een langer of geef hem zijn kop.
winston-guide-second = Eén kaart ligt er, een tweede moet volgen. Daarna mag je doorgaan of stoppen.
winston-guide-more = Speel door of beëindig je beurt: dan is elke complete hond van jou, dus elke kop met minstens twee lichamen. Lange honden tellen veel meer.
winston-guide-end = Je kunt niets meer spelen: beëindig je beurt en pak elke complete hond.
winston-guide-take = Je mag een complete hond nu meteen pakken; zijn kleur is dan vrij voor een nieuwe.
winston-guide-stuck = Geen van je kaarten past, dus druip je af met je staart tussen je benen: leg een kop onder de stapel en trek een kaart. Daarmee is je beurt voorbij.
winston-guide-pass = Je kunt geen enkele kaart spelen en de stapel is leeg: je past.

## Waarom een zet wordt geweigerd, per regel

winston-refusal-hand = Die kaart zit niet in je hand. Speel er een die je hebt.
winston-refusal-one-head = Deze hond heeft al een kop, en één is genoeg. Maak hem langer of speel bij een andere hond.
winston-refusal-turn = Speel nog meer kaarten voordat je je beurt beëindigt.
winston-refusal-W6 = In de tweede editie pak je honden pas als je je beurt beëindigt.
winston-refusal-complete = Die hond is nog niet compleet: hij heeft een kop en genoeg lichamen nodig.
winston-refusal-stuck = Dit mag alleen als je geen enkele kaart kunt spelen. Speel er een die wel past.
winston-refusal-stuck-empty = De stapel is leeg, dus er kan niets onder. Je moet passen.

## Wat er mis is met een beginopstelling

winston-setup-deck-list = ‘deck’ moet een lijst van { $cards } kaarten zijn.
winston-setup-card = Kaart { $place } in ‘deck’, ‘{ $found }’, bestaat niet. Kaarten: { $known }.
winston-setup-count = ‘deck’ bevat { $found } keer { $card }; het moeten er { $expected } zijn.
winston-setup-deck = ‘deck’ bevat { $found ->
    [one] { $found } kaart
   *[other] { $found } kaarten
}; het moeten er { $expected } zijn.
winston-setup-first = ‘first’ is { $found }; het moet een plaats van 0 tot en met { $last } zijn.

## Aan tafel op een scherm

winston-pile = { $pile ->
    [0] De stapel is leeg.
    [one] 1 kaart in de stapel.
   *[other] { $pile } kaarten in de stapel.
}
winston-act-end = Beurt beëindigen
winston-act-pass = Passen
winston-act-nothing = Geen hond om te pakken.
winston-act-more = { $count ->
    [one] Speel nog een kaart
   *[other] Speel { $count } kaarten
}
winston-act-stuck = Niets past: leg een kop onder de stapel
winston-act-take = Pakken
## Opties bij het voorbereiden van een partij

winston-option-edition = Editie
winston-option-edition-second = Tweede editie: honden pak je als je je beurt beëindigt
winston-option-edition-first = Eerste editie: honden mag je op elk moment van je beurt pakken; hun kleur is dan meteen vrij
winston-option-open-dogs = Open honden
winston-option-open-dogs-false = Gepakte honden liggen gedekt: onthoud wie wat heeft
winston-option-open-dogs-true = Gepakte honden liggen open en de punten zijn te zien; makkelijker voor jongere spelers

## Wat het lab telt

winston-fires-taken = Een hond wordt gepakt
winston-fires-bone = Het bot wisselt van eigenaar
winston-fires-poo = De hondenpoep wisselt van eigenaar
winston-fires-under = Vast: een kop gaat onder de stapel
winston-fires-passed = Vast: er wordt gepast
winston-fires-skipped = Iemand wordt overgeslagen

## Wat er mis is met het bordbestand

winston-board-number = ‘{ $entry }’ is { $found }; het moet een geheel getal van { $low } tot en met { $high } zijn.
winston-board-play = ‘play’ is { $play }; met { $hand } kaarten in de hand mag het hoogstens { $hand } zijn.
winston-board-hands = ‘hand’ is { $hand }; met { $cards } kaarten voor ten hoogste zes spelers mag het hoogstens { $most } zijn.
winston-board-dog = ‘dog’ is { $found }; het moet een tabel met ‘first’ en ‘more’ zijn.

## Getallen van het bord, in het lab

winston-dial-hand = Kaarten in de hand
winston-dial-play = Kaarten per beurt, minstens
winston-dial-heads = Koppen van elke kleur
winston-dial-bodies = Lichamen van elke kleur
winston-dial-complete = Lichamen die een hond compleet maken
winston-dial-bone = Punten voor het bot
winston-dial-poo = Strafpunten voor de hondenpoep
winston-dial-dog-first = Punten voor het eerste lichaam van een hond
winston-dial-dog-more = Hoeveel meer elk volgend lichaam telt dan het vorige
