# En el navegador: lo que todos deben saber de su mesa.

web-practice = Práctica
web-practice-line = Se deshizo una jugada, y todo lo oculto se ha sorteado de nuevo. Por eso esta partida es de práctica: no tiene registro ni prueba, y no cuenta.
tell-starts = { $why ->
    [lot] { $you ->
        [yes] Por sorteo, empiezas tú.
       *[other] Por sorteo, empieza { $seat }.
    }
    [chosen] { $you ->
        [yes] Empiezas tú, como se acordó.
       *[other] Empieza { $seat }, como se acordó.
    }
   *[other] { $you ->
        [yes] Empiezas tú.
       *[other] Empieza { $seat }.
    }
}
web-hinted = { $you ->
    [yes] Has pedido una pista.
   *[other] { $name } ha pedido una pista.
}
web-allow-hints = Permitir pistas (todos ven quién pide una)
web-hints-allowed = Se permiten pistas; todos ven quién pide una.
web-away-told = Si alguien no da señales de vida durante { $time }, lo sustituye un bot ({ $level }).
web-time-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
web-time-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
web-time-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
web-time-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
web-looked-away = Mientras no mirabas…
web-story-round = Solo se ve esta ronda. El resto tienes que recordarlo tú.
web-stands-in = { $level } juega por { $name }
web-stands-in-you = { $level } está jugando por ti.
web-stands-in-name = { $level } está jugando por { $name }.
web-here = en la mesa
web-gone = no está
web-gone-minutes = { $count ->
    [one] no está desde hace { $count } minuto
   *[other] no está desde hace { $count } minutos
}
web-gone-hours = { $count ->
    [one] no está desde hace { $count } hora
   *[other] no está desde hace { $count } horas
}
web-taken = Este asiento está ocupado
web-taken-line = Alguien ya ha usado esta invitación.
web-taken-watch = Pero puedes mirar la partida.
web-rematch-by = { $name } quiere jugar otra vez.
web-leave-line = Un bot juega por ti hasta que vuelvas. Puedes volver cuando quieras.
web-leave-sure = Sí, dejar jugar a un bot
web-menu-end = Dar la partida por perdida
