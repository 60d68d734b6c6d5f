# The page about the house.

web-about-title = Über dieses Haus
web-about-house = Ludothèque ist eine Ludothek, die Tag und Nacht geöffnet hat. Nimm eine Schachtel aus dem Regal und spiel: mit Freunden per Link, an einem Gerät, gegen Bots, oder schau einfach zu.
web-about-rules = Jedes Spiel folgt seiner gedruckten Anleitung. Wo sie etwas offenlässt, mussten wir entscheiden; unsere Anleitung nennt jede solche Festlegung und den Grund dafür.
web-about-independent = Dies sind unabhängige digitale Fassungen. Die Worte der Anleitungen und alle Bilder sind von uns. Die Spiele, ihre Namen und ihre Ideen gehören denen, die sie gemacht haben.
web-about-makers = Wer die Spiele gemacht hat
web-about-found = Wo die Regeln gefunden wurden
web-about-collectors = Zwei der gedruckten Anleitungen, die von Hundsgemein und die der ersten Ausgabe von Winston, haben Sammler ins Netz gestellt, die dort seit 1998 ihre Brettspiele zeigen.
web-about-visit = Und die Sammlung kann man besuchen! In der Escale à jeux in Sologny, im Süden Burgunds zwischen Mâcon und Cluny, warten mehr als 9000 Spiele darauf, geöffnet und gespielt zu werden. Sie ist Ludothek und Ferienhaus für 2 bis 15 Gäste in einem. Chantal und François haben sie 2013 gegründet; seit dem Sommer 2022 sind Isabelle und Raphaël die Gastgeber.
