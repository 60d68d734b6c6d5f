# ludotheque calibrate: what bots say, and what happens.

cli-help-calibrate = Sprawdź, czy szanse podawane przez boty są prawdziwe: grają boty o równej sile, a ich oceny są porównywane z wynikami.
cli-param-calibrate-bots = Poziomy albo przeszukiwania takie jak search:400, rozdzielone przecinkami; każdy gra sam ze sobą.
cli-param-positions = Liczba porównywanych pozycji, po cztery z każdej partii.
cli-param-all = Zmierz po kolei wszystkie kombinacje opcji i wszystkie liczby graczy.
cli-param-calibrate-games = Zachowuj każdą skończoną partię w tym folderze; przerwany pomiar ruszy od tego miejsca.
cli-param-calibrate-chart = Narysuj w tym pliku, .svg lub .png, co się stało w zależności od tego, co powiedziano.
cli-param-calibrate-out = Zapisz liczby w tym pliku (JSON); inne ustawienia w nim pozostaną bez zmian.

calibrate-nothing = Nie ma tu czego poprawiać: żadna poprawka nie została zapisana.
calibrate-drawn = Pozycje: { $positions }, partie: { $games }
calibrate-overall = Powiedziano: średnio { $said }%. Stało się: { $happened }%. Różnica: { $gap } pkt (od { $low } do { $high }).
calibrate-early = Na początku partii: powiedziano { $said }%, stało się { $happened }%.
calibrate-error = Błąd: { $error } pkt. Gdyby wszystkie szanse były dokładne, błąd wynosiłby średnio { $floor } i rzadko przekraczałby { $high }.
calibrate-error-floor = błąd { $error }; gdyby wszystko było dokładne, { $floor }
calibrate-chart = Co się stało w zależności od tego, co powiedziano, z przedziałami 95%. Na linii przerywanej każda szansa jest prawdziwa.
calibrate-said = Powiedziano
calibrate-happened = Stało się
calibrate-interval = Przedział 95%
calibrate-positions = Pozycje
calibrate-interrupted = Przerwano. Zmierzone partie: { $done } z { $games }.
