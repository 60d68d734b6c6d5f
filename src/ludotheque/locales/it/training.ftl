# Ciò che si dice a chi allena programmi sui giochi.

error-no-observation = { $title } non dice che cosa vede chi apprende, quindi non ci si può allenare. Al suo motore servono `observe` e `parts`.
error-at-least-one = «{ $found }» non è possibile per { $what }. Ci si aspetta 1 o più.
error-not-reset = Nessuna partita è iniziata. Chiama prima reset.
error-actions-shape = Sono state date azioni di forma { $found }. Ci si aspetta un’azione per ciascuna delle { $games } partite.
error-action = L’azione { $action } non si può scegliere ora nella partita { $row }. La sua maschera dice quali si possono scegliere.
error-illegal-mode = «{ $found }» non è un modo di trattare le azioni illegali. Possibili: { $known }.
error-learner-seat = Chi apprende non può sedere a { $found }. Possibili: da 0 a { $last }, oppure «random».
