"""The fixed part of a game: variant, number of seats, and the rules in the form OpenSpiel needs."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from ludotheque.adapters.rewards import rewards_of
from ludotheque.core.chance.fast import Rng
from ludotheque.core.contract import NOBODY, Value, Variant
from ludotheque.core.messages import messages
from ludotheque.core.observation import NUMBER, Observation, size
from ludotheque.core.position import places_of
from ludotheque.core.shelf import find

Position = npt.NDArray[np.void]  # one NumPy record, never changed after it has been handed out

TERMINAL = -4  # pyspiel.PlayerId.TERMINAL; chance is -1 there as here


class Ruleset:
    """The rules of a variant for a number of seats."""

    def __init__(self, variant: Variant, seats: int) -> None:
        variant.game.check_seats(seats)
        self.variant, self.engine, self.seats = variant, variant.engine, seats

    def opening(self, seed: int) -> Position:
        return as_position(self.variant.new(self.seats, seed).position_now())

    def player(self, position: Position) -> int:
        mover = int(self.engine.mover(self.engine.board, position[0]))
        return TERMINAL if mover == NOBODY else mover

    def legal(self, position: Position) -> list[int]:
        """Action ids in ascending order, disguised where ours would reveal hidden information."""
        engine = self.engine
        actions = np.empty(engine.actions, np.int16)
        n = engine.legal(engine.board, position[0], actions)
        if engine.disguise is None:
            return actions[:n].tolist()  # type: ignore[no-any-return]
        engine.disguise(engine.board, position[0], actions, n)
        return sorted(actions[:n].tolist())

    def action(self, position: Position, known: int) -> int:
        """Our id of the action whose id in OpenSpiel is `known`."""
        engine = self.engine
        return known if engine.undisguise is None else int(engine.undisguise(engine.board, position[0], known))

    def after(self, position: Position, action: int) -> Position:
        changed = copied(position)
        self.engine.apply(self.engine.board, changed[0], action)
        return changed

    def imagined(self, position: Position, seat: int, rng: Rng) -> Position:
        changed = copied(position)
        self.engine.imagine(self.engine.board, changed[0], seat, rng)
        return changed

    def text(self, position: Position, action: int) -> str:
        """The text of an action, as people see and type it."""
        engine = self.engine
        if engine.shown is None or self.player(position) < 0:
            return engine.text(action)
        return engine.shown(engine.board, position[0], action)

    def view(self, position: Position, seat: int | None) -> str:
        """The view of a seat as JSON; None is a spectator."""
        return msgspec.json.encode(self.engine.view(self.engine.board, position[0], seat)).decode()

    def told(self, before: Position, action: int, after: Position, seat: int | None) -> str:
        """The events of a move as a seat is told them, as JSON."""
        engine = self.engine
        return msgspec.json.encode(engine.tell(engine.board, before[0], action, after[0], seat)).decode()

    def words(self, position: Position) -> list[str]:
        """The view of a spectator in words, line by line."""
        names = [f"Player {seat}" for seat in range(self.seats)]
        seen = self.engine.view(self.engine.board, position[0], None)
        return self.engine.describe(seen, messages("en", self.variant.game.folder / "locales"), names)

    def observation(self, position: Position, seat: int) -> Observation:
        """The observation of a seat, in the layout of `engine.parts`."""
        assert self.engine.observe is not None
        numbers = np.empty(size(self.engine.parts), NUMBER)
        self.engine.observe(self.engine.board, position[0], seat, numbers)
        return numbers

    def returns(self, position: Position) -> list[float]:
        """The returns of a finished game."""
        return rewards_of(places_of(self.engine.places, self.engine.board, position[0], self.seats))

    def __reduce__(self) -> tuple[Any, ...]:
        """Games hold functions, which are not picklable; rebuild them by name."""
        return ruleset, (self.variant.name, tuple(self.variant.options.items()), self.seats)


@functools.lru_cache(64)
def ruleset(name: str, options: tuple[tuple[str, Value], ...], seats: int) -> Ruleset:
    return Ruleset(find(name).variant(dict(options)), seats)


def ruleset_of(name: str, options: Mapping[str, Value], seats: int) -> Ruleset:
    return ruleset(name, tuple(options.items()), seats)


def as_position(record: np.record) -> Position:
    """A copy of a record as an array of length one."""
    return position_of(record.tobytes(), record.dtype)


def copied(position: Position) -> Position:
    return position_of(position.tobytes(), position.dtype)


def position_of(content: bytes, dtype: np.dtype[Any]) -> Position:
    """A position from its bytes. A search copies positions often, and NumPy's own copy takes ten times as long."""
    return np.frombuffer(bytearray(content), dtype)
