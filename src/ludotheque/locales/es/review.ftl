# En el navegador: la ayuda durante la partida y lo que viene después.

web-hint = Pista
web-hint-thinking = Pensando…
web-hint-title = Las mejores jugadas y su probabilidad de ganar
web-hint-about = aprox. { $share }
web-hint-equal = igual de buena
web-hint-rough = El tablero está modificado: estas probabilidades son más aproximadas que de costumbre.

web-back = Deshacer
web-back-asked = { $name } quiere deshacer una jugada. ¿De acuerdo, { $to }?
web-back-agree = De acuerdo
web-back-decline = No, la jugada vale
web-back-waiting = { $you ->
    [yes] Has pedido deshacer una jugada. Esperando respuesta…
   *[other] { $name } ha pedido deshacer una jugada. Esperando respuesta…
}

web-guide = Guía
web-guide-rule = La regla
web-guide-off = Desactivar la guía

web-after = Después de la partida
web-result-won = { $you ->
    [yes] ¡Has ganado!
   *[other] ¡Gana { $name }!
}
web-result-shared = Victoria compartida: { $names }
web-result-nobody = No ha ganado nadie
web-result-resigned = { $you ->
    [yes] Has abandonado.
   *[other] { $name } ha abandonado.
}
web-rematch = Jugar otra vez
web-rematch-join = Ir a la nueva partida
web-save-record = Descargar la partida

web-replay = Ver la repetición
web-replay-at = Jugada { $at } de { $last }.
web-replay-first = Ir al principio
web-replay-back = Una jugada atrás
web-replay-next = Una jugada adelante
web-replay-last = Ir al final
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-slider = Momento de la partida
web-replay-leave = Cerrar la repetición

web-fork = Jugar desde aquí
web-fork-title = Jugar desde la jugada { $move }
web-fork-what = Se abre una mesa nueva con esta posición: el mismo reparto y las mismas jugadas hasta aquí. Lo que siga depende de ti.
web-fork-seat = Juego en lugar de
web-fork-others = Los demás son
web-fork-bots = bots
web-fork-link = amigos, con un enlace
web-fork-level = Nivel de los bots
web-fork-start = Jugar

web-look = Análisis
web-look-what = ¿Qué podía esperar cada uno, jugada a jugada? ¿Cuánto fue decisión, cuánto fue suerte, y qué jugadas costaron más?
web-look-start = Analizar la partida
web-look-progress = Jugada { $done } de { $total }…
web-look-shares = Probabilidad de ganar en tanto por ciento y, debajo, lo que la hizo cambiar
web-look-how = Señala una jugada para leer sobre ella; haz clic para verla en el tablero.
web-look-whose = Mostrar los cambios de
web-look-own = Sus decisiones
web-look-others = Decisiones de los demás
web-look-luck = Suerte
web-look-unclear = Incierto
web-look-caveat = Incierto es lo que la búsqueda no puede distinguir de sus propios errores. La suerte también puede contener algo de eso.
web-look-from-to = Del principio al final
web-look-costly = Jugadas más costosas: { $name }
web-look-none = Ninguna jugada costó demasiado.
web-look-better = mejor: { $move }
web-look-chance = El azar
web-chart = Probabilidad de ganar a lo largo de la partida

web-fair = ¿Fue juego limpio?
web-fair-what = Antes de la primera carta o tirada se mostró una huella. El secreto que protegía ya se conoce, y tu navegador puede comprobar que no se cambió nada.
web-fair-check = Comprobar el reparto
web-fair-promise = La huella mostrada antes de la partida es la de la prueba.
web-fair-secret = Es la huella (SHA-256) del secreto que ya se conoce.
web-fair-shown = Los sellos son los que tu dispositivo vio antes de abrir el suyo.
web-fair-seals = Cada texto revelado corresponde a su sello.
web-fair-seed = El secreto y lo que añadieron los jugadores dan la semilla del reparto.
web-fair-deal = La huella mostrada durante la partida es la de esta semilla.
web-fair-record = El registro de la partida indica la misma semilla.
web-fair-yes = Todo concuerda: el reparto estaba fijado antes de que nadie pudiera conocerlo.
web-fair-no = Algo no concuerda. Este no es el reparto prometido.
web-fair-further = Para repartir de nuevo cada carta y tirar otra vez cada dado con esta semilla, guarda la prueba y ejecuta:
web-fair-save = Guardar la prueba
