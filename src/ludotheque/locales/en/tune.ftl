# Tuning: rules that reach a goal.

cli-help-tune = Search for the rules nearest to the printed ones under which a game reaches a goal.
cli-param-tune-dials = Dials that may be turned, as for sweep: NAME, NAME=FROM-TO or NAME=VALUE,VALUE. Default: all whole numbers of the board.
cli-param-tune-goal = What is to be reached: first=±1 (points by which starting pays off), turns=15-20, skill>=0.6, ties<=0.05, score=20-30, margin<=8; several with commas. In English also as a sentence: “first seat within 1 point, 15–20 turns”.
cli-param-tune-bots = Who plays. The goal must be reached by each of several, one after the other, such as beginner,club.
cli-param-tune-weak = Whom they play against where skill is measured. Default: beginner, or random beside bots that do not think.
cli-param-tune-games = Most games by one set of rules, for each number of players and bot. Default: 64,000, or 128 with bots that think. Rules that surely miss the goal are given up much earlier.
cli-param-tune-evaluations = Most sets of rules to try.
cli-param-tune-reports = Write a report on each of the nearest rules into this folder.
tune-goal = Goal: { $goal }
tune-tried = Sets of rules tried: { $rules }; games: { $games }
tune-printed = The rules reach the goal as they are.
tune-nearest = Nearest rules that reach the goal
tune-none = None of the rules tried reaches the goal. The list shows how near they come.
tune-met = sure
tune-likely = probably; raise --games to be sure
tune-missed = missed
tune-report = Report
tune-play = Play
tune-browser = On a server
tune-front = Nearer to the goal, or fewer changes
tune-outside = How far each measure is outside the goal, for the worst number of players and bot
tune-unchanged = as printed
tune-rules = Rules
tune-measure = Measure
tune-players = Players
tune-bot = Bot
tune-first = Advantage of starting (points)
tune-skill = Wins by the better players (share)

error-tune-goal = “{ $found }” is no goal. Possible: { $known }.
error-tune-twice = The goal names “{ $measure }” twice. Once is enough.
error-tune-weak = “{ $found }” cannot be better than itself. To measure skill, name weaker bots to play against.
error-tune-impossible = “{ $wanted }” cannot be reached: { $measure } must lie in { $range }, and the smaller number comes first.
error-tune-dials = { $title } has no numbers to turn. Name options to change: { $known }.
error-tune-evaluations = { $found } sets of rules cannot be tried. At least 1 is needed.
error-tune-bot = “{ $found }” cannot play in a search on this page. Possible: { $known }.
