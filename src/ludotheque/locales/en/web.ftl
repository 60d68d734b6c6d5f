# The browser client.

web-title = Ludothèque
