# Stół w salonie: plansza na jednym ekranie, karty na telefonach.

web-mode-living = W salonie
web-mode-living-line = Stół na tym ekranie, karty na telefonach: każdy skanuje kod. Nic tajnego się tu nie pojawi.
web-seat-phone = Gracz z telefonem
web-seat-phone-line = skanuje kod
web-living-scan = Zeskanujcie kod i siadajcie
web-living-here = Wszyscy już są!
web-living-code = Kod miejsca { $number }
web-living-phone = Stół jest na dużym ekranie. Na telefonie masz swoje karty; zawibruje, gdy będzie twoja kolej.
web-living-hand = Twoje karty
web-living-look = Patrz na duży ekran!
web-living-whole = Cały stół na tym urządzeniu
web-living-gone = Teraz gra { $name }, ale telefon tego gracza nie odpowiada.
web-living-bot = Niech zagra bot
