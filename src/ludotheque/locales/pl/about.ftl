# The page about the house.

web-about-title = O tej ludotece
web-about-house = Ludothèque to ludoteka otwarta dniem i nocą. Weź pudełko z półki i graj: ze znajomymi przez link, na jednym urządzeniu, z botami albo po prostu popatrz.
web-about-rules = Każda gra trzyma się swoich drukowanych zasad. Tam, gdzie czegoś nie mówią, musieliśmy zdecydować sami; instrukcja zaznacza każde takie rozstrzygnięcie i podaje powód.
web-about-independent = To niezależne wersje cyfrowe. Słowa instrukcji i wszystkie rysunki są nasze. Gry, ich nazwy i pomysły należą do tych, którzy je stworzyli.
web-about-makers = Kto stworzył te gry
web-about-found = Gdzie znaleźliśmy zasady
web-about-collectors = Dwie z drukowanych instrukcji, do gry Hundsgemein i do pierwszego wydania gry Winston, umieścili w sieci kolekcjonerzy, którzy od 1998 roku pokazują w internecie swoje gry planszowe.
web-about-visit = A kolekcję można odwiedzić! W Escale à jeux w Sologny, w południowej Burgundii między Mâcon a Cluny, ponad 9000 gier czeka, aż ktoś je otworzy i zagra. To ludoteka i dom wakacyjny dla 2–15 osób w jednym. Założyli ją w 2013 roku Chantal i François, a od lata 2022 roku gości przyjmują Isabelle i Raphaël.
