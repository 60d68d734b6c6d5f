# Wat hints zeggen, en wat er gezegd wordt als hun correctie niet te gebruiken is.

cli-param-calibrate-correct = Eerst wat gezegd wordt corrigeren met evenveel stellingen uit andere partijen, en de correctie in de map van het spel bewaren.

shares-unusable = { $file } wordt niet gebruikt: { $reason } De kansen worden genoemd zoals de zoekactie ze vindt, zonder correctie.
