# ludotheque calibrate: what bots say, and what happens.

cli-help-calibrate = Check whether the chances that bots state are those that happen: equal bots play, and what they said is compared with the results.
cli-param-calibrate-bots = Levels, or searches such as search:400, separated by commas; each plays against itself.
cli-param-positions = Number of positions to compare, four from each game.
cli-param-all = Measure every combination of options and every number of players, one after the other.
cli-param-calibrate-games = Keep every finished game in this folder; a run that was stopped goes on from it.
cli-param-calibrate-chart = Draw what happened over what was said into this file, .svg or .png.
cli-param-calibrate-out = Write the figures into this file (JSON); those of other options and numbers of players in it stay.

calibrate-nothing = What is said here needs no correction, so none is kept.
calibrate-drawn = { $positions } positions from { $games } games
calibrate-overall = Said: { $said }% on average. Happened: { $happened }%. Difference: { $gap } points ({ $low } to { $high }).
calibrate-early = Early in the game: { $said }% said, { $happened }% happened.
calibrate-error = Error: { $error } points. If every share were exactly right, it would be { $floor } on average, and rarely above { $high }.
calibrate-error-floor = error { $error }, { $floor } if all were exactly right
calibrate-chart = What happened over what was said, with 95% intervals. On the dashed line every chance is true.
calibrate-said = Said
calibrate-happened = Happened
calibrate-interval = 95% interval
calibrate-positions = Positions
calibrate-interrupted = Interrupted after { $done } of { $games } games; those are measured.
