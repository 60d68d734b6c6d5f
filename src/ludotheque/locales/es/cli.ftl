# Los comandos de la terminal.

cli-help = Una ludoteca abierta día y noche.
cli-help-play = Jugar aquí, en la terminal, contra bots o con amigos en un mismo teclado.
cli-help-games = Ver los juegos de la estantería.
cli-help-bots = Ver los bots.
cli-help-rules = Leer el reglamento de un juego.
cli-help-simulate = Hacer que los bots jueguen muchas partidas y contar los resultados.
cli-help-check = Comprobar registros de partidas: ¿cumplen las reglas todas las jugadas? ¿Se deducen de la semilla las cartas y los dados?
cli-help-bench = Medir la velocidad del motor en este ordenador.
cli-help-help = Mostrar esta ayuda.
cli-help-version = Mostrar la versión.
cli-examples = Ejemplos:
cli-group-commands = Comandos
cli-group-arguments = Argumentos
cli-group-parameters = Opciones
cli-usage = Uso: { $line }
cli-usage-command = COMANDO
cli-usage-options = { "[OPCIONES]" }
cli-usage-arguments = { "[ARGUMENTOS]" }
cli-default = { "[" }por defecto: { $value }]
cli-required = { "[obligatorio]" }
cli-see-help = Añade --help para ver qué se puede hacer.
cli-preparing = Preparando { $title } (solo la primera vez)

cli-param-game = El juego, con el nombre que le da `ludotheque games`, o el archivo de un juego que no está instalado: mygame.py.
cli-param-bench-game = El juego que se mide; si no se indica, todos.
cli-param-lang = Idioma: en, fr, de, nl, it, es, pl o hu. Si no se indica, el del sistema.
cli-param-json = Escribir JSON en lugar de texto.
cli-param-option = Una regla a elegir, con la forma NOMBRE=VALOR; se puede repetir.
cli-param-seats = Número de jugadores.
cli-param-seed = La semilla del reparto: un número, o cifras hexadecimales tras 0x. La misma semilla da el mismo reparto.
cli-param-paragraph = Solo el párrafo con este id.
cli-param-games = Número de partidas.
cli-param-bots = Los bots, separados por comas: uno para todos los asientos o uno para cada asiento. «ludotheque bots» los enumera.
cli-param-records = Escribir todas las partidas en este archivo, un registro por línea.
cli-param-threads = Número de hilos, o de procesos para los bots que piensan; si no se indica, uno por núcleo.
cli-param-file = Un archivo con registros de partidas: JSON Lines, o un solo registro.
cli-param-seconds = Segundos que se mide cada juego.
cli-param-humans = Número de personas que juegan; los bots ocupan los demás asientos.
cli-param-names = Los nombres de las personas, separados por comas.
cli-param-colours = Los colores de los jugadores, uno por asiento, separados por comas; por ejemplo, amarillo,rojo.
cli-param-first = Quién empieza: rules (como dicen las reglas), lot (por sorteo) o el número de un asiento, por ejemplo 2.
cli-param-opponents = Los bots, separados por comas: uno para todos o uno para cada asiento. «ludotheque bots» los enumera.
cli-param-save = Escribir en este archivo el registro de la partida terminada.
cli-param-resume = Continuar la última partida que quedó a medias.

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
simulate-ties = Victorias compartidas: { $share }
simulate-interrupted = Interrumpido: partidas jugadas, { $done } de { $games }.

## ludotheque check

check-sound = { $count ->
    [one] 1 registro cumple las reglas.
    [many] { $count } de registros cumplen las reglas.
   *[other] { $count } registros cumplen las reglas.
}
check-fair = Reparto y dados conformes a la semilla: { $fair }. Sin semilla: { $unknown }.
check-broken = { $count ->
    [one] 1 registro no es válido.
    [many] { $count } de registros no son válidos.
   *[other] { $count } registros no son válidos.
}

## ludotheque bench

bench-running = Midiendo { $title }
bench-result = { $title }: { $moves } millones de jugadas y { $games } partidas por segundo con un hilo (dispersión { $spread } %),
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
    hint    las mejores jugadas
    rules   el reglamento; rules turn muestra un solo párrafo
    quit    salir; la partida se guarda y puedes continuarla
play-pass = Pasa el teclado a { $name } y pulsa Intro.{ " " }
play-moves = Jugadas posibles:
play-hint = { $equal ->
    [yes] Igual de buenas
   *[no] Mejor jugada
}: { $moves } (probabilidad de ganar: { $certain ->
    [yes] { $share }
   *[no] alrededor del { $share }
})
play-objection = Intro: vale. ¿No está permitido? Escribe: { $object }
play-objection-who = ¿Quién lo ha visto? { $names }
play-objection-nobody = Aquí nadie se llama así. Escribe uno de estos nombres: { $names }
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
bots-own = Puedes añadir tus propios bots: ARCHIVO.py:CLASE o MÓDULO:CLASE para una clase de Python, cmd:COMANDO para un programa en cualquier lenguaje.
simulate-turns = Turnos por partida: { $mean } de media, de { $least } a { $most }
