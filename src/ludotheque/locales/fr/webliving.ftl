# Une table au salon : le plateau sur un écran, les mains sur les téléphones.

web-mode-living = Au salon
web-mode-living-line = La table sur cet écran, les mains sur les téléphones : chacun scanne un code. Rien de secret ne s’affiche ici.
web-seat-phone = Joueur avec téléphone
web-seat-phone-line = scanne un code
web-living-scan = Scanne un code et installe-toi
web-living-here = Tout le monde est là !
web-living-code = Code de la place { $number }
web-living-phone = La table est sur le grand écran. Ta main est sur ton téléphone, qui vibre quand c’est à toi.
web-living-hand = Ta main
web-living-look = Regarde le grand écran !
web-living-whole = Toute la table sur cet appareil
web-living-gone = C’est à { $name }, mais son téléphone n’est plus connecté.
web-living-bot = Laisser jouer un robot
