"""Users' bots, most of them faulty. Tests name them `tests/bots/external/sample_bots.py:CLASS`."""

from __future__ import annotations

import sys

from ludotheque.bots.external.bot_turn import BotTurn


class First:
    def choose(self, turn: BotTurn) -> str:
        return turn.legal[0]


class Outlaw:
    """Plays two legal moves, then an illegal one."""

    def __init__(self) -> None:
        self.turns = 0

    def choose(self, turn: BotTurn) -> str:
        self.turns += 1
        return turn.legal[0] if self.turns < 3 else "castle"


class Clumsy:
    def choose(self, turn: BotTurn) -> str:
        return str(1 // (turn.ply - turn.ply))


class Silent:
    def choose(self, turn: BotTurn) -> None:
        return None


class Quitter:
    def choose(self, turn: BotTurn) -> str:
        sys.exit("enough")


class Picky:
    def __init__(self) -> None:
        raise ValueError("not today")

    def choose(self, turn: BotTurn) -> str:
        return turn.legal[0]


class NoBot:
    pass
