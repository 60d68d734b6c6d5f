# The commands of the terminal.

cli-help = A games library that is open day and night.
cli-help-play = Play a game here in the terminal, against bots or with friends at one keyboard.
cli-help-games = List the games on the shelf.
cli-help-bots = List the bots.
cli-help-rules = Read the rulebook of a game.
cli-help-simulate = Let bots play many games and count the results.
cli-help-check = Check game records: does every move follow the rules, and do cards and dice follow from the seed?
cli-help-bench = Measure how fast the engine runs on this machine.
cli-help-help = Show this help.
cli-help-version = Show the version.
cli-examples = Examples:
cli-group-commands = Commands
cli-group-arguments = Arguments
cli-group-parameters = Options
cli-usage = Usage: { $line }
cli-usage-command = COMMAND
cli-usage-options = { "[OPTIONS]" }
cli-usage-arguments = { "[ARGUMENTS]" }
cli-default = { "[" }default: { $value }]
cli-required = { "[required]" }
cli-see-help = Add --help to see what is possible.
cli-preparing = Preparing { $title } (only the first time)

cli-param-game = The game, as listed by `ludotheque games`, or the file of a game that is not installed: mygame.py.
cli-param-bench-game = The game to measure; without it, all of them.
cli-param-lang = Language: en, fr, de, nl, it, es, pl or hu. Default: the language of your system.
cli-param-json = Print JSON instead of text.
cli-param-option = A rule to choose, as NAME=VALUE; may be repeated.
cli-param-seats = Number of players.
cli-param-seed = The seed of the deal: a number, or hexadecimal digits after 0x. The same seed deals the same game.
cli-param-paragraph = Only the paragraph with this id.
cli-param-games = Number of games.
cli-param-bots = The bots, separated by commas: one for all seats, or one for each. ‘ludotheque bots’ lists them.
cli-param-records = Write every game to this file, one record per line.
cli-param-threads = Number of threads, or of processes for bots that think. Default: one per core.
cli-param-file = A file of game records: JSON Lines, or a single record.
cli-param-seconds = Seconds to measure each game.
cli-param-humans = Number of people; bots take the other seats.
cli-param-names = The names of the people, separated by commas.
cli-param-colours = The players’ colours, one for each seat, separated by commas, for example yellow,red.
cli-param-first = Who starts: rules (as the rules say), lot (by lot), or the number of a seat, such as 2.
cli-param-opponents = The bots, separated by commas: one for all, or one for each. ‘ludotheque bots’ lists them.
cli-param-save = Write the record of the finished game to this file.
cli-param-resume = Continue the game you left last.

## ludotheque games

games-name = Game
games-players = Players
games-minutes = Minutes
games-age = Age
games-line = What it is
games-options = Options

## ludotheque simulate

simulate-title = { $games ->
    [one] One game
   *[other] { $games } games
} in { $seconds } s
simulate-seat = Seat
simulate-bot = Bot
simulate-wins = Wins
simulate-score = Points
simulate-ties = First place shared: { $share }
simulate-interrupted = Interrupted after { $done } of { $games } games.

## ludotheque check

check-sound = { $count ->
    [one] 1 record follows the rules.
   *[other] { $count } records follow the rules.
}
check-fair = Deal and dice follow from the seed: { $fair }. No seed given: { $unknown }.
check-broken = { $count ->
    [one] 1 record is broken.
   *[other] { $count } records are broken.
}

## ludotheque bench

bench-running = Measuring { $title }
bench-result = { $title }: { $moves } million moves and { $games } games per second on one thread (spread { $spread }%),
    { $two } games per second on two threads ({ $ratio } times as fast).
    A position takes { $bytes } bytes. Import { $imported } s, first compile { $first } s, later starts { $second } s.

## ludotheque play

play-you = You
play-player = Player { $number }
play-which = Which game? (number or name){ " " }
play-welcome = { $title }: { $names }
play-commitment = Fingerprint of the secret seed: { $commitment }
play-commands = Type a move or its number; ? for help, quit to stop.
play-help =
    A move is typed as it is listed, or by its number.
    table   show the table again
    hint    the best moves now
    rules   the rulebook; rules turn shows one paragraph
    quit    stop; the game is saved, and you can continue it later
play-pass = Pass the keyboard to { $name } and press Enter.{ " " }
play-moves = Possible moves:
play-hint = { $equal ->
    [yes] Equally good
   *[no] Best move
}: { $moves } (chance of winning: { $certain ->
    [yes] { $share }
   *[no] about { $share }
})
play-objection = Not allowed? Then type: { $object }. Enter: it stays.
play-objection-who = Who noticed? { $names }
play-objection-nobody = Nobody here has that name. Type one of these: { $names }
play-place = { $place }. { $name }: { $score ->
    [one] 1 point
   *[other] { $score } points
}
play-seed = The seed was { $seed }
play-saved = The game record is in { $file }.
play-unfinished = The game is saved. To continue it: { $command }

bots-name = Bot
bots-level = Level
bots-line = How it plays
bots-own = You can add your own bots: FILE.py:CLASS or MODULE:CLASS for a Python class, cmd:COMMAND for a program in any language.
simulate-turns = Turns per game: { $mean } on average, { $least } to { $most }
