"""Errors are part of the interface: each says in the reader's language what was expected, and nothing was changed::

LudothequeError
├── UnknownGame, BadOption, BadSeats, BadSeed, BadSetup     a game that cannot be opened like this
├── BadGame                                                 a game whose code is not complete
├── MoveError                                               a move that is not played:
│   ├── BadText        no move of this game
│   ├── IllegalMove    against a rule, named by `rule`
│   ├── OutOfTurn      not this seat's turn
│   └── GameOver
├── BotFailed          an external bot failed
├── RecordError        a record that cannot be read, with `line` and `move`
└── BadRequest         any other request for something that does not exist
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

from .messages import GENERAL, Phrase, messages

LONGEST_QUOTED = 300  # characters
LARGEST_SPELLED = 64  # bits


def plain(phrase: Phrase) -> Phrase:
    """The phrase with safe quotes. They may come from a stranger: they are cut where they are endless, and cannot steer
    a terminal or look like separate lines."""
    return Phrase(phrase.id, {name: _plain(value) for name, value in phrase.fields.items()}, phrase.folder)


def _plain(value: Any) -> Any:
    if isinstance(value, Phrase):
        return plain(value)
    if isinstance(value, list):
        return [_plain(v) for v in value]
    if isinstance(value, int) and value.bit_length() > LARGEST_SPELLED:  # too large to be written as a number
        value = str(value) if value.bit_length() < LONGEST_QUOTED else "…"
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)
    if not isinstance(value, str):
        return value
    shown = " ".join(value[: LONGEST_QUOTED + 1].split())
    shown = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in shown)
    return shown if len(value) <= LONGEST_QUOTED else shown[:LONGEST_QUOTED] + "…"


class LudothequeError(Exception):
    """Any error that the caller can correct. `phrase` is its message, for any language."""

    def __init__(self, id: str, folder: Path = GENERAL, **fields: Any) -> None:
        super().__init__(id)
        self.phrase = plain(Phrase(id, fields, folder))
        self.at_table = self.phrase  # for people at a table: without moves in notation, ids of rules, numbers of plies

    def __str__(self) -> str:
        return messages("en").say_phrase(self.phrase)


class UnknownGame(LudothequeError):
    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__("error-unknown-game", name=name, known=known)


class BadOption(LudothequeError):
    pass


class BadSeats(LudothequeError):
    def __init__(self, **fields: Any) -> None:
        super().__init__("error-seats", **fields)


class BadSeed(LudothequeError):
    def __init__(self, found: object) -> None:
        super().__init__("error-seed", found=str(found))


class BadSetup(LudothequeError):
    pass


class BadGame(LudothequeError):
    pass


class MoveError(LudothequeError):
    move: str | None = None  # as it was given


class BadText(MoveError):
    def __init__(self, text: str, legal: list[str]) -> None:
        super().__init__("error-text", text=text, legal=legal)
        self.at_table = Phrase("error-text-table")
        self.move = text


class IllegalMove(MoveError):
    def __init__(self, text: str, rule: str, reason: Phrase) -> None:
        super().__init__("error-illegal", text=text, rule=rule, reason=reason)
        self.at_table = plain(reason)
        self.move = text
        self.rule = rule


class OutOfTurn(MoveError):
    def __init__(self, id: str, **fields: Any) -> None:
        super().__init__(id, **fields)
        if "mover" in fields:
            self.at_table = plain(Phrase("error-turn-table", {"mover": fields["mover"]}))


class GameOver(MoveError):
    def __init__(self) -> None:
        super().__init__("error-over")


class BotFailed(LudothequeError):
    pass


class RecordError(LudothequeError):
    """`line` counts from 1 in the file, `move` from 1 in the record; None where the fault is not in a move."""

    def __init__(self, line: int, reason: Phrase, move: int | None = None) -> None:
        super().__init__(
            "error-record" if move is None else "error-record-move", line=line, move=move or 0, reason=reason
        )
        self.line, self.move, self.reason = line, move, plain(reason)


class BadRequest(LudothequeError):
    pass
