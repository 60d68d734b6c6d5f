"""Every game on the shelf, under every option and with every number of players, keeps the contract."""

from __future__ import annotations

import pytest

from ludotheque.core.contract import Variant
from ludotheque.core.shelf import shelf
from ludotheque.testing.conformance import CHECKS, Check, case_name, cases

CASES = [case for game in shelf().values() for case in cases(game)]


@pytest.mark.parametrize(("variant", "seats"), CASES, ids=case_name)
@pytest.mark.parametrize("check", CHECKS, ids=case_name)
def test_conformance(check: Check, variant: Variant, seats: int) -> None:
    check(variant, seats)
