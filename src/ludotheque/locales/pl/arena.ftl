# ludotheque arena: boty przeciw botom.

cli-help-arena = Niech boty grają ze sobą, każde rozdanie ze wszystkich miejsc, a ich siła zostanie zmierzona.
cli-param-arena-bots = Boty, które grają ze sobą, co najmniej dwa, oddzielone przecinkami.
cli-param-seats-range = Liczba graczy; przy zakresie takim jak 2-4 gra się kolejno z każdą z tych liczb.
cli-param-arena-games = Liczba partii, zaokrąglona w górę do pełnych rozdań; każde rozdanie rozgrywa się tyle razy, ile jest miejsc.
cli-param-results = Zapisywać każde ukończone rozdanie do tego pliku (JSON Lines). Zakres liczby graczy daje po jednym pliku na każdą liczbę.
cli-param-arena-resume = Kontynuować od pliku podanego w --results; większe --games przedłuża zakończony turniej.
cli-param-chart = Narysować rankingi i bezpośrednie pojedynki w tym pliku, .svg lub .png.
cli-param-calibration = Zapisać rankingi w tym pliku kalibracji; wpisy dla innych liczb graczy pozostają bez zmian.
cli-param-neighbours = Spotykają się tylko boty bliskie sobie na liście: tak w niewielu partiach można odróżnić sąsiadów, jeśli lista jest ułożona według siły.
cli-param-workers = Liczba procesów; domyślnie tyle, ile jest rdzeni.

arena-table = { $title }, liczba graczy: { $seats }
arena-played = Partie: { $games }, rozdania: { $deals }, każde rozegrane ze wszystkich miejsc
arena-rounded = Żądana liczba partii: { $asked }; w pełnych rozdaniach: { $games }.
arena-interrupted = Przerwano. Rozegrane partie: { $done } z { $games }; liczy się to, co ukończone.
arena-few-deals = Przy tak małej liczbie rozdań przedziały są niewiarygodne i żadna różnica między botami nie jest uznana za pewną.
arena-bot = Bot
arena-rating = Ranking
arena-interval = Przedział 95%
arena-no-upper = bez górnej granicy
arena-no-lower = bez dolnej granicy
arena-no-limits = bez granic
arena-wins = Wygrane
arena-place = Śr. miejsce
arena-games = Partie
arena-apart = { $upper } nad { $lower }: { $difference } (od { $low } do { $high }); wyraźnie silniejszy.
arena-not-apart = { $upper } nad { $lower }: { $difference } (od { $low } do { $high }); zbyt blisko, by rozstrzygnąć.
arena-unproven = { $upper } nad { $lower }: { $difference } (od { $low } do { $high }); za mało rozdań, by rozstrzygnąć.
arena-duel = Pojedynek
arena-share = Wygrane przez pierwszego
arena-decided = Rozstrzygnięte
arena-ties = Remisy
arena-anchor-greedy = Rankingi w skali Elo; greedy ma 1000.
arena-anchor-mean = Rankingi w skali Elo; średnia wynosi 1000.
arena-chart-rating = Skala Elo, przedział 95%
arena-chart-duels = Jak często bot z lewej wygrywa z botem u góry (% rozstrzygniętych partii)
