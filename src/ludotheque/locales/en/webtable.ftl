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
