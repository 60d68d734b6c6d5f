"""What an estimate judges by: the numbers of its formula, and perhaps the weights of a network."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import numpy as np

from ludotheque.core.contract import Variant
from ludotheque.core.kernels.network import LEARNT, PLAYS
from ludotheque.core.kernels.structure import copied
from ludotheque.core.network import packed, unpacked


class EstimateData(msgspec.Struct, frozen=True):
    """For one set of options and one number of players."""

    numbers: tuple[float, ...]
    weights: str = ""  # as they are kept (`core.network.packed`); empty: the formula judges

    @classmethod
    def of(cls, variant: Variant, seats: int) -> EstimateData:
        """What the variant judges by."""
        engine = variant.engine
        assert engine.fitted is not None
        numbers = engine.board.fitted[engine.fitted.rules(variant.game.options, variant.options), seats]
        judges = engine.network is not None and engine.network.judges(variant, seats)
        weights = packed(engine.network.weights(variant, seats)) if engine.network is not None and judges else ""
        return cls(tuple(numbers.tolist()), weights)

    def used_by(self, variant: Variant, seats: int) -> Variant:
        """The same variant, which judges by this with so many players."""
        engine = variant.engine
        assert engine.fitted is not None
        board = copied(engine.board)
        board.fitted[engine.fitted.rules(variant.game.options, variant.options), seats] = self.numbers
        made = Variant(variant.game, variant.options, variant.numbers)
        made.__dict__["engine"] = replace(engine, board=board)  # in place of what `Variant.engine` would find
        if engine.network is not None:
            weights = engine.network.weights(made, seats)
            weights[:] = unpacked(self.weights, engine.network.size) if self.weights else np.float32(0)
            weights[LEARNT] = PLAYS if self.weights else 0
        return made
