"""Write what was learnt into the game's folder, with where it comes from."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from ludotheque.core import fitted, network
from ludotheque.core.errors import BadRequest
from ludotheque.core.fitted import Fit, Provenance
from ludotheque.core.network import NetworkFit

from ..reliability.said import SaidGame

Learnt = TypeVar("Learnt", bound=Provenance)


def fingerprint(games: Sequence[SaidGame]) -> str:
    """A hash of games: the same command on another machine must find the same."""
    digest = hashlib.sha256()
    for game in games:
        digest.update(msgspec.json.encode((game.row, game.actions, game.shares)))
    return digest.hexdigest()[:16]


def keep_numbers(folder: Path, names: tuple[str, ...], fit: Fit) -> Path:
    """Put a fit into the file of the game. It replaces the one of the same setting."""
    file = folder / fitted.FILE
    known = fitted.read(file, names)
    return _written(file, fitted.FittedEstimate(fitted.FORM, names, _with(fit, known.fits if known else [])))


def keep_network(folder: Path, size: int, fit: NetworkFit) -> Path:
    """The same for the weights of a network."""
    file = folder / network.FILE
    known = network.read(file, size)
    return _written(file, network.LearntNetwork(network.FORM, size, _with(fit, known.fits if known else [])))


def _with(fit: Learnt, known: list[Learnt]) -> list[Learnt]:
    others = [each for each in known if (each.options, each.seats) != (fit.options, fit.seats)]
    return sorted([*others, fit], key=lambda each: (str(sorted(each.options.items())), each.seats))


def _written(file: Path, contents: msgspec.Struct) -> Path:
    text = msgspec.json.format(msgspec.json.encode(contents), indent=1)
    part = file.with_name(file.name + ".part")
    try:
        part.write_bytes(text + b"\n")
        part.replace(file)
    except OSError as error:
        raise BadRequest("error-file", file=str(file), reason=str(error.strerror)) from None
    return file
