# The players’ colours.

colour-blue = blue
colour-orange = orange
colour-green = green
colour-purple = purple
colour-gold = gold
colour-black = black
colour-yellow = yellow
colour-white = white
colour-red = red
