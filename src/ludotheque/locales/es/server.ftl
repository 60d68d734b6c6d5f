# El servidor.

server-welcome = El servidor está en marcha. En la estantería:
server-api = Para programas:
serve-running = La Ludothèque está abierta en { $url } (Ctrl-C para cerrarla).
serve-closed = Cerrada. Todas las jugadas están guardadas.

cli-help-serve = Abrir la ludoteca a navegadores y programas: mesas para jugar a solas, con amigos o contra bots.
cli-param-host = La dirección en la que escucha el servidor; 0.0.0.0 o :: deja entrar a otros ordenadores.
cli-param-port = El puerto en el que escucha el servidor.
cli-param-database = Dónde guardar las mesas: sqlite:///ARCHIVO o postgresql://USUARIO@SERVIDOR/NOMBRE. Si no se indica, un archivo en tu carpeta de datos.
cli-param-relay = Por dónde se avisan de las jugadas varios servidores con una misma base de datos: redis://SERVIDOR. Si no se indica, lo hace PostgreSQL.
cli-param-bot-threads = Cuántos bots pueden pensar a la vez.
cli-param-rate = Peticiones por segundo que puede hacer una dirección; 0 para no limitarlas.
cli-param-origin = Otro sitio web que puede conectarse, como https://example.org; se puede repetir.
cli-param-open = Abrir la página en el navegador.

error-display-name = Este nombre no sirve. Se esperan de 1 a { $longest } caracteres visibles.
error-addition = Esto no se puede añadir. Se espera una línea de hasta { $longest } caracteres imprimibles.
error-level-of-person = Solo los bots tienen nivel.
error-token-missing = Hace falta una llave: la cabecera «Authorization: Bearer LLAVE».
error-token = Esta llave no abre esta mesa.
error-not-seat = Solo puede hacerlo quien tiene un asiento en esta mesa.
error-not-owner = Solo puede hacerlo quien abrió la mesa.
error-invitation = Para sentarte a esta mesa hace falta una invitación: pídesela a quien la abrió.
error-unknown-table = Esta mesa no existe.
error-seat-taken = Alguien ya ha ocupado este asiento.
error-seated = Ya tienes un asiento en esta mesa.
error-seats-open = { $count ->
    [one] Aún hay un asiento libre. Espera, o dáselo a un bot.
   *[other] Aún hay { $count } asientos libres. Espera, o dáselos a bots.
}
error-dealt = La partida ya ha empezado.
error-not-dealt = La partida aún no ha empezado.
error-not-over = Podrás hacerlo cuando termine la partida.
error-stale = Acaba de pasar algo en la mesa. Vuelve a mirarla y elige tu jugada.
error-overtaken = Alguien ha sido más rápido.
error-left = En este asiento ya juega un bot.
error-not-left = En este asiento no juega ningún bot.
error-asked = Alguien ya ha pedido deshacer una jugada. Espera las respuestas.
error-not-asked = No hay ninguna pregunta que espere tu respuesta.
error-no-move = Aún no has hecho ninguna jugada que se pueda deshacer.
error-hint = Puedes pedir una pista cuando te toque.
error-hints-off = En esta mesa se juega sin pistas.
error-hint-objection = Aquí no hay pistas: te toca a ti ver si estaba permitido.
error-back-away = { $count ->
    [one] { $names } no está.
   *[other] { $names } no están.
} Podrás pedirlo cuando todos hayan vuelto; hasta entonces la jugada vale.
error-fork-practice = Era una partida de práctica: después de la jugada { $moves }, todo lo oculto se sorteó de nuevo. Puedes continuarla desde ahí o desde una jugada anterior.
error-fork-what = Elige una mesa o un registro desde donde continuar, solo uno de los dos.
error-fork-other = La partida que continúas es siempre la misma: { $game }, con sus opciones y { $seats } asientos.
error-fork-colours = Una partida que continúa conserva sus colores: { $colours }.
error-proof-forked = Esta partida continúa otra después de { $moves } jugadas; el reparto se hizo allí. No tiene una prueba propia.
error-no-hello = El primer mensaje debe ser «hello», con la mesa y sus llaves.
error-second-hello = «hello» solo vale como primer mensaje.
error-request = Esta petición no se entiende: { $detail }
error-too-many = Demasiadas peticiones; espera un momento.
error-queue-full = Aún se están respondiendo tus preguntas anteriores. Espera una respuesta antes de volver a preguntar.
error-tables-many = Desde tu dirección ya hay { $most } partidas en curso. Termina una, o vuelve dentro de un rato.
error-not-json = Un cambio se envía como JSON, con la cabecera «Content-Type: application/json».
error-origin = Esta petición viene de otro sitio web; no se ha hecho nada.
error-preparing = Este juego aún se está preparando; inténtalo de nuevo en un momento.
error-storage = La base de datos no responde; nada ha cambiado. Inténtalo de nuevo.
error-internal = Algo ha fallado en el servidor; nada ha cambiado.
error-database-url = «{ $found }» no es una base de datos. Se espera sqlite:///ARCHIVO o postgresql://USUARIO@SERVIDOR/NOMBRE.
error-database = No se puede abrir la base de datos: { $reason }
error-relay-url = «{ $found }» no es un relay. Se espera redis://SERVIDOR.
error-address = No se puede abrir { $host }:{ $port }: { $reason }

record-proof-shape = Esto no es una prueba: { $detail }
record-proof-commitment = El secreto no corresponde a la huella que se mostró al abrir la mesa.
record-proof-added = Para cada asiento, lo añadido debe ser una línea imprimible.
record-proof-seed = La semilla no se deduce del secreto y de lo añadido.
record-proof-seals = Cada asiento tiene un sello de 64 cifras hexadecimales, o ninguno; y solo una prueba de la versión 2 tiene sellos.
record-proof-seal = El sello del asiento { $seat } no es el del texto que reveló.
record-proof-unrevealed = Los asientos indicados como no revelados no son los que tienen un sello pero ningún texto.
error-mix-sealed = En esta mesa cada uno sella primero su azar y lo revela después; no se puede añadir nada al descubierto.
error-seal-plain = Esta mesa no tiene sellos: lo que añades se envía al descubierto.
error-seal-late = Ya están todos los sellos; no se puede cambiar ninguno.
error-reveal-early = Los sellos se abren cuando todos han sellado; espera un momento.
error-reveal-nothing = No has sellado nada, así que no hay nada que revelar.
error-reveal-other = Este no es el texto que sellaste.
error-renamed-enough = En esta mesa ya has tenido { $most } nombres. Quédate con este.
error-mixing = Ya están todos y se está repartiendo; empieza en un momento.
error-mixed-enough = Ya has añadido algo { $most } veces. Para un reparto es suficiente.

error-lab-games = { $found } partidas son demasiadas aquí. El máximo es { $most }.
error-lab-busy = El laboratorio está ocupado con otras preguntas; inténtalo de nuevo en un momento.
error-dial-value = «{ $path }» no puede tener este valor. Posible: { $known }.
error-dial-arrangement = «{ $path }» solo se puede reordenar: las mismas entradas, en el mismo número de filas.
cli-param-lab-threads = Cuántos hilos juegan partidas para la página del laboratorio.

error-database-taken = Otro servidor ya usa { $file }. Detenlo o elige otro archivo.
error-database-newer = Esta base de datos la escribió una versión más reciente de Ludothèque (revisión { $revision }). Actualiza Ludothèque o elige otra base de datos.
error-starting = El servidor aún está preparando los juegos; inténtalo de nuevo en un momento.
serve-friends = Dirección para tus amigos en la misma red: { $url }
cli-param-public-url = La dirección que usan tus amigos, como https://games.example.org; las invitaciones y los códigos QR la contienen.
error-public-url = «{ $found }» no es una dirección que tus amigos puedan abrir. Se espera, por ejemplo, https://games.example.org o http://192.168.1.20:8000, sin nada detrás.
cli-param-thinking-times = Medir en este archivo cuánto piensa la gente, por tipo de jugada y sin nombres; el laboratorio saca de ahí los minutos. Cada proceso necesita su propio archivo.
