"""Reads `board.toml`: ring, gates and stones, checked, as the record that every kernel gets."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, NoReturn

import numpy as np

from ludotheque.core.errors import BadSetup

from .state import BOARD, GUARDS, LEAST_PLACES, LEAST_STONES, PLACES, STONES, SYMBOLS

FOLDER = Path(__file__).parent
LOCALES = FOLDER / "locales"
FILE = FOLDER / "board.toml"

ENTRIES = ("places", "gates", "stones")
TOWERS = "towers"  # instead of places and gates


def read(file: Path = FILE, entries: dict[str, Any] | None = None) -> np.record:
    """The board in this file, or the one these entries make, of which the file is the printed form; raises BadSetup
    with the line of what is wrong."""
    reader = _Reader(file)
    return reader.board(reader.parsed() if entries is None else entries)


class _Reader:
    def __init__(self, file: Path) -> None:
        self.file = file
        self.text = file.read_text(encoding="utf-8")

    def board(self, found: dict[str, Any]) -> np.record:
        entries = self._entries(found)
        places = self._places(entries["places"])
        gates = self._gates(entries["gates"], places)
        stones = self._stones(entries["stones"])
        board: np.record = np.zeros(1, BOARD)[0]
        board.places = places
        board.stones = len(stones)
        for guard, gate in enumerate(gates):
            board.gate[guard] = gate
        for place in range(places):
            board.refuge[place] = nearest(gates, place, places)
        for stone, faces in enumerate(stones):
            board.face[stone] = faces
        return board

    def parsed(self) -> dict[str, Any]:
        try:
            return tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            at = re.search(r"at line (\d+)", str(error))
            line = int(at[1]) if at else self.text.count("\n") + 1
            raise BadSetup("winoc-board-syntax", LOCALES, file=self.file.name, line=line, detail=str(error)) from None

    def _entries(self, found: dict[str, Any]) -> dict[str, Any]:
        entries = dict(found)
        towers = entries.pop(TOWERS, None)
        if towers is not None:
            entries |= self._evenly(towers)
        for name in entries:
            if name not in ENTRIES:
                self._refuse("entry", name, found=name, known=[*ENTRIES, TOWERS])
        for name in ENTRIES:
            if name not in entries:
                self._refuse("missing", name, found=name)
        return entries

    def _evenly(self, towers: Any) -> dict[str, Any]:
        """Places and gates with so many towers between neighbouring gates."""
        low, high = LEAST_PLACES // GUARDS - 1, PLACES // GUARDS - 1
        if not _whole(towers) or not low <= towers <= high:
            self._refuse("towers", TOWERS, found=str(towers), low=low, high=high)
        side = towers + 1
        return {"places": GUARDS * side, "gates": [guard * side for guard in range(GUARDS)]}

    def _places(self, places: Any) -> int:
        if not _whole(places) or not LEAST_PLACES <= places <= PLACES:
            self._refuse("places", "places", found=str(places), low=LEAST_PLACES, high=PLACES)
        return int(places)

    def _gates(self, gates: Any, places: int) -> list[int]:
        good = isinstance(gates, list) and len(gates) == GUARDS and all(_whole(gate) for gate in gates)
        if not good or gates != sorted(set(gates)) or not 0 <= gates[0] <= gates[-1] < places:
            self._refuse("gates", "gates", found=str(gates), count=GUARDS, last=places - 1)
        return list(gates)

    def _stones(self, stones: Any) -> list[list[int]]:
        if not isinstance(stones, list) or not LEAST_STONES <= len(stones) <= STONES:
            found = len(stones) if isinstance(stones, list) else str(stones)
            self._refuse("stones", "stones", found=found, low=LEAST_STONES, high=STONES)
        pairs: list[list[int]] = []
        for number, stone in enumerate(stones, 1):
            if not _pair(stone):
                self._refuse("stone", "stones", number, stone=number, found=str(stone), symbols=SYMBOLS)
            pair = sorted(stone)
            if pair != [0, 0] and pair in pairs:
                self._refuse("twice", "stones", number, stone=number, found=str(stone), other=pairs.index(pair) + 1)
            pairs.append(pair)
        return [list(stone) for stone in stones]

    def _refuse(self, what: str, entry: str, item: int = 0, **fields: Any) -> NoReturn:
        raise BadSetup(f"winoc-board-{what}", LOCALES, file=self.file.name, line=self._line(entry, item), **fields)

    def _line(self, entry: str, item: int) -> int:
        """Where the entry stands, or the item of its list that is counted from 1; the last line if nowhere."""
        # comments are blanked out, not removed, so that positions stay
        text = re.sub(r"#[^\n]*", lambda comment: " " * len(comment[0]), self.text)
        found = re.search(rf"^\s*({entry})\s*=", text, re.MULTILINE)
        if found is None:
            return max(1, len(self.text.splitlines()))
        at = found.start(1)
        depth = 0
        for place in range(found.end(), len(text) if item else 0):
            depth += {"[": 1, "]": -1}.get(text[place], 0)
            if depth == 1 and text[place] in "[,":
                item -= 1
                if item == 0:
                    at = place + 1 + len(text[place + 1 :]) - len(text[place + 1 :].lstrip())
                    break
        return text.count("\n", 0, at) + 1


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
