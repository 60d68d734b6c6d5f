# A table in the living room: the board on one screen, the hands on phones.

web-mode-living = Living room
web-mode-living-line = Table on this screen, hands on phones: everyone scans a code. Nothing secret is shown here.
web-seat-phone = Player with a phone
web-seat-phone-line = scans a code
web-living-scan = Scan a code and take a seat
web-living-here = Everyone is here!
web-living-code = Code for seat { $number }
web-living-phone = The table is on the big screen. Your phone holds your hand and buzzes when it is your turn.
web-living-hand = Your hand
web-living-look = Look at the big screen!
web-living-whole = Whole table on this device
web-living-gone = It is { $name }’s turn, but their phone is gone.
web-living-bot = Let a bot play
