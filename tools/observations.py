"""Tables for the documentation: the meaning of every number of an observation.

    python -m tools.observations docs/reference/observations.md --write

fills in the tables of a page, each between the lines `<!-- observation: GAME -->` and `<!-- end -->`. Without
`--write` it fails if a table is out of date.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from ludotheque.adapters.window import check_observable
from ludotheque.core.contract import Game
from ludotheque.core.observation import size, starts
from ludotheque.core.shelf import find

_TABLE = re.compile(r"(?<=<!-- observation: )(\w+)( -->\n).*?(?=<!-- end -->)", re.DOTALL)


def table(game: Game) -> str:
    """The parts of an observation: their position, shape, bounds and meaning."""
    parts = check_observable(game.variant()).parts
    lines = ["| numbers | part | shape | from … to | meaning |", "| --- | --- | --- | --- | --- |"]
    for part, start in zip(parts, starts(parts), strict=True):
        numbers = f"{start}" if part.size == 1 else f"{start}–{start + part.size - 1}"
        shape = " × ".join(str(length) for length in part.shape)
        lines.append(f"| {numbers} | `{part.name}` | {shape} | {part.low} … {part.high} | {part.meaning} |")
    lines.append(f"\n{size(parts)} numbers, {game.engine.actions} actions.")
    return "\n".join(lines)


def filled(page: str) -> str:
    """The page with all its tables up to date."""
    return _TABLE.sub(lambda found: f"{found[1]}{found[2]}\n{table(find(found[1]))}\n\n", page)


def main() -> None:
    page = Path(sys.argv[1])
    before = page.read_text(encoding="utf-8")
    after = filled(before)
    if "--write" in sys.argv[2:]:
        page.write_text(after, encoding="utf-8")
    elif before != after:
        sys.exit(f"{page} is out of date: add --write")


if __name__ == "__main__":
    main()
