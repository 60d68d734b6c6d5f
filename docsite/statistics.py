"""The lab's figures of each game: kept in `docs/statistics/`, shown on the game's page.

    python -m docsite.statistics COMMAND… < report.json

keeps the output of `ludotheque report … --json`, and the command that printed it, in the file of its game.
"""

from __future__ import annotations

import sys

import msgspec

from ludotheque.core.contract import Game
from ludotheque.core.messages import Messages, messages
from ludotheque.core.shelf import find
from ludotheque.lab.reports.report import Report, TableReport
from ludotheque.lab.reports.summary import named, sentences
from ludotheque.lab.stats.intervals import Estimate

from .pages import DOCS

FOLDER = DOCS / "statistics"
STRONGEST_FIRST = ("club", "greedy", "random")
PICTURED = "greedy"
PICTURES = {"seats": "Who wins, by order of play", "length": "How long a game takes", "luck": "Skill or luck?"}


class Measured(msgspec.Struct, frozen=True):
    command: str
    report: Report


def read(game: str) -> dict[str, Measured]:
    """The reports of a game by bot; empty if nothing has been measured."""
    file = FOLDER / f"{game}.json"
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Measured]) if file.exists() else {}


def keep(command: str, report: Report) -> None:
    """Write a report to its file, without the distributions: the pictures show them."""
    tables = [msgspec.structs.replace(table, scores={}, lengths={}) for table in report.tables]
    measured = Measured(command, msgspec.structs.replace(report, tables=tables))
    found = read(report.game) | {report.bots[0]: measured}
    FOLDER.mkdir(exist_ok=True)
    rounded = _rounded(msgspec.to_builtins(dict(sorted(found.items()))))
    text = msgspec.json.format(msgspec.json.encode(rounded), indent=1)
    (FOLDER / f"{report.game}.json").write_bytes(text + b"\n")
    if report.bots == [PICTURED]:
        draw(report)


def draw(report: Report) -> None:
    # large libraries, which building the site does not need
    from ludotheque.lab.charts.pictures import write
    from ludotheque.lab.reports.charts import charts

    say = messages("en", find(report.game).folder / "locales")
    drawn = charts(report, say)
    for name in PICTURES:
        if name in drawn:
            write(drawn[name], FOLDER / f"{report.game}-{name}.svg")


def _rounded(value: object) -> object:
    if isinstance(value, float):
        return float(f"{value:.5g}")
    if isinstance(value, dict):
        return {str(key): _rounded(each) for key, each in value.items()}
    return [_rounded(each) for each in value] if isinstance(value, list) else value


def section(game: Game) -> str:
    """The section as Markdown: pictures and words, a table for each bot, rules in play."""
    found = read(game.name)
    say = messages("en", game.folder / "locales")
    parts = []
    if pictured := found.get(PICTURED):
        parts += [f"![{told}](../statistics/{game.name}-{name}.svg)" for name, told in PICTURES.items()]
        said = "\n".join(f"- {sentence}" for sentence in sentences(pictured.report, say))
        parts.append(f"What the intervals support, between {PICTURED} bots:\n\n{said}")
    for bot in STRONGEST_FIRST:
        if bot in found:
            parts += [f"### Between {bot} bots", _figures(found[bot].report.tables)]
    if pictured and (rules := _rules(pictured.report, say)):
        told = f"How often a game, and in which share of games at all, between {PICTURED} bots:"
        parts += ["### Rules in play", told, rules]
    if found:
        methods = "[how the lab counts](../explanation/lab-methods.md) says what the figures mean"
        how = f"Intervals are at 95 %; {methods}. Measured with"
        commands = [found[bot].command for bot in STRONGEST_FIRST if bot in found]
        parts += ["### How it was measured", how, "```sh\n" + "\n".join(commands) + "\n```"]
    return "\n\n".join(parts) or "Nothing has been measured yet."


def _figures(tables: list[TableReport]) -> str:
    """The figures as a table with a column for each number of players."""
    rows = [
        ("games", [f"{table.games:,}" for table in tables]),
        ("wins of the first player", [_share(table.turns[0].wins) for table in tables]),
        ("wins of the last player", [_share(table.turns[-1].wins) for table in tables]),
        ("ties", [_share(table.ties) for table in tables]),
        ("winning margin in points", [_number(table.margin) for table in tables]),
        ("turns", [_number(table.length) for table in tables]),
        ("turns of a player", [_number(table.rounds) for table in tables]),
        ("minutes of thinking", [f"{table.minutes.low:.0f}–{table.minutes.high:.0f}" for table in tables]),
        ("changes of lead", [_number(table.leads) for table in tables]),
        ("moves to choose from", [_number(table.choices) for table in tables]),
    ]
    endings = dict.fromkeys(ending for table in tables for ending in table.endings)
    for ending in endings:
        shares = [table.endings.get(ending) for table in tables]
        rows.append((f"ends “{ending}”", ["never" if share is None else _share(share) for share in shares]))
    head = "| | " + " | ".join(f"{table.seats} players" for table in tables) + " |\n| --- |" + " ---: |" * len(tables)
    return "\n".join([head, *(f"| {name} | " + " | ".join(cells) + " |" for name, cells in rows)])


def _rules(report: Report, say: Messages) -> str:
    tags = named(report, say)
    head = "| | " + " | ".join(f"{table.seats} players" for table in report.tables) + " |"
    lines = [head, "| --- |" + " ---: |" * len(report.tables)]
    for tag in tags:
        cells = []
        for table in report.tables:
            fired = next((each for each in table.fired if each.tag == tag), None)
            cells.append("never" if fired is None else f"{_number(fired.times)}; {100 * fired.games.value:.0f} %")
        lines.append(f"| {say.say(f'{report.game}-fires-{tag}')} | " + " | ".join(cells) + " |")
    return "\n".join(lines) if tags else ""


def _share(estimate: Estimate) -> str:
    return f"{100 * estimate.value:.1f} % ({100 * estimate.low:.1f}–{100 * estimate.high:.1f})"


def _number(estimate: Estimate | None) -> str:
    if estimate is None:
        return ""
    half = (estimate.high - estimate.low) / 2
    digits = 0 if half >= 3 else 1 if half >= 0.2 else 2
    return f"{estimate.value:.{digits}f} ± {half:.{max(digits, 1)}f}"


if __name__ == "__main__":
    keep(" ".join(sys.argv[1:]), msgspec.json.decode(sys.stdin.buffer.read(), type=Report))
