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
