"""Long tests of the server: fuzzers, a siege, and a soak with a history checker.

    python -m tests.soak          players and disasters (make soak)
    python -m tests.soak.fuzz     mutated requests and socket messages (make fuzz)
    python -m tests.soak.siege    a player beside an attacker (make siege)
    python -m tests.soak.idle     many idle sockets on one process

Nothing here is collected by pytest; the tests in `tests/security` and `tests/server/test_soak.py` use parts of it.
"""
