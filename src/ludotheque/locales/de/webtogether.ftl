# In the browser: reacting to each other, and watching.

web-reactions = Reaktionen
web-reactions-show = Reaktionen zeigen
web-reactions-hide = Reaktionen ausblenden
web-reaction-said = { $name }: { $reaction }
web-reaction-thumb = Daumen hoch
web-reaction-wave = winkende Pfote
web-reaction-laugh = lachender Hund
web-reaction-wow = staunender Hund
web-reaction-sad = trauriger Hund
web-reaction-think = grübelnder Hund
web-reaction-heart = Herz
web-reaction-party = feiernder Hund
web-watch-bar = Zuschauen
web-watch-live = Live
web-watch-paused = Pause
web-watch-behind = { $count ->
    [one] { $count } Zug hinterher
   *[other] { $count } Züge hinterher
}
web-watch-catch-up = Zurück zu live
web-watch-round = Du kannst nur innerhalb dieser Runde zurückgehen.
