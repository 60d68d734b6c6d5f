# Che cosa dicono i suggerimenti, e che cosa si dice se la loro correzione non si può usare.

cli-param-calibrate-correct = Correggi prima ciò che viene dichiarato, con altrettante posizioni di altre distribuzioni, e conserva la correzione nella cartella del gioco.

shares-unusable = { $file } non viene usato: { $reason } Le probabilità sono date come le trova la ricerca, senza correzione.
