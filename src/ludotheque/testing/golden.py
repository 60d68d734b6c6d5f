"""Golden playthroughs: short games written out in full, so that any change of behaviour shows as a readable diff.

    python -m ludotheque.testing.golden FOLDER [--write]

compares (or writes) FOLDER/<game>/*.txt. Each file begins with its own recipe: options, seats, seed and bots.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from ludotheque.bots.policies import PolicyBot
from ludotheque.core.contract import Value
from ludotheque.core.events import narrate
from ludotheque.core.messages import messages
from ludotheque.core.shelf import find

RECIPE = re.compile(r"# (?P<game>\w+) seats=(?P<seats>\d+) seed=(?P<seed>\d+) bots=(?P<bots>[\w,]+)(?P<options>.*)")
EVERY = 25  # moves between two pictures of the table
LONGEST = 150  # moves written out; a longer game is cut


def playthrough(recipe: str) -> str:
    """The game the recipe describes, as text."""
    found = RECIPE.fullmatch(recipe)
    if found is None:
        raise ValueError(f"not a recipe: {recipe!r}")
    game = find(found["game"])
    options: dict[str, Value] = {}
    for word in found["options"].split():
        name, _, value = word.partition("=")
        options[name] = value == "true" if value in ("true", "false") else value
    match = game.variant(options).new(int(found["seats"]), int(found["seed"]))
    bots = [PolicyBot(name, seat) for seat, name in enumerate(found["bots"].split(","))]
    say = messages("en", game.folder / "locales")
    out = [recipe, f"setup {match.setup}"]
    while not match.over and match.ply < LONGEST:
        if match.ply % EVERY == 0:
            out += ["", *match.engine.describe(match.view(match.mover), say, match.names), ""]
        seat, legal = match.mover, match.legal()
        if seat is None:
            match.chance()
        else:
            match.play_action(bots[seat % len(bots)].choose(match), seat)
        text = match.moves[-1][1]
        who = "chance" if seat is None else f"seat {seat}"
        shown = " ".join(f"[{other}]" if other == text else other for other in legal)
        out.append(f"{match.ply:>3} {who}: {shown if len(legal) <= 40 else f'[{text}] of {len(legal)}'}")
        out += [f"      {narrate(event, game.name, say, match.names)}" for event in match.tell(match.ply - 1)]
    if match.over:
        out += ["", f"end {match.end}, scores {match.scores}, places {match.places}"]
    return "\n".join(line.rstrip() for line in out) + "\n"


def compare(file: Path) -> tuple[str, str]:
    """What the file says and what the rules give now."""
    written = file.read_text(encoding="utf-8")
    return written, playthrough(written.splitlines()[0])


if __name__ == "__main__":
    changed = [file for file in sorted(Path(sys.argv[1]).glob("*/*.txt")) if len(set(compare(file))) > 1]
    for file in changed:
        print(file)
        if "--write" in sys.argv:
            file.write_text(compare(file)[1], encoding="utf-8")
    sys.exit(bool(changed) and "--write" not in sys.argv)
