# Czego brakuje tam, gdzie powstaje pakiet dla przeglądarki
bundle-no-linker = Do zbudowania pakietu do gry bez serwera potrzebny jest linker WebAssembly: zainstaluj pakiet lld z Debiana albo ziglang z PyPI.
bundle-no-pyodide = Do zbudowania pakietu do gry bez serwera potrzebny jest pakiet npm pyodide; nie ma go w folderze { $place }.
bundle-no-wheels = Do zbudowania pakietu do gry bez serwera potrzebne są pakiety z PyPI; pip nie mógł ich pobrać.
