# De eigen hoek, instellingen en hulp.

web-corner = Mijn hoek
web-corner-line = Je hebt geen account nodig: alles hier blijft op dit apparaat, in deze browser.
web-corner-me = Ik
web-corner-emblem = Mijn embleem
web-emblem-bell = Bel
web-emblem-key = Sleutel
web-emblem-leaf = Blad
web-emblem-anchor = Anker
web-emblem-star = Ster
web-emblem-moon = Maan
web-corner-played = Mijn partijen
web-corner-no-games = Nog geen partij afgelopen. De eerste verschijnt hier zodra ze voorbij is.
web-corner-game = Spel
web-corner-games = Gespeeld
web-corner-won = Gewonnen
web-corner-against = Tegen
web-corner-ahead = Je eindigde hoger
web-corner-all = Alle { $count } partijen tonen
web-corner-take = Naar een ander apparaat
web-corner-take-line = Neem je naam, je instellingen, je plaatsen en je afgelopen partijen mee. Wat het andere apparaat al heeft, blijft zoals het is.
web-corner-save = Opslaan in een bestand
web-corner-open = Bestand openen
web-corner-code-line = Scan deze code met het andere apparaat. Hij bevat je naam, je instellingen en je lopende partijen. Wie hem scant, kan voor jou spelen: houd hem voor jezelf.
web-corner-unreachable = Het andere apparaat kan deze code niet openen: alleen deze computer kan bij de server. Start hem met ‘ludotheque serve --host 0.0.0.0’, of gebruik een bestand.
web-corner-code-part = Code { $part } van { $parts }
web-corner-code-before = Vorige code
web-corner-code-next = Volgende code
web-corner-unreadable = Dit komt niet van Ludothèque, of er ontbreekt een deel. Er is niets veranderd.
web-corner-bring = Van je andere apparaat
web-corner-bring-line = { $count ->
    [0] Je naam en je instellingen op dit apparaat zetten?
    [one] Je naam, je instellingen en 1 partij op dit apparaat zetten?
   *[other] Je naam, je instellingen en { $count } partijen op dit apparaat zetten?
}
web-corner-bring-yes = Toevoegen
web-corner-brought = Klaar! Alles staat hier.
web-corner-no = Annuleren
web-corner-delete = Alles wissen
web-corner-delete-line = Je naam, je instellingen, je afgelopen partijen en de sleutels van je plaatsen verdwijnen van dit apparaat. De partijen zelf gaan door.
web-corner-delete-sure = Echt alles wissen? Zonder opgeslagen bestand kun je niet meer terug naar je plaatsen.
web-corner-delete-yes = Ja, alles wissen
web-theme = Uiterlijk
web-theme-system = zoals het systeem
web-theme-light = licht
web-theme-dark = donker
web-haptics = Trillen
web-strong-colours = Kleuren voor kleurenblinden
web-rename = Mijn naam wijzigen
web-rename-do = Wijzigen
web-renamed = { $old } heet nu { $name }.
web-help = Hulp
web-help-rules-of = Regels van { $game }
web-help-lab-of = Lab voor { $game }
web-help-lab = Lab
web-help-docs = Documentatie
web-help-version = Versie { $version }
