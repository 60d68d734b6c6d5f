"""What must hold in every position of Chanterelle."""

from __future__ import annotations

import numpy as np

from .notation import CARDS, EACH_KIND
from .state import BASKET, EACH


def audit(board: np.record, s: np.record) -> list[str]:
    wrong = []
    seats, found = int(s.seats), int(s.found)
    for kind, each in enumerate(EACH_KIND):
        count = int(np.sum(s.card[: seats * EACH] == kind))
        if count != seats * each:
            wrong.append(f"{count} times {CARDS[kind]}")
    for k in range(seats * EACH):
        owner = int(s.owner[k])
        if (owner >= 0) != (k < found) or owner >= seats:
            wrong.append(f"card {k} of {found} found is with {owner}")
        elif owner >= 0 and not int(s.known[k]) >> owner & 1:
            wrong.append(f"seat {owner} has not seen card {k} in its basket")
    for seat in range(seats):
        cards = int(np.sum(s.owner == seat))
        if cards > BASKET:
            wrong.append(f"{cards} cards in basket {seat}")
    return wrong
