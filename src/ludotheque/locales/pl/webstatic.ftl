# Dom bez serwera, na tym urządzeniu.

web-static-here = Ta strona to tylko folder z plikami: partie, które tu rozgrywasz, zostają na tym urządzeniu i nikt inny ich nie widzi. Możesz czytać wszystkie instrukcje, grać z botami i grać z innymi, podając sobie urządzenie.
web-static-alone = Gry ze znajomymi przez link i stoły publiczne wymagają serwera, a ta strona go nie ma.
web-static-server = Gry ze znajomymi przez link i stoły publiczne są na { $server }.
web-static-needs-server = Do tego potrzebny jest serwer, a ta strona go nie ma. Wszystko na tym urządzeniu działa bez niego.
web-device-whole = Wszystko jest na tym urządzeniu. Możesz grać bez połączenia.
web-device-rules = Półka i wszystkie instrukcje są na tym urządzeniu. Możesz je czytać bez połączenia.
web-device-size = Zajmuje to { $size }.
web-device-coming = Zapisywanie na tym urządzeniu: { $kept } z { $total }
web-device-stopped = Nie udało się zapisać wszystkiego: połączenie się zerwało albo brakuje miejsca. To, co już jest, zostaje.
web-device-impossible = Tej strony nie można zapisać na tym urządzeniu: twoja przeglądarka tu na to nie pozwala.
web-device-keep = Zapisz na tym urządzeniu ({ $size })
web-device-remove = Usuń z tego urządzenia
web-device-install = Zainstaluj jako aplikację
web-new-version = Jest nowa wersja. Twoje partie zostają takie, jakie są.
web-new-version-load = Wczytaj
