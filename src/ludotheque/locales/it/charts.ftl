# Charts, and the libraries that draw them.

error-chart-format = { $file } non è un’immagine che si possa disegnare. Estensioni possibili: { $known }.
error-extra = Serve la libreria { $library }, che non è installata. Per installarla: { $command }
