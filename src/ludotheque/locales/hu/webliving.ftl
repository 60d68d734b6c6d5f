# Asztal a nappaliban: a tábla egy képernyőn, a lapok a telefonokon.

web-mode-living = A nappaliban
web-mode-living-line = Az asztal ezen a képernyőn, a lapok a telefonokon: mindenki beolvas egy kódot. Itt semmi titkos nem látszik.
web-seat-phone = Játékos telefonnal
web-seat-phone-line = beolvas egy kódot
web-living-scan = Olvassatok be egy kódot, és üljetek le
web-living-here = Mindenki itt van!
web-living-code = { $number }. hely kódja
web-living-phone = Az asztal a nagy képernyőn van. A lapjaid a telefonodon vannak, és a telefon rezeg, amikor te jössz.
web-living-hand = A lapjaid
web-living-look = Nézd a nagy képernyőt!
web-living-whole = A teljes asztal ezen a készüléken
web-living-gone = { $name } következik, de a telefonja nem elérhető.
web-living-bot = Játsszon egy bot
