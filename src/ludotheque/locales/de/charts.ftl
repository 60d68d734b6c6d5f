# Charts, and the libraries that draw them.

error-chart-format = { $file } ist kein Bild, das gezeichnet werden kann. Mögliche Endungen: { $known }.
error-extra = Dafür wird die Bibliothek { $library } gebraucht, die nicht installiert ist. So wird sie installiert: { $command }
