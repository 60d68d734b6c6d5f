# The browser client.

web-title = Ludothèque
web-language = Language
web-opening = One moment…
web-unreachable = The server cannot be reached. Please try again in a moment.
web-lost = There is nothing at this address.
web-to-shelf = To the shelf
web-close = Close
web-no-key = This link does not open the table. Ask for the whole link, with everything behind the #.

## The shelf

web-shelf = The games
web-fact-players = { $count } players
web-fact-minutes = { $count } minutes
web-fact-age = from age { $age }
web-mine = Continue
web-mine-with = with { $names }
web-mine-yours = Your turn
web-mine-open = Waiting for players
web-mine-over = Finished
web-mine-gone = No longer there
web-mine-finished = { $count ->
    [one] 1 finished game
   *[other] { $count } finished games
}
web-forget = Forget
web-forget-game = Forget: { $game }, { $names }
web-public-tables = Tables looking for players
web-public-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}

## Setting up a game

web-mode = How would you like to play?
web-mode-bots = Against bots
web-mode-bots-line = You begin at once: the bots are ready.
web-mode-friends = With friends
web-mode-friends-line = Everyone plays on a device of their own. You get a link and a QR code to pass on.
web-mode-device = Round this device
web-mode-device-line = You pass the device round. A curtain hides what the next player may not see.
web-mode-watch = Watch bots
web-mode-watch-line = Lean back: only bots play.
web-play-now = Play now
web-open-table = Open the table
web-watch-now = Watch
web-preparing = This game is still being prepared; the first start takes a moment.
web-options = Rules for this game
web-option-printed = as printed
web-option-ours = our own rule
web-more-choices = More choices
web-player = Player { $number }
web-seat-fewer = One player fewer
web-seat-more = One player more
web-seat-kind = Seat { $number }: who plays?
web-seat-human = Person here
web-seat-open = Friend by link
web-seat-open-line = gets a link of their own
web-seat-bot = Bot
web-name-of = Name of player { $number }
web-level-of = Level of the bot at seat { $number }
web-make-public = List the table on the shelf: anybody may join
web-wait-for-me = Begin only when I say so
web-pace = How fast bots play
web-pace-none = as fast as they can
web-pace-brisk = briskly
web-pace-calm = at leisure
web-away = When somebody stays away
web-away-never = the table waits
web-away-minutes = a bot plays on after 2 minutes
web-away-hour = a bot plays on after an hour
web-away-day = a bot plays on after a day

## Waiting for players

web-lobby-missing = { $count ->
    [0] Everybody is here
    [one] One player is missing
   *[other] { $count } players are missing
}
web-lobby-send = Every free seat has a link of its own: send it, or have its code scanned.
web-lobby-unreachable = Your friends cannot open these links: this server is reachable from this computer only. Start it with “ludotheque serve --host 0.0.0.0”; it then prints the address for your friends.
web-lobby-begins = The game begins as soon as everybody is here.
web-lobby-owner = The game begins when the one who opened the table says so.
web-seat-free = free
web-seat-added = has mixed in chance of their own
web-invite-link = Invitation to seat { $number }
web-watch-link = Link for watching
web-copy = Copy
web-copied = Copied
web-share = Share
web-share-text = Play { $game } with me!
web-qr = QR code
web-mix-title = A fair deal
web-mix-line = The deal follows from a secret that the server has fixed already, and from what you all add. Add something nobody can guess, and nobody can have chosen the deal.
web-mix-field = A line of your own
web-mix-add = Mix in
web-mix-done = Mixed in. Thank you!
web-seal-line = Every player’s device seals some randomness of its own. Only when all seals are fixed are they opened, and the deal follows from all of them. So nobody can choose it: not the last to come, and not the server. You can add a line of your own.
web-seal-done = Sealed with your line. Thank you!
web-seat-sealed = has sealed
web-seat-revealed = has opened the seal
web-lobby-sealing = Everybody seals their own randomness, so that nobody can choose the deal.
web-lobby-revealing = All seals are fixed. They are being opened now, and the deal follows from them.
web-unsealed = { $count ->
    [one] { $names } was not there in time to seal, and the deal was made without a line of theirs.
   *[other] { $names } were not there in time to seal, and the deal was made without lines of theirs.
}
web-unrevealed = { $count ->
    [one] { $names } did not open the seal in time. The seal itself was mixed in instead; it had been fixed before.
   *[other] { $names } did not open their seals in time. The seals themselves were mixed in instead; they had been fixed before.
}
web-commitment = Fingerprint of the secret, to be checked after the game
web-start = Start the game
web-fill = Fill with bots and start
web-fill-level = Level of the bots

## Taking a seat

web-join-title = Come and play { $game }!
web-join-with = At the table: { $names }
web-join-name = Your name
web-join-name-missing = Please give a name, so that the others know who you are.
web-join = Take the seat
web-watch-only = Only watch

## At the table

web-turn-yours = It is your turn
web-turn-of = { $name } is to play
web-turn-sending = Your move is on its way…
web-turn-over = The game is over
web-watching = You are watching
web-seats = Players
web-seat-you = you
web-seat-on-turn = to play
web-seat-stand-in = { $level } stands in
web-place = Place { $place }
web-rules = Rules
web-show-rule = Show the rule
web-story = The game so far
web-story-empty = Nothing has happened yet.
web-in-words = The table in words
web-offline = No connection. Trying again…
web-offline-kept = No connection. Your move is kept and will be sent.
web-curtain-title = { $name }, it is your turn
web-curtain-text = Pass the device to { $name }. The others look away.
web-curtain-lift = I am { $name }

## The menu

web-menu = Menu
web-menu-device = On this device
web-menu-links = Links
web-menu-you = You
web-motion = Motion
web-sound = Sound
web-seat-link = Link to your seat, for another device
web-seat-link-line = Whoever has this link plays for you. Keep it to yourself.
web-leave = Let a bot play for me
web-return = Play on myself
web-resign = Resign
web-resign-two = Then the game is over and your opponent has won.
web-resign-more = A bot plays on in your place.
web-resign-sure = Yes, resign
web-play-on = Play on

## The rulebook

web-rules-of = { $game }: the rules
web-contents = Contents
web-play-this = Play { $game }

## The table of a game that has none of its own

web-yes = Yes
web-no = No
web-face-down = face down: { $count }
