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
error-hints-off = Przy tym stole nie ma podpowiedzi.
error-hint-contest = Tu nie ma podpowiedzi: to ty oceniasz, czy tak było wolno.
error-back-away = { $count ->
    [one] { $names } nie siedzi teraz przy stole.
   *[other] { $names } nie siedzą teraz przy stole.
} Zapytasz, gdy wszyscy wrócą; do tego czasu ruch zostaje.
error-fork-practice = To był trening: po ruchu { $moves } wylosowano od nowa to, co było zakryte. Partię można ciągnąć dalej od tego miejsca albo od wcześniejszego ruchu.
error-fork-what = Podaj albo stół, albo zapis, od którego gra ma być kontynuowana.
error-fork-other = Kontynuowana partia pozostaje taka sama: { $game } z tymi samymi opcjami, liczba miejsc: { $seats }.
error-proof-forked = Ta partia jest dalszym ciągiem innej (po ruchach w liczbie { $moves }); tam odbyło się rozdanie. Własnego dowodu nie ma.
error-no-hello = Pierwszą wiadomością musi być „hello” ze stołem i jego kluczami.
error-second-hello = „hello” może być tylko pierwszą wiadomością.
error-request = To żądanie jest niezrozumiałe: { $detail }
error-too-many = Za dużo żądań; poczekaj chwilę.
error-queue-full = Twoje wcześniejsze pytania są jeszcze opracowywane. Poczekaj na odpowiedź, zanim zapytasz znowu.
error-tables-many = Z twojego adresu toczy się już { $most } partii. Dokończ którąś albo wróć za chwilę.
error-not-json = Zmianę wysyła się jako JSON, z nagłówkiem „Content-Type: application/json”.
error-origin = To żądanie pochodzi ze strony innego serwisu, więc nic nie zostało zrobione.
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
record-proof-seals = Każde miejsce ma pieczęć z 64 cyfr szesnastkowych albo żadnej; a pieczęcie ma tylko dowód w wersji 2.
record-proof-seal = Pieczęć miejsca { $seat } nie należy do tekstu, który tam ujawniono.
record-proof-unrevealed = Jako nieujawnione podano inne miejsca niż te, które mają pieczęć bez tekstu.
error-mix-sealed = Przy tym stole wszyscy najpierw pieczętują swoją losowość, a potem ją ujawniają; jawnego tekstu nie można dodać.
error-seal-plain = Ten stół nie ma pieczęci: to, co dodajesz, wysyłasz jawnie.
error-seal-late = Wszystkie pieczęcie są już ustalone; żadnej nie można zmienić.
error-reveal-early = Pieczęcie otwiera się, gdy wszyscy zapieczętują; poczekaj chwilę.
error-reveal-nothing = Niczego nie zapieczętowano na twoim miejscu, więc nie ma czego ujawniać.
error-reveal-other = To nie jest tekst, który został zapieczętowany.
error-mixing = Są już wszyscy i trwa tasowanie; zaraz się zacznie.
error-mixed-enough = Liczba twoich dodatków to już { $most }. Na jedno rozdanie wystarczy.

error-lab-games = { $found } partii to tutaj za dużo. Możliwe: do { $most }.
error-lab-busy = Laboratorium zajmuje się innymi pytaniami; spróbuj za chwilę.
error-dial-value = „{ $path }” nie może mieć tej wartości. Możliwe: { $known }.
error-dial-arrangement = „{ $path }” można tylko ułożyć inaczej: te same wpisy w tylu samych wierszach.
cli-param-lab-threads = Ile wątków rozgrywa partie dla strony laboratorium.

error-database-taken = Inny serwer już używa pliku { $file }. Zatrzymaj go albo wybierz inny plik.
error-database-newer = Tę bazę danych zapisała nowsza wersja Ludothèque (rewizja { $revision }). Zaktualizuj Ludothèque albo wybierz inną bazę.
error-starting = Serwer jeszcze przygotowuje gry; spróbuj za chwilę.
serve-friends = Dla znajomych w tej samej sieci: { $url }
cli-param-public-url = Adres, którego używają twoi znajomi, na przykład https://games.example.org; zawierają go zaproszenia i kody QR.
error-public-url = „{ $found }” nie jest adresem, który znajomi mogliby otworzyć. Oczekiwano na przykład https://games.example.org albo http://192.168.1.20:8000, bez niczego dalej.
