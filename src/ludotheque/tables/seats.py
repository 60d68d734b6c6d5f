"""The seats of a table, and what a token entitles its holder to."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ludotheque.bots.nicknames import BOT_NAMES


@dataclass
class Seat:
    kind: str
    name: str | None
    level: str | None
    hash: str | None
    lang: str | None = None  # that the name was typed in; None: nobody typed it
    renamed: int = 0  # how often its player took another name
    stand_in: str | None = None  # the level of the bot that plays while the player is gone

    @property
    def bot(self) -> str | None:
        """The bot that plays here now."""
        return self.level if self.kind == "bot" else self.stand_in

    @property
    def by(self) -> str:
        """As in a game record."""
        return f"bot:{self.level}" if self.kind == "bot" else "human"


@dataclass(frozen=True)
class Role:
    """What a token entitles to."""

    seat: int | None = None
    owner: bool = False
    invitation: int | None = None


def bot_name(seat: int, taken: Iterable[str]) -> str:
    """A name not yet taken at the table; the same for the same seat where possible."""
    used = set(taken)
    names = BOT_NAMES[seat % len(BOT_NAMES) :] + BOT_NAMES[: seat % len(BOT_NAMES)]
    return next((name for name in names if name not in used), names[0])
