# Laboratorium: simulate, report i compare.

cli-param-out = Zapisz wyniki w tym folderze jako Parquet: jedna tabela z wierszem na partię, druga z wierszem na miejsce.
cli-param-out-resume = Kontynuuj w folderze podanym w --out; większe --games go uzupełni.
cli-param-engine = Gdzie grać: local albo ray, czyli klaster Ray.
cli-param-address = Adres działającego klastra Ray; bez niego klaster ruszy na tym komputerze.
cli-help-report = Sprawdź, jaka jest gra: równowaga, szczęście, długość, działanie zasad, na jednej stronie z wykresami.
cli-param-report-seats = Liczba graczy; przy zakresie, na przykład 2-4, raport obejmuje każdą z tych liczb. Domyślnie wszystkie, na które gra pozwala.
cli-param-report-games = Partie dla każdej liczby graczy. Domyślnie tyle, ile potrzeba do odpowiedzi, zwykle najwyżej 20 000, a z myślącymi botami 200.
cli-param-luck-games = Liczba partii silnych botów przeciw słabym, dla każdej liczby graczy; 0 pomija pytanie o szczęście.
cli-param-weak = Słaby bot w partiach, które mierzą szczęście. Domyślnie beginner, a obok botów, które nie myślą, random.
cli-param-report-out = Plik ze stroną; domyślnie GRA-report.html.
cli-param-charts = Zapisz też wykresy w tym folderze, każdy jako .svg i .png.
lab-players = { $seats } graczy
lab-games = { $games ->
    [one] 1 partia
    [few] { $games } partie
   *[many] { $games } partii
}
lab-interrupted = Przerwano; liczy się to, co już rozegrane.
lab-written = Raport jest w pliku { $file }.
lab-report-title = { $title }: co pokazują partie
lab-report-setting = { $games ->
    [one] 1 partia
    [few] { $games } partie
   *[many] { $games } partii
} tych botów: { $bots }. Zasady: { $rules }. Ziarno: { $seed }. Zakresy to przedziały 95%.
lab-report-numbers = Wszystkie liczby
lab-report-how = Jak to zmierzono
lab-report-how-text = Każdy przedział zawiera prawdziwą wartość na poziomie ufności 95%, niezależnie od tego, jak często zagląda się do wyników i kiedy się kończy (udziały: Robbins 1970; średnie: Waudby-Smith i in. 2021). Wspólne pierwsze miejsce liczy się jako wspólna wygrana. Dane o wyborach, prowadzeniu i zasadach pochodzą z { $watched } partii śledzonych ruch po ruchu. Prowadzi ten, czyj szacowany udział w wygranej jest co najmniej o 5 punktów wyższy niż u kogokolwiek innego. Tura to to, co tak nazywają zasady; formalności się nie liczą. Czas namysłu został { $pace }; rozdawanie, rzuty i liczenie punktów nie są w nim zawarte. Szczęście: każde rozdanie rozgrywa się tyle razy, ile jest miejsc, a za każdym razem wszyscy przesiadają się o jedno miejsce. Utworzono poleceniem { $command }, wersja { $version }.
lab-says-no-ties = Wspólnej wygranej nie było ani razu; zdarza się najwyżej w { $high } partii.
lab-says-ties = Partie ze wspólną wygraną: { $parts }.
lab-says-rare = „{ $rule }” prawie się nie zdarza: najwyżej w { $high } partii.
lab-chart-seats = Kto wygrywa, według kolejności
lab-chart-seats-how = Wygrane pierwszego, drugiego … gracza w % i różnica wobec równego udziału (linia przerywana)
lab-chart-luck = Umiejętności czy szczęście?
lab-chart-luck-how = Te same rozdania jeszcze raz, po zamianie miejsc
lab-chart-luck-same = Dwie partie z tym samym rozdaniem
lab-chart-luck-strong = Wygrane { $strong-gen } w partiach z { $weak-ins }
lab-luck-player = ten sam gracz wygrał obie
lab-luck-seat = to samo miejsce wygrało obie: zdecydowało rozdanie
lab-luck-neither = żadne z nich
lab-chart-scores = Punkty na koniec
lab-chart-scores-how = Wszyscy gracze; linia przerywana to średnia
lab-chart-lengths = Jak długo trwa partia
lab-chart-lengths-how = Tury na partię, wszystkich graczy razem; przerywana linia to średnia
lab-chart-lengths-mean = tury: { $turns }, namysł: { $minutes } min
lab-chart-tension = Ile jest emocji
lab-chart-tension-how = Według liczby graczy, z przedziałami 95%
lab-chart-tension-leads = Zmiany prowadzenia
lab-chart-tension-choices = Ruchy do wyboru
lab-chart-tension-margin = Przewaga zwycięzcy (pkt)
lab-chart-tension-ties = Wspólne wygrane, %
lab-chart-rules = Jak często się zdarza
lab-chart-rules-how = Ile razy w partii, według liczby graczy
lab-table-turns = Według kolejności
lab-table-turn = Gracz
lab-table-wins = Wygrane
lab-table-score = Punkty
lab-table-figures = Partia
lab-table-value = Wartość i przedział 95%
lab-table-minutes = Minuty namysłu
lab-table-ties = Wspólne wygrane
lab-table-margin = Przewaga zwycięzcy (pkt)
lab-table-leads = Zmiany prowadzenia
lab-table-choices = Ruchy do wyboru
lab-table-strong = Wygrane { $strong-gen } w partiach z { $weak-ins }
lab-table-same-player = To samo rozdanie po zamianie miejsc: znów wygrał ten sam gracz
lab-table-same-seat = To samo rozdanie po zamianie miejsc: znów wygrało to samo miejsce
lab-table-rules = Jak często co się zdarza
lab-table-times = Ile razy w partii
lab-table-games = Odsetek partii
lab-part-share = { $seats } graczy: { $share } ({ $span }), równy udział to { $even }
lab-part-luck = { $seats } graczy: ten sam gracz { $player }, to samo miejsce { $seat }
lab-part-value = { $seats } graczy: { $value } ({ $span })
lab-part-length = { $seats } graczy: tury { $turns } (na gracza { $rounds }), namysł { $minutes } min
lab-says-first-more = Zaczynać się opłaca. Wygrane zaczynającego gracza: { $parts }.
lab-says-first-less = Zaczynać się nie opłaca. Wygrane zaczynającego gracza: { $parts }.
lab-says-first-even = Nie widać, żeby zaczynanie pomagało albo szkodziło. Wygrane zaczynającego gracza: { $parts }.
lab-says-last-more = Ostatni gracz wygrywa częściej, niż wynikałoby z równego podziału: { $parts }.
lab-says-last-less = Ostatni gracz wygrywa rzadziej, niż wynikałoby z równego podziału: { $parts }.
lab-says-strong-more = Lepsza gra się opłaca. Wygrane { $strong-gen } w partiach z { $weak-ins }: { $parts }.
lab-says-strong-less = Lepsza gra się nie opłaca: { $strong } wygrywają rzadziej niż { $weak }: { $parts }.
lab-says-strong-even = Jeszcze nie wiadomo, czy { $strong } grają lepiej niż { $weak }: { $parts }.
lab-says-luck-player = Gracz znaczy więcej niż rozdanie. Kto po zamianie miejsc znów wygrywa to samo rozdanie: { $parts }.
lab-says-luck-deal = Rozdanie znaczy więcej niż gracz. Kto po zamianie miejsc znów wygrywa to samo rozdanie: { $parts }.
lab-says-luck-open = Umiejętności czy szczęście: jeszcze nie wiadomo. Kto po zamianie miejsc znów wygrywa to samo rozdanie: { $parts }.
lab-says-length = Partia trwa średnio: { $parts }.
lab-says-leads = Zmiany prowadzenia w partii: { $parts }.
lab-says-choices = Ruchy do wyboru, gdy przychodzi twoja kolej: { $parts }.
cli-help-compare = Sprawdź, co zmienia zasada: te same rozdania z każdą zasadą, aż odpowiedź będzie jasna.
cli-param-vary = Co zmieniać, w postaci NAZWA=WARTOŚĆ,WARTOŚĆ: opcja albo wpis z board.toml gry, np. dogs.Rex=5,8. Pozostałe wartości porównuje się z pierwszą; można podać kilka.
cli-param-ask = O co pytasz, po przecinkach: first, turns, score, margin, ties. Domyślnie o wszystko.
cli-param-compare-games = Najwięcej partii z każdą zasadą. Domyślnie 20 000, a z myślącymi botami 1000.
cli-param-compare-chart = Narysuj różnice w tym pliku, .svg lub .png.
compare-title = { $title }, { $seats } graczy: { $bots }
compare-games = { $games ->
    [one] 1 partia
    [few] { $games } partie
   *[many] { $games } partii
} z każdą zasadą, na tych samych rozdaniach
compare-settled = Odpowiedzi na wszystkie pytania są jasne.
compare-open = Nie wszystko jest jeszcze jasne. Tabela mówi, ile partii więcej zapewne by to pokazało.
compare-beside = { $rule } a { $base }
compare-measure = Miara
compare-base = Pierwsza zasada
compare-difference = Różnica
compare-interval = Przedział 95%
compare-verdict = Wniosek
compare-first = Wygrane zaczynającego
compare-score = Punkty na gracza
compare-margin = Przewaga zwycięzcy (pkt)
compare-ties = Wspólne wygrane
compare-more = wyraźnie więcej
compare-less = wyraźnie mniej
compare-unclear = niejasne
compare-chart-how = Różnice wobec { $base }, z przedziałami 95%, na tych samych rozdaniach (partie: { $games }); na szaro to, co jeszcze niejasne
compare-rule = Ta zasada
lab-report-how-won = Wygrane liczy się tylko w partiach, które wygrał któryś z graczy.
cli-param-memory = Ile rzeczy pamiętają boty; all oznacza wszystko. Domyślnie zależy to od ich poziomu; master nie zapomina niczego.
cli-param-level-games = Liczba partii na każdym poziomie (beginner, club, master), do porównania; 0 je pomija.
cli-param-times = Plik z czasami namysłu zmierzonymi przez serwer (serve --thinking-times), z których liczone są minuty; można podać kilka.
lab-memory = { $bot } z pamięcią na { $span ->
    [1] 1 rzecz
   *[other] { $span } rzeczy
}
lab-memory-all = { $bot } z doskonałą pamięcią
lab-memory-many = { $bot } z pamięcią na { $span ->
    [1] 1 rzecz
   *[other] { $span } rzeczy
}
    .gen = { $bot-gen } z pamięcią na { $span ->
        [1] 1 rzecz
       *[other] { $span } rzeczy
    }
    .ins = { $bot-ins } z pamięcią na { $span ->
        [1] 1 rzecz
       *[other] { $span } rzeczy
    }
lab-memory-all-many = { $bot } z doskonałą pamięcią
    .gen = { $bot-gen } z doskonałą pamięcią
    .ins = { $bot-ins } z doskonałą pamięcią
lab-says-among = Wśród { $bots-gen }
lab-says-who = { $who }: { $said }
lab-says-pair = Gdy { $strong } grają z { $weak-ins }
lab-part-needed = pokazałoby to jeszcze około { $games } partii
lab-part-never = tak równo, że nie rozstrzygnie tego żadna liczba partii
lab-part-few = na razie za mało partii
lab-table-length = Tury
lab-table-rounds = Tury jednego gracza
lab-pace-assumed = przyjęty na podstawie rodzaju ruchów, w granicach od połowy do dwukrotności, bo nikt go jeszcze nie zmierzył przy stole
lab-pace-measured = zmierzony przy stołach (liczba decyzji: { $count })
lab-games-why = Na każdą liczbę graczy przypada najpierw jedna czwarta przewidzianych partii, a potem więcej, dopóki coś jest niejasne.
lab-chart-levels = Jak dobrzy są gracze
lab-chart-levels-how = Ta sama gra między graczami jednego poziomu, z przedziałami 95%
compare-turns = Tury na partię
compare-same = bez różnicy
compare-few = za mało partii
compare-needed = niejasne; +{ $games } partii
lab-games-luck = Dodatkowe partie, żeby oddzielić umiejętności od szczęścia: { $games }.
lab-games-levels = Dodatkowe partie na innych poziomach: { $games }.
