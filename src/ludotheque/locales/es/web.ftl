# El cliente del navegador.

web-title = Ludothèque
web-language = Idioma
web-opening = Un momento…
web-unreachable = El servidor no responde. Inténtalo de nuevo en un momento.
web-lost = En esta dirección no hay nada.
web-to-shelf = Volver a la estantería
web-close = Cerrar
web-no-key = Este enlace no abre la mesa. Pide el enlace entero, con todo lo que va después del #.

## La estantería

web-shelf = Los juegos
web-fact-players = { $count } jugadores
web-fact-minutes = { $count } minutos
web-fact-age = a partir de { $age } años
web-mine = Tus partidas
web-mine-with = con { $names }
web-mine-yours = Te toca
web-mine-open = Esperando jugadores
web-mine-over = Terminada
web-mine-gone = Ya no existe
web-mine-finished = { $count ->
    [one] 1 partida terminada
   *[other] { $count } partidas terminadas
}
web-forget = Quitar
web-forget-game = Quitar: { $game }, { $names }
web-public-tables = Mesas que buscan jugadores
web-public-free = { $count ->
    [one] 1 asiento libre
   *[other] { $count } asientos libres
}

## Preparar una partida

web-mode = ¿Cómo quieres jugar?
web-mode-bots = Contra bots
web-mode-bots-line = Empiezas enseguida: los bots ya están listos.
web-mode-friends = Con amigos
web-mode-friends-line = Cada uno juega en su dispositivo. Recibes un enlace y un código QR para compartir.
web-mode-device = Pasa y juega
web-mode-device-line = El dispositivo pasa de mano en mano. Un telón oculta lo que el siguiente jugador no debe ver.
web-mode-watch = Mirar a los bots
web-mode-watch-line = Siéntate y disfruta: solo juegan bots.
web-play-now = Jugar
web-open-table = Abrir la mesa
web-watch-now = Mirar
web-preparing = Este juego aún se está preparando; el primer arranque tarda un momento.
web-options = Reglas de esta partida
web-option-printed = regla impresa
web-option-ours = regla nuestra
web-more-choices = Más ajustes
web-first = Quién empieza
web-first-rules = según las reglas
web-first-lot = por sorteo
web-player = Jugador { $number }
web-seat-fewer = Un jugador menos
web-seat-more = Un jugador más
web-seat-kind = Asiento { $number }: ¿quién juega?
web-seat-human = Alguien aquí
web-seat-open = Amigo por enlace
web-seat-open-line = recibe su propio enlace
web-seat-bot = Bot
web-name-of = Nombre del jugador { $number }
web-level-of = Nivel del bot en el asiento { $number }
web-seat-colour-of = Color del asiento { $number }
web-seat-is = Asiento { $number }: { $what }
web-make-public = Mostrar la mesa en la estantería: cualquiera puede sentarse
web-wait-for-me = Esperar a que yo empiece la partida
web-away = Si alguien se ausenta
web-away-never = la mesa espera
web-away-minutes = un bot lo sustituye a los 2 minutos
web-away-hour = un bot lo sustituye al cabo de una hora
web-away-day = un bot lo sustituye al cabo de un día

## Esperando jugadores

web-lobby-missing = { $count ->
    [0] Ya están todos
    [one] Falta un jugador
   *[other] Faltan { $count } jugadores
}
web-lobby-send = Cada asiento libre tiene su enlace: envíalo o deja que escaneen el código.
web-lobby-unreachable = Tus amigos no pueden abrir estos enlaces: al servidor solo se llega desde este ordenador. Inícialo con «ludotheque serve --host 0.0.0.0»: mostrará la dirección para tus amigos.
web-lobby-begins = La partida empieza en cuanto estén todos.
web-lobby-owner = La partida empieza cuando la inicie quien abrió la mesa.
web-seat-free = libre
web-seat-added = ha aportado su propio azar
web-invite-link = Invitación para el asiento { $number }
web-watch-link = Enlace para mirar
web-copy = Copiar
web-copied = Copiado
web-share = Compartir
web-share-text = ¡Ven a jugar a { $game } conmigo!
web-qr = Código QR
web-mix-title = Un reparto limpio
web-mix-line = El reparto depende de un secreto que el servidor ya ha fijado y de lo que añada cada uno. Añade algo que nadie pueda adivinar: así nadie habrá podido elegir el reparto.
web-mix-field = Una línea tuya
web-mix-add = Añadir
web-mix-done = Añadido. ¡Gracias!
web-seal-line = El dispositivo de cada jugador sella un poco de azar. Los sellos solo se abren cuando están todos, y el reparto depende de todos ellos. Así nadie puede elegirlo: ni quien llega el último ni el servidor. Puedes añadir una línea tuya.
web-seal-done = Sellado con tu línea. ¡Gracias!
web-seat-sealed = ha sellado
web-seat-revealed = ha abierto su sello
web-lobby-sealing = Cada uno sella su propio azar, para que nadie pueda elegir el reparto.
web-lobby-revealing = Ya están todos los sellos. Ahora se abren, y luego se reparte.
web-unsealed = { $count ->
    [one] { $names } no llegó a tiempo para sellar: el reparto se hizo sin su línea.
   *[other] { $names } no llegaron a tiempo para sellar: el reparto se hizo sin sus líneas.
}
web-unrevealed = { $count ->
    [one] { $names } no abrió su sello a tiempo. Para el reparto contó el propio sello, ya fijado antes.
   *[other] { $names } no abrieron sus sellos a tiempo. Para el reparto contaron los propios sellos, ya fijados antes.
}
web-commitment = Huella del secreto, para comprobarla después de la partida
web-start = Empezar la partida
web-fill = Añadir bots y empezar
web-fill-level = Nivel de los bots

## Tomar asiento

web-join-title = ¡Ven a jugar a { $game }!
web-join-with = En la mesa: { $names }
web-join-fork = Esta partida continúa otra anterior: quien abrió la mesa quizá sepa lo que está oculto.
web-your-colour = Tu color: { $colour }
web-join-name = Tu nombre
web-join-name-missing = Escribe un nombre, para que los demás sepan quién eres.
web-join = Sentarse
web-watch-only = Solo mirar

## En la mesa

web-turn-yours = Te toca
web-turn-of = Le toca a { $name }
web-addressed = { $name }: { $text }
web-turn-sending = Tu jugada está en camino…
web-turn-over = La partida ha terminado
web-watching = Estás mirando la partida
web-skip = Avance rápido
web-skip-to-my-turn = Avanzar hasta mi turno
web-seats = Jugadores
web-seat-you = tú
web-seat-on-turn = le toca
web-place = Puesto { $place }
web-rules = Reglas
web-show-rule = Ver la regla
web-story = La partida hasta ahora
web-story-empty = Aún no ha pasado nada.
web-in-words = La mesa descrita con palabras
web-offline = Sin conexión. Reintentando…
web-offline-kept = Sin conexión. Tu jugada está guardada y se enviará sola.
web-curtain-title = { $name }, te toca
web-curtain-text = Pasa el dispositivo a { $name }. ¡Los demás miran a otro lado!
web-curtain-lift = Soy { $name }

## El menú

web-menu = Menú
web-menu-device = En este dispositivo
web-menu-links = Enlaces
web-menu-you = Tú
web-speed = Velocidad
web-speed-calm = tranquila
web-speed-brisk = rápida
web-speed-instant = inmediata
web-speed-is = Velocidad: { $speed }
web-motion = Animaciones
web-sound = Sonido
web-seat-link = Enlace a tu asiento, para otro dispositivo
web-seat-link-line = Cualquiera que tenga este enlace puede jugar por ti. No se lo des a nadie.
web-leave = Dejar que un bot juegue por mí
web-return = Volver a jugar yo
web-resign = Abandonar
web-resign-two = La partida termina y gana tu rival.
web-resign-more = Un bot sigue en tu lugar.
web-resign-sure = Sí, abandonar
web-play-on = Seguir jugando

## El reglamento

web-rules-of = { $game }: las reglas
web-contents = Índice
web-play-this = Jugar a { $game }

## The table of a game that has none of its own

web-yes = Sí
web-no = No
web-face-down = boca abajo: { $count }
