"""Reads `board.toml`: the zones, the numbers on their squares and the start squares."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np

from ludotheque.core.board.file import BoardFile

from . import DIALS
from .course import turns_to_go
from .grid import ACTION, CELL, CELLS, COLUMNS, COMPASS, JUMPS, MOVE, MOVES, SQUARES, TRACK, off
from .state import ALL_PIECES, BOARD, LANES, NUMBERS, OFF_TRACK, PIECES, SEATS, SECTIONS, START, ZONES, A, F

FILE = Path(__file__).parent / "board.toml"
LOCALES = Path(__file__).parent / "locales"
NUMBERED = [dial for dial in DIALS if dial.values]
ENTRIES = ("zone", "start", "players", "pieces", "points", "bonus")
FORWARD = {"east": 0, "north": 1, "west": 2, "south": 3}


def read(path: Path = FILE, entries: dict[str, Any] | None = None) -> np.record:
    """The board in this file, or the one made of `entries` instead. Raises BadSetup with the line that is wrong."""
    source = BoardFile(path, "winchester", LOCALES, entries)
    board: np.record = np.zeros(1, BOARD)[0]
    _zones(source, board)
    number = _checked_numbers(source)
    _openings(source, board, number["pieces"])
    _points(board, number)
    source.check(ENTRIES)
    _moves(board)
    board.to_go[:] = turns_to_go(board)
    return board


# --- zones ---


def _zones(source: BoardFile, board: np.record) -> None:
    board.zone[:] = OFF_TRACK
    board.section[:] = -1
    zones = source.entries.get("zone")
    if not isinstance(zones, list) or not all(isinstance(zone, dict) for zone in zones):
        source.missing("zone", name="[[zone]]")
    for nth, expected in enumerate(ZONES):
        if nth >= len(zones):
            source.wrong("zone-missing", expected=expected)
        _zone(source, board, nth, zones[nth])
    if len(zones) > len(ZONES):
        found = str(zones[len(ZONES)].get("name"))
        source.wrong("zone-extra", "zone", len(ZONES), found=found, known=list(ZONES))
    for cell in TRACK:
        if board.zone[cell] == OFF_TRACK:
            source.wrong("uncovered", "zone", square=SQUARES[cell])


def _zone(source: BoardFile, board: np.record, nth: int, zone: dict[str, Any]) -> None:
    name, here = ZONES[nth], ("zone", nth)
    if zone.get("name", name) != name:
        source.wrong("zone-name", *here, "name", found=str(zone["name"]), expected=name)
    for key in ("name", "squares", "forward", *(("numbers",) if name in SECTIONS else ())):
        if key not in zone:
            source.missing(*here, key)
    cells = _rectangle(str(zone["squares"]))
    if not cells:
        source.wrong("squares", *here, "squares", found=str(zone["squares"]))
    for cell in cells:
        if board.zone[cell] != OFF_TRACK:
            source.wrong("overlap", *here, "squares", square=SQUARES[cell], zone=ZONES[board.zone[cell]])
        board.zone[cell] = nth
    forward = zone["forward"]
    if not isinstance(forward, list) or len(forward) not in (1, 2) or any(way not in list(FORWARD) for way in forward):
        source.wrong("forward", *here, "forward", found=str(forward), known=list(FORWARD))
    for way in forward:
        board.ahead[cells] |= _pawn(FORWARD[way])
    if name in SECTIONS:
        _numbers(source, board, nth, cells, zone["numbers"])


def _rectangle(text: str) -> list[int]:
    """The cells of `a1-d4`, top row first, left to right."""
    corners = [CELL.get(corner) for corner in text.split("-")]
    if len(corners) != 2 or corners[0] is None or corners[1] is None:
        return []
    (bottom, left), (top, right) = divmod(corners[0], COLUMNS), divmod(corners[1], COLUMNS)
    cells = [COLUMNS * row + column for row in range(top, bottom - 1, -1) for column in range(left, right + 1)]
    return cells if set(cells) <= set(TRACK) else []


def _pawn(forward: int) -> int:
    """[pawn] The bits of one forward direction and of the two diagonals beside it."""
    return 1 << forward | 1 << 4 + forward | 1 << 4 + (forward + 3) % 4


def _numbers(source: BoardFile, board: np.record, nth: int, cells: list[int], picture: Any) -> None:
    name, here = ZONES[nth], ("zone", nth, "numbers")
    columns = len({cell % COLUMNS for cell in cells})
    rows = [] if not isinstance(picture, str) else [row.split() for row in picture.removesuffix("\n").split("\n")]
    for k, row in enumerate(rows):
        if len(row) != columns or any(number not in list("123456") for number in row):
            source.wrong("number-row", line=source.row(k, *here), found=" ".join(row), count=columns, zone=name)
    numbers = [int(number) for row in rows for number in row]
    if len(numbers) != len(cells):
        source.wrong("number-rows", *here, found=len(rows), count=len(cells) // columns, zone=name)
    count = Counter(numbers)
    for number in range(1, NUMBERS + 1):
        if count[number] != LANES:
            source.wrong("number-count", *here, zone=name, number=number, found=count[number], count=LANES)
    board.number[cells] = numbers
    board.section[cells] = SECTIONS.index(name)


# --- the starting positions of the pieces ---


def _openings(source: BoardFile, board: np.record, most: int) -> None:
    squares = _start_squares(source, board)
    players = source.entries.get("players")
    if not isinstance(players, dict):
        source.missing("players", name="[players]")
    board.openings[:] = CELLS
    for seats in range(2, SEATS + 1):
        here = "players", str(seats)
        if str(seats) not in players:
            source.missing(*here)
        teams = players[str(seats)]
        shaped = isinstance(teams, list) and len(teams) == seats and all(isinstance(team, list) for team in teams)
        if not shaped or len({len(team) for team in teams}) != 1 or not 0 < len(teams[0]) <= PIECES:
            source.wrong("teams", *here, seats=seats, most=PIECES)
        codes = [str(code) for team in teams for code in team]
        for code in codes:
            if code not in squares:
                source.wrong("code", *here, found=code, known=list(squares))
            if codes.count(code) > 1:
                source.wrong("code-twice", *here, found=code)
        board.team[seats] = min(len(teams[0]), most)
        for seat, team in enumerate(teams):
            cells = sorted(squares[str(code)] for code in team[:most])
            board.openings[seats, seat, : len(cells)] = cells


def _start_squares(source: BoardFile, board: np.record) -> dict[str, int]:
    start = source.entries.get("start")
    if not isinstance(start, dict) or not start:
        source.missing("start", name="[start]")
    squares: dict[str, int] = {}
    for code, square in start.items():
        cell = CELL.get(str(square))
        if cell is None or board.zone[cell] != START or cell in squares.values():
            source.wrong("start-square", "start", code, code=code, found=str(square))
        squares[code] = cell
    return squares


# --- how many pieces there are, and what they score ---


def _checked_numbers(source: BoardFile) -> dict[str, int]:
    """Every number by the path of its dial, within its range."""
    for table in ("points", "bonus"):
        if not isinstance(source.entries.get(table), dict):
            source.missing(table, name=f"[{table}]")
        source.check([dial.path.partition(".")[2] for dial in NUMBERED if dial.path.startswith(f"{table}.")], table)
    found = {}
    for dial in NUMBERED:
        path = dial.path.split(".")
        value: Any = source.entries
        for step in path:
            if step not in value:
                source.missing(*path)
            value = value[step]
        if type(value) is not int or value not in dial.values:
            low, high = dial.values[0], dial.values[-1]
            source.wrong("number", *path, entry=dial.path, found=value, low=low, high=high)
        found[dial.path] = value
    return found


def _points(board: np.record, number: dict[str, int]) -> None:
    """[score], [C5]"""
    first, least = number["points.first"], number["points.least"]
    board.place_points[:] = [max(first - place, least) for place in range(ALL_PIECES)]
    board.last_piece = number["points.last"]
    board.team_home, board.close_second = number["bonus.team"], number["bonus.second"]
    board.three_in_a_row = number["bonus.row"]


# --- derived from the zones: how far a piece may go ---


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
    """The longest slide if nothing is in the way."""
    reach, here = 0, cell
    while (there := off(here, x, y)) is not None and _may_pass(zones[here], zones[there]):
        if zones[here] == START and zones[cell] != START != zones[there]:
            break  # [arrival] deeper into home, but no further
        reach, here = reach + 1, there
    return reach


def _may_pass(before: int, after: int) -> bool:
    """[C3] Whether a step or a jump from zone to zone crosses the lines only forwards."""
    if before == after:
        return True
    if before == START:
        return after == A
    if after == START:
        return before == F
    return {before, after} != {A, F}
