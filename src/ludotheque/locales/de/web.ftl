# Die Seiten im Browser.

web-title = Ludothèque
