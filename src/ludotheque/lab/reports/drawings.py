"""The panels of a report's page."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from ludotheque.core.messages import Messages, Phrase

from ..charts.emblems import COLOURS
from ..contests.skills import bot_in_words, several
from ..stats.intervals import Estimate
from .panels import SHARES_OF_LUCK, Group, Row, grid, histograms, panel, parts, spans
from .report import Report, TableReport
from .summary import named, span

LEVEL_COLOURS = {"beginner": COLOURS[2], "club": COLOURS[0], "master": COLOURS[3]}


def drawings(report: Report, say: Messages) -> str:
    """What was not measured is not drawn."""
    return "".join(_all(report, say))


def _all(report: Report, say: Messages) -> Iterator[str]:
    yield _panel("seats", _seats(report, say), say, wide=False)
    if any(table.luck for table in report.tables):
        yield _panel("luck", _luck(report, say), say, wide=False)
    if any(table.levels for table in report.tables):
        yield _panel("levels", _levels(report, say), say, wide=True)
    lengths = {
        table.seats: (
            _players(table, say),
            table.lengths,
            say.say(
                "lab-chart-lengths-mean",
                turns=say.number(table.length.value),
                minutes=span(table.minutes, say, 0),
            ),
        )
        for table in report.tables
    }
    yield _panel("lengths", f"<div style='--value:9rem'>{histograms(lengths, say)}</div>", say, wide=True)
    if not _pointless(report):
        scores = {
            table.seats: (_players(table, say), table.scores, say.number(_mean(table.scores)))
            for table in report.tables
        }
        yield _panel("scores", f"<div style='--value:9rem'>{histograms(scores, say)}</div>", say, wide=True)
    yield _panel("tension", _tension(report, say), say, wide=True)
    if all(table.watched for table in report.tables) and named(report, say):
        yield _panel("rules", _rules(report, say), say, wide=True)


def _panel(name: str, inside: str, say: Messages, wide: bool) -> str:
    return panel(name, say.say(f"lab-chart-{name}"), say.say(f"lab-chart-{name}-how"), inside, wide)


def _players(table: TableReport, say: Messages) -> str:
    return say.say("lab-players", seats=table.seats)


def _mean(counts: dict[int, int]) -> float:
    return sum(value * count for value, count in counts.items()) / sum(counts.values())


def _pointless(report: Report) -> bool:
    """Whether the points only repeat who won."""
    return all(len(table.scores) <= 2 for table in report.tables)


NARROW = 0.45  # between ticks of the narrow charts by level, also on paper


def _beside(estimate: Estimate, even: float) -> Estimate:
    return Estimate(estimate.value - even, estimate.low - even, estimate.high - even)


def _points(say: Messages) -> dict[float, str]:
    """Ticks in points of a per cent, either way of a fair share."""
    return {step / 100: say.signed(step, 0) for step in (-40, -30, -20, -10, -5, 0, 5, 10, 20, 30, 40)}


def _seats(report: Report, say: Messages) -> str:
    groups = []
    for table in report.tables:
        even = 1 / table.seats
        rows = [
            Row(
                say.say("web-lab-turn", turn=turn.turn),
                _beside(turn.wins, even),
                say.percent(turn.wins.value),
                COLOURS[turn.turn - 1],
            )
            for turn in table.turns
        ]
        groups.append(Group(_players(table, say), rows, 0.0))
    return spans(groups, _thinned(_points(say), groups))


def _thinned(ticks: dict[float, str], groups: list[Group], apart: float = 0.22) -> dict[float, str]:
    """Only ticks that are far enough apart: a part of the scale."""
    ends = [end for group in groups for row in group.rows for end in (row.estimate.low, row.estimate.high)]
    gap = apart * (max(ends) - min(ends))
    kept: dict[float, str] = {0.0: ticks[0.0]}
    for value in sorted(ticks, key=abs):
        if all(abs(value - other) >= gap for other in kept):
            kept[value] = ticks[value]
    return kept


def _luck(report: Report, say: Messages) -> str:
    rows, strong = [], []
    names: dict[str, Phrase] = {}
    for table in report.tables:
        luck = table.luck
        if luck is None:
            continue
        names = {"strong": several(luck.strong, say), "weak": several(luck.weak, say)}
        shares = [luck.same_player.value, luck.same_seat.value]
        shares.append(max(0.0, 1 - sum(shares)))
        rows.append((_players(table, say), shares, [say.percent(share) for share in shares]))
        row = Row(_players(table, say), _beside(luck.wins, luck.even), say.percent(luck.wins.value))
        strong.append(Group("", [row], 0.0))
    who = say.say("lab-says-pair", **names)
    said = parts(rows, [say.say(f"lab-luck-{kind}") for kind in SHARES_OF_LUCK])
    title = escape(say.say("lab-chart-luck-strong", **names))
    return f"<p class=how>{escape(who)}</p>{said}<h3>{title}</h3>{spans(strong, _thinned(_points(say), strong))}"


def _levels(report: Report, say: Messages) -> str:
    cards = []
    for what, title in (("first", "compare-first"), ("length", "compare-turns"), ("leads", "lab-table-leads")):
        groups = []
        for table in report.tables:
            rows = []
            for at in table.levels:
                found: Estimate | None = getattr(at, what)
                if found is None:
                    continue
                share = what == "first"
                said = say.percent(found.value) if share else say.number(found.value)
                shown = _beside(found, 1 / table.seats) if share else found
                colour = LEVEL_COLOURS.get(at.level.partition("~")[0], COLOURS[0])
                rows.append(Row(bot_in_words(at.level, say), shown, said, colour))
            if rows:
                groups.append(Group(_players(table, say), rows, 0.0 if what == "first" else None))
        if groups:
            drawn = (
                spans(groups, _thinned(_points(say), groups, NARROW)) if what == "first" else spans(groups, zero=True)
            )
            cards.append(f"<div><h4>{escape(say.say(title))}</h4>{drawn}</div>")
    return f"<div class=three>{''.join(cards)}</div>"


def _tension(report: Report, say: Messages) -> str:
    cards = []
    for what in ("leads", "choices", "margin", "ties"):
        if what == "margin" and _pointless(report):
            continue
        rows = []
        for table in report.tables:
            found: Estimate | None = getattr(table, what)
            if found is not None:
                said = say.percent(found.value) if what == "ties" else say.number(found.value)
                rows.append(Row(_players(table, say), found, said))
        if rows:
            title = say.say(f"lab-table-{what}")
            cards.append(f"<div><h4>{escape(title)}</h4>{spans([Group('', rows)], zero=True)}</div>")
    return f"<div class=two>{''.join(cards)}</div>"


def _rules(report: Report, say: Messages) -> str:
    """How often each event happens, by number of players."""
    tables = [{fired.tag: fired.times for fired in table.fired} for table in report.tables]
    rows = [
        [say.say(f"{report.game}-fires-{tag}"), *(_times(table.get(tag), say) for table in tables)]
        for tag in named(report, say)
    ]
    return grid(say.say("lab-table-times"), ["", *(_players(table, say) for table in report.tables)], rows)


def _times(found: Estimate | None, say: Messages) -> str:
    if found is None or found.value == 0:
        return "–"
    return say.number(found.value) if found.value >= 0.1 else say.number(found.value, 3)
