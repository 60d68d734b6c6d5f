# L’angolo del giocatore, le impostazioni e l’aiuto.

web-corner = Il mio angolo
web-corner-line = Non serve un account: tutto resta su questo dispositivo, in questo browser.
web-corner-me = Io
web-corner-emblem = Il mio emblema
web-emblem-bell = Campana
web-emblem-key = Chiave
web-emblem-leaf = Foglia
web-emblem-anchor = Ancora
web-emblem-star = Stella
web-emblem-moon = Luna
web-corner-played = Le mie partite
web-corner-no-games = Ancora nessuna partita finita. La prima compare qui appena finisce.
web-corner-game = Gioco
web-corner-games = Giocate
web-corner-won = Vinte
web-corner-against = Contro
web-corner-ahead = Eri davanti
web-corner-all = Mostra tutte le { $count } partite
web-corner-take = Su un altro dispositivo
web-corner-take-line = Porta con te il nome, le impostazioni, i tuoi posti e le partite finite. Quello che l’altro dispositivo ha già resta com’è.
web-corner-save = Salva in un file
web-corner-open = Apri un file
web-corner-code-line = Inquadra questo codice con l’altro dispositivo. Contiene il tuo nome, le tue impostazioni e le partite in corso. Chiunque lo inquadri può giocare al posto tuo: tienilo per te.
web-corner-unreachable = L’altro dispositivo non può aprire questo codice: solo questo computer raggiunge il server. Avvialo con «ludotheque serve --host 0.0.0.0», oppure usa un file.
web-corner-code-part = Codice { $part } di { $parts }
web-corner-code-before = Codice precedente
web-corner-code-next = Codice successivo
web-corner-unreadable = Non viene da Ludothèque, oppure ne manca una parte. Non è cambiato nulla.
web-corner-bring = Dal tuo altro dispositivo
web-corner-bring-line = { $count ->
    [0] Aggiungere il tuo nome e le tue impostazioni a questo dispositivo?
    [one] Aggiungere il tuo nome, le tue impostazioni e 1 partita a questo dispositivo?
   *[other] Aggiungere il tuo nome, le tue impostazioni e { $count } partite a questo dispositivo?
}
web-corner-bring-yes = Aggiungi
web-corner-brought = Fatto! C’è tutto.
web-corner-no = Annulla
web-corner-delete = Cancella tutto
web-corner-delete-line = Il tuo nome, le tue impostazioni, le partite finite e le chiavi dei tuoi posti spariscono da questo dispositivo. Le partite continuano.
web-corner-delete-sure = Cancellare davvero tutto? Senza un file salvato non puoi più tornare ai tuoi posti.
web-corner-delete-yes = Sì, cancella tutto
web-theme = Aspetto
web-theme-system = come il sistema
web-theme-light = chiaro
web-theme-dark = scuro
web-haptics = Vibrazione
web-strong-colours = Colori per daltonici
web-rename = Cambia il mio nome
web-rename-do = Cambia
web-renamed = { $old } ora si chiama { $name }.
web-help = Aiuto
web-help-rules-of = Regole di { $game }
web-help-lab-of = Laboratorio per { $game }
web-help-lab = Laboratorio
web-help-docs = Documentazione
web-help-version = Versione { $version }
