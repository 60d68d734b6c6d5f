# I colori dei giocatori.

colour-blue = blu
colour-orange = arancione
colour-green = verde
colour-purple = viola
colour-gold = oro
colour-black = nero
colour-yellow = giallo
colour-white = bianco
colour-red = rosso
