# A „static” parancs.

cli-help-static = Olyan mappa írása, amelyet bármely webtárhely közzétehet: a polc, a szabálykönyvek és a játékok, szerver nélkül.
cli-param-static-folder = A mappa: új, üres, vagy olyan, amelyet korábban ez a parancs írt.
cli-param-static-server = A barátokkal linken át játszott játékok szervere, például https://jatekok.example.org. Engedélyeznie kell az oldalt: serve --origin.
static-writing = Írás
static-written = { $files } fájl, { $size } MB, itt: { $folder }. Bármely webtárhely közzéteheti, bármilyen útvonal alatt.
static-see = Megnézni így lehet: python -m http.server --directory { $folder }
static-unplayable = Ezeknek a játékoknak ezen az oldalon csak a szabályait lehet elolvasni, játszani nem lehet őket: { $games }. Nincsenek készülékekre elkészítve; a tárolóban ezt a „make static” végzi el.
static-origin = Engedélyezd az oldalt a szerveren: ludotheque serve --origin https://A-TE-OLDALAD
error-static-foreign = Ez a mappa nem üres, és nem ez a parancs írta: { $place }. Semmi sem változott. Válassz másik mappát.
error-static-folder = „{ $place }” nem mappa.
error-static-write = Nem lehet ide írni: „{ $place }”. Ok: { $reason }
error-static-client = A böngészős kliens nincs elkészítve, így nincs mit írni. A tárolóban a „make client” készíti el.
error-site-url = „{ $found }” nem egy weboldal címe. Ilyet vártunk: https://example.org.
