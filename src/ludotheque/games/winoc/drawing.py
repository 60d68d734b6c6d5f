"""The ramparts drawn in characters, as they lie on the table: Cassel gate at the bottom, places clockwise."""

from __future__ import annotations

from .notation import COLOURS
from .view import Guard, Stone, WinocView

LETTERS = dict(zip(COLOURS, "YWGR", strict=True))
GUARD, FORTRESS = "@", "♜"
HEIGHT = 4  # places from one corner to the next, upwards
WIDEST, ROOM = 74, 56  # columns of a drawing, and those that the stones inside need
IN_A_ROW = 6

_STYLES = dict(zip("YWGR", ("yellow", "bright_white", "green", "red"), strict=True))
_SYMBOLS = ("white", "red", "bright_white", "dodger_blue1", "yellow", "dark_orange", "medium_purple1")
STYLES = {rf"[{GUARD}{FORTRESS}]{letter}{FORTRESS}?": f"bold {colour}" for letter, colour in _STYLES.items()} | {
    rf"\[{symbol}(?=[/\]])|(?<={symbol})(?<=[\[/]{symbol})\]|\({symbol}\)": f"bold {colour}"
    for symbol, colour in enumerate(_SYMBOLS)
}


def ramparts(view: WinocView) -> list[str]:
    """`@Y` is the yellow guard, `♜Y` its fortress, `[14]` a gate; the stones of the town centre lie inside."""
    width = max(2 * ((view.length + 3) // 4 - HEIGHT // 2), 2)  # places from corner to corner, sideways
    slot = min(WIDEST // width, max(7, ROOM // width))
    last_row, last_column = 2 * HEIGHT, width * slot
    canvas = [[" "] * (last_column + 1) for _ in range(last_row + 1)]

    def put(row: int, column: int, text: str) -> None:
        """Around this column, but within the edges."""
        start = max(min(column - len(text) // 2, last_column + 1 - len(text)), 0)
        canvas[row][start : start + len(text)] = text

    inside = _town([stone for stone in view.stones if stone.lies == "centre"])
    for row, line in enumerate(inside, (last_row - len(inside)) // 2 + 1):
        put(row, last_column // 2, line)
    for place, (x, y) in enumerate(_where(view.length, width)):
        name = f"[{place}]" if place in view.gates else str(place)
        held = _held(view, place)
        if y in (0, HEIGHT):  # above or below the town: what stands there has a line of its own, further in
            put(2 * y, x * slot, name)
            put(1 if y == 0 else last_row - 1, x * slot, held)
        else:
            put(2 * y, x * slot, f"{name} {held}".rstrip() if x == 0 else f"{held} {name}".lstrip())
    return ["  " + "".join(line).rstrip() for line in canvas]


def _where(length: int, width: int) -> list[tuple[int, int]]:
    """Where each place lies on the edge of the rectangle, from the middle of the bottom clockwise."""
    half, around = width // 2, 2 * (width + HEIGHT)
    edge = [(half - i, HEIGHT) for i in range(half)]
    edge += [(0, HEIGHT - i) for i in range(HEIGHT)]
    edge += [(i, 0) for i in range(width)]
    edge += [(width, i) for i in range(HEIGHT)]
    edge += [(width - i, HEIGHT) for i in range(width - half)]
    return [edge[place * around // length] for place in range(length)]


def _held(view: WinocView, place: int) -> str:
    """Who and what stands on a place."""
    held = "".join(_guard(guard) for guard in view.guards if guard.place == place)
    if view.rules == "classic":
        for number, guard in enumerate(view.guards):
            opposite = view.gates[(number + 2) % len(view.gates)]
            if not guard.fortress and opposite == place:
                held += FORTRESS + LETTERS[guard.colour]
    return held


def _guard(guard: Guard) -> str:
    return GUARD + LETTERS[guard.colour] + (FORTRESS if guard.fortress else "")


def _town(stones: list[Stone]) -> list[str]:
    """Letter and face of every stone."""
    cells = [f"{stone.spot}{shows(stone)}" for stone in stones]
    wide = max((len(cell) for cell in cells), default=0)
    cells += [""] * (-len(cells) % IN_A_ROW)
    rows = (cells[i : i + IN_A_ROW] for i in range(0, len(cells), IN_A_ROW))
    return ["  ".join(f"{cell:<{wide}}" for cell in row) for row in rows]


def shows(stone: Stone) -> str:
    """`[3]`, or `[3/5]` if the lower face is shown."""
    under = "" if stone.under is None else f"/{stone.under}"
    return f"[{stone.shows}{under}]"
