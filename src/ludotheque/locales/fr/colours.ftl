# Les couleurs des joueurs.

colour-blue = bleu
colour-orange = orange
colour-green = vert
colour-purple = violet
colour-gold = doré
colour-black = noir
colour-yellow = jaune
colour-white = blanc
colour-red = rouge
