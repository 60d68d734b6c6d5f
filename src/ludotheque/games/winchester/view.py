"""The view of Winchester (nothing is hidden), and the story of a move."""

from __future__ import annotations

import functools
from typing import Any

import msgspec
import numpy as np

from ludotheque.core.contract import CHANCE
from ludotheque.core.events import Event, View
from ludotheque.core.kernels.structure import reader
from ludotheque.core.position import asked_again, places_of, scores_of, told_again

from . import rules
from .grid import MOVE, MOVES, PASS, SQUARES
from .notation import LETTERS, TEXTS
from .state import BOARD, MOST_MOVES, NOT_OVER, NOT_ROLLED, OBSTACLE, PIECES, START, STATE, ZONES

ENDINGS = ("", "played out", "stalled")

fields = reader(STATE)


class Piece(msgspec.Struct, frozen=True):
    """A piece on the board: its square and the zone of that square."""

    square: str
    zone: str


class Player(msgspec.Struct, frozen=True):
    pieces: list[Piece]
    arrivals: list[int]  # the places of the pieces at home, from 1
    score: int  # the current score, bonuses included
    loses_turn: bool


class WinchesterView(View, frozen=True, kw_only=True):
    roller: int | None  # the seat that must roll the die now
    die: str | None  # the face of the die
    starter: int  # of the round
    obstacles: list[str]
    players: list[Player]
    arrivals: list[int]  # the owners of the pieces at home, in order
    points: list[int]  # of every arrival, in order
    quiet_rounds: int  # in a row without an arrival
    places: list[int] | None


def view(board: np.record, s: np.record, seat: int | None) -> WinchesterView:
    seen = _seen_by_all(board, s)
    if seat is None:
        return seen
    return msgspec.structs.replace(seen, seat=seat, legal=legal_texts(board, s) if seat == seen.mover else [])


@asked_again
def _seen_by_all(board: np.record, s: np.record) -> WinchesterView:
    f = fields(s)
    over = bool(f.over)
    mover = int(rules.mover(board, s))
    points = scores_of(rules.scores, board, s, f.seats)
    arrivals = list(f.home[: f.arrived])
    zones = _zones(board.zone.tobytes())
    return WinchesterView(
        seat=None,
        seats=f.seats,
        mover=mover if mover >= 0 else None,
        over=over,
        end=ENDINGS[f.over] or None,
        legal=[],
        roller=f.turn if mover == CHANCE else None,
        die=LETTERS[f.die] if f.die != NOT_ROLLED else None,
        starter=f.starter,
        obstacles=_obstacles(f.what.translate(NO_PIECES)),
        players=[
            Player(
                pieces=[zones[cell] for cell in f.at[PIECES * p : PIECES * p + f.left[p]]],
                arrivals=[place for place, owner in enumerate(arrivals, 1) if owner == p],
                score=points[p],
                loses_turn=bool(f.lost[p]),
            )
            for p in range(f.seats)
        ],
        arrivals=arrivals,
        points=board.place_points[: f.seats * int(board.team[f.seats]) - 1].tolist(),
        quiet_rounds=max(0, f.quiet),
        places=places_of(rules.places, board, s, f.seats) if over else None,
    )


NO_PIECES = bytes(thing if thing == OBSTACLE else 0 for thing in range(256))


@functools.lru_cache(4096)
def _obstacles(what: bytes) -> list[str]:
    """Their squares; they stay where they are throughout a game."""
    return [SQUARES[cell] for cell, thing in enumerate(what) if thing == OBSTACLE]


@functools.lru_cache(8)
def _zones(zone: bytes) -> list[Piece]:
    """For every cell, the piece of a view that stands there."""
    zones = np.frombuffer(zone, BOARD["zone"].base).tolist()
    return [Piece(square, ZONES[zone]) for square, zone in zip(SQUARES, zones, strict=True)]


def legal_texts(board: np.record, s: np.record) -> list[str]:
    out = np.empty(MOST_MOVES, np.int16)
    return [TEXTS[a] for a in out[: rules.legal(board, s, out)].tolist()]


# --- the story of a move ---


class Rolled(Event, frozen=True, kw_only=True, tag="rolled"):
    seat: int
    face: str


class Moved(Event, frozen=True, kw_only=True, tag="moved"):
    """`crossed`: the line it crossed, `start` or none."""

    seat: int
    face: str
    origin: str
    target: str
    crossed: str | None


class Swapped(Event, frozen=True, kw_only=True, tag="swapped"):
    """It captured a piece of `loser`, which is now on `origin`."""

    seat: int
    face: str
    loser: int
    origin: str
    target: str


class Arrived(Event, frozen=True, kw_only=True, tag="arrived"):
    seat: int
    face: str
    origin: str
    target: str
    place: int
    points: int


class Bonus(Event, frozen=True, kw_only=True, tag="bonus"):
    seat: int
    points: int


class Passed(Event, frozen=True, kw_only=True, tag="passed"):
    seat: int


class Skipped(Event, frozen=True, kw_only=True, tag="skipped"):
    """A lost turn. Seats with no piece left are skipped without an event."""

    seat: int


class LastPiece(Event, frozen=True, kw_only=True, tag="last"):
    """The piece that never arrives."""

    seat: int
    square: str
    points: int


class Over(Event, frozen=True, kw_only=True, tag="over"):
    end: str
    scores: list[int]


def tell(board: np.record, before: np.record, action: int, after: np.record, seat: int | None) -> list[Event]:
    return _told(board, before, action, after)


@told_again
def _told(board: np.record, before: np.record, action: int, after: np.record) -> list[Event]:
    """Nothing is hidden, so every seat hears the same."""
    b, a = fields(before), fields(after)
    who: int = b.turn
    events: list[Event] = []
    if action < PASS:
        events.append(Rolled(seat=who, face=LETTERS[action]))
    elif action == PASS:
        events.append(Passed(seat=who))
    else:
        events += _moved(board, before, b, action, after, a)
    if b.lost != a.lost:
        for skipped in ((who + k) % a.seats for k in range(a.seats)):
            if b.lost[skipped] and not a.lost[skipped]:
                events.append(Skipped(seat=skipped))
    if a.over:
        events.append(Over(end=ENDINGS[a.over], scores=scores_of(rules.scores, board, after, a.seats)))
    return events


def _moved(board: np.record, before: np.record, b: Any, action: int, after: np.record, a: Any) -> list[Event]:
    """`b` and `a` are the positions before and after as `fields` reads them."""
    who: int = b.turn
    origin, target = MOVES[action - MOVE]
    face, squares = LETTERS[b.die], {"origin": SQUARES[origin], "target": SQUARES[target]}
    if b.what[target]:
        return [Swapped(seat=who, face=face, loser=b.what[target] - 1, **squares)]
    if a.arrived == b.arrived:
        zones = board.zone
        crossed = "start" if zones[origin] == START != zones[target] else None
        return [Moved(seat=who, face=face, crossed=crossed, **squares)]
    place: int = a.arrived
    points = int(board.place_points[place - 1])
    events: list[Event] = [Arrived(seat=who, face=face, place=place, points=points, **squares)]
    seats: int = a.seats
    going_on = after.copy()  # without the part that is added at the end of the game
    going_on.over = NOT_OVER
    standing = scores_of(rules.scores, board, going_on, seats)
    bonus = standing[who] - scores_of(rules.scores, board, before, seats)[who] - points
    if bonus:
        events.append(Bonus(seat=who, points=bonus))
    if a.over:
        last = next(p for p in range(seats) if a.left[p])
        extra = scores_of(rules.scores, board, after, seats)[last] - standing[last]
        events.append(LastPiece(seat=last, square=SQUARES[a.at[PIECES * last]], points=extra))
    return events
