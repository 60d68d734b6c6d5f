# ludotheque arena: bots against each other.

cli-help-arena = Let bots play each other, every deal from all seats, and rate them.
cli-param-arena-bots = The bots that play each other, at least two, separated by commas.
cli-param-seats-range = Number of players; a range such as 2-4 plays each number in turn.
cli-param-arena-games = Number of games, rounded up to whole deals; every deal is played once for each seat.
cli-param-results = Write every deal to this file as soon as it is finished (JSON Lines). A range of players makes one file for each number.
cli-param-arena-resume = Continue from the file given with --results; with more --games it extends a finished contest.
cli-param-chart = Draw ratings and head-to-head results into this file, .svg or .png.
cli-param-calibration = Write the ratings into this calibration file; other numbers of players in it stay as they are.
cli-param-neighbours = Only bots close to each other in the list meet. Given a list in order of strength, this tells neighbours apart in few games.
cli-param-workers = Number of processes. Default: one per core.

arena-table = { $title }, { $seats } players
arena-played = { $games } games on { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, each played from every seat
arena-rounded = You asked for { $asked } games; whole deals make it { $games }.
arena-interrupted = Interrupted after { $done } of { $games } games; everything finished so far is counted.
arena-few-deals = With so few deals the intervals cannot be trusted, and no bot is called stronger than another.
arena-bot = Bot
arena-rating = Rating
arena-interval = 95% interval
arena-no-upper = no upper limit
arena-no-lower = no lower limit
arena-no-limits = no limits
arena-wins = Wins
arena-place = Mean rank
arena-games = Games
arena-apart = { $upper } over { $lower }: { $difference } ({ $low } to { $high }); clearly stronger.
arena-not-apart = { $upper } over { $lower }: { $difference } ({ $low } to { $high }); too close to call.
arena-unproven = { $upper } over { $lower }: { $difference } ({ $low } to { $high }); too few deals to tell.
arena-duel = Head to head
arena-share = Won by the first
arena-decided = Decided
arena-ties = Ties
arena-anchor-greedy = Ratings are on the Elo scale; greedy has 1000.
arena-anchor-mean = Ratings are on the Elo scale; the mean is 1000.
arena-chart-rating = Elo scale, 95% interval
arena-chart-duels = How often the bot on the left beats the one above (% of decided games)
