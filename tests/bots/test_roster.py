"""Which bots there are, by name."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque.bots.external.local import LocalBot
from ludotheque.bots.roster import NAMES, built_in_bot, make_bot, roster_name
from ludotheque.core.errors import BadRequest
from ludotheque.core.messages import LANGUAGES, messages


@pytest.mark.parametrize("name", [*NAMES, "search:30", "search:2ms"])
def test_every_bot_plays_by_name(name: str) -> None:
    match = ludotheque.game("winston").new(2, seed=1)
    for chosen in (built_in_bot(name, 1).choose(match), make_bot(LocalBot(name), 1).choose(match)):
        assert type(chosen) is int
        assert chosen in match.legal_actions()


def test_unknown_bot() -> None:
    with pytest.raises(BadRequest) as error:
        built_in_bot("wizard", 1)
    assert "random, greedy, beginner, casual, club, expert, master, search" in str(error.value)


@pytest.mark.parametrize("name", ["search:4000", "wizard", "cmd:true", LocalBot("greedy")])
def test_the_fixed_roster_has_no_other_names(name: str) -> None:
    assert [roster_name(known) for known in NAMES] == list(NAMES)
    with pytest.raises(BadRequest):
        roster_name(name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_of_its_own(language: str) -> None:
    say = messages(language)
    assert len({say.say(f"bot-{name}") for name in NAMES}) == len(NAMES)
    assert all(say.has(f"bot-{name}-line") for name in NAMES)
