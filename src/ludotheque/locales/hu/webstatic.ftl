# A ház szerver nélkül, ezen a készüléken.

web-static-here = Ez az oldal csak egy mappa fájlokkal: amit itt játszol, ezen a készüléken marad, és senki más nem látja. Elolvashatod az összes szabálykönyvet, játszhatsz botok ellen, és körbeadhatjátok a készüléket.
web-static-alone = A barátokkal linken át játszott játékokhoz és a nyilvános asztalokhoz szerver kell, és ennek az oldalnak nincs.
web-static-server = A barátokkal linken át játszott játékok és a nyilvános asztalok itt vannak: { $server }.
web-static-needs-server = Ehhez szerver kell, és ennek az oldalnak nincs. Ami ezen a készüléken van, anélkül is működik.
web-device-whole = Minden ezen a készüléken van. Kapcsolat nélkül is játszhatsz.
web-device-rules = A polc és az összes szabálykönyv ezen a készüléken van. Kapcsolat nélkül is elolvashatod őket.
web-device-size = Helyigénye: { $size }.
web-device-coming = Mentés erre a készülékre: { $kept } / { $total }
web-device-stopped = Nem sikerült mindent elmenteni: megszakadt a kapcsolat, vagy nincs elég hely. Ami már itt van, itt marad.
web-device-impossible = Ezt az oldalt nem lehet erre a készülékre menteni: a böngésződ itt nem engedi.
web-device-keep = Mentés erre a készülékre ({ $size })
web-device-remove = Törlés erről a készülékről
web-device-install = Telepítés alkalmazásként
web-new-version = Új verzió érkezett. A játszmáid úgy maradnak, ahogy vannak.
web-new-version-load = Betöltés
