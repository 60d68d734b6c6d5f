"""A game whose texts or colours cannot be is named with what is wrong."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ludotheque.core.shelf import find
from ludotheque.testing.texts import colours_have_words_and_suffice


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"colours": ("pink", "blue", "green", "red")}, "`colours` has .'pink'.; possible are blue, orange"),
        ({"colours": ("yellow", "green")}, "the usual colours of 3 seats cannot be. 2 colours were given for 3 seats"),
        (
            {"colours": ("yellow", "white", "green", "green")},
            "4 seats cannot be. Two players cannot have the same colour: green",
        ),
        (
            {"usual_colours": (("yellow", "green", "white"),)},
            "3 seats cannot be. In Winoc the players sit in the order",
        ),
    ],
)
def test_colours_that_cannot_be_are_named(wrong: dict[str, Any], told: str) -> None:
    colours_have_words_and_suffice(find("winoc"))
    with pytest.raises(AssertionError, match=told):
        colours_have_words_and_suffice(replace(find("winoc"), **wrong))
