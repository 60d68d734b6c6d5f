# The page about the house.

web-about-title = Questa casa
web-about-house = Ludothèque è una ludoteca aperta giorno e notte. Prendi una scatola dallo scaffale e gioca: con gli amici tramite un link, su un solo dispositivo, contro i bot, oppure guarda e basta.
web-about-rules = Ogni gioco segue le sue regole stampate. Dove lasciano qualcosa in sospeso abbiamo dovuto decidere; il regolamento segnala ogni decisione e ne dà il motivo.
web-about-independent = Queste sono versioni digitali indipendenti. Le parole dei regolamenti e tutti i disegni sono nostri. I giochi, i loro nomi e le loro idee appartengono a chi li ha creati.
web-about-makers = Chi ha fatto i giochi
web-about-found = Dove abbiamo trovato le regole
web-about-collectors = Due delle regole stampate, quelle di Hundsgemein e quelle della prima edizione di Winston, sono state messe in rete da collezionisti che dal 1998 fanno conoscere i loro giochi su Internet.
web-about-visit = E la collezione si può visitare! All’Escale à jeux di Sologny, nella Borgogna meridionale, tra Mâcon e Cluny, più di 9000 giochi aspettano soltanto di essere aperti e giocati. È insieme una ludoteca e una casa vacanze per 2-15 persone. Chantal e François l’hanno fondata nel 2013; dall’estate 2022 ad accogliere gli ospiti ci sono Isabelle e Raphaël.
