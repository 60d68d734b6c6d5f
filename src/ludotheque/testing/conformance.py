"""Checks that every game on the shelf must pass. Each takes a variant and a number of seats and asserts.

To run a game through all of it::

    from ludotheque.testing.conformance import CHECKS, cases

    @pytest.mark.parametrize(("variant", "seats"), cases(GAME))
    @pytest.mark.parametrize("check", CHECKS)
    def test_conformance(check, variant, seats):
        check(variant, seats)

A failure is a sentence that says what was found and what was expected, and begins with the case: game, options, number
of players, seed, moves played, seat.
"""

from __future__ import annotations

from .case import Check as Check
from .case import case_name as case_name
from .case import cases as cases
from .checks import ANYWHERE
from .checks.compiled import kernels_keep_their_arrays
from .checks.records import HALFWAY as HALFWAY

CHECKS: tuple[Check, ...] = (*ANYWHERE, kernels_keep_their_arrays)
