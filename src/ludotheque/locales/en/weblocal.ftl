error-local-storage = This could not be kept on your device: its storage is full, or the browser does not allow it. Nothing has changed. Make room and try again.
error-local-others = A table on your device is for the people at the device and for bots. Others need a table on a server.
error-not-alone = You are not the only person at this table, so the game stays where it is.

web-local-impossible = This browser cannot run the games on your device, because it has no WebAssembly. { $server ->
    [yes] Play on the server, or in another browser.
   *[no] Play in another browser.
 }
web-local-failed = The games could not be started on your device. { $server ->
    [yes] Load the page again, or play on the server.
   *[no] Load the page again.
 } Nothing is lost.
web-local-restarted = The games on your device had to start again. Nothing is lost: try that again.
web-local-again = The games on your device are starting again…
web-local-again-kept = The games on your device are starting again. Your move is kept.
web-local-elsewhere = This table is on the device where it was opened, and only there.
web-local-where = Where it is played
web-local-device = On this device
web-local-server = On the server
web-local-device-line = Needs no connection. Your device deals and knows the cards.
web-local-server-line = The server deals and keeps the table.
web-local-loading = The games are being loaded onto your device…
web-local-here = This table is on your device
web-local-here-line = It is kept by this browser alone and needs no connection. The device knows the cards, so the game proves nothing to others.
web-local-fair = Your device dealt, and knew its secret before: what follows is a proof for you, not for others.
web-local-curtain = The curtain is a courtesy: the device knows everybody’s cards.
web-local-move = Go on with friends by a link
web-local-move-line = The game goes on at a table on the server, from this position. Which bots make way for a friend?
web-local-move-go = Move to the server
web-local-take = Go on on this device
web-local-take-line = The game moves to your device, from this position, and then needs no connection.
