# In the browser: reacting to each other, and watching.

web-reactions = Reacties
web-reactions-show = Reacties tonen
web-reactions-hide = Reacties verbergen
web-reaction-said = { $name }: { $reaction }
web-reaction-thumb = duim omhoog
web-reaction-wave = zwaaiende poot
web-reaction-laugh = lachende hond
web-reaction-wow = verbaasde hond
web-reaction-sad = verdrietige hond
web-reaction-think = denkende hond
web-reaction-heart = hart
web-reaction-party = feestende hond
web-watch-bar = Toekijken
web-watch-live = Live
web-watch-paused = Gepauzeerd
web-watch-behind = { $count ->
    [one] { $count } zet achter
   *[other] { $count } zetten achter
}
web-watch-catch-up = Terug naar live
web-watch-round = Je kunt alleen binnen deze ronde terug.
