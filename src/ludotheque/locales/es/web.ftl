# Las páginas del navegador.

web-title = Ludothèque
