# Les pages du navigateur.

web-title = Ludothèque
