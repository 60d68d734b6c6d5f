"""The view of Winoc, and the story of a move.

A lower face is never shown, not even one that everyone has seen: players must remember (but [open-memory]).

A record names a stone by its line in the printed list of pairs, so its number would tell the lower face [stone-names].
So people see every stone as a letter, its spot in town, and type `fK` for what a record writes as `f7`.
"""

from __future__ import annotations

import functools

import msgspec
import numpy as np

from ludotheque.core.chance.fast import generator, pick
from ludotheque.core.events import Event, View
from ludotheque.core.position import asked_again, places_of, scores_of, told_again

from . import rules
from .notation import COLOURS, GATES, PATHS, text
from .state import (
    ACTIONS,
    CHOOSING,
    CLOCKWISE,
    DRAWING,
    FLY,
    FLYING,
    FOLLOWING,
    GUARD_WON,
    GUARDS,
    JUNIOR,
    MOVE,
    MOVING,
    NORTH,
    OTHER,
    PATH,
    STAY,
)

ENDINGS = ("", "played out", "stalled", *(f"guard {colour}" for colour in COLOURS))
SPOTS = "ABCDEFGHIJKLMNOP"
PHASES = {CHOOSING: "path", DRAWING: "draw", MOVING: "move", FOLLOWING: "follow", FLYING: "winoc"}


class Stone(msgspec.Struct, frozen=True):
    """A stone, named by its spot in town even while it lies on a path.

    `under` is its lower face, under the option `open_memory` and only if that face has been up before.
    """

    spot: str
    shows: int
    lies: str  # "centre", "N" or "S"
    under: int | None


class Guard(msgspec.Struct, frozen=True):
    """`gate` is the gate it stands on. `walked` counts places since the start, in the junior game only."""

    colour: str
    seat: int | None
    place: int
    gate: str | None
    fortress: bool
    walked: int | None


class WinocView(View, frozen=True, kw_only=True):
    stones: list[Stone]
    paths: list[list[int]]  # the symbols on North and on South, ascending
    guards: list[Guard]  # in the junior game, only those with a player
    active: int
    phase: str | None
    drawing: str | None  # the path that stones are turned onto
    steps: int | None  # of the guard that follows next
    follower: str | None
    turn: int
    length: int  # places on the ramparts
    gates: list[int]
    rules: str
    fortress: str
    open_memory: bool
    places: list[int] | None


def arranged(board: np.record, s: np.record) -> tuple[int, ...]:
    """The stones in the order of their letters, which is shuffled and stays the same throughout a game."""
    return _shuffled(int(s.arrangement), int(board.stones))


@functools.lru_cache(256)
def _shuffled(seed: int, count: int) -> tuple[int, ...]:
    stones = list(range(count))
    rng = generator(seed)
    for last in range(count - 1, 0, -1):
        other = int(pick(rng, last + 1))
        stones[last], stones[other] = stones[other], stones[last]
    return tuple(stones)


def view(board: np.record, s: np.record, seat: int | None) -> WinocView:
    seen = _seen_by_all(board, s)
    if seat is None:
        return seen
    return msgspec.structs.replace(seen, seat=seat, legal=legal_shown(board, s) if seat == seen.mover else [])


@asked_again
def _seen_by_all(board: np.record, s: np.record) -> WinocView:
    over = bool(s.over)
    mover = None if over else int(rules.mover(board, s))
    following = not over and s.phase == FOLLOWING
    stones = _stones(board, s)
    return WinocView(
        seat=None,
        seats=int(s.seats),
        mover=mover,
        over=over,
        end=ENDINGS[s.over] or None,
        legal=[],
        stones=stones,
        paths=[sorted(stone.shows for stone in stones if stone.lies == path) for path in PATHS],
        guards=_guards(board, s),
        active=int(s.active),
        phase=None if over else PHASES[int(s.phase)],
        drawing=PATHS[s.drawing] if not over and s.phase == DRAWING else None,
        steps=int(s.count[0]) + int(s.count[1]) if following else None,
        follower=COLOURS[s.following] if following else None,
        turn=int(s.turns) + (not over),
        length=int(board.places),
        gates=board.gate.tolist(),
        rules=("classic", "junior")[s.rules],
        fortress=("stop", "pass")[s.fortress],
        open_memory=bool(s.open_memory),
        places=places_of(rules.places, board, s, int(s.seats)) if over else None,
    )


def shown(board: np.record, s: np.record, action: int) -> str:
    """[stone-names] What people see and type: stones by their letters, everything else as in a record."""
    return f"f{spot_of(board, s, action)}" if action < PATH else text(action)


def spot_of(board: np.record, s: np.record, stone: int) -> str:
    return SPOTS[arranged(board, s).index(stone)] if stone < board.stones else "?"


def legal_shown(board: np.record, s: np.record) -> list[str]:
    out = np.empty(ACTIONS, np.int16)
    texts = [shown(board, s, int(a)) for a in out[: rules.legal(board, s, out)]]
    # in the order of the stones' numbers, the letters would reveal them
    return sorted(texts) if s.phase == DRAWING else texts


def _stones(board: np.record, s: np.record) -> list[Stone]:
    up, down = s.up.tolist(), s.down.tolist()
    north, south = s.path.tolist()
    remembered = int(s.turned) if s.open_memory else 0
    stones = []
    for spot, stone in zip(SPOTS, arranged(board, s), strict=False):
        lies = "N" if north >> stone & 1 else "S" if south >> stone & 1 else "centre"
        under = down[stone] if remembered >> stone & 1 else None
        stones.append(Stone(spot, up[stone], lies, under))
    return stones


def _guards(board: np.record, s: np.record) -> list[Guard]:
    junior = s.rules == JUNIOR
    place, owner, carries, walked = s.place.tolist(), s.owner.tolist(), s.carries.tolist(), s.walked.tolist()
    gates = dict(zip(board.gate.tolist(), GATES, strict=True))
    return [
        Guard(
            colour,
            None if owner[guard] < 0 else owner[guard],
            place[guard],
            gates.get(place[guard]),
            bool(carries[guard]),
            walked[guard] if junior else None,
        )
        for guard, colour in enumerate(COLOURS)
        if owner[guard] >= 0 or not junior
    ]


def _owner(s: np.record, guard: int) -> int | None:
    return None if s.owner[guard] < 0 else int(s.owner[guard])


def _gate(board: np.record, place: int) -> str | None:
    return next((GATES[g] for g in range(GUARDS) if board.gate[g] == place), None)


# --- the story of a move ---


class ChosePath(Event, frozen=True, kw_only=True, tag="path"):
    seat: int
    path: str


class Turned(Event, frozen=True, kw_only=True, tag="turned"):
    seat: int
    spot: str
    face: str  # the symbol now up, `0` for neutral
    path: str


class Neutral(Event, frozen=True, kw_only=True, tag="neutral"):
    path: str


class Crossed(Event, frozen=True, kw_only=True, tag="crossed"):
    """A double goes to the other path."""

    spot: str
    path: str


class Twins(Event, frozen=True, kw_only=True, tag="twins"):
    """The symbol lies on both paths: the double and its twin at `other` go home."""

    spot: str
    other: str


class Double(Event, frozen=True, kw_only=True, tag="double"):
    """A double in the junior game, where it stays and counts."""

    path: str


class Winoc(Event, frozen=True, kw_only=True, tag="winoc"):
    seat: int
    path: str


class Moved(Event, frozen=True, kw_only=True, tag="moved"):
    """`seat` moves the guard, its own one or (if `whose` is "nobody") one without a player."""

    seat: int
    guard: str
    whose: str
    steps: int
    way: str
    place: int
    gate: str | None


class Stayed(Event, frozen=True, kw_only=True, tag="stayed"):
    seat: int
    path: str


class Flew(Event, frozen=True, kw_only=True, tag="flew"):
    seat: int
    guard: str
    place: int
    gate: str | None


class SentOff(Event, frozen=True, kw_only=True, tag="sent-off"):
    guard: str
    place: int
    gate: str


class TookFortress(Event, frozen=True, kw_only=True, tag="fortress"):
    guard: str


class Cleared(Event, frozen=True, kw_only=True, tag="cleared"):
    """Stones go back to the centre; `path` is None for both paths."""

    path: str | None


class Lapped(Event, frozen=True, kw_only=True, tag="lapped"):
    """The junior game: `steps` ahead, `back` of them walked back; `left` are still to go."""

    seat: int
    guard: str
    steps: int
    back: int
    left: int


class Over(Event, frozen=True, kw_only=True, tag="over"):
    end: str
    winner: int | None
    scores: list[int]


def tell(board: np.record, before: np.record, action: int, after: np.record, seat: int | None) -> list[Event]:
    return _told(board, before, action, after)


@told_again
def _told(board: np.record, before: np.record, action: int, after: np.record) -> list[Event]:
    """Every seat hears the same."""
    who = int(rules.mover(board, before))
    if action < PATH:
        events = _tell_turned(board, before, action, after, who)
    elif action < MOVE:
        events = [ChosePath(seat=who, path=PATHS[action - PATH])]
    elif action < OTHER:
        path, way = divmod(action - MOVE, 3)
        if way == STAY:
            events = [Stayed(seat=who, path=PATHS[path])]
        else:
            steps = int(before.count[path])
            events = _tell_walk(board, before, after, int(before.guard[who]), who, steps, way)
            events.append(Cleared(path=PATHS[path]))
    elif action < FLY:
        steps = int(before.count[0]) + int(before.count[1])
        events = _tell_walk(board, before, after, int(before.following), who, steps, action - OTHER)
    else:
        guard, place = int(before.guard[who]), action - FLY
        events = [Flew(seat=who, guard=COLOURS[guard], place=place, gate=_gate(board, place))]
        events += _tell_arrival(board, before, after, guard)
        events.append(Cleared(path=None))
    if after.over:
        winner = _owner(after, int(after.winner)) if after.winner >= 0 else None
        points = scores_of(rules.scores, board, after, int(after.seats))
        events.append(Over(end=ENDINGS[after.over], winner=winner, scores=points))
    return events


def _tell_turned(board: np.record, before: np.record, stone: int, after: np.record, who: int) -> list[Event]:
    spot = spot_of(board, before, stone)
    path = int(before.drawing)
    shown = int(before.down[stone])
    events: list[Event] = [Turned(seat=who, spot=spot, face=str(shown), path=PATHS[path])]
    double = int(before.symbols[path]) >> shown & 1
    if shown == 0:
        events.append(Neutral(path=PATHS[path]))
    if before.rules == JUNIOR:
        if double:
            events.append(Double(path=PATHS[path]))
        if double or shown == 0:
            events += _tell_lap(board, before, after, who)
        return events
    if double:
        other = 1 - path
        if int(before.symbols[other]) >> shown & 1:
            gone = int(before.path[other]) & ~int(after.path[other])
            events.append(Twins(spot=spot, other=spot_of(board, before, gone.bit_length() - 1)))
        else:
            events.append(Crossed(spot=spot, path=PATHS[other]))
    if after.phase == FLYING:
        events.append(Winoc(seat=who, path=PATHS[int(after.count[1] == 6)]))
    return events


def _tell_lap(board: np.record, before: np.record, after: np.record, who: int) -> list[Event]:
    guard = int(before.guard[who])
    steps = int(before.count[NORTH]) + 1
    walked = int(after.walked[guard]) - int(before.walked[guard])
    lapped = Lapped(
        seat=who,
        guard=COLOURS[guard],
        steps=steps,
        back=(steps - walked) // 2,
        left=int(board.places) - int(after.walked[guard]),
    )
    return [lapped, Cleared(path=PATHS[NORTH])]


def _tell_walk(
    board: np.record, before: np.record, after: np.record, guard: int, who: int, steps: int, way: int
) -> list[Event]:
    place = int(after.place[guard])
    moved = Moved(
        seat=who,
        guard=COLOURS[guard],
        whose="own" if before.owner[guard] == who else "nobody",
        steps=steps,
        way="clockwise" if way == CLOCKWISE else "counter",
        place=place,
        gate=_gate(board, place),
    )
    return [moved, *_tell_arrival(board, before, after, guard)]


def _tell_arrival(board: np.record, before: np.record, after: np.record, guard: int) -> list[Event]:
    events: list[Event] = []
    if after.carries[guard] and not before.carries[guard]:
        events.append(TookFortress(guard=COLOURS[guard]))
    for other in range(GUARDS):
        place = int(after.place[other])
        if other != guard and place != before.place[other]:
            gate = _gate(board, place)
            assert gate is not None
            events.append(SentOff(guard=COLOURS[other], place=place, gate=gate))
    return events


assert len(ENDINGS) == GUARD_WON + GUARDS
