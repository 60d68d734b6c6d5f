# ludotheque arena: bots contra bots.

cli-help-arena = Hacer que los bots jueguen entre sí, cada reparto desde todos los asientos, y medir su fuerza.
cli-param-arena-bots = Los bots que se enfrentan, al menos dos, separados por comas.
cli-param-seats-range = Número de jugadores; con un intervalo como 2-4 se juega con cada uno de esos números.
cli-param-arena-games = Número de partidas, redondeado hacia arriba a repartos completos; cada reparto se juega una vez por asiento.
cli-param-results = Escribir cada reparto en este archivo en cuanto termina (JSON Lines). Un intervalo de jugadores crea un archivo por número.
cli-param-arena-resume = Seguir con el archivo indicado con --results; con un --games mayor amplía un torneo terminado.
cli-param-chart = Dibujar las puntuaciones y los duelos en este archivo, .svg o .png.
cli-param-calibration = Escribir las puntuaciones en este archivo de calibración; las de otros números de jugadores no cambian.
cli-param-neighbours = Solo se enfrentan los bots cercanos en la lista. Si está ordenada por fuerza, bastan pocas partidas para distinguir a los vecinos.
cli-param-workers = Número de procesos; si no se indica, uno por núcleo.

arena-table = { $title }, { $seats } jugadores
arena-played = { $games } partidas en { $deals ->
    [one] un reparto, jugado
   *[other] { $deals } repartos, cada uno jugado
} desde todos los asientos
arena-rounded = Has pedido { $asked } partidas; con repartos completos son { $games }.
arena-interrupted = Interrumpido tras { $done } de { $games } partidas; cuenta lo que está terminado.
arena-few-deals = Con tan pocos repartos los intervalos no son fiables, y no se dice que ningún bot sea más fuerte que otro.
arena-bot = Bot
arena-rating = Puntuación
arena-interval = Intervalo del 95 %
arena-no-upper = sin límite superior
arena-no-lower = sin límite inferior
arena-no-limits = sin límites
arena-wins = Victorias
arena-place = Puesto medio
arena-games = Partidas
arena-apart = { $upper } sobre { $lower }: { $difference } (de { $low } a { $high }); claramente más fuerte.
arena-not-apart = { $upper } sobre { $lower }: { $difference } (de { $low } a { $high }); demasiado igualados para decirlo.
arena-unproven = { $upper } sobre { $lower }: { $difference } (de { $low } a { $high }); demasiado pocos repartos para decirlo.
arena-duel = Duelos
arena-share = Ganadas por el primero
arena-decided = Decididas
arena-ties = Empates
arena-anchor-greedy = Puntuaciones en la escala Elo; greedy tiene 1000.
arena-anchor-mean = Puntuaciones en la escala Elo; la media es 1000.
arena-chart-rating = Escala Elo, intervalo del 95 %
arena-chart-duels = Cuántas veces gana el bot de la izquierda al de arriba (% de partidas decididas)
