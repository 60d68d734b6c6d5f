# Las órdenes de la terminal.

cli-help = Una ludoteca abierta día y noche.
cli-help-play = Juega aquí, en la terminal, contra bots o con amigos en un mismo teclado.
cli-help-games = Muestra los juegos de la estantería.
cli-help-bots = Muestra los bots.
cli-help-rules = Lee el reglamento de un juego.
cli-help-simulate = Haz que los bots jueguen muchas partidas y cuenta los resultados.
cli-help-check = Comprueba registros de partidas: ¿cumplen las reglas todas las jugadas? ¿Se deducen de la semilla las cartas y los dados?
cli-help-bench = Mide la velocidad del motor en este equipo.
cli-help-help = Muestra esta ayuda.
cli-help-version = Muestra la versión.
cli-examples = Ejemplos:
cli-group-commands = Órdenes
cli-group-arguments = Argumentos
cli-group-parameters = Opciones
cli-see-help = Añade --help para ver qué se puede hacer.
cli-preparing = Preparando { $title } (solo la primera vez)

cli-param-game = El juego, con el nombre que le da `ludotheque games`. O el archivo de un juego que no está instalado: mygame.py.
cli-param-bench-game = El juego que se mide; si no se indica, todos.
cli-param-lang = Idioma: en, fr, de, nl, it, es, pl o hu. Si no se indica, el del sistema.
cli-param-json = Escribe JSON en lugar de texto.
cli-param-option = Una regla a elegir, con la forma NOMBRE=VALOR; se puede repetir.
cli-param-seats = Cuántos jugadores.
cli-param-seed = La semilla del reparto: un número, o cifras hexadecimales tras 0x. La misma semilla da el mismo reparto.
cli-param-paragraph = Solo el párrafo con este id.
cli-param-games = Cuántas partidas.
cli-param-bots = Los bots, separados por comas: uno para todos los asientos o uno para cada asiento. «ludotheque bots» los enumera.
cli-param-records = Escribe todas las partidas en este archivo, un registro por línea.
cli-param-threads = Cuántos hilos, o procesos para los bots que piensan; si no se indica, tantos como núcleos.
cli-param-file = Un archivo con registros de partidas: JSON Lines, o un solo registro.
cli-param-seconds = Cuántos segundos se mide cada juego.
cli-param-humans = Cuántas personas juegan; los bots ocupan los demás asientos.
cli-param-names = Los nombres de las personas, separados por comas.
cli-param-opponents = Los bots, separados por comas: uno para todos o uno para cada asiento. «ludotheque bots» los presenta.
cli-param-save = Escribe en este archivo el registro de la partida terminada.
cli-param-resume = Continúa la última partida que quedó sin terminar.

## ludotheque games

games-name = Juego
games-players = Jugadores
games-minutes = Minutos
games-age = Edad
games-line = De qué va
games-options = Opciones

## ludotheque simulate

simulate-title = { $games ->
    [one] Una partida
    [many] { $games } de partidas
   *[other] { $games } partidas
} en { $seconds } s
simulate-seat = Asiento
simulate-bot = Bot
simulate-wins = Victorias
simulate-score = Puntos
simulate-moves = Jugadas por partida: { $mean } de media, de { $least } a { $most }
simulate-ties = Primer puesto compartido: { $share }
simulate-interrupted = Interrumpido: partidas jugadas, { $done } de { $games }.

## ludotheque check

check-sound = { $count ->
    [one] 1 registro cumple las reglas.
    [many] { $count } de registros cumplen las reglas.
   *[other] { $count } registros cumplen las reglas.
}
check-fair = El reparto y los dados se deducen de la semilla: { $fair }. Sin semilla indicada: { $unknown }.
check-broken = { $count ->
    [one] 1 registro no es válido.
    [many] { $count } de registros no son válidos.
   *[other] { $count } registros no son válidos.
}

## ludotheque bench

bench-running = Midiendo { $title }
bench-result = { $title }: { $moves } millones de jugadas y { $games } partidas por segundo con un hilo (dispersión { $spread } %),
    { $two } partidas por segundo con dos hilos ({ $ratio } veces la velocidad).
    Una posición ocupa { $bytes } bytes. Importación { $imported } s, primera compilación { $first } s, arranques posteriores { $second } s.

## ludotheque play

play-you = Tú
play-player = Jugador { $number }
play-which = ¿Qué juego? (número o nombre){ " " }
play-welcome = { $title }: { $names }
play-commitment = Huella de la semilla secreta: { $commitment }
play-commands = Escribe una jugada o su número; ? para ver la ayuda, quit para salir.
play-help =
    Una jugada se escribe tal como aparece en la lista, o con su número.
    table   muestra otra vez la mesa
    hint    qué jugaría el bot greedy
    rules   el reglamento; rules turn muestra un solo párrafo
    quit    salir; la partida se guarda y se puede continuar
play-pass = Pasa el teclado a { $name }. Cuando todo esté listo, pulsa Intro.{ " " }
play-moves = Jugadas posibles:
play-hint = El bot greedy jugaría: { $text }
play-place = { $place }. { $name }: { $score ->
    [one] 1 punto
   *[other] { $score } puntos
}
play-seed = La semilla era { $seed }
play-saved = La partida ha quedado registrada en { $file }.
play-unfinished = La partida queda guardada. Para continuarla: { $command }

bots-name = Bot
bots-level = Nivel
bots-line = Cómo juega
bots-own = También juegan tus propios bots: ARCHIVO.py:CLASE o MÓDULO:CLASE es una clase de Python, cmd:ORDEN un programa en cualquier lenguaje.
