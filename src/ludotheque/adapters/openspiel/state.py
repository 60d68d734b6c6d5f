"""A state of an OpenSpiel game: a course, behind OpenSpiel's names for things."""

from __future__ import annotations

from collections.abc import Callable

import pyspiel

from ludotheque.core.chance.fast import generator

from .course import BYTE, Course, Deal
from .table import TERMINAL

DEAL_OUTCOMES = [(byte, 1 / BYTE) for byte in range(BYTE)]


class ShelfState(pyspiel.State):  # type: ignore[misc]
    """OpenSpiel copies and saves a state by copying and pickling its attributes: there is one, and it never changes."""

    def __init__(self, game: pyspiel.Game, course: Deal | Course) -> None:
        super().__init__(game)
        self.course = course

    def current_player(self) -> int:
        return self.course.player

    def is_terminal(self) -> bool:
        return self.course.player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All equally likely."""
        if isinstance(self.course, Deal):
            return DEAL_OUTCOMES
        outcomes = self.course.legal()
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def _apply_action(self, action: int) -> None:
        self.course = self.course.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.course.text(action)

    def returns(self) -> list[float]:
        return self.course.returns()

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> ShelfState:
        """A state that the player cannot tell from this one, drawn uniformly. It begins here: its history is empty, for
        that of this state would tell what the player must not know."""
        twin: ShelfState = self.get_game().new_initial_state()
        if isinstance(self.course, Deal):
            for _ in self.course.chosen:
                twin.apply_action(int(rng() * BYTE))
        else:
            twin.course = self.course.imagined(player, generator(int(rng() * 2**32) << 32 | int(rng() * 2**32)))
        return twin

    def __str__(self) -> str:
        return str(self.course)
