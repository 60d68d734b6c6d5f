# The command “static”.

cli-help-static = Write a folder that any web host can serve: the shelf, the rulebooks and the games, without a server.
cli-param-static-folder = The folder to write: a new one, an empty one, or one written by this command before.
cli-param-static-server = The server for games with friends by link, such as https://games.example.org. It must allow the site: serve --origin.
static-writing = Writing
static-written = { $files } files, { $size } MB, are in { $folder }. Any web host can serve them, below any path.
static-see = To look at it: python -m http.server --directory { $folder }
static-unplayable = The rules of these games can be read on this site, but the games not played: { $games }. They have not been built for devices; in the repository, “make static” does that.
static-origin = On the server, allow the site: ludotheque serve --origin https://YOUR-SITE
error-static-foreign = “{ $place }” is not empty and was not written by this command, so nothing was changed. Choose another folder.
error-static-folder = “{ $place }” is not a folder.
error-static-write = “{ $place }” cannot be written: { $reason }
error-static-client = The browser client has not been built, so there is nothing to write. In the repository, “make client” builds it.
error-site-url = “{ $found }” is not the address of a website. Expected: one such as https://example.org.
