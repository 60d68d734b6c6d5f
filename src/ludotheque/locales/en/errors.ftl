# What is said when something asked for is not possible. Each says what was expected.

error-unknown-game = There is no game called “{ $name }” on the shelf. On the shelf: { $known }.
error-unknown-option = { $game } has no option “{ $option }”. Its options: { $known }.
error-option-value = Option “{ $option }” of { $game } cannot be “{ $found }”. Possible: { $known }.
error-option-form = “{ $found }” is not an option. Write NAME=VALUE, for example { $example }.
error-seats = { $title } is for { $low } to { $high } players, not { $found }.
error-name-count = { $found } names were given for { $seats } seats.
error-humans = { $found } people cannot play at { $seats } seats.
error-names = { $found } names were given. Give one for each of the { $humans } people, or for all { $seats } seats.
error-colours-none = { $title } has no colours to choose.
error-colours-count = { $found ->
    [one] One colour was
   *[other] { $found } colours were
} given for { $seats } seats. Give one for each seat.
error-colour = There is no colour “{ $found }” in { $title }. Colours: { $known }.
error-colour-twice = Two players cannot have the same colour: { $colour }.
error-colours-clockwise = In { $title } the players sit in the order of their colours, clockwise: { $ring }. You gave another order: { $found }.
error-seed = “{ $found }” is not a seed. Expected: a whole number from 0 to 2^256 − 1, or up to 64 hexadecimal digits.
error-setup-entry = The setup has no entry “{ $found }”. Its entries: { $known }.
error-text = “{ $text }” is not a move here. Possible now: { $legal }.
error-text-table = That is not possible here. Choose one of the marked moves.
error-illegal = “{ $text }” is not allowed. { $reason } (rule { $rule })
error-turn = It is not { $name }’s turn; it is { $mover }’s turn.
error-turn-table = It is { $mover }’s turn. Please wait for yours.
error-turn-chance = It is not { $name }’s turn: first the dice are rolled or cards drawn.
error-no-chance = There is nothing to roll or draw now.
error-over = The game is over; no more moves can be played.
error-resign = Only with two players can one of them resign. With more, someone else takes over the seat.
error-ply = There is no position { $found }; this game has positions 0 to { $last }.
error-simulations = “{ $found }” is not a number of simulations. Expected: 1 or more.
error-threads = “{ $found }” is not a number of threads. Expected: 1 or more.
error-game-number = There is no game { $found }. Number of games in this file: { $last }.
error-seat = There is no seat { $found }; seats are 0 to { $last }.
error-first = “{ $found }” does not say who starts. Expected: rules, lot, or the number of a seat from 1 to { $seats }.
error-first-fixed = Who starts cannot be chosen in { $title }.
error-bot = There is no bot called “{ $found }”. Bots: { $known }.
error-bots = { $found } bots were given for { $seats } seats. Give one, or one for every seat.
error-bot-own-name = There is no bot called “{ $found }”. Bots of your own are written FILE.py:CLASS or MODULE:CLASS.
error-bot-file = There is no file { $file }.
error-bot-class = { $where } has no class “{ $found }” with a method “choose”. It has: { $known }.
error-bot-load = { $bot } cannot be loaded: { $reason }
error-bot-raised = { $bot } failed at move { $number }: { $reason }
error-bot-move = { $bot } wants to play “{ $move }” as move { $number }. { $reason }
error-bot-cmd = “{ $found }” names no program. Expected: cmd:COMMAND, or cmd:500ms:COMMAND with a time for each move.
error-bot-program = “{ $command }” cannot be run: there is no such program, or it may not be executed.
error-bot-start = “{ $command }” cannot be started: { $reason }
error-bot-late = { $bot } took longer than { $milliseconds } ms over move { $number }.
error-bot-ended = { $bot } ended with exit code { $code } instead of playing move { $number }. Its last words: { $remark }
error-bot-answer = { $bot } answered “{ $found }” at move { $number }. Expected: a line of JSON such as {"{"}"move": "…"{"}"}. Remarks belong on standard error.
error-language = There is no text in the language “{ $found }”. Languages: { $known }.
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
record-setup-missing = The setup has no entry “{ $entry }”.
record-upto = There is no position before move { $found }; the record has { $last } moves.
record-not-chance = There is nothing to roll or draw here; it is { $name }’s turn.
record-result-missing = The game is over, but the record has no result.
record-result = The result gives { $entry } as { $found }; the moves lead to { $expected }.
record-not-over = The record has a result, but the game is not over.
record-resigned-by = The result does not say which seat resigned.
record-no-seed = The record holds no seed, so its deal cannot be checked.
record-commitment = The seed does not match the fingerprint that was published before the first move.
record-setup-unfair = “{ $entry }” does not follow from the seed.
record-roll-unfair = { $found } does not follow from the seed, which gives { $expected }.

error-bot-twice = “{ $found }” was given twice. Name every bot once.
error-rivals = A contest takes at least two different bots. Given: { $found }.
error-few-games = { $found } games are too few to compare all bots. Play { $least } or more.
error-seats-range = “{ $found }” is not a number of players. Expected: a number such as 3, or a range such as 2-4.
error-workers = “{ $found }” is not a number of processes. Expected: 1 or more.
error-worker = A process that was playing games ended unexpectedly, perhaps because memory ran out. Finished deals are in the results file, if there is one; --resume continues from there.
error-results-there = { $file } already exists. Add --resume to continue with it, or choose another file.
error-bot-silent = “{ $found }” states no chances. Bots that search do: the levels, or for instance search:400.
error-no-positions = There must be at least one position, not { $found }.
error-games-line = { $file }, line { $line }: this is not a game of this measurement: { $detail }
error-games-other = { $file } holds games of another kind: “{ $setting }” was { $then } there and is { $now } now. Choose another folder, or remove the file.
error-nothing-fitted = { $game } has no numbers to fit here: its estimate names none, or the board is changed. See `FITTED` in the documentation of the engine.
error-results-line = { $file }, line { $line }: this is not the result of a contest: { $detail }
error-results-other = { $file } holds another contest: “{ $setting }” was { $then } there and is { $now } now.
error-resume-what = --resume needs the file to continue with: --results FILE.
error-folder = { $file } cannot be written: there is no folder { $parent }.
error-chart-format = { $file } is not a picture that can be drawn. Possible endings: { $known }.
error-calibration-other = { $file } is the calibration of another game, or of { $game } with other options.
error-calibration-shape = { $file } is not a calibration file: { $detail }
error-extra = This needs the library { $library }, which is not installed. To install it: { $command }
error-out-there = { $file } already holds results. Add --resume to continue with them, or choose another folder.
error-out-other = { $file } holds other files. Results need a folder of their own.
error-out-setting = { $file } holds the results of another task: “{ $setting }” was { $then } there and is { $now } now.
error-out-part = { $file } cannot be read: { $detail } Delete it, and --resume plays its games again.
error-out-task = { $file } does not describe a task: { $detail }
error-resume-out = --resume needs the folder to continue with: --out FOLDER.
error-records-out = Choose either --records or --out. The same --seed gives records of the same games at any time.
error-engine = Games cannot be played on “{ $found }”. Possible: { $known }.
error-engine-address = --address is the address of a Ray cluster and needs --engine ray.
error-cluster = The Ray cluster { $address } cannot be reached: { $reason }
error-no-board = { $title } has no board.toml, so { $found } cannot be changed.
error-number-path = The board.toml of { $title } has no entry “{ $path }”. There: { $known }.
error-number-count = “{ $path }” cannot keep { $found } of its entries; it has { $most }.
error-record-numbers = A game on a board that is not as printed has no record. Changed: { $found }.
error-record-redrawn = This is a practice game: after a take-back, everything hidden was drawn again. It has no record and no proof.
error-charts = { $file } is a file; the charts need a folder.
error-vary-none = Say what to compare: --vary NAME=VALUE,VALUE. Names: { $known }.
error-vary-form = “{ $found }” leaves nothing to compare. Write NAME=VALUE,VALUE with at least two values.
error-vary-name = { $title } has nothing called “{ $found }” that can be varied. Possible: { $known }.
error-vary-same = “{ $one }” and “{ $other }” are the same rules.
error-measure = “{ $found }” cannot be asked about. Possible: { $known }.

record-long = A game record may have at most { $megabytes } MB.
record-failed = The game could not replay this record: { $detail }
cache-foreign = Compiled rules are not kept on the disk, so every start takes longer: { $folder } belongs to somebody else. Set LUDOTHEQUE_CACHE to a folder of your own.
cache-open = Compiled rules are not kept on the disk, so every start takes longer: other users can write to { $folder }. To change that: chmod go-w { $folder }

## Boards and games from files

error-board = { $file }, line { $line }: { $reason }
error-board-syntax = this is not TOML: { $detail }
error-board-entry = there is no entry “{ $found }”. Entries: { $known }.
error-board-missing = “{ $entry }” is missing.
error-setup-deck = The deck is { $found }. Expected: every number from 0 to { $last } once.
error-game-file = There is no file { $file } with a game.
error-game-load = The game in { $file } cannot be loaded: { $reason }
error-game-none = { $file } defines no game. Expected: GAME = Game(…) in it.
error-game-twice = The game in { $file } is called “{ $name }”, as one on the shelf already is.
error-game-part = The game lacks { $what }. Expected in the module “{ $home }”; looked in: { $module }. What it must be: { $does }
error-game-seats = The positions of { $module } have no field “seats”, which the default kernels need.
error-memory = “{ $found }” is not a memory. Give a number of things from 0 to 9999, or all.
error-times-file = { $file } is not a file of thinking times: { $detail }
