"""What people see of Winoc, and the story of its moves."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludotheque
from ludotheque import Match
from ludotheque.bots.roster import built_in_bot
from ludotheque.core.events import narrate
from ludotheque.core.messages import LANGUAGES, messages
from ludotheque.core.rulebook import rulebook
from ludotheque.core.shelf import find
from ludotheque.games.winoc import view as views

from .scenario import lay, play, put, start


def seen(match: Match, seat: int | None = None) -> Any:
    return json.loads(msgspec.json.encode(match.view(seat)))


def letter(match: Match, text: str) -> str:
    """The name that people use for the stone that this move of a record turns."""
    action = match.engine.action(text)
    assert action is not None
    return match.shown(action).removeprefix("f")


def at(match: Match, spot: str) -> Any:
    (found,) = [stone for stone in seen(match)["stones"] if stone["spot"] == spot]
    return found


def told(match: Match, seat: int | None = None) -> list[dict[str, Any]]:
    """The story of the last move."""
    return [msgspec.to_builtins(event) for event in match.tell(match.ply - 1, seat)]


def test_view_never_carries_a_lower_face_not_even_one_publicly_known() -> None:
    match = play(start(), "N f1 f2 f6 N+ + + +")
    assert {stone["under"] for stone in seen(match, 0)["stones"]} == {None}
    assert set(seen(match)["stones"][0]) == {"spot", "shows", "lies", "under"}


@given(st.integers(0, 2**32), st.lists(st.integers(0, 10**6), max_size=80), st.booleans())
@settings(max_examples=40, deadline=None)
def test_view_is_the_same_whatever_lies_underneath(seed: int, choices: list[int], junior: bool) -> None:
    match = ludotheque.game("winoc", rules="junior" if junior else "classic").new(3, seed=seed)
    for choice in choices:
        if not match.over:
            match.play(match.legal()[choice % len(match.legal())])
    before = [seen(match, seat) for seat in (None, 0, 1, 2)]
    match.state.down[:] = 9
    assert [seen(match, seat) for seat in (None, 0, 1, 2)] == before


def test_open_memory_shows_the_lower_faces_that_have_been_up() -> None:
    match = play(start(open_memory=True), "N")
    spot = letter(match, "f7")
    assert at(match, spot)["under"] is None
    play(match, "f7")
    assert (at(match, spot)["shows"], at(match, spot)["under"], at(match, spot)["lies"]) == (4, 2, "N")
    assert [stone["spot"] for stone in seen(match)["stones"] if stone["under"] is not None] == [spot]


def test_open_memory_tells_no_more_than_was_up_of_the_neutral_stone() -> None:
    match = play(start(open_memory=True), "N")
    spot = letter(match, "f16")
    assert at(match, spot)["under"] is None
    assert at(play(match, "f16"), spot)["under"] == 0


def test_stone_names_no_number_of_the_record_is_ever_shown() -> None:
    """Numbers would reveal the lower faces; so would letters in the order of the numbers."""
    orders = set()
    for seed in range(50):
        match = play(ludotheque.game("winoc").new(2, seed=seed), "N")
        assert seen(match, match.mover)["legal"] == [f"f{spot}" for spot in "ABCDEFGHIJKLMNOP"]
        text = json.dumps(seen(match, match.mover)) + json.dumps(told(play(match, "f3")))
        assert re.search(r"\bf\d", text) is None
        orders.add(tuple(letter(match, f"f{k}") for k in range(1, 17)))
    assert len(orders) == 50


def test_stone_names_are_letters_that_people_type_and_a_record_has_numbers() -> None:
    match = play(ludotheque.game("winoc").new(2, seed=4), "N")
    spot = letter(match, "f7")
    match.play(f"f{spot}")
    assert match.moves[-1] == (match.mover, "f7")
    assert at(match, spot)["lies"] == "N"


def test_stone_names_do_not_follow_from_the_opening() -> None:
    game = ludotheque.game("winoc")
    up = game.new(2, seed=1).setup["up"]
    letters = {views.arranged(m.board, m.state) for m in (game.new(2, up=up) for _ in range(5))}
    assert len(letters) > 1


def test_stone_names_stay_and_come_back_with_the_seed() -> None:
    match = ludotheque.game("winoc").new(2, seed=4)
    order = views.arranged(match.board, match.state)
    play(match, "N f1")
    assert views.arranged(match.board, match.state) == order
    again = Match.from_record(match.record(), seed=4)
    assert [again.view(seat) for seat in (None, 0, 1)] == [match.view(seat) for seat in (None, 0, 1)]


def test_a_spectator_and_those_who_wait_get_no_moves() -> None:
    match = play(start(), "N")
    assert seen(match)["legal"] == seen(match, 1)["legal"] == []
    assert seen(match, 0)["legal"] == sorted(match.legal_shown())


def test_view_of_a_turn() -> None:
    match = start(2)
    assert (seen(match)["phase"], seen(match)["turn"]) == ("path", 1)
    assert seen(play(match, "S"))["drawing"] == "S"
    play(match, "f1 f2 f6")
    assert (seen(match)["phase"], seen(match)["paths"]) == ("move", [[3], [2, 3]])
    play(match, "S+")
    assert (seen(match)["phase"], seen(match)["follower"], seen(match)["steps"]) == ("follow", "white", 1)
    guards = seen(match)["guards"]
    assert [(guard["colour"], guard["seat"], guard["place"], guard["gate"]) for guard in guards] == [
        ("yellow", 0, 2, None),
        ("white", None, 7, "bierne"),
        ("green", 1, 14, "dunkerque"),
        ("red", None, 21, "hondschoote"),
    ]


def test_view_of_the_junior_game_has_only_guards_with_players() -> None:
    guards = seen(start(2, rules="junior"))["guards"]
    assert [(guard["colour"], guard["walked"]) for guard in guards] == [("yellow", 0), ("green", 0)]


# --- the story ---


def test_tell_a_stone_is_named_by_its_spot() -> None:
    match = play(start(), "N")
    spot = letter(match, "f7")
    assert told(play(match, "f7")) == [{"event": "turned", "seat": 0, "spot": spot, "face": "4", "path": "N"}]


def test_tell_double_twins_neutral_and_winoc() -> None:
    assert [event["event"] for event in told(play(start(), "N f1 f2 f6"))] == ["turned", "crossed"]
    assert [event["event"] for event in told(play(start(), "N f16"))] == ["turned", "neutral"]
    match = play(lay(start(), "S", "f3"), "f7")
    twin = views.arranged(match.board, match.state).index(2)
    turned, twins = position_told(match, "f10")
    assert twins == {"event": "twins", "spot": turned["spot"], "other": views.SPOTS[twin]}
    turned, *rest = position_told(play(lay(start(), "S", "f1 f2 f3 f4 f16"), "f9"), "f12")
    assert rest == [
        {"event": "crossed", "spot": turned["spot"], "path": "S"},
        {"event": "winoc", "seat": 0, "path": "S"},
    ]


def position_told(match: Match, text: str) -> list[dict[str, Any]]:
    """The story of a move from a position that was set up by hand."""
    before = match.state.copy()
    action = match.check(text)
    match.play(text)
    return [msgspec.to_builtins(e) for e in match.engine.tell(match.board, before, action, match.state, None)]


def test_tell_moving_sending_off_and_the_fortress() -> None:
    match = put(play(start(), "N f16"), yellow=4, white=5)
    assert position_told(match, "N+")[1] == {"event": "sent-off", "guard": "white", "place": 7, "gate": "bierne"}
    match = put(play(start(), "N f16"), yellow=13)
    assert [event["event"] for event in position_told(match, "N+")] == ["moved", "fortress", "cleared"]
    match = put(play(start(2), "N f16 S0"), carrying="white", white=6)
    moved, over = position_told(match, "+")
    assert (moved["seat"], moved["guard"], moved["whose"], moved["gate"]) == (0, "white", "nobody", "bierne")
    assert over == {"event": "over", "end": "guard white", "winner": None, "scores": [0, 0]}


def test_tell_steps_walked_back_in_the_junior_game() -> None:
    match = start(2, rules="junior")
    match.state.place[0], match.state.walked[0] = 27, 27
    play(match, "f1 f2")
    lapped = position_told(match, "f6")[2]
    assert (lapped["steps"], lapped["back"], lapped["left"]) == (3, 2, 2)


# --- texts ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulebook_has_every_refusal_and_every_ruling(language: str) -> None:
    game = find("winoc")
    ids = [paragraph.id for paragraph in rulebook(game, language)]
    assert ids == [paragraph.id for paragraph in rulebook(game, "en")]
    assert len(set(ids)) == len(ids)
    assert {*game.engine.refusals[1:], *(f"O{k}" for k in range(1, 14)), "open-memory", "notation"} <= set(ids)


@pytest.mark.parametrize("language", LANGUAGES)
def test_locales_have_the_same_messages(language: str) -> None:
    folder = find("winoc").folder / "locales"
    ids = {name: re.findall(r"^([\w-]+) =", (folder / f"{name}.ftl").read_text("utf-8"), re.M) for name in LANGUAGES}
    assert sorted(ids[language]) == sorted(ids["en"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_said_in_full(language: str) -> None:
    say = messages(language, find("winoc").folder / "locales")
    events: list[Any] = [
        views.Moved(seat=s, guard="red", whose=w, steps=n, way="counter", place=3, gate=g)
        for s in (0, 1)
        for w in ("own", "nobody")
        for n in (1, 2, 5)
        for g in (None, "cassel")
    ]
    events += [
        views.Lapped(seat=0, guard="red", steps=n, back=b, left=k) for n, b, k in ((1, 0, 0), (3, 1, 1), (7, 2, 5))
    ]
    events += [views.Cleared(path=path) for path in (None, "N")]
    events += [views.Over(end=end, winner=winner, scores=[0, 1]) for end in views.ENDINGS[1:] for winner in (None, 1)]
    for event in events:
        for you in (0, 1, None):
            sentence = narrate(event, "winoc", say, ["Ada", "Bo"], you)
            assert "winoc-" not in sentence
            assert "{" not in sentence
            assert "none" not in sentence.split()
            assert "  " not in sentence
            assert " ." not in sentence
            assert sentence.endswith((".", "!", " !"))


def test_nobody_is_to_move_in_words_when_the_game_is_over() -> None:
    match = ludotheque.game("winoc").new(2, seed=5)
    say = messages("en", find("winoc").folder / "locales")

    def heading() -> str:
        return match.engine.describe(match.view(0), say, match.names)[0]

    assert "active player" in heading()
    while not match.over:
        match.play_action(built_in_bot("greedy", match.ply).choose(match))
    assert "active player" not in heading()
