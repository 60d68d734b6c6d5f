"""The turn that a user's bot is given: everything its seat may see, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from ludotheque.core.chance.fast import branch, generator
from ludotheque.core.contract import Value
from ludotheque.core.errors import BotFailed, MoveError
from ludotheque.core.events import Event, View
from ludotheque.core.match import Match

from .world import World

LONGEST_SHOWN = 200  # characters of an invalid move in an error message


@dataclass(frozen=True)
class BotTurn:
    """A turn of a user's bot. Its position was imagined for the seat: the true one cannot be reached from here."""

    game: str
    options: Mapping[str, Value]
    seats: int
    seat: int
    ply: int  # moves that have been played
    view: View
    legal: list[str]  # as people see and type them
    told: list[Event]  # what has happened since this bot's last turn, its own move included
    random: Random  # seeded with the bot's seed and the ply: a bot that uses no other randomness is reproducible
    imagined: World

    def imagine(self) -> World:
        """A position that may be the true one, a new one at every call."""
        engine, world = self.imagined.variant.engine, self.imagined.copy()
        engine.imagine(engine.board, world.state, self.seat, generator(self.random.getrandbits(64)))
        return world


def turn_of(match: Match, seed: int, since: int) -> BotTurn:
    """The current turn, for a bot with this seed that has been told the first `since` moves."""
    seat = match.mover
    assert seat is not None
    engine = match.engine
    view = match.view(seat)
    imagined = match.position_now()
    engine.imagine(engine.board, imagined, seat, generator(branch(seed, match.ply)))
    return BotTurn(
        game=match.variant.name,
        options=dict(match.variant.options),
        seats=match.seats,
        seat=seat,
        ply=match.ply,
        view=view,
        legal=list(view.legal),
        told=story(match, seat, since),
        random=Random(branch(seed, match.ply)),
        imagined=World(match.variant, imagined, match.seats),
    )


def story(match: Match, seat: int, since: int) -> list[Event]:
    """What has happened from move `since` on, as this seat may know it."""
    return [event for ply in range(since, match.ply) for event in match.tell(ply, seat)]


def chosen_action(match: Match, name: str, text: object) -> int:
    """The action of the text that the bot of this name answered. Raises BotFailed if it cannot be played."""
    try:
        return match.check(text, match.mover, shown=True)  # type: ignore[arg-type]
    except MoveError as error:
        move = str(text)[:LONGEST_SHOWN]
        raise BotFailed("error-bot-move", bot=name, move=move, number=match.ply + 1, reason=error.phrase) from None
