# ludotheque rules --pdf: rules to print.

cli-param-pdf = Die Regeln in diese PDF-Datei schreiben, zum Ausdrucken auf A4, die geänderten zuerst.
sheet-here = Hier geändert: { $rule }
sheet-usual = Das sind die üblichen Regeln.
sheet-footer = { $page } · Regeln in unseren eigenen Worten, erstellt mit Ludothèque
sheet-written = Das Blatt zum Ausdrucken steht in { $file }.
sheet-no-letters = Die Schriften für das Blatt gehören zum Browser-Client, und der ist hier nicht gebaut. Starte zuerst make client.
