"""The page of the docs that compares games, and its picture, made from what `ludotheque qualities --json` printed.

    python -m ludotheque.lab.quality.page FOLDER PAGE [--write PICTURE]

compares the page with the files in the folder, or writes it and draws the picture.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from ludotheque.bots.search.levels import LEVELS
from ludotheque.core.messages import Messages, messages
from ludotheque.core.shelf import shelf

from .found import READER, Qualities, QualitiesTable
from .registry import QUALITIES
from .said import figure, interval

PAGE = """\
# What makes a game good

<!-- Made by `python -m ludotheque.lab.quality.page` from docs/measurements/qualities/. -->

Our four games and the two examples, *The Last Straw* and *Chanterelle*, measured with the same methods, among players
of two levels. No number here says that a game is good: each says one thing about it, and below stands what it does not
say.
Intervals are at 95 %, for the number of games that was set beforehand (`lab/stats/intervals.py`); for skill and luck
they are [confidence sequences](../reference/glossary.md#confidence-sequence), as in every report.

![Every quality of every game](../pictures/qualities.svg)

The picture is of casual players, among whom every game was measured.

Where a *share of the win* along a game is needed, a search of 200 simulations says it, as the seat to move, the way a
hint does; it is asked at up to 20 positions of each game. Only lead changes come from the game's own
[estimate](../reference/glossary.md#estimate), as in reports. Choices are judged at three decisions of each game, and
at three more of its last third for kingmaking. Waiting in seconds is an
[assumption](../explanation/lab-methods.md#reports).

Drama (here: lead changes and comebacks), decisiveness and lead change were described by Thompson (*Defining the
Abstract*, 2000) and measured by Browne and Maire (*Evolutionary Game Design*, IEEE Transactions on Computational
Intelligence and AI in Games 2, 2010); they used an evaluation of the position, we use shares of the win. Skill and luck
are measured by [duplicate play](../reference/glossary.md#duplicate-play). For
[kingmaking](../reference/glossary.md#kingmaking), snowballing, dead turns and waiting we found no measure to adopt; the
definitions are ours. Iida's game refinement, the square root of the moves to
choose from by the length of a game, is left out: both numbers stand in every report.
"""
PICTURED = "casual"
NAMES = """\
`straw` stands for the file `examples/first_game.py`; `chanterelle` is on the shelf after
`pip install ./examples/chanterelle`. Winchester has fewer games because each is long. `make findings` measures all of
it again, in the background, and goes on where it was stopped."""


def page(found: list[Qualities]) -> str:
    say = messages("en")
    lines = [PAGE]
    for seats in sorted({table.seats for each in found for game in each.games for table in game.tables}):
        lines += [f"## {say.say('sweep-players', seats=seats).capitalize()}", ""]
        for joined in levels(found).values():
            lines += [*_table(joined, seats, say), ""]
    lines += ["## What each says", ""]
    for quality in QUALITIES:
        said, means, limit = (say.say(f"quality-{quality.id}{part}") for part in ("", "-means", "-not"))
        lines += [f"- **{said}** ({say.say(f'quality-unit-{quality.unit}')}). {means} {limit}"]
    lines += ["", "## How it was measured", "", NAMES, "", "```sh", *(_command(each) for each in found), "```", ""]
    return "\n".join(lines)


def levels(found: list[Qualities]) -> dict[str, Qualities]:
    """All games in one, for each level of play, the weakest first."""
    bots = sorted({each.bots[0] for each in found}, key=list(LEVELS).index)
    return {bot: compared([each for each in found if each.bots[0] == bot]) for bot in bots}


def compared(found: list[Qualities]) -> Qualities:
    """All games in one: those of the shelf first, in its order."""
    order = list(shelf())
    games = sorted(
        (game for each in found for game in each.games),
        key=lambda game: (order.index(game.game) if game.game in order else len(order), game.title),
    )
    return msgspec.structs.replace(found[0], games=games)


def _table(found: Qualities, seats: int, say: Messages) -> list[str]:
    shown = [(game, table) for game in found.games for table in game.tables if table.seats == seats]
    rows = [f"| {found.bots[0]} bots | " + " | ".join(game.title for game, _ in shown) + " |"]
    rows += ["| --- |" + " ---: |" * len(shown)]
    rows += ["| games | " + " | ".join(str(table.games) for _, table in shown) + " |"]
    rows += [f"| games against {found.weak} | " + " | ".join(str(table.luck_games) for _, table in shown) + " |"]
    for quality in QUALITIES:
        if any(quality.id in table.found for _, table in shown):
            name = f"{say.say(f'quality-{quality.id}')}, {say.say(f'quality-unit-{quality.unit}')}"
            cells = [_cell(table, quality.id, say) for _, table in shown]
            rows.append(f"| {name} | " + " | ".join(cells) + " |")
    return rows


def _cell(table: QualitiesTable, id: str, say: Messages) -> str:
    quality = next(quality for quality in QUALITIES if quality.id == id)
    estimate = table.found.get(id)
    if estimate is None:
        return "–"
    return f"{figure(quality.unit, estimate.value, say)} ({interval(quality.unit, estimate, say)})"


def _command(found: Qualities) -> str:
    games = " ".join(game.game for game in found.games)
    table = found.games[0].tables[0]
    seats = sorted({each.seats for game in found.games for each in game.tables})
    counted = str(seats[0]) if len(seats) == 1 else f"{seats[0]}-{seats[-1]}"
    return f"ludotheque qualities {games} --seats {counted} --bots {','.join(found.bots)} --games {table.games} --json"


if __name__ == "__main__":
    folder, target = Path(sys.argv[1]), Path(sys.argv[2])
    read = [READER.read(file.read_bytes()) for file in sorted(folder.glob("*.json"))]
    now = page(read)
    changed = not target.exists() or target.read_text(encoding="utf-8") != now
    if "--write" in sys.argv:
        # large libraries, which comparing does not need
        from ..charts.pictures import write
        from .chart import chart

        target.write_text(now, encoding="utf-8")
        write(chart(levels(read)[PICTURED], messages("en")), Path(sys.argv[-1]))
    sys.exit(changed and "--write" not in sys.argv)
