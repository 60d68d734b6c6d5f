# The page about the house.

web-about-title = Over dit huis
web-about-house = Ludothèque is een spelotheek die dag en nacht open is. Pak een doos uit de kast en speel: met vrienden via een link, op één apparaat, tegen bots, of kijk gewoon toe.
web-about-rules = Elk spel volgt zijn gedrukte regels. Waar die iets openlaten, moesten wij kiezen; de spelregels noemen elke uitspraak en de reden ervan.
web-about-independent = Dit zijn onafhankelijke digitale versies. De woorden van de spelregels en alle tekeningen zijn van ons. De spellen, hun namen en hun ideeën zijn van wie ze heeft gemaakt.
web-about-makers = Wie de spellen heeft gemaakt
web-about-found = Waar de regels zijn gevonden
web-about-collectors = Twee van de gedrukte regelboekjes, die van Hundsgemein en die van de eerste editie van Winston, zijn online gezet door verzamelaars die hun bordspellen sinds 1998 op internet laten zien.
web-about-visit = En die verzameling kun je bezoeken! In L’Escale à jeux in Sologny, in het zuiden van Bourgondië tussen Mâcon en Cluny, wachten meer dan 9000 spellen tot iemand ze opent en speelt. Het is een spelotheek en een vakantiehuis voor 2 tot 15 personen in één. Chantal en François begonnen er in 2013 mee; sinds de zomer van 2022 ontvangen Isabelle en Raphaël de gasten.
