# The adaptive bot, which plays as strong as the people it plays with.

bot-adaptive = Dopasowujący się
bot-adaptive-line = gra mocniej, gdy wygrywasz, i słabiej, gdy przegrywasz, tak aby około 60% partii kończyło się twoją wygraną; adaptive:70 oznacza 70%
bot-adaptive-at = Dopasowujący się { $strength }
bot-adaptive-seat = Siła { $strength } na 5 przez całą tę partię. Potem gra mocniej albo słabiej, tak aby w około { $share } partii twoja lokata była lepsza.
web-adaptive-line = Bot dopasowujący się gra tak mocno jak ty. Po partii, którą wygrasz, gra mocniej, po przegranej słabiej; w trakcie partii jego siła się nie zmienia.
web-adaptive-share = Masz lepszą lokatę niż on
web-adaptive-games = w około { $share } partii
web-adaptive-now = Siła w następnej partii: { $strength }. 0 gra na chybił trafił, 1 to początkujący, 5 to mistrz.
play-adaptive = Następnym razem { $name } zagra z siłą { $strength } (od 0 do 5), tak aby około { $share } partii kończyło się twoją wygraną.
