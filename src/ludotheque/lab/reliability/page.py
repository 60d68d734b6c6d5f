"""The part of a page of the docs that says how far the shares can be believed, made from the files that `calibrate`
writes.

    python -m ludotheque.lab.reliability.page FOLDER PAGE [--write]

compares that part of the page with the files in the folder, or writes it, and the curves beside the files. It stands
between two marks; what is around them stays.
"""

from __future__ import annotations

import sys
from pathlib import Path

from ludotheque.core.messages import messages
from ludotheque.core.shelf import shelf

from .published import MeasuredGame, MeasuredShares, read

BEGIN = "<!-- From here made by `python -m ludotheque.lab.reliability.page` from docs/measurements/calibration/. -->"
END = "<!-- To here. -->"
ABOUT = """\
## Can the shares be believed?

Hints and analyses speak of a share of the win. Here equal bots played each other, and at random positions the share
that a hint with the bot's budget says to the mover was compared with who then won. *Said* and *happened* are means, the
difference has a 95 % interval that minds that the positions of a game share their outcome; *early* is the same for the
first quarter of the positions. *Error* is the expected calibration error over ten bins, in points, and its *floor* what
it would be if every share were exactly right: the samples are finite. `lab/reliability/measure.py` says how
it is measured, [how the bots think](../explanation/search.md#what-people-are-told) how what is said is corrected. The
games that a correction (`shares.json` in the game's folder) or a network was fitted to are other ones; fitted to 500
games or so, a correction is itself wrong by about the floor. Settings that are missing here have not been measured.
Options that only show what a player might remember (open dogs, open owners, open memory) change nothing here, because
these bots forget nothing; a hint, which has forgotten, has not been measured. What is said can be right only for bots
of about the budget that it was learnt from: those with less play on differently.

In the curves every point is one of the ten bins, with its 95 % interval; on the broken line, what was said is what
happened.
"""
FAR = 0.01  # of the error above its floor
HEAD = (
    "| options | players | bot | positions | said / happened | difference | early | error (floor) |",
    "| --- | ---: | --- | ---: | --- | --- | --- | --- |",
)


def page(around: str, games: list[MeasuredGame]) -> str:
    """The page with that part made anew."""
    before, _, rest = around.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{part(games)}\n{END}{after}"


def part(games: list[MeasuredGame]) -> str:
    titles = {name: game.title for name, game in shelf().items()}
    far = [
        f"{titles[game.game]} · {_label(game.game, each)} ({100 * (each.found.error - each.found.floor):.1f} points)"
        for game in games
        for each in game.measured
        if each.found.error > each.found.floor + FAR
    ]
    lines = [ABOUT, f"More than a point above its floor: {'; '.join(far) or 'none'}.", ""]
    for game in sorted(games, key=lambda each: list(titles).index(each.game)):
        lines += [f"### {titles[game.game]}: said and happened", "", *HEAD]
        lines += [_row(game.game, measured) for measured in game.measured]
        lines += ["", f"![What happened over what was said, for each of these settings](calibration/{game.game}.svg)"]
        lines += ["", "```sh", *(measured.command for measured in game.measured), "```", ""]
    return "\n".join(lines)


def draw(game: MeasuredGame, file: Path) -> None:
    """The curves of every setting."""
    from ..charts.pictures import write
    from .chart import chart

    panels = [(_label(game.game, each), each.found) for each in game.measured]
    write(chart(panels, shelf()[game.game].title, messages("en")), file)


def _label(game: str, measured: MeasuredShares) -> str:
    words = [f"{measured.seats} players", measured.bot, *_changed(game, measured)]
    return " · ".join(words)


def _changed(game: str, measured: MeasuredShares) -> list[str]:
    """The options that are not as usual."""
    usual = {option.name: option.default for option in shelf()[game].options}
    return [f"{name}={value}".lower() for name, value in measured.options.items() if value != usual[name]]


def _row(game: str, measured: MeasuredShares) -> str:
    found = measured.found
    gap = found.gap
    cells = (
        ", ".join(_changed(game, measured)) or "–",
        str(measured.seats),
        measured.bot,
        f"{found.positions:,}",
        f"{100 * found.said:.0f} / {100 * found.happened:.0f}",
        f"{100 * gap.value:+z.1f} ({100 * gap.low:+z.1f} to {100 * gap.high:+z.1f})",
        f"{100 * found.early_said:.0f} / {100 * found.early_happened:.0f}",
        f"{100 * found.error:.1f} ({100 * found.floor:.1f})",
    )
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    folder, target = Path(sys.argv[1]), Path(sys.argv[2])
    games = [read(file) for file in sorted(folder.glob("*.json"))]
    was = target.read_text(encoding="utf-8")
    now = page(was, games)
    changed = was != now
    if "--write" in sys.argv:
        target.write_text(now, encoding="utf-8")
        for game in games:
            draw(game, folder / f"{game.game}.svg")
    sys.exit(changed and "--write" not in sys.argv)
