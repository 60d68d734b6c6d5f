# Ami hiányzik ott, ahol a böngésző csomagja készül
bundle-no-linker = A szerver nélküli játék csomagjának elkészítéséhez WebAssembly-linker kell: telepítsd a Debian lld csomagját, vagy a ziglangot a PyPI-ről.
bundle-no-pyodide = A szerver nélküli játék csomagjának elkészítéséhez a pyodide npm-csomag kell; nincs itt: { $place }.
bundle-no-wheels = A szerver nélküli játék csomagjának elkészítéséhez PyPI-csomagok kellenek; a pip nem tudta letölteni őket.
