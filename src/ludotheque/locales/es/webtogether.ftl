# In the browser: reacting to each other, and watching.

web-reactions = Reacciones
web-reactions-show = Mostrar reacciones
web-reactions-hide = Ocultar reacciones
web-reaction-said = { $name }: { $reaction }
web-reaction-thumb = pulgar arriba
web-reaction-wave = pata que saluda
web-reaction-laugh = perro que ríe
web-reaction-wow = perro asombrado
web-reaction-sad = perro triste
web-reaction-think = perro pensativo
web-reaction-heart = corazón
web-reaction-party = perro de fiesta
web-watch-bar = Ver la partida
web-watch-live = En directo
web-watch-paused = En pausa
web-watch-behind = { $count ->
    [one] { $count } jugada por detrás
   *[other] { $count } jugadas por detrás
}
web-watch-catch-up = Volver al directo
web-watch-round = Solo puedes retroceder dentro de esta ronda.
