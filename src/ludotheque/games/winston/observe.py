"""The observation of Winston for learning programs."""

from __future__ import annotations

import numpy as np

from ludotheque.core.kernels.decorators import kernel, wide
from ludotheque.core.kernels.scratch import scratch
from ludotheque.core.observation import Observation, Part, clear, from_here, size, starts

from .rules import hand_size, scores
from .state import COLOURS, LANE, MOST_CARDS, MOST_HEADS, SEATS, TABLE_BODIES

HAND = 5  # cards of a printed hand
TAKEN_DOGS = "dogs in the order taken: their bodies, at the seat that has them"


def parts(board: np.record) -> tuple[Part, ...]:
    """Larger hands leave more places for hints; all other boards only change how large the numbers can be."""
    hand, bodies = int(board.hand), int(board.bodies)
    most = COLOURS * int(board.points[bodies]) + int(board.bone)  # one long dog of every colour
    return _parts(max(hand, HAND), bodies, int(board.cards), -int(board.poo), most)


def _parts(hand: int, bodies: int, cards: int, least_points: int, most_points: int) -> tuple[Part, ...]:
    return (
        Part("seated", (SEATS,), 0, 1, "1 for every seat that is taken"),
        Part("mover", (SEATS,), 0, 1, "1 for the seat to act"),
        Part("ending", (2,), 0, 1, "the game is over: played out, stalled"),
        Part("options", (2,), 0, 1, "first edition, open dogs"),
        Part("hand", (COLOURS, 2), 0, hand, "own heads and bodies of each colour"),
        Part("played", (1,), 0, hand, "cards played this turn"),
        Part("table", (COLOURS, 2), 0, bodies, "head and bodies of each dog on the table"),
        Part("pile", (1,), 0, cards, "cards in the pile"),
        Part("under", (COLOURS * MOST_HEADS, COLOURS), 0, 1, "heads put under the pile, the next to come up first"),
        Part("cards", (SEATS,), 0, hand, "cards in each hand"),
        Part("hints", (SEATS, hand, COLOURS), 0, 1, "cards all know to be a head of one of these colours"),
        Part("taken", (COLOURS, MOST_HEADS, SEATS), 0, bodies, TAKEN_DOGS),
        Part("score", (SEATS,), least_points, most_points, "points as they stand"),
        Part("bone", (SEATS,), 0, 1, "1 for the seat with the bone"),
        Part("poo", (SEATS,), 0, 1, "1 for the seat with the poo"),
        Part("longest", (1,), 0, bodies, "bodies of the longest dog taken"),
        Part("shortest", (1,), 0, bodies, "bodies of the shortest dog taken"),
    )


PRINTED = _parts(HAND, 0, 0, 0, 0)  # only where each begins
SIZE = size(PRINTED)
(
    SEATED,
    MOVER,
    ENDING,
    OPTIONS,
    OWN,
    PLAYED,
    TABLE,
    PILE,
    UNDER_PILE,
    HANDS,
    HINTS,
    TAKEN,
    SCORE,
    BONE_AT,
    POO_AT,
    LONGEST_DOG,
    SHORTEST_DOG,
) = starts(PRINTED)


@kernel
def observe(board: np.record, s: np.record, seat: int, out: Observation) -> None:
    hand = max(wide(board.hand), HAND)
    more = SEATS * COLOURS * (hand - HAND)  # so much further back is all that follows the hints
    clear(out, SIZE + more)
    seats = wide(s.seats)
    if s.over:
        out[ENDING + wide(s.over) - 1] = 1
    else:
        out[MOVER + from_here(seat, wide(s.turn), seats)] = 1
    out[OPTIONS] = s.edition
    out[OPTIONS + 1] = s.open_dogs
    cards = wide(s.hand[seat])
    table = wide(s.table)
    for colour in range(COLOURS):
        own, dog = cards >> LANE * colour, table >> LANE * colour
        out[OWN + 2 * colour] = own >> 3 & 3
        out[OWN + 2 * colour + 1] = own & 7
        out[TABLE + 2 * colour] = dog >> 4 & 1
        out[TABLE + 2 * colour + 1] = dog & TABLE_BODIES
        for k in range(MOST_HEADS):
            taken = wide(s.taken[colour, k])
            if taken:
                place = (colour * MOST_HEADS + k) * SEATS + from_here(seat, taken >> 4, seats)
                out[TAKEN + more + place] = taken & TABLE_BODIES
    out[PLAYED] = s.played
    out[PILE] = s.pile
    for k in range(wide(s.known)):
        card = wide(s.deck[(wide(s.top) + wide(s.pile) - wide(s.known) + k) % MOST_CARDS])
        out[UNDER_PILE + COLOURS * k + (card >> 1)] = 1
    points = scratch(SEATS, np.int32)
    scores(board, s, points)
    for p in range(seats):
        row = from_here(seat, p, seats)
        out[SEATED + row] = 1
        out[HANDS + row] = hand_size(wide(s.hand[p]))
        out[SCORE + more + row] = points[p]
        for k in range(hand):
            hint = wide(s.hints[p, k])
            for colour in range(COLOURS):
                out[HINTS + (row * hand + k) * COLOURS + colour] = hint >> colour & 1
    if s.bone >= 0:
        out[BONE_AT + more + from_here(seat, wide(s.bone), seats)] = 1
        out[POO_AT + more + from_here(seat, wide(s.poo), seats)] = 1
    out[LONGEST_DOG + more] = s.longest
    out[SHORTEST_DOG + more] = s.shortest
