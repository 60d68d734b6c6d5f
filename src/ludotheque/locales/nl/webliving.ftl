# Een tafel in de woonkamer: het bord op één scherm, de handen op telefoons.

web-mode-living = In de woonkamer
web-mode-living-line = De tafel op dit scherm, ieders kaarten op de telefoon: iedereen scant een code. Hier is niets geheims te zien.
web-seat-phone = Speler met telefoon
web-seat-phone-line = scant een code
web-living-scan = Scan een code en ga zitten
web-living-here = Iedereen is er!
web-living-code = Code voor plaats { $number }
web-living-phone = De tafel is op het grote scherm. Je telefoon toont wat je in je hand hebt en trilt als je aan de beurt bent.
web-living-hand = Je hand
web-living-look = Kijk naar het grote scherm!
web-living-whole = Hele tafel op dit apparaat
web-living-gone = { $name } is aan de beurt, maar de telefoon heeft geen verbinding.
web-living-bot = Bot laten spelen
