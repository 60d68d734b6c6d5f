# Mandos: lo que se puede cambiar de un juego.

cli-help-dials = Mostrar lo que se puede cambiar de un juego, sus opciones y los números de su tablero, con intervalo y valor impreso.
dials-name = Mando
dials-range = Intervalo
dials-printed = Impreso
dials-what = Qué es
dials-arranged = disposición
dials-none = En { $title } no hay nada que cambiar.

## Barridos: un juego a lo largo de sus mandos

cli-help-sweep = Averiguar cómo cambia un juego al girar un mando, o dos: los mismos repartos con cada valor, hasta que todos sean bastante exactos.
cli-param-sweep-dials = Uno o dos mandos con sus valores: NOMBRE=DE-A o NOMBRE=VALOR,VALOR; NOMBRE sin más significa todos los valores posibles. «ludotheque dials JUEGO» los enumera.
cli-param-sweep-precision = Lo exacto que debe ser cada valor: puntos a cada lado de la primera medida, o puntos porcentuales si es una proporción.
cli-param-sweep-seats = Números de jugadores, por ejemplo 3 o 2-4.
cli-param-sweep-games = Máximo de partidas con cada valor. Por defecto: 60 000, o 400 con bots que piensan.
cli-param-sweep-keep = Guardar lo contado en este archivo. Un barrido interrumpido sigue desde ahí, y nada de lo que contiene se vuelve a jugar.
cli-param-sweep-chart = Dibujar la línea o el mapa en este archivo, .svg o .png.
sweep-title = { $title }: { $bots }
sweep-games = { $games } partidas, con los mismos repartos para cada valor
sweep-open = { $places ->
    [one] 1 valor aún no alcanza
   *[other] { $places } valores aún no alcanzan
} una precisión de ±{ $precision } puntos; aumenta --games.
sweep-players = { $seats } jugadores
sweep-value = Valor
sweep-interval = Intervalo del 95 %
sweep-change = Diferencia
sweep-games-column = Partidas
sweep-beside = Diferencia: respecto a { $base }, con los mismos repartos. * es el valor impreso.
sweep-left-out = Valores que se han dejado fuera, porque un tablero así no puede existir: { $places }.
sweep-chart-how = Intervalos del 95 %, { $games } partidas con los mismos repartos; impreso: { $printed }

error-no-dials = { $title } no tiene ningún mando cuyos valores se puedan probar.
error-sweep-dials = Un barrido gira uno o dos mandos, no { $found }. Mandos: { $known }.
error-sweep-dial = { $title } no tiene un mando «{ $found }». Mandos: { $known }.
error-sweep-value = «{ $dial }» no puede ser { $found }. Posible: { $range }.
error-sweep-values = Da a «{ $dial }» al menos dos valores. Posible: { $range }.
error-sweep-precision = La precisión es { $found }; tiene que ser un número mayor que 0.
error-sweep-places = En esta página un barrido prueba como máximo { $most } combinaciones de valores, no { $found }. Elige menos valores.
