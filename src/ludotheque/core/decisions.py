"""What players decide in a game: which of their moves make a turn, and how much thought each kind of move takes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

# none: nobody decides anything, it is bookkeeping. act: something is done without a choice. glance: one look is enough.
# choice: one of several things in view. plan: a choice that is worth thinking through.
Thought = Literal["none", "act", "glance", "choice", "plan"]


@dataclass(frozen=True)
class Decision:
    """A kind of move, as `decision` tells them apart.

    `turn`: every turn of a player has exactly one move of such a kind (laying the tile, saying that one has finished),
    so counting them counts turns.
    """

    name: str
    thought: Thought = "choice"
    turn: bool = False


# Of a game without `decision`: all moves are alike, and the moves of a seat in a row are one turn. The loops that play
# games use the second for every move after the first.
USUAL = (Decision("move", turn=True), Decision("move"))
AGAIN = 1
