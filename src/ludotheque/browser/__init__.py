"""The house in a browser, without a server.

build/    on the developer's machine: kernels as WebAssembly, and the bundle that a browser loads
host/     inside the browser's Python (Pyodide): tables, as a server hosts them
runtime/  inside the browser's Python (Pyodide): how it calls these kernels, and a stand-in for NumPy
"""
