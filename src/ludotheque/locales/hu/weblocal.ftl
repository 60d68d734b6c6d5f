error-local-storage = Ezt nem lehetett a készülékeden megőrizni: megtelt a tárhely, vagy a böngésző nem engedi. Semmi sem változott. Szabadíts fel helyet, és próbáld újra.
error-local-others = A készülékeden lévő asztal a készüléknél ülőké és a botoké. Másokkal egy szerveren lévő asztalnál lehet játszani.
error-not-alone = Nem egyedül ülsz ennél az asztalnál, ezért a játszma ott marad, ahol van.

web-local-impossible = Ez a böngésző nem tudja futtatni a játékokat a készülékeden, mert nincs benne WebAssembly. { $server ->
    [yes] Játssz a szerveren vagy egy másik böngészőben.
   *[no] Játssz egy másik böngészőben.
 }
web-local-failed = A játékokat nem sikerült elindítani a készülékeden. { $server ->
    [yes] Töltsd be újra az oldalt, vagy játssz a szerveren.
   *[no] Töltsd be újra az oldalt.
 } Semmi sem veszett el.
web-local-restarted = A készülékeden lévő játékoknak újra kellett indulniuk. Semmi sem veszett el: próbáld meg még egyszer.
web-local-again = A készülékeden lévő játékok újraindulnak…
web-local-again-kept = A készülékeden lévő játékok újraindulnak. A lépésed megvan.
web-local-elsewhere = Ez az asztal azon a készüléken van, amelyiken megnyitották, és csak ott.
web-local-where = Hol folyik a játék
web-local-device = Ezen a készüléken
web-local-server = A szerveren
web-local-device-line = Nem kell hozzá kapcsolat. A készüléked oszt, és ismeri a lapokat.
web-local-server-line = A szerver oszt, és megőrzi az asztalt.
web-local-loading = A játékok éppen a készülékedre töltődnek…
web-local-here = Ez az asztal a készülékeden van
web-local-here-line = Csak ez a böngésző őrzi, kapcsolat nélkül. A készülék ismeri a lapokat, ezért a játszma másoknak semmit sem bizonyít.
web-local-fair = A készüléked osztott, és előre ismerte a titkát: ami következik, neked bizonyíték, másoknak nem.
web-local-curtain = A függöny csak udvariasság: a készülék mindenki lapjait ismeri.
web-local-move = Folytatás barátokkal, linkkel
web-local-move-line = A játszma egy szerveren lévő asztalnál folytatódik, ebből az állásból. Melyik botok adják át a helyüket egy-egy barátnak?
web-local-move-go = Áthelyezés a szerverre
web-local-take = Folytatás ezen a készüléken
web-local-take-line = A játszma ebből az állásból a készülékedre költözik, és utána nem kell hozzá kapcsolat.
