# Was Tipps sagen, und was gesagt wird, wenn ihre Korrektur nicht zu gebrauchen ist.

cli-param-calibrate-correct = Zuerst das Gesagte an ebenso vielen Stellungen anderer Partien korrigieren; die Korrektur kommt in den Ordner des Spiels.

shares-unusable = { $file } wird nicht benutzt: { $reason } Die Chancen werden so genannt, wie die Suche sie findet, ohne Korrektur.
