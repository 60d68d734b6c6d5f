# Wat wordt gezegd tegen wie programma’s op de spellen traint.

error-no-observation = { $title } zegt niet wat een lerende te zien krijgt en is dus niet geschikt om op te trainen. De engine heeft `observe` en `parts` nodig.
error-at-least-one = ‘{ $found }’ is niet mogelijk voor { $what }. Verwacht: 1 of meer.
error-not-reset = Er is nog geen partij begonnen. Roep eerst reset aan.
error-actions-shape = Er zijn acties van de vorm { $found } gegeven. Verwacht: één actie voor elk van de { $games } partijen.
error-action = Actie { $action } kan in partij { $row } nu niet worden gekozen. Het masker zegt welke wel.
error-illegal-mode = ‘{ $found }’ is geen manier om met ongeoorloofde acties om te gaan. Mogelijk: { $known }.
error-learner-seat = De lerende kan niet op { $found } zitten. Mogelijk: 0 tot en met { $last }, of ‘random’.
