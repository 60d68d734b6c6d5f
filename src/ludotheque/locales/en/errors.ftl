# What is said when something asked for is not possible. Each says what was expected.

error-unknown-game = There is no game called “{ $name }” on the shelf. On the shelf: { $known }.
error-unknown-option = { $game } has no option “{ $option }”. Its options: { $known }.
error-option-value = Option “{ $option }” of { $game } cannot be “{ $found }”. Possible: { $known }.
error-option-form = “{ $found }” is not an option. Write NAME=VALUE, for example { $example }.
error-seats = { $title } is for { $low } to { $high } players, not { $found }.
error-name-count = { $found } names were given for { $seats } seats.
error-humans = { $found } people cannot play at { $seats } seats.
error-names = { $found } names were given. Give one for each of the { $humans } people, or for all { $seats } seats.
error-seed = “{ $found }” is not a seed. Expected: a whole number from 0 to 2^256 − 1, or up to 64 hexadecimal digits.
error-setup-entry = The setup has no entry “{ $found }”. Its entries: { $known }.
error-text = “{ $text }” is not a move here. Possible now: { $legal }.
error-illegal = “{ $text }” is not allowed: { $reason } (rule { $rule })
error-turn = It is not { $name }’s turn; { $mover } is to move.
error-turn-chance = It is not { $name }’s turn; chance is to act.
error-no-chance = Chance has nothing to decide now.
error-over = The game is over; no more moves can be played.
error-resign = Only one of two players can resign. With more, somebody takes the seat over.
error-ply = There is no position { $found }; this game has positions 0 to { $last }.
error-seat = There is no seat { $found }; seats are 0 to { $last }.
error-bot = There is no bot called “{ $found }”. Bots: { $known }.
error-bots = { $found } bots were given for { $seats } seats. Give one, or one for every seat.
error-language = There is no text in “{ $found }”. Languages: { $known }.
error-file = { $file } cannot be opened: { $reason }
error-no-games = “{ $found }” is not a number of games. Expected: 1 or more.
error-paragraph = The rulebook has no paragraph “{ $found }”. Its paragraphs: { $known }.
error-nothing-unfinished = There is no unfinished game of { $title }.
error-compile = { $game } could not be compiled; the reason is above.

error-record = Line { $line }: { $reason }
error-record-move = Line { $line }, move { $move }: { $reason }
record-json = This is not JSON: { $detail }
record-shape = This is not a game record: { $detail }
record-version = This is record version { $found }; version { $expected } can be read.
record-option-missing = Option “{ $option }” is missing. A record names every option.
record-setup-missing = The setup lacks “{ $entry }”.
record-upto = There is no position before move { $found }; the record has { $last } moves.
record-not-chance = Chance has nothing to decide here; { $name } is to move.
record-result-missing = The game is over, but the record has no result.
record-result = The result gives { $entry } as { $found }; the moves lead to { $expected }.
record-not-over = The record has a result, but the game is not over.
record-resigned-by = The result does not say by which seat the game was resigned.
record-no-seed = The record holds no seed, so its deal cannot be checked.
record-commitment = The seed does not match the commitment that was published before the first move.
record-setup-unfair = “{ $entry }” does not follow from the seed.
record-roll-unfair = { $found } does not follow from the seed, which gives { $expected }.
