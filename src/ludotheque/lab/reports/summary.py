"""A report in plain language: sentences that state only what the intervals support."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludotheque.core.messages import Messages

from ..stats.intervals import Estimate
from .report import Report

NEVER = 0.02  # a share of games this small is worth a sentence
GAP = "\x1f"  # the place of the parts in a message


@dataclass(frozen=True)
class Statement:
    """A sentence: its claim, its parts for several numbers of players, and its end."""

    claim: str
    parts: Sequence[str] = ()
    end: str = ""

    def __str__(self) -> str:
        return f"{self.claim}{'; '.join(self.parts)}{self.end}"


def percent(share: float, say: Messages) -> str:
    return f"{say.number(100 * share)} %"


def percent_span(estimate: Estimate, say: Messages) -> str:
    return f"{say.number(100 * estimate.low)}–{say.number(100 * estimate.high)} %"


def span(estimate: Estimate, say: Messages, digits: int = 1) -> str:
    return f"{say.number(estimate.low, digits)}–{say.number(estimate.high, digits)}"


def sentences(report: Report, say: Messages) -> list[str]:
    """The most important first."""
    return [str(statement) for statement in statements(report, say)]


def statements(report: Report, say: Messages) -> list[Statement]:
    found = _beginning(report, say) + _luck(report, say)
    parts = [
        say.say(
            "lab-part-length",
            seats=table.seats,
            moves=say.number(table.moves.value, 0),
            minutes=say.number(table.minutes.value, 0),
        )
        for table in report.tables
    ]
    found.append(_stated("lab-says-length", parts, say))
    return found + _ties(report, say) + _tension(report, say) + _rare(report, say)


def _stated(id: str, parts: Sequence[str], say: Messages, **fields: str) -> Statement:
    claim, _, end = say.say(id, parts=GAP, **fields).partition(GAP)
    return Statement(claim, parts, end)


def against(estimate: Estimate, even: float) -> str:
    """The claim that the interval supports."""
    return "more" if estimate.above(even) else "less" if estimate.below(even) else "even"


def _beginning(report: Report, say: Messages) -> list[Statement]:
    first = _Grouped()
    last = _Grouped()
    for table in report.tables:
        even = 1 / table.seats
        first.add(against(table.turns[0].wins, even), _share(table.seats, table.turns[0].wins, even, say))
        if table.seats > 2:
            last.add(against(table.turns[-1].wins, even), _share(table.seats, table.turns[-1].wins, even, say))
    last.parts.pop("even", None)
    return first.said("lab-says-first-", say) + last.said("lab-says-last-", say)


def _luck(report: Report, say: Messages) -> list[Statement]:
    strong = _Grouped()
    decided = _Grouped()
    names: dict[str, str] = {}
    for table in report.tables:
        luck = table.luck
        if luck is None:
            continue
        names = {"strong": _named(luck.strong, say), "weak": _named(luck.weak, say)}
        strong.add(against(luck.wins, luck.even), _share(table.seats, luck.wins, luck.even, say))
        player, seat = luck.same_player, luck.same_seat
        which = "player" if player.above(seat.high) else "deal" if player.below(seat.low) else "open"
        part = say.say(
            "lab-part-luck", seats=table.seats, player=percent(player.value, say), seat=percent(seat.value, say)
        )
        decided.add(which, part)
    return strong.said("lab-says-strong-", say, **names) + decided.said("lab-says-luck-", say)


def _named(bot: str, say: Messages) -> str:
    return say.say(f"bot-{bot}") if say.has(f"bot-{bot}") else bot


class _Grouped:
    """Groups the numbers of players for which the same claim holds."""

    def __init__(self) -> None:
        self.parts: dict[str, list[str]] = {}

    def add(self, which: str, part: str) -> None:
        self.parts.setdefault(which, []).append(part)

    def said(self, id: str, say: Messages, **fields: str) -> list[Statement]:
        return [_stated(f"{id}{which}", parts, say, **fields) for which, parts in self.parts.items()]


def _share(seats: int, share: Estimate, even: float, say: Messages) -> str:
    return say.say(
        "lab-part-share",
        seats=seats,
        share=percent(share.value, say),
        span=percent_span(share, say),
        even=percent(even, say),
    )


def _ties(report: Report, say: Messages) -> list[Statement]:
    if all(table.ties.value == 0 for table in report.tables):
        high = percent(max(table.ties.high for table in report.tables), say)
        return [Statement(say.say("lab-says-no-ties", high=high))]
    parts = []
    for table in report.tables:
        value, interval = percent(table.ties.value, say), percent_span(table.ties, say)
        parts.append(say.say("lab-part-value", seats=table.seats, value=value, span=interval))
    return [_stated("lab-says-ties", parts, say)]


def _tension(report: Report, say: Messages) -> list[Statement]:
    said = []
    for what in ("leads", "choices"):
        parts = []
        for table in report.tables:
            found: Estimate | None = getattr(table, what)
            if found is not None and found.bounded:
                value = say.number(found.value)
                parts.append(say.say("lab-part-value", seats=table.seats, value=value, span=span(found, say)))
        if parts:
            said.append(_stated(f"lab-says-{what}", parts, say))
    return said


def _rare(report: Report, say: Messages) -> list[Statement]:
    """Events that hardly ever happen with any number of players."""
    said = []
    words = {tag: say.say(f"{report.game}-fires-{tag}") for tag in named(report, say)}
    for tag, word in words.items():
        shares = [fired.games for table in report.tables for fired in table.fired if fired.tag == tag]
        high = max(share.high for share in shares)
        if len(shares) == len(report.tables) and high < NEVER:
            said.append(Statement(say.say("lab-says-rare", rule=word, high=percent(high, say))))
    return said


def named(report: Report, say: Messages) -> list[str]:
    """The tags that a game has texts for. The others happen all the time."""
    tags = {fired.tag: fired.times.value for table in report.tables for fired in table.fired}
    known = [tag for tag in tags if say.has(f"{report.game}-fires-{tag}")]
    return sorted(known, key=lambda tag: (-tags[tag], tag))
