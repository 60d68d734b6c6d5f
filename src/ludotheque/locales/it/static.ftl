# Il comando «static».

cli-help-static = Scrivi una cartella che qualsiasi spazio web può ospitare: lo scaffale, i regolamenti e i giochi, senza server.
cli-param-static-folder = La cartella: nuova, vuota o scritta in precedenza da questo comando.
cli-param-static-server = Il server per le partite con amici tramite link, per esempio https://giochi.example.org. Deve autorizzare il sito: serve --origin.
static-writing = Scrittura
static-written = { $files } file, { $size } MB, sono in { $folder }. Qualsiasi spazio web può ospitarli, sotto qualsiasi percorso.
static-see = Per dare un’occhiata: python -m http.server --directory { $folder }
static-unplayable = Su questo sito si possono leggere le regole di questi giochi, ma non giocarci: { $games }. Non sono stati costruiti per i dispositivi; nel repository lo fa «make static».
static-origin = Autorizza il sito sul server: ludotheque serve --origin https://IL-TUO-SITO
error-static-foreign = «{ $place }» non è vuota e non è stata scritta da questo comando, quindi non è cambiato nulla. Scegli un’altra cartella.
error-static-folder = «{ $place }» non è una cartella.
error-static-write = Impossibile scrivere in «{ $place }»: { $reason }
error-static-client = Il client per browser non è stato costruito, quindi non c’è nulla da scrivere. Nel repository lo costruisce «make client».
error-site-url = «{ $found }» non è l’indirizzo di un sito web. Atteso: uno come https://example.org.
