"""How compiled loops number the bots that are one kernel call."""

RANDOM, GREEDY = 0, 1

POLICIES = {"random": RANDOM, "greedy": GREEDY}
