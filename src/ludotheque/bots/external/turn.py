"""What a bot that somebody brought along is given at its turn: all that its seat may see, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

import numpy as np

from ludotheque.core.chance import fair
from ludotheque.core.chance.fast import branch, generator
from ludotheque.core.contract import CHANCE, NOBODY, Value, Variant
from ludotheque.core.errors import BadText, BotFailed, MoveError
from ludotheque.core.events import Event, View
from ludotheque.core.kernels.structure import copied
from ludotheque.core.match import Match
from ludotheque.core.position import moves_shown, places_of, scores_of

LONGEST_SHOWN = 200  # letters of a move that is none


class World:
    """A position as it may be, to try moves in. It tells nothing that the seat it was imagined for cannot know."""

    def __init__(self, variant: Variant, state: np.record, seats: int) -> None:
        self.variant = variant
        self.state = state
        self.seats = seats

    @property
    def mover(self) -> int | None:
        """The seat to act; None when chance is to act or the game is over."""
        mover = int(self.variant.engine.mover(self.variant.engine.board, self.state))
        return None if mover < 0 else mover

    @property
    def at_chance(self) -> bool:
        return int(self.variant.engine.mover(self.variant.engine.board, self.state)) == CHANCE

    @property
    def over(self) -> bool:
        return int(self.variant.engine.mover(self.variant.engine.board, self.state)) == NOBODY

    @property
    def scores(self) -> list[int]:
        return scores_of(self.variant.engine.scores, self.variant.engine.board, self.state, self.seats)

    @property
    def places(self) -> list[int]:
        return places_of(self.variant.engine.places, self.variant.engine.board, self.state, self.seats)

    def legal(self) -> list[str]:
        """The legal moves as people see and type them (all outcomes, when chance is to act)."""
        return list(self._legal())

    def play(self, text: str) -> None:
        legal = self._legal()
        if text not in legal:
            raise BadText(text, list(legal))
        self.variant.engine.apply(self.variant.engine.board, self.state, legal[text])

    def after(self, text: str) -> World:
        """Another position, in which this move has been played."""
        world = self.copy()
        world.play(text)
        return world

    def chance(self) -> None:
        """Let chance act."""
        outcomes = list(self._legal().values())
        outcome = outcomes[fair.peek(self.state, len(outcomes))]
        self.variant.engine.apply(self.variant.engine.board, self.state, outcome)

    def greedy(self, random: Random) -> str:
        """The move of the bot `greedy` for the seat whose turn it is."""
        engine = self.variant.engine
        action = int(engine.greedy(engine.board, self.state, generator(random.getrandbits(64))))
        return next(text for text, legal in self._legal().items() if legal == action)

    def estimate(self) -> list[float]:
        """For every seat the game's guess, from 0 to 1, of how well it stands."""
        out = np.zeros(self.seats)
        self.variant.engine.estimate(self.variant.engine.board, self.state, out)
        return [float(share) for share in out]

    def copy(self) -> World:
        return World(self.variant, copied(self.state), self.seats)

    def _legal(self) -> dict[str, int]:
        return moves_shown(self.variant.engine, self.state)


@dataclass(frozen=True)
class Turn:
    """A bot's turn. The position in it was imagined for the seat: the true one cannot be got at from here."""

    game: str
    options: Mapping[str, Value]
    seats: int
    seat: int
    ply: int  # moves that have been played
    view: View
    legal: list[str]  # as people see and type them
    told: list[Event]  # what has happened since this bot's last turn, its own move included
    random: Random  # follows from the bot's seed and the ply: a bot that takes its chances from here can be repeated
    imagined: World

    def imagine(self) -> World:
        """A position that may be the true one, a new one every time."""
        engine, world = self.imagined.variant.engine, self.imagined.copy()
        engine.imagine(engine.board, world.state, self.seat, generator(self.random.getrandbits(64)))
        return world


def turn_of(match: Match, seed: int, since: int) -> Turn:
    """The turn at hand, for a bot with this seed that has been told of the first `since` moves."""
    seat = match.mover
    assert seat is not None
    engine = match.engine
    view = match.view(seat)
    imagined = match.position_now()
    engine.imagine(engine.board, imagined, seat, generator(branch(seed, match.ply)))
    return Turn(
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


def checked(match: Match, name: str, text: object) -> str:
    """What the bot of this name answered, as a move of the record. Raises BotFailed if it cannot be played."""
    try:
        return match.engine.text(match.check(text, match.mover, shown=True))  # type: ignore[arg-type]
    except MoveError as error:
        move = str(text)[:LONGEST_SHOWN]
        raise BotFailed("error-bot-move", bot=name, move=move, number=match.ply + 1, reason=error.phrase) from None
