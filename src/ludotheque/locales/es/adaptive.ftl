# The adaptive bot, which plays as strong as the people it plays with.

bot-adaptive = Adaptable
bot-adaptive-line = se hace más fuerte cuando ganas y más débil cuando pierdes, para que ganes alrededor del 60 % de las partidas; con adaptive:70, el 70 %
bot-adaptive-at = Adaptable { $strength }
bot-adaptive-seat = Fuerza { $strength } de 5 durante toda esta partida. Después se hace más fuerte o más débil, para que quedes por delante en alrededor del { $share } de las partidas.
web-adaptive-line = El bot adaptable juega tan bien como tú. Después de una partida que ganas se hace más fuerte; después de una que pierdes, más débil; durante una partida su fuerza no cambia.
web-adaptive-share = Quedas por delante
web-adaptive-games = en alrededor del { $share } de las partidas
web-adaptive-now = Fuerza en la próxima partida: { $strength }. 0 juega cualquier cosa, 1 es el principiante, 5 el maestro.
play-adaptive = La próxima vez { $name } jugará con fuerza { $strength } (de 0 a 5), para que ganes alrededor del { $share } de las partidas.
