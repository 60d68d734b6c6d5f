"""How compiled loops number the policies that are one kernel call.

They are here because kernels may only use constants of `core` and of their own folder (see `core.kernels.cache`).
"""

RANDOM, GREEDY, QUICK = 0, 1, 2  # quick: greedy, but it forgets and slips
