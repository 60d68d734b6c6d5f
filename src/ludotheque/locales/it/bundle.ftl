# Ciò che manca dove si costruisce il pacchetto per il browser
bundle-no-linker = Per costruire il pacchetto con cui si gioca senza server serve un linker per WebAssembly: installa il pacchetto Debian lld, oppure ziglang da PyPI.
bundle-no-pyodide = Per costruire il pacchetto con cui si gioca senza server serve il pacchetto npm pyodide; non è in { $place }.
bundle-no-wheels = Per costruire il pacchetto con cui si gioca senza server servono pacchetti di PyPI; pip non è riuscito a scaricarli.
