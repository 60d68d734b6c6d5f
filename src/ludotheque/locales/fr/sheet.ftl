# ludotheque rules --pdf: rules to print.

cli-param-pdf = Écrire les règles dans ce fichier PDF, à imprimer en A4, celles qui ont changé en tête.
sheet-here = Changé ici : { $rule }
sheet-usual = Ce sont les règles habituelles.
sheet-footer = { $page } · règles écrites avec nos propres mots, faites avec Ludothèque
sheet-written = La feuille à imprimer est dans { $file }.
sheet-no-letters = Les polices de la feuille viennent avec le client pour navigateur, qui n’est pas construit ici. Lance d’abord make client.
