bot-random = Random
bot-random-line = plays any legal move
bot-greedy = Greedy
bot-greedy-line = plays the move that looks best right now, without thinking ahead
bot-quick = Quick
bot-quick-line = decides at once and forgets as people do
bot-beginner = Beginner
bot-beginner-line = barely looks ahead, forgets quickly and tries things out
bot-casual = Casual player
bot-casual-line = thinks a little, forgets now and then
bot-club = Club player
bot-club-line = thinks ahead and remembers a lot, but misses chances
bot-expert = Expert
bot-expert-line = thinks far ahead and forgets little
bot-master = Master
bot-master-line = plays as well as it can and forgets nothing
bot-search = Search
bot-search-line = the bare search; search:4000 sets the number of simulations per move, search:500ms the time

# Several of them, as they stand in a sentence.
bot-random-many = random bots
bot-greedy-many = greedy bots
bot-quick-many = quick players
bot-beginner-many = beginners
bot-casual-many = casual players
bot-club-many = club players
bot-expert-many = experts
bot-master-many = masters
bot-search-many = searching bots
bot-other-many = { $bot } bots

# Who plays in sweeps and searches.
bot-quick-who = Quick players decide at once and forget as people do, but do not think ahead. Club players do: where it matters, ask them too, with fewer games.
bot-quick-club = How often they come in before club players, by the printed rules: { $parts }. Half of the time means equally strong.
bot-quick-club-part = { $seats } players: { $value } ({ $span })
bot-greedy-who = Greedy bots decide at once and forget nothing. People play otherwise, above all where they must remember.
