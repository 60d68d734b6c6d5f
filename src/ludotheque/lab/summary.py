"""A report in plain language: sentences that state only what the intervals support."""

from __future__ import annotations

from ludotheque.core.messages import Messages

from .intervals import Estimate
from .report import Report, TableReport

NEVER = 0.02  # a share of games this small is worth a sentence


def percent(share: float, say: Messages) -> str:
    return f"{say.number(100 * share)} %"


def percent_span(estimate: Estimate, say: Messages) -> str:
    return f"{say.number(100 * estimate.low)}–{say.number(100 * estimate.high)} %"


def span(estimate: Estimate, say: Messages, digits: int = 1) -> str:
    return f"{say.number(estimate.low, digits)}–{say.number(estimate.high, digits)}"


def sentences(report: Report, say: Messages) -> list[str]:
    """For the whole report, the most important first."""
    found: list[str] = []
    for table in report.tables:
        found += _beginning(table, say)
    for table in report.tables:
        found += _luck(table, say)
    found += _length(report, say)
    found += _ties(report, say)
    found += _tension(report, say)
    found += _rare(report, say)
    return found


def _beginning(table: TableReport, say: Messages) -> list[str]:
    even = 1 / table.seats
    first = table.turns[0].wins
    which = "more" if first.above(even) else "less" if first.below(even) else "even"
    said = [
        say.say(
            f"lab-says-first-{which}",
            seats=table.seats,
            share=percent(first.value, say),
            span=percent_span(first, say),
            even=percent(even, say),
        )
    ]
    last = table.turns[-1].wins
    if table.seats > 2 and (last.above(even) or last.below(even)):
        id = "lab-says-last-more" if last.above(even) else "lab-says-last-less"
        share, interval = percent(last.value, say), percent_span(last, say)
        said.append(say.say(id, seats=table.seats, share=share, span=interval))
    return said


def _luck(table: TableReport, say: Messages) -> list[str]:
    luck = table.luck
    if luck is None:
        return []
    stronger = "more" if luck.wins.above(luck.even) else "less" if luck.wins.below(luck.even) else "even"
    said = say.say(
        f"lab-says-strong-{stronger}",
        seats=table.seats,
        strong=luck.strong,
        weak=luck.weak,
        share=percent(luck.wins.value, say),
        span=percent_span(luck.wins, say),
        even=percent(luck.even, say),
    )
    if luck.same_player.low > luck.same_seat.high:
        which = "player"
    elif luck.same_seat.low > luck.same_player.high:
        which = "deal"
    else:
        which = "open"
    decided = say.say(
        f"lab-says-luck-{which}",
        player=percent(luck.same_player.value, say),
        seat=percent(luck.same_seat.value, say),
    )
    return [f"{said} {decided}"]


def _length(report: Report, say: Messages) -> list[str]:
    parts = [
        say.say(
            "lab-says-length-part",
            seats=table.seats,
            moves=say.number(table.moves.value, 0),
            minutes=say.number(table.minutes.value, 0),
        )
        for table in report.tables
    ]
    return [say.say("lab-says-length", parts="; ".join(parts))]


def _ties(report: Report, say: Messages) -> list[str]:
    most = max(report.tables, key=lambda table: table.ties.value)
    if most.ties.value == 0:
        return [say.say("lab-says-no-ties", high=percent(max(table.ties.high for table in report.tables), say))]
    share, interval = percent(most.ties.value, say), percent_span(most.ties, say)
    return [say.say("lab-says-ties", seats=most.seats, share=share, span=interval)]


def _tension(report: Report, say: Messages) -> list[str]:
    said = []
    for table in report.tables:
        if table.leads is not None and table.choices is not None:
            said.append(
                say.say(
                    "lab-says-tension",
                    seats=table.seats,
                    leads=say.number(table.leads.value),
                    span=span(table.leads, say),
                    choices=say.number(table.choices.value),
                )
            )
    return said


def _rare(report: Report, say: Messages) -> list[str]:
    """Rules that hardly ever come into play, whatever the number of players."""
    said = []
    words = {tag: say.say(f"{report.game}-fires-{tag}") for tag in named(report, say)}
    for tag, word in words.items():
        shares = [fired.games for table in report.tables for fired in table.fired if fired.tag == tag]
        high = max(share.high for share in shares)
        if len(shares) == len(report.tables) and high < NEVER:
            said.append(say.say("lab-says-rare", rule=word, high=percent(high, say)))
    return said


def named(report: Report, say: Messages) -> list[str]:
    """The tags that a game has words for: the others are what happens all the time."""
    tags = {fired.tag: fired.times.value for table in report.tables for fired in table.fired}
    known = [tag for tag in tags if say.has(f"{report.game}-fires-{tag}")]
    return sorted(known, key=lambda tag: (-tags[tag], tag))
