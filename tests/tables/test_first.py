"""Who starts at a table, and what is told about it."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from ludotheque.core.errors import BadRequest
from ludotheque.core.events import Starts, narrate
from ludotheque.core.messages import LANGUAGES, messages
from ludotheque.core.record import check_fair
from ludotheque.core.shelf import find, shelf
from ludotheque.tables import commands
from ludotheque.tables.capabilities import hash_of
from ludotheque.tables.entries import OPENING, Opening, Place, Started
from ludotheque.tables.first import First, check_first
from ludotheque.tables.seats import Role
from ludotheque.tables.shown import projection
from ludotheque.tables.table import Table
from tests.tables.building import again, opening, table


def asked(game: str, kinds: str, first: First, secret: int = 0, **more: object) -> Table:
    return table(game, kinds, first=first, secret=f"{secret:064x}", **more)


def dealt(found: Table) -> Started:
    return next(entry.change for entry in found.entries if isinstance(entry.change, Started))


def story(found: Table) -> list[Starts]:
    told = projection.told(found, None, 0)
    return [event for each in told for event in each.events or [] if isinstance(event, Starts)]


@pytest.mark.parametrize("game", shelf())
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_chosen_seat_starts_in_every_game(game: str, seat: int) -> None:
    found = asked(game, "hhh", seat)
    assert found.match is not None
    assert found.match.setup["first"] == found.mover == seat
    assert story(found) == [Starts(seat=seat, why="chosen")]
    check_fair(found.match)


@pytest.mark.parametrize("game", shelf())
def test_the_lot_falls_on_every_seat(game: str) -> None:
    found = [asked(game, "hhh", "lot", secret) for secret in range(30)]
    assert {dealt(each).why for each in found} == {"lot"}
    assert {dealt(each).setup["first"] for each in found} == {0, 1, 2}


def test_W1_by_the_rules_of_winston_the_longest_first_name_starts() -> None:
    places = [Place("human", name, None, None, "en") for name in ("Bo Maximilian", "Charlotte", "Ada")]
    found = asked("winston", "hhh", "rules", places=places)
    assert story(found) == [Starts(seat=1, why="name")]
    assert found.mover == 1


def test_W1_nobody_typed_the_nicknames_of_bots() -> None:
    found = [asked("winston", "hb", "rules", secret) for secret in range(20)]
    assert {(dealt(each).why, each.mover) for each in found} == {("lot", 0), ("lot", 1)}


def test_W1_bots_that_fill_open_seats_have_no_name_of_their_own() -> None:
    waiting = Table(msgspec.structs.replace(opening("winston", "hoo", wait=True), first="rules"))
    commands.join(waiting, Role(invitation=1), "Bo", "", hash_of("b"), None)
    commands.start(waiting, "greedy")
    assert dealt(waiting).why == "lot"


def test_W1_the_language_of_a_name_is_stored_with_it() -> None:
    for lang, first in (("hu", 0), ("it", 1)):
        joined = Table(msgspec.structs.replace(opening("winston", "ho"), first="rules"))
        commands.join(joined, Role(invitation=1), "Szentgyörgyi Éva", "", hash_of("b"), None, lang=lang)
        for found in (joined, again(joined)):
            assert found.typed_names[1] is not None
            assert found.typed_names[1].language == lang
            assert (dealt(found).setup["first"], dealt(found).why) == (first, "name")


@pytest.mark.parametrize("game", [name for name in shelf() if name != "winston"])
def test_C10_where_the_rules_name_nobody_it_is_by_lot(game: str) -> None:
    found = [asked(game, "hh", "rules", secret) for secret in range(20)]
    assert {(dealt(each).why, dealt(each).setup["first"]) for each in found} == {("lot", 0), ("lot", 1)}


@pytest.mark.parametrize("first", ["rules", "lot", 1])
def test_a_rematch_keeps_who_starts_and_whose_names_were_typed(first: First) -> None:
    found = asked("winston", "hbh", first)
    next_one = commands.next_opening(found, "next", "00" * 32)
    assert next_one.first == first
    assert [place.lang for place in next_one.places] == ["en", None, "en"]


def test_choosing_who_starts_changes_no_card() -> None:
    chosen, drawn = asked("winston", "hh", 1), asked("winston", "hh", "lot")
    assert dealt(chosen).setup["deck"] == dealt(drawn).setup["deck"]


def test_a_table_stored_before_reasons_were_tells_none() -> None:
    found = asked("winston", "hh", 0)
    entry = found.entries[0]
    old = msgspec.structs.replace(entry, change=msgspec.structs.replace(dealt(found), why=None))
    reread = Table(found.opening, [old])
    assert story(reread) == []
    assert projection.told(reread, None, 0)[0].events is None
    assert reread.mover == 0


def test_an_opening_stored_before_is_by_the_rules_and_its_names_count_for_nothing() -> None:
    stored = msgspec.json.decode(msgspec.json.encode(opening("winston", "hh")))
    del stored["first"]
    for place in stored["places"]:
        del place["lang"]
    read: Opening = OPENING.read(msgspec.json.encode(stored))
    assert read.first == "rules"
    found = Table(read)
    commands.deal_if_full(found)
    assert dealt(found).why == "lot"


@pytest.mark.parametrize("first", [2, -1, True, "Ada"])
def test_only_a_seat_can_be_chosen(first: First) -> None:
    with pytest.raises(BadRequest, match="seats are 0 to 1"):
        check_first(find("winoc"), 2, first)


@pytest.mark.parametrize("first", [0, "lot"])
def test_a_game_that_leaves_nothing_open_refuses_to_choose(first: First) -> None:
    game = replace(find("winoc"), choices=("guards",))
    check_first(game, 2, "rules")
    with pytest.raises(BadRequest, match="Who starts cannot be chosen in Winoc"):
        check_first(game, 2, first)


# --- in words ---


@pytest.mark.parametrize("game", shelf())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reason_is_said_in_every_language_and_to_who_starts_as_you(game: str, language: str) -> None:
    say = messages(language, find(game).folder / "locales")
    said = set()
    for why in ("name", "lot", "chosen"):
        for you in (0, 1):
            text = narrate(Starts(seat=1, why=why), game, say, ["Ada", "Ben"], you)
            assert ("Ben" in text) == (you == 0), text
            assert "tell-" not in text
            said.add(text)
    assert len(said) == 6


def test_C10_winchester_speaks_of_the_roll() -> None:
    say = messages("en", find("winchester").folder / "locales")
    event = Starts(seat=1, why="lot")
    assert narrate(event, "winchester", say, ["Ada", "Ben"], 0) == "Ben rolls highest and starts."
    assert narrate(event, "winchester", say, ["Ada", "Ben"], 1) == "You roll highest and start."


def test_W1_winston_speaks_of_the_name() -> None:
    say = messages("en", find("winston").folder / "locales")
    names = ["Anna", "Ben"]
    assert narrate(Starts(seat=0, why="name"), "winston", say, names) == "Anna starts: the longest first name."
    assert narrate(Starts(seat=1, why="lot"), "winston", say, names) == "Drawn by lot: Ben starts."
    assert narrate(Starts(seat=1, why="chosen"), "winston", say, names, 1) == "You start, as agreed."
