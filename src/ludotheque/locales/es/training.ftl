# Lo que se dice a quienes entrenan programas con los juegos.

error-no-observation = { $title } no dice qué ve quien aprende, así que no se puede entrenar con él. Su motor necesita `observe` y `parts`.
error-at-least-one = «{ $found }» no es posible para { $what }. Se espera 1 o más.
error-not-reset = No ha empezado ninguna partida. Llama primero a reset.
error-actions-shape = Se han dado acciones de forma { $found }. Se espera una acción para cada una de las { $games } partidas.
error-action = La acción { $action } no se puede elegir ahora en la partida { $row }. Su máscara dice cuáles se pueden elegir.
error-illegal-mode = «{ $found }» no es una forma de tratar las acciones ilegales. Posibles: { $known }.
error-learner-seat = Quien aprende no puede sentarse en { $found }. Posibles: de 0 a { $last }, o «random».
