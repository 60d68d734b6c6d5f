"""The dials of a sweep as people write them: `hand=3-7`, `hand=3,5`, `hand`, `edition=second,first`."""

from __future__ import annotations

import itertools
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from ludotheque.core.board.dials import GameDial, all_dials, spelled, turned
from ludotheque.core.contract import Value, Variant
from ludotheque.core.errors import BadOption, LudothequeError

from ..run.question import Rule

MOST_DIALS = 2
LEAST_PLACES = 2
SPAN = re.compile(r"(-?\d+)[-–](-?\d+)(?::([1-9]\d*))?")

Dials = str | Sequence[str] | Mapping[str, Sequence[Value]]  # "hand=3-7", ["hand=3-7", "play=1-3"], {"hand": [3, 4]}


class SweptDial(msgspec.Struct, frozen=True):
    """A dial and the values that it takes."""

    name: str
    values: list[Value]
    usual: Any  # what holds unless it is turned: a printed number, an option's default


def swept_dials(variant: Variant, dials: Dials, most: int = MOST_DIALS) -> list[SweptDial]:
    """Raises BadOption for more than `most` dials, for one that the game does not have, and for a value that it cannot
    take."""
    if not isinstance(dials, Mapping):
        dials = dict(_written(variant, text) for text in ([dials] if isinstance(dials, str) else dials))
    known = {dial.name: dial for dial in _sweepable(variant)}
    if not 1 <= len(dials) <= most:
        raise BadOption("error-sweep-dials", found=len(dials), known=list(known))
    return [_checked(known[_known(variant, name)], list(values)) for name, values in dials.items()]


@dataclass(frozen=True)
class Grid:
    """The rules at every combination of values, all else as in a variant. Those of which there can be no board are
    left out."""

    dials: list[SweptDial]
    rules: tuple[Rule, ...]
    at: list[list[Value]]  # the values of each
    left_out: list[list[Value]]

    @property
    def base(self) -> int:
        """The number of the rule that others are compared with: the usual one, or the first if it is not there."""
        usual = [dial.usual for dial in self.dials]
        return self.at.index(usual) if usual in self.at else 0


def grid(variant: Variant, dials: Sequence[SweptDial]) -> Grid:
    """Raises LudothequeError if there can be no board, or just one."""
    rules: list[Rule] = []
    at: list[list[Value]] = []
    left_out: list[list[Value]] = []
    refused: LudothequeError | None = None
    for values in itertools.product(*(dial.values for dial in dials)):
        try:
            rules.append(rule_at(variant, dials, values))
            at.append(list(values))
        except LudothequeError as error:
            refused = error
            left_out.append(list(values))
    if refused is not None and len(rules) < LEAST_PLACES:
        raise refused
    return Grid(list(dials), tuple(rules), at, left_out)


def rule_at(variant: Variant, dials: Sequence[SweptDial], values: Sequence[Value]) -> Rule:
    """The rules with these values. Raises LudothequeError for a board that cannot be."""
    options: dict[str, Value] = dict(variant.options)
    numbers: dict[str, Any] = dict(variant.numbers)
    for dial, value in zip(dials, values, strict=True):
        (options if dial.name in options else numbers)[dial.name] = value
    # a number that is as printed is no change: the same games are the same, however they are asked for
    rule = variant.game.variant(options, turned(variant.game, numbers))
    _ = rule.engine
    return Rule(label_of(dials, values), rule)


def label_of(dials: Sequence[SweptDial], values: Sequence[Value]) -> str:
    return ", ".join(f"{dial.name}={spelled(value)}" for dial, value in zip(dials, values, strict=True))


def _sweepable(variant: Variant) -> list[GameDial]:
    found = [dial for dial in all_dials(variant.game) if dial.values]
    if not found:
        raise BadOption("error-no-dials", title=variant.game.title)
    return found


def _known(variant: Variant, name: str) -> str:
    known = [dial.name for dial in _sweepable(variant)]
    if name not in known:
        raise BadOption("error-sweep-dial", title=variant.game.title, found=name, known=known)
    return name


def _written(variant: Variant, text: str) -> tuple[str, Sequence[Value]]:
    name, equals, values = text.partition("=")
    wanted = _known(variant, name.strip())
    dial = next(dial for dial in _sweepable(variant) if dial.name == wanted)
    if not equals:
        return dial.name, dial.values
    found: list[Value] = []
    for part in filter(None, (part.strip() for part in values.split(","))):
        span = SPAN.fullmatch(part)
        if span is not None:
            low, high = int(span[1]), int(span[2])
            for end in (low, high):  # before a list of a billion numbers is made
                _check(dial, end)
            found += range(low, high + 1, int(span[3] or 1))
        else:
            found.append(next((value for value in dial.values if spelled(value) == part.lower()), part))
    return dial.name, found


def _checked(dial: GameDial, values: list[Value]) -> SweptDial:
    for value in values:
        _check(dial, value)
    different = list(dict.fromkeys(values))
    if len(different) < 2:
        raise BadOption("error-sweep-values", dial=dial.name, range=dial.range)
    return SweptDial(dial.name, different, dial.usual)


def _check(dial: GameDial, value: Any) -> None:
    # True == 1 in Python, so compare the type as well
    if not any(value == known and type(value) is type(known) for known in dial.values):
        raise BadOption("error-sweep-value", dial=dial.name, found=spelled(value), range=dial.range)
