"""Reads `board.toml`: how many cards there are, and what they count."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from ludotheque.core.board.file import BoardFile

from . import DIALS
from .notation import LOCALES
from .state import BOARD, COLOURS, ONES, SEATS, TABLE_BODIES, TABLE_HEAD
from .worths import price

FILE = Path(__file__).with_name("board.toml")


def read(file: Path = FILE, entries: dict[str, Any] | None = None) -> np.record:
    """The board in this file, or the one made of `entries` instead. Raises BadSetup with the line that is wrong."""
    source = BoardFile(file, "winston", LOCALES, entries)
    number = _numbers(source)
    hand, play, colour = number["hand"], number["play"], number["heads"] + number["bodies"]
    if play > hand:
        source.wrong("play", "play", play=play, hand=hand)
    if SEATS * hand > COLOURS * colour:
        source.wrong("hands", "hand", hand=hand, most=COLOURS * colour // SEATS, cards=COLOURS * colour)
    board: np.record = np.zeros(1, BOARD)[0]
    for name in ("hand", "play", "heads", "bodies", "complete", "bone", "poo"):
        board[name] = number[name]
    board.cards = COLOURS * colour
    kinds = [kind for kind in range(COLOURS) for _ in range(colour)]
    for place, kind in enumerate(kinds):
        board.deck[place] = 2 * kind + (place % colour >= number["heads"])
    board.ready = (TABLE_HEAD - number["complete"]) * ONES
    for bodies in range(TABLE_BODIES + 1):
        board.points[bodies] = bodies * number["dog.first"] + number["dog.more"] * (bodies * (bodies - 1) // 2)
    price(board)
    return board


def _numbers(source: BoardFile) -> dict[str, int]:
    """Every number by the path of its dial, within its range."""
    source.check(dict.fromkeys(dial.path.partition(".")[0] for dial in DIALS))
    if not isinstance(source.entries["dog"], dict):
        source.wrong("dog", "dog", found=source.entries["dog"])
    source.check(("first", "more"), "dog")
    found = {}
    for dial in DIALS:
        place: Any = source.entries
        for step in dial.path.split("."):
            place = place[step]
        if type(place) is not int or place not in dial.values:
            low, high = dial.values[0], dial.values[-1]
            source.wrong("number", *dial.path.split("."), entry=dial.path, found=place, low=low, high=high)
        found[dial.path] = place
    return found


def longest(board: np.record) -> int:
    """An upper bound of the moves of a game: all cards played, as many ends of turns, every dog taken; and between two
    cards played, at most a round of seats and all heads, unplayable, go under the pile (after that W3 has ended the
    game)."""
    cards, heads = int(board.cards), COLOURS * int(board.heads)
    return cards + cards + heads + cards * (heads + SEATS)
