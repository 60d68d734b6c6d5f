# The house without a server, and on this device.

web-static-here = This site is a folder of files: what you play here stays on this device, and nobody else can see it. You can read every rulebook, play against bots and pass the device round.
web-static-alone = Tables with friends by link and public tables need a server, and this site has none.
web-static-server = Tables with friends by link and public tables are kept at { $server }.
web-static-needs-server = This needs a server, and this site has none. Everything on this device works without one.
web-device-whole = Everything is on this device. You can play without a connection.
web-device-rules = The shelf and all rulebooks are on this device. You can read them without a connection.
web-device-size = It takes { $size }.
web-device-coming = Being stored on this device: { $kept } of { $total }
web-device-stopped = Not everything could be stored: the connection broke off, or there is no room. What is here stays here.
web-device-impossible = This page cannot be stored on this device: your browser does not allow it here.
web-device-keep = Store on this device ({ $size })
web-device-remove = Remove from this device
web-device-install = Install as an app
web-new-version = A new version is ready. Your games stay as they are.
web-new-version-load = Load it
