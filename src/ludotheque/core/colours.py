"""The colours that players have: which ones a game offers, and who may have which.

In most games a colour is only seen. In a game with a `colours_entry` the rules know it too, as a number in the setup.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from .contract import Game, Setup
from .errors import BadRequest
from .messages import Phrase

# A game takes its colours from these. Their words are `colour-<name>`.
NAMES = ("blue", "orange", "green", "purple", "gold", "black", "yellow", "white", "red")


def usual_colours(game: Game, seats: int) -> list[str]:
    """Who has which if nobody chooses; empty for a game without colours."""
    return list(next((usual for usual in game.usual_colours if len(usual) == seats), game.colours[:seats]))


def chosen_colours(game: Game, colours: Sequence[str] | None, seats: int) -> list[str]:
    """The colours that were asked for, one for every seat. Raises BadRequest if the game does not allow them."""
    if colours is None:
        return usual_colours(game, seats)
    if not game.colours:
        raise BadRequest("error-colours-none", title=game.title)
    if len(colours) != seats:
        raise BadRequest("error-colours-count", found=len(colours), seats=seats)
    for number, colour in enumerate(colours):
        if colour not in game.colours:
            raise BadRequest("error-colour", found=colour, title=game.title, known=in_words(game.colours))
        if colour in colours[:number]:
            raise BadRequest("error-colour-twice", colour=in_words([colour]))
    if game.colours_clockwise and not clockwise([game.colours.index(colour) for colour in colours], len(game.colours)):
        ring = [*game.colours, game.colours[0]]
        raise BadRequest("error-colours-clockwise", title=game.title, found=in_words(colours), ring=in_words(ring))
    return list(colours)


def clockwise(places: Sequence[int], length: int) -> bool:
    """Whether going from each of these places on a ring to the next, and back to the first, leads once round it."""
    return sum((after - before) % length for before, after in pairwise([*places, places[0]])) == length


def setup_of_colours(game: Game, colours: Sequence[str]) -> Setup:
    """The entry of the setup that says who has which; empty where the rules do not know colours."""
    if not game.colours_entry:
        return {}
    return {game.colours_entry: [game.colours.index(colour) for colour in colours]}


def colours_of_setup(game: Game, setup: Mapping[str, Any], seats: int) -> list[str]:
    """The colours of a game that was dealt or recorded; the usual ones where the rules do not know colours."""
    if not game.colours_entry:
        return usual_colours(game, seats)
    return [game.colours[number] for number in setup[game.colours_entry]]


def in_words(colours: Sequence[str]) -> list[Phrase]:
    return [Phrase(f"colour-{colour}") for colour in colours]
