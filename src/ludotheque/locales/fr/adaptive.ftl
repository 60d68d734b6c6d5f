# The adaptive bot, which plays as strong as the people it plays with.

bot-adaptive = Adaptatif
bot-adaptive-line = devient plus fort quand tu gagnes et plus faible quand tu perds, pour que tu gagnes environ 60 % des parties ; avec adaptive:70, 70 %
bot-adaptive-at = Adaptatif { $strength }
bot-adaptive-seat = Force { $strength } sur 5 pendant toute cette partie. Ensuite, il devient plus fort ou plus faible, pour que tu finisses devant lui dans environ { $share } des parties.
web-adaptive-line = Le robot adaptatif joue aussi bien que toi. Après une partie que tu gagnes, il devient plus fort, après une partie perdue, plus faible ; pendant une partie, sa force ne change pas.
web-adaptive-share = Tu finis devant lui
web-adaptive-games = dans environ { $share } des parties
web-adaptive-now = Force à la prochaine partie : { $strength }. 0 joue n’importe quel coup, 1 est le débutant, 5 le maître.
play-adaptive = La prochaine fois, { $name } jouera avec la force { $strength } (de 0 à 5), pour que tu gagnes environ { $share } des parties.
