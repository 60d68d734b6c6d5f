# In the browser: reacting to each other, and watching.

web-reactions = Reazioni
web-reactions-show = Mostra le reazioni
web-reactions-hide = Nascondi le reazioni
web-reaction-said = { $name }: { $reaction }
web-reaction-thumb = pollice in su
web-reaction-wave = zampa che saluta
web-reaction-laugh = cane che ride
web-reaction-wow = cane stupito
web-reaction-sad = cane triste
web-reaction-think = cane pensieroso
web-reaction-heart = cuore
web-reaction-party = cane in festa
web-watch-bar = Guardare la partita
web-watch-live = In diretta
web-watch-paused = In pausa
web-watch-behind = { $count ->
    [one] { $count } mossa indietro
   *[other] { $count } mosse indietro
}
web-watch-catch-up = Torna alla diretta
web-watch-round = Puoi tornare indietro solo in questo giro.
