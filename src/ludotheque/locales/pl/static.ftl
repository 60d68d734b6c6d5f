# Polecenie „static”.

cli-help-static = Zapisz folder, który może udostępnić każdy hosting: z półką, instrukcjami i grami, bez serwera.
cli-param-static-folder = Folder: nowy, pusty albo zapisany wcześniej tym poleceniem.
cli-param-static-server = Serwer dla gier ze znajomymi przez link, np. https://gry.example.org. Musi dopuszczać tę stronę: serve --origin.
static-writing = Zapisywanie
static-written = Liczba plików: { $files } ({ $size } MB), folder: { $folder }. Może je udostępnić każdy hosting, pod dowolną ścieżką.
static-see = Aby zobaczyć: python -m http.server --directory { $folder }
static-unplayable = Na tej stronie można przeczytać zasady tych gier, ale nie można w nie grać: { $games }. Nie zostały zbudowane dla urządzeń; w repozytorium robi to „make static”.
static-origin = Dopuść stronę na serwerze: ludotheque serve --origin https://TWOJA-STRONA
error-static-foreign = Folder „{ $place }” nie jest pusty i nie zapisało go to polecenie, więc nic nie zmieniono. Wybierz inny folder.
error-static-folder = „{ $place }” nie jest folderem.
error-static-write = Nie można zapisać w „{ $place }”: { $reason }
error-static-client = Klient przeglądarkowy nie został zbudowany, więc nie ma czego zapisać. W repozytorium buduje go „make client”.
error-site-url = „{ $found }” nie jest adresem strony internetowej. Oczekiwano np. https://example.org.
