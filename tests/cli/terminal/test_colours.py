"""The players' colours in a terminal."""

from __future__ import annotations

import re

import pytest
from rich.style import Style

from ludotheque.cli.terminal.colours import STYLES, style_of
from ludotheque.core.contract import Game
from ludotheque.core.shelf import find, shelf


@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.name)
def test_every_style_of_a_game_can_be_printed(game: Game) -> None:
    for pattern, style in game.engine.styles.items():
        re.compile(pattern)
        Style.parse(style_of(style, game.colours))


def test_a_piece_has_the_colour_of_its_seat() -> None:
    styles = find("winchester").engine.styles
    for line in (" 1 │ · 2 # │ 1", " 1 │ 2 · # │ 1", "> 2 Bo: 3 points"):
        found = [styles[pattern] for pattern in styles if re.search(pattern, line)]
        assert [style_of(style, ["gold", "purple"]) for style in found] == [f"bold {STYLES['purple']}"], line
    assert style_of("seat 2", ["gold", "purple"]) == "", "nobody sits there"


def test_a_flea_shows_its_owner() -> None:
    styles = find("hundsgemein").engine.styles
    for line in ("2   ·       3B      ·", "> B Ada, 3 fleas"):
        found = [pattern for pattern, style in styles.items() if re.search(pattern, line) and style.startswith("seat")]
        assert [styles[pattern] for pattern in found] == ["seat 1"], line
