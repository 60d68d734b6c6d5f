"""Kuhn poker with the mistakes people make; every one of them breaks one function."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from ludotheque.core.chance.fast import Rng
from ludotheque.core.contract import Game
from ludotheque.core.events import Event
from ludotheque.core.messages import Phrase

from . import kuhn
from .kuhn import Actions, Hand, KuhnView, Numbers


def broken(**functions: Any) -> Game:
    return replace(kuhn.GAME, load=lambda: replace(kuhn.GAME.engine, **functions))


def scores_for_one(board: np.record, s: np.record, out: Numbers) -> None:
    out[0] = 1


def scores_for_three(board: np.record, s: np.record, out: Numbers) -> None:
    out[:3] = 0


def places_from_zero(board: np.record, s: np.record, out: Numbers) -> None:
    kuhn.places(board, s, out)
    out[:2] -= 1


def no_legal(board: np.record, s: np.record, out: Actions) -> int:
    return 0 if s.count == 1 else int(kuhn.legal(board, s, out))


def unordered_legal(board: np.record, s: np.record, out: Actions) -> int:
    n = int(kuhn.legal(board, s, out))
    out[:n] = out[:n][::-1].copy()
    return n


def strict_refusal(board: np.record, s: np.record, action: int) -> int:
    return 1 if action == kuhn.BET else 0


def drawing_apply(board: np.record, s: np.record, action: int) -> None:
    kuhn.apply(board, s, action)
    s.words += 1


def losing_apply(board: np.record, s: np.record, action: int) -> None:
    kuhn.apply(board, s, action)
    s.card[2] = s.card[0]


def forgetful_deal(board: np.record, s: np.record, seats: int, options: Any, layout: Actions) -> None:
    for k in range(kuhn.CARDS):
        s.card[k] = layout[k]
    s.played[0] = -1
    s.count = 0


def leaking_view(board: np.record, s: np.record, seat: int | None) -> KuhnView:
    seen = kuhn.view(board, s, seat)
    hands = [Hand(kuhn.NAMES[s.card[p]], hand.score) for p, hand in enumerate(seen.hands)]
    return KuhnView(**{name: getattr(seen, name) for name in seen.__struct_fields__} | {"hands": hands})


def failing_view(board: np.record, s: np.record, seat: int | None) -> KuhnView:
    return kuhn.view(board, s, {0: 0}[seat or 0])


def timid_imagine(board: np.record, s: np.record, seat: int, rng: Rng) -> None:
    s.key[0] += 1


def cheating_greedy(board: np.record, s: np.record, rng: Rng) -> int:
    seat = int(kuhn.mover(board, s))
    return kuhn.BET if s.card[seat] > s.card[1 - seat] else kuhn.PASS


def wild_greedy(board: np.record, s: np.record, rng: Rng) -> int:
    return 7


def high_estimate(board: np.record, s: np.record, out: Any) -> None:
    out[0], out[1] = 0.5, 1.5


def reversed_layout(setup: Mapping[str, Any], seats: int) -> Actions:
    return kuhn.layout(setup, seats)[::-1].copy()


def deaf_action(text: str) -> int | None:
    return kuhn.PASS if text in kuhn.MOVES else None


def silent_tell(board: np.record, before: np.record, action: int, after: np.record, seat: int | None) -> list[Event]:
    return []


def wordless_phrase(board: np.record, state: np.record, action: int) -> Phrase:
    return Phrase("kuhn-move-raise", {}, kuhn.FOLDER / "locales")


LEAKING = broken(view=leaking_view)
