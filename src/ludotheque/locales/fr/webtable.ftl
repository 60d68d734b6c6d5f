# Dans le navigateur : ce que chacun doit savoir de sa table.

web-practice = Entraînement
web-practice-line = Un coup a été annulé, et tout ce qui était caché a été tiré de nouveau. Cette partie est donc un entraînement : elle n’a ni enregistrement ni preuve, et elle ne compte pas.
tell-starts = { $why ->
    [lot] { $you ->
        [yes] Le sort est tombé sur toi : tu commences.
       *[other] Le sort est tombé sur { $seat }, qui commence.
    }
    [chosen] { $you ->
        [yes] Tu commences, comme convenu.
       *[other] { $seat } commence, comme convenu.
    }
   *[other] { $you ->
        [yes] Tu commences.
       *[other] { $seat } commence.
    }
}
web-hinted = { $you ->
    [yes] Tu as demandé un indice.
   *[other] { $name } a demandé un indice.
}
web-allow-hints = Autoriser les indices (tout le monde voit qui en demande)
web-hints-allowed = Les indices sont autorisés ; tout le monde voit qui en demande.
web-away-told = Après { $time } sans signe de vie, un robot prend le relais ({ $level }).
web-time-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
web-time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-time-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
web-time-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
