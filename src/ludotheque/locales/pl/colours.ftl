# Kolory graczy.

colour-blue = niebieski
colour-orange = pomarańczowy
colour-green = zielony
colour-purple = fioletowy
colour-gold = złoty
colour-black = czarny
colour-yellow = żółty
colour-white = biały
colour-red = czerwony
