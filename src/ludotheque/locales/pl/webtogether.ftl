# In the browser: reacting to each other, and watching.

web-reactions = Reakcje
web-reactions-show = Pokaż reakcje
web-reactions-hide = Ukryj reakcje
web-reaction-said = { $name }: { $reaction }
web-reaction-thumb = kciuk w górę
web-reaction-wave = machająca łapa
web-reaction-laugh = śmiejący się pies
web-reaction-wow = zdumiony pies
web-reaction-sad = smutny pies
web-reaction-think = zamyślony pies
web-reaction-heart = serce
web-reaction-party = świętujący pies
web-watch-bar = Oglądanie
web-watch-live = Na żywo
web-watch-paused = Pauza
web-watch-behind = { $count ->
    [one] { $count } ruch do nadrobienia
    [few] { $count } ruchy do nadrobienia
    [many] { $count } ruchów do nadrobienia
   *[other] { $count } ruchu do nadrobienia
}
web-watch-catch-up = Wróć na żywo
web-watch-round = Możesz się cofnąć tylko w tej rundzie.
