"""A turn in words, and what each move would do, as far as its player can foresee it.

This reveals nothing hidden: the words come from the seat's view, and moves are tried only in positions imagined for the
seat, after everything it has seen but does not see now has been forgotten. An event is foreseen if it is the same in
all of these positions. To rule out coincidence, all events of a kind are left out as soon as one of that kind differs
under any move.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from ludotheque.core.chance.fast import generator
from ludotheque.core.contract import Engine, Game, Variant
from ludotheque.core.events import Event, View
from ludotheque.core.kernels.structure import copied
from ludotheque.core.messages import messages
from ludotheque.core.position import moves_shown

from .wire import TurnMove

IMAGINED = 16  # positions
LEAST_TRIES, MOST_TRIES = 4, 256  # of one move, of all moves together
LAST = "over"  # this event reveals every hand

Story = list[Event]


def words_of(game: Game, view: View, names: Sequence[str], language: str) -> list[str]:
    """The position in words, a line each."""
    say = messages(language, game.folder / "locales")
    lines = [line for part in game.engine.describe(view, say, names) for line in part.split("\n")]
    return [line for line in lines if line.strip()]


def choices(variant: Variant, position: np.record, seat: int, moves: Sequence[str], language: str) -> list[TurnMove]:
    """The moves of the seat on turn, in words and with what each would do. `moves`: as its view shows them."""
    engine = variant.engine  # with its board, where that is not as printed
    worlds = [(world, moves_shown(engine, world)) for world in imagined(engine, position, seat)]
    say = messages(language, variant.game.folder / "locales")
    words: list[str] = []
    stories: list[list[Story]] = []  # of every move, in each position where it is tried
    tries = min(len(worlds), max(LEAST_TRIES, MOST_TRIES // max(len(moves), 1)))
    for number, move in enumerate(moves):
        # with many moves, each is tried in a few of the positions, the next one in others
        some = [worlds[(number + k) % len(worlds)] for k in range(tries)]
        places = [(world, legal[move]) for world, legal in some if move in legal]
        words.append(say.say_phrase(engine.phrase(engine.board, *places[0])) if places else move)
        stories.append([_story(engine, world, action, seat) for world, action in places])
    objection = variant.game.objection
    if objection is not None and objection.asked(moves):  # what an objection would show is for the player to see
        return [TurnMove(move, said, []) for move, said in zip(moves, words, strict=True)]
    open = {tag for told in stories for tag in _tags_that_differ(told)} | {LAST}
    return [
        TurnMove(move, said, [event for event in (told[0] if told else []) if _tag(event) not in open])
        for move, said, told in zip(moves, words, stories, strict=True)
    ]


def imagined(engine: Engine, position: np.record, seat: int) -> list[np.record]:
    """Distinct positions that look the same to the seat; a single one where nothing is hidden."""
    found: dict[bytes, np.record] = {}
    for number in range(IMAGINED):
        world = copied(position)
        if engine.forget is not None:
            engine.forget(engine.board, world, seat, 0.0, number)
        engine.imagine(engine.board, world, seat, generator(number))
        world.key[:] = 0  # a player's move draws nothing at random
        found.setdefault(world.tobytes(), world)
    return list(found.values())


def _story(engine: Engine, world: np.record, action: int, seat: int) -> Story:
    after = copied(world)
    engine.apply(engine.board, after, action)
    return engine.tell(engine.board, world, action, after, seat)


def _tags_that_differ(stories: Iterable[Story]) -> set[str]:
    """The kinds of events that are not the same, in the same order, in all these stories."""
    by_tag: list[dict[str, Story]] = []
    for story in stories:
        sorted_out: dict[str, Story] = {}
        for event in story:
            sorted_out.setdefault(_tag(event), []).append(event)
        by_tag.append(sorted_out)
    tags = {tag for found in by_tag for tag in found}
    return {tag for tag in tags if any(found.get(tag) != by_tag[0].get(tag) for found in by_tag)}


def _tag(event: Event) -> str:
    return str(event.__struct_config__.tag)
