# El cliente del navegador.

web-title = Ludothèque
web-language = Idioma
web-opening = Un momento…
web-unreachable = No se puede llegar al servidor. Inténtalo de nuevo en un momento.
web-lost = En esta dirección no hay nada.
web-to-shelf = A la estantería
web-close = Cerrar
web-no-key = Este enlace no abre la mesa. Pide el enlace entero, con todo lo que va detrás de #.

## La estantería

web-shelf = Los juegos
web-fact-players = { $count } jugadores
web-fact-minutes = { $count } minutos
web-fact-age = desde { $age } años
web-mine = Continuar
web-mine-with = con { $names }
web-mine-yours = Te toca
web-mine-open = Esperando jugadores
web-mine-over = Terminada
web-mine-gone = Ya no existe
web-mine-finished = { $count ->
    [one] 1 partida terminada
   *[other] { $count } partidas terminadas
}
web-forget = Olvidar
web-forget-game = Olvidar: { $game }, { $names }
web-public-tables = Mesas que buscan jugadores
web-public-free = { $count ->
    [one] 1 asiento libre
   *[other] { $count } asientos libres
}

## Preparar una partida

web-mode = ¿Cómo quieres jugar?
web-mode-bots = Contra bots
web-mode-bots-line = Empiezas enseguida: los bots están listos.
web-mode-friends = Con amigos
web-mode-friends-line = Cada cual juega en su dispositivo. Recibes un enlace y un código QR para repartir.
web-mode-device = En este dispositivo
web-mode-device-line = Os pasáis el dispositivo. Un telón oculta lo que el siguiente no debe ver.
web-mode-watch = Mirar a los bots
web-mode-watch-line = Ponte cómodo: solo juegan bots.
web-play-now = Jugar ahora
web-open-table = Abrir la mesa
web-watch-now = Mirar
web-preparing = Este juego aún se está preparando; el primer arranque tarda un momento.
web-options = Reglas de esta partida
web-more-choices = Más ajustes
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
web-make-public = Anunciar la mesa en la estantería: cualquiera puede sentarse
web-wait-for-me = Empezar solo cuando yo lo diga
web-away = Si alguien se ausenta
web-away-never = la mesa espera
web-away-minutes = un bot sigue a los 2 minutos
web-away-hour = un bot sigue al cabo de una hora
web-away-day = un bot sigue al cabo de un día

## Esperando jugadores

web-lobby-missing = { $count ->
    [0] Ya están todos
    [one] Falta un jugador
   *[other] Faltan { $count } jugadores
}
web-lobby-send = Cada asiento libre tiene su propio enlace: envíalo o deja que escaneen el código.
web-lobby-unreachable = Tus amigos no pueden abrir estos enlaces: a este servidor solo se llega desde este ordenador. Arráncalo con «ludotheque serve --host 0.0.0.0»; entonces muestra la dirección para tus amigos.
web-lobby-begins = La partida empieza en cuanto estén todos.
web-lobby-owner = La partida empieza cuando lo diga quien abrió la mesa.
web-seat-free = libre
web-seat-added = ha añadido azar propio
web-invite-link = Invitación al asiento { $number }
web-watch-link = Enlace para mirar
web-copy = Copiar
web-copied = Copiado
web-share = Compartir
web-share-text = ¡Juega a { $game } conmigo!
web-qr = Código QR
web-mix-title = Un reparto limpio
web-mix-line = El reparto sale de un secreto que el servidor ya ha fijado y de lo que añadís entre todos. Añade algo que nadie pueda adivinar y nadie habrá podido elegir el reparto.
web-mix-field = Una línea tuya
web-mix-add = Añadir
web-mix-done = Añadido. ¡Gracias!
web-seal-line = El dispositivo de cada jugador sella un poco de azar propio. Los sellos solo se abren cuando todos están fijados, y el reparto sale de todos ellos. Así nadie puede elegirlo: ni quien llega último ni el servidor. Puedes añadir una línea tuya.
web-seal-done = Sellado con tu línea. ¡Gracias!
web-seat-sealed = ha sellado
web-seat-revealed = ha abierto su sello
web-lobby-sealing = Cada uno sella su propio azar, para que nadie pueda elegir el reparto.
web-lobby-revealing = Todos los sellos están fijados. Ahora se abren, y de ellos sale el reparto.
web-unsealed = { $count ->
    [one] { $names } no llegó a tiempo para sellar: el reparto se hizo sin una línea suya.
   *[other] { $names } no llegaron a tiempo para sellar: el reparto se hizo sin sus líneas.
}
web-unrevealed = { $count ->
    [one] { $names } no abrió su sello a tiempo. En su lugar se mezcló el propio sello, que ya estaba fijado.
   *[other] { $names } no abrieron sus sellos a tiempo. En su lugar se mezclaron los propios sellos, que ya estaban fijados.
}
web-commitment = Huella del secreto, para comprobarla después de la partida
web-start = Empezar la partida
web-fill = Completar con bots y empezar
web-fill-level = Nivel de los bots

## Tomar asiento

web-join-title = ¡Ven a jugar a { $game }!
web-join-with = En la mesa: { $names }
web-join-name = Tu nombre
web-join-name-missing = Escribe un nombre, para que los demás sepan quién eres.
web-join = Tomar asiento
web-watch-only = Solo mirar

## En la mesa

web-turn-yours = Te toca jugar
web-turn-of = Le toca a { $name }
web-turn-sending = Tu jugada va en camino…
web-turn-over = La partida ha terminado
web-watching = Estás mirando
web-skip = Avance rápido
web-skip-to-my-turn = Avanzar hasta mi turno
web-seats = Jugadores
web-seat-you = tú
web-seat-on-turn = en turno
web-seat-stand-in = lo sustituye: { $level }
web-place = Puesto { $place }
web-rules = Reglas
web-show-rule = Ver la regla
web-story = Lo que ha pasado
web-story-empty = Aún no ha pasado nada.
web-in-words = La mesa en palabras
web-offline = Sin conexión. Reintentando…
web-offline-kept = Sin conexión. Tu jugada está guardada y se enviará.
web-curtain-title = { $name }, te toca
web-curtain-text = Pasad el dispositivo a { $name }. Los demás, que miren a otro lado.
web-curtain-lift = Soy { $name }

## El menú

web-menu = Menú
web-menu-device = En este dispositivo
web-menu-links = Enlaces
web-menu-you = Tú
web-speed = Ritmo
web-speed-calm = tranquilo
web-speed-brisk = ágil
web-speed-instant = inmediato
web-speed-is = Ritmo: { $speed }
web-motion = Movimiento
web-sound = Sonido
web-seat-link = Enlace a tu asiento, para otro dispositivo
web-seat-link-line = Quien tiene este enlace juega por ti. No lo compartas.
web-leave = Que un bot juegue por mí
web-return = Volver a jugar yo
web-resign = Abandonar
web-resign-two = Entonces la partida termina y gana tu rival.
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
