# ludotheque learn: what bots learn from games of search; and what is said where that cannot be used.

cli-help-learn = Die Zahlen, nach denen Bots ein Spiel beurteilen, an Partien der Suche anpassen und übernehmen, außer wenn die Bots damit im Vergleich schlechter spielen.
cli-param-learn-bot = Der Bot, der die Partien spielt: eine Stufe oder eine Suche wie search:400.
cli-param-learn-games = Zahl der Partien in jeder Runde; jede fünfte dient nur dazu, das Ergebnis zu beurteilen.
cli-param-rounds = Zahl der Runden; jede wird mit dem gespielt, was die vorige gelernt hat.
cli-param-learn-deals = Zahl der Verteilungen in den Partien gegen die jetzigen Zahlen; jede wird einmal für jeden Platz gespielt.
cli-param-learn-folder = Der Ordner für fertige Partien; ein abgebrochener Lauf geht dort weiter.
cli-param-dry = Zeigen, was gelernt wurde, ohne es zu schreiben.

learn-loss = Logarithmischer Verlust auf zurückgehaltenen Partien ({ $games } Partien in der letzten Runde): { $after }, vorher { $before }. Weniger ist besser.
learn-won = Gegen die vorigen Zahlen: { $value } % gewonnen ({ $low } bis { $high }) in { $matches } Partien; bei { $even } % sind beide gleich stark.
learn-kept = In { $file } geschrieben.
learn-tells = In { $file } geschrieben, für das, was Menschen gesagt wird. Bots behalten ihre Formel: Kein Vergleich hat gezeigt, dass sie hiermit besser spielen.
learn-dry = Es wurde nichts geschrieben.
learn-dropped = Nicht übernommen: Die jetzigen Zahlen sind besser.
learn-interrupted = Unterbrochen. Fertige Partien sind in { $folder }; derselbe Befehl macht dort weiter.
learn-name = Name
learn-number = Zahl

fitted-unusable = { $file } wird nicht benutzt: { $reason } Die Bots urteilen ohne diese Datei, nach dem, was von Hand geschrieben ist.
fitted-unreadable = Sie lässt sich nicht lesen ({ $reason }).
fitted-damaged = Sie ist beschädigt ({ $detail }).
fitted-other = Sie ist für eine andere Version.
