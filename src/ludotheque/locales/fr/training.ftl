# Ce qui est dit à qui entraîne des programmes sur les jeux.

error-no-observation = { $title } ne dit pas ce que voit un apprenant ; on ne peut donc pas s’y entraîner. Il faut `observe` et `parts` à son moteur.
error-at-least-one = « { $found } » n’est pas possible pour { $what }. Attendu : 1 ou plus.
error-not-reset = Aucune partie n’a commencé. Appelle d’abord reset.
error-actions-shape = Des actions de forme { $found } ont été données. Attendu : une action pour chacune des { $games } parties.
error-action = L’action { $action } ne peut pas être choisie maintenant dans la partie { $row }. Son masque dit lesquelles peuvent l’être.
error-illegal-mode = « { $found } » n’est pas une façon de traiter les actions illégales. Possible : { $known }.
error-learner-seat = L’apprenant ne peut pas s’asseoir à { $found }. Possible : 0 à { $last }, ou « random ».
