# Serwer.

server-welcome = Serwer działa. Na półce:
server-api = Dla programów:
serve-running = Ludothèque jest otwarta pod adresem { $url } (zamyka ją Ctrl-C).
serve-closed = Zamknięte. Wszystkie ruchy są zachowane.

cli-help-serve = Otwórz ludotekę dla przeglądarek i programów: stoły do gry w pojedynkę, ze znajomymi lub z botami.
cli-param-host = Adres, na którym serwer nasłuchuje; 0.0.0.0 lub :: wpuszcza inne komputery.
cli-param-port = Port, na którym serwer nasłuchuje.
cli-param-database = Gdzie przechowywać stoły: sqlite:///PLIK lub postgresql://UŻYTKOWNIK@HOST/NAZWA. Domyślnie w pliku w twoim folderze danych.
cli-param-relay = Jak kilka serwerów z jedną bazą danych powiadamia się o ruchach: redis://HOST. Domyślnie robi to sam PostgreSQL.
cli-param-bot-threads = Ile botów może myśleć naraz.
cli-param-rate = Ile żądań na sekundę może wysłać jeden adres; 0 oznacza brak limitu.
cli-param-origin = Obca strona, która może się łączyć, na przykład https://example.org; można podać kilka.
cli-param-open = Pokaż stronę w przeglądarce.

error-display-name = Wpisz imię, które ma od 1 do { $longest } widocznych znaków.
error-addition = Tego nie można dodać. Wpisz jeden wiersz, najwyżej { $longest } znaków.
error-level-of-person = Tylko boty mają poziom.
error-token-missing = Potrzebny jest klucz w nagłówku „Authorization: Bearer KLUCZ”.
error-token = Ten klucz nie pasuje do tego stołu.
error-not-seat = Może to zrobić tylko ktoś, kto gra przy tym stole.
error-not-owner = Może to zrobić tylko osoba, która otworzyła stół.
error-invitation = Wolne miejsce przy tym stole zajmiesz tylko z zaproszeniem.
error-unknown-table = Nie ma takiego stołu.
error-seat-taken = To miejsce nie jest już wolne.
error-seated = Masz już miejsce przy tym stole.
error-seats-open = { $count ->
    [one] Jedno miejsce jest jeszcze wolne. Poczekaj albo oddaj je botowi.
    [few] { $count } miejsca są jeszcze wolne. Poczekaj albo oddaj je botom.
   *[many] { $count } miejsc jest jeszcze wolnych. Poczekaj albo oddaj je botom.
}
error-dealt = Partia już się zaczęła.
error-not-dealt = Partia jeszcze się nie zaczęła.
error-not-over = To będzie możliwe po zakończeniu partii.
error-stale = Przy stole właśnie coś się wydarzyło. Spójrz jeszcze raz i wybierz ruch.
error-overtaken = Ktoś inny był szybszy.
error-left = Na tym miejscu gra już bot.
error-not-left = Na tym miejscu nie gra żaden bot.
error-asked = Ktoś już poprosił o cofnięcie ruchu.
error-not-asked = Nikt cię teraz o nic nie pyta.
error-no-move = Nie ma jeszcze twojego ruchu, który można by cofnąć.
error-hint = Podpowiedź dostaje tylko ten, kto teraz gra.
error-hints-off = Przy tym stole gramy bez podpowiedzi.
error-hint-objection = Tu nie ma podpowiedzi: to ty oceniasz, czy tak było wolno.
error-back-away = { $count ->
    [one] { $names } nie siedzi teraz przy stole.
   *[other] { $names } nie siedzą teraz przy stole.
} Zapytaj, gdy wszyscy wrócą; do tego czasu ruch zostaje.
error-fork-practice = To był trening: po ruchu { $moves } wylosowaliśmy od nowa to, co było zakryte. Możesz grać dalej od tego ruchu albo od wcześniejszego.
error-fork-what = Wybierz stół albo zapis, od którego chcesz grać dalej: jedno z dwojga.
error-fork-other = Partia, którą gra się dalej, pozostaje taka sama: { $game } z tymi samymi opcjami, liczba miejsc: { $seats }.
error-fork-colours = Kontynuowana partia zachowuje swoje kolory: { $colours }.
error-proof-forked = Ta partia to dalszy ciąg innej: przejęto z niej { $moves ->
    [one] 1 ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}, a rozdanie odbyło się tam. Własnego dowodu nie ma.
error-no-hello = Pierwszą wiadomością musi być „hello” ze stołem i jego kluczami.
error-second-hello = „hello” może być tylko pierwszą wiadomością.
error-request = Nie rozumiemy tego żądania: { $detail }
error-too-many = Za szybko! Poczekaj chwilę i spróbuj jeszcze raz.
error-queue-full = Jeszcze pracujemy nad twoimi poprzednimi pytaniami. Poczekaj na odpowiedź, zanim zapytasz znowu.
error-tables-many = { $most ->
    [one] Z twojego adresu toczy się już 1 partia.
    [few] Z twojego adresu toczą się już { $most } partie.
   *[many] Z twojego adresu toczy się już { $most } partii.
} Dokończ którąś albo wróć za chwilę.
error-not-json = Zmianę wysyła się jako JSON, z nagłówkiem „Content-Type: application/json”.
error-origin = To żądanie przyszło ze strony innego serwisu, więc nic się nie zmieniło.
error-preparing = Jeszcze przygotowujemy tę grę; spróbuj za chwilę.
error-storage = Nie można połączyć się z bazą danych; nic się nie zmieniło. Spróbuj jeszcze raz.
error-internal = Coś się nie udało na serwerze; nic się nie zmieniło.
error-database-url = „{ $found }” nie jest bazą danych. Napisz sqlite:///PLIK lub postgresql://UŻYTKOWNIK@HOST/NAZWA.
error-database = Nie można otworzyć bazy danych: { $reason }
error-relay-url = „{ $found }” nie jest przekaźnikiem. Napisz redis://HOST.
error-address = Nie można otworzyć adresu { $host }:{ $port }: { $reason }

record-proof-shape = To nie jest dowód: { $detail }
record-proof-commitment = Sekret nie pasuje do odcisku pokazanego przy otwarciu stołu.
record-proof-added = Na każde miejsce można dodać jeden wiersz zwykłego tekstu.
record-proof-seed = Ziarno nie wynika z sekretu i tego, co dodano.
record-proof-seals = Każde miejsce ma jedną pieczęć z 64 cyfr szesnastkowych albo nie ma żadnej; pieczęcie są tylko w dowodzie w wersji 2.
record-proof-seal = Pieczęć miejsca { $seat } nie pasuje do tekstu, który tam ujawniono.
record-proof-unrevealed = Jako nieujawnione podano inne miejsca niż te, które mają pieczęć bez tekstu.
error-mix-sealed = Przy tym stole każdy najpierw chowa swój tekst pod pieczęcią, a dopiero potem go ujawnia; jawnego tekstu nie można dodać.
error-seal-plain = Ten stół nie ma pieczęci: to, co dodajesz, jest od razu jawne.
error-seal-late = Wszystkie pieczęcie są już gotowe; żadnej nie można zmienić.
error-reveal-early = Pieczęcie otwieramy, gdy są już wszystkie; poczekaj chwilę.
error-reveal-nothing = Nie masz pieczęci, więc nie ma czego ujawniać.
error-reveal-other = Pod twoją pieczęcią jest inny tekst.
error-renamed-enough = Nie możesz już zmienić imienia przy tym stole. Zostań przy obecnym.
error-mixing = Są już wszyscy i właśnie rozdajemy; zaraz się zacznie.
error-mixed-enough = { $most ->
    [one] Jeden twój tekst już jest dodany.
    [few] { $most } twoje teksty już są dodane.
   *[many] { $most } twoich tekstów już jest dodanych.
} Na jedno rozdanie wystarczy.

error-lab-games = { $found } partii to tutaj za dużo. Możesz wybrać najwyżej { $most }.
error-lab-busy = Laboratorium odpowiada teraz na inne pytania; spróbuj za chwilę.
error-dial-value = „{ $path }” nie może mieć tej wartości. Możesz wybrać: { $known }.
error-dial-arrangement = „{ $path }” można tylko ułożyć inaczej: te same wpisy w tylu samo wierszach.
cli-param-lab-threads = Ile wątków rozgrywa partie dla laboratorium.

error-database-taken = Inny serwer używa już pliku { $file }. Zatrzymaj go albo wybierz inny plik.
error-database-newer = Tę bazę danych zapisała nowsza wersja Ludothèque (rewizja { $revision }). Zaktualizuj Ludothèque albo wybierz inną bazę.
error-starting = Serwer jeszcze przygotowuje gry; spróbuj za chwilę.
serve-friends = Znajomi w twojej sieci mogą wejść pod adresem { $url }
cli-param-public-url = Adres dla znajomych, na przykład https://games.example.org; trafia do zaproszeń i kodów QR.
error-public-url = „{ $found }” to nie jest adres, który znajomi mogliby otworzyć. Podaj na przykład https://games.example.org albo http://192.168.1.20:8000 i nic więcej.
cli-param-thinking-times = Mierz, jak długo ludzie myślą, według rodzaju ruchu i bez imion, i zapisuj to w tym pliku; laboratorium liczy z tego minuty. Każdy proces potrzebuje własnego pliku.
