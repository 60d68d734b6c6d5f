"""Invariants of every position of Winston."""

from __future__ import annotations

import numpy as np

from .notation import CARD_NAMES, LETTERS
from .state import LANE, MOST_CARDS, PLAYED_OUT, TABLE_BODIES
from .view import dogs_of, hand_of


def audit(board: np.record, s: np.record) -> list[str]:
    wrong = []
    hands = [hand_of(s, seat) for seat in range(int(s.seats))]
    cards = [card for hand in hands for card in hand]
    cards += [CARD_NAMES[s.deck[(int(s.top) + k) % MOST_CARDS]] for k in range(int(s.pile))]
    for colour, letter in enumerate(LETTERS):
        lane = int(s.table) >> LANE * colour & 31
        taken = [int(dog) for dog in s.taken[colour] if dog]
        heads = cards.count(f"{letter}h") + (lane >> 4) + len(taken)
        bodies = cards.count(f"{letter}b") + (lane & TABLE_BODIES) + sum(dog & 15 for dog in taken)
        if (heads, bodies) != (board.heads, board.bodies):
            wrong.append(f"{letter}: {heads} heads and {bodies} bodies")
    if s.unplayed != sum(card.endswith("b") for card in cards):
        wrong.append(f"{s.unplayed} bodies said to be unplayed")
    for seat, hand in enumerate(hands):
        if len(hand) > board.hand or (s.pile and seat != s.turn and len(hand) != board.hand):
            wrong.append(f"seat {seat} holds {len(hand)} cards with {s.pile} in the pile")
        if not _hints_hold(s, seat, hand):
            wrong.append(f"seat {seat} holds {hand}, against what all have seen: {s.hints[seat]}")
    lengths = [dog.bodies for dogs in dogs_of(s.taken, int(s.seats)) for dog in dogs]
    if lengths and (max(lengths), min(lengths)) != (s.longest, s.shortest):
        wrong.append(f"longest {s.longest}, shortest {s.shortest} of {lengths}")
    if s.over and (s.over == PLAYED_OUT) != (not cards):
        wrong.append(f"ending {s.over} with {len(cards)} cards left")
    return wrong


def _hints_hold(s: np.record, seat: int, hand: list[str]) -> bool:
    """Whether the hand has a different head for every hint."""
    heads = [LETTERS.index(card[0]) for card in hand if card.endswith("h")]
    hints = [int(hint) for hint in s.hints[seat] if hint]

    def place(left: list[int], heads: list[int]) -> bool:
        if not left:
            return True
        return any(left[0] >> head & 1 and place(left[1:], heads[:i] + heads[i + 1 :]) for i, head in enumerate(heads))

    return place(hints, heads)
