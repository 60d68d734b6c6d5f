# Was fehlt, wo das Paket für den Browser gebaut wird
bundle-no-linker = Um das Paket für das Spielen ohne Server zu bauen, braucht es einen Linker für WebAssembly: Installiere das Debian-Paket lld oder ziglang von PyPI.
bundle-no-pyodide = Um das Paket für das Spielen ohne Server zu bauen, braucht es das npm-Paket pyodide; in { $place } ist es nicht.
bundle-no-wheels = Um das Paket für das Spielen ohne Server zu bauen, braucht es Pakete von PyPI; pip konnte sie nicht laden.
