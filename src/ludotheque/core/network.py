"""The network that judges positions in place of an estimate's formula, where it was learnt and plays better.

A game declares it in `NETWORK`: how much its kernel `features` tells of a position, and how a search thinks with it.
The weights are data on its board, never constants of a kernel: `board.network[rules, seats]`, for each set of options
and number of players. `network.json` in the game's folder has them, with how they were found (`ludotheque learn
--network` writes it). For settings that this file does not have, without it, with one that cannot be used and on a
changed board, the formula judges.

A network may know better how games end and yet play no better. Then bots keep the formula, and the network judges what
people are told (`Variant.told`): hints and analyses. The board's field `tells` says what it is for.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
import numpy as np
import numpy.typing as npt

from .contract import Game, Thinking, Value, Variant
from .fitted import Provenance, number_of, read_with, sets_of
from .kernels.network import LEARNT, PLAYS, TELLS, Weights, size_of
from .messages import Phrase
from .reading import Reader

FILE = "network.json"
FORM = 1  # of the file; another one is not read
STEP = 1 / 64  # weights are whole numbers of these steps, one byte each


@dataclass(frozen=True)
class Network:
    """What a network is told, and how a search thinks with it."""

    things: int  # that are interchangeable
    table: int  # rows of weights from which `features` chooses for every thing
    numbers: int  # that hold for all things
    options: tuple[str, ...]  # those that change how the game is played
    thinking: Thinking = field(default_factory=lambda: Thinking(horizon=None))
    shared: int = 0  # rows that hold for all things, before those of each

    @property
    def size(self) -> int:
        """Of the last dimension of the board's field `network`."""
        return size_of(self.table, self.numbers)

    def weights(self, variant: Variant, seats: int) -> Weights:
        """Those on the board for this setting, in place."""
        found: Weights = variant.engine.board.network[self.rules(variant.game, variant.options), seats]
        return found

    def judges(self, variant: Variant, seats: int) -> bool:
        """Whether it judges in this setting: on the board of the variant, for bots or for people."""
        return bool(self.weights(variant, seats)[LEARNT] + variant.engine.board.tells >= PLAYS)

    def rules(self, game: Game, options: dict[str, Value]) -> int:
        return number_of(self.options, game.options, options)


class NetworkFit(Provenance, frozen=True, kw_only=True):
    """The weights for one setting, and where they come from."""

    practice: int  # games of greedy bots that came first
    weights: str  # see `packed`
    plays: bool = True  # for bots; otherwise only for what people are told


class LearntNetwork(msgspec.Struct, frozen=True):
    """The file."""

    form: int
    size: int  # how many weights each setting has
    fits: list[NetworkFit]


READER = Reader(LearntNetwork)


def rounded(weights: Weights) -> Weights:
    """As they are kept: in steps."""
    steps: Weights = np.clip(np.rint(weights / np.float32(STEP)), -128, 127).astype(np.float32) * np.float32(STEP)
    steps[LEARNT] = 1
    return steps


def packed(weights: Weights) -> str:
    """Rounded weights as text."""
    kept = weights.copy()
    kept[LEARNT] = 1
    steps = np.rint(kept / np.float32(STEP)).astype(np.int8)
    return base64.b64encode(zlib.compress(steps.tobytes(), 9)).decode()


def unpacked(text: str, size: int) -> Weights:
    """Raises ValueError for a text that is not so many weights."""
    try:
        unzip = zlib.decompressobj()
        steps = np.frombuffer(unzip.decompress(base64.b64decode(text, validate=True), size + 1), np.int8)
    except (binascii.Error, zlib.error) as error:
        raise ValueError(str(error)) from None
    if len(steps) != size or not unzip.eof:
        raise ValueError(f"{size} weights")
    weights: Weights = steps.astype(np.float32) * np.float32(STEP)
    return weights


def read(file: Path, size: int) -> LearntNetwork | None:
    """None if there is no file. One that cannot be used is told about, and is as none."""
    return read_with(READER, file, lambda found: _doubt(found, size))


def _doubt(found: LearntNetwork, size: int) -> Phrase | None:
    if found.form != FORM or found.size != size:
        return Phrase("fitted-other")
    try:
        for fit in found.fits:
            unpacked(fit.weights, size)
    except ValueError as error:
        return Phrase("fitted-damaged", {"detail": str(error)})
    return None


def table(game: Game, network: Network, changed: bool = False) -> npt.NDArray[np.float32]:
    """The weights for every setting, for the board: those in the game's file, and none where it has none or the board
    is `changed`."""
    sets = sets_of(network.options, game.options)
    values = np.zeros((len(sets), game.players[1] + 1, network.size), np.float32)
    found = None if changed else read(game.folder / FILE, network.size)
    for fit in found.fits if found else ():
        if fit.seats in game.seat_counts and fit.options in sets:
            weights = values[sets.index(fit.options), fit.seats]
            weights[:] = unpacked(fit.weights, network.size)
            weights[LEARNT] = PLAYS if fit.plays else TELLS
    return values
