"""Hundsgemein in writing: blocks, streets, moves, and the opening of a game record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ludotheque.core.errors import BadSetup

from .state import (
    ACTIONS,
    BLOCKS,
    BREEDS,
    CALL,
    DOGS_OF_A_KIND,
    DROP,
    DROP_TWO,
    FLEAS,
    FLEAS_OF_A_BREED,
    LAYOUT,
    LAYOUT_FIRST,
    LAYOUT_FLEAS,
    SIDE,
    STREETS,
)

LOCALES = Path(__file__).parent / "locales"

COLUMNS = "abcdefg"
BLOCK_NAMES = tuple(f"{column}{row}" for row in range(1, SIDE + 1) for column in COLUMNS)
STREET_NAMES = tuple(f"{way}{i}" for way in "hv" for i in range(1, SIDE))
DOG_NAMES = ("Zorro", "Daisy", "Fifi", "Rex")
PAIRS = tuple(combinations_with_replacement(range(1, BREEDS + 1), 2))


def laid(action: int) -> tuple[int, str]:
    """The breed, from 1, and the block of an action that lays a flea."""
    return action // BLOCKS + 1, BLOCK_NAMES[action % BLOCKS]


def dropped(action: int) -> list[int]:
    """The breeds, from 1, that an action throws away."""
    return [action - DROP + 1] if action < DROP_TWO else list(PAIRS[action - DROP_TWO])


def text(action: int) -> str:
    if action < DROP:
        breed, block = laid(action)
        return f"{breed}@{block}"
    if action < CALL:
        return "drop " + "+".join(str(breed) for breed in dropped(action))
    return "call" if action == CALL else "ok"


_ACTIONS = {text(action): action for action in range(ACTIONS)}


def action(text: str) -> int | None:
    return _ACTIONS.get(text)


# --- the opening ---


def setup(layout: npt.NDArray[np.int16], seats: int) -> dict[str, Any]:
    size = FLEAS // seats
    starts = [LAYOUT_FLEAS + seat * size for seat in range(seats)]
    return {
        "dogs": {street: DOG_NAMES[layout[k]] for k, street in enumerate(STREET_NAMES)},
        "reserves": [[int(breed) + 1 for breed in layout[start : start + size]] for start in starts],
        "first": int(layout[LAYOUT_FIRST]),
    }


def layout(setup: Mapping[str, Any], seats: int) -> npt.NDArray[np.int16]:
    dogs, reserves, first = setup["dogs"], setup["reserves"], setup["first"]
    _check_dogs(dogs)
    _check_reserves(reserves, seats)
    if isinstance(first, bool) or not isinstance(first, int) or not 0 <= first < seats:
        raise BadSetup("hundsgemein-setup-first", LOCALES, found=str(first), last=seats - 1)
    out = np.zeros(LAYOUT, np.int16)
    out[:STREETS] = [DOG_NAMES.index(dogs[street]) for street in STREET_NAMES]
    out[LAYOUT_FLEAS:LAYOUT_FIRST] = [breed - 1 for reserve in reserves for breed in reserve]
    out[LAYOUT_FIRST] = first
    return out


def _check_dogs(dogs: Any) -> None:
    if not isinstance(dogs, dict):
        raise BadSetup("hundsgemein-setup-dogs", LOCALES, streets=list(STREET_NAMES))
    for street in dogs:
        if street not in STREET_NAMES:
            raise BadSetup("hundsgemein-setup-street", LOCALES, found=str(street), known=list(STREET_NAMES))
    for street in STREET_NAMES:
        if street not in dogs:
            raise BadSetup("hundsgemein-setup-no-dog", LOCALES, street=street)
        if dogs[street] not in DOG_NAMES:
            found = str(dogs[street])
            raise BadSetup("hundsgemein-setup-dog", LOCALES, street=street, found=found, known=list(DOG_NAMES))
    count = Counter(dogs.values())
    for dog in DOG_NAMES:
        if count[dog] != DOGS_OF_A_KIND:
            raise BadSetup("hundsgemein-setup-dog-count", LOCALES, dog=dog, found=count[dog], expected=DOGS_OF_A_KIND)


def _check_reserves(reserves: Any, seats: int) -> None:
    if not isinstance(reserves, list) or len(reserves) != seats:
        found = len(reserves) if isinstance(reserves, list) else str(reserves)
        raise BadSetup("hundsgemein-setup-reserves", LOCALES, found=found, seats=seats)
    of_a_breed = FLEAS_OF_A_BREED // seats
    for seat, reserve in enumerate(reserves):
        if not isinstance(reserve, list) or len(reserve) != FLEAS // seats:
            found = len(reserve) if isinstance(reserve, list) else str(reserve)
            raise BadSetup("hundsgemein-setup-reserve", LOCALES, seat=seat, found=found, expected=FLEAS // seats)
        for place, breed in enumerate(reserve, 1):
            if type(breed) is not int or not 1 <= breed <= BREEDS:
                raise BadSetup("hundsgemein-setup-flea", LOCALES, seat=seat, place=place, found=str(breed))
        for breed in range(1, BREEDS + 1):
            if reserve.count(breed) != of_a_breed:
                found = reserve.count(breed)
                raise BadSetup(
                    "hundsgemein-setup-flea-count", LOCALES, seat=seat, breed=breed, found=found, expected=of_a_breed
                )
