"""The space of a tuning: every combination of the values of its dials."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from ludotheque.core.board.dials import all_dials
from ludotheque.core.contract import Value, Variant
from ludotheque.core.errors import BadOption, LudothequeError

from ..run.question import Rule
from ..sweeps.swept import Dials, SweptDial, rule_at, swept_dials

Point = tuple[int, ...]  # of every dial, the number of its value
Floats = npt.NDArray[np.float64]


def tuned_dials(variant: Variant, dials: Dials) -> list[SweptDial]:
    """The dials as people write them. Without any: all whole numbers of the board."""
    if not dials:
        dials = {
            dial.name: dial.values
            for dial in all_dials(variant.game)
            if not dial.is_option and len(dial.values) > 1 and all(type(value) is int for value in dial.values)
        }
        if not dials:
            known = [dial.name for dial in all_dials(variant.game) if dial.values]
            if not known:
                raise BadOption("error-no-dials", title=variant.game.title)
            raise BadOption("error-tune-dials", title=variant.game.title, known=known)
    return swept_dials(variant, dials, most=len(all_dials(variant.game)))


class Space:
    """Points, the rules at them, and how far they are from the printed ones."""

    def __init__(self, variant: Variant, dials: Sequence[SweptDial]) -> None:
        self.variant, self.dials = variant, list(dials)
        self.size = math.prod(len(dial.values) for dial in dials)
        self._ordered = [all(type(value) is int for value in dial.values) for dial in dials]
        self.usual: Point = tuple(_nearest(dial) for dial in dials)
        self._refused: LudothequeError | None = None

    def values(self, point: Point) -> list[Value]:
        return [dial.values[number] for dial, number in zip(self.dials, point, strict=True)]

    def rule(self, point: Point) -> Rule | None:
        """The rules at a point; None if there can be no such board."""
        try:
            return rule_at(self.variant, self.dials, self.values(point))
        except LudothequeError as error:
            self._refused = error
            return None

    def check_any(self) -> None:
        """Raise what was wrong with the last board that cannot be: none of them can."""
        if self._refused is not None:
            raise self._refused

    def changes(self, point: Point) -> tuple[int, float]:
        """How many dials are turned from what is usual, and how far: parts of their ranges, added up."""
        count, size = 0, 0.0
        for dial, ordered, value in zip(self.dials, self._ordered, self.values(point), strict=True):
            if value == dial.usual and type(value) is type(dial.usual):
                continue
            count += 1
            whole = {*dial.values, dial.usual} if ordered else set()
            size += abs(int(value) - int(dial.usual)) / (max(whole) - min(whole)) if ordered else 1.0
        return count, size

    def cost(self, point: Point) -> float:
        """One number in the order of `changes`: fewer changes first, then smaller ones."""
        count, size = self.changes(point)
        return count + size / (len(self.dials) + 1)

    def vectors(self, points: Sequence[Point]) -> Floats:
        """The points as rows of numbers: a column from 0 to 1 for a dial of numbers, one for each value of others."""
        columns: list[Any] = []
        chosen = np.array(points, np.int64).reshape(len(points), len(self.dials))
        for dial, ordered, numbers in zip(self.dials, self._ordered, chosen.T, strict=True):
            if ordered:
                values = np.array([int(value) for value in dial.values], np.float64)
                columns.append((values[numbers] - values.min()) / max(values.max() - values.min(), 1.0))
            else:
                columns += [(numbers == number).astype(np.float64) for number in range(len(dial.values))]
        return np.stack(columns, axis=1)


def _nearest(dial: SweptDial) -> int:
    """The number of the usual value, or of the one next to it."""
    if dial.usual in dial.values:
        return dial.values.index(dial.usual)
    if type(dial.usual) is int and all(type(value) is int for value in dial.values):
        return min(range(len(dial.values)), key=lambda number: abs(int(dial.values[number]) - dial.usual))
    return 0
