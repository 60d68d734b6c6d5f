# El comando «static».

cli-help-static = Escribir una carpeta que cualquier alojamiento web puede servir: la estantería, los reglamentos y los juegos, sin servidor.
cli-param-static-folder = La carpeta: una nueva, una vacía o una que este comando escribió antes.
cli-param-static-server = El servidor para las partidas con amigos por enlace, por ejemplo https://juegos.example.org. Debe autorizar el sitio: serve --origin.
static-writing = Escribiendo
static-written = { $files } archivos, { $size } MB, están en { $folder }. Cualquier alojamiento web puede servirlos, bajo cualquier ruta.
static-see = Para verlo: python -m http.server --directory { $folder }
static-unplayable = En este sitio se pueden leer las reglas de estos juegos, pero no jugar a ellos: { $games }. No están construidos para dispositivos; en el repositorio lo hace «make static».
static-origin = Autoriza el sitio en el servidor: ludotheque serve --origin https://TU-SITIO
error-static-foreign = «{ $place }» no está vacía y no la escribió este comando, así que no se ha cambiado nada. Elige otra carpeta.
error-static-folder = «{ $place }» no es una carpeta.
error-static-write = No se puede escribir en «{ $place }»: { $reason }
error-static-client = El cliente para navegador no está construido, así que no hay nada que escribir. En el repositorio lo construye «make client».
error-site-url = «{ $found }» no es la dirección de un sitio web. Se esperaba una como https://example.org.
