# Lo que se dice cuando algo que se pide no es posible. Cada mensaje dice qué se esperaba.

error-unknown-game = En la estantería no hay ningún juego llamado «{ $name }». Hay: { $known }.
error-unknown-option = El juego { $game } no tiene la opción «{ $option }». Sus opciones: { $known }.
error-option-value = La opción «{ $option }» de { $game } no puede ser «{ $found }». Valores posibles: { $known }.
error-option-form = «{ $found }» no es una opción. Escribe NOMBRE=VALOR, por ejemplo { $example }.
error-seats = { $title } es un juego de { $low } a { $high } jugadores, no de { $found }.
error-name-count = Nombres indicados: { $found }; asientos: { $seats }. Indica un nombre por asiento.
error-humans = No pueden jugar { $found } personas: los asientos son { $seats }.
error-names = Nombres indicados: { $found }. Indica uno por cada persona que juega ({ $humans }) o uno por cada asiento ({ $seats }).
error-colours-none = En { $title } no hay colores que elegir.
error-colours-count = Colores indicados: { $found }. Indica uno por cada asiento ({ $seats }).
error-colour = En { $title } no existe el color «{ $found }». Colores: { $known }.
error-colour-twice = Dos jugadores no pueden tener el mismo color: { $colour }.
error-colours-clockwise = En { $title } los jugadores se sientan en el orden de sus colores, en sentido horario: { $ring }. Este orden es distinto: { $found }.
error-seed = «{ $found }» no es una semilla. Se espera un número entero de 0 a 2^256 − 1, o hasta 64 cifras hexadecimales.
error-setup-entry = La preparación no tiene la entrada «{ $found }». Sus entradas: { $known }.
error-text = «{ $text }» no es una jugada posible aquí. Jugadas posibles ahora: { $legal }.
error-text-table = Esa jugada no es posible aquí. Elige una de las jugadas marcadas.
error-illegal = «{ $text }» no está permitido. { $reason } (regla { $rule })
error-turn = No le toca a { $name }, sino a { $mover }.
error-turn-table = Le toca a { $mover }. Espera tu turno.
error-turn-chance = No le toca a { $name }: primero hay que tirar los dados o robar las cartas.
error-no-chance = Ahora no hay nada que tirar ni robar.
error-over = La partida ha terminado; ya no se puede jugar.
error-resign = Solo se puede abandonar en una partida de dos. Si hay más jugadores, alguien ocupa el asiento.
error-ply = No existe la posición { $found }; esta partida tiene las posiciones de 0 a { $last }.
error-simulations = «{ $found }» no es un número de simulaciones. Se espera 1 o más.
error-threads = «{ $found }» no es un número de hilos. Se espera 1 o más.
error-game-number = No hay ninguna partida n.º { $found }. Partidas en este archivo: { $last }.
error-seat = No existe el asiento { $found }; los asientos van del 0 al { $last }.
error-first = «{ $found }» no dice quién empieza. Se espera: rules, lot o el número de un asiento del 1 al { $seats }.
error-first-fixed = En { $title } no se puede elegir quién empieza.
error-bot = No hay ningún bot llamado «{ $found }». Bots: { $known }.
error-bots = Los bots indicados son { $found }; los asientos, { $seats }. Indica uno solo o uno para cada asiento.
error-bot-own-name = No hay ningún bot llamado «{ $found }». Tus propios bots se escriben ARCHIVO.py:CLASE o MÓDULO:CLASE.
error-bot-file = No existe el archivo { $file }.
error-bot-class = { $where } no tiene ninguna clase «{ $found }» con un método «choose». Tiene: { $known }.
error-bot-load = No se puede cargar { $bot }: { $reason }
error-bot-raised = { $bot } falló en la jugada { $number }: { $reason }
error-bot-move = En la jugada { $number }, { $bot } quiere jugar «{ $move }». { $reason }
error-bot-cmd = «{ $found }» no indica ningún programa. Se espera cmd:COMANDO, o cmd:500ms:COMANDO con un tiempo por jugada.
error-bot-program = No se puede ejecutar «{ $command }»: el programa no existe o no es ejecutable.
error-bot-start = No se puede iniciar «{ $command }»: { $reason }
error-bot-late = { $bot } tardó más de { $milliseconds } ms en la jugada { $number }.
error-bot-ended = { $bot } terminó con el código { $code } en vez de hacer la jugada { $number }. Sus últimas palabras: { $remark }
error-bot-answer = { $bot } respondió «{ $found }» en la jugada { $number }. Se espera una línea JSON como {"{"}"move": "…"{"}"}. Los comentarios van a la salida de errores.
error-language = No hay textos en el idioma «{ $found }». Idiomas: { $known }.
error-file = No se puede abrir { $file }: { $reason }
error-no-games = «{ $found }» no es un número de partidas. Se espera 1 o más.
error-paragraph = El reglamento no tiene el párrafo «{ $found }». Sus párrafos: { $known }.
error-nothing-unfinished = No hay ninguna partida de { $title } que continuar.
error-compile = No se ha podido compilar { $game }; el motivo aparece más arriba.

error-record = Línea { $line }: { $reason }
error-record-move = Línea { $line }, jugada { $move }: { $reason }
record-json = Esto no es JSON: { $detail }
record-shape = Esto no es el registro de una partida: { $detail }
record-version = Este registro es de la versión { $found }; solo se puede leer la versión { $expected }.
record-option-missing = Falta la opción «{ $option }». Un registro las indica todas.
record-setup-missing = En la preparación falta «{ $entry }».
record-upto = No hay ninguna posición antes de la jugada { $found }; { $last ->
    [one] el registro tiene { $last } jugada
   *[other] el registro tiene { $last } jugadas
}.
record-not-chance = Aquí no hay nada que tirar ni robar; le toca a { $name }.
record-result-missing = La partida ha terminado, pero en el registro falta el resultado.
record-result = En el resultado, { $entry } es { $found }; de las jugadas se obtiene { $expected }.
record-not-over = El registro tiene un resultado, pero la partida no ha terminado.
record-resigned-by = El resultado no dice qué asiento abandonó.
record-no-seed = El registro no contiene la semilla, así que no se puede comprobar el reparto.
record-commitment = La semilla no corresponde a la huella publicada antes de la primera jugada.
record-setup-unfair = «{ $entry }» no se deduce de la semilla.
record-roll-unfair = { $found } no se deduce de la semilla, que da { $expected }.

error-bot-twice = «{ $found }» está indicado dos veces. Nombra cada bot una sola vez.
error-rivals = Un torneo necesita al menos dos bots distintos. Indicados: { $found }.
error-few-games = { $found } partidas son muy pocas para comparar todos los bots. Hacen falta { $least } o más.
error-seats-range = «{ $found }» no es un número de jugadores. Se espera un número como 3 o un intervalo como 2-4.
error-workers = «{ $found }» no es un número de procesos. Se espera 1 o más.
error-worker = Un proceso que jugaba partidas se interrumpió de repente, quizá por falta de memoria. Los repartos terminados están en el archivo de resultados, si lo hay; --resume sigue desde ahí.
error-results-there = { $file } ya existe. Añade --resume para seguir con él, o elige otro archivo.
error-bot-silent = «{ $found }» no anuncia probabilidades. Lo hacen los bots que buscan: los niveles o, por ejemplo, search:400.
error-no-positions = Tiene que haber al menos una posición, no { $found }.
error-games-line = { $file }, línea { $line }: no es una partida de esta medición: { $detail }
error-games-other = { $file } contiene otras partidas: «{ $setting }» era { $then } y ahora es { $now }. Elige otra carpeta o borra el archivo.
error-nothing-fitted = { $game } no tiene aquí números que ajustar: su estimación no nombra ninguno, o el tablero está modificado. Consulta `FITTED` en la documentación del motor.
error-results-line = { $file }, línea { $line }: no es el resultado de un torneo: { $detail }
error-results-other = { $file } contiene otro torneo: «{ $setting }» era allí { $then } y ahora es { $now }.
error-resume-what = --resume necesita el archivo con el que seguir: --results ARCHIVO.
error-folder = No se puede escribir { $file }: no existe la carpeta { $parent }.
error-chart-format = { $file } no se puede dibujar: no es un formato de imagen conocido. Extensiones posibles: { $known }.
error-calibration-other = { $file } es la calibración de otro juego, o de { $game } con otras opciones.
error-calibration-shape = { $file } no es un archivo de calibración: { $detail }
error-extra = Para esto hace falta la biblioteca { $library }, que no está instalada. Para instalarla: { $command }
error-out-there = { $file } ya contiene resultados. Añade --resume para seguir con ellos, o elige otra carpeta.
error-out-other = { $file } contiene otros archivos. Los resultados necesitan una carpeta propia.
error-out-setting = { $file } contiene los resultados de otra simulación: «{ $setting }» era allí { $then } y ahora es { $now }.
error-out-part = { $file } no se puede leer: { $detail } Bórralo, y --resume volverá a jugar sus partidas.
error-out-task = { $file } no describe una simulación: { $detail }
error-resume-out = --resume necesita la carpeta con la que seguir: --out CARPETA.
error-records-out = Elige --records o --out: el mismo --seed da en cualquier momento los registros de las mismas partidas.
error-engine = No se puede jugar en «{ $found }». Posibles: { $known }.
error-engine-address = --address es la dirección de un clúster de Ray y requiere --engine ray.
error-cluster = No se puede acceder al clúster de Ray { $address }: { $reason }
error-no-board = { $title } no tiene board.toml, así que { $found } no se puede cambiar.
error-number-path = En el board.toml de { $title } no existe «{ $path }». Hay: { $known }.
error-number-count = «{ $path }» no puede conservar { $found } de sus entradas; tiene { $most }.
error-record-numbers = Una partida en un tablero distinto del impreso no tiene registro. Cambiado: { $found }.
error-record-redrawn = Es una partida de práctica: tras deshacer una jugada, todo lo oculto se sorteó de nuevo. No tiene registro ni prueba.
error-charts = { $file } es un archivo; los gráficos necesitan una carpeta.
error-vary-none = Indica qué comparar: --vary NOMBRE=VALOR,VALOR. Nombres: { $known }.
error-vary-form = Con «{ $found }» no hay nada que comparar. Escribe NOMBRE=VALOR,VALOR con al menos dos valores.
error-vary-name = { $title } no tiene nada llamado «{ $found }» que se pueda variar. Posibles: { $known }.
error-vary-same = «{ $one }» y «{ $other }» son las mismas reglas.
error-measure = No se puede preguntar por «{ $found }». Posibles: { $known }.

record-long = El registro de una partida ocupa como mucho { $megabytes } MB.
record-failed = El juego no ha podido repetir este registro: { $detail }
cache-foreign = Las reglas compiladas no se guardan en el disco y cada arranque tarda más: { $folder } es de otra persona. Pon en LUDOTHEQUE_CACHE una carpeta tuya.
cache-open = Las reglas compiladas no se guardan en el disco y cada arranque tarda más: otros usuarios pueden escribir en { $folder }. Para cambiarlo: chmod go-w { $folder }

## Boards and games from files

error-board = { $file }, línea { $line }: { $reason }
error-board-syntax = esto no es TOML: { $detail }
error-board-entry = no hay ninguna entrada «{ $found }». Entradas: { $known }.
error-board-missing = falta «{ $entry }».
error-setup-deck = El mazo es { $found }. Se espera cada número del 0 al { $last } una vez.
error-game-file = El archivo { $file } no existe, o no contiene un juego.
error-game-load = No se puede cargar el juego de { $file }: { $reason }
error-game-none = { $file } no define ningún juego. Se espera GAME = Game(…).
error-game-twice = El juego de { $file } se llama «{ $name }», como uno que ya está en la estantería.
error-game-part = Al juego le falta { $what }. Se espera en el módulo «{ $home }»; se ha buscado en: { $module }. Qué debe ser: { $does }
error-game-seats = Las posiciones de { $module } no tienen el campo «seats», que necesitan los núcleos predeterminados.
error-memory = «{ $found }» no es una memoria. Indica un número de cosas de 0 a 9999, o all.
error-times-file = { $file } no es un archivo de tiempos de reflexión: { $detail }
