# ludotheque learn: what bots learn from games of search; and what is said where that cannot be used.

cli-help-learn = Dopasuj liczby, którymi boty oceniają grę, do partii rozegranych przez przeszukiwanie i zachowaj je, chyba że mecze pokażą, że boty grają z nimi gorzej.
cli-param-learn-bot = Bot, który rozgrywa partie: poziom albo przeszukiwanie, na przykład search:400.
cli-param-learn-games = Liczba partii w każdej rundzie; co piąta służy tylko do oceny wyniku.
cli-param-rounds = Liczba rund; każda korzysta z tego, czego nauczyła się poprzednia.
cli-param-learn-deals = Liczba rozdań w meczach przeciw obecnym liczbom; każde jest grane raz dla każdego miejsca.
cli-param-learn-folder = Folder na skończone partie; przerwana nauka ruszy od tego miejsca.
cli-param-dry = Pokaż, czego się nauczono, bez zapisywania.

learn-loss = Strata logarytmiczna na odłożonych partiach (partie w ostatniej rundzie: { $games }): { $after }, przedtem { $before }. Mniej znaczy lepiej.
learn-won = Przeciw poprzednim liczbom: { $value }% wygranych (od { $low } do { $high }), partie: { $matches }; równy wynik to { $even }%.
learn-kept = Zapisano w { $file }.
learn-tells = Zapisano w { $file }, ale tylko do tego, co mówi się ludziom. Boty zostają przy swoim wzorze: żadne mecze nie pokazały, że tak grałyby lepiej.
learn-dry = Niczego nie zapisano.
learn-dropped = Nie zachowano: obecne liczby są lepsze.
learn-interrupted = Przerwano. Skończone partie są w { $folder }; to samo polecenie ruszy od tego miejsca.
learn-name = Nazwa
learn-number = Liczba

fitted-unusable = Plik { $file } nie jest używany: { $reason } Boty oceniają bez niego, według tego, co wpisano ręcznie.
fitted-unreadable = nie da się go odczytać ({ $reason }).
fitted-damaged = jest uszkodzony ({ $detail }).
fitted-other = jest dla innej wersji.
