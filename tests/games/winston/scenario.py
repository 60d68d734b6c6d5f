"""Positions of Winston from named cards."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import ludotheque
from ludotheque import Match
from ludotheque.games.winston.notation import CARD_NAMES
from ludotheque.games.winston.view import WinstonView


def deck(hands: list[str], pile: str = "", bottom: str = "") -> list[str]:
    """A whole deck that deals these hands; the pile begins with `pile` and ends with `bottom`."""
    dealt = [card for hand in hands for card in hand.split()]
    assert all(len(hand.split()) == 5 for hand in hands)
    left = Counter({card: 3 if card.endswith("h") else 8 for card in CARD_NAMES})
    left.subtract(dealt + pile.split() + bottom.split())
    assert min(left.values()) >= 0
    return dealt + pile.split() + sorted(left.elements()) + bottom.split()


def start(hands: list[str], pile: str = "", bottom: str = "", first: int = 0, **options: Any) -> Match:
    game = ludotheque.game("winston", **options)
    return game.new(len(hands), deck=deck(hands, pile, bottom), first=first)


def play(match: Match, moves: str) -> Match:
    """Moves separated by commas, `end` included."""
    for move in moves.split(","):
        match.play(move.strip())
    return match


def empty_pile(match: Match) -> Match:
    """Remove the rest of the pile (its cards are nowhere: for tests of a single rule)."""
    match.state.pile = 0
    return match


def view(match: Match, seat: int | None = None) -> WinstonView:
    return cast(WinstonView, match.view(seat))
