# Manopole: che cosa si può cambiare in un gioco.

cli-help-dials = Mostra che cosa si può cambiare in un gioco, le opzioni e i numeri del tabellone, con intervallo e valore stampato.
dials-name = Manopola
dials-range = Intervallo
dials-printed = Stampato
dials-what = Che cos’è
dials-arranged = disposizione
dials-none = In { $title } non c’è niente da cambiare.

## Scansioni: un gioco lungo le sue manopole

cli-help-sweep = Scopri come cambia un gioco al variare di una manopola, o di due: le stesse distribuzioni per ogni valore, finché non sono tutti abbastanza precisi.
cli-param-sweep-dials = Una o due manopole con i loro valori: NOME=DA-A o NOME=VALORE,VALORE; solo NOME vuol dire tutti i valori possibili. «ludotheque dials GIOCO» le elenca.
cli-param-sweep-precision = Quanto deve essere preciso ogni valore: punti da una parte e dall’altra della prima misura, punti percentuali per una quota.
cli-param-sweep-seats = Numeri di giocatori, per esempio 3 o 2-4.
cli-param-sweep-games = Numero massimo di partite per ogni valore. Di norma: 60.000, o 400 con bot che riflettono.
cli-param-sweep-keep = Conserva i conteggi in questo file. Una scansione interrotta riprende da lì, e niente di ciò che contiene si rigioca.
cli-param-sweep-chart = Disegna la linea o la mappa in questo file, .svg o .png.
sweep-title = { $title }: { $bots }
sweep-games = { $games } partite, con le stesse distribuzioni per ogni valore
sweep-open = { $places ->
    [one] 1 valore non ha ancora
   *[other] { $places } valori non hanno ancora
} una precisione di ±{ $precision } punti; aumenta --games.
sweep-players = { $seats } giocatori
sweep-value = Valore
sweep-interval = Intervallo al 95%
sweep-change = Differenza
sweep-games-column = Partite
sweep-beside = Differenza: rispetto a { $base }, con le stesse distribuzioni. * indica il valore stampato.
sweep-left-out = Valori lasciati da parte, perché un tabellone così non può esistere: { $places }.
sweep-chart-how = Intervalli al 95%, { $games } partite con le stesse distribuzioni; stampato: { $printed }

error-no-dials = { $title } non ha manopole di cui provare i valori.
error-sweep-dials = Una scansione gira una o due manopole, non { $found }. Manopole: { $known }.
error-sweep-dial = { $title } non ha una manopola «{ $found }». Manopole: { $known }.
error-sweep-value = «{ $dial }» non può essere { $found }. Possibile: { $range }.
error-sweep-values = Dai a «{ $dial }» almeno due valori. Possibile: { $range }.
error-sweep-precision = La precisione è { $found }; deve essere un numero maggiore di 0.
error-sweep-places = In questa pagina una scansione prova al massimo { $most } combinazioni di valori, non { $found }. Scegli meno valori.
