"""One match that learners play: the common part of environments of single games."""

from __future__ import annotations

from typing import Any

import numpy as np

from ludotheque.core.contract import Value, Variant
from ludotheque.core.errors import BadRequest
from ludotheque.core.match import Match
from ludotheque.core.messages import messages, preferred_language
from ludotheque.core.shelf import game

from .window import Window

Seen = dict[str, Any]  # arrays; Gymnasium's type for the elements of its dictionary spaces

SEED_BYTES = 32


class Episode:
    """One game after another under the same options. `max_moves` limits the moves of learners in a game."""

    match: Match

    def __init__(self, name: str | Variant, seats: int, max_moves: int | None, options: dict[str, Value]) -> None:
        self.window = Window(game(name, **options) if isinstance(name, str) else name)
        self.window.variant.game.check_seats(seats)
        if max_moves is not None and max_moves < 1:
            raise BadRequest("error-at-least-one", what="max_moves", found=str(max_moves))
        self.seats = seats
        self.max_moves = max_moves
        self.moves = 0  # of learners

    def open(self, chance: np.random.Generator) -> None:
        """Begin a new game with a seed drawn from this generator."""
        self.match = self.window.variant.new(self.seats, int.from_bytes(chance.bytes(SEED_BYTES)))
        self.moves = 0
        self._let_chance_act()

    @property
    def cut_short(self) -> bool:
        return self.max_moves is not None and self.moves >= self.max_moves and not self.match.over

    def seen(self, seat: int) -> Seen:
        """The observation and the mask for a learner at this seat."""
        return {
            "observation": self.window.observation(self.match, seat),
            "action_mask": self.window.mask(self.match, seat),
        }

    def play(self, chosen: int) -> None:
        """Play the action that a learner chose."""
        action = self.window.action(self.match, chosen)
        if action is None:
            raise BadRequest("error-action", action=str(chosen), row="0")
        self.match.play_checked(action)
        self.moves += 1
        self._let_chance_act()

    def play_action(self, action: int) -> None:
        """Play the action of a bot."""
        self.match.play_action(action)
        self._let_chance_act()

    def _let_chance_act(self) -> None:
        while self.match.at_chance:
            self.match.chance()

    def words(self, seat: int | None) -> str:
        """The view of a seat in words, as a terminal shows it."""
        match = self.match
        say = messages(preferred_language(), match.variant.game.folder / "locales")
        return "\n".join(match.engine.describe(match.view(seat), say, match.names))
