"""Reads `board.toml`: ring, gates and stones, checked, as the board that every kernel gets."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from ludotheque.core.board.file import BoardFile

from .state import BOARD, GUARDS, LEAST_PLACES, LEAST_STONES, PLACES, SEATS, STONES, SYMBOLS

FOLDER = Path(__file__).parent
LOCALES = FOLDER / "locales"
FILE = FOLDER / "board.toml"

ENTRIES = ("places", "gates", "stones")
TOWERS = "towers"  # instead of places and gates
AHEAD = "ahead"  # of the junior game; no printed board has it


def read(file: Path = FILE, entries: dict[str, Any] | None = None) -> np.record:
    """The board in this file, or the one made of `entries` instead. Raises BadSetup with the line that is wrong."""
    source = BoardFile(file, "winoc", LOCALES, entries)
    found = _entries(source)
    places = _places(source, found["places"])
    gates = _gates(source, found["gates"], places)
    stones = _stones(source, found["stones"])
    board: np.record = np.zeros(1, BOARD)[0]
    board.places = places
    board.stones = len(stones)
    board.ahead = _ahead(source, found[AHEAD], places)
    for guard, gate in enumerate(gates):
        board.gate[guard] = gate
    for place in range(places):
        board.refuge[place] = nearest(gates, place, places)
    for stone, faces in enumerate(stones):
        board.face[stone] = faces
    return board


def only_starts_elsewhere(entries: dict[str, Any]) -> bool:
    """Whether every position is worth as much with these entries as on the printed board."""
    places = {name: value for name, value in entries.items() if name != AHEAD}
    return places == BoardFile(FILE, "winoc", LOCALES).entries


def _entries(source: BoardFile) -> dict[str, Any]:
    found = {AHEAD: 0} | source.entries
    towers = found.pop(TOWERS, None)
    if towers is not None:
        found |= _evenly(source, towers)
    for name in found:
        if name not in (*ENTRIES, AHEAD):
            source.unknown([*ENTRIES, TOWERS, AHEAD], name)
    for name in ENTRIES:
        if name not in found:
            source.missing(name)
    return found


def _evenly(source: BoardFile, towers: Any) -> dict[str, Any]:
    """Places and gates with this many towers between neighbouring gates."""
    low, high = LEAST_PLACES // GUARDS - 1, PLACES // GUARDS - 1
    if not _whole(towers) or not low <= towers <= high:
        source.wrong("towers", TOWERS, found=str(towers), low=low, high=high)
    side = towers + 1
    return {"places": GUARDS * side, "gates": [guard * side for guard in range(GUARDS)]}


def _places(source: BoardFile, places: Any) -> int:
    if not _whole(places) or not LEAST_PLACES <= places <= PLACES:
        source.wrong("places", "places", found=str(places), low=LEAST_PLACES, high=PLACES)
    return int(places)


def _ahead(source: BoardFile, ahead: Any, places: int) -> int:
    most = (places - 1) // (SEATS - 1)  # nobody starts with a whole lap behind them
    if not _whole(ahead) or not 0 <= ahead <= most:
        source.wrong("ahead", AHEAD, found=str(ahead), high=most)
    return int(ahead)


def _gates(source: BoardFile, gates: Any, places: int) -> list[int]:
    good = isinstance(gates, list) and len(gates) == GUARDS and all(_whole(gate) for gate in gates)
    if not good or gates != sorted(set(gates)) or not 0 <= gates[0] <= gates[-1] < places:
        source.wrong("gates", "gates", found=str(gates), count=GUARDS, last=places - 1)
    return list(gates)


def _stones(source: BoardFile, stones: Any) -> list[list[int]]:
    if not isinstance(stones, list) or not LEAST_STONES <= len(stones) <= STONES:
        found = len(stones) if isinstance(stones, list) else str(stones)
        source.wrong("stones", "stones", found=found, low=LEAST_STONES, high=STONES)
    pairs: list[list[int]] = []
    for number, stone in enumerate(stones, 1):
        at = "stones", number - 1
        if not _pair(stone):
            source.wrong("stone", *at, stone=number, found=str(stone), symbols=SYMBOLS)
        pair = sorted(stone)
        if pair != [0, 0] and pair in pairs:
            source.wrong("twice", *at, stone=number, found=str(stone), other=pairs.index(pair) + 1)
        pairs.append(pair)
    return [list(stone) for stone in stones]


def nearest(gates: list[int], place: int, places: int) -> int:
    """[sent-off], [O4]: of two gates equally near, the one clockwise."""
    ahead = min((gate - place) % places for gate in gates)
    back = min((place - gate) % places for gate in gates)
    return (place + ahead) % places if ahead <= back else (place - back) % places


def _whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _pair(stone: Any) -> bool:
    """Two different symbols, or neutral on both sides."""
    if not isinstance(stone, list) or len(stone) != 2 or not all(_whole(face) for face in stone):
        return False
    return stone == [0, 0] or (stone[0] != stone[1] and all(1 <= face <= SYMBOLS for face in stone))
