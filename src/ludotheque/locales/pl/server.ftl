# Serwer.

server-welcome = Serwer działa. Na półce:
server-api = Dla programów:
serve-running = Ludothèque jest otwarta pod { $url } (Ctrl-C ją zamyka).
serve-closed = Zamknięte. Każdy ruch jest zachowany.

cli-help-serve = Otwórz ludotekę dla przeglądarek i programów: stoły do gry w pojedynkę, z przyjaciółmi lub z botami.
cli-param-host = Adres, pod którym serwer nasłuchuje; 0.0.0.0 lub :: wpuszcza inne maszyny.
cli-param-port = Port, na którym serwer nasłuchuje.
cli-param-database = Gdzie przechowywać stoły: sqlite:///PLIK lub postgresql://UŻYTKOWNIK@HOST/NAZWA. W przeciwnym razie plik w twoim folderze danych.
cli-param-relay = Jak kilka serwerów przy jednej bazie powiadamia się o ruchach: redis://HOST. W przeciwnym razie robi to sam PostgreSQL.
cli-param-bot-threads = Ile botów może myśleć naraz.
cli-param-rate = Ile żądań na sekundę może wysłać jeden adres; 0 oznacza brak limitu.
cli-param-origin = Obca strona, która może się łączyć, na przykład https://example.org; można powtarzać.
cli-param-open = Pokaż stronę w przeglądarce.

error-display-name = Ta nazwa się nie nadaje. Oczekiwano: od 1 do { $longest } widocznych znaków.
error-addition = Tego nie można dodać. Oczekiwano: jednej linii do { $longest } drukowalnych znaków.
error-name-missing = Miejsce { $seat } jest dla człowieka i potrzebuje imienia.
error-level-of-person = Tylko boty mają poziom.
error-token-missing = Potrzebny jest klucz: nagłówek „Authorization: Bearer KLUCZ”.
error-token = Ten klucz nie pasuje do tego stołu.
error-not-seat = Może to zrobić tylko gracz zajmujący miejsce.
error-not-owner = Może to zrobić tylko osoba, która otworzyła stół.
error-invitation = Wolne miejsce przy tym stole zajmuje się dzięki zaproszeniu.
error-unknown-table = Nie ma takiego stołu.
error-seat-taken = To miejsce nie jest już wolne.
error-seated = Masz już miejsce przy tym stole.
error-seats-open = { $count ->
    [one] Jedno miejsce jest jeszcze wolne. Poczekaj albo oddaj je botowi.
    [few] { $count } miejsca są jeszcze wolne. Poczekaj albo oddaj je botom.
   *[other] { $count } miejsc jest jeszcze wolnych. Poczekaj albo oddaj je botom.
}
error-dealt = Gra już się zaczęła.
error-not-dealt = Gra jeszcze się nie zaczęła.
error-not-over = Będzie to możliwe po zakończeniu gry.
error-stale = Od { $found } coś się wydarzyło; stół jest teraz przy { $ply }.
error-overtaken = Ktoś inny był szybszy.
error-left = Na tym miejscu gra już bot.
error-not-left = Na tym miejscu nie gra żaden bot.
error-asked = Ktoś już poprosił o cofnięcie ruchu.
error-not-asked = Nie ma pytania, na które masz odpowiedzieć.
error-no-move = Nie masz jeszcze ruchu, który można cofnąć.
error-hint = Podpowiedzi są dla gracza, którego jest kolej.
error-fork-what = Podaj albo stół, albo zapis, od którego gra ma być kontynuowana.
error-fork-other = Kontynuowana partia pozostaje taka sama: { $game } z tymi samymi opcjami, liczba miejsc: { $seats }.
error-proof-forked = Ta partia jest dalszym ciągiem innej (po ruchach w liczbie { $moves }); tam odbyło się rozdanie. Własnego dowodu nie ma.
error-no-hello = Pierwszą wiadomością musi być „hello” ze stołem i jego kluczami.
error-second-hello = „hello” może być tylko pierwszą wiadomością.
error-request = To żądanie jest niezrozumiałe: { $detail }
error-too-many = Za dużo żądań; poczekaj chwilę.
error-preparing = Ta gra jest jeszcze przygotowywana; spróbuj za chwilę.
error-storage = Baza danych jest nieosiągalna; nic się nie zmieniło. Spróbuj ponownie.
error-internal = Na serwerze coś się nie udało; nic się nie zmieniło.
error-database-url = „{ $found }” nie jest bazą danych. Oczekiwano: sqlite:///PLIK lub postgresql://UŻYTKOWNIK@HOST/NAZWA.
error-database = Nie można otworzyć bazy danych: { $reason }
error-relay-url = „{ $found }” nie jest przekaźnikiem. Oczekiwano: redis://HOST.
error-address = Nie można otworzyć { $host }:{ $port }: { $reason }

record-proof-shape = To nie jest dowód: { $detail }
record-proof-commitment = Sekret nie pasuje do odcisku pokazanego przy otwarciu stołu.
record-proof-added = Dodaje się jedną drukowalną linię na każde miejsce.
record-proof-seed = Ziarno nie wynika z sekretu i tego, co dodano.

error-lab-games = { $found } partii to tutaj za dużo. Możliwe: do { $most }.
error-lab-busy = Laboratorium zajmuje się innymi pytaniami; spróbuj za chwilę.
error-dial-value = „{ $path }” nie może mieć tej wartości. Możliwe: { $known }.
error-dial-arrangement = „{ $path }” można tylko ułożyć inaczej: te same wpisy w tylu samych wierszach.
cli-param-lab-threads = Ile wątków rozgrywa partie dla strony laboratorium.

serve-friends = Dla znajomych w tej samej sieci: { $url }
cli-param-public-url = Adres, którego używają twoi znajomi, na przykład https://games.example.org; zawierają go zaproszenia i kody QR.
error-public-url = „{ $found }” nie jest adresem, który znajomi mogliby otworzyć. Oczekiwano na przykład https://games.example.org albo http://192.168.1.20:8000, bez niczego dalej.
