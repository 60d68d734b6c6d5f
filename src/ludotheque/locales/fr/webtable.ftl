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
web-looked-away = Pendant que tu ne regardais pas…
web-story-round = Seul ce tour est affiché. Le reste, à toi de t’en souvenir.
web-stands-in = { $level } joue pour { $name }
web-stands-in-you = { $level } joue à ta place.
web-stands-in-name = { $level } joue à la place de { $name }.
web-here = à table
web-gone = pas là
web-gone-minutes = { $count ->
    [one] pas là depuis { $count } minute
   *[other] pas là depuis { $count } minutes
}
web-gone-hours = { $count ->
    [one] pas là depuis { $count } heure
   *[other] pas là depuis { $count } heures
}
web-taken = Cette place est prise
web-taken-line = Quelqu’un a déjà utilisé cette invitation.
web-taken-watch = Mais tu peux regarder la partie.
web-rematch-by = { $name } propose une revanche.
web-leave-line = Un robot joue pour toi jusqu’à ton retour. Tu peux revenir quand tu veux.
web-leave-sure = Oui, laisser jouer un robot
web-menu-end = Renoncer à la partie
