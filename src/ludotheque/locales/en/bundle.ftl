# What is missing where the browser's bundle is built
bundle-no-linker = To build the bundle for playing without a server, a linker for WebAssembly is needed: install the Debian package lld, or ziglang from PyPI.
bundle-no-pyodide = To build the bundle for playing without a server, the npm package pyodide is needed; it is not in { $place }.
bundle-no-wheels = To build the bundle for playing without a server, packages from PyPI are needed; pip could not fetch them.
