"""What may be seen of Chanterelle, and the story of a move."""

from __future__ import annotations

import msgspec
import numpy as np

from ludotheque.core.contract import NOBODY
from ludotheque.core.events import Event, View
from ludotheque.core.position import places_of, scores_of

from . import rules
from .notation import CARDS, text
from .state import ACTIONS, EACH, EVERYONE, KEEP

ENDINGS = ("", "forest empty")


class Basket(msgspec.Struct, frozen=True):
    """A seat's basket as this viewer may see it: what it does not know is None."""

    cards: list[str | None]
    score: int | None  # known when the game is over


class ChanterelleView(View, frozen=True, kw_only=True):
    forest: int  # cards left, with the one that is looked at
    card: str | None  # the one that is looked at
    baskets: list[Basket]
    witch: bool
    places: list[int] | None


def view(board: np.record, s: np.record, seat: int | None) -> ChanterelleView:
    seats, found = int(s.seats), int(s.found)
    over = bool(rules.mover(board, s) == NOBODY)
    mover = None if over else int(s.turn)
    points = scores_of(rules.scores, board, s, seats)
    baskets = [
        Basket([card_for(s, k, seat) for k in range(found) if s.owner[k] == p], points[p] if over else None)
        for p in range(seats)
    ]
    return ChanterelleView(
        seat=seat,
        seats=seats,
        mover=mover,
        over=over,
        end=ENDINGS[rules.ending(board, s)] or None,
        legal=legal_texts(board, s) if seat is not None and seat == mover else [],
        forest=seats * EACH - found,
        card=None if over else card_for(s, found, seat),
        baskets=baskets,
        witch=bool(s.witch),
        places=places_of(rules.places, board, s, seats) if over else None,
    )


def card_for(s: np.record, k: int, seat: int | None) -> str | None:
    """The card, if this viewer has seen it."""
    seen = int(s.known[k]) == EVERYONE if seat is None else int(s.known[k]) >> seat & 1
    return CARDS[s.card[k]] if seen else None


def legal_texts(board: np.record, s: np.record) -> list[str]:
    out = np.empty(ACTIONS, np.int16)
    return [text(int(action)) for action in out[: rules.legal(board, s, out)]]


# --- the story of a move ---


class Kept(Event, frozen=True, kw_only=True, tag="kept"):
    seat: int
    card: str | None


class Given(Event, frozen=True, kw_only=True, tag="given"):
    seat: int
    winner: int
    card: str | None


class Found(Event, frozen=True, kw_only=True, tag="found"):
    """The next player looks at a card."""

    seat: int
    card: str | None


class Over(Event, frozen=True, kw_only=True, tag="over"):
    end: str
    scores: list[int]


def tell(board: np.record, before: np.record, action: int, after: np.record, seat: int | None) -> list[Event]:
    who, to, found = int(before.turn), int(rules.receiver(before, action)), int(before.found)
    card = CARDS[before.card[found]] if seat is not None and seat in (who, to) else None
    events: list[Event] = [Kept(seat=who, card=card) if action == KEEP else Given(seat=who, winner=to, card=card)]
    if rules.mover(board, after) == NOBODY:
        scores = scores_of(rules.scores, board, after, int(after.seats))
        events.append(Over(end=ENDINGS[rules.ending(board, after)], scores=scores))
    else:
        following = int(after.turn)
        events.append(Found(seat=following, card=CARDS[after.card[found + 1]] if seat == following else None))
    return events
