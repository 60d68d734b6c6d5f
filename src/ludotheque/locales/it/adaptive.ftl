# The adaptive bot, which plays as strong as the people it plays with.

bot-adaptive = Adattivo
bot-adaptive-line = diventa più forte quando vinci e più debole quando perdi, così che tu vinca circa il 60% delle partite; con adaptive:70 il 70%
bot-adaptive-at = Adattivo { $strength }
bot-adaptive-seat = Forza { $strength } su 5 per tutta questa partita. Poi diventa più forte o più debole, così che tu arrivi davanti a lui in circa il { $share } delle partite.
web-adaptive-line = Il bot adattivo gioca bene quanto te. Dopo una partita che vinci diventa più forte, dopo una che perdi più debole; durante una partita la sua forza non cambia.
web-adaptive-share = Arrivi davanti a lui
web-adaptive-games = in circa il { $share } delle partite
web-adaptive-now = Forza nella prossima partita: { $strength }. 0 gioca una mossa qualsiasi, 1 è il principiante, 5 il maestro.
play-adaptive = La prossima volta { $name } giocherà con forza { $strength } (da 0 a 5), così che tu vinca circa il { $share } delle partite.
