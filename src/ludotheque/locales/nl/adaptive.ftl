# The adaptive bot, which plays as strong as the people it plays with.

bot-adaptive = Meegroeiend
bot-adaptive-line = wordt sterker als je wint en zwakker als je verliest, zodat je ongeveer 60% van de partijen wint; met adaptive:70 is dat 70%
bot-adaptive-at = Meegroeiend { $strength }
bot-adaptive-seat = Sterkte { $strength } van 5, deze hele partij lang. Daarna wordt hij sterker of zwakker, zodat je in ongeveer { $share } van de partijen voor hem eindigt.
web-adaptive-line = De meegroeiende bot speelt zo sterk als jij. Na een partij die je wint, wordt hij sterker, na een verloren partij zwakker; tijdens een partij blijft zijn sterkte gelijk.
web-adaptive-share = Je eindigt voor hem
web-adaptive-games = in ongeveer { $share } van de partijen
web-adaptive-now = Sterkte in de volgende partij: { $strength }. 0 speelt zomaar een zet, 1 is de beginner, 5 de meester.
play-adaptive = De volgende keer speelt { $name } met sterkte { $strength } (0 tot 5), zodat je ongeveer { $share } van de partijen wint.
