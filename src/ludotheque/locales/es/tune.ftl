# Afinar: reglas que alcanzan un objetivo.

cli-help-tune = Buscar, entre las reglas con las que un juego alcanza un objetivo, las más cercanas a las impresas.
cli-param-tune-dials = Mandos que se pueden girar, como en sweep: NOMBRE, NOMBRE=DE-A o NOMBRE=VALOR,VALOR. Por defecto: todos los números enteros del tablero.
cli-param-tune-goal = Qué se quiere alcanzar: first=±1 (puntos de ventaja de quien empieza), turns=15-20, skill>=0.6, ties<=0.05, score=20-30, margin<=8; varios con comas. En inglés, también una frase: «first seat within 1 point, 15–20 turns».
cli-param-tune-bots = Quién juega. Si son varios, el objetivo debe alcanzarse con cada uno por separado, por ejemplo beginner,club.
cli-param-tune-weak = Contra quién se juega donde se mide la habilidad. Por defecto: beginner, o random junto a bots que no piensan.
cli-param-tune-games = Máximo de partidas con las mismas reglas, para cada número de jugadores y cada bot. Por defecto: 64 000, o 128 con bots que piensan. Las reglas que con seguridad no llegan al objetivo se abandonan mucho antes.
cli-param-tune-evaluations = Máximo de combinaciones de reglas que probar.
cli-param-tune-reports = Escribir en esta carpeta un informe sobre cada una de las reglas más cercanas.
tune-goal = Objetivo: { $goal }
tune-tried = Reglas probadas: { $rules }; partidas: { $games }
tune-printed = Las reglas alcanzan el objetivo tal como son.
tune-nearest = Las reglas más cercanas que alcanzan el objetivo
tune-none = Ninguna de las reglas probadas alcanza el objetivo. La lista muestra cuánto se acercan.
tune-met = seguro
tune-likely = probable; para saberlo con certeza, aumenta --games
tune-missed = no alcanzado
tune-report = Informe
tune-play = Jugar
tune-browser = En un servidor
tune-front = Más cerca del objetivo, o menos cambios
tune-outside = Cuánto le falta a cada medida para alcanzar el objetivo, con el número de jugadores y el bot menos favorables
tune-unchanged = como impreso
tune-rules = Reglas
tune-measure = Medida
tune-players = Jugadores
tune-bot = Bot
tune-first = Ventaja de empezar (puntos)
tune-skill = Victorias de los mejores (parte)

error-tune-goal = «{ $found }» no es un objetivo. Posibles: { $known }.
error-tune-twice = El objetivo nombra «{ $measure }» dos veces. Basta con una.
error-tune-weak = «{ $found }» no puede ser mejor que sí mismo. Para medir la habilidad, indica rivales más débiles.
error-tune-impossible = «{ $wanted }» no se puede alcanzar: { $measure } está en { $range }, y el límite menor se escribe primero.
error-tune-dials = { $title } no tiene números que variar. Nombra opciones que cambiar: { $known }.
error-tune-evaluations = No se pueden probar { $found } combinaciones de reglas. Hace falta al menos 1.
error-tune-bot = «{ $found }» no puede jugar en una búsqueda de esta página. Posibles: { $known }.
