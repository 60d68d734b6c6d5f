"""Kuhn poker, the smallest game with a secret: two or three moves, and each player knows one of three cards.

In one module, like an external package; see `docs/adding-a-game.md`.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from ludotheque.core.chance.fair import FIELDS, shuffle
from ludotheque.core.chance.fast import Rng, next_word, pick
from ludotheque.core.contract import NOBODY, Engine, Game
from ludotheque.core.errors import BadSetup
from ludotheque.core.events import Event, View
from ludotheque.core.kernels.decorators import helper, kernel, wide
from ludotheque.core.kernels.structure import structure
from ludotheque.core.messages import Messages, Phrase
from ludotheque.core.position import scores_of
from ludotheque.core.scoring import rank

FOLDER = Path(__file__).parent
SEATS, CARDS, LONGEST = 2, 3, 3
LAYOUT = CARDS
PASS, BET = 0, 1
FOLDED, SHOWN = 1, 2
LOW, S32 = np.uint64(0xFFFFFFFF), np.uint64(32)

MOVES = ("pass", "bet")
NAMES = ("jack", "queen", "king")
REFUSALS = ("",)
ENDINGS = ("", "folded", "shown")

BOARD = structure([("unused", np.uint8)])
STATE = structure(
    [
        *FIELDS,
        ("card", np.int8, (CARDS,)),  # of each seat, then the one that is left
        ("played", np.int8, (LONGEST,)),  # -1: not yet
        ("count", np.int8),
    ]
)

Actions = npt.NDArray[np.int16]
Numbers = npt.NDArray[np.int32]

# --- rules ---


@kernel
def draw(board: np.record, s: np.record, seats: int, layout: Actions) -> None:
    for k in range(CARDS):
        layout[k] = k
    shuffle(s, layout, CARDS)


@kernel
def deal(board: np.record, s: np.record, seats: int, options: npt.NDArray[np.int8], layout: Actions) -> None:
    for k in range(CARDS):
        s.card[k] = layout[k]
        s.played[k] = -1
    s.count = 0


@kernel
def ending(board: np.record, s: np.record) -> int:
    n = wide(s.count)
    if n < 2:
        return 0
    last, before = s.played[n - 1], s.played[n - 2]
    if last == PASS and before == BET:
        return FOLDED
    return SHOWN if last == before else 0


@kernel
def mover(board: np.record, s: np.record) -> int:
    return NOBODY if ending(board, s) else wide(s.count) % SEATS


@kernel
def legal(board: np.record, s: np.record, out: Actions) -> int:
    if ending(board, s):
        return 0
    out[0], out[1] = PASS, BET
    return 2


@kernel
def refusal(board: np.record, s: np.record, action: int) -> int:
    return 0


@kernel
def apply(board: np.record, s: np.record, action: int) -> None:
    s.played[s.count] = action
    s.count += 1


@kernel
def scores(board: np.record, s: np.record, out: Numbers) -> None:
    out[0] = out[1] = 0
    end, n = ending(board, s), wide(s.count)
    if end == FOLDED:
        winner = n % SEATS  # the last move was the other's pass
        out[winner], out[1 - winner] = 1, -1
    elif end == SHOWN:
        winner = 0 if s.card[0] > s.card[1] else 1
        stake = 2 if s.played[n - 1] == BET else 1
        out[winner], out[1 - winner] = stake, -stake


@kernel
def places(board: np.record, s: np.record, out: Numbers) -> None:
    points = np.empty(SEATS, np.int32)
    scores(board, s, points)
    rank(points, SEATS, out)


# --- beliefs ---


@helper
def knows(board: np.record, s: np.record, seat: int, k: int) -> bool:
    return k == seat or ending(board, s) == SHOWN


@kernel
def imagine(board: np.record, s: np.record, seat: int, rng: Rng) -> None:
    unseen = np.empty(CARDS, np.int8)
    n = 0
    for card in range(CARDS):
        for k in range(CARDS):
            if s.card[k] == card and not knows(board, s, seat, k):
                unseen[n] = card
                n += 1
    for k in range(CARDS):
        if not knows(board, s, seat, k):
            other = pick(rng, n)
            n -= 1
            s.card[k] = unseen[other]
            unseen[other] = unseen[n]
    for i in range(0, 8, 2):
        word = next_word(rng)
        s.key[i] = word & LOW
        s.key[i + 1] = word >> S32


@kernel
def estimate(board: np.record, s: np.record, out: npt.NDArray[np.float64]) -> None:
    for seat in range(SEATS):
        out[seat] = 0.5 + (wide(s.card[seat]) - wide(s.card[1 - seat])) / 4.0


@kernel
def greedy(board: np.record, s: np.record, rng: Rng) -> int:
    return BET if s.card[mover(board, s)] == CARDS - 1 or pick(rng, 3) == 0 else PASS


# --- in writing, and what is seen ---


def text(action: int) -> str:
    return MOVES[action]


def action(text: str) -> int | None:
    return MOVES.index(text) if text in MOVES else None


def setup(layout: Actions, seats: int) -> dict[str, Any]:
    return {"deck": [NAMES[card] for card in layout]}


def layout(setup: Mapping[str, Any], seats: int) -> Actions:
    deck = setup["deck"]
    if not isinstance(deck, list) or sorted(map(str, deck)) != sorted(NAMES):
        raise BadSetup("kuhn-setup-deck", FOLDER / "locales")
    return np.array([NAMES.index(card) for card in deck], np.int16)


class Hand(msgspec.Struct, frozen=True):
    card: str | None
    score: int


class KuhnView(View, frozen=True, kw_only=True):
    hands: list[Hand]
    played: list[str]


def view(board: np.record, s: np.record, seat: int | None) -> KuhnView:
    end = int(ending(board, s))
    turn = None if end else int(mover(board, s))
    points = scores_of(scores, board, s, SEATS)
    seen = [p == seat or end == SHOWN for p in range(SEATS)]
    return KuhnView(
        seat=seat,
        seats=SEATS,
        mover=turn,
        over=bool(end),
        end=ENDINGS[end] or None,
        legal=list(MOVES) if seat is not None and seat == turn else [],
        hands=[Hand(NAMES[s.card[p]] if seen[p] else None, points[p]) for p in range(SEATS)],
        played=[MOVES[move] for move in s.played[: int(s.count)]],
    )


class Played(Event, frozen=True, kw_only=True, tag="played"):
    seat: int
    move: str


class Over(Event, frozen=True, kw_only=True, tag="over"):
    end: str


def tell(board: np.record, before: np.record, action: int, after: np.record, seat: int | None) -> list[Event]:
    events: list[Event] = [Played(seat=int(mover(board, before)), move=MOVES[action])]
    end = int(ending(board, after))
    return [*events, Over(end=ENDINGS[end])] if end else events


def describe(view: KuhnView, say: Messages, names: Sequence[str]) -> list[str]:
    hands = zip(names, view.hands, strict=True)
    return [say.say("kuhn-hand", name=name, card=say.say(f"kuhn-card-{hand.card or 'none'}")) for name, hand in hands]


def phrase(board: np.record, state: np.record, action: int) -> Phrase:
    return Phrase(f"kuhn-move-{MOVES[action]}", {}, FOLDER / "locales")


def audit(board: np.record, s: np.record) -> list[str]:
    cards = sorted(int(card) for card in s.card)
    wrong = [] if cards == list(range(CARDS)) else [f"the cards are {cards}"]
    played = [int(move) for move in s.played]
    if any((move < 0) != (k >= s.count) for k, move in enumerate(played)):
        wrong.append(f"{s.count} moves, and they are {played}")
    return wrong


def _load() -> Engine:
    return Engine.collect(sys.modules[__name__])


GAME = Game(
    name="kuhn",
    title="Kuhn poker",
    authors="Harold W. Kuhn",
    publisher="none",
    players=(SEATS, SEATS),
    minutes=(1, 1),
    age=8,
    options=(),
    choices=(),
    folder=FOLDER,
    load=_load,
)
