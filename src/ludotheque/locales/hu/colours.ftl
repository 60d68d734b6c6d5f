# A játékosok színei.

colour-blue = kék
colour-orange = narancssárga
colour-green = zöld
colour-purple = lila
colour-gold = arany
colour-black = fekete
colour-yellow = sárga
colour-white = fehér
colour-red = piros
