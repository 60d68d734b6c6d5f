# Die Farben der Spieler.

colour-blue = Blau
colour-orange = Orange
colour-green = Grün
colour-purple = Lila
colour-gold = Gold
colour-black = Schwarz
colour-yellow = Gelb
colour-white = Weiß
colour-red = Rot
