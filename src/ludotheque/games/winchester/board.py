"""Reads `board.toml` into the board record. What is wrong in the file is said with its line."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any, NoReturn

import numpy as np

from ludotheque.core.errors import BadSetup
from ludotheque.core.messages import Phrase

from .course import turns_to_go
from .grid import ACTION, CELL, CELLS, COLUMNS, COMPASS, JUMPS, MOVE, MOVES, SQUARES, TRACK, off
from .state import BOARD, LANES, NUMBERS, OFF_TRACK, PIECES, SEATS, SECTIONS, START, ZONES, A, F

FILE = Path(__file__).parent / "board.toml"
LOCALES = Path(__file__).parent / "locales"
ENTRIES = ("zone", "start", "players")
FORWARD = {"east": 0, "north": 1, "west": 2, "south": 3}


def read(path: Path = FILE, entries: dict[str, Any] | None = None) -> np.record:
    """The board in this file, or the one these entries make, of which the file is the printed form; raises BadSetup
    with the line that is wrong."""
    source = _Source(path)
    if entries is not None:
        source.data = entries
    board: np.record = np.zeros(1, BOARD)[0]
    _zones(source, board)
    _openings(source, board)
    for name in source.data:
        if name not in ENTRIES:
            source.wrong(source.line(f"[{name}]"), "entry", found=name, known=list(ENTRIES))
    _moves(board)
    board.to_go[:] = turns_to_go(board)
    return board


class _Source:
    """The file, and where things stand in it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self.text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadSetup("error-file", file=str(path), reason=str(error)) from None
        try:
            self.data = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            at = re.search(r"line (\d+)", str(error))
            self.wrong(int(at[1]) if at else self.text.count("\n") + 1, "syntax", detail=str(error))

    def line(self, header: str, nth: int = 0, key: str | None = None) -> int:
        """The line of the `nth` table with that header, or of an entry in it; the last line if it is not there."""
        lines = self.text.splitlines()
        headers = [number for number, line in enumerate(lines, 1) if line.split("#")[0].strip() == header]
        if nth >= len(headers):
            return max(len(lines), 1)
        for number, line in enumerate(lines[headers[nth] :], headers[nth] + 1):
            if key is not None and re.match(rf"\s*[\"']?{re.escape(key)}[\"']?\s*=", line):
                return number
            if line.startswith("["):
                break
        return headers[nth]

    def wrong(self, line: int, what: str, **fields: Any) -> NoReturn:
        reason = Phrase(f"winchester-board-{what}", fields, LOCALES)
        raise BadSetup("winchester-board", LOCALES, file=str(self.path), line=line, reason=reason)


# --- zones ---


def _zones(source: _Source, board: np.record) -> None:
    board.zone[:] = OFF_TRACK
    board.section[:] = -1
    zones = source.data.get("zone")
    if not isinstance(zones, list) or not all(isinstance(zone, dict) for zone in zones):
        source.wrong(source.line("[[zone]]"), "missing", entry="[[zone]]")
    for nth, expected in enumerate(ZONES):
        if nth >= len(zones):
            source.wrong(source.line("[[zone]]", nth), "zone-missing", expected=expected)
        _zone(source, board, nth, zones[nth])
    if len(zones) > len(ZONES):
        found = str(zones[len(ZONES)].get("name"))
        source.wrong(source.line("[[zone]]", len(ZONES)), "zone-extra", found=found, known=list(ZONES))
    for cell in TRACK:
        if board.zone[cell] == OFF_TRACK:
            source.wrong(source.line("[[zone]]"), "uncovered", square=SQUARES[cell])


def _zone(source: _Source, board: np.record, nth: int, zone: dict[str, Any]) -> None:
    def line(key: str) -> int:
        return source.line("[[zone]]", nth, key)

    name = ZONES[nth]
    if zone.get("name", name) != name:
        source.wrong(line("name"), "zone-name", found=str(zone["name"]), expected=name)
    for key in ("name", "squares", "forward", *(("numbers",) if name in SECTIONS else ())):
        if key not in zone:
            source.wrong(line(key), "missing", entry=key)
    cells = _rectangle(str(zone["squares"]))
    if not cells:
        source.wrong(line("squares"), "squares", found=str(zone["squares"]))
    for cell in cells:
        if board.zone[cell] != OFF_TRACK:
            source.wrong(line("squares"), "overlap", square=SQUARES[cell], zone=ZONES[board.zone[cell]])
        board.zone[cell] = nth
    forward = zone["forward"]
    if not isinstance(forward, list) or len(forward) not in (1, 2) or any(way not in list(FORWARD) for way in forward):
        source.wrong(line("forward"), "forward", found=str(forward), known=list(FORWARD))
    for way in forward:
        board.ahead[cells] |= _pawn(FORWARD[way])
    if name in SECTIONS:
        _numbers(source, board, line("numbers"), name, cells, zone["numbers"])


def _rectangle(text: str) -> list[int]:
    """`a1-d4` as its cells, the top row first, from left to right."""
    corners = [CELL.get(corner) for corner in text.split("-")]
    if len(corners) != 2 or corners[0] is None or corners[1] is None:
        return []
    (bottom, left), (top, right) = divmod(corners[0], COLUMNS), divmod(corners[1], COLUMNS)
    cells = [COLUMNS * row + column for row in range(top, bottom - 1, -1) for column in range(left, right + 1)]
    return cells if set(cells) <= set(TRACK) else []


def _pawn(forward: int) -> int:
    """[pawn] The bits of one forward direction and of the two diagonals beside it."""
    return 1 << forward | 1 << 4 + forward | 1 << 4 + (forward + 3) % 4


def _numbers(source: _Source, board: np.record, line: int, name: str, cells: list[int], picture: Any) -> None:
    columns = len({cell % COLUMNS for cell in cells})
    rows = [] if not isinstance(picture, str) else [row.split() for row in picture.removesuffix("\n").split("\n")]
    below = 1 if isinstance(picture, str) and 'numbers = """\n' in source.text else 0
    for k, row in enumerate(rows):
        if len(row) != columns or any(number not in list("123456") for number in row):
            source.wrong(line + (k + 1) * below, "number-row", found=" ".join(row), count=columns, zone=name)
    numbers = [int(number) for row in rows for number in row]
    if len(numbers) != len(cells):
        source.wrong(line, "number-rows", found=len(rows), count=len(cells) // columns, zone=name)
    count = Counter(numbers)
    for number in range(1, NUMBERS + 1):
        if count[number] != LANES:
            source.wrong(line, "number-count", zone=name, number=number, found=count[number], count=LANES)
    board.number[cells] = numbers
    board.section[cells] = SECTIONS.index(name)


# --- where the pieces stand at the beginning ---


def _openings(source: _Source, board: np.record) -> None:
    squares = _start_squares(source, board)
    players = source.data.get("players")
    if not isinstance(players, dict):
        source.wrong(source.line("[players]"), "missing", entry="[players]")
    board.openings[:] = CELLS
    for seats in range(2, SEATS + 1):
        line = source.line("[players]", 0, str(seats))
        if str(seats) not in players:
            source.wrong(line, "missing", entry=str(seats))
        teams = players[str(seats)]
        shaped = isinstance(teams, list) and len(teams) == seats and all(isinstance(team, list) for team in teams)
        if not shaped or len({len(team) for team in teams}) != 1 or not 0 < len(teams[0]) <= PIECES:
            source.wrong(line, "teams", seats=seats, most=PIECES)
        codes = [str(code) for team in teams for code in team]
        for code in codes:
            if code not in squares:
                source.wrong(line, "code", found=code, known=list(squares))
            if codes.count(code) > 1:
                source.wrong(line, "code-twice", found=code)
        board.team[seats] = len(teams[0])
        for seat, team in enumerate(teams):
            board.openings[seats, seat, : len(team)] = sorted(squares[str(code)] for code in team)


def _start_squares(source: _Source, board: np.record) -> dict[str, int]:
    start = source.data.get("start")
    if not isinstance(start, dict) or not start:
        source.wrong(source.line("[start]"), "missing", entry="[start]")
    squares: dict[str, int] = {}
    for code, square in start.items():
        cell = CELL.get(str(square))
        if cell is None or board.zone[cell] != START or cell in squares.values():
            source.wrong(source.line("[start]", 0, code), "start-square", code=code, found=str(square))
        squares[code] = cell
    return squares


# --- what follows from the zones: how far a piece may go ---


def _moves(board: np.record) -> None:
    board.origin[MOVE:] = [origin for origin, _ in MOVES]
    board.target[MOVE:] = [target for _, target in MOVES]
    zones: list[int] = board.zone.tolist()
    for cell in TRACK:
        for direction, (x, y) in enumerate(COMPASS):
            board.reach[cell, direction] = _reach(zones, cell, x, y)
            neighbour = off(cell, x, y)
            board.first[cell, direction] = 0 if neighbour is None else ACTION[cell, neighbour]
        jumps = [off(cell, x, y) for x, y in JUMPS]
        landings = [to for to in jumps if to is not None and _may_pass(zones[cell], zones[to])]
        board.jump_count[cell] = len(landings)
        board.landings[cell, : len(landings)] = landings
        board.jumps[cell, : len(landings)] = [ACTION[cell, to] for to in landings]


def _reach(zones: list[int], cell: int, x: int, y: int) -> int:
    """How many squares a slide may go if nothing stands in its way."""
    reach, here = 0, cell
    while (there := off(here, x, y)) is not None and _may_pass(zones[here], zones[there]):
        if zones[here] == START and zones[cell] != START != zones[there]:
            break  # [arrival] deeper into home, no further
        reach, here = reach + 1, there
    return reach


def _may_pass(before: int, after: int) -> bool:
    """[C3] Whether a step or a jump from zone to zone crosses the lines forwards only."""
    if before == after:
        return True
    if before == START:
        return after == A
    if after == START:
        return before == F
    return {before, after} != {A, F}
