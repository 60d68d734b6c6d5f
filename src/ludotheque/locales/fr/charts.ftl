# Charts, and the libraries that draw them.

error-chart-format = { $file } n’est pas une image que l’on peut dessiner. Terminaisons possibles : { $known }.
error-extra = Il faut pour cela la bibliothèque { $library }, qui n’est pas installée. Pour l’installer : { $command }
