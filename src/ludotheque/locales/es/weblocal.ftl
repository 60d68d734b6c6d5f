error-local-storage = No se ha podido guardar en tu dispositivo: la memoria está llena o el navegador no lo permite. No ha cambiado nada. Haz sitio e inténtalo otra vez.
error-local-others = Una mesa en tu dispositivo es para quienes lo usan y para bots. Para los demás hace falta una mesa en un servidor.
error-not-alone = En esta mesa hay más personas, así que la partida se queda donde está.

web-local-impossible = Este navegador no puede ejecutar los juegos en tu dispositivo porque no tiene WebAssembly. { $server ->
    [yes] Juega en el servidor o en otro navegador.
   *[no] Juega en otro navegador.
 }
web-local-failed = No se han podido iniciar los juegos en tu dispositivo. { $server ->
    [yes] Vuelve a cargar la página o juega en el servidor.
   *[no] Vuelve a cargar la página.
 } No se ha perdido nada.
web-local-restarted = Los juegos de tu dispositivo han tenido que reiniciarse. No se ha perdido nada: inténtalo otra vez.
web-local-again = Los juegos de tu dispositivo se están reiniciando…
web-local-again-kept = Los juegos de tu dispositivo se están reiniciando. Tu jugada está guardada.
web-local-elsewhere = Esta mesa está en el dispositivo en el que se abrió, y solo allí.
web-local-where = Dónde se juega
web-local-device = En este dispositivo
web-local-server = En el servidor
web-local-device-line = No necesita conexión. Tu dispositivo reparte y conoce las cartas.
web-local-server-line = El servidor reparte y guarda la mesa.
web-local-loading = Los juegos están llegando a tu dispositivo…
web-local-here = Esta mesa está en tu dispositivo
web-local-here-line = Solo la guarda este navegador, sin conexión. El dispositivo conoce las cartas, así que la partida no demuestra nada a los demás.
web-local-fair = Repartió tu dispositivo, que conocía su secreto de antemano: lo que sigue es una prueba para ti, no para los demás.
web-local-curtain = El telón es una cortesía: el dispositivo conoce las cartas de todos.
web-local-move = Seguir con amigos por un enlace
web-local-move-line = La partida sigue en una mesa del servidor, desde esta posición. ¿Qué bots dejan su sitio a un amigo?
web-local-move-go = Pasar al servidor
web-local-take = Seguir en este dispositivo
web-local-take-line = La partida pasa a tu dispositivo, desde esta posición, y después no necesita conexión.
