"""Which bots there are, by name."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque.bots.external.local import LocalBot
from ludotheque.bots.policies import PolicyBot
from ludotheque.bots.roster import NAMES, built_in_bot, make_bot, roster_name, split_memory, thinks, with_memory
from ludotheque.bots.search.bot import SearchBot
from ludotheque.core.errors import BadRequest
from ludotheque.core.messages import LANGUAGES, messages


@pytest.mark.parametrize("name", [*NAMES, "search:30", "search:2ms", "adaptive:70", "adaptive:60:0.35"])
def test_every_bot_plays_by_name(name: str) -> None:
    match = ludotheque.game("winston").new(2, seed=1)
    for chosen in (built_in_bot(name, 1).choose(match), make_bot(LocalBot(name), 1).choose(match)):
        assert type(chosen) is int
        assert chosen in match.legal_actions()


def test_unknown_bot() -> None:
    with pytest.raises(BadRequest) as error:
        built_in_bot("wizard", 1)
    assert "random, greedy, quick, beginner, casual, club, expert, master, adaptive, search" in str(error.value)


@pytest.mark.parametrize("name", ["search:4000", "wizard", "cmd:true", LocalBot("greedy")])
def test_the_fixed_roster_has_no_other_names(name: str) -> None:
    assert [roster_name(known) for known in NAMES if known != "adaptive"] == [n for n in NAMES if n != "adaptive"]
    with pytest.raises(BadRequest):
        roster_name(name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_of_its_own(language: str) -> None:
    say = messages(language)
    assert len({say.say(f"bot-{name}") for name in NAMES}) == len(NAMES)
    assert all(say.has(f"bot-{name}-line") for name in NAMES)


@pytest.mark.parametrize("name", ["club", "greedy", "search:50", "master"])
def test_a_bot_has_the_memory_in_its_name(name: str) -> None:
    short, perfect = built_in_bot(f"{name}~10", 1), built_in_bot(f"{name}~all", 1)
    assert isinstance(short, PolicyBot | SearchBot)
    assert isinstance(perfect, PolicyBot | SearchBot)
    assert (short.span, perfect.span) == (10.0, None)
    assert split_memory(f"{name}~10") == (name, "10")
    assert with_memory(name, "10") == f"{name}~10"
    assert with_memory(f"{name}~5", "10") == f"{name}~5"
    assert thinks(f"{name}~10") == thinks(name)


@pytest.mark.parametrize("name", ["club~", "club~-1", "club~10000", "random~10", "adaptive~10", "club~10~10"])
def test_no_such_memory(name: str) -> None:
    with pytest.raises(BadRequest):
        built_in_bot(name, 1)


def test_bots_without_a_memory_keep_their_name() -> None:
    assert with_memory("random", "10") == "random"
    assert isinstance(with_memory(LocalBot("club"), "all"), LocalBot)
    with pytest.raises(BadRequest, match="not a memory"):
        with_memory("club", "much")


def test_tables_know_no_such_names() -> None:
    with pytest.raises(BadRequest):
        roster_name("club~10")
