"""The numbers of an estimate that are fitted to games of search, for each set of options and number of players.

A game names them in `FITTED` and reads them from its board: `board.fitted[rules, seats, k]`, where `rules` numbers the
options that matter. They are data, never constants of a kernel: `estimate.json` in the game's folder has them, with
how they were found (`ludotheque learn` writes it). Without this file, with one that cannot be used, for settings it
does not have and on a changed board, the numbers written by hand hold.
"""

from __future__ import annotations

import itertools
import math
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import msgspec
import numpy as np
import numpy.typing as npt

from .contract import Game, Option, Value
from .messages import Phrase, messages, preferred_language
from .reading import Reader

FILE = "estimate.json"
FORM = 1  # of the file; another one is not read


@dataclass(frozen=True)
class FittedNumbers:
    """What can be fitted: names, the options that change how the game is played, and the numbers by hand."""

    names: tuple[str, ...]
    options: tuple[str, ...]
    by_hand: Callable[[Mapping[str, Value], int], tuple[float, ...]]  # from options and the number of players

    def shape(self, game_options: tuple[Option, ...], most_seats: int) -> tuple[int, int, int]:
        """Of the board's field `fitted`."""
        return len(self.sets(game_options)), most_seats + 1, len(self.names)

    def rules(self, game_options: tuple[Option, ...], chosen: Mapping[str, Value]) -> int:
        return number_of(self.options, game_options, chosen)

    def sets(self, game_options: tuple[Option, ...]) -> list[dict[str, Value]]:
        return sets_of(self.options, game_options)


def number_of(names: tuple[str, ...], game_options: tuple[Option, ...], chosen: Mapping[str, Value]) -> int:
    """The number of these options, of those named: the last option counts on first."""
    number = 0
    for option in _named(names, game_options):
        number = number * len(option.values) + option.values.index(chosen[option.name])
    return number


def sets_of(names: tuple[str, ...], game_options: tuple[Option, ...]) -> list[dict[str, Value]]:
    """Every combination of the options that are named, by their number."""
    named = _named(names, game_options)
    values = itertools.product(*(option.values for option in named))
    return [dict(zip(names, each, strict=True)) for each in values]


def _named(names: tuple[str, ...], game_options: tuple[Option, ...]) -> list[Option]:
    by_name = {option.name: option for option in game_options}
    return [by_name[name] for name in names]


class Provenance(msgspec.Struct, frozen=True, kw_only=True):
    """The setting that something was learnt for, and where it comes from."""

    options: dict[str, Value]
    seats: int
    command: str  # makes it again
    version: str
    bot: str  # that played the games
    seed: str
    games: int  # of which a part was for validation
    data: str  # a hash of the games
    log_loss: float  # on the games for validation
    log_loss_before: float
    matches: int  # games against what judged before
    won: float  # by what is new: a seat's mean share of the win, where 1 / seats is even
    won_interval: tuple[float, float]


class Fit(Provenance, frozen=True, kw_only=True):
    """The numbers for one setting, and where they come from."""

    numbers: dict[str, float]


class FittedEstimate(msgspec.Struct, frozen=True):
    """The file."""

    form: int
    names: tuple[str, ...]
    fits: list[Fit]


READER = Reader(FittedEstimate)
Contents = TypeVar("Contents")


def read(file: Path, names: tuple[str, ...]) -> FittedEstimate | None:
    """None if there is no file. One that cannot be used is told about, and is as none."""
    return read_with(READER, file, lambda found: _doubt(found, names))


def _doubt(found: FittedEstimate, names: tuple[str, ...]) -> Phrase | None:
    if found.form != FORM or found.names != names:
        return Phrase("fitted-other")
    numbers = [fit.numbers for fit in found.fits]
    if any(set(each) != set(names) or not all(map(math.isfinite, each.values())) for each in numbers):
        return Phrase("fitted-damaged", {"detail": ", ".join(names)})
    return None


def read_with(reader: Reader[Contents], file: Path, doubt: Callable[[Contents], Phrase | None]) -> Contents | None:
    """What a file of learnt numbers holds. None if there is no file; so too, and it is said, if it cannot be read or
    `doubt` finds a reason not to use it."""
    try:
        found = reader.read(file.read_bytes())
    except FileNotFoundError:
        return None
    except OSError as error:
        reason: Phrase | None = Phrase("fitted-unreadable", {"reason": str(error.strerror)})
    except msgspec.DecodeError as error:
        reason = Phrase("fitted-damaged", {"detail": str(error)})
    else:
        reason = doubt(found)
        if reason is None:
            return found
    said = messages(preferred_language()).say_phrase(Phrase("fitted-unusable", {"file": str(file), "reason": reason}))
    print(said, file=sys.stderr)
    return None


def table(game: Game, fitted: FittedNumbers, changed: bool = False) -> npt.NDArray[np.float64]:
    """The numbers for every setting: those in the game's file; where it has none and on a `changed` board, those by
    hand."""
    values = np.zeros(fitted.shape(game.options, game.players[1]))
    for rules, options in enumerate(fitted.sets(game.options)):
        for seats in game.seat_counts:
            values[rules, seats] = fitted.by_hand(options, seats)
    found = None if changed else read(game.folder / FILE, fitted.names)
    for fit in found.fits if found else ():
        if fit.seats in game.seat_counts and set(fit.options) == set(fitted.options):
            values[fitted.rules(game.options, fit.options), fit.seats] = [fit.numbers[name] for name in fitted.names]
    return values
