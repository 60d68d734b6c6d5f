# Hundsgemein. $you is "yes" als de lezer degene is over wie het gaat.

hundsgemein-line = Leg vlooien langs de straten en onthoud welke van jou zijn.
hundsgemein-end-played-out = Geen van de overgebleven vlooien kan nog worden gelegd.
hundsgemein-breed-1 = Baron
hundsgemein-breed-2 = Punker
hundsgemein-breed-3 = Houwdegen
hundsgemein-breed-4 = Rapper

## Het verhaal van een zet

hundsgemein-tell-laid = { $you ->
    [yes] Je legt een { $breed } op { $block }.
   *[other] { $seat } legt een { $breed } op { $block }.
}
hundsgemein-tell-thrown = { $count ->
    [one] { $you ->
        [yes] Je gooit een { $breeds } weg.
       *[other] { $seat } gooit een { $breeds } weg.
    }
   *[other] { $you ->
        [yes] Je gooit beide vlooien weg: { $breeds }.
       *[other] { $seat } gooit beide vlooien weg: { $breeds }.
    }
}
hundsgemein-tell-called = { $you ->
    [yes] Je roept ‘Mag niet!’ bij de vlo die { $loser } op { $block } heeft gelegd.
    [loser] { $seat } roept ‘Mag niet!’ bij de vlo die jij op { $block } hebt gelegd.
   *[other] { $seat } roept ‘Mag niet!’ bij de vlo die { $loser } op { $block } heeft gelegd.
}
hundsgemein-tell-let-pass = { $you ->
    [yes] Je laat hem liggen.
   *[other] { $seat } laat hem liggen.
}
hundsgemein-tell-removed = { $rule ->
    [bones] Klopt: op de gekruiste botten mag geen vlo liggen. De { $breed } gaat uit het spel.
   *[neighbours] Klopt: { $block } ligt naast een vlo van dezelfde soort. De { $breed } gaat uit het spel.
}
hundsgemein-tell-stays = Het mag wel: een { $breed } mag op { $block } liggen. De vlo blijft.
hundsgemein-tell-turned-up = { $count ->
    [one] { $you ->
        [yes] Je draait een nieuwe vlo om: { $breeds }.
       *[other] { $seat } draait een nieuwe vlo om: { $breeds }.
    }
   *[other] { $you ->
        [yes] Je draait twee nieuwe vlooien om: { $breeds }.
       *[other] { $seat } draait twee nieuwe vlooien om: { $breeds }.
    }
}
hundsgemein-tell-skipped = { $you ->
    [yes] Je hebt geen vlo meer en wordt overgeslagen.
   *[other] { $seat } heeft geen vlo meer en wordt overgeslagen.
}
hundsgemein-tell-dog-taken = { $you ->
    [yes] Straat { $street }: je krijgt { $dog }, waarde { $worth }.
   *[other] Straat { $street }: { $seat } krijgt { $dog }, waarde { $worth }.
}
hundsgemein-tell-dog-discarded = Straat { $street }: niemand staat voor, { $dog } gaat uit het spel.
hundsgemein-tell-over = De partij is afgelopen. { $end }

## De tafel in woorden

hundsgemein-quarter = De wijk. Een cijfer is een vlo van die soort, · een vrij blok, × de gekruiste botten:
hundsgemein-out = Uit het spel: { $fleas }
hundsgemein-out-breed = { $count } × { $breed }
hundsgemein-player = { $name }: { $breeds ->
    [none] geen vlo
   *[other] open { $breeds }
}; { $reserve ->
    [0] geen in voorraad
   *[other] { $reserve } in voorraad
}
hundsgemein-score = { $dogs ->
    [0] geen hond
    [one] 1 hond
   *[other] { $dogs } honden
}, { $score ->
    [one] 1 punt
   *[other] { $score } punten
}
hundsgemein-street = { $street }, { $dog } ({ $worth }): { $winner ->
    [none] uit het spel
   *[other] { $you ->
        [yes] voor jou
       *[other] { $winner }
    }
} – { $counts }
hundsgemein-street-fleas = { $name } { $fleas }
hundsgemein-street-runs = { $name } { $runs } in reeksen ({ $fleas } in totaal)
hundsgemein-asked = { $you ->
    [yes] { $name } heeft een { $breed } op { $block } gelegd. Roep je ‘Mag niet!’ of laat je hem liggen?
    [owner] Je hebt een { $breed } op { $block } gelegd. { $mover } mag ‘Mag niet!’ roepen of hem laten liggen.
   *[other] { $name } heeft een { $breed } op { $block } gelegd. { $mover } mag ‘Mag niet!’ roepen of hem laten liggen.
}

## Zetten in woorden

hundsgemein-move-lay = een { $breed } op { $block } leggen
hundsgemein-move-drop = een { $breed } weggooien
hundsgemein-move-drop-two = beide weggooien, { $first } en { $second }
hundsgemein-move-call = ‘Mag niet!’ roepen
hundsgemein-move-ok = laten liggen

## Op het scherm

hundsgemein-pick = Kies een van je twee vlooien.
hundsgemein-place = Zoek er een verlicht dak voor uit, of de vuilnisbak.
hundsgemein-throw-one = Weggooien
hundsgemein-throw-both = Beide
hundsgemein-call = Mag niet!
hundsgemein-pass = Laten liggen
hundsgemein-objection-turn = Mag deze vlo daar liggen?
hundsgemein-objection-all = { $name } heeft een { $breed } op { $block } gelegd. Mag dat?
hundsgemein-objection-who = Wie heeft het gezien?
hundsgemein-objection-moment = Zo meteen blijft hij vanzelf liggen.
hundsgemein-objection-ask = Bij elke vlo vragen
hundsgemein-reserve = { $count } gedekt
hundsgemein-flea = { $breed }
hundsgemein-block-flea = { $block }: { $breed }
hundsgemein-block-free = { $block }: vrij
hundsgemein-block-bones = { $block }: de gekruiste botten
hundsgemein-bin = Uit het spel
hundsgemein-street-title = Straat { $street }: { $dog }
hundsgemein-in-all = { $fleas } in totaal
## In het eerste spel: de volgende stap

hundsgemein-guide-wait = Onthoud wie welke vlo legt. Pas aan het einde is te zien van wie ze zijn.
hundsgemein-guide-first = Kies een van je twee vlooien en dan een blok ervoor. Hij telt voor alle straten langs dat blok.
hundsgemein-guide-lay = Leg een vlo waar er geen van zijn soort naast ligt, ook niet schuin. Of gooi vlooien weg om andere te krijgen.
hundsgemein-guide-drop = Geen van je vlooien kan nog ergens terecht: gooi er een of allebei weg en draai andere om.
hundsgemein-guide-honour = Op je erewoord: niets houdt je tegen om een vlo tegen de regels in te leggen, maar de anderen mogen ‘Mag niet!’ roepen.
hundsgemein-guide-call = Ligt deze vlo goed: op een vrij blok, niet op de botten, niet naast zijn eigen soort? Roep ‘Mag niet!’ of laat hem liggen.

## Waarom een zet wordt geweigerd, per regel

hundsgemein-refusal-face-up = Zo’n vlo heb je niet open voor je liggen. Kies er een die voor je ligt.
hundsgemein-refusal-free = Op dat blok ligt al een vlo. Kies een vrij blok.
hundsgemein-refusal-bones = Op de gekruiste botten mag geen vlo liggen. Kies een ander blok.
hundsgemein-refusal-neighbours = Naast dat blok ligt een vlo van dezelfde soort. Kies een blok verder weg.
hundsgemein-refusal-honour = Er valt nu niets te verbieden: dat kan alleen bij een zojuist gelegde vlo, en alleen als je op je erewoord speelt.
hundsgemein-refusal-H4 = Er is zojuist een vlo gelegd. Roep eerst ‘Mag niet!’ of laat hem liggen.
hundsgemein-refusal-end = De partij is afgelopen.

## Wat er mis is met een beginopstelling

hundsgemein-setup-dogs = ‘dogs’ moet elk van de straten { $streets } een hond geven.
hundsgemein-setup-street = Straat ‘{ $found }’ bestaat niet. Straten: { $known }.
hundsgemein-setup-no-dog = Straat { $street } heeft geen hond.
hundsgemein-setup-dog = De hond ‘{ $found }’ voor straat { $street } bestaat niet. Honden: { $known }.
hundsgemein-setup-dog-count = { $dog } komt { $found } keer voor; het moet { $expected } keer zijn.
hundsgemein-setup-reserves = ‘reserves’ moet een lijst van { $seats } voorraden zijn, één per plaats; gevonden: { $found }.
hundsgemein-setup-reserve = De voorraad van plaats { $seat } moet een lijst van { $expected } vlooien zijn; gevonden: { $found }.
hundsgemein-setup-flea = Vlo { $place } van plaats { $seat }, ‘{ $found }’, bestaat niet. Vlooien zijn getallen van 1 tot en met 4.
hundsgemein-setup-flea-count = Vlooien van soort { $breed } in de voorraad van plaats { $seat }: { $found }; het moeten er { $expected } zijn.
hundsgemein-setup-first = ‘first’ is { $found }; het moet een plaats van 0 tot en met { $last } zijn.

## Wat er mis is met het bordbestand

hundsgemein-board-bones = ‘bones’ is { $found }; het moet een blok van a1 tot en met g7 zijn.
hundsgemein-board-dogs = ‘dogs’ is { $found }; het moet een tabel met de waarde van elke hond zijn.
hundsgemein-board-worth = { $dog } is { $found } waard; het moet een geheel getal van { $low } tot en met { $high } zijn.

## Opties bij het voorbereiden van een partij

hundsgemein-option-scoring = Telling
hundsgemein-option-scoring-standard = Standaard: de meeste vlooien langs de straat
hundsgemein-option-scoring-expert = Expert: de langste ononderbroken reeksen langs de straat
hundsgemein-option-honour = Op je erewoord
hundsgemein-option-honour-false = Je kunt alleen blokken kiezen die mogen
hundsgemein-option-honour-true = Niets houdt je tegen om een vlo tegen de regels in te leggen, tot iemand het merkt
hundsgemein-option-open-owners = Open eigenaars
hundsgemein-option-open-owners-false = Onthoud zelf wie wat heeft gelegd
hundsgemein-option-open-owners-true = Iedereen ziet wie welke vlo heeft gelegd; voor beginners

## Wat het lab telt

hundsgemein-fires-called = Iemand roept ‘Mag niet!’
hundsgemein-fires-removed = Terecht ‘Mag niet!’: de vlo gaat weg
hundsgemein-fires-stays = Onterecht ‘Mag niet!’: de vlo blijft
hundsgemein-fires-thrown = Vlooien worden weggegooid
hundsgemein-fires-skipped = Iemand wordt overgeslagen
hundsgemein-fires-dog-taken = Een hond wordt gewonnen
hundsgemein-fires-dog-discarded = Een hond gaat naar niemand

## What the lab lets people turn

hundsgemein-dial-dogs-zorro = Wat Zorro waard is
hundsgemein-dial-dogs-daisy = Wat Daisy waard is
hundsgemein-dial-dogs-fifi = Wat Fifi waard is
hundsgemein-dial-dogs-rex = Wat Rex waard is
hundsgemein-dial-bones = Blok met de gekruiste botten
