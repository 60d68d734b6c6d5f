# Ce qui manque là où l’on construit le paquet pour le navigateur
bundle-no-linker = Pour construire le paquet qui permet de jouer sans serveur, il faut un éditeur de liens pour WebAssembly : installe le paquet Debian lld, ou ziglang depuis PyPI.
bundle-no-pyodide = Pour construire le paquet qui permet de jouer sans serveur, il faut le paquet npm pyodide ; il n’est pas dans { $place }.
bundle-no-wheels = Pour construire le paquet qui permet de jouer sans serveur, il faut des paquets de PyPI ; pip n’a pas pu les télécharger.
