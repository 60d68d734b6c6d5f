"""The moves of Winchester in a slow implementation by coordinates, straight from the rules: a check of the kernels."""

from __future__ import annotations

from ludotheque import Match

from .scenario import view

Square = tuple[int, int]

ROOK = [(1, 0), (-1, 0), (0, 1), (0, -1)]
BISHOP = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
KNIGHT = [(x, y) for x in (-2, -1, 1, 2) for y in (-2, -1, 1, 2) if abs(x) != abs(y)]
SLIDES = {"K": (ROOK + BISHOP, 1), "Q": (ROOK + BISHOP, 20), "R": (ROOK, 20), "B": (BISHOP, 20), "N": (KNIGHT, 1)}


def parse(square: str) -> Square:
    return ord(square[0]) - ord("a"), int(square[1:]) - 1


def spell(square: Square) -> str:
    return f"{'abcdefghijklmnopqrst'[square[0]]}{square[1] + 1}"


def on_track(square: Square) -> bool:
    x, y = square
    return 0 <= x < 20 and 0 <= y < 14 and (x < 4 or x > 15 or y < 4 or y > 9)


def in_start(square: Square) -> bool:
    return square[0] < 4 and square[1] < 4


def in_a(square: Square) -> bool:
    return 4 <= square[0] < 10 and square[1] < 4


def in_f(square: Square) -> bool:
    return square[0] < 4 and 4 <= square[1] < 10


def line_allows(before: Square, after: Square) -> bool:
    if in_start(before) != in_start(after):
        return in_a(after) if in_start(before) else in_f(before)
    return not (in_a(before) and in_f(after)) and not (in_f(before) and in_a(after))


def forward(square: Square) -> list[Square]:
    x, y = square
    ways = []
    if y < 4:
        ways.append((1, 0))
    if x > 15:
        ways.append((0, 1))
    if y > 9:
        ways.append((-1, 0))
    if x < 4 and y > 3:
        ways.append((0, -1))
    return ways


def moves(match: Match) -> set[str]:
    """The legal moves of the seat to move."""
    seen = view(match)
    assert seen.mover is not None
    assert seen.die is not None
    owner = {parse(piece.square): seat for seat, player in enumerate(seen.players) for piece in player.pieces}
    obstacles = {parse(square) for square in seen.obstacles}
    found = set()
    for origin, seat in owner.items():
        if seat == seen.mover:
            for target in _targets(origin, seat, seen.die, owner, obstacles):
                found.add(f"{spell(origin)}-{spell(target)}")
    return found or {"pass"}


def _targets(origin: Square, seat: int, die: str, owner: dict[Square, int], obstacles: set[Square]) -> set[Square]:
    def takes(square: Square) -> bool:
        return square in owner and owner[square] != seat and not in_start(origin) and not in_start(square)

    def step(square: Square, way: Square) -> Square | None:
        there = square[0] + way[0], square[1] + way[1]
        if not on_track(there) or there in obstacles or not line_allows(square, there):
            return None
        gone_home = in_start(square) and not in_start(origin)
        return None if gone_home and not in_start(there) else there

    found = set()
    if die == "P":
        for ahead in forward(origin):
            there = step(origin, ahead)
            if there is not None and there not in owner:
                found.add(there)
            for side in (1, -1):
                way = (ahead[0] + side * (ahead[0] == 0), ahead[1] + side * (ahead[1] == 0))
                there = step(origin, way)
                if there is not None and takes(there):
                    found.add(there)
        return found
    ways, furthest = SLIDES[die]
    for way in ways:
        here = origin
        for _ in range(furthest):
            there = step(here, way)
            if there is None:
                break
            if there in owner:
                if takes(there):
                    found.add(there)
                break
            found.add(there)
            here = there
    return found
