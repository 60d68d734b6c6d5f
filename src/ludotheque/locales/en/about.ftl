# The page about the house.

web-about-title = About this house
web-about-house = Ludothèque is a games library that is open day and night. Take a box from the shelf and play: with friends by link, on one device, against bots, or just watch.
web-about-rules = Every game follows its printed rules. Where these leave something open we had to decide; the rulebook marks each such ruling and gives the reason.
web-about-independent = These are independent digital versions. The words of the rulebooks and all pictures are our own. The games, their names and their ideas belong to those who made them.
web-about-makers = Who made the games
web-about-found = Where the rules were found
web-about-collectors = Two of the printed rule sheets, for Hundsgemein and for the first edition of Winston, were put online by collectors who have been sharing their board games on the Internet since 1998.
web-about-visit = And you can visit the collection! At L’Escale à jeux in Sologny, in southern Burgundy between Mâcon and Cluny, more than 9,000 games are waiting to be opened and played. It is a games library and a holiday home for 2 to 15 people in one. Chantal and François founded it in 2013; Isabelle and Raphaël have been the hosts since the summer of 2022.
