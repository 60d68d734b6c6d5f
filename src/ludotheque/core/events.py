"""Views of a position and the story of a move, as typed structs: all that people get to see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from .messages import Messages, Phrase


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat may see (None: a spectator). Games add their own fields.

    `legal` is for the seat to move only: it may reveal a hand.
    """

    seat: int | None
    seats: int
    mover: int | None
    over: bool
    end: str | None
    legal: list[str]


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="event"):
    """One step of the story of a move. The message that says it is `<game>-tell-<tag>`. The last one of a game, which
    brings all scores to light, has the tag `over`.

    Fields whose name is in SEATS are seats, said by their names; `$you` says which of them the reader is. A field
    `card` with the value `Rh` is said by the message `<game>-card-Rh` where there is one, and its attributes are other
    forms of it (`$card-acc`); a list is said item by item (`cards` by `<game>-card-…`); None and an empty list, what a
    seat may not know, become `none`.
    """


class Starts(Event, frozen=True, kw_only=True, tag="starts"):
    """The opening of every story: who starts, and why (`name`, `lot`, `chosen`). Said by `tell-starts`, unless the game
    has a `<game>-tell-starts` of its own."""

    seat: int
    why: str


SEATS = ("seat", "loser", "winner", "owner")  # the roles people have in a story


def narrate(event: Event, game: str, say: Messages, names: Sequence[str], you: int | None = None) -> str:
    """The event as a sentence for the reader at seat `you`: None where nobody is to be addressed, as for spectators and
    where several people look at one screen.

    `$you` is `yes` if the reader is `$seat`, else the name of the reader's role (`loser`, `winner` …), else `no`.
    """
    fields: dict[str, Any] = {}
    for name in event.__struct_fields__:
        value = getattr(event, name)
        fields[name] = _name(value, names) if name in SEATS else _word(game, name, value, say)
    role = next((name for name in SEATS if you is not None and getattr(event, name, None) == you), "no")
    fields["you"] = "yes" if role == "seat" else role
    id = f"{game}-tell-{event.__struct_config__.tag}"
    return say.say("tell-starts" if isinstance(event, Starts) and not say.has(id) else id, **fields)


def _name(seat: int | None, names: Sequence[str]) -> str:
    return "none" if seat is None else names[seat]


def _word(game: str, field: str, value: Any, say: Messages) -> Any:
    if value is None or value == []:
        return "none"
    if isinstance(value, list):
        return [_word(game, field.removesuffix("s"), v, say) for v in value]
    if isinstance(value, str | int):
        id = f"{game}-{field}-{str(value).replace(' ', '-')}"
        return Phrase(id, {}, say.folder) if say.has(id) else value
    return value
