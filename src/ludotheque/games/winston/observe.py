"""The observation of Winston for learning programs."""

from __future__ import annotations

import numpy as np

from ludotheque.core.kernels.decorators import kernel, wide
from ludotheque.core.observation import Observation, Part, clear, from_here, size, starts

from .rules import hand_size, scores
from .state import BODIES, BONE, CARDS, COLOURS, HAND, HEADS, LANE, POO, SEATS, TABLE_BODIES

ALL_HEADS = COLOURS * HEADS
MOST_POINTS = COLOURS * BODIES * (BODIES + 1) // 2 + BONE  # one long dog of every colour

PARTS = (
    Part("seated", (SEATS,), 0, 1, "1 for every seat that is taken"),
    Part("mover", (SEATS,), 0, 1, "1 for the seat to act"),
    Part("ending", (2,), 0, 1, "the game is over: played out, stalled"),
    Part("options", (2,), 0, 1, "first edition, open dogs"),
    Part("hand", (COLOURS, 2), 0, HAND, "own heads and bodies of each colour"),
    Part("played", (1,), 0, HAND, "cards played this turn"),
    Part("table", (COLOURS, 2), 0, BODIES, "head and bodies of each dog on the table"),
    Part("pile", (1,), 0, CARDS, "cards in the pile"),
    Part("under", (ALL_HEADS, COLOURS), 0, 1, "heads put under the pile, the next to come up first"),
    Part("cards", (SEATS,), 0, HAND, "cards in each hand"),
    Part("hints", (SEATS, HAND, COLOURS), 0, 1, "cards all know to be a head of one of these colours"),
    Part(
        "taken", (COLOURS, HEADS, SEATS), 0, BODIES, "dogs in the order taken: their bodies, at the seat that has them"
    ),
    Part("score", (SEATS,), POO, MOST_POINTS, "points as they stand"),
    Part("bone", (SEATS,), 0, 1, "1 for the seat with the bone"),
    Part("poo", (SEATS,), 0, 1, "1 for the seat with the poo"),
    Part("longest", (1,), 0, BODIES, "bodies of the longest dog taken"),
    Part("shortest", (1,), 0, BODIES, "bodies of the shortest dog taken"),
)
SIZE = size(PARTS)
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
) = starts(PARTS)


@kernel
def observe(board: np.record, s: np.record, seat: int, out: Observation) -> None:
    clear(out, SIZE)
    seats = wide(s.seats)
    if s.over:
        out[ENDING + wide(s.over) - 1] = 1
    else:
        out[MOVER + from_here(seat, wide(s.turn), seats)] = 1
    out[OPTIONS] = s.edition
    out[OPTIONS + 1] = s.open_dogs
    hand = wide(s.hand[seat])
    table = wide(s.table)
    for colour in range(COLOURS):
        own, dog = hand >> LANE * colour, table >> LANE * colour
        out[OWN + 2 * colour] = own >> 3 & 3
        out[OWN + 2 * colour + 1] = own & 7
        out[TABLE + 2 * colour] = dog >> 4 & 1
        out[TABLE + 2 * colour + 1] = dog & TABLE_BODIES
        for k in range(HEADS):
            taken = wide(s.taken[colour, k])
            if taken:
                out[TAKEN + (colour * HEADS + k) * SEATS + from_here(seat, taken >> 4, seats)] = taken & 15
    out[PLAYED] = s.played
    out[PILE] = s.pile
    for k in range(wide(s.known)):
        card = wide(s.deck[(wide(s.top) + wide(s.pile) - wide(s.known) + k) % CARDS])
        out[UNDER_PILE + COLOURS * k + (card >> 1)] = 1
    points = np.empty(SEATS, np.int32)
    scores(board, s, points)
    for p in range(seats):
        row = from_here(seat, p, seats)
        out[SEATED + row] = 1
        out[HANDS + row] = hand_size(wide(s.hand[p]))
        out[SCORE + row] = points[p]
        for k in range(HAND):
            hint = wide(s.hints[p, k])
            for colour in range(COLOURS):
                out[HINTS + (row * HAND + k) * COLOURS + colour] = hint >> colour & 1
    if s.bone >= 0:
        out[BONE_AT + from_here(seat, wide(s.bone), seats)] = 1
        out[POO_AT + from_here(seat, wide(s.poo), seats)] = 1
    out[LONGEST_DOG] = s.longest
    out[SHORTEST_DOG] = s.shortest
