# Réglages : ce qui peut être changé dans un jeu.

cli-help-dials = Montrer ce qui peut être changé dans un jeu, ses options et les nombres de son plateau, avec la plage de valeurs et la valeur imprimée.
dials-name = Réglage
dials-range = Plage
dials-printed = Imprimé
dials-what = Ce que c’est
dials-arranged = disposition
dials-none = { $title } n’a rien qui puisse être changé.

## Balayages : un jeu le long de ses réglages

cli-help-sweep = Découvrir comment un jeu change quand on fait varier un réglage, ou deux : les mêmes donnes pour chaque valeur, jusqu’à la précision voulue.
cli-param-sweep-dials = Un ou deux réglages avec leurs valeurs : NOM=DE-À ou NOM=VALEUR,VALEUR ; NOM seul prend toutes ses valeurs. « ludotheque dials JEU » les montre.
cli-param-sweep-precision = Précision voulue pour chaque valeur : en points de part et d’autre de la première mesure, points de pourcentage pour une part.
cli-param-sweep-seats = Nombres de joueurs, par exemple 3 ou 2-4.
cli-param-sweep-games = Nombre maximal de parties pour chaque valeur. Par défaut : 60 000, ou 400 avec des robots qui réfléchissent.
cli-param-sweep-keep = Garder ce qui a été compté dans ce fichier. Un calcul interrompu reprend à partir de là, et rien de ce qu’il contient n’est rejoué.
cli-param-sweep-chart = Dessiner la courbe ou la carte dans ce fichier, .svg ou .png.
sweep-title = { $title } : { $bots }
sweep-games = { $games } parties, avec les mêmes donnes pour chaque valeur
sweep-open = { $places ->
    [one] 1 valeur n’est pas encore connue
   *[other] { $places } valeurs ne sont pas encore connues
} à ±{ $precision } points près ; augmente --games.
sweep-players = { $seats } joueurs
sweep-value = Valeur
sweep-interval = Intervalle à 95 %
sweep-change = Écart
sweep-games-column = Parties
sweep-beside = Écart : par rapport à { $base }, avec les mêmes donnes. * : valeur imprimée.
sweep-left-out = Valeurs laissées de côté, car un tel plateau ne peut pas exister : { $places }.
sweep-chart-how = Intervalles à 95 %, { $games } parties avec les mêmes donnes ; imprimé : { $printed }

error-no-dials = { $title } n’a aucun réglage dont on puisse essayer les valeurs.
error-sweep-dials = Un balayage fait varier un ou deux réglages, pas { $found }. Réglages : { $known }.
error-sweep-dial = { $title } n’a pas de réglage « { $found } ». Réglages : { $known }.
error-sweep-value = « { $dial } » ne peut pas être { $found }. Possible : { $range }.
error-sweep-values = Donne au moins deux valeurs à « { $dial } ». Possible : { $range }.
error-sweep-precision = La précision est { $found } ; il faut un nombre supérieur à 0.
error-sweep-places = Sur cette page, un balayage essaie au plus { $most } combinaisons de valeurs, pas { $found }. Choisis moins de valeurs.
