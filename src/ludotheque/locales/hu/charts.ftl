# Charts, and the libraries that draw them.

error-chart-format = { $file } nem rajzolható kép. Lehetséges végződések: { $known }.
error-extra = Ehhez a(z) { $library } könyvtár kell, amely nincs telepítve. Telepítés: { $command }
