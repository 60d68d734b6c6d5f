# Wat ontbreekt waar het pakket voor de browser wordt gebouwd
bundle-no-linker = Om het pakket voor spelen zonder server te bouwen is een linker voor WebAssembly nodig: installeer het Debian-pakket lld, of ziglang van PyPI.
bundle-no-pyodide = Om het pakket voor spelen zonder server te bouwen is het npm-pakket pyodide nodig; het staat niet in { $place }.
bundle-no-wheels = Om het pakket voor spelen zonder server te bouwen zijn pakketten van PyPI nodig; pip kon ze niet ophalen.
