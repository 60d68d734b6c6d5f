# ludotheque learn: what bots learn from games of search; and what is said where that cannot be used.

cli-help-learn = Fit the numbers by which bots judge a game to games played by the search, and keep them unless matches show that bots play worse with them.
cli-param-learn-bot = The bot that plays the games: a level, or a search such as search:400.
cli-param-learn-games = Number of games in each round; one in five is used only to judge the result.
cli-param-rounds = Number of rounds; each is played with what the one before has learnt.
cli-param-learn-deals = Number of deals in the matches against the present numbers, each played once for each seat.
cli-param-learn-folder = The folder that keeps finished games; a run that was stopped goes on from there.
cli-param-dry = Show what was learnt without writing it.

learn-loss = Log loss on games kept from the fit ({ $games } games in the last round): { $after }, before { $before }. Less is better.
learn-won = Against the numbers before: { $value }% won ({ $low } to { $high }) in { $matches } games; { $even }% is even.
learn-kept = Written to { $file }.
learn-tells = Written to { $file } for what people are told. Bots keep their formula: no matches have shown that they play better with it.
learn-dry = Nothing was written.
learn-dropped = Not kept: the present numbers are better.
learn-interrupted = Interrupted. Finished games are in { $folder }; the same command goes on from there.
learn-name = Name
learn-number = Number

fitted-unusable = { $file } is not used: { $reason } The bots judge without it, by what was written by hand.
fitted-unreadable = it cannot be read ({ $reason }).
fitted-damaged = it is damaged ({ $detail }).
fitted-other = it is for another version.
