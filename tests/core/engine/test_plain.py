"""The default words of a game that writes none."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pytest

from ludotheque.core.engine.plain import Over, Plain, Played
from ludotheque.core.events import View, narrate
from ludotheque.core.messages import LANGUAGES, PLAIN, messages

NOTHING: Any = np.zeros(1, np.uint8)[0]
NAMES = ["Ada", "Bo"]


class Basket(msgspec.Struct):
    cards: list[str | None]
    full: bool


class Seen(View, frozen=True, kw_only=True):
    deck_size: int
    row: list[str]
    baskets: list[Basket]


def seen(**more: Any) -> Seen:
    fields: dict[str, Any] = {"seat": 0, "seats": 2, "mover": 1, "over": False, "end": None, "legal": []}
    baskets = [Basket(["cep", None], False), Basket([], True)]
    return Seen(**fields | {"deck_size": 7, "row": ["a", "b"], "baskets": baskets} | more)


def plain(**parts: Any) -> Any:
    """Positions are the number that `mover` gives."""
    own: dict[str, Any] = {"text": str, "shown": None, "mover": lambda board, s: s, "view": lambda *_: seen()}
    own |= {"endings": ("", "over"), "ending": lambda *_: 1, "scores": lambda board, s, out: None}
    return Plain("plain", own | parts, None)


def test_a_view_is_told_field_by_field_and_seat_by_seat() -> None:
    assert plain().describe(seen(), messages("en"), NAMES) == [
        "deck size: 7",
        "row: a b",
        "  Ada: cards cep –, full No",
        "> Bo: cards –, full Yes",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_and_the_end_are_told_in_every_language(language: str) -> None:
    say = messages(language)
    own, other, end = (
        plain().tell(NOTHING, 0, 5, 1, 0),
        plain().tell(NOTHING, 1, 5, 0, 0),
        plain().tell(NOTHING, 0, 5, -2, 0),
    )
    assert own == [Played(seat=0, move="5")]
    assert end == [Played(seat=0, move="5"), Over(end="over", scores=[0, 0])]
    told = {narrate(event, PLAIN, say, NAMES, 0) for event in (*own, *other, *end)}
    assert len(told) == 3
    assert all("5" in sentence or "0, 0" in sentence for sentence in told)
    assert any("Bo" in sentence for sentence in told)


def test_chance_has_no_seat() -> None:
    assert plain().tell(NOTHING, -1, 5, 0, 0) == [Played(seat=None, move="5")]
    assert narrate(Played(seat=None, move="5"), PLAIN, messages("en"), NAMES, 0) == "Chance: 5."


def test_what_a_move_would_reveal_is_not_told() -> None:
    """By `shown`, where a game has it."""
    hiding = plain(shown=lambda board, s, action: "a card")
    assert hiding.tell(NOTHING, 0, 5, 1, 1) == [Played(seat=0, move="a card")]
    assert hiding.phrase(NOTHING, NOTHING, 5).fields == {"move": "a card"}
