"""The grid of the board: squares, directions, and the numbering of moves. It knows nothing of the track.

cell       14 | 260 261 …  279      cell = 20 * row + column, both from 0:
            … |   …                 a1 is 0, t1 is 19, a2 is 20, t14 is 279
            1 |   0   1 …   19
                  a   b      t

direction     5  1  4               0 east        1 north       2 west        3 south
              2  ·  0               4 north-east  5 north-west  6 south-west  7 south-east
              6  3  7

action     0 … 5   roll that face
           6       pass
           7 …     moves: for a1, then b1, and so on; in every direction, in its order, to every distance; then
                   the knight's jumps, in the order of JUMPS. A move's id says from where and whereto, not as what.
"""

from __future__ import annotations

COLUMNS, ROWS, WIDTH = 20, 14, 4
CELLS = COLUMNS * ROWS

COMPASS = ((1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1))
DIRECTIONS = len(COMPASS)
STEPS = tuple(x + COLUMNS * y for x, y in COMPASS)  # from a cell to its neighbour
JUMPS = ((2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1))

SQUARES = tuple(f"{chr(ord('a') + column)}{row + 1}" for row in range(ROWS) for column in range(COLUMNS))


def on_track(column: int, row: int) -> bool:
    inside = 0 <= column < COLUMNS and 0 <= row < ROWS
    return inside and not (WIDTH <= column < COLUMNS - WIDTH and WIDTH <= row < ROWS - WIDTH)


TRACK = tuple(cell for cell in range(CELLS) if on_track(cell % COLUMNS, cell // COLUMNS))
CELL = {SQUARES[cell]: cell for cell in TRACK}

ROLL, PASS, MOVE = 0, 6, 7  # the first action of each kind


def off(cell: int, x: int, y: int) -> int | None:
    """The cell this many columns and rows away; None if that is off the track."""
    column, row = cell % COLUMNS + x, cell // COLUMNS + y
    return row * COLUMNS + column if on_track(column, row) else None


def _moves() -> list[tuple[int, int]]:
    moves = []
    for cell in TRACK:
        for x, y in COMPASS:
            distance = 1
            while (to := off(cell, x * distance, y * distance)) is not None:
                moves.append((cell, to))
                distance += 1
        moves += [(cell, to) for x, y in JUMPS if (to := off(cell, x, y)) is not None]
    return moves


MOVES = _moves()  # action MOVE + k goes from MOVES[k][0] to MOVES[k][1]
ACTION = {move: MOVE + k for k, move in enumerate(MOVES)}
ACTIONS = MOVE + len(MOVES)
