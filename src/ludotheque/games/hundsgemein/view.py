"""The view of Hundsgemein, and the story of a move."""

from __future__ import annotations

import msgspec
import numpy as np

from ludotheque.core.events import Event, View
from ludotheque.core.position import asked_again, places_of, scores_of, told_again

from . import rules
from .notation import BLOCK_NAMES, DOG_NAMES, STREET_NAMES, dropped, laid, text
from .state import ACTIONS, CALL, DROP, EXPERT, FLEAS, FLEAS_OF_A_BREED, NO_FLEA, OK, STREETS

ENDINGS = ("", "played out")
SCORINGS = ("standard", "expert")


class Flea(msgspec.Struct, frozen=True):
    """A flea on its block. `owner` is None while it lies breed up."""

    block: str
    breed: int
    owner: int | None


class Placement(msgspec.Struct, frozen=True):
    """A flea just laid, about which the mover is asked. Everyone saw who laid it."""

    seat: int
    block: str
    breed: int


class Street(msgspec.Struct, frozen=True):
    """A street and its dog. Each seat's count along it and the seat that would take the dog are set only if owners are
    visible; `runs` only in expert scoring. `winner` is also None if the dog is discarded."""

    name: str
    dog: str
    worth: int
    fleas: list[int] | None
    runs: list[int] | None
    winner: int | None


class Player(msgspec.Struct, frozen=True):
    """A seat: its fleas face up, how many are face down, and its score if owners are visible."""

    face_up: list[int]
    reserve: int
    dogs: int | None
    score: int | None


class HundsgemeinView(View, frozen=True, kw_only=True):
    bones: str
    fleas: list[Flea]
    streets: list[Street]
    players: list[Player]
    out: list[int]  # for every breed, how many are out of the game: thrown away or taken off the board
    asked: Placement | None
    scoring: str
    honour: bool
    open_owners: bool
    places: list[int] | None


def view(board: np.record, s: np.record, seat: int | None) -> HundsgemeinView:
    seen = _seen_by_all(board, s)
    if seat is None:
        return seen
    return msgspec.structs.replace(seen, seat=seat, legal=legal_texts(board, s) if seat == seen.mover else [])


@asked_again
def _seen_by_all(board: np.record, s: np.record) -> HundsgemeinView:
    over = bool(s.over)
    mover = None if over else int(rules.mover(board, s))
    # [hidden] owners are for players to remember: unless this is true, nothing below may depend on them
    open = over or bool(s.open_owners)
    streets = [street_of(board, s, street, open) for street in range(STREETS)]
    return HundsgemeinView(
        seat=None,
        seats=int(s.seats),
        mover=mover,
        over=over,
        end=ENDINGS[s.over] or None,
        legal=[],
        bones=BLOCK_NAMES[int(board.bones).bit_length() - 1],
        fleas=fleas_of(s, open),
        streets=streets,
        players=[player_of(s, p, streets, open) for p in range(int(s.seats))],
        out=out_of(s),
        asked=placement_of(s) if s.asked >= 0 else None,
        scoring=SCORINGS[s.scoring],
        honour=bool(s.honour),
        open_owners=bool(s.open_owners),
        places=places_of(rules.places, board, s, int(s.seats)) if over else None,
    )


def legal_texts(board: np.record, s: np.record) -> list[str]:
    out = np.empty(ACTIONS, np.int16)
    return [text(int(a)) for a in out[: rules.legal(board, s, out)]]


def fleas_of(s: np.record, open: bool) -> list[Flea]:
    breeds, owners = s.breeds.tolist(), s.owners.tolist()
    fleas = []
    for block, name in enumerate(BLOCK_NAMES):
        breed = next((breed for breed, word in enumerate(breeds, 1) if word >> block & 1), None)
        if breed is not None:
            owner = next(seat for seat, word in enumerate(owners) if word >> block & 1) if open else None
            fleas.append(Flea(name, breed, owner))
    return fleas


def street_of(board: np.record, s: np.record, street: int, open: bool) -> Street:
    dog = int(s.dogs[street])
    name, worth = DOG_NAMES[dog], int(board.worth[dog])
    if not open:
        return Street(STREET_NAMES[street], name, worth, None, None, None)
    fleas, rows = np.zeros((2, int(s.seats)), np.int32)
    winner = int(rules.winner_of(s, street, fleas, rows))
    return Street(
        name=STREET_NAMES[street],
        dog=name,
        worth=worth,
        fleas=fleas.tolist(),
        runs=rows.tolist() if s.scoring == EXPERT else None,
        winner=None if winner < 0 else winner,
    )


def player_of(s: np.record, seat: int, streets: list[Street], open: bool) -> Player:
    won = [street.worth for street in streets if street.winner == seat]
    return Player(
        face_up=face_up(s, seat),
        reserve=FLEAS // int(s.seats) - int(s.turned[seat]),
        dogs=len(won) if open else None,
        score=sum(won) if open else None,
    )


def out_of(s: np.record) -> list[int]:
    laid = (word.bit_count() for word in s.breeds.tolist())
    return [FLEAS_OF_A_BREED - left - n for left, n in zip(s.left.tolist(), laid, strict=True)]


def face_up(s: np.record, seat: int) -> list[int]:
    return [breed + 1 for breed in s.up[seat].tolist() if breed != NO_FLEA]


def placement_of(s: np.record) -> Placement:
    breed, block = laid(int(s.laid))
    return Placement(int(s.turn), block, breed)


# --- the story of a move ---


class Laid(Event, frozen=True, kw_only=True, tag="laid"):
    seat: int
    breed: int
    block: str


class Thrown(Event, frozen=True, kw_only=True, tag="thrown"):
    seat: int
    count: int
    breeds: list[int]


class Called(Event, frozen=True, kw_only=True, tag="called"):
    """`loser`: the seat whose flea is called."""

    seat: int
    loser: int
    breed: int
    block: str


class LetPass(Event, frozen=True, kw_only=True, tag="let-pass"):
    seat: int


class Removed(Event, frozen=True, kw_only=True, tag="removed"):
    """The call was right. `rule`: the broken paragraph."""

    seat: int
    breed: int
    block: str
    rule: str


class Stays(Event, frozen=True, kw_only=True, tag="stays"):
    """The call was wrong."""

    seat: int
    breed: int
    block: str


class TurnedUp(Event, frozen=True, kw_only=True, tag="turned-up"):
    seat: int
    count: int
    breeds: list[int]


class Skipped(Event, frozen=True, kw_only=True, tag="skipped"):
    seat: int


class DogTaken(Event, frozen=True, kw_only=True, tag="dog-taken"):
    seat: int
    street: str
    dog: str
    worth: int


class DogDiscarded(Event, frozen=True, kw_only=True, tag="dog-discarded"):
    street: str
    dog: str


class Over(Event, frozen=True, kw_only=True, tag="over"):
    end: str
    scores: list[int]


def tell(board: np.record, before: np.record, action: int, after: np.record, seat: int | None) -> list[Event]:
    return _told(board, before, action, after)


@told_again
def _told(board: np.record, before: np.record, action: int, after: np.record) -> list[Event]:
    """Everyone sees everything that happens, so every seat hears the same."""
    events = _done(board, before, action, after)
    if after.asked < 0:
        events += _turned_up(before, after)
        events += _finished(board, after) if after.over else _skipped(before, after)
    return events


def _done(board: np.record, before: np.record, action: int, after: np.record) -> list[Event]:
    if action < DROP:
        breed, block = laid(action)
        return [Laid(seat=int(before.turn), breed=breed, block=block)]
    if action < CALL:
        breeds = dropped(action)
        return [Thrown(seat=int(before.turn), count=len(breeds), breeds=breeds)]
    who, asked = int(before.asked), placement_of(before)
    if action == OK:
        return [LetPass(seat=who)]
    called = Called(seat=who, loser=asked.seat, breed=asked.breed, block=asked.block)
    if after.breeds[asked.breed - 1] == before.breeds[asked.breed - 1]:
        return [called, Stays(seat=asked.seat, breed=asked.breed, block=asked.block)]
    rule = "bones" if board.bones == 1 << BLOCK_NAMES.index(asked.block) else "neighbours"
    return [called, Removed(seat=asked.seat, breed=asked.breed, block=asked.block, rule=rule)]


def _turned_up(before: np.record, after: np.record) -> list[Event]:
    who = int(before.turn)
    breeds = [int(breed) + 1 for breed in after.reserve[who, before.turned[who] : after.turned[who]]]
    return [TurnedUp(seat=who, count=len(breeds), breeds=breeds)] if breeds else []


def _skipped(before: np.record, after: np.record) -> list[Event]:
    events: list[Event] = []
    following = (int(before.turn) + 1) % int(after.seats)
    while following != after.turn:
        events.append(Skipped(seat=following))
        following = (following + 1) % int(after.seats)
    return events


def _finished(board: np.record, after: np.record) -> list[Event]:
    """The streets one by one, horizontal ones first."""
    events: list[Event] = []
    for street in (street_of(board, after, k, open=True) for k in range(STREETS)):
        if street.winner is None:
            events.append(DogDiscarded(street=street.name, dog=street.dog))
        else:
            events.append(DogTaken(seat=street.winner, street=street.name, dog=street.dog, worth=street.worth))
    scores = scores_of(rules.scores, board, after, int(after.seats))
    return [*events, Over(end=ENDINGS[after.over], scores=scores)]
