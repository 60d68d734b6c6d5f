# Un tavolo in salotto: il tabellone su uno schermo, le mani sui telefoni.

web-mode-living = In salotto
web-mode-living-line = Il tavolo su questo schermo, le mani sui telefoni: ognuno inquadra un codice. Qui non si vede nulla di segreto.
web-seat-phone = Giocatore col telefono
web-seat-phone-line = inquadra un codice
web-living-scan = Inquadrate un codice e prendete posto
web-living-here = Ci siete tutti!
web-living-code = Codice del posto { $number }
web-living-phone = Il tavolo è sul grande schermo. La tua mano è sul telefono, che vibra quando tocca a te.
web-living-hand = La tua mano
web-living-look = Guarda il grande schermo!
web-living-whole = Tavolo intero su questo dispositivo
web-living-gone = Tocca { AD($name) }, ma il suo telefono non è collegato.
web-living-bot = Fai giocare un bot
