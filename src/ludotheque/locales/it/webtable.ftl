# Nel browser: quello che tutti devono sapere del loro tavolo.

web-practice = Allenamento
web-practice-line = Una mossa è stata annullata, e tutto ciò che era nascosto è stato estratto di nuovo. Perciò questa partita è un allenamento: non ha né registrazione né prova, e non conta.
tell-starts = { $why ->
    [lot] { $you ->
        [yes] La sorte ha scelto te: cominci tu.
       *[other] La sorte ha deciso: comincia { $seat }.
    }
    [chosen] { $you ->
        [yes] Cominci tu, come d’accordo.
       *[other] Comincia { $seat }, come d’accordo.
    }
   *[other] { $you ->
        [yes] Cominci tu.
       *[other] Comincia { $seat }.
    }
}
web-hinted = { $you ->
    [yes] Hai chiesto un suggerimento.
   *[other] { $name } ha chiesto un suggerimento.
}
web-allow-hints = Permetti i suggerimenti (tutti vedono chi ne chiede uno)
web-hints-allowed = I suggerimenti sono permessi; tutti vedono chi ne chiede uno.
web-away-told = Dopo { $time } senza un segno di vita subentra un bot ({ $level }).
web-time-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
web-time-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
web-time-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
}
web-time-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
web-looked-away = Mentre non guardavi…
web-story-round = Si vede solo questo giro. Il resto devi ricordarlo tu.
web-stands-in = { $level } gioca per { $name }
web-stands-in-you = { $level } sta giocando per te.
web-stands-in-name = { $level } sta giocando per { $name }.
web-here = al tavolo
web-gone = assente
web-gone-minutes = { $count ->
    [one] assente da { $count } minuto
   *[other] assente da { $count } minuti
}
web-gone-hours = { $count ->
    [one] assente da { $count } ora
   *[other] assente da { $count } ore
}
web-taken = Questo posto è occupato
web-taken-line = Qualcuno ha già usato questo invito.
web-taken-watch = Ma puoi guardare la partita.
web-rematch-by = { $name } vuole giocare ancora.
web-leave-line = Un bot gioca per te finché non riprendi. Puoi tornare quando vuoi.
web-leave-sure = Sì, lascia giocare un bot
web-menu-end = Rinunciare alla partita
