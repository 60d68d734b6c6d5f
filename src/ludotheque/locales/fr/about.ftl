# The page about the house.

web-about-title = À propos de la maison
web-about-house = Ludothèque est une ludothèque ouverte jour et nuit. Prends une boîte sur l’étagère et joue : avec des amis grâce à un lien, sur un seul appareil, contre des robots, ou regarde simplement.
web-about-rules = Chaque jeu suit ses règles imprimées. Là où elles ne disent rien, il a fallu décider ; le livret de règles signale chacune de ces décisions et en donne la raison.
web-about-independent = Ce sont des versions numériques indépendantes. Les mots des livrets et toutes les images sont de nous. Les jeux, leurs noms et leurs idées appartiennent à celles et ceux qui les ont créés.
web-about-makers = Qui a créé les jeux
web-about-found = Où nous avons trouvé les règles
web-about-collectors = Deux des règles imprimées, celle de Hundsgemein et celle de la première édition de Winston, viennent du site de collectionneurs qui font connaître leurs jeux sur Internet depuis 1998.
web-about-visit = Et la collection se visite ! À l’Escale à jeux, à Sologny, en Bourgogne du Sud, entre Mâcon et Cluny, plus de 9 000 jeux n’attendent que d’être ouverts et joués. C’est à la fois une ludothèque et un gîte pour 2 à 15 personnes. Chantal et François l’ont fondée en 2013 ; Isabelle et Raphaël y accueillent les visiteurs depuis l’été 2022.
