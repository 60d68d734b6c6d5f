"""Winoc in writing: moves, and the opening of a game record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from ludotheque.core.colours import clockwise
from ludotheque.core.errors import BadSetup

from .board import LOCALES
from .state import FLY, GUARDS, LAYOUT, LAYOUT_FIRST, LAYOUT_GUARDS, MOVE, OTHER, PATH

PATHS = "NS"
COLOURS = ("yellow", "white", "green", "red")
GATES = ("cassel", "bierne", "dunkerque", "hondschoote")


def text(action: int) -> str:
    if action < PATH:
        return f"f{action + 1}"
    if action < MOVE:
        return PATHS[action - PATH]
    if action < OTHER:
        return PATHS[(action - MOVE) // 3] + "+-0"[(action - MOVE) % 3]
    if action < FLY:
        return "+-"[action - OTHER]
    return f"w{action - FLY}"


class Notation:
    """The parts that depend on the board: the numbers of stones and places."""

    def __init__(self, board: np.record) -> None:
        self.board = board
        self.stones = int(board.stones)
        self.actions = FLY + int(board.places)
        self._actions = {text(action): action for action in range(self.actions)}

    def action(self, text: str) -> int | None:
        return self._actions.get(text)

    def setup(self, layout: npt.NDArray[np.int16], seats: int) -> dict[str, Any]:
        return {
            "up": [int(symbol) for symbol in layout[: self.stones]],
            "guards": [int(guard) for guard in layout[LAYOUT_GUARDS : LAYOUT_GUARDS + seats]],
            "first": int(layout[LAYOUT_FIRST]),
        }

    def layout(self, setup: Mapping[str, Any], seats: int) -> npt.NDArray[np.int16]:
        out = np.zeros(LAYOUT, np.int16)
        out[: self.stones] = self._up(setup["up"])
        out[LAYOUT_GUARDS:LAYOUT_FIRST] = -1
        out[LAYOUT_GUARDS : LAYOUT_GUARDS + seats] = _guards(setup["guards"], seats)
        first = setup["first"]
        if not _whole(first) or not 0 <= first < seats:
            raise BadSetup("winoc-setup-first", LOCALES, found=str(first), last=seats - 1)
        out[LAYOUT_FIRST] = first
        return out

    def _up(self, up: Any) -> list[int]:
        if not isinstance(up, list):
            raise BadSetup("winoc-setup-up-list", LOCALES, stones=self.stones)
        if len(up) != self.stones:
            raise BadSetup("winoc-setup-up", LOCALES, found=len(up), stones=self.stones)
        for stone, symbol in enumerate(up):
            faces = [int(face) for face in self.board.face[stone]]
            if not _whole(symbol) or symbol not in faces:
                known = sorted(set(faces))
                raise BadSetup("winoc-setup-face", LOCALES, stone=stone + 1, found=str(symbol), faces=known)
        return up


def _guards(guards: Any, seats: int) -> list[int]:
    """Guards, one for every seat, clockwise from any: going from each to the next leads once round the ramparts."""
    if not isinstance(guards, list) or len(guards) != seats:
        raise BadSetup("winoc-setup-guards-list", LOCALES, seats=seats)
    for guard in guards:
        if not _whole(guard) or not 0 <= guard < GUARDS:
            raise BadSetup("winoc-setup-guard", LOCALES, found=str(guard))
    if len(set(guards)) != seats:
        raise BadSetup("winoc-setup-guard-twice", LOCALES, found=guards)
    if not clockwise(guards, GUARDS):
        raise BadSetup("winoc-setup-guards-order", LOCALES, found=guards)
    return guards


def _whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
