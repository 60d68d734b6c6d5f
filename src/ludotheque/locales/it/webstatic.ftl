# La casa senza server, e su questo dispositivo.

web-static-here = Questo sito è solo una cartella di file: quello che giochi qui resta su questo dispositivo, e nessun altro lo vede. Puoi leggere tutti i regolamenti, giocare contro i bot e passare il dispositivo di mano in mano.
web-static-alone = Le partite con amici tramite link e i tavoli pubblici hanno bisogno di un server, e questo sito non ne ha.
web-static-server = Le partite con amici tramite link e i tavoli pubblici sono su { $server }.
web-static-needs-server = Per questo serve un server, e questo sito non ne ha. Tutto ciò che è su questo dispositivo funziona senza.
web-device-whole = È tutto su questo dispositivo. Puoi giocare senza connessione.
web-device-rules = Lo scaffale e tutti i regolamenti sono su questo dispositivo. Puoi leggerli senza connessione.
web-device-size = Occupa { $size }.
web-device-coming = Salvataggio su questo dispositivo: { $kept } di { $total }
web-device-stopped = Non è stato possibile salvare tutto: la connessione si è interrotta o manca spazio. Quello che c’è resta.
web-device-impossible = Questa pagina non si può salvare su questo dispositivo: qui il tuo browser non lo permette.
web-device-keep = Salva su questo dispositivo ({ $size })
web-device-remove = Rimuovi da questo dispositivo
web-device-install = Installa come app
web-new-version = È pronta una nuova versione. Le tue partite restano come sono.
web-new-version-load = Caricala
