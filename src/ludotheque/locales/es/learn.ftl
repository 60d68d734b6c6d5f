# ludotheque learn: what bots learn from games of search; and what is said where that cannot be used.

cli-help-learn = Ajustar a partidas jugadas por la búsqueda los números con los que los bots juzgan un juego, y conservarlos salvo que los enfrentamientos muestren que juegan peor.
cli-param-learn-bot = El bot que juega las partidas: un nivel o una búsqueda como search:400.
cli-param-learn-games = Número de partidas por ronda; una de cada cinco solo sirve para juzgar el resultado.
cli-param-rounds = Número de rondas; cada una se juega con lo que aprendió la anterior.
cli-param-learn-deals = Número de repartos en los enfrentamientos contra los números actuales; cada uno se juega una vez por asiento.
cli-param-learn-folder = La carpeta que guarda las partidas terminadas; un aprendizaje interrumpido sigue desde ahí.
cli-param-dry = Mostrar lo aprendido sin escribirlo.

learn-loss = Pérdida logarítmica en las partidas reservadas ({ $games } partidas en la última ronda): { $after }, antes { $before }. Menos es mejor.
learn-won = Contra los números de antes: { $value } % de victorias (de { $low } a { $high }) en { $matches } partidas; { $even } % es igualdad.
learn-kept = Escrito en { $file }.
learn-tells = Escrito en { $file } para lo que se dice a las personas. Los bots conservan su fórmula: ningún enfrentamiento ha mostrado que así jueguen mejor.
learn-dry = No se ha escrito nada.
learn-dropped = No se conserva: los números actuales son mejores.
learn-interrupted = Interrumpido. Las partidas terminadas están en { $folder }; el mismo comando sigue desde ahí.
learn-name = Nombre
learn-number = Número

fitted-unusable = { $file } no se usa: { $reason } Los bots juzgan sin él, con lo que se escribió a mano.
fitted-unreadable = no se puede leer ({ $reason }).
fitted-damaged = está dañado ({ $detail }).
fitted-other = es para otra versión.
