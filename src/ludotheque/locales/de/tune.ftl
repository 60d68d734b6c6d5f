# Abstimmen: Regeln, die ein Ziel erreichen.

cli-help-tune = Die Regeln suchen, die den gedruckten am nächsten sind und mit denen ein Spiel ein Ziel erreicht.
cli-param-tune-dials = Regler, an denen gedreht werden darf, wie bei sweep: NAME, NAME=VON-BIS oder NAME=WERT,WERT. Ohne Angabe: alle ganzen Zahlen des Spielplans.
cli-param-tune-goal = Was erreicht werden soll: first=±1 (Punkte, die das Anfangen bringt), turns=15-20, skill>=0.6, ties<=0.05, score=20-30, margin<=8; mehrere mit Kommas. Auf Englisch auch als Satz: „first seat within 1 point, 15–20 turns“.
cli-param-tune-bots = Wer spielt. Sind es mehrere, muss das Ziel mit jedem für sich erreicht werden, etwa beginner,club.
cli-param-tune-weak = Gegen wen gespielt wird, wo das Können gemessen wird. Ohne Angabe: beginner, oder random neben Bots, die nicht nachdenken.
cli-param-tune-games = Höchstens so viele Partien mit denselben Regeln, für jede Spielerzahl und jeden Bot. Ohne Angabe: 64.000, oder 128 mit Bots, die nachdenken. Regeln, die das Ziel sicher verfehlen, werden viel früher aufgegeben.
cli-param-tune-evaluations = Höchstens so viele Regelvarianten ausprobieren.
cli-param-tune-reports = Zu jeder der Regelvarianten, die am nächsten liegen, einen Bericht in diesen Ordner schreiben.
tune-goal = Ziel: { $goal }
tune-tried = Ausprobierte Regelvarianten: { $rules }; Partien: { $games }
tune-printed = Die Regeln erreichen das Ziel so, wie sie sind.
tune-nearest = Regeln, die das Ziel erreichen und den gedruckten am nächsten sind
tune-none = Keine der ausprobierten Regelvarianten erreicht das Ziel. Die Liste zeigt, wie nahe sie kommen.
tune-met = sicher
tune-likely = wahrscheinlich; mehr --games würden Gewissheit bringen
tune-missed = verfehlt
tune-report = Bericht
tune-play = Spielen
tune-browser = Auf einem Server
tune-front = Näher am Ziel oder weniger Änderungen
tune-outside = Wie weit jede Kennzahl außerhalb des Ziels liegt, bei der ungünstigsten Spielerzahl und dem ungünstigsten Bot
tune-unchanged = wie gedruckt
tune-rules = Regeln
tune-measure = Kennzahl
tune-players = Spieler
tune-bot = Bot
tune-first = Startvorteil (Punkte)
tune-skill = Siege der Besseren (Anteil)

error-tune-goal = „{ $found }“ ist kein Ziel. Möglich: { $known }.
error-tune-twice = Das Ziel nennt „{ $measure }“ zweimal. Einmal genügt.
error-tune-weak = Der Bot „{ $found }“ kann nicht besser sein als er selbst. Nenne schwächere Bots als Gegner, um das Können zu messen.
error-tune-impossible = „{ $wanted }“ lässt sich nicht erreichen: { $measure } muss in { $range } liegen, und die kleinere Grenze kommt zuerst.
error-tune-dials = { $title } hat keine Zahlen, an denen man drehen kann. Nenne Optionen, die sich ändern dürfen: { $known }.
error-tune-evaluations = { $found } Regelvarianten lassen sich nicht ausprobieren. Mindestens 1 ist nötig.
error-tune-bot = „{ $found }“ kann bei einer Suche auf dieser Seite nicht spielen. Möglich: { $known }.
