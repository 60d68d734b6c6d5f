"""The goal of a tuning as people write it: `first=±1, turns=15-20, skill>=0.6`, or in plain English `first seat within
1 point, 15–20 turns, skill share at least 0.6`."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

from ludotheque.core.contract import Variant
from ludotheque.core.errors import BadRequest

WORDS = {  # what names a measure in a goal
    "first": r"first",
    "turns": r"turns?",
    "skill": r"skill",
    "ties": r"ties?",
    "score": r"scores?",
    "margin": r"margin",
}
SHARES = ("skill", "ties")  # from 0 to 1, or in percent
FORMS = ("first=±1", "turns=15-20", "skill>=0.6", "ties<=0.05", "score=20-30", "margin<=8")

PARTS = re.compile(r"(?<!\d),|,(?!\d)|;|\band\b")  # a comma between digits is one of a number
NUMBER = r"([-+]?\d+(?:[.,]\d+)?)"
AROUND = re.compile(rf"(?:±|\+/?-|\bwithin\b)\s*{NUMBER}")
SPAN = re.compile(rf"{NUMBER}\s*%?\s*(?:-|\bto\b)\s*{NUMBER}")
LEAST = re.compile(rf"(?:>=|≥|\bat least\b|\bfrom\b)\s*{NUMBER}")
MOST = re.compile(rf"(?:<=|≤|\bat most\b|\bup to\b)\s*{NUMBER}")

Goals = str | Iterable[str]


class GoalPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The range that one measure is to be in. `first` counts the points, in percent, by which the starting player wins
    more often than an even share; `skill` and `ties` are shares."""

    measure: Annotated[str, Meta(max_length=20)]
    low: float | None = None
    high: float | None = None

    @property
    def least(self) -> float:
        return -math.inf if self.low is None else self.low

    @property
    def most(self) -> float:
        return math.inf if self.high is None else self.high

    def beyond(self, value: float) -> float:
        """How far a value is outside."""
        return max(self.least - value, value - self.most, 0.0)


def goal_of(goals: Goals) -> list[GoalPart]:
    """Raises BadRequest for what is no goal, with what is possible."""
    texts = [goals] if isinstance(goals, str) else list(goals)
    parts = [_part(text) for whole in texts for text in PARTS.split(whole) if text.strip()]
    if not parts:
        raise BadRequest("error-tune-goal", found=", ".join(texts), known=list(FORMS))
    return parts


def check_goal(goal: Sequence[GoalPart], variant: Variant, seats: Sequence[int]) -> None:
    """Raise BadRequest for a goal that no rules can reach."""
    known = [part.measure for part in goal]
    for part in goal:
        if part.measure not in WORDS or (part.low is None and part.high is None):
            raise BadRequest("error-tune-goal", found=part.measure, known=list(FORMS))
        if known.count(part.measure) > 1:
            raise BadRequest("error-tune-twice", measure=part.measure)
        least, most = _bounds(part.measure, variant, seats)
        if not (part.least <= part.most and part.most >= least and part.least <= most):
            span = _span(least, most)
            raise BadRequest("error-tune-impossible", wanted=written(part), measure=part.measure, range=span)


def _bounds(measure: str, variant: Variant, seats: Sequence[int]) -> tuple[float, float]:
    """What a measure can be."""
    if measure == "first":
        return -100 / max(seats), 100 - 100 / min(seats)
    if measure in SHARES:
        return 0.0, 1.0
    if measure == "turns":
        return 1.0, float(variant.engine.longest)
    return (0.0 if measure == "margin" else -math.inf), math.inf


def _part(text: str) -> GoalPart:
    plain = text.strip().lower().replace("−", "-").replace("–", "-")
    named = [name for name, word in WORDS.items() if re.search(rf"\b{word}\b", plain)]
    factor = 0.01 if named and named[0] in SHARES and "%" in plain else 1.0
    low: float | None = None
    high: float | None = None
    if named == ["first"] and (found := AROUND.search(plain)):
        high = abs(_number(found[1]))
        low = -high
    elif found := SPAN.search(plain):
        low, high = _number(found[1]), _number(found[2])
    else:
        low = _number(found[1]) if (found := LEAST.search(plain)) else None
        high = _number(found[1]) if (found := MOST.search(plain)) else None
    if len(named) != 1 or (low is None and high is None):
        raise BadRequest("error-tune-goal", found=text.strip(), known=list(FORMS))
    return GoalPart(named[0], None if low is None else low * factor, None if high is None else high * factor)


def _number(text: str) -> float:
    return float(text.replace(",", "."))


def written(part: GoalPart) -> str:
    """The part as `goal_of` reads it."""
    if part.measure == "first" and part.low is not None and part.high == -part.low and part.high > 0:
        return f"first=±{part.high:g}"
    if part.low is None or part.high is None:
        return f"{part.measure}<={part.high:g}" if part.low is None else f"{part.measure}>={part.low:g}"
    return f"{part.measure}={part.low:g}-{part.high:g}"


def _span(least: float, most: float) -> str:
    return f"{least:g} … {most:g}".replace("inf", "∞")
