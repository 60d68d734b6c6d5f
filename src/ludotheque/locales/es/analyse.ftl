# ludotheque analyse

cli-help-analyse = Analizar una partida jugada: qué cambió cada jugada, por decisión y por suerte.
cli-param-analyse-file = Un archivo con registros de partidas: JSON Lines, o un solo registro; - lee la entrada estándar.
cli-param-game-number = Qué partida del archivo, contando desde 1.
cli-param-simulations = Simulaciones por búsqueda; con más, tarda más y es más exacta.
cli-param-analyse-seed = La semilla de la búsqueda. La misma semilla y el mismo número de simulaciones dan las mismas cifras.
cli-param-analyse-chart = Dibujar un gráfico en este archivo, .svg o .png.

analyse-running = Analizando { $title }
analyse-title = { $title }: { $names }
analyse-interrupted = Interrumpido: jugadas analizadas, { $done } de { $moves }.
analyse-unfinished = La partida no ha terminado; las últimas cifras son estimaciones.
analyse-number = N.º
analyse-who = Quién
analyse-move = Jugada
analyse-expected = Esperado (%)
analyse-decision = Decisión
analyse-luck = Suerte
analyse-unclear = Incierto
analyse-chance = el azar, para { $name }
analyse-resigned = abandona
analyse-better = mejor: { $move }
analyse-instead = { $move }; mejor: { $better }
analyse-marks = Esperado: la parte de la victoria, en tanto por ciento. ? cuesta al menos 5 puntos, ?? al menos 15, ! indica buena o mala suerte de al menos 10.
analyse-start = Al principio
analyse-own = Sus decisiones
analyse-others = Las de los demás
analyse-end = Al final
analyse-costliest = Jugadas más costosas: { $name }
analyse-noise = Cada estimación procede de { $simulations } simulaciones: ± { $noise } puntos solo por el muestreo. La suerte dentro de ese margen no se muestra, pero cuenta en las sumas; lo que cambia sin que haya pasado nada es incierto, más que suerte. La suerte incluye también lo que la búsqueda juzgó mal.
analyse-chart-subtitle = Parte esperada de la victoria antes de cada jugada, estimada con { $simulations } simulaciones
analyse-chart-share = Parte de la victoria (%)
analyse-chart-change = Cambio (puntos)
analyse-chart-move = Número de jugada
