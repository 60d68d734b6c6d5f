# Strojenie: zasady, które osiągają cel.

cli-help-tune = Znajdź zasady najbliższe oryginalnym, przy których gra osiąga cel.
cli-param-tune-dials = Pokrętła, którymi wolno kręcić, jak w sweep: NAZWA, NAZWA=OD-DO albo NAZWA=WARTOŚĆ,WARTOŚĆ. Domyślnie: wszystkie liczby całkowite planszy.
cli-param-tune-goal = Co ma być osiągnięte: first=±1 (punkty, które daje rozpoczynanie), turns=15-20, skill>=0.6, ties<=0.05, score=20-30, margin<=8; kilka po przecinku. Po angielsku także zdaniem: „first seat within 1 point, 15–20 turns”.
cli-param-tune-bots = Kto gra. Jeśli jest ich kilku, cel musi być osiągnięty z każdym z osobna, na przykład beginner,club.
cli-param-tune-weak = Z kim grają tam, gdzie mierzone są umiejętności. Domyślnie beginner, a obok botów, które nie myślą, random.
cli-param-tune-games = Najwięcej partii przy tych samych zasadach, dla każdej liczby graczy i każdego bota. Domyślnie: 64 000 albo 128 z botami, które myślą. Zasady, które na pewno nie osiągną celu, są porzucane znacznie wcześniej.
cli-param-tune-evaluations = Ile zestawów zasad najwyżej wypróbować.
cli-param-tune-reports = Zapisz w tym folderze raport o każdym z najbliższych zestawów zasad.
tune-goal = Do osiągnięcia: { $goal }
tune-tried = Wypróbowane zestawy zasad: { $rules }; partie: { $games }
tune-printed = Zasady osiągają cel bez żadnych zmian.
tune-nearest = Najbliższe zasady, które osiągają cel
tune-none = Żaden z wypróbowanych zestawów zasad nie osiąga celu. Lista pokazuje, jak blisko są.
tune-met = na pewno
tune-likely = prawdopodobnie; więcej --games to pokaże
tune-missed = poza celem
tune-report = Raport
tune-play = Zagraj
tune-browser = Na serwerze
tune-front = Bliżej celu albo mniej zmian
tune-outside = Jak daleko poza celem jest każda miara, przy najmniej korzystnej liczbie graczy i najmniej korzystnym bocie
tune-unchanged = jak w oryginale
tune-rules = Zasady
tune-measure = Miara
tune-players = Gracze
tune-bot = Bot
tune-first = Przewaga zaczynającego (pkt)
tune-skill = Wygrane lepszych graczy (udział)

error-tune-goal = „{ $found }” nie jest celem. Możliwe: { $known }.
error-tune-twice = Cel wymienia „{ $measure }” dwa razy. Wystarczy raz.
error-tune-weak = „{ $found }” nie może być lepszy od siebie samego. Żeby zmierzyć umiejętności, podaj słabszych przeciwników.
error-tune-impossible = Nie da się osiągnąć „{ $wanted }”: { $measure } mieści się w { $range }, a najpierw podaje się dolną granicę.
error-tune-dials = Gra { $title } nie ma liczb, którymi można kręcić. Podaj opcje: { $known }.
error-tune-evaluations = Nie da się wypróbować tylu zestawów zasad: { $found }. Potrzeba co najmniej 1.
error-tune-bot = „{ $found }” nie może grać, gdy ta strona szuka zasad. Możliwe: { $known }.
