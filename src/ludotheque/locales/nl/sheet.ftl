# ludotheque rules --pdf: rules to print.

cli-param-pdf = De regels in dit PDF-bestand schrijven, om op A4 af te drukken, de gewijzigde eerst.
sheet-here = Hier gewijzigd: { $rule }
sheet-usual = Dit zijn de gewone regels.
sheet-footer = { $page } · regels in onze eigen woorden, gemaakt met Ludothèque
sheet-written = Het blad om af te drukken staat in { $file }.
sheet-no-letters = De lettertypen voor het blad horen bij de browserclient, en die is hier niet gebouwd. Voer eerst make client uit.
