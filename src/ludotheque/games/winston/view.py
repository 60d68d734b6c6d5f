"""The view of Winston, and the story of a move."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from ludotheque.core.events import Event, View
from ludotheque.core.kernels.structure import reader
from ludotheque.core.position import asked_again, places_of, scores_of, told_again

from . import rules
from .notation import CARD_NAMES, LETTERS, TEXTS
from .state import ACTIONS, END, LANE, MOST_CARDS, MOST_HEADS, PASS, STATE, TABLE_BODIES, TAKE, UNDER

ENDINGS = ("", "played out", "stalled")

MOST_BOARDS = 256
_known_boards: dict[int, tuple[np.record, WinstonNumbers]] = {}  # by their addresses, each with its numbers

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


class WinstonNumbers(msgspec.Struct, frozen=True):
    """What the board fixes, see `board.toml`."""

    hand: int
    play: int
    bodies: int
    complete: int
    bone: int
    poo: int
    points: list[int]  # of a dog, by its bodies
    sizes: list[str]  # the size cards


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
    numbers: WinstonNumbers


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
def _seen_by_all(board: np.record, s: np.record) -> tuple[WinstonView, Sequence[int], list[Player]]:
    """What a spectator sees; every hand; every seat as its own player sees it."""
    f = fields(s)
    over, open_dogs = bool(f.over), bool(f.open_dogs)
    points = scores_of(rules.scores, board, s, f.seats)
    hands = f.hand
    dogs = _dogs(f.taken, f.seats)
    own = [
        Player(len(_cards(hand)), len(taken), taken, score)
        for hand, taken, score in zip(hands, dogs, points, strict=False)  # there are hands for the most seats
    ]
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
        under=[CARD_NAMES[f.deck[(f.top + k) % MOST_CARDS]] for k in range(f.pile - f.known, f.pile)],
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
        numbers=numbers_of(board),
    )
    return seen, hands, own


def numbers_of(board: np.record) -> WinstonNumbers:
    known = _known_boards.get(id(board))
    if known is None or known[0] is not board:
        named = board.hand, board.play, board.bodies, board.complete, board.bone, board.poo
        known = board, _numbers(*map(int, named), board.points.tobytes())
        if len(_known_boards) >= MOST_BOARDS:
            _known_boards.clear()
        _known_boards[id(board)] = known
    return known[1]


@functools.lru_cache(256)  # the same for all positions of a board
def _numbers(hand: int, play: int, bodies: int, complete: int, bone: int, poo: int, points: bytes) -> WinstonNumbers:
    worth = np.frombuffer(points, np.int64)[: bodies + 1].tolist()
    sizes = list(dict.fromkeys(size_card(length) for length in range(complete, bodies + 1)))
    return WinstonNumbers(hand, play, bodies, complete, bone, poo, worth, sizes)


def legal_texts(board: np.record, s: np.record) -> list[str]:
    out = np.empty(ACTIONS, np.int16)
    return [TEXTS[a] for a in out[: rules.legal(board, s, out)].tolist()]


def hand_of(s: np.record, seat: int) -> list[str]:
    return list(_cards(int(s.hand[seat])))


@functools.lru_cache(4096)  # the same hands are shown again and again
def _cards(hand: int) -> tuple[str, ...]:
    cards: list[str] = []
    for card, name in enumerate(CARD_NAMES):
        lane = hand >> LANE * (card >> 1)
        cards += [name] * (lane & 7 if card & 1 else lane >> 3 & 3)
    return tuple(cards)


@functools.lru_cache(4096)  # the same dogs lie there until the next one
def table_of(table: int) -> list[Dog]:
    lanes = [(letter, table >> LANE * colour & 31) for colour, letter in enumerate(LETTERS)]
    return [Dog(letter, bool(lane >> 4), lane & TABLE_BODIES) for letter, lane in lanes if lane]


def dogs_of(taken: npt.NDArray[np.uint8], seats: int) -> list[list[Dog]]:
    """The dogs every seat has taken."""
    return _dogs(taken.tobytes(), seats)


@functools.lru_cache(4096)  # they stay the same for many moves
def _dogs(taken: bytes, seats: int) -> list[list[Dog]]:
    dogs: list[list[Dog]] = [[] for _ in range(seats)]
    for place, dog in enumerate(taken):
        if dog:
            dogs[dog >> 4].append(Dog(LETTERS[place // MOST_HEADS], True, dog & 15))
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
    who, own, others = _told(board, before, action, after)
    return own if seat == who else others


@told_again
def _told(board: np.record, before: np.record, action: int, after: np.record) -> tuple[int, list[Event], list[Event]]:
    """The mover, the story for the mover, and for all others, who do not see all of the cards drawn."""
    b, a = fields(before), fields(after)
    who: int = b.turn
    events: list[Event] = []
    if action < TAKE:
        lane = a.table >> LANE * (action >> 1) & 31
        dog = LETTERS[action >> 1]
        card = CARD_NAMES[action]
        events.append(Played(seat=who, card=card, dog=dog, head=bool(lane >> 4), bodies=lane & TABLE_BODIES))
    elif UNDER <= action < PASS:
        events.append(PutUnder(seat=who, card=CARD_NAMES[2 * (action - UNDER)]))
    elif action == PASS:
        events.append(Passed(seat=who))
    elif action == END:
        events.append(Ended(seat=who))
    if a.taken != b.taken:
        events += _taken(board, b, a, who)
    following = _afterwards(board, after, a, who) if a.over or action >= END else []
    drawn = _drawn(b, a, who) if action == END or UNDER <= action < PASS else None
    if drawn is None:
        events += following
        return who, events, events
    return who, [*events, drawn[0], *following], [*events, drawn[1], *following]


def _afterwards(board: np.record, after: np.record, a: Any, who: int) -> list[Event]:
    """The end of the game, or who is skipped."""
    if a.over:
        return [Over(end=ENDINGS[a.over], scores=scores_of(rules.scores, board, after, a.seats))]
    skipped: list[Event] = []
    following = (who + 1) % a.seats
    while following != a.turn:
        skipped.append(Skipped(seat=following))
        following = (following + 1) % a.seats
    return skipped


def _taken(board: np.record, before: Any, after: Any, who: int) -> list[Event]:
    """The dogs that were taken, and bone and poo. `before` and `after` are positions as `fields` reads them."""
    events: list[Event] = []
    lengths = []
    for place, dog in enumerate(after.taken):
        if dog and not before.taken[place]:
            bodies = dog & 15
            lengths.append(bodies)
            letter = LETTERS[place // MOST_HEADS]
            events.append(Taken(seat=who, dog=letter, bodies=bodies, points=int(board.points[bodies])))
    if lengths:
        # also told if the owner stays the same: the size card changes, or the claim is renewed
        if max(lengths) == after.longest and max(lengths) >= before.longest:
            events.append(BonePassed(seat=who, loser=_other(before.bone, who), size=size_card(after.longest)))
        if min(lengths) == after.shortest and (not before.shortest or min(lengths) <= before.shortest):
            _, card = size_cards(after.longest, after.shortest)
            events.append(PooPassed(seat=who, loser=_other(before.poo, who), size=card))
    return events


def _other(holder: int, who: int) -> int | None:
    return None if holder < 0 or holder == who else holder


def _drawn(before: Any, after: Any, who: int) -> tuple[Drew, Drew] | None:
    """The cards drawn, for the mover and for the others, who know those from under the pile."""
    count = (after.top - before.top) % MOST_CARDS
    if count == 0:
        return None
    cards = [CARD_NAMES[after.deck[(before.top + k) % MOST_CARDS]] for k in range(count)]
    unknown = before.pile - before.known
    return Drew(seat=who, count=count, cards=cards), Drew(seat=who, count=count, cards=cards[unknown:])
