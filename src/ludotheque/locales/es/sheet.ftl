# ludotheque rules --pdf: rules to print.

cli-param-pdf = Escribir las reglas en este archivo PDF, para imprimir en A4, con las cambiadas al principio.
sheet-here = Aquí cambia: { $rule }
sheet-usual = Son las reglas habituales.
sheet-footer = { $page } · reglas con nuestras propias palabras, hechas con Ludothèque
sheet-written = La hoja para imprimir está en { $file }.
sheet-no-letters = Los tipos de letra de la hoja vienen con el cliente para navegador, que aquí no está construido. Ejecuta antes make client.
