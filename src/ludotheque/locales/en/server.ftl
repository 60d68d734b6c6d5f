# The server.

server-welcome = The server is running. On the shelf:
server-api = For programs:
serve-running = Ludothèque is open at { $url } (Ctrl-C closes it).
serve-closed = Closed. Every move is kept.

cli-help-serve = Open the library to browsers and programs: tables to play at, alone, with friends or with bots.
cli-param-host = The address to listen on; 0.0.0.0 or :: lets other machines in.
cli-param-port = The port to listen on.
cli-param-database = Where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME. Otherwise a file in your data folder.
cli-param-relay = How several servers on one database tell each other of moves: redis://HOST. Otherwise PostgreSQL itself does.
cli-param-bot-threads = How many bots may think at once.
cli-param-rate = Requests per second allowed from one address; 0 for no limit.
cli-param-origin = Another website that may connect, such as https://example.org; may be repeated.
cli-param-open = Open the page in the browser.

error-display-name = This name cannot be used. Expected: 1 to { $longest } visible characters.
error-addition = This cannot be added. Expected: one line of up to { $longest } printable characters.
error-level-of-person = Only bots have a level.
error-token-missing = A token is needed: the header “Authorization: Bearer TOKEN”.
error-token = This token does not open this table.
error-not-seat = Only someone with a seat at the table can do this.
error-not-owner = Only the person who opened the table can do this.
error-invitation = To join this table, you need an invitation: ask the person who opened it.
error-unknown-table = There is no such table.
error-seat-taken = This seat has been taken.
error-seated = You already have a seat at this table.
error-seats-open = { $count ->
    [one] One seat is still free. Wait, or give it to a bot.
   *[other] { $count } seats are still free. Wait, or give them to bots.
}
error-dealt = The game has already started.
error-not-dealt = The game has not started yet.
error-not-over = You can do this when the game is over.
error-stale = Something has just happened at the table. Look at it again, then choose your move.
error-overtaken = Someone else was quicker.
error-left = A bot is already playing this seat.
error-not-left = No bot is playing this seat.
error-asked = Someone has already asked to take back a move. Wait for the answers.
error-not-asked = There is no question for you to answer.
error-no-move = There is no move of yours to take back.
error-hint = You can ask for a hint when it is your turn.
error-hints-off = This table is played without hints.
error-hint-objection = There is no hint here: you decide whether that was allowed.
error-back-away = { $count ->
    [one] { $names } is away.
   *[other] { $names } are away.
} You can ask when everyone is back; until then the move stands.
error-fork-practice = This was a practice game: after move { $moves }, everything hidden was drawn again. You can continue it from there or from an earlier move.
error-fork-what = Choose either a table or a record to continue from.
error-fork-other = A game you continue stays the same: { $game } with its options and { $seats } seats.
error-fork-colours = A game you continue keeps its colours: { $colours }.
error-proof-forked = This game continues another one after { $moves } moves, and was dealt there. It has no proof of its own.
error-no-hello = The first message must be “hello”, with the table and its tokens.
error-second-hello = “hello” is for the first message only.
error-request = This request cannot be understood: { $detail }
error-too-many = Too many requests; please wait a moment.
error-queue-full = Your earlier questions are still being answered. Wait for an answer before you ask again.
error-tables-many = { $most } games from your address are already in play. Finish one, or come back later.
error-not-json = A change must be sent as JSON, with the header “Content-Type: application/json”.
error-origin = This request came from another website, so nothing was done.
error-preparing = This game is still being prepared; please try again in a moment.
error-storage = The database cannot be reached; nothing was changed. Please try again.
error-internal = Something went wrong on the server; nothing was changed.
error-database-url = “{ $found }” is not a database. Expected: sqlite:///FILE or postgresql://USER@HOST/NAME.
error-database = The database cannot be opened: { $reason }
error-relay-url = “{ $found }” is not a relay. Expected: redis://HOST.
error-address = { $host }:{ $port } cannot be opened: { $reason }

record-proof-shape = This is not a proof: { $detail }
record-proof-commitment = The secret does not match the fingerprint that was shown when the table was opened.
record-proof-added = What was added must be one printable line for every seat.
record-proof-seed = The seed does not follow from the secret and what was added.
record-proof-seals = Every seat has a seal of 64 hexadecimal digits, or none; and only a proof of version 2 has seals.
record-proof-seal = The seal of seat { $seat } is not that of the text it revealed.
record-proof-unrevealed = The seats listed as not revealed are not the ones that have a seal but no text.
error-mix-sealed = At this table everyone seals their randomness first and reveals it later; it cannot be added openly.
error-seal-plain = This table has no seals: what you add is sent openly.
error-seal-late = All seals are in; none can be changed any more.
error-reveal-early = Seals are opened when everyone has sealed; please wait.
error-reveal-nothing = You have not sealed anything, so there is nothing to reveal.
error-reveal-other = This is not the text that you sealed.
error-renamed-enough = You have already taken { $most } names at this table. Stay with this one.
error-mixing = Everyone is here, and the deal is being mixed; it follows in a moment.
error-mixed-enough = You have already added something { $most } times. That is enough for one deal.

error-lab-games = { $found } games are too many here. The most is { $most }.
error-lab-busy = The lab is busy with other questions; please try again in a moment.
error-dial-value = “{ $path }” cannot be set to this. Possible: { $known }.
error-dial-arrangement = “{ $path }” can only be rearranged: the same entries, in the same number of rows.
cli-param-lab-threads = How many threads play games for the lab page.

error-database-taken = Another server already uses { $file }. Stop it, or choose another file.
error-database-newer = This database was written by a newer version of Ludothèque (revision { $revision }). Update Ludothèque, or choose another database.
error-starting = The server is still preparing its games; please try again in a moment.
serve-friends = Friends on your network can come to { $url }
cli-param-public-url = The address friends use, such as https://games.example.org; invitations and QR codes contain it.
error-public-url = “{ $found }” is not an address friends could open. Expected: one such as https://games.example.org or http://192.168.1.20:8000, with nothing after it.
cli-param-thinking-times = Measure how long people think, by kind of move and without names, into this file; the lab makes minutes of it. Every process needs a file of its own.
