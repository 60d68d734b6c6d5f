"""What a learner sees of a match: observations and action masks."""

from __future__ import annotations

import functools
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ludotheque.core.contract import Engine, Variant
from ludotheque.core.errors import BadRequest
from ludotheque.core.match import Match
from ludotheque.core.observation import NUMBER, Observation, Part, size


def check_observable(variant: Variant) -> Engine:
    """The engine of a variant. Refuses a game without observations."""
    if variant.engine.observe is None:
        raise BadRequest("error-no-observation", title=variant.game.title)
    return variant.engine


@dataclass(frozen=True)
class Window:
    """A variant as learners see it."""

    variant: Variant

    def __post_init__(self) -> None:
        check_observable(self.variant)

    @property
    def parts(self) -> tuple[Part, ...]:
        return self.variant.engine.parts

    @property
    def actions(self) -> int:
        return self.variant.engine.actions

    @functools.cached_property
    def size(self) -> int:
        return size(self.parts)

    def observation(self, match: Match, seat: int) -> Observation:
        engine = match.engine
        assert engine.observe is not None
        out = np.zeros(self.size, NUMBER)
        engine.observe(match.board, match.position_to_read, seat, out)
        return out

    def mask(self, match: Match, seat: int) -> npt.NDArray[np.int8]:
        """1 for the actions this seat may choose now; all 0 if it is not its turn."""
        mask = np.zeros(self.actions, np.int8)
        if match.mover == seat:
            legal = match.legal_actions()
            if match.engine.disguise is not None:
                match.engine.disguise(match.board, match.position_to_read, legal, len(legal))
            mask[legal] = 1
        return mask

    def action(self, match: Match, chosen: int) -> int | None:
        """The action of the rules for a learner's choice, or None if it is not legal."""
        if not 0 <= chosen < self.actions:
            return None
        engine = match.engine
        action = chosen
        if engine.undisguise is not None:
            action = int(engine.undisguise(match.board, match.position_to_read, chosen))
        return None if engine.refusal(match.board, match.position_to_read, action) else action

    def chosen(self, match: Match, text: str) -> int:
        """A learner's number for the move with this text."""
        actions = np.array([match.check(text)], np.int16)
        if match.engine.disguise is not None:
            match.engine.disguise(match.board, match.position_to_read, actions, 1)
        return int(actions[0])


def parts_of(parts: tuple[Part, ...], observation: Observation) -> dict[str, Observation]:
    """The parts of an observation, or of a batch, in their shapes; NumPy views of the same numbers."""
    found, start = {}, 0
    for part in parts:
        numbers = observation[..., start : start + part.size]
        found[part.name] = numbers.reshape(*observation.shape[:-1], *part.shape)
        start += part.size
    return found
