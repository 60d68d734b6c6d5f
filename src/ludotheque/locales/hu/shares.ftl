# Amit a tippek mondanak, és amit akkor mondunk, ha a helyesbítésük nem használható.

cli-param-calibrate-correct = Előbb a mondott esélyek helyesbítése ugyanennyi, más osztásból való állás alapján; a helyesbítés a játék mappájában marad.

shares-unusable = Nem használható fájl: { $file }. { $reason } Az esélyeket úgy mondjuk, ahogy a keresés találja, helyesbítés nélkül.
