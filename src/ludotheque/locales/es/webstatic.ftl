# La casa sin servidor, y en este dispositivo.

web-static-here = Este sitio es solo una carpeta de archivos: lo que juegas aquí se queda en este dispositivo y nadie más lo ve. Puedes leer todos los reglamentos, jugar contra bots y pasar el dispositivo de mano en mano.
web-static-alone = Las partidas con amigos por enlace y las mesas públicas necesitan un servidor, y este sitio no tiene.
web-static-server = Las partidas con amigos por enlace y las mesas públicas están en { $server }.
web-static-needs-server = Para esto hace falta un servidor, y este sitio no tiene. Todo lo que hay en este dispositivo funciona sin él.
web-device-whole = Todo está en este dispositivo. Puedes jugar sin conexión.
web-device-rules = La estantería y todos los reglamentos están en este dispositivo. Puedes leerlos sin conexión.
web-device-size = Ocupa { $size }.
web-device-coming = Guardando en este dispositivo: { $kept } de { $total }
web-device-stopped = No se pudo guardar todo: se cortó la conexión o falta espacio. Lo que ya está se queda.
web-device-impossible = Esta página no se puede guardar en este dispositivo: tu navegador no lo permite aquí.
web-device-keep = Guardar en este dispositivo ({ $size })
web-device-remove = Quitar de este dispositivo
web-device-install = Instalar como aplicación
web-new-version = Hay una versión nueva. Tus partidas se quedan como están.
web-new-version-load = Cargarla
