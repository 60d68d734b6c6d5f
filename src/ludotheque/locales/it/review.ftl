# Nel browser: l’aiuto durante la partita e ciò che viene dopo.

web-hint = Suggerimento
web-hint-thinking = Sto pensando…
web-hint-title = Le mosse migliori, con le probabilità di vittoria
web-hint-about = circa { $share }
web-hint-equal = ugualmente buona
web-hint-rough = Il tabellone è modificato: queste probabilità sono più approssimative del solito.

web-back = Annulla la mossa
web-back-asked = { $name } vorrebbe annullare una mossa. D’accordo, { $to }?
web-back-agree = D’accordo
web-back-decline = No, la mossa vale
web-back-waiting = { $you ->
    [yes] Hai chiesto di annullare una mossa. Si aspetta una risposta…
   *[other] { $name } ha chiesto di annullare una mossa. Si aspetta una risposta…
}

web-guide = Guida
web-guide-rule = La regola
web-guide-off = Disattiva la guida

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
web-rematch = Gioca ancora
web-rematch-join = Vai alla nuova partita
web-save-record = Scarica la partita

web-replay = Rivedi la partita
web-replay-at = Mossa { $at } di { $last }.
web-replay-first = Vai all’inizio
web-replay-back = Una mossa indietro
web-replay-next = Una mossa avanti
web-replay-last = Vai alla fine
web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-slider = Momento della partita
web-replay-leave = Chiudi il replay

web-fork = Gioca da qui
web-fork-title = Gioca dalla mossa { $move }
web-fork-what = Si apre un nuovo tavolo con questa posizione: stessa distribuzione, stesse mosse fin qui. Il seguito lo giochi tu.
web-fork-seat = Gioco al posto di
web-fork-others = Gli altri sono
web-fork-bots = bot
web-fork-link = amici, con un link
web-fork-level = Livello dei bot
web-fork-start = Gioca

web-look = Analisi
web-look-what = Che cosa poteva aspettarsi ognuno, mossa dopo mossa? Quanto è dipeso dalle scelte, quanto dalla fortuna, e quali mosse sono costate di più?
web-look-start = Analizza la partita
web-look-progress = Mossa { $done } di { $total }…
web-look-shares = Probabilità di vittoria in percentuale e, sotto, che cosa l’ha fatta cambiare
web-look-how = Passa su una mossa per saperne di più; cliccala per vederla sul tabellone.
web-look-whose = Mostra i cambiamenti di
web-look-own = Le sue scelte
web-look-others = Scelte degli altri
web-look-luck = Fortuna
web-look-unclear = Incerto
web-look-caveat = Incerto è ciò che la ricerca non sa distinguere dai propri errori. Anche la fortuna può contenerne un po’.
web-look-from-to = Dall’inizio alla fine
web-look-costly = Mosse più costose: { $name }
web-look-none = Nessuna mossa è costata davvero cara.
web-look-better = meglio: { $move }
web-look-chance = Il caso
web-chart = Probabilità di vittoria nel corso della partita

web-fair = È stato tutto onesto?
web-fair-what = Prima della prima carta o del primo lancio è stata mostrata un’impronta. Ora il segreto che proteggeva è noto, e il tuo browser può verificare che nulla è stato cambiato.
web-fair-check = Verifica la distribuzione
web-fair-promise = L’impronta mostrata prima della partita è quella della prova.
web-fair-secret = È l’impronta (SHA-256) del segreto che ora è noto.
web-fair-shown = I sigilli sono quelli che il tuo dispositivo ha visto prima di aprire il suo.
web-fair-seals = Ogni testo rivelato corrisponde al suo sigillo.
web-fair-seed = Il segreto e ciò che i giocatori hanno aggiunto danno il seme della distribuzione.
web-fair-deal = L’impronta mostrata durante la partita è quella di questo seme.
web-fair-record = La registrazione della partita indica lo stesso seme.
web-fair-yes = Tutto torna: la distribuzione era fissata prima che qualcuno potesse conoscerla.
web-fair-no = Qualcosa non torna. Questa non è la distribuzione promessa.
web-fair-further = Per ridistribuire ogni carta e rilanciare ogni dado da questo seme, salva la prova ed esegui:
web-fair-save = Salva la prova
