error-local-storage = Non è stato possibile salvare sul tuo dispositivo: la memoria è piena o il browser non lo consente. Non è cambiato nulla. Fai spazio e riprova.
error-local-others = Un tavolo sul tuo dispositivo è per chi lo usa e per i bot. Per gli altri serve un tavolo su un server.
error-not-alone = A questo tavolo ci sono anche altre persone, quindi la partita resta dov’è.

web-local-impossible = Questo browser non può far girare i giochi sul tuo dispositivo, perché gli manca WebAssembly. { $server ->
    [yes] Gioca sul server o in un altro browser.
   *[no] Gioca in un altro browser.
 }
web-local-failed = Non è stato possibile avviare i giochi sul tuo dispositivo. { $server ->
    [yes] Ricarica la pagina o gioca sul server.
   *[no] Ricarica la pagina.
 } Nulla è andato perso.
web-local-restarted = I giochi sul tuo dispositivo hanno dovuto ripartire. Nulla è andato perso: riprova.
web-local-again = I giochi sul tuo dispositivo stanno ripartendo…
web-local-again-kept = I giochi sul tuo dispositivo stanno ripartendo. La tua mossa è salvata.
web-local-elsewhere = Questo tavolo si trova sul dispositivo su cui è stato aperto, e solo lì.
web-local-where = Dove si gioca
web-local-device = Su questo dispositivo
web-local-server = Sul server
web-local-device-line = Non serve la connessione. Il tuo dispositivo distribuisce e conosce le carte.
web-local-server-line = Il server distribuisce e conserva il tavolo.
web-local-loading = I giochi stanno arrivando sul tuo dispositivo…
web-local-here = Questo tavolo è sul tuo dispositivo
web-local-here-line = Lo conserva solo questo browser, senza connessione. Il dispositivo conosce le carte, quindi la partita non prova nulla agli altri.
web-local-fair = Ha distribuito il tuo dispositivo, che conosceva già il suo segreto: quanto segue è una prova per te, non per gli altri.
web-local-curtain = Il sipario è una cortesia: il dispositivo conosce le carte di tutti.
web-local-move = Continua con gli amici tramite link
web-local-move-line = La partita continua a un tavolo sul server, da questa posizione. Quali bot lasciano il posto a un amico?
web-local-move-go = Sposta sul server
web-local-take = Continua su questo dispositivo
web-local-take-line = La partita passa sul tuo dispositivo, da questa posizione, e poi non serve più la connessione.
