# Charts, and the libraries that draw them.

error-chart-format = { $file } is not a picture that can be drawn. Possible endings: { $known }.
error-extra = This needs the library { $library }, which is not installed. To install it: { $command }
