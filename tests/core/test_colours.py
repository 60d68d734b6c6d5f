"""Who may have which colour."""

from __future__ import annotations

import itertools

import pytest

from ludotheque.cli.terminal.colours import STYLES
from ludotheque.core.colours import NAMES, chosen_colours, colours_of_setup, setup_of_colours, usual_colours
from ludotheque.core.errors import BadRequest, BadSetup
from ludotheque.core.messages import LANGUAGES, messages
from ludotheque.core.shelf import find
from ludotheque.lab.charts.emblems import PAINTS

WINOC = find("winoc")


def test_every_colour_can_be_said_printed_and_painted() -> None:
    assert list(STYLES) == list(PAINTS) == list(NAMES)
    for language in LANGUAGES:
        words = [messages(language).say(f"colour-{name}") for name in NAMES]
        assert len(set(words)) == len(NAMES)
        assert not any(word.startswith("colour-") for word in words), language


def test_O3_two_players_take_yellow_and_green_three_yellow_white_and_green() -> None:
    assert usual_colours(WINOC, 2) == ["yellow", "green"]
    assert usual_colours(WINOC, 3) == ["yellow", "white", "green"]
    for seats in WINOC.seat_counts:
        setup = WINOC.variant().new(seats, seed=1).setup
        assert colours_of_setup(WINOC, setup, seats) == usual_colours(WINOC, seats), "as the rules draw them"


def allowed(colours: list[str]) -> bool:
    """Whether they may be chosen at Winoc."""
    try:
        return chosen_colours(WINOC, colours, len(colours)) == colours
    except BadRequest:
        return False


@pytest.mark.parametrize("seats", WINOC.seat_counts)
def test_O3_any_guards_may_be_chosen_that_stand_clockwise(seats: int) -> None:
    """The colours that may be chosen are exactly those that the rules take as guards."""
    for colours in map(list, itertools.permutations(WINOC.colours, seats)):
        setup = setup_of_colours(WINOC, colours)
        if not allowed(colours):
            with pytest.raises(BadSetup):
                WINOC.variant().new(seats, seed=1, **setup)
            continue
        match = WINOC.variant().new(seats, seed=1, **setup)
        guards = {guard.seat: guard.colour for guard in match.view().guards}  # type: ignore[attr-defined]
        assert [guards[seat] for seat in range(seats)] == colours
        assert match.seed == 1, "a choice of people, which the seed need not explain"


@pytest.mark.parametrize(
    ("game", "colours", "told"),
    [
        ("winston", ["blue", "green"], "Winston has no colours to choose."),
        ("winoc", ["yellow"], "One colour was given for 2 seats. Give one for each seat."),
        ("winoc", ["yellow"] * 3, "3 colours were given for 2 seats. Give one for each seat."),
        ("winoc", ["yellow", "blue"], "There is no colour “blue” in Winoc. Colours: yellow, white, green, red."),
        ("winchester", ["gold", "gold"], "Two players cannot have the same colour: gold."),
    ],
)
def test_other_colours_are_refused_with_a_sentence(game: str, colours: list[str], told: str) -> None:
    with pytest.raises(BadRequest) as refused:
        chosen_colours(find(game), colours, 2)
    assert str(refused.value) == told


def test_O3_guards_that_do_not_stand_clockwise_are_refused_with_a_sentence() -> None:
    with pytest.raises(BadRequest) as refused:
        chosen_colours(WINOC, ["yellow", "green", "white"], 3)
    assert str(refused.value) == (
        "In Winoc the players sit in the order of their colours, clockwise: yellow, white, green, red, yellow. "
        "You gave another order: yellow, green, white."
    )


def test_elsewhere_any_order_goes_and_no_rule_knows_it() -> None:
    winchester = find("winchester")
    assert chosen_colours(winchester, ["gold", "blue", "green"], 3) == ["gold", "blue", "green"]
    assert setup_of_colours(winchester, ["gold", "blue", "green"]) == {}
