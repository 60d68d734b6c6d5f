# El rincón del jugador, los ajustes y la ayuda.

web-corner = Mi rincón
web-corner-line = No necesitas cuenta: todo se queda en este dispositivo, en este navegador.
web-corner-me = Yo
web-corner-emblem = Mi emblema
web-emblem-bell = Campana
web-emblem-key = Llave
web-emblem-leaf = Hoja
web-emblem-anchor = Ancla
web-emblem-star = Estrella
web-emblem-moon = Luna
web-corner-played = Mis partidas
web-corner-no-games = Todavía no hay partidas terminadas. La primera aparecerá aquí en cuanto acabe.
web-corner-game = Juego
web-corner-games = Jugadas
web-corner-won = Ganadas
web-corner-against = Contra
web-corner-ahead = Quedaste por delante
web-corner-all = Mostrar las { $count } partidas
web-corner-take = A otro dispositivo
web-corner-take-line = Llévate tu nombre, tus ajustes, tus asientos y tus partidas terminadas. Lo que el otro dispositivo ya tiene se queda como está.
web-corner-save = Guardar en un archivo
web-corner-open = Abrir un archivo
web-corner-code-line = Escanea este código con el otro dispositivo. Contiene tu nombre, tus ajustes y tus partidas sin terminar. Cualquiera que lo escanee puede jugar por ti: no se lo enseñes a nadie.
web-corner-unreachable = El otro dispositivo no puede abrir este código: solo este ordenador llega al servidor. Inícialo con «ludotheque serve --host 0.0.0.0» o usa un archivo.
web-corner-code-part = Código { $part } de { $parts }
web-corner-code-before = Código anterior
web-corner-code-next = Código siguiente
web-corner-unreadable = Esto no es de Ludothèque, o le falta una parte. No ha cambiado nada.
web-corner-bring = De tu otro dispositivo
web-corner-bring-line = { $count ->
    [0] ¿Añadir tu nombre y tus ajustes a este dispositivo?
    [one] ¿Añadir tu nombre, tus ajustes y 1 partida a este dispositivo?
   *[other] ¿Añadir tu nombre, tus ajustes y { $count } partidas a este dispositivo?
}
web-corner-bring-yes = Añadir
web-corner-brought = ¡Listo! Ya está todo aquí.
web-corner-no = Cancelar
web-corner-delete = Borrar todo
web-corner-delete-line = Tu nombre, tus ajustes, tus partidas terminadas y las llaves de tus asientos desaparecen de este dispositivo. Las partidas siguen.
web-corner-delete-sure = ¿Borrar todo de verdad? Si no has guardado un archivo, no podrás volver a tus asientos.
web-corner-delete-yes = Sí, borrar todo
web-theme = Aspecto
web-theme-system = como el sistema
web-theme-light = claro
web-theme-dark = oscuro
web-haptics = Vibración
web-strong-colours = Colores para daltónicos
web-rename = Cambiar mi nombre
web-rename-do = Cambiar
web-renamed = { $old } ahora se llama { $name }.
web-help = Ayuda
web-help-rules-of = Reglas de { $game }
web-help-lab-of = Laboratorio de { $game }
web-help-lab = Laboratorio
web-help-docs = Documentación
web-help-version = Versión { $version }
