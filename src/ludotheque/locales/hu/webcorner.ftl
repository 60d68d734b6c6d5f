# A játékos sarka, beállítások és súgó.

web-corner = Az én sarkom
web-corner-line = Nem kell fiók: minden ezen a készüléken marad, ebben a böngészőben.
web-corner-me = Én
web-corner-emblem = A jelem
web-emblem-bell = Harang
web-emblem-key = Kulcs
web-emblem-leaf = Levél
web-emblem-anchor = Horgony
web-emblem-star = Csillag
web-emblem-moon = Hold
web-corner-played = A játszmáim
web-corner-no-games = Még nincs befejezett játszma. Az első itt jelenik meg, amint véget ér.
web-corner-game = Játék
web-corner-games = Lejátszva
web-corner-won = Megnyerve
web-corner-against = Ellenfél
web-corner-ahead = Te végeztél előrébb
web-corner-all = Mind a { $count } játszma
web-corner-take = Másik készülékre
web-corner-take-line = Vidd magaddal a neved, a beállításaidat, a helyeidet és a befejezett játszmáidat. Ami a másik készüléken már megvan, az nem változik.
web-corner-save = Mentés fájlba
web-corner-open = Fájl megnyitása
web-corner-code-line = Olvasd be ezt a kódot a másik készülékkel. Benne van a neved, a beállításaid és a folyamatban lévő játszmáid. Aki beolvassa, játszhat helyetted, ezért ne mutasd meg senkinek.
web-corner-unreachable = A másik készülék nem tudja megnyitni ezt a kódot: csak ez a számítógép éri el a szervert. Indítsd így: „ludotheque serve --host 0.0.0.0”, vagy használj fájlt.
web-corner-code-part = { $part }. kód, összesen { $parts }
web-corner-code-before = Előző kód
web-corner-code-next = Következő kód
web-corner-unreadable = Ez nem a Ludothèque-ből való, vagy hiányzik egy része. Semmi sem változott.
web-corner-bring = A másik készülékedről
web-corner-bring-line = { $count ->
    [0] Hozzáadod a neved és a beállításaidat ehhez a készülékhez?
    [one] Hozzáadod a neved, a beállításaidat és 1 játszmát ehhez a készülékhez?
   *[other] Hozzáadod a neved, a beállításaidat és { $count } játszmát ehhez a készülékhez?
}
web-corner-bring-yes = Hozzáadás
web-corner-brought = Kész! Minden itt van.
web-corner-no = Mégse
web-corner-delete = Minden törlése
web-corner-delete-line = A neved, a beállításaid, a befejezett játszmáid és a helyeid kulcsai eltűnnek erről a készülékről. A játszmák maguk folytatódnak.
web-corner-delete-sure = Tényleg mindent törölsz? Mentett fájl nélkül nem tudsz visszatérni a helyeidre.
web-corner-delete-yes = Igen, minden törlése
web-theme = Megjelenés
web-theme-system = mint a rendszeré
web-theme-light = világos
web-theme-dark = sötét
web-haptics = Rezgés
web-strong-colours = Színek színtévesztőknek
web-rename = Nevem módosítása
web-rename-do = Módosítás
web-renamed = { $old } mostantól { $name } néven játszik.
web-help = Súgó
web-help-rules-of = { $game }: szabályok
web-help-lab-of = { $game }: labor
web-help-lab = Labor
web-help-docs = Dokumentáció
web-help-version = Verzió: { $version }
