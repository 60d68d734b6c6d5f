# Charts, and the libraries that draw them.

error-chart-format = { $file } nie jest obrazem, który można narysować. Możliwe rozszerzenia: { $known }.
error-extra = Potrzebna jest biblioteka { $library }, która nie jest zainstalowana. Instalacja: { $command }
