# The browser client.

web-title = Ludothèque
web-language = Language
web-opening = One moment…
web-unreachable = The server cannot be reached. Please try again in a moment.
web-lost = There is nothing at this address.
web-to-shelf = To the shelf
web-close = Close
web-no-key = This link does not open the table. Ask for the whole link, including everything after the #.

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
web-forget = Remove
web-forget-game = Remove: { $game }, { $names }
web-public-tables = Tables looking for players
web-public-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}

## Setting up a game

web-mode = How would you like to play?
web-mode-bots = Against bots
web-mode-bots-line = You start right away: the bots are ready.
web-mode-friends = With friends
web-mode-friends-line = Everyone plays on their own device. You get a link and a QR code to share.
web-mode-device = Pass and play
web-mode-device-line = You pass this device around. A curtain hides what the next player must not see.
web-mode-watch = Watch bots
web-mode-watch-line = Sit back: only bots play.
web-play-now = Play now
web-open-table = Open the table
web-watch-now = Watch
web-preparing = This game is still being prepared; the first start takes a moment.
web-options = Rules for this game
web-option-printed = as printed
web-option-ours = our own rule
web-more-choices = More settings
web-first = Who starts
web-first-rules = as the rules say
web-first-lot = drawn by lot
web-player = Player { $number }
web-seat-fewer = One player fewer
web-seat-more = One player more
web-seat-kind = Seat { $number }: who plays?
web-seat-human = Person here
web-seat-open = Friend by link
web-seat-open-line = gets their own link
web-seat-bot = Bot
web-name-of = Name of player { $number }
web-level-of = Level of the bot at seat { $number }
web-seat-colour-of = Colour of seat { $number }
web-seat-is = Seat { $number }: { $what }
web-make-public = Show this table on the shelf: anyone may join
web-wait-for-me = Wait until I start the game
web-away = When someone is away
web-away-never = the table waits
web-away-minutes = a bot plays on after 2 minutes
web-away-hour = a bot plays on after an hour
web-away-day = a bot plays on after a day

## Waiting for players

web-lobby-missing = { $count ->
    [0] Everyone is here
    [one] One player is missing
   *[other] { $count } players are missing
}
web-lobby-send = Every free seat has its own link: send it, or let your friend scan the code.
web-lobby-unreachable = Your friends cannot open these links: only this computer can reach the server. Start it with “ludotheque serve --host 0.0.0.0”; it then prints the address for your friends.
web-lobby-begins = The game starts as soon as everyone is here.
web-lobby-owner = The game starts when the person who opened the table starts it.
web-seat-free = free
web-seat-added = added their own randomness
web-invite-link = Invitation to seat { $number }
web-watch-link = Link to watch
web-copy = Copy
web-copied = Copied
web-share = Share
web-share-text = Play { $game } with me!
web-qr = QR code
web-mix-title = A fair deal
web-mix-line = The deal depends on a secret that the server has already fixed, and on what each of you adds. Add something nobody can guess, and nobody can have picked the deal.
web-mix-field = A line of your own
web-mix-add = Add
web-mix-done = Added. Thank you!
web-seal-line = Each player’s device seals some randomness of its own. The seals are opened only when all of them are in, and the deal depends on all of them. So nobody can pick the deal: not the last player to arrive, and not the server. You can add a line of your own.
web-seal-done = Sealed with your line. Thank you!
web-seat-sealed = has sealed
web-seat-revealed = has opened their seal
web-lobby-sealing = Everyone is sealing their own randomness, so that nobody can pick the deal.
web-lobby-revealing = All seals are in. They are being opened now, and then the game is dealt.
web-unsealed = { $count ->
    [one] { $names } was not there in time to seal, so the deal was made without their line.
   *[other] { $names } were not there in time to seal, so the deal was made without their lines.
}
web-unrevealed = { $count ->
    [one] { $names } did not open the seal in time. The seal itself, fixed before, took its place in the deal.
   *[other] { $names } did not open their seals in time. The seals themselves, fixed before, took their place in the deal.
}
web-commitment = Fingerprint of the secret, to check after the game
web-start = Start the game
web-fill = Add bots and start
web-fill-level = Level of the bots

## Taking a seat

web-join-title = Come and play { $game }!
web-join-with = At the table: { $names }
web-join-fork = This game goes on from an earlier one: the person who opened the table may know what is hidden.
web-your-colour = Your colour: { $colour }
web-join-name = Your name
web-join-name-missing = Please enter a name, so that the others know who you are.
web-join = Take a seat
web-watch-only = Just watch

## At the table

web-turn-yours = It is your turn
web-turn-of = { $name }’s turn
web-addressed = { $name }: { $text }
web-turn-sending = Your move is on its way…
web-turn-over = The game is over
web-watching = You are watching
web-skip = Skip ahead
web-skip-to-my-turn = Skip to my turn
web-seats = Players
web-seat-you = you
web-seat-on-turn = on turn
web-place = Place { $place }
web-rules = Rules
web-show-rule = Show the rule
web-story = The game so far
web-story-empty = Nothing has happened yet.
web-in-words = The table in words
web-offline = No connection. Trying again…
web-offline-kept = No connection. Your move is kept and will be sent.
web-curtain-title = { $name }, it is your turn
web-curtain-text = Pass the device to { $name }. Everyone else, look away.
web-curtain-lift = I am { $name }

## The menu

web-menu = Menu
web-menu-device = On this device
web-menu-links = Links
web-menu-you = You
web-speed = Speed
web-speed-calm = calm
web-speed-brisk = brisk
web-speed-instant = instant
web-speed-is = Speed: { $speed }
web-motion = Motion
web-sound = Sound
web-seat-link = Link to your seat, for another device
web-seat-link-line = Anyone with this link can play for you. Keep it to yourself.
web-leave = Let a bot play for me
web-return = Take over again
web-resign = Resign
web-resign-two = The game ends and your opponent wins.
web-resign-more = A bot plays on in your place.
web-resign-sure = Yes, resign
web-play-on = Keep playing

## The rulebook

web-rules-of = { $game }: the rules
web-contents = Contents
web-play-this = Play { $game }

## The table of a game that has none of its own

web-yes = Yes
web-no = No
web-face-down = face down: { $count }
