# ludotheque learn: what bots learn from games of search; and what is said where that cannot be used.

cli-help-learn = De getallen waarmee bots een spel beoordelen aanpassen aan partijen van de zoeker, en ze overnemen, tenzij de bots er in wedstrijden slechter mee spelen.
cli-param-learn-bot = De bot die de partijen speelt: een niveau, of een zoeker zoals search:400.
cli-param-learn-games = Aantal partijen per ronde; een op de vijf dient alleen om het resultaat te beoordelen.
cli-param-rounds = Aantal rondes; elke wordt gespeeld met wat de vorige heeft geleerd.
cli-param-learn-deals = Aantal verdelingen in de wedstrijden tegen de huidige getallen; elke wordt één keer per plaats gespeeld.
cli-param-learn-folder = De map voor afgelopen partijen; een afgebroken run gaat van daaruit verder.
cli-param-dry = Tonen wat er geleerd is zonder het te schrijven.

learn-loss = Logaritmisch verlies op achtergehouden partijen ({ $games } partijen in de laatste ronde): { $after }, eerst { $before }. Minder is beter.
learn-won = Tegen de vorige getallen: { $value }% gewonnen ({ $low } tot { $high }) in { $matches } partijen; bij { $even }% zijn ze even sterk.
learn-kept = Geschreven in { $file }.
learn-tells = Geschreven in { $file }, voor wat mensen te horen krijgen. Bots houden hun formule: geen wedstrijd heeft laten zien dat ze hiermee beter spelen.
learn-dry = Er is niets geschreven.
learn-dropped = Niet overgenomen: de huidige getallen zijn beter.
learn-interrupted = Onderbroken. Afgelopen partijen staan in { $folder }; dezelfde opdracht gaat van daaruit verder.
learn-name = Naam
learn-number = Getal

fitted-unusable = { $file } wordt niet gebruikt: { $reason } De bots oordelen zonder dit bestand, met wat met de hand is geschreven.
fitted-unreadable = het kan niet gelezen worden ({ $reason }).
fitted-damaged = het is beschadigd ({ $detail }).
fitted-other = het is voor een andere versie.
