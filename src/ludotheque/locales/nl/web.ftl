# De pagina’s in de browser.

web-title = Ludothèque
