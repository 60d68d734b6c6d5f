"""A report in plain language: sentences that state only what the intervals support."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ludotheque.core.messages import Messages, Phrase

from ..contests.skills import all_several, several
from ..stats.intervals import Estimate
from ..stats.sequences import GROWING, LEAST, games_until, roughly
from .report import Report

NEVER = 0.02  # a share of games this small is worth a sentence
NARROW = 0.05  # an interval that reaches at most this far to either side has seen enough games to be called even
GAP = "\x1f"  # the place of the parts in a message


@dataclass(frozen=True)
class Statement:
    """A sentence: its claim, its parts for several numbers of players, and its end."""

    claim: str
    parts: Sequence[str] = ()
    end: str = ""
    who: str = ""  # who played

    def said(self, say: Messages) -> str:
        said = f"{self.claim}{'; '.join(self.parts)}{self.end}"
        return say.say("lab-says-who", who=self.who, said=said) if self.who else said


def span(estimate: Estimate, say: Messages, digits: int = 1) -> str:
    return f"{say.number(estimate.low, digits)}–{say.number(estimate.high, digits)}"


def sentences(report: Report, say: Messages) -> list[str]:
    """The most important first."""
    return [statement.said(say) for statement in statements(report, say)]


def statements(report: Report, say: Messages) -> list[Statement]:
    """Every one says who played; those about better play name the two bots themselves."""
    who = say.say("lab-says-among", bots=all_several(report.bots, say))
    others = [_length(report, say), *_ties(report, say), *_tension(report, say), *_rare(report, say)]
    beginning = [replace(statement, who=who) for statement in _beginning(report, say)]
    return beginning + _luck(report, say) + [replace(statement, who=who) for statement in others]


def _length(report: Report, say: Messages) -> Statement:
    parts = [
        say.say(
            "lab-part-length",
            seats=table.seats,
            turns=say.number(table.length.value, 0),
            rounds=say.number(table.rounds.value, 0),
            minutes=span(table.minutes, say, 0),
        )
        for table in report.tables
    ]
    return _stated("lab-says-length", parts, say)


def _stated(id: str, parts: Sequence[str], say: Messages, **fields: Phrase) -> Statement:
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
        first.add(against(table.turns[0].wins, even), _share(table.seats, table.turns[0].wins, even, say, table.games))
        if table.seats > 2:
            last.add(against(table.turns[-1].wins, even), _share(table.seats, table.turns[-1].wins, even, say))
    last.parts.pop("even", None)
    return first.said("lab-says-first-", say) + last.said("lab-says-last-", say)


def _luck(report: Report, say: Messages) -> list[Statement]:
    strong = _Grouped()
    decided = _Grouped()
    names: dict[str, Phrase] = {}
    for table in report.tables:
        luck = table.luck
        if luck is None:
            continue
        names = {"strong": several(luck.strong, say), "weak": several(luck.weak, say)}
        part = _share(table.seats, luck.wins, luck.even, say, luck.deals, table.seats)
        strong.add(against(luck.wins, luck.even), part)
        player, seat = luck.same_player, luck.same_seat
        which = "player" if player.above(seat.high) else "deal" if player.below(seat.low) else "open"
        part = say.say(
            "lab-part-luck", seats=table.seats, player=say.percent(player.value), seat=say.percent(seat.value)
        )
        if which == "open":
            needed = _apart_after(player.value, seat.value, luck.deals)
            part += _more(needed, (player, seat), luck.deals, table.seats, say)
        decided.add(which, part)
    who = say.say("lab-says-pair", **names)
    apart = [replace(statement, who=who) for statement in decided.said("lab-says-luck-", say)]
    return strong.said("lab-says-strong-", say, **names) + apart


def _apart_after(one: float, other: float, count: int) -> int | None:
    """How many observations would tell two shares apart, if they are what they seem."""

    def apart(games: int) -> bool:
        low, high = sorted((one, other))
        return GROWING.rate(low, games).high < GROWING.rate(high, games).low

    return None if one == other else games_until(apart, count)


def _more(needed: int | None, found: Sequence[Estimate], count: int, each: int, say: Messages) -> str:
    """How many more games would settle it: `needed` observations of `each` games, of which `count` are there; a handful
    of them foretells nothing."""
    if needed is None or count < LEAST:
        narrow = all(share.high - share.low <= 2 * NARROW for share in found)
        return f"; {say.say('lab-part-never' if narrow else 'lab-part-few')}"
    return f"; {say.say('lab-part-needed', games=roughly((needed - count) * each))}"


class _Grouped:
    """Groups the numbers of players for which the same claim holds."""

    def __init__(self) -> None:
        self.parts: dict[str, list[str]] = {}

    def add(self, which: str, part: str) -> None:
        self.parts.setdefault(which, []).append(part)

    def said(self, id: str, say: Messages, **fields: Phrase) -> list[Statement]:
        return [_stated(f"{id}{which}", parts, say, **fields) for which, parts in self.parts.items()]


def _share(seats: int, share: Estimate, even: float, say: Messages, count: int = 0, each: int = 1) -> str:
    """`count`: from so many observations of `each` games; how many more would tell is said if they do not."""
    part = say.say(
        "lab-part-share",
        seats=seats,
        share=say.percent(share.value),
        span=say.percent(share.low, share.high),
        even=say.percent(even),
    )
    if not count or against(share, even) != "even":
        return part
    needed = games_until(lambda games: against(GROWING.rate(share.value, games), even) != "even", count)
    return part + _more(None if share.value == even else needed, (share,), count, each, say)


def _ties(report: Report, say: Messages) -> list[Statement]:
    if all(table.ties.value == 0 for table in report.tables):
        high = say.percent(max(table.ties.high for table in report.tables))
        return [Statement(say.say("lab-says-no-ties", high=high))]
    parts = []
    for table in report.tables:
        value, interval = say.percent(table.ties.value), say.percent(table.ties.low, table.ties.high)
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
            said.append(Statement(say.say("lab-says-rare", rule=word, high=say.percent(high))))
    return said


def named(report: Report, say: Messages) -> list[str]:
    """The tags that a game has texts for. The others happen all the time."""
    tags = {fired.tag: fired.times.value for table in report.tables for fired in table.fired}
    known = [tag for tag in tags if say.has(f"{report.game}-fires-{tag}")]
    return sorted(known, key=lambda tag: (-tags[tag], tag))
