# Lo que dicen las pistas, y lo que se dice si su corrección no se puede usar.

cli-param-calibrate-correct = Corregir primero lo que se anuncia, con otras tantas posiciones de otros repartos, y guardar la corrección en la carpeta del juego.

shares-unusable = { $file } no se usa: { $reason } Las probabilidades se dan como las encuentra la búsqueda, sin corrección.
