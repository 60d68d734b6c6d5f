# Ce que disent les conseils, et ce qui est dit quand leur correction ne peut pas servir.

cli-param-calibrate-correct = Corriger d’abord ce qui est annoncé, à l’aide d’autant de positions d’autres donnes, et garder la correction dans le dossier du jeu.

shares-unusable = { $file } n’est pas utilisé : { $reason } Les chances sont données telles que la recherche les trouve, sans correction.
