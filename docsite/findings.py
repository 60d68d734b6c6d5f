"""What the lab found about a game, in three sentences, and what a change of its rules would do.

The sentences are made from `docs/measurements/qualities/`, those of the strongest players, with all levels side by side
below; a change, from the output of `ludotheque sweep … --json` in `docs/measurements/changes/`, with its chart beside
it. `python -m tools.findings` measures both.
"""

from __future__ import annotations

import msgspec

from ludotheque.bots.search.levels import LEVELS
from ludotheque.core.board.dials import spelled
from ludotheque.core.contract import Game
from ludotheque.core.messages import messages
from ludotheque.core.shelf import find
from ludotheque.lab.quality.found import READER, Qualities, QualitiesTable
from ludotheque.lab.quality.registry import QUALITIES as ALL
from ludotheque.lab.quality.said import figure, interval
from ludotheque.lab.stats.intervals import Estimate
from ludotheque.lab.sweeps.sweep import Sweep, SweptPlace

from .pages import DOCS

QUALITIES = DOCS / "measurements" / "qualities"
CHANGES = DOCS / "measurements" / "changes"

EN = messages("en")
BY_ID = {quality.id: quality for quality in ALL}
COMPARED = {  # what the sentences speak of
    "start": "advantage of beginning, points",
    "skill": "wins beyond an equal share against beginners, points",
    "agency": "from the best to the worst move, points",
    "dead": "turns with nothing to choose, %",
    "snowball": "wins of the best at half time, %",
    "decided": "of a game still played when decided, %",
    "comebacks": "winners once down to half a chance, %",
}


class MeasuredChange(msgspec.Struct, frozen=True):
    """A sweep, and the command that repeats it."""

    command: str
    sweep: Sweep


def section(game: Game) -> str:
    """The section as Markdown."""
    levels = by_level([READER.read(file.read_bytes()) for file in sorted(QUALITIES.glob(f"{game.name}-*.json"))])
    parts = []
    if levels:
        said = sentences(levels[-1], levels[-1].games[0].tables[0])
        parts += ["\n".join(f"- {sentence}" for sentence in said)]
        parts += side_by_side(levels)
        parts += [
            "[What makes a game good](../measurements/qualities.md) compares games, and says what figures do not."
        ]
    change = CHANGES / f"{game.name}.json"
    if change.exists():
        measured = msgspec.json.decode(change.read_bytes(), type=MeasuredChange)
        parts += [" ".join(["**What one could change.**", evened(measured.sweep), *lengths(measured.sweep)])]
        parts += [f"![What the change does](../measurements/changes/{game.name}.svg)"]
        parts += [f"```sh\n{measured.command}\n```"]
    return "\n\n".join(parts) or "Nothing has been measured yet."


def by_level(found: list[Qualities]) -> list[Qualities]:
    """The weakest players first."""
    return sorted(found, key=lambda each: list(LEVELS).index(each.bots[0]))


def side_by_side(levels: list[Qualities]) -> list[str]:
    """The figures of the sentences at every level; nothing if there is only one."""
    if len(levels) < 2:
        return []
    tables = [each.games[0].tables[0] for each in levels]
    rows = [
        f"| {tables[0].seats} players | " + " | ".join(f"{each.bots[0]} bots" for each in levels) + " |",
        "| --- |" + " ---: |" * len(levels),
        "| games, and as many against beginners | " + " | ".join(str(table.games) for table in tables) + " |",
    ]
    for id, words in COMPARED.items():
        figures = [figure(BY_ID[id].unit, table.found[id].value, EN) for table in tables]
        spans = [interval(BY_ID[id].unit, table.found[id], EN) for table in tables]
        cells = " | ".join(f"{value} ({span})" for value, span in zip(figures, spans, strict=True))
        rows.append(f"| {words} | {cells} |")
    return ["\n".join(rows)]


def sentences(found: Qualities, table: QualitiesTable) -> list[str]:
    """Three: about beginning and luck, about choices, about the course of a game. Each says who played."""
    known = table.found
    who = f"Between {table.seats} {found.bots[0]} bots ({table.games} games)"
    start, skill = known["start"], known["skill"]
    begins = f"{who} the one who begins wins {_points(start)} more than an equal share{_doubt(start)}"
    rivals = f"against {found.weak} bots on the same deals ({table.luck_games} games)"
    against = f"{rivals} they win {_points(skill)} more than theirs"
    choices = f"{who} there lie {_points(known['agency'])} of the win between the best and the worst move"
    course = f"{who} the player who stands best at half time wins {_share(known['snowball'])} of the games"
    return [
        f"{begins}; {against}{_doubt(skill)}.",
        f"{choices}, and {_share(known['dead'])} of the turns leave nothing to choose.",
        f"{course}; {_share(known['decided'])} of a game is still played when it is decided, and"
        f" {_share(known['comebacks'])} of the winners had been down to half of an equal chance.",
    ]


def evened(sweep: Sweep) -> str:
    """Which value of a dial brings the wins of the starting player closest to an equal share, and whether they are."""
    [dial] = sweep.dials
    even = 1 / sweep.seats[0]
    printed = next(place for place in sweep.places if place.values == sweep.base)
    best = min(sweep.places, key=lambda place: abs(_first(place).value - even))
    usual = {option.name: option.default for option in find(sweep.game).options}
    rules = [f" with `{name}={value}`".lower() for name, value in sweep.options.items() if value != usual[name]]
    who = f"Between {sweep.seats[0]} {sweep.bots[0]} bots{''.join(rules)}"
    begins = f"{who} the one who begins wins {_share(_first(printed))}"
    now = f"{begins} at `{dial.name}={spelled(sweep.base[0])}`, as printed"
    if _first(printed).low <= even <= _first(printed).high:
        return f"{now}, which may be even already. Tried: {_tried(sweep)}."
    if best is printed:
        return f"{now}; no other value tried, {_tried(sweep)}, comes closer to even."
    there = f"{_share(_first(best))} at `{dial.name}={spelled(best.values[0])}`, the closest to even of {_tried(sweep)}"
    found = _first(best)
    verdict = "which may be even" if found.low <= even <= found.high else "still not even"
    return f"{now}, and {there}: {verdict}. {_changed(best)}"


def _changed(best: SweptPlace) -> str:
    """Whether beginning wins more or less often there than as printed, on the same deals."""
    change = next(measure.change for measure in best.measures if measure.measure == "first")
    picked = "It was picked for its result, so other games may show less of a change."
    if change is None:
        return picked
    span = f"{round(100 * change.low):+d} to {round(100 * change.high):+d} points on the same deals"
    if change.low <= 0 <= change.high:
        return f"That it changes anything is not shown ({span})."
    return f"The change is {span}. {picked}"


def lengths(sweep: Sweep) -> list[str]:
    """How long a game is at both ends of the dial, if that was measured."""
    if "turns" not in [measure.measure for measure in sweep.places[0].measures]:
        return []
    [dial] = sweep.dials
    said = [f"{_turns(place)} turns at `{dial.name}={spelled(place.values[0])}`" for place in sweep.places]
    return [f"A game takes {said[0]} and {said[-1]}."]


def _turns(place: SweptPlace) -> str:
    turns = next(measure.found for measure in place.measures if measure.measure == "turns")
    return f"{turns.value:.0f} ({turns.low:.0f}–{turns.high:.0f})"


def _first(place: SweptPlace) -> Estimate:
    return next(measure.found for measure in place.measures if measure.measure == "first")


def _tried(sweep: Sweep) -> str:
    return ", ".join(spelled(place.values[0]) for place in sweep.places)


def _doubt(estimate: Estimate) -> str:
    return ", which may be chance" if estimate.low <= 0 <= estimate.high else ""


def _points(estimate: Estimate) -> str:
    value = f"{100 * estimate.value:.0f}"
    return f"{value} {'point' if value == '1' else 'points'} ({100 * estimate.low:.0f} to {100 * estimate.high:.0f})"


def _share(estimate: Estimate) -> str:
    return f"{100 * estimate.value:.0f} % ({100 * estimate.low:.0f}–{100 * estimate.high:.0f})"
