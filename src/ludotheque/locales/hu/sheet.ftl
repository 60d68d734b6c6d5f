# ludotheque rules --pdf: rules to print.

cli-param-pdf = A szabályok kiírása ebbe a PDF-fájlba, A4-es nyomtatáshoz, elöl a módosítottakkal.
sheet-here = Itt módosult: { $rule }
sheet-usual = Ezek a szokásos szabályok.
sheet-footer = { $page } · szabályok a saját szavainkkal, készült a Ludothèque-kel
sheet-written = A nyomtatható lap itt van: { $file }.
sheet-no-letters = A nyomtatható lap betűtípusai a böngészős klienssel érkeznek, de az itt nincs elkészítve. Előbb futtasd ezt: make client.
