# El servidor.

server-welcome = El servidor está en marcha. En la estantería:
server-api = Para programas:
serve-running = La Ludothèque está abierta en { $url } (Ctrl-C la cierra).
serve-closed = Cerrada. Todas las jugadas están guardadas.

cli-help-serve = Abre la ludoteca a navegadores y programas: mesas para jugar a solas, con amigos o con bots.
cli-param-host = La dirección en la que escuchar; 0.0.0.0 o :: deja entrar a otras máquinas.
cli-param-port = El puerto en el que escuchar.
cli-param-database = Dónde se guardan las mesas: sqlite:///ARCHIVO o postgresql://USUARIO@SERVIDOR/NOMBRE. Si no, un archivo en tu carpeta de datos.
cli-param-relay = Cómo se avisan de las jugadas varios servidores con una misma base de datos: redis://SERVIDOR. Si no, lo hace PostgreSQL.
cli-param-bot-threads = Cuántos bots pueden pensar a la vez.
cli-param-rate = Peticiones por segundo que puede hacer una dirección; 0 para no limitar.
cli-param-origin = Una página web de otro sitio que puede conectarse, como https://example.org; se puede repetir.
cli-param-open = Mostrar la página en el navegador.

error-display-name = Este nombre no sirve. Se espera: de 1 a { $longest } caracteres visibles.
error-addition = Esto no se puede mezclar. Se espera: una línea de hasta { $longest } caracteres imprimibles.
error-name-missing = El asiento { $seat } es para una persona y necesita un nombre.
error-level-of-person = Solo los bots tienen nivel.
error-token-missing = Hace falta una llave: la cabecera «Authorization: Bearer LLAVE».
error-token = Esta llave no vale para esta mesa.
error-not-seat = Solo puede hacerlo quien juega en un asiento.
error-not-owner = Solo puede hacerlo quien abrió la mesa.
error-invitation = Un asiento libre de esta mesa se ocupa con su invitación.
error-unknown-table = Esta mesa no existe.
error-seat-taken = Este asiento ya no está libre.
error-seated = Ya tienes un asiento en esta mesa.
error-seats-open = { $count ->
    [one] Un asiento sigue libre. Espera, o dáselo a un bot.
   *[other] { $count } asientos siguen libres. Espera, o dáselos a bots.
}
error-dealt = La partida ya ha empezado.
error-not-dealt = La partida aún no ha empezado.
error-not-over = Será posible cuando la partida termine.
error-stale = Ha pasado algo desde { $found }; la mesa va ahora por { $ply }.
error-overtaken = Otra persona fue más rápida.
error-left = En este asiento ya juega un bot.
error-not-left = En este asiento no juega ningún bot.
error-asked = Ya se ha pedido deshacer una jugada.
error-not-asked = No hay ninguna pregunta que debas contestar.
error-no-move = Aún no has hecho ninguna jugada que deshacer.
error-hint = Las pistas son para quien tiene el turno.
error-hints-off = En esta mesa no hay pistas.
error-hint-objection = Aquí no hay pista: te toca a ti ver si estaba permitido.
error-back-away = { $count ->
    [one] { $names } no está.
   *[other] { $names } no están.
} Podrás pedirlo cuando todos hayan vuelto; hasta entonces la jugada vale.
error-fork-practice = Era una partida de práctica: después de la jugada { $moves }, lo oculto se sorteó de nuevo. Se puede continuar desde ahí o desde una jugada anterior.
error-fork-what = Indica la mesa o el registro desde donde seguir, uno de los dos.
error-fork-other = Una partida que sigue es siempre la misma: { $game }, con sus opciones y { $seats } asientos.
error-proof-forked = Esta partida continúa otra después de { $moves } jugadas; el reparto se hizo allí. No tiene una prueba propia.
error-no-hello = El primer mensaje debe ser «hello», con la mesa y sus llaves.
error-second-hello = «hello» solo vale como primer mensaje.
error-request = Esta petición no se entiende: { $detail }
error-too-many = Demasiadas peticiones; espera un momento.
error-queue-full = Todavía se está trabajando en tus preguntas anteriores. Espera una respuesta antes de volver a preguntar.
error-tables-many = Desde tu dirección ya hay { $most } partidas en curso. Termina una, o vuelve dentro de un rato.
error-not-json = Un cambio se envía como JSON, con la cabecera «Content-Type: application/json».
error-origin = Esta petición viene de una página de otro sitio; no se ha hecho nada.
error-preparing = Este juego aún se está preparando; inténtalo de nuevo en un momento.
error-storage = No se puede acceder a la base de datos; nada ha cambiado. Inténtalo de nuevo.
error-internal = Algo ha fallado en el servidor; nada ha cambiado.
error-database-url = «{ $found }» no es una base de datos. Se espera: sqlite:///ARCHIVO o postgresql://USUARIO@SERVIDOR/NOMBRE.
error-database = No se puede abrir la base de datos: { $reason }
error-relay-url = «{ $found }» no es un relé. Se espera: redis://SERVIDOR.
error-address = No se puede abrir { $host }:{ $port }: { $reason }

record-proof-shape = Esto no es una prueba: { $detail }
record-proof-commitment = El secreto no corresponde a la huella que se mostró al abrir la mesa.
record-proof-added = Lo añadido debe ser una línea imprimible por asiento.
record-proof-seed = La semilla no se sigue del secreto y de lo añadido.
record-proof-seals = Cada asiento tiene un sello de 64 cifras hexadecimales, o ninguno; y solo una prueba de la versión 2 tiene sellos.
record-proof-seal = El sello del asiento { $seat } no es el del texto que reveló.
record-proof-unrevealed = Los asientos señalados por no haber revelado no son los que tienen un sello sin texto.
error-mix-sealed = En esta mesa todos sellan primero su azar y lo revelan después; no se añade texto sin sellar.
error-seal-plain = Esta mesa no tiene sellos: lo que añades se envía tal cual.
error-seal-late = Todos los sellos están ya fijados; no se puede cambiar ninguno.
error-reveal-early = Los sellos se abren cuando todos han sellado; espera un momento.
error-reveal-nothing = No has sellado nada, así que no hay nada que revelar.
error-reveal-other = Este no es el texto que sellaste.
error-mixing = Ya están todos y se está mezclando; empieza en un momento.
error-mixed-enough = Ya has añadido algo { $most } veces. Es bastante para un reparto.

error-lab-games = { $found } partidas son demasiadas aquí. Posible: hasta { $most }.
error-lab-busy = El laboratorio está ocupado con otras preguntas; inténtalo de nuevo en un momento.
error-dial-value = «{ $path }» no puede tener este valor. Posible: { $known }.
error-dial-arrangement = «{ $path }» solo puede reordenarse: las mismas entradas, en otras tantas filas.
cli-param-lab-threads = Cuántos hilos juegan partidas para la página del laboratorio.

error-database-taken = Otro servidor ya usa { $file }. Detenlo o elige otro archivo.
error-database-newer = Esta base de datos la escribió una versión más reciente de Ludothèque (revisión { $revision }). Actualiza Ludothèque o elige otra base de datos.
error-starting = El servidor aún está preparando los juegos; inténtalo de nuevo en un momento.
serve-friends = Para tus amigos en la misma red: { $url }
cli-param-public-url = La dirección que usan tus amigos, como https://games.example.org; las invitaciones y los códigos QR la contienen.
error-public-url = «{ $found }» no es una dirección que tus amigos puedan abrir. Se espera, por ejemplo, https://games.example.org o http://192.168.1.20:8000, sin nada detrás.
