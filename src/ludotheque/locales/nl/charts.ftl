# Charts, and the libraries that draw them.

error-chart-format = { $file } is geen afbeelding die getekend kan worden. Mogelijke extensies: { $known }.
error-extra = Hiervoor is de bibliotheek { $library } nodig, die niet is geïnstalleerd. Installeren gaat zo: { $command }
