error-local-storage = Nie udało się tego zachować na twoim urządzeniu: pamięć jest pełna albo przeglądarka na to nie pozwala. Nic się nie zmieniło. Zrób miejsce i spróbuj jeszcze raz.
error-local-others = Stół na twoim urządzeniu jest dla osób przy tym urządzeniu i dla botów. Dla innych potrzebny jest stół na serwerze.
error-not-alone = Przy tym stole grają też inne osoby, więc partia zostaje tam, gdzie jest.

web-local-impossible = Ta przeglądarka nie może uruchomić gier na twoim urządzeniu, bo nie ma WebAssembly. { $server ->
    [yes] Zagraj na serwerze albo w innej przeglądarce.
   *[no] Zagraj w innej przeglądarce.
 }
web-local-failed = Nie udało się uruchomić gier na twoim urządzeniu. { $server ->
    [yes] Załaduj stronę ponownie albo zagraj na serwerze.
   *[no] Załaduj stronę ponownie.
 } Nic nie przepadło.
web-local-restarted = Gry na twoim urządzeniu musiały się uruchomić ponownie. Nic nie przepadło: spróbuj jeszcze raz.
web-local-again = Gry na twoim urządzeniu uruchamiają się ponownie…
web-local-again-kept = Gry na twoim urządzeniu uruchamiają się ponownie. Twój ruch jest zapisany.
web-local-elsewhere = Ten stół jest na urządzeniu, na którym go otwarto, i tylko tam.
web-local-where = Gdzie się gra
web-local-device = Na tym urządzeniu
web-local-server = Na serwerze
web-local-device-line = Nie potrzebuje połączenia. Twoje urządzenie rozdaje i zna karty.
web-local-server-line = Serwer rozdaje i przechowuje stół.
web-local-loading = Gry są wczytywane na twoje urządzenie…
web-local-here = Ten stół jest na twoim urządzeniu
web-local-here-line = Przechowuje go tylko ta przeglądarka i nie potrzeba do tego połączenia. Urządzenie zna karty, więc partia niczego nie dowodzi innym.
web-local-fair = Rozdawało twoje urządzenie, a swój sekret znało już wcześniej: to, co poniżej, jest dowodem dla ciebie, nie dla innych.
web-local-curtain = Kurtyna to tylko uprzejmość: urządzenie zna karty wszystkich.
web-local-move = Graj dalej ze znajomymi przez link
web-local-move-line = Partia toczy się dalej przy stole na serwerze, od tej pozycji. Które boty ustąpią miejsca znajomym?
web-local-move-go = Przenieś na serwer
web-local-take = Graj dalej na tym urządzeniu
web-local-take-line = Partia przenosi się od tej pozycji na twoje urządzenie i nie potrzebuje już połączenia.
