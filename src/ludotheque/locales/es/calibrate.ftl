# ludotheque calibrate: what bots say, and what happens.

cli-help-calibrate = Comprobar si las probabilidades que anuncian los bots se cumplen: juegan bots de la misma fuerza y lo que anunciaron se compara con los resultados.
cli-param-calibrate-bots = Niveles, o búsquedas como search:400, separados por comas; cada uno juega contra sí mismo.
cli-param-positions = Número de posiciones que se comparan, cuatro de cada partida.
cli-param-all = Medir todas las combinaciones de opciones y todos los números de jugadores, una tras otra.
cli-param-calibrate-games = Guardar cada partida terminada en esta carpeta; una medición interrumpida sigue desde ahí.
cli-param-calibrate-chart = Dibujar en este archivo, .svg o .png, lo que ocurrió en función de lo que se anunció.
cli-param-calibrate-out = Escribir las cifras en este archivo (JSON); las de otras configuraciones quedan como están.

calibrate-nothing = Aquí no hay nada que corregir: no se guarda ninguna corrección.
calibrate-drawn = { $positions } posiciones de { $games } partidas
calibrate-overall = Anunciado: { $said } % de media. Ocurrido: { $happened } %. Diferencia: { $gap } puntos (de { $low } a { $high }).
calibrate-early = Al principio de la partida: anunciado { $said } %, ocurrido { $happened } %.
calibrate-error = Error: { $error } puntos. Si cada probabilidad fuera exacta, el error sería { $floor } de media, y rara vez más de { $high }.
calibrate-error-floor = error { $error }, { $floor } si todo fuera exacto
calibrate-chart = Lo que ocurrió en función de lo que se anunció, con intervalos del 95 %. En la línea discontinua, cada probabilidad es cierta.
calibrate-said = Anunciado
calibrate-happened = Ocurrido
calibrate-interval = Intervalo del 95 %
calibrate-positions = Posiciones
calibrate-interrupted = Interrumpido tras { $done } de { $games } partidas; esas están medidas.
