# The adaptive bot, which plays as strong as the people it plays with.

bot-adaptive = Adaptive
bot-adaptive-line = gets stronger when you win and weaker when you lose, so that you win about 60% of the games; adaptive:70 makes it 70%
bot-adaptive-at = Adaptive { $strength }
bot-adaptive-seat = Strength { $strength } of 5, throughout this game. Then it gets stronger or weaker, so that you come in ahead of it in about { $share } of the games.
web-adaptive-line = The adaptive bot plays as strong as you. After a game that you win it gets stronger, after one that you lose weaker; during a game its strength stays the same.
web-adaptive-share = You come in ahead of it
web-adaptive-games = in about { $share } of the games
web-adaptive-now = Strength in the next game: { $strength }. 0 plays any move, 1 is the beginner, 5 the master.
play-adaptive = Next time { $name } plays with strength { $strength } (0 to 5), so that you win about { $share } of the games.
