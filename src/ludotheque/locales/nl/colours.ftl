# De kleuren van de spelers.

colour-blue = blauw
colour-orange = oranje
colour-green = groen
colour-purple = paars
colour-gold = goud
colour-black = zwart
colour-yellow = geel
colour-white = wit
colour-red = rood
