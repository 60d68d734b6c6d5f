# The adaptive bot, which plays as strong as the people it plays with.

bot-adaptive = Anpassungsfähig
bot-adaptive-line = wird stärker, wenn du gewinnst, und schwächer, wenn du verlierst, damit du etwa 60 % der Partien gewinnst; mit adaptive:70 sind es 70 %
bot-adaptive-at = Anpassungsfähig { $strength }
bot-adaptive-seat = Stärke { $strength } von 5, die ganze Partie lang. Danach wird er stärker oder schwächer, damit du in etwa { $share } der Partien vor ihm liegst.
web-adaptive-line = Der anpassungsfähige Bot spielt so stark wie du. Gewinnst du, wird er danach stärker, verlierst du, wird er schwächer; während einer Partie bleibt seine Stärke gleich.
web-adaptive-share = Du liegst vor ihm
web-adaptive-games = in etwa { $share } der Partien
web-adaptive-now = Stärke in der nächsten Partie: { $strength }. 0 spielt irgendeinen Zug, 1 ist der Anfänger, 5 der Meister.
play-adaptive = Nächstes Mal spielt { $name } mit Stärke { $strength } (0 bis 5), damit du etwa { $share } der Partien gewinnst.
