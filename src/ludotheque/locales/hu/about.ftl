# The page about the house.

web-about-title = A játéktárról
web-about-house = A Ludothèque éjjel-nappal nyitva tartó játéktár. Vegyél le egy dobozt a polcról, és játssz: a barátaiddal linken át, egy készüléken, botok ellen, vagy csak nézz bele egy játszmába.
web-about-rules = Minden játék a nyomtatott szabályait követi. Ahol ezek nem mondanak semmit, ott nekünk kellett döntenünk; a szabálykönyv minden ilyen döntést megjelöl, és meg is indokol.
web-about-independent = Ezek független digitális változatok. A szabálykönyvek szövege és minden kép a miénk. A játékok, a nevük és az ötletük azoké, akik készítették őket.
web-about-makers = Kik készítették a játékokat
web-about-found = Hol találtuk a szabályokat
web-about-collectors = Két nyomtatott szabályt, a Hundsgemeinét és a Winston első kiadásáét, gyűjtők tették fel az internetre, akik 1998 óta mutatják be ott a társasjátékaikat.
web-about-visit = És a gyűjtemény meg is látogatható! Az Escale à jeux-ben, a dél-burgundiai Solognyban, Mâcon és Cluny között több mint 9000 játék várja, hogy kinyissák és játsszanak vele. Játéktár és 2–15 fős vendégház egyben. Chantal és François alapította 2013-ban; 2022 nyara óta Isabelle és Raphaël fogadja a vendégeket.
