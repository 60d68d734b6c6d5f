# ludotheque rules --pdf: rules to print.

cli-param-pdf = Zapisz zasady w tym pliku PDF do wydruku na A4, na początku te zmienione.
sheet-here = Tu zmiana: { $rule }
sheet-usual = To zwykłe zasady.
sheet-footer = { $page } · zasady naszymi własnymi słowami, przygotowane w Ludothèque
sheet-written = Arkusz do wydruku jest w pliku { $file }.
sheet-no-letters = Czcionki do arkusza są częścią klienta przeglądarkowego, a tu go nie zbudowano. Najpierw uruchom make client.
