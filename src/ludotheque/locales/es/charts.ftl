# Charts, and the libraries that draw them.

error-chart-format = { $file } no es una imagen que se pueda dibujar. Extensiones posibles: { $known }.
error-extra = Para esto hace falta la biblioteca { $library }, que no está instalada. Para instalarla: { $command }
