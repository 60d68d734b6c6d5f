"""Views and stories of Hundsgemein."""

from __future__ import annotations

from itertools import product

import msgspec
import numpy as np
import pytest

import ludotheque
from ludotheque import Match
from ludotheque.core.chance.fast import generator
from ludotheque.core.events import narrate
from ludotheque.core.messages import LANGUAGES, messages
from ludotheque.games.hundsgemein import GAME
from ludotheque.games.hundsgemein.view import (
    Called,
    DogDiscarded,
    DogTaken,
    Laid,
    LetPass,
    Over,
    Placement,
    Removed,
    Skipped,
    Stays,
    Thrown,
    TurnedUp,
)

from .scenario import bytes_seen, closed, play, position, rows, seen, start, told

SOME_FLEAS = """
1A . 2B . . . .
. 3A . . 1B . .
2A . . . . . .
. . . . . 4A .
. . 4B . . . .
. 1A . . 3B . 2B
. . . . . . .
"""


def seen_with_other_owners(match: Match) -> set[bytes]:
    """The common view: as it is, with all owners swapped, and with any two fleas of different owners swapped."""
    state = match.state
    a, b = int(state.owners[0]), int(state.owners[1])
    ways = [(a, b), (b, a)]
    for mine, other in product(range(49), repeat=2):
        if a >> mine & 1 and b >> other & 1:
            exchanged = 1 << mine | 1 << other
            ways.append((a ^ exchanged, b ^ exchanged))
    views = set()
    for way in ways:
        state.owners[:2] = way
        views.add(b"|".join(bytes_seen(match, seat) for seat in (0, 1, None)))
    assert len(ways) > 20
    return views


@pytest.mark.parametrize("scoring", ["standard", "expert"])
@pytest.mark.parametrize("honour", [False, True])
def test_hidden_positions_that_differ_only_in_owners_look_alike(scoring: str, honour: bool) -> None:
    match = position(SOME_FLEAS, up=("1 2", "3 4"), reserves=("3", "4"), scoring=scoring, honour=honour)
    assert len(seen_with_other_owners(match)) == 1


def test_hidden_owners_stay_hidden_while_a_flea_is_asked_about() -> None:
    match = play(position(SOME_FLEAS, up=("1 2", "3 4"), honour=True), "1@d4")
    laid = 1 << 24
    views = set()
    for other in (0, 4, 15):  # a1, e2, a3 change owners; the flea asked about does not
        state = match.state
        before = state.owners.copy()
        owner = 0 if int(state.owners[0]) >> other & 1 else 1
        state.owners[owner] ^= 1 << other
        state.owners[1 - owner] ^= 1 << other
        assert state.owners[0] & laid
        views.add(b"|".join(bytes_seen(match, seat) for seat in (0, 1, None)))
        state.owners[:] = before
    assert len(views) == 1


def test_open_owners_tells_them_apart() -> None:
    match = position(SOME_FLEAS, up=("1 2", "3 4"), open_owners=True)
    assert len(seen_with_other_owners(match)) > 20


def test_hidden_no_owner_count_or_score_before_the_end() -> None:
    match = position(SOME_FLEAS, up=("1 2", "3 4"))
    for seat in (0, 1, None):
        view = seen(match, seat)
        assert {flea.owner for flea in view.fleas} == {None}
        assert {(s.fleas is None, s.runs is None, s.winner is None) for s in view.streets} == {(True, True, True)}
        assert {(player.dogs, player.score) for player in view.players} == {(None, None)}
        assert view.places is None


def test_hidden_owners_are_turned_up_at_the_end() -> None:
    match = position(rows(r1="1A . 2B . . . ."), up=("3", ""))
    play(match, "3@a7")
    view = seen(match)
    assert {flea.block: flea.owner for flea in view.fleas} == {"a1": 0, "c1": 1, "a7": 0}
    assert [player.score for player in view.players] == match.scores
    assert view.places == match.places
    assert view.end == "played out"


def test_open_owners_shows_them_from_the_start() -> None:
    view = seen(play(start("1 2", "3 4", open_owners=True), "1@c3, 3@e5"), None)
    assert {flea.block: flea.owner for flea in view.fleas} == {"c3": 0, "e5": 1}
    assert {s.name: s.winner for s in view.streets if s.winner is not None} == {
        "h2": 0, "h3": 0, "v2": 0, "v3": 0, "h4": 1, "h5": 1, "v4": 1, "v5": 1,
    }  # fmt: skip


def test_hidden_the_order_and_content_of_a_reserve_from_everybody() -> None:
    """The content and order of the reserves do not matter: their owners see no more than the others."""
    views = set()
    for hidden in (("1 2 3 4", "1 1 2 2"), ("4 3 2 1", "2 1 2 1"), ("2 2 1 1", "3 4 2 1")):
        match = position(SOME_FLEAS, up=("1 2", "3 4"), reserves=hidden, open_owners=True)
        views.add(b"|".join(bytes_seen(match, seat) for seat in (0, 1, None)))
    assert len(views) == 1


def test_hidden_the_rest_of_a_reserve_even_at_the_end() -> None:
    views = set()
    for hidden in (("1 1 2", "2"), ("2 1 1", "2"), ("1 2 1", "2")):
        match = play(position(closed(1, 2), up=("3 1", "1 2"), reserves=hidden), "drop 1+3")
        assert match.over
        views.add(tuple(player.reserve for player in seen(match).players))
    assert views == {(1, 1)}


def test_view_gives_legal_moves_to_the_mover_alone() -> None:
    match = start("1 2", "3 4")
    assert seen(match, 0).legal == match.legal()
    assert seen(match, 1).legal == seen(match).legal == []


def test_view_shows_the_flea_asked_about_and_who_laid_it() -> None:
    match = play(start("1 2", "3 4", "3 4", first=1, honour=True), "3@d4, ok")
    assert seen(match, 2).asked == Placement(1, "d4", 3)
    assert seen(match).mover == 0
    assert seen(match, 0).legal == ["call", "ok"]
    assert seen(play(match, "ok")).asked is None


def test_view_shows_the_printed_board() -> None:
    view = seen(start("1 2", "3 4"))
    assert view.bones == "d4"
    assert (view.scoring, view.honour, view.open_owners) == ("standard", False, False)


# --- the story of a move ---


def test_tell_a_flea_laid_and_the_next_turned_up() -> None:
    match = start("1 2 4", "3 4")
    assert told(match, "1@c3") == [Laid(seat=0, breed=1, block="c3"), TurnedUp(seat=0, count=1, breeds=[4])]


def test_tell_fleas_thrown_away() -> None:
    match = start("1 2 4 3", "3 4")
    assert told(match, "drop 1+2") == [
        Thrown(seat=0, count=2, breeds=[1, 2]),
        TurnedUp(seat=0, count=2, breeds=[4, 3]),
    ]


def test_tell_a_right_call() -> None:
    match = play(start("1 2 4", "3 4", "3 4", honour=True), "1@d4")
    assert told(match, "ok") == [LetPass(seat=1)]
    assert told(match, "call") == [
        Called(seat=2, loser=0, breed=1, block="d4"),
        Removed(seat=0, breed=1, block="d4", rule="bones"),
        TurnedUp(seat=0, count=1, breeds=[4]),
    ]


def test_tell_which_rule_was_broken() -> None:
    match = play(start("1 2 4", "1 4 2", honour=True), "1@a1, ok, 1@b2")
    assert Removed(seat=1, breed=1, block="b2", rule="neighbours") in told(match, "call")


def test_tell_a_wrong_call() -> None:
    match = play(start("1 2 4", "3 4", honour=True), "1@c3")
    assert told(match, "call") == [
        Called(seat=1, loser=0, breed=1, block="c3"),
        Stays(seat=0, breed=1, block="c3"),
        TurnedUp(seat=0, count=1, breeds=[4]),
    ]


def test_tell_who_is_skipped() -> None:
    match = position(up=("1 2", "", "3"))
    assert told(match, "1@a1") == [Laid(seat=0, breed=1, block="a1"), Skipped(seat=1)]


def test_tell_the_end_street_by_street_horizontal_ones_first() -> None:
    dogs = dict.fromkeys(["h1", "h6", "v1", "v6"], "Rex")
    match = position(rows(r7=". . . . . . 1B"), up=("2", ""), dogs=dogs)
    story = told(match, "2@a1")
    assert [getattr(event, "street", "") for event in story[1:13]] == [s.name for s in seen(match).streets]
    assert DogTaken(seat=0, street="h1", dog="Rex", worth=5) in story
    assert DogTaken(seat=1, street="v6", dog="Rex", worth=5) in story
    assert sum(isinstance(event, DogDiscarded) for event in story) == 8
    assert story[-1] == Over(end="played out", scores=[10, 10])


def test_tell_the_same_to_everybody() -> None:
    """Everyone sees everything that happens."""
    for seat in (0, 1, 2, None):
        assert told(start("1 2 4", "3 4", "3 4"), "1@c3", seat) == told(start("1 2 4", "3 4", "3 4"), "1@c3", 0)


def test_tell_says_nothing_of_owners_of_fleas_laid_before() -> None:
    stories = set()
    for quarter in (SOME_FLEAS, SOME_FLEAS.translate(str.maketrans("AB", "BA"))):
        match = position(quarter, up=("1 2", "3 4"), reserves=("3", "4"), honour=True)
        stories.add(msgspec.json.encode([told(match, move) for move in ("1@b1", "call", "drop 3+4")]))
    assert len(stories) == 1


# --- in words ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_for_every_turn_of_a_game_of_honour(language: str) -> None:
    """No message is missing and none lacks a field, in any language and for any reader."""
    say = messages(language, GAME.folder / "locales")
    match = ludotheque.game("hundsgemein", honour=True, scoring="expert").new(3, seed=5, names=["Ada", "Bo", "Cy"])
    rng = generator(5)
    out = np.zeros(match.engine.actions, np.int16)
    while not match.over:
        number = match.engine.legal(match.board, match.state, out)
        action = int(out[int(rng[0]) * 7 % number])
        rng[0] += np.uint64(3)
        seat = (None, 0, 1, 2)[match.ply % 4]
        texts = [
            say.say_phrase(match.engine.phrase(match.board, match.state, action)),
            *match.engine.describe(match.view(seat), say, match.names),
        ]
        texts += [
            narrate(event, "hundsgemein", say, match.names, seat)
            for event in told(match, match.engine.text(action), seat)
        ]
        assert not any("hundsgemein-" in text or "{" in text or "$" in text for text in texts), texts
    ending = match.engine.describe(match.view(0), say, match.names)
    assert any("Rex" in line and "Ada" in line for line in ending)


def test_words_draw_the_quarter() -> None:
    say = messages("en", GAME.folder / "locales")
    hidden = play(start("1 2", "3 4"), "1@a1, 3@g7")
    lines = hidden.engine.describe(hidden.view(0), say, ["Ada", "Bo"])
    assert "1   1       ·       ·       ·       ·       ·       ·" in lines
    assert "4   ·       ·       ·       ×       ·       ·       ·" in lines
    assert "7   ·       ·       ·       ·       ·       ·       3" in lines
    assert any(line.startswith("> Ada: face up Toff, Punk") for line in lines)
    shown = play(start("1 2", "3 4", open_owners=True), "1@a1, 3@g7")
    lines = shown.engine.describe(shown.view(0), say, ["Ada", "Bo"])
    assert "1   1A      ·       ·       ·       ·       ·       ·" in lines
    assert any(line.startswith("> A Ada: face up Toff, Punk, 21 in reserve, 2 dogs") for line in lines)
