# Strony w przeglądarce.

web-title = Ludothèque
