# What is said to those who train programs on the games.

error-no-observation = { $title } does not say what a learner sees, so it cannot be trained on. Its engine needs `observe` and `parts`.
error-at-least-one = “{ $found }” is not possible for { $what }. Expected: 1 or more.
error-not-reset = No game has begun. Call reset first.
error-actions-shape = Actions of the shape { $found } were given. Expected: one action for each of the { $games } games.
error-action = Action { $action } cannot be chosen in game { $row } now. Its mask says which can.
error-illegal-mode = “{ $found }” is not a way to treat illegal actions. Possible: { $known }.
error-learner-seat = The learner cannot sit at { $found }. Possible: 0 to { $last }, or “random”.
