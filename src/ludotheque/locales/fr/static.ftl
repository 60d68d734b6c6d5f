# La commande « static ».

cli-help-static = Écrire un dossier que n’importe quel hébergeur web peut servir : l’étagère, les règles et les jeux, sans serveur.
cli-param-static-folder = Le dossier à écrire : nouveau, vide, ou écrit auparavant par cette commande.
cli-param-static-server = Le serveur des parties entre amis par lien, par exemple https://jeux.example.org. Il doit autoriser le site : serve --origin.
static-writing = Écriture
static-written = { $files } fichiers, { $size } Mo, sont dans { $folder }. N’importe quel hébergeur web peut les servir, sous n’importe quel chemin.
static-see = Pour y jeter un œil : python -m http.server --directory { $folder }
static-unplayable = Sur ce site, on peut lire les règles de ces jeux, mais pas y jouer : { $games }. Ils n’ont pas été construits pour les appareils ; dans le dépôt, « make static » s’en charge.
static-origin = Sur le serveur, autorise le site : ludotheque serve --origin https://TON-SITE
error-static-foreign = « { $place } » n’est pas vide et n’a pas été écrit par cette commande ; rien n’a été changé. Choisis un autre dossier.
error-static-folder = « { $place } » n’est pas un dossier.
error-static-write = Impossible d’écrire dans « { $place } » : { $reason }
error-static-client = Le client pour navigateur n’a pas été construit, il n’y a donc rien à écrire. Dans le dépôt, « make client » le construit.
error-site-url = « { $found } » n’est pas l’adresse d’un site web. Attendu : par exemple https://example.org.
