# In the browser: reacting to each other, and watching.

web-reactions = Réactions
web-reactions-show = Afficher les réactions
web-reactions-hide = Masquer les réactions
web-reaction-said = { $name } : { $reaction }
web-reaction-thumb = pouce levé
web-reaction-wave = patte qui salue
web-reaction-laugh = chien qui rit
web-reaction-wow = chien ébahi
web-reaction-sad = chien triste
web-reaction-think = chien pensif
web-reaction-heart = cœur
web-reaction-party = chien en fête
web-watch-bar = Suivre la partie
web-watch-live = En direct
web-watch-paused = En pause
web-watch-behind = { $count ->
    [one] { $count } coup de retard
   *[other] { $count } coups de retard
}
web-watch-catch-up = Revenir au direct
web-watch-round = Tu peux revenir en arrière dans ce tour seulement.
