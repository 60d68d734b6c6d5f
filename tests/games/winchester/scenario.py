"""Positions of Winchester from named squares."""

from __future__ import annotations

from typing import cast

import pytest

import ludotheque
from ludotheque import Match
from ludotheque.core.chance.fast import generator
from ludotheque.core.errors import IllegalMove
from ludotheque.games.winchester.grid import CELL
from ludotheque.games.winchester.notation import LETTERS
from ludotheque.games.winchester.state import HOME, NOT_ROLLED, OBSTACLE, START, WAITING
from ludotheque.games.winchester.view import WinchesterView

GAME = ludotheque.game("winchester")


def position(
    *teams: str,
    die: str | None = "K",
    turn: int = 0,
    starter: int = 0,
    obstacles: str = "",
    home: str = "",
    lost: tuple[int, ...] = (),
    quiet: int = 0,
) -> Match:
    """The pieces of every seat by their squares; `home`: the owners of those at home, in order of arrival ("0112").

    Obstacles stand only on the named squares, and a team may have fewer pieces than in the rules.
    """
    match = GAME.new(len(teams), seed=0)
    s = match.state
    s.what[:] = 0
    s.at[:] = HOME
    for square in obstacles.split():
        s.what[CELL[square]] = OBSTACLE
    for seat, team in enumerate(teams):
        cells = sorted(CELL[square] for square in team.split())
        s.left[seat] = len(cells)
        s.at[seat, : len(cells)] = cells
        for cell in cells:
            assert s.what[cell] == 0
            s.what[cell] = seat + 1 + (WAITING if match.board.zone[cell] == START else 0)
    s.home[: len(home)] = [int(owner) for owner in home]
    s.arrived = len(home)
    s.die = NOT_ROLLED if die is None else LETTERS.index(die)
    s.turn, s.starter, s.quiet = turn, starter, quiet
    s.lost[list(lost)] = 1
    match._snapshots[0] = 0, match._position.copy()
    return match


def squares(text: str) -> set[str]:
    """The set of squares in `e1 g2`; `n2..t2` and `q3..s5` stand for all squares of a line."""
    found = set()
    for part in text.split():
        first, _, last = part.partition("..")
        column, row = ord(first[0]), int(first[1:])
        found.add(first)
        while last and f"{chr(column)}{row}" != last:
            column += (ord(last[0]) > column) - (ord(last[0]) < column)
            row += (int(last[1:]) > row) - (int(last[1:]) < row)
            found.add(f"{chr(column)}{row}")
    return found


def targets(match: Match, origin: str) -> set[str]:
    """The targets of the piece on this square."""
    return {text.split("-")[1] for text in match.legal() if text.startswith(f"{origin}-")}


def refused(match: Match, text: str) -> str:
    """The rule that forbids this move; the match does not change."""
    before = match.state.tobytes()
    with pytest.raises(IllegalMove) as error:
        match.play(text)
    assert match.state.tobytes() == before
    return error.value.rule


def play(match: Match, moves: str) -> Match:
    """Moves separated by commas, rolls included."""
    for move in moves.split(","):
        match.play(move.strip())
    return match


def greedy_game(seats: int, seed: int, plies: int | None = None) -> Match:
    """Let greedy bots play, to the end or this many moves."""
    match, rng = GAME.new(seats, seed=seed), generator(seed)
    while not match.over and match.ply != plies:
        if match.at_chance:
            match.chance()
        else:
            match.play(match.engine.text(int(match.engine.greedy(match.board, match.state, rng))))
    return match


def view(match: Match, seat: int | None = None) -> WinchesterView:
    return cast(WinchesterView, match.view(seat))


def standing(match: Match) -> list[set[str]]:
    """The squares of every seat's pieces."""
    return [{piece.square for piece in player.pieces} for player in view(match).players]


def zone(match: Match, square: str) -> int:
    return int(match.board.zone[CELL[square]])


ALL_SQUARES = list(CELL)
