# Was denen gesagt wird, die Programme an den Spielen trainieren.

error-no-observation = { $title } sagt nicht, was ein Lernender sieht, und eignet sich daher nicht zum Trainieren. Die Engine braucht `observe` und `parts`.
error-at-least-one = „{ $found }“ ist für { $what } nicht möglich. Erwartet: 1 oder mehr.
error-not-reset = Es hat noch keine Partie begonnen. Ruf zuerst reset auf.
error-actions-shape = Aktionen der Form { $found } wurden übergeben. Erwartet: eine Aktion für jede der { $games } Partien.
error-action = Aktion { $action } kann in Partie { $row } jetzt nicht gewählt werden. Die Maske der Partie sagt, welche möglich sind.
error-illegal-mode = „{ $found }“ ist keine Art, mit unerlaubten Aktionen umzugehen. Möglich: { $known }.
error-learner-seat = Der Lernende kann nicht auf { $found } sitzen. Möglich: 0 bis { $last } oder „random“.
