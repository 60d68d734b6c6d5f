"""What a search says, made believable: shares of the win as they turned out in games.

A search is wrong about a game in the same way again and again: its estimate is too sure or too timid, and it thinks too
little of the seat to move, whose moves it tries out, good and bad. So what people are told is corrected, here and
nowhere else. The share of the seat to move is moved on the scale of its odds, by `mover` and along a line with bends:
its distance from an even share is stretched by another slope between each two of the `BENDS`. The other seats divide
the rest as before. A larger share stays the larger one.

How far it is wrong depends on how large it is: one with few simulations overlooks the best replies. So there are
numbers for searches of several sizes, and those between two sizes are corrected by what lies between.

The numbers are found by comparing what was said with what happened, for each set of options and number of players
(`ludotheque calibrate --correct`), and kept in `shares.json` in the game's folder, with where they come from. Where it
has none, on a changed board, and where chance moves next, nothing is corrected.
"""

from __future__ import annotations

import functools
import itertools
import math
import sys
from pathlib import Path

import msgspec

from ludotheque.core.contract import CHANCE, Value, Variant
from ludotheque.core.messages import Phrase, messages, preferred_language
from ludotheque.core.reading import Reader

FILE = "shares.json"
FORM = 4  # of the file; another one is not read
LEAST = 0.002  # shares are taken as at least this, and as at most 1 less this
BENDS = (-4.0, -2.0, -1.0, 0.0, 1.0, 2.0, 4.0)  # of logarithmic odds from even: ±2 is 12 and 88 % between two players
DIGITS = 12  # of corrected shares: the last bits of a logarithm depend on the machine

Shares = tuple[float, ...]  # every seat's share of the win


class Correction(msgspec.Struct, frozen=True):
    """How the share of the seat to move is moved. Slopes are above 0; as they stand here, nothing changes."""

    mover: float = 0.0
    slopes: tuple[float, ...] = (1.0,) * (len(BENDS) + 1)

    def one(self, said: Shares, mover: int) -> Shares:
        """The shares in one position."""
        if self == NONE or mover == CHANCE:
            return said
        before, seats = said[mover], len(said)
        now = self.share(before, seats)
        rest = (1 - now) / (1 - before) if before < 1 else 0.0
        return tuple(round(now if seat == mover else share * rest, DIGITS) for seat, share in enumerate(said))

    def share(self, said: float, seats: int) -> float:
        """The share of the seat to move. One that cannot or must win stays so."""
        if not 0 < said < 1:
            return said
        stretched = math.fsum(slope * way for slope, way in zip(self.slopes, ways(said, seats), strict=True))
        return 1 / (1 + (seats - 1) * math.exp(-self.mover - stretched))

    def towards(self, other: Correction, way: float) -> Correction:
        """What lies between this and the other: 0 is this, 1 the other."""
        slopes = tuple((1 - way) * own + way * its for own, its in zip(self.slopes, other.slopes, strict=True))
        return Correction((1 - way) * self.mover + way * other.mover, slopes)

    def error(self, said: Shares, seat: int, error: float) -> float:
        """The standard error of the seat's corrected share, from that of the share the search said."""
        low, high = (self.share(min(max(said[seat] + each, LEAST), 1 - LEAST), len(said)) for each in (-error, error))
        return max(round((high - low) / 2, DIGITS), 1e-6)  # what is not certain stays so


def ways(said: float, seats: int) -> list[float]:
    """The distance of a share from an even one, in logarithmic odds: what of it lies between each two bends."""
    kept = min(max(said, LEAST), 1 - LEAST)
    x = math.log(kept / (1 - kept)) + math.log(seats - 1)
    pieces = itertools.pairwise((-math.inf, *BENDS, math.inf))
    return [min(max(x, low), high) - min(max(0.0, low), high) for low, high in pieces]


NONE = Correction()


class SizedCorrection(msgspec.Struct, frozen=True):
    """The numbers for searches of about so many simulations."""

    simulations: int
    numbers: Correction


class Corrections(msgspec.Struct, frozen=True):
    """Those of one setting, by the size of the search, smaller ones first; none: nothing is corrected."""

    sizes: tuple[SizedCorrection, ...] = ()

    def at(self, simulations: int) -> Correction:
        """For a share with so many simulations behind it. Beyond the sizes that were fitted the nearest holds."""
        if not self.sizes:
            return NONE
        before, after = self.sizes[0], self.sizes[0]
        for size in self.sizes:
            before, after = (size, size) if size.simulations <= simulations else (before, size)
            if size.simulations >= simulations:
                break
        if before.simulations >= after.simulations:
            return after.numbers
        way = math.log(simulations / before.simulations) / math.log(after.simulations / before.simulations)
        return before.numbers.towards(after.numbers, way)


UNCORRECTED = Corrections()


class FittedCorrection(msgspec.Struct, frozen=True, kw_only=True):
    """The correction for one setting, and where it comes from."""

    options: dict[str, Value]  # those that matter
    seats: int
    numbers: Corrections
    command: str  # makes it again
    version: str
    bots: list[str]  # that played and said
    seed: str
    games: int
    data: str  # a hash of the games
    error: float  # of what is said, on games kept from the fit: `ludotheque.lab.reliability.measure` explains it
    error_before: float  # of what was said, not corrected
    log_loss: float
    log_loss_before: float


class CorrectedShares(msgspec.Struct, frozen=True):
    """The file."""

    form: int
    corrections: list[FittedCorrection]


READER = Reader(CorrectedShares)


def read(file: Path) -> CorrectedShares | None:
    """None if there is no file. One that cannot be used is told about, and is as none."""
    try:
        found = READER.read(file.read_bytes())
    except (FileNotFoundError, NotADirectoryError):  # a game in one file has no folder
        return None
    except OSError as error:
        reason = Phrase("fitted-unreadable", {"reason": str(error.strerror)})
    except msgspec.DecodeError as error:
        reason = Phrase("fitted-damaged", {"detail": str(error)})
    else:
        if found.form == FORM and all(_sound(each.numbers) for each in found.corrections):
            return found
        damaged = Phrase("fitted-damaged", {"detail": "simulations, mover, slopes"})
        reason = Phrase("fitted-other") if found.form != FORM else damaged
    said = messages(preferred_language()).say_phrase(Phrase("shares-unusable", {"file": str(file), "reason": reason}))
    print(said, file=sys.stderr)
    return None


def _sound(found: Corrections) -> bool:
    sizes = [each.simulations for each in found.sizes]
    return (
        sizes == sorted(set(sizes)) and min(sizes, default=1) > 0 and all(_usable(each.numbers) for each in found.sizes)
    )


def _usable(numbers: Correction) -> bool:
    right = len(numbers.slopes) == len(NONE.slopes) and all(map(math.isfinite, (numbers.mover, *numbers.slopes)))
    return right and min(numbers.slopes) > 0


def mattering(variant: Variant) -> dict[str, Value]:
    """The options that change how the game is played; all, if the game does not say."""
    fitted = variant.engine.fitted
    names = variant.options if fitted is None else fitted.options
    return {name: variant.options[name] for name in names}


def corrections(variant: Variant, seats: int) -> Corrections:
    """Those of these options and this number of players."""
    if variant.numbers:
        return UNCORRECTED
    found, options = _corrections(variant.game.folder), mattering(variant)
    return next((each.numbers for each in found if (each.options, each.seats) == (options, seats)), UNCORRECTED)


@functools.cache
def _corrections(folder: Path) -> list[FittedCorrection]:
    found = read(folder / FILE)
    return found.corrections if found else []


def read_again() -> None:
    """After the file has changed."""
    _corrections.cache_clear()
