# The player’s own corner, settings and help.

web-corner = My corner
web-corner-line = You need no account: everything here stays on this device, in this browser.
web-corner-me = Me
web-corner-emblem = My emblem
web-emblem-bell = Bell
web-emblem-key = Key
web-emblem-leaf = Leaf
web-emblem-anchor = Anchor
web-emblem-star = Star
web-emblem-moon = Moon
web-corner-played = Games I have played
web-corner-no-games = No finished games yet. The first one appears here as soon as it ends.
web-corner-game = Game
web-corner-games = Played
web-corner-won = Won
web-corner-against = Against
web-corner-ahead = You came out ahead
web-corner-all = Show all { $count } games
web-corner-take = To another device
web-corner-take-line = Take your name, your settings, your seats and your finished games with you. What the other device already has stays as it is.
web-corner-save = Save to a file
web-corner-open = Open a file
web-corner-code-line = Scan this code with the other device. It carries your name, your settings and your unfinished games. Anyone who scans it can play for you, so keep it to yourself.
web-corner-unreachable = The other device cannot open this code: only this computer can reach the server. Start it with “ludotheque serve --host 0.0.0.0”, or use a file.
web-corner-code-part = Code { $part } of { $parts }
web-corner-code-before = Previous code
web-corner-code-next = Next code
web-corner-unreadable = This does not come from Ludothèque, or a part of it is missing. Nothing has changed.
web-corner-bring = From your other device
web-corner-bring-line = { $count ->
    [0] Add your name and your settings to this device?
    [one] Add your name, your settings and 1 game to this device?
   *[other] Add your name, your settings and { $count } games to this device?
}
web-corner-bring-yes = Add
web-corner-brought = Done! Everything is here.
web-corner-no = Cancel
web-corner-delete = Delete everything
web-corner-delete-line = This removes your name, your settings, your finished games and the keys to your seats from this device. The games themselves go on.
web-corner-delete-sure = Really delete everything? Unless you have saved a file, you cannot get back to your seats.
web-corner-delete-yes = Yes, delete everything
web-theme = Appearance
web-theme-system = like the system
web-theme-light = light
web-theme-dark = dark
web-haptics = Vibration
web-strong-colours = Colours for the colour-blind
web-rename = Change my name
web-rename-do = Change
web-renamed = { $old } is now called { $name }.
web-help = Help
web-help-rules-of = Rules of { $game }
web-help-lab-of = Lab for { $game }
web-help-lab = Lab
web-help-docs = Documentation
web-help-version = Version { $version }
