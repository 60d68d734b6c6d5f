"""# The Last Straw

You all load the same camel. It carries 20 kg for every player; one straw more, and its back breaks.

There are bundles of 1 to 24 kg, one of each. Everyone gets five, hidden from the others. The rest stays in the stable.

In turn, put a bundle from your hand on the camel. {#hand}

The player who breaks its back gets nothing. The others get a point for every kilogram still in their hands. The most
points win: so play the light bundles first, but keep one for the end!
"""

import msgspec
import numpy as np

from ludotheque.core.chance.fair import FIELDS
from ludotheque.core.chance.hidden import redraw_chance, redraw_hidden
from ludotheque.core.contract import NOBODY, Game, Thinking
from ludotheque.core.events import View
from ludotheque.core.kernels.decorators import kernel, wide
from ludotheque.core.kernels.structure import structure
from ludotheque.core.position import frame, scores_of

SEATS, BUNDLES, HAND, STRENGTH = 4, 24, 5, 20
STABLE, CAMEL = SEATS, SEATS + 1  # where a bundle is, if not in the hand of a seat

LAYOUT = BUNDLES  # an opening is a shuffled deck
MOVES = tuple(f"{weight}kg" for weight in range(1, BUNDLES + 1))  # action 0 puts the bundle of 1 kg on the camel
LONGEST = SEATS * HAND
REFUSALS = ("", "hand")  # the paragraph above that forbids what is not legal
ENDINGS = ("", "broken")
THINKING = Thinking(horizon=LONGEST)  # games are short: bots think to the end

STATE = structure([*FIELDS, ("where", np.int8, (BUNDLES,)), ("seats", np.int8), ("turn", np.int8), ("load", np.int16)])


@kernel
def deal(board, s, seats, options, layout):
    for k in range(BUNDLES):
        s.where[layout[k]] = k % seats if k < seats * HAND else STABLE
    s.seats, s.turn, s.load = seats, 0, 0


@kernel
def mover(board, s):
    return NOBODY if s.load > STRENGTH * wide(s.seats) else wide(s.turn)


@kernel
def legal(board, s, out):
    n = 0
    for bundle in range(BUNDLES):
        if s.where[bundle] == mover(board, s):
            out[n] = bundle
            n += 1
    return n


@kernel
def apply(board, s, action):
    s.where[action] = CAMEL
    s.load += action + 1
    if mover(board, s) != NOBODY:  # at the end, the turn stays with the player who broke its back
        s.turn = (wide(s.turn) + 1) % wide(s.seats)


@kernel
def scores(board, s, out):
    for seat in range(wide(s.seats)):
        out[seat] = 0
    for bundle in range(BUNDLES):
        seat = wide(s.where[bundle])
        if seat < SEATS and not (seat == s.turn and mover(board, s) == NOBODY):
            out[seat] += bundle + 1


@kernel
def imagine(board, s, seat, rng):
    """What `seat` cannot know, drawn anew: this keeps bots honest."""
    hidden = np.empty(BUNDLES, np.bool_)
    for bundle in range(BUNDLES):
        where = s.where[bundle]
        in_hands = where < SEATS and where != seat and mover(board, s) != NOBODY
        hidden[bundle] = where == STABLE or in_hands
    redraw_hidden(s.where, hidden, BUNDLES, rng)
    redraw_chance(s, rng)


class Hand(msgspec.Struct):
    bundles: list[str | None]  # None: face down
    score: int | None


class StrawView(View, frozen=True, kw_only=True):
    load: int
    strength: int
    hands: list[Hand]


def view(board, s, seat):
    """What `seat` may see; None is a spectator."""
    seats, over = int(s.seats), mover(board, s) == NOBODY
    points = scores_of(scores, board, s, seats)
    hands = [
        Hand(
            [text if over or seat == p else None for text, where in zip(MOVES, s.where, strict=True) if where == p],
            points[p] if over else None,
        )
        for p in range(seats)
    ]
    common = frame(GAME.engine, s, seat, seats)
    return StrawView(**common, load=int(s.load), strength=STRENGTH * seats, hands=hands)


TEXTS = """
straw-line = Load the camel, and leave the last straw to someone else.
straw-end-broken = The camel’s back is broken.
straw-refusal-hand = This bundle is not in your hand.
"""

GAME = Game.in_one_file(__name__, "straw", "The Last Straw", players=(2, SEATS), texts=TEXTS)
