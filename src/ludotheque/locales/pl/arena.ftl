# ludotheque arena: boty przeciw botom.

cli-help-arena = Daj botom grać ze sobą, każde rozdanie ze wszystkich miejsc, i zmierz ich siłę.
cli-param-arena-bots = Boty, które grają ze sobą, co najmniej dwa, oddzielone przecinkami.
cli-param-seats-range = Liczba graczy; przy zakresie, na przykład 2-4, gra się kolejno z każdą z tych liczb.
cli-param-arena-games = Liczba partii, zaokrąglona w górę do pełnych rozdań; każde rozdanie rozgrywa się tyle razy, ile jest miejsc.
cli-param-results = Zapisuj każde ukończone rozdanie w tym pliku (JSON Lines). Przy zakresie liczby graczy powstaje plik dla każdej z nich.
cli-param-arena-resume = Kontynuuj od pliku podanego w --results; większe --games przedłuży zakończony turniej.
cli-param-chart = Narysuj rankingi i bezpośrednie pojedynki w tym pliku, .svg lub .png.
cli-param-calibration = Zapisz rankingi w tym pliku kalibracji; wpisy dla innych liczb graczy zostaną bez zmian.
cli-param-neighbours = Spotykają się tylko boty bliskie sobie na liście. Gdy lista jest ułożona według siły, wystarczy niewiele partii, żeby odróżnić sąsiadów.
cli-param-workers = Liczba procesów; domyślnie tyle, ile jest rdzeni.

arena-table = { $title }, { $seats } graczy
arena-played = { $games ->
    [one] 1 partia
    [few] { $games } partie
   *[many] { $games } partii
}, { $deals ->
    [one] 1 rozdanie rozegrane
    [few] { $deals } rozdania, każde rozegrane
   *[many] { $deals } rozdań, każde rozegrane
} ze wszystkich miejsc
arena-rounded = Liczba zamówionych partii: { $asked }; w pełnych rozdaniach wychodzi { $games }.
arena-interrupted = Przerwano. Rozegrane partie: { $done } z { $games }; liczy się to, co już rozegrane.
arena-few-deals = Przy tak małej liczbie rozdań nie można ufać przedziałom i żadnego bota nie uznajemy za silniejszego.
arena-bot = Bot
arena-rating = Ranking
arena-interval = Przedział 95%
arena-no-upper = bez górnej granicy
arena-no-lower = bez dolnej granicy
arena-no-limits = bez granic
arena-wins = Wygrane
arena-place = Śr. lokata
arena-games = Partie
arena-apart = { $upper } – { $lower }: { $difference } (od { $low } do { $high }); pierwszy jest wyraźnie silniejszy.
arena-not-apart = { $upper } – { $lower }: { $difference } (od { $low } do { $high }); jeszcze nie wiadomo, który jest silniejszy.
arena-unproven = { $upper } – { $lower }: { $difference } (od { $low } do { $high }); za mało rozdań, by rozstrzygnąć.
arena-duel = Pojedynek
arena-share = Wygrane pierwszego
arena-decided = Rozstrzygnięte
arena-ties = Remisy
arena-anchor-greedy = Rankingi są w skali Elo; greedy ma 1000.
arena-anchor-mean = Rankingi są w skali Elo; średnia to 1000.
arena-chart-rating = Skala Elo, przedział 95%
arena-chart-duels = Jak często bot z lewej wygrywa z botem u góry (% rozstrzygniętych partii)
