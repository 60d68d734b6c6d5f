# Nel browser: l’aiuto durante la partita e ciò che viene dopo.

web-hint = Suggerimento
web-hint-thinking = Sto pensando…
web-hint-title = Le mosse migliori, con le probabilità di vittoria

web-back = Ritira la mossa
web-back-asked = { $name } vorrebbe ritirare una mossa. Va bene, { $to }?
web-back-agree = Va bene
web-back-decline = No, resta
web-back-waiting = { $you ->
    [yes] Hai chiesto di ritirare una mossa. In attesa di risposta…
   *[other] { $name } ha chiesto di ritirare una mossa. In attesa di risposta…
}

web-guide = Guida
web-guide-rule = La regola
web-guide-off = Spegni la guida

web-after = Dopo la partita
web-result-won = { $you ->
    [yes] Hai vinto!
   *[other] Vince { $name }!
}
web-result-shared = Vittoria condivisa: { $names }
web-result-nobody = Non ha vinto nessuno
web-result-resigned = { $you ->
    [yes] Hai abbandonato.
   *[other] { $name } ha abbandonato.
}
web-rematch = Ancora una partita
web-rematch-join = Alla nuova partita
web-save-record = Scarica la partita

web-replay = Rivedi la partita
web-replay-at = Mossa { $at } di { $last }.
web-replay-first = All’inizio
web-replay-back = Una mossa indietro
web-replay-next = Una mossa avanti
web-replay-last = Alla fine
web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-slider = Punto della partita
web-replay-leave = Chiudi la revisione

web-fork = Gioca da qui
web-fork-title = Gioca dopo la mossa { $move }
web-fork-what = Un nuovo tavolo comincia da questa posizione: stessa distribuzione, stesse mosse fin qui. Il seguito è aperto.
web-fork-seat = Io gioco come
web-fork-others = Gli altri sono
web-fork-bots = bot
web-fork-link = amici, con un link
web-fork-level = Quanto giocano bene i bot
web-fork-start = Gioca

web-look = Uno sguardo indietro
web-look-what = Che cosa poteva aspettarsi ciascuno, mossa dopo mossa? Che cosa fu scelta, che cosa fortuna, e quali mosse costarono di più?
web-look-start = Analizza la partita
web-look-progress = Mossa { $done } di { $total }…
web-look-shares = Probabilità di vittoria in percentuale e, sotto, che cosa l’ha cambiata
web-look-how = Indica una mossa per leggerne i dettagli; sceglila per vederla sul tabellone.
web-look-whose = Di chi mostrare i cambiamenti
web-look-own = Scelte proprie
web-look-others = Scelte degli altri
web-look-luck = Fortuna
web-look-from-to = Dall’inizio alla fine
web-look-costly = Mosse più costose: { $name }
web-look-none = Nessuna mossa è costata qualcosa di rilevante.
web-look-better = meglio: { $move }
web-look-chance = Il caso
web-chart = Probabilità di vittoria nel corso della partita

web-fair = È stato tutto equo?
web-fair-what = Prima della prima carta o del primo lancio è stata mostrata un’impronta. Ora il segreto è noto e il tuo browser può verificare che nulla sia stato cambiato.
web-fair-check = Verifica la distribuzione
web-fair-promise = L’impronta mostrata prima della partita è quella della prova.
web-fair-secret = È l’impronta (SHA-256) del segreto ora noto.
web-fair-shown = I sigilli sono quelli che il tuo dispositivo ha visto prima di aprire il suo.
web-fair-seals = Ogni testo rivelato corrisponde al suo sigillo.
web-fair-seed = Il segreto e ciò che i giocatori hanno aggiunto danno il seme della distribuzione.
web-fair-deal = L’impronta mostrata durante la partita è quella di questo seme.
web-fair-record = La registrazione della partita indica lo stesso seme.
web-fair-yes = Tutto torna: la distribuzione era fissata prima che chiunque potesse conoscerla.
web-fair-no = Qualcosa non torna. Questa distribuzione non è quella promessa.
web-fair-further = Per ridistribuire ogni carta e rilanciare ogni dado da questo seme, salva la prova ed esegui:
web-fair-save = Salva la prova
