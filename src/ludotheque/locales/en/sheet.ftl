# ludotheque rules --pdf: rules to print.

cli-param-pdf = Write the rules to this PDF file, to print on A4, with the changed ones first.
sheet-here = Changed here: { $rule }
sheet-usual = These are the usual rules.
sheet-footer = { $page } · rules in our own words, made with Ludothèque
sheet-written = The sheet to print is in { $file }.
sheet-no-letters = The fonts for the sheet come with the browser client, which is not built here. Run make client first.
