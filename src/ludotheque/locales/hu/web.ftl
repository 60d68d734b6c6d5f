# A böngészőben látható oldalak.

web-title = Ludothèque
