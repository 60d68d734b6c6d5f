# ludotheque rules --pdf: rules to print.

cli-param-pdf = Scrivi le regole in questo file PDF, da stampare in A4, con quelle cambiate all’inizio.
sheet-here = Qui cambia: { $rule }
sheet-usual = Sono le regole normali.
sheet-footer = { $page } · regole scritte con parole nostre, fatte con Ludothèque
sheet-written = Il foglio da stampare è in { $file }.
sheet-no-letters = I caratteri del foglio arrivano con il client del browser, che qui non è stato costruito. Esegui prima make client.
