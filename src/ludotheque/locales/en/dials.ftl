# Dials: what of a game can be changed.

cli-help-dials = Show what of a game can be changed, its options and the numbers of its board, with range and printed value.
dials-name = Dial
dials-range = Range
dials-printed = Printed
dials-what = What it is
dials-arranged = arrangement
dials-none = { $title } has nothing that can be changed.

## Sweeps: a game along its dials

cli-help-sweep = Find out how a game changes when one dial is turned, or two: the same deals at every value, until each is exact enough.
cli-param-sweep-dials = One or two dials with their values, as NAME=FROM-TO or NAME=VALUE,VALUE; only NAME means all it can be. “ludotheque dials GAME” lists them.
cli-param-sweep-precision = How exact the first measure should be at every value: ± so many points, percentage points of a share.
cli-param-sweep-seats = Numbers of players, such as 3 or 2-4.
cli-param-sweep-games = Most games to play at each value. Default: 60,000, or 400 with bots that think.
cli-param-sweep-keep = Keep what was counted in this file. A run that was stopped goes on from it, and nothing in it is played again.
cli-param-sweep-chart = Draw the line or the map into this file, .svg or .png.
sweep-title = { $title }: { $bots }
sweep-games = { $games } games, on the same deals at every value
sweep-open = { $places ->
    [one] 1 value is
   *[other] { $places } values are
} not yet exact to ±{ $precision } points; raise --games to be sure.
sweep-players = { $seats } players
sweep-value = Value
sweep-interval = 95% interval
sweep-change = Change
sweep-games-column = Games
sweep-beside = Change: beside { $base }, on the same deals. * marks the printed value.
sweep-left-out = Left out, because there can be no such board: { $places }.
sweep-chart-how = 95% intervals, { $games } games on the same deals; printed: { $printed }

error-no-dials = { $title } has no dial whose values could be tried.
error-sweep-dials = A sweep turns one or two dials, not { $found }. Dials: { $known }.
error-sweep-dial = { $title } has no dial “{ $found }”. Dials: { $known }.
error-sweep-value = “{ $dial }” cannot be { $found }. Possible: { $range }.
error-sweep-values = Give “{ $dial }” at least two values. Possible: { $range }.
error-sweep-precision = The precision is { $found }; it must be a number above 0.
error-sweep-places = A sweep on this page has at most { $most } values or pairs of values, not { $found }. Choose fewer.
