"""The view of Winston, and the story of a move."""

from __future__ import annotations

import functools

import msgspec
import numpy as np
import numpy.typing as npt

from ludotheque.core.events import Event, View
from ludotheque.core.kernels.structure import reader
from ludotheque.core.position import asked_again, places_of, scores_of

from . import rules
from .notation import CARD_NAMES, LETTERS, text
from .state import ACTIONS, CARDS, COLOURS, END, HEADS, LANE, PASS, STATE, TABLE_BODIES, TAKE, UNDER

ENDINGS = ("", "played out", "stalled")

fields = reader(STATE)


class Dog(msgspec.Struct, frozen=True):
    """A dog on the table or in a pile."""

    colour: str
    head: bool
    bodies: int


class Player(msgspec.Struct, frozen=True):
    """A seat as this viewer sees it: the piles of others are face down unless `open_dogs`."""

    cards: int
    dogs: int
    taken: list[Dog] | None
    score: int | None


class WinstonView(View, frozen=True, kw_only=True):
    hand: list[str] | None
    played: int
    table: list[Dog]
    pile: int
    under: list[str]  # the bottom of the pile, as far as everyone saw it, in drawing order
    players: list[Player]
    bone: int | None
    poo: int | None
    longest: int
    shortest: int
    bone_card: str | None  # the size card that lies with the bone
    poo_card: str | None  # and with the poo; None with a holder where W7 leaves it none
    edition: str
    open_dogs: bool
    places: list[int] | None


def view(board: np.record, s: np.record, seat: int | None) -> WinstonView:
    seen, hands, own = _seen_by_all(board, s)
    if seat is None:
        return seen
    return msgspec.structs.replace(
        seen,
        seat=seat,
        legal=legal_texts(board, s) if seat == seen.mover else [],
        hand=list(_cards(hands[seat])),
        players=[*seen.players[:seat], own[seat], *seen.players[seat + 1 :]],
    )


@asked_again
def _seen_by_all(board: np.record, s: np.record) -> tuple[WinstonView, list[int], list[Player]]:
    """What a spectator sees; every hand; every seat as its own player sees it."""
    f = fields(s)
    over, open_dogs = bool(f.over), bool(f.open_dogs)
    points = scores_of(rules.scores, board, s, f.seats)
    hands = f.hand.tolist()
    dogs = dogs_of(f.taken, f.seats)
    own = [Player(len(_cards(hands[p])), len(dogs[p]), dogs[p], points[p]) for p in range(f.seats)]
    closed = own if over or open_dogs else [Player(player.cards, player.dogs, None, None) for player in own]
    bone_card, poo_card = size_cards(f.longest, f.shortest)
    seen = WinstonView(
        seat=None,
        seats=f.seats,
        mover=None if over else f.turn,
        over=over,
        end=ENDINGS[f.over] or None,
        legal=[],
        hand=None,
        played=f.played,
        table=table_of(f.table),
        pile=f.pile,
        under=[CARD_NAMES[f.deck[(f.top + k) % CARDS]] for k in range(f.pile - f.known, f.pile)],
        players=closed,
        bone=None if f.bone < 0 else f.bone,
        poo=None if f.poo < 0 else f.poo,
        longest=f.longest,
        shortest=f.shortest,
        bone_card=bone_card,
        poo_card=poo_card,
        edition=("second", "first")[f.edition],
        open_dogs=open_dogs,
        places=places_of(rules.places, board, s, f.seats) if over else None,
    )
    return seen, hands, own


def legal_texts(board: np.record, s: np.record) -> list[str]:
    out = np.empty(ACTIONS, np.int16)
    return [text(a) for a in out[: rules.legal(board, s, out)].tolist()]


def hand_of(s: np.record, seat: int) -> list[str]:
    return list(_cards(int(s.hand[seat])))


@functools.lru_cache(4096)  # the same hands are shown again and again
def _cards(hand: int) -> tuple[str, ...]:
    cards: list[str] = []
    for card, name in enumerate(CARD_NAMES):
        lane = hand >> LANE * (card >> 1)
        cards += [name] * (lane & 7 if card & 1 else lane >> 3 & 3)
    return tuple(cards)


def table_of(table: int) -> list[Dog]:
    lanes = [(letter, table >> LANE * colour & 31) for colour, letter in enumerate(LETTERS)]
    return [Dog(letter, bool(lane >> 4), lane & TABLE_BODIES) for letter, lane in lanes if lane]


def dogs_of(taken: npt.NDArray[np.uint8], seats: int) -> list[list[Dog]]:
    """The dogs every seat has taken."""
    dogs: list[list[Dog]] = [[] for _ in range(seats)]
    for letter, row in zip(LETTERS, taken.tolist(), strict=True):
        for dog in row:
            if dog:
                dogs[dog >> 4].append(Dog(letter, True, dog & 15))
    return dogs


# --- the story of a move ---


class Played(Event, frozen=True, kw_only=True, tag="played"):
    seat: int
    card: str
    dog: str
    head: bool
    bodies: int


class Ended(Event, frozen=True, kw_only=True, tag="ended"):
    seat: int


class Taken(Event, frozen=True, kw_only=True, tag="taken"):
    seat: int
    dog: str
    bodies: int
    points: int


class BonePassed(Event, frozen=True, kw_only=True, tag="bone"):
    seat: int
    loser: int | None
    size: str


class PooPassed(Event, frozen=True, kw_only=True, tag="poo"):
    """`size`: None where the card lies with the bone. [W7]"""

    seat: int
    loser: int | None
    size: str | None


class PutUnder(Event, frozen=True, kw_only=True, tag="under"):
    seat: int
    card: str


class Drew(Event, frozen=True, kw_only=True, tag="drew"):
    """`cards`: those visible to the viewer."""

    seat: int
    count: int
    cards: list[str]


class Passed(Event, frozen=True, kw_only=True, tag="passed"):
    seat: int


class Skipped(Event, frozen=True, kw_only=True, tag="skipped"):
    seat: int


class Over(Event, frozen=True, kw_only=True, tag="over"):
    end: str
    scores: list[int]


def points(bodies: int) -> int:
    """The points of a dog. [score]"""
    return bodies * (bodies + 1) // 2


def size_card(bodies: int) -> str:
    return "5+" if bodies >= 5 else str(bodies)


def size_cards(longest: int, shortest: int) -> tuple[str | None, str | None]:
    """The size cards of bone and poo. [W7] There is one of each: two lengths that share the card leave it to the bone.
    A single length is that of the last dog taken, which brought bone, poo and their card to one player."""
    if not longest:
        return None, None
    bone, poo = size_card(longest), size_card(shortest)
    return bone, None if bone == poo and longest != shortest else poo


def tell(board: np.record, before: np.record, action: int, after: np.record, seat: int | None) -> list[Event]:
    who = int(before.turn)
    events: list[Event] = []
    if action < TAKE:
        lane = int(after.table) >> LANE * (action >> 1) & 31
        dog = LETTERS[action >> 1]
        card = CARD_NAMES[action]
        events.append(Played(seat=who, card=card, dog=dog, head=bool(lane >> 4), bodies=lane & TABLE_BODIES))
    elif UNDER <= action < PASS:
        events.append(PutUnder(seat=who, card=CARD_NAMES[2 * (action - UNDER)]))
    elif action == PASS:
        events.append(Passed(seat=who))
    elif action == END:
        events.append(Ended(seat=who))
    events += _taken(before, after, who)
    events += _drawn(before, action, after, who, seat)
    if after.over:
        scores = scores_of(rules.scores, board, after, int(after.seats))
        events.append(Over(end=ENDINGS[after.over], scores=scores))
    elif action >= END:
        following = (who + 1) % int(after.seats)
        while following != after.turn:
            events.append(Skipped(seat=following))
            following = (following + 1) % int(after.seats)
    return events


def _taken(before: np.record, after: np.record, who: int) -> list[Event]:
    events: list[Event] = []
    if before.taken.tobytes() == after.taken.tobytes():
        return events
    lengths = []
    for colour in range(COLOURS):
        for k in range(HEADS):
            if after.taken[colour, k] and not before.taken[colour, k]:
                bodies = int(after.taken[colour, k]) & 15
                lengths.append(bodies)
                events.append(Taken(seat=who, dog=LETTERS[colour], bodies=bodies, points=points(bodies)))
    if lengths:
        # also told if the owner stays the same: the size card changes, or the claim is renewed
        if max(lengths) == after.longest and max(lengths) >= before.longest:
            events.append(BonePassed(seat=who, loser=_other(before.bone, who), size=size_card(int(after.longest))))
        if min(lengths) == after.shortest and (not before.shortest or min(lengths) <= before.shortest):
            _, card = size_cards(int(after.longest), int(after.shortest))
            events.append(PooPassed(seat=who, loser=_other(before.poo, who), size=card))
    return events


def _other(holder: int, who: int) -> int | None:
    return None if holder < 0 or holder == who else int(holder)


def _drawn(before: np.record, action: int, after: np.record, who: int, seat: int | None) -> list[Event]:
    if action not in (END, *range(UNDER, PASS)):
        return []
    count = (int(after.top) - int(before.top)) % CARDS
    if count == 0:
        return []
    cards = [CARD_NAMES[after.deck[(int(before.top) + k) % CARDS]] for k in range(count)]
    # everyone knows a card from under the pile when it is drawn
    unknown = int(before.pile) - int(before.known)
    return [Drew(seat=who, count=count, cards=cards if seat == who else cards[unknown:])]
