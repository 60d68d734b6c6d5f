"""OpenSpiel's search in our arena."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque.bots.external.local import LocalBot
from ludotheque.bots.roster import make_bot
from ludotheque.core.chance.fast import generator
from ludotheque.core.errors import BadRequest
from ludotheque.core.shelf import shelf
from ludotheque.lab.contests.contest import open_contest, play

pytest.importorskip("pyspiel", reason="open_spiel is not installed")
from ludotheque.adapters.openspiel.bot import OpenSpielBot, Search
from ludotheque.adapters.openspiel.state import ShelfState


@pytest.fixture
def match() -> ludotheque.Match:
    return ludotheque.game("hundsgemein").new(2, seed=3)


def test_the_roster_knows_it(match: ludotheque.Match) -> None:
    made = make_bot(LocalBot("openspiel:3"), 1)
    assert isinstance(made, OpenSpielBot)
    assert made.choose(match) in match.legal_actions()


@pytest.mark.parametrize("name", ["openspiel:", "openspiel:0", "openspiel:5s", "openspiel:many"])
def test_names_that_are_none(name: str) -> None:
    with pytest.raises(BadRequest, match="openspiel:500ms"):
        make_bot(LocalBot(name), 1)


def test_its_move_follows_from_the_seed(match: ludotheque.Match) -> None:
    moves = [OpenSpielBot("openspiel:8", seed).choose(match) for seed in (1, 1, 2, 3, 4, 5)]
    assert moves[0] == moves[1]
    assert len(set(moves)) > 1


@pytest.mark.parametrize("name", [name for name in shelf() if name != "winchester"])
def test_it_does_not_cheat(name: str) -> None:
    """It plays the same when something changes that its seat cannot know."""
    match = ludotheque.game(name).new(2, seed=5)
    chosen = OpenSpielBot("openspiel:6", 1).choose(match)
    for k in range(2):
        assert match.mover is not None
        match.engine.imagine(match.board, match.state, match.mover, generator(k))
        assert OpenSpielBot("openspiel:6", 1).choose(match) == chosen


def test_time_bounds_it(match: ludotheque.Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without any time it considers one move."""
    simulations: list[object] = []
    begin = Search.sample_root_state

    def counted(search: Search, state: ShelfState) -> object:
        simulations.append(begin(search, state))
        return simulations[-1]

    monkeypatch.setattr(Search, "sample_root_state", counted)
    made = OpenSpielBot("openspiel:1ms", 1)
    made.milliseconds = 0.0
    assert made.choose(match) in match.legal_actions()
    assert len(simulations) == 2


def test_it_takes_part_in_contests() -> None:
    contest = open_contest(ludotheque.game("hundsgemein"), 2, ["random", LocalBot("openspiel:2")])
    played = play(contest, deal=0, rotation=0)
    assert sorted(played.places) in ([1, 1], [1, 2])
    assert played == play(contest, deal=0, rotation=0)
