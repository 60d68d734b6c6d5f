# La maison sans serveur, et sur cet appareil.

web-static-here = Ce site n’est qu’un dossier de fichiers : ce que tu joues ici reste sur cet appareil, et personne d’autre ne le voit. Tu peux lire toutes les règles, jouer contre des robots et faire passer l’appareil.
web-static-alone = Les parties entre amis par lien et les tables publiques demandent un serveur, et ce site n’en a pas.
web-static-server = Les parties entre amis par lien et les tables publiques sont sur { $server }.
web-static-needs-server = Il faut un serveur pour cela, et ce site n’en a pas. Tout ce qui est sur cet appareil fonctionne sans.
web-device-whole = Tout est sur cet appareil. Tu peux jouer sans connexion.
web-device-rules = L’étagère et toutes les règles sont sur cet appareil. Tu peux les lire sans connexion.
web-device-size = Cela occupe { $size }.
web-device-coming = Enregistrement sur cet appareil : { $kept } sur { $total }
web-device-stopped = Tout n’a pas pu être enregistré : la connexion s’est coupée, ou la place manque. Ce qui est là reste là.
web-device-impossible = Cette page ne peut pas être enregistrée sur cet appareil : ton navigateur ne le permet pas ici.
web-device-keep = Enregistrer sur cet appareil ({ $size })
web-device-remove = Retirer de cet appareil
web-device-install = Installer comme application
web-new-version = Une nouvelle version est prête. Tes parties restent telles quelles.
web-new-version-load = La charger
