# In the browser: what everybody at a table should know of it.

web-practice = Practice
web-practice-line = A move was taken back, and everything hidden was drawn again. So this game is for practice: it has no record and no proof, and it does not count.
tell-starts = { $why ->
    [lot] { $you ->
        [yes] Drawn by lot: you start.
       *[other] Drawn by lot: { $seat } starts.
    }
    [chosen] { $you ->
        [yes] You start, as agreed.
       *[other] { $seat } starts, as agreed.
    }
   *[other] { $you ->
        [yes] You start.
       *[other] { $seat } starts.
    }
}
web-hinted = { $you ->
    [yes] You asked for a hint.
   *[other] { $name } asked for a hint.
}
web-allow-hints = Allow hints (everyone sees who asks for one)
web-hints-allowed = Hints are allowed; everyone sees who asks for one.
web-away-told = After { $time } without a sign of life, a bot takes over ({ $level }).
web-time-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
web-time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
web-time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-looked-away = While you looked away…
web-story-round = Only this round is shown. The rest is for you to remember.
web-stands-in = { $level } plays for { $name }
web-stands-in-you = { $level } is playing for you.
web-stands-in-name = { $level } is playing for { $name }.
web-here = here
web-gone = away
web-gone-minutes = { $count ->
    [one] away for { $count } minute
   *[other] away for { $count } minutes
}
web-gone-hours = { $count ->
    [one] away for { $count } hour
   *[other] away for { $count } hours
}
web-taken = This seat is taken
web-taken-line = Somebody has already used this invitation.
web-taken-watch = You can watch the game, though.
web-rematch-by = { $name } wants to play again.
web-leave-line = A bot plays for you until you take over again. You can come back at any time.
web-leave-sure = Yes, let a bot play
web-menu-end = Give up the game
