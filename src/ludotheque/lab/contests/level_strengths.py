"""How strong the levels are, as measured by the arena: a small file per game, and a page of the docs made from them.

    python -m ludotheque.lab.contests.level_strengths PAGE [--write]

compares the page with the files, or writes it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from statistics import fmean

import msgspec

import ludotheque.bots.search
from ludotheque.core.contract import Value
from ludotheque.core.errors import BadRequest
from ludotheque.core.reading import Reader
from ludotheque.core.shelf import shelf

from .contest import Contest
from .standings import Duel, Interval, Limit, RatingStep, Standings

FOLDER = Path(ludotheque.bots.search.__file__).parent / "calibration"

PAGE = """\
# Levels

<!-- Made by `python -m ludotheque.lab.contests.level_strengths` from src/ludotheque/bots/search/calibration/. -->

A level is a bot with a fixed way of playing: beginner, casual, club, expert and master, meant to be stronger in this
order. They differ in how far they think, how often they make do with a lesser move, and how long they remember what
they have seen. Random plays any legal move, greedy the one that looks best at once; both are here as a measure.

A rating says how often one bot comes in before another in the same game. A difference of 100 means about 64 times in
100, of 200 about 76, of 400 about 91. Greedy has 1000 by definition, so ratings can be compared within a column, but
not between games or numbers of players.

They are measured by duplicate play: every deal is played once for each seat, the bots moving one seat on every time, so
that the luck of the deal and the advantage of a seat cancel out. Ratings are Bradley–Terry estimates from the places in
all games; ± is half the width of the 95 % interval, which comes from resampling whole deals.

The [adaptive bot](adaptive.md) plays anywhere between the levels, as strong as the people it plays with.
"""
PENDING = "The calibration of the games is pending; no level has been measured yet.\n"
LIMITS: dict[Limit, str] = {"no-upper": "no upper limit", "no-lower": "no lower limit", "no-limits": "no limits"}


class Level(msgspec.Struct, frozen=True):
    bot: str
    rating: float
    interval: Interval | None
    limit: Limit | None
    games: int


class LevelStrength(msgspec.Struct, frozen=True):
    """The measurement with one number of players."""

    command: str
    version: str
    games: int
    bots: list[Level]  # the best first
    steps: list[RatingStep]  # between neighbours
    duels: list[Duel]  # of neighbours


class Calibration(msgspec.Struct, frozen=True):
    game: str
    options: dict[str, Value]
    seats: dict[int, LevelStrength]


CALIBRATION = Reader(Calibration)


def entry(contest: Contest, standings: Standings, command: str) -> LevelStrength:
    duels = [standings.duel(step.upper, step.lower) for step in standings.steps]
    return LevelStrength(
        command=command,
        version=contest.version,
        games=standings.games,
        bots=[Level(bot.bot, bot.rating, bot.interval, bot.limit, bot.games) for bot in standings.bots],
        steps=standings.steps,
        duels=[duel for duel in duels if duel is not None],
    )


def update(file: Path, contest: Contest, measured: LevelStrength) -> None:
    """Put the measurement into the file. It replaces the one with the same number of players."""
    known = check(file, contest)
    seats = dict(sorted({**known.seats, contest.seats: measured}.items()))
    text = msgspec.json.format(msgspec.json.encode(Calibration(known.game, known.options, seats)), indent=2)
    part = file.with_name(file.name + ".part")
    try:
        part.write_bytes(text + b"\n")
        part.replace(file)
    except OSError as error:
        raise BadRequest("error-file", file=str(file), reason=str(error.strerror)) from None


def check(file: Path, contest: Contest) -> Calibration:
    """The content of the file, or an empty one if there is no file. It must be about this game and these options."""
    fresh = Calibration(contest.game, contest.options, {})
    known = read(file) if file.exists() else fresh
    if (known.game, known.options) != (fresh.game, fresh.options):
        raise BadRequest("error-calibration-other", file=str(file), game=known.game)
    return known


def read(file: Path) -> Calibration:
    try:
        return CALIBRATION.read(file.read_bytes())
    except OSError as error:
        raise BadRequest("error-file", file=str(file), reason=str(error.strerror)) from None
    except msgspec.DecodeError as error:
        raise BadRequest("error-calibration-shape", file=str(file), detail=str(error)) from None


def calibrations(folder: Path = FOLDER) -> list[Calibration]:
    """The calibrations in the folder, in the order of the shelf."""
    files = (folder / f"{name}.json" for name in shelf())
    return [read(file) for file in files if file.exists()]


def page(found: Iterable[Calibration]) -> str:
    """The page of the docs as Markdown."""
    sections = [_section(calibration) for calibration in found]
    return "\n".join([PAGE, *(sections or [PENDING])])


def _section(calibration: Calibration) -> str:
    return f"## {shelf()[calibration.game].title}\n\n{measured(calibration)}"


def measured(calibration: Calibration) -> str:
    """The ratings of one game as Markdown, with the commands that measured them."""
    entries = calibration.seats
    levels: dict[str, dict[int, Level]] = {}
    for seats, found in entries.items():
        for level in found.bots:
            levels.setdefault(level.bot, {})[seats] = level
    strongest_first = sorted(levels, key=lambda bot: -fmean(level.rating for level in levels[bot].values()))
    lines = ["| bot | " + " | ".join(f"{seats} players" for seats in entries) + " |"]
    lines += ["| --- |" + " ---: |" * len(entries)]
    for bot in strongest_first:
        cells = [_cell(levels[bot].get(seats)) for seats in entries]
        lines.append(f"| {bot} | " + " | ".join(cells) + " |")
    lines.append("")
    unclear = [
        f"{step.upper} and {step.lower} ({seats} players)"
        for seats, found in entries.items()
        for step in found.steps
        if not step.apart
    ]
    if unclear:
        lines += [f"Neighbours that are too close to call: {', '.join(unclear)}.", ""]
    lines += ["Measured with"]
    lines += ["", "```sh", *dict.fromkeys(found.command for found in entries.values()), "```", ""]
    return "\n".join(lines)


def _cell(level: Level | None) -> str:
    if level is None:
        return ""
    if level.interval is None:
        return f"{level.rating:.0f} ({LIMITS[level.limit or 'no-limits']})"
    low, high = level.interval
    return f"{level.rating:.0f}" if low == high else f"{level.rating:.0f} ± {(high - low) / 2:.0f}"


if __name__ == "__main__":
    target, now = Path(sys.argv[1]), page(calibrations())
    changed = not target.exists() or target.read_text(encoding="utf-8") != now
    if "--write" in sys.argv:
        target.write_text(now, encoding="utf-8")
    sys.exit(changed and "--write" not in sys.argv)
