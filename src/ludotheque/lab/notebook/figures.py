"""The numbers of every answer as rows of one table, and what differs between two answers."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec

from ludotheque.core.board.dials import spelled
from ludotheque.core.errors import BadRequest

from ..comparisons.comparison import Clear, Difference
from ..quality.registry import QUALITIES as EVERY_QUALITY
from ..quality.said import PARTS
from ..stats.intervals import Estimate
from ..stats.sequences import GROWING
from ..tuning.tuning import TunedMeasure
from .entries import Answered, read_answer
from .forms import COMPARISON, QUALITIES, REPORT, SUMMARY, SWEEP, TUNING

SHARES = ("first", "ties", "wins", "skill")  # measures that are shares of the games
UNITS = {f"quality-{quality.id}": quality.unit for quality in EVERY_QUALITY}


class Figure(NamedTuple):
    """One number of an answer. Without an interval its bounds are infinite."""

    label: str  # what tells it from others of the answer: the value of a dial, a seat; of a comparison, its two rules
    seats: int
    measure: str  # as in `compare --ask`, or a quality; of a comparison it is the difference
    found: Estimate
    games: int

    @property
    def factor(self) -> int:
        """Shares are written in percent."""
        return PARTS.get(UNITS[self.measure], 1) if self.measure in UNITS else 100 if self.measure in SHARES else 1


def figures(entry: Answered) -> list[Figure]:
    """All numbers of an answer. None, if the command is one that this version does not know."""
    if entry.asked.command not in READERS:
        return []
    try:
        return list(READERS[entry.asked.command](entry.answer))
    except msgspec.ValidationError as error:
        raise BadRequest("notebook-answer", number=entry.number, detail=str(error)) from None


def differences(one: Answered, other: Answered) -> list[tuple[Figure, Difference]]:
    """Where both have measured the same, the second beside the first. As everywhere at the lab, the intervals are the
    verdict: a difference is clear where they have nothing in common."""
    before = {(each.label, each.seats, each.measure): each for each in figures(one) if each.found.bounded}
    found = []
    for after in figures(other):
        base = before.get((after.label, after.seats, after.measure))
        if base is not None and after.found.bounded:
            found.append((after, _difference(base, after)))
    if not found:
        raise BadRequest("notebook-nothing-alike", one=one.number, other=other.number)
    return found


def _difference(base: Figure, after: Figure) -> Difference:
    one, other = base.found, after.found
    apart = Estimate(other.value - one.value, other.low - one.high, other.high - one.low)
    clear: Clear | None = "more" if apart.above(0) else "less" if apart.below(0) else None
    return Difference(after.measure, one.value, other.value, apart, clear)


def _simulated(answer: dict[str, Any]) -> Iterator[Figure]:
    found = read_answer(answer, SUMMARY)
    seats, games = len(found.seats), found.games
    for number, seat in enumerate(found.seats, 1):
        yield Figure(f"{number} {seat.bot}", seats, "wins", GROWING.rate(seat.wins, games), games)
        squares = games * (seat.score_sd**2 + seat.score**2)
        yield Figure(f"{number} {seat.bot}", seats, "score", GROWING.mean(games * seat.score, squares, games), games)
    yield Figure("", seats, "ties", GROWING.rate(found.ties, games), games)
    yield Figure("", seats, "turns", Estimate(found.turns.mean, -math.inf, math.inf), games)


def _reported(answer: dict[str, Any]) -> Iterator[Figure]:
    for table in read_answer(answer, REPORT).tables:
        measured = {
            "first": table.turns[0].wins,
            "turns": table.length,
            "margin": table.margin,
            "ties": table.ties,
            "minutes": table.minutes,
        }
        for measure, found in measured.items():
            yield Figure("", table.seats, measure, found, table.games)


def _compared(answer: dict[str, Any]) -> Iterator[Figure]:
    found = read_answer(answer, COMPARISON)
    for rule in found.rules:
        for each in rule.differences:
            label = f"{rule.rule} − {found.base}"
            yield Figure(label, found.seats, each.measure, each.difference, found.games)


def _swept(answer: dict[str, Any]) -> Iterator[Figure]:
    found = read_answer(answer, SWEEP)
    for place in found.places:
        values = zip(found.dials, place.values, strict=True)
        label = ", ".join(f"{dial.name}={spelled(value)}" for dial, value in values)
        for each in place.measures:
            yield Figure(label, place.seats, each.measure, each.found, place.games)


def _tuned(answer: dict[str, Any]) -> Iterator[Figure]:
    """Of the rules that reach the goal, or of those that come nearest."""
    found = read_answer(answer, TUNING)
    for point in found.nearest or found.front:
        values = zip(found.dials, point.values, strict=True)
        label = ", ".join(f"{dial.name}={spelled(value)}" for dial, value in values)
        for each in point.measures:
            at = f"{label} ({each.bot})" if len(found.bots) > 1 else label
            yield Figure(at, each.seats, each.measure, _share_of(each), each.games)


def _share_of(each: TunedMeasure) -> Estimate:
    """As everywhere in a notebook: of the starting player, the share of the wins."""
    if each.measure != "first":
        return each.found
    part, even = each.found.times(0.01), 1 / each.seats
    return Estimate(part.value + even, part.low + even, part.high + even)


def _qualities(answer: dict[str, Any]) -> Iterator[Figure]:
    found = read_answer(answer, QUALITIES)
    for game in found.games:
        for table in game.tables:
            for id, estimate in table.found.items():
                label = game.title if len(found.games) > 1 else ""
                yield Figure(label, table.seats, f"quality-{id}", estimate, table.games)


READERS: dict[str, Callable[[dict[str, Any]], Iterator[Figure]]] = {
    "simulate": _simulated,
    "report": _reported,
    "compare": _compared,
    "sweep": _swept,
    "tune": _tuned,
    "qualities": _qualities,
}
