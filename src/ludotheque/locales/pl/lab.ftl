# Laboratorium: simulate, report i compare.

cli-param-out = Zapisz wyniki w tym folderze jako Parquet: jedna tabela z wierszem na partię, druga z wierszem na miejsce.
cli-param-out-resume = Kontynuuj w folderze podanym w --out; większe --games go uzupełni.
cli-param-engine = Gdzie grać: local albo ray, czyli klaster Ray.
cli-param-address = Adres działającego klastra Ray; bez niego klaster ruszy na tym komputerze.
cli-help-report = Sprawdź, jaka jest gra: równowaga, los, długość, działanie zasad, na jednej stronie z wykresami.
cli-param-report-seats = Liczba graczy; zakres, na przykład 2-4, bada każdą z nich. Domyślnie wszystkie, na które gra pozwala.
cli-param-report-games = Liczba partii dla każdej liczby graczy. Domyślnie 20 000, a z botami, które myślą, 400.
cli-param-luck-games = Liczba partii silnych botów przeciw słabym, dla każdej liczby graczy; 0 pomija pytanie o los.
cli-param-weak = Słaby bot w partiach, które mierzą los.
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
lab-report-how-text = Udziały mają przedziały Wilsona, a średnie przedziały Studenta; remis na czele to wspólna wygrana. Liczba ruchów do wyboru, zmiany prowadzenia i działanie zasad pochodzą z partii śledzonych ruch po ruchu (ich liczba: { $watched }). Prowadzi ten, czyj szacowany udział w wygranej jest co najmniej o 5 punktów większy niż u wszystkich innych. Minuty są szacowane: { $pace } s na ruch; przy takim tempie partie botów greedy, we wszystkich składach, trwają tyle, ile podano na pudełku ({ $printed } min). Los: każde rozdanie rozgrywa się tyle razy, ile jest miejsc, a wszyscy przesiadają się o jedno miejsce. Polecenie: { $command }, wersja { $version }.
lab-says-no-ties = Wspólnej wygranej nie było ani razu; zdarza się najwyżej w { $high } partii.
lab-says-ties = Partie ze wspólną wygraną: { $parts }.
lab-says-rare = „{ $rule }” prawie się nie zdarza: najwyżej w { $high } partii.
lab-chart-seats = Kto wygrywa, według kolejności
lab-chart-seats-how = Wygrane pierwszego, drugiego … gracza w % i różnica wobec równego udziału (linia przerywana)
lab-chart-luck = Umiejętność czy los?
lab-chart-luck-how = Te same rozdania jeszcze raz, po zamianie miejsc
lab-chart-luck-same = Dwie partie z tym samym rozdaniem
lab-chart-luck-strong = Wygrane: { $strong } kontra { $weak }
lab-luck-player = ten sam gracz wygrał obie
lab-luck-seat = to samo miejsce wygrało obie: zdecydowało rozdanie
lab-luck-neither = żadne z nich
lab-chart-scores = Punkty na koniec
lab-chart-scores-how = Wszyscy gracze; linia przerywana to średnia
lab-chart-lengths = Jak długo trwa partia
lab-chart-lengths-how = Ruchy w partii; linia przerywana to średnia
lab-chart-lengths-mean = Ruchy: { $moves }, około { $minutes } min
lab-chart-tension = Ile jest emocji
lab-chart-tension-how = Według liczby graczy, z przedziałami 95%
lab-chart-tension-leads = Zmiany prowadzenia
lab-chart-tension-choices = Ruchy do wyboru
lab-chart-tension-margin = Przewaga zwycięzcy
lab-chart-tension-ties = Wspólne wygrane, %
lab-chart-rules = Jak często się zdarza
lab-chart-rules-how = Ile razy w partii, według liczby graczy
lab-table-turns = Według kolejności
lab-table-turn = Gracz
lab-table-wins = Wygrane
lab-table-score = Punkty
lab-table-figures = Partia
lab-table-value = Wartość i przedział 95%
lab-table-moves = Ruchy
lab-table-minutes = Minuty (szacunek)
lab-table-ties = Wspólne wygrane
lab-table-margin = Przewaga zwycięzcy
lab-table-leads = Zmiany prowadzenia
lab-table-choices = Ruchy do wyboru
lab-table-strong = Wygrane: { $strong } kontra { $weak }
lab-table-same-player = To samo rozdanie po zamianie miejsc: znów wygrał ten sam gracz
lab-table-same-seat = To samo rozdanie po zamianie miejsc: znów wygrało to samo miejsce
lab-table-rules = Jak często co się zdarza
lab-table-times = Ile razy w partii
lab-table-games = Odsetek partii
lab-part-share = { $seats } graczy: { $share } ({ $span }), równy udział to { $even }
lab-part-luck = { $seats } graczy: ten sam gracz { $player }, to samo miejsce { $seat }
lab-part-value = { $seats } graczy: { $value } ({ $span })
lab-part-length = { $seats } graczy: liczba ruchów { $moves }, czas około { $minutes } min
lab-says-first-more = Zaczynać się opłaca. Wygrane zaczynającego gracza: { $parts }.
lab-says-first-less = Zaczynać się nie opłaca. Wygrane zaczynającego gracza: { $parts }.
lab-says-first-even = Nie widać, żeby zaczynanie pomagało albo szkodziło. Wygrane zaczynającego gracza: { $parts }.
lab-says-last-more = Ostatni gracz wygrywa częściej, niż wynosi równy udział: { $parts }.
lab-says-last-less = Ostatni gracz wygrywa rzadziej, niż wynosi równy udział: { $parts }.
lab-says-strong-more = Lepsza gra się opłaca. Wygrane, { $strong } kontra { $weak }: { $parts }.
lab-says-strong-less = { $strong } wygrywa rzadziej niż { $weak }: { $parts }.
lab-says-strong-even = Jeszcze nie wiadomo, czy { $strong } gra lepiej niż { $weak }: { $parts }.
lab-says-luck-player = Gracz znaczy więcej niż rozdanie. Na tym samym rozdaniu, po zamianie miejsc, znów wygrywa … { $parts }.
lab-says-luck-deal = Rozdanie znaczy więcej niż gracz. Na tym samym rozdaniu, po zamianie miejsc, znów wygrywa … { $parts }.
lab-says-luck-open = Umiejętność czy los: jeszcze nie wiadomo. Na tym samym rozdaniu, po zamianie miejsc, znów wygrywa … { $parts }.
lab-says-length = Partia trwa średnio: { $parts }.
lab-says-leads = Zmiany prowadzenia w partii: { $parts }.
lab-says-choices = Ruchy do wyboru, gdy przychodzi twoja kolej: { $parts }.
cli-help-compare = Sprawdź, co zmienia zasada: te same rozdania z każdą zasadą, aż odpowiedź będzie jasna.
cli-param-vary = Co zmieniać, w postaci NAZWA=WARTOŚĆ,WARTOŚĆ: opcja albo wpis z board.toml gry, np. dogs.Rex=5,8. Pozostałe wartości porównuje się z pierwszą; można podać kilka.
cli-param-ask = O co pytać, po przecinkach: first, moves, score, margin, ties. Domyślnie o wszystko.
cli-param-compare-games = Najwięcej partii z każdą zasadą. Domyślnie 20 000, a z botami, które myślą, 400.
cli-param-compare-chart = Narysuj różnice w tym pliku, .svg lub .png.
compare-title = { $title }, { $seats } graczy: { $bots }
compare-games = { $games ->
    [one] 1 partia
    [few] { $games } partie
   *[many] { $games } partii
} z każdą zasadą, na tych samych rozdaniach
compare-settled = Odpowiedzi na wszystkie pytania są jasne.
compare-open = Nie wszystko jest jasne; może pomoże większe --games.
compare-beside = { $rule } a { $base }
compare-measure = Miara
compare-base = Pierwsza zasada
compare-difference = Różnica
compare-interval = Przedział 95%
compare-verdict = Wniosek
compare-first = Wygrane zaczynającego
compare-moves = Ruchy w partii
compare-score = Punkty na gracza
compare-margin = Przewaga zwycięzcy
compare-ties = Wspólne wygrane
compare-more = wyraźnie więcej
compare-less = wyraźnie mniej
compare-unclear = niejasne
compare-chart-how = Różnice wobec { $base }, z przedziałami 95%, na tych samych rozdaniach (partie: { $games }); na szaro to, co jeszcze niejasne
compare-rule = Ta zasada
lab-report-how-won = Wygrane liczy się tylko w partiach, które wygrał któryś z graczy.
