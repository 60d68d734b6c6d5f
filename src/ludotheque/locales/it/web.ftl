# Le pagine del browser.

web-title = Ludothèque
