"""The whole suite for one game, as pytest runs it; `python -m ludotheque.testing` says which game."""

from __future__ import annotations

from ludotheque.core.contract import Game, Variant

from .conformance import Check
from .texts import TextCheck


def test_rules(check: Check, variant: Variant, seats: int) -> None:
    check(variant, seats)


def test_texts(check: TextCheck, game: Game) -> None:
    check(game)
