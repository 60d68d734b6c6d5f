"""The players' colours in a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.core.colours import NAMES
from ludotheque.core.messages import Messages

# readable on dark and on light backgrounds
STYLES = {
    "blue": "dodger_blue1",
    "orange": "dark_orange",
    "green": "green",
    "purple": "medium_purple1",
    "gold": "gold3",
    "black": "grey50",
    "yellow": "yellow",
    "white": "reverse",
    "red": "red",
}


def typed_colours(typed: Sequence[str], say: Messages) -> list[str]:
    """Colours by their names, whether these were typed in English or in the reader's language."""
    names = {say.say(f"colour-{name}").casefold(): name for name in NAMES} | {name: name for name in NAMES}
    return [names.get(word.casefold(), word) for word in typed]


def style_of(style: str, colours: Sequence[str]) -> str:
    """A style of the engine; `seat 1` is the colour of that seat, if there is such a seat."""
    if not style.startswith("seat "):
        return style
    seat = int(style.removeprefix("seat "))
    return f"bold {STYLES[colours[seat]]}" if seat < len(colours) else ""
