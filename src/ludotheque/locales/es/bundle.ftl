# Lo que falta donde se construye el paquete para el navegador
bundle-no-linker = Para construir el paquete con el que se juega sin servidor hace falta un enlazador de WebAssembly: instala el paquete lld de Debian, o ziglang desde PyPI.
bundle-no-pyodide = Para construir el paquete con el que se juega sin servidor hace falta el paquete pyodide de npm; no está en { $place }.
bundle-no-wheels = Para construir el paquete con el que se juega sin servidor hacen falta paquetes de PyPI; pip no pudo descargarlos.
