"""What can be done at a table, and what cannot."""

from __future__ import annotations

import hashlib

import msgspec
import pytest

from ludotheque.core.contract import TypedName
from ludotheque.core.errors import GameOver, IllegalMove, LudothequeError, OutOfTurn
from ludotheque.core.shelf import shelf
from ludotheque.tables import commands
from ludotheque.tables.capabilities import hash_of
from ludotheque.tables.commands import MOST_NAMES
from ludotheque.tables.entries import Started
from ludotheque.tables.refusals import Forbidden, NotNow, Stale, TokenMissing
from ludotheque.tables.seats import Role
from ludotheque.tables.shown import projection
from ludotheque.tables.table import Table
from tests.tables.building import again, opening, play, table, taken_back


def kinds(table: Table) -> list[str]:
    return [entry.kind for entry in table.entries]


def finished(game: str = "winston", seats: str = "hh") -> Table:
    found = table(game, seats)
    play(found, 100_000)
    assert found.stage == "over"
    return found


# --- before the deal ---


def test_a_full_table_is_dealt_at_once() -> None:
    assert kinds(table()) == ["started"]
    assert table().stage == "playing"


def test_the_last_to_join_starts_the_game() -> None:
    found = Table(opening(kinds="hoo"))
    commands.join(found, Role(invitation=2), "Cleo", "", hash_of("c"), None)
    assert found.stage == "open"
    assert commands.join(found, Role(invitation=1), "Bo", "rain", hash_of("b"), None) == 1
    assert kinds(found) == ["joined", "joined", "mixed", "started"]
    assert found.names == ["Person 0", "Bo", "Cleo"]


def test_an_invitation_is_good_once_and_then_entitles_to_nothing() -> None:
    found = Table(opening(kinds="ho"))
    commands.join(found, found.role(hash_of("seat 1")), "Bo", "", hash_of("new"), None)
    with pytest.raises(Forbidden):
        found.role(hash_of("seat 1"))
    assert found.role(hash_of("new")) == Role(seat=1)


def test_only_a_public_table_is_joined_without_invitation() -> None:
    with pytest.raises(Forbidden):
        commands.join(Table(opening(kinds="ho")), None, "Bo", "", hash_of("b"), None)
    found = Table(opening(kinds="hoo", public=True))
    assert commands.join(found, None, "Bo", "", hash_of("b"), 2) == 2
    with pytest.raises(NotNow):
        commands.join(found, None, "Cleo", "", hash_of("c"), 2)


def test_the_owner_may_wait_and_fill_with_bots() -> None:
    found = Table(opening(kinds="hoo", wait=True))
    with pytest.raises(NotNow):
        commands.start(found, None)
    with pytest.raises(LudothequeError):
        commands.start(found, "wizard")
    assert found.ply == 0
    commands.start(found, "random")
    assert [seat.bot for seat in found.seats] == [None, "random", "random"]
    assert found.stage == "playing"
    with pytest.raises(NotNow):
        commands.start(found, None)


def test_roles() -> None:
    found = table()
    assert found.role(hash_of("seat 1")) == Role(seat=1)
    assert found.role(hash_of("owner")) == Role(owner=True)
    assert found.role(hash_of("watch")) == Role()
    with pytest.raises(Forbidden):
        found.role(hash_of("guess"))
    with pytest.raises(TokenMissing):
        found.role(None)


def test_what_seats_mix_in_decides_the_deal() -> None:
    plain, mixed = Table(opening(wait=True)), Table(opening(wait=True))
    commands.mix(mixed, 1, "rain")
    for found in (plain, mixed):
        commands.start(found, None)
    assert plain.match is not None
    assert mixed.match is not None
    assert plain.match.commitment != mixed.match.commitment
    text = "5e" * 32 + "\n\nrain\n"
    assert mixed.match.seed == int(hashlib.sha256(text.encode()).hexdigest(), 16)
    with pytest.raises(NotNow):
        commands.mix(mixed, 0, "too late")


# --- moves ---


def test_a_move_answers_the_ply_it_was_made_for() -> None:
    found = table()
    assert found.match is not None
    seat, ply, move = found.mover, found.ply, next(iter(found.match.legal_shown()))
    assert seat is not None
    with pytest.raises(OutOfTurn):
        commands.move(found, 1 - seat, ply, move)
    with pytest.raises(Stale):
        commands.move(found, seat, ply + 1, move)
    with pytest.raises(IllegalMove):
        commands.move(found, seat, ply, "end")
    assert found.ply == ply
    commands.move(found, seat, ply, move)
    with pytest.raises(Stale):
        commands.move(found, seat, ply, move)
    assert found.ply == ply + 1


def test_what_does_not_change_the_position_makes_no_move_stale() -> None:
    found = table(kinds="hhh")
    seat = found.mover
    assert seat is not None
    ply = found.ply
    commands.leave(found, (seat + 1) % 3, None)
    assert found.match is not None
    commands.move(found, seat, ply, next(iter(found.match.legal_shown())))


def test_dice_are_rolled_with_the_move_that_leads_to_them() -> None:
    found = table("winchester")
    found.take_fresh()
    rolled = False
    for _ in range(40):
        play(found)
        fresh = found.take_fresh()
        assert fresh[0].seat is not None
        assert all(entry.seat is None for entry in fresh[1:])
        rolled |= len(fresh) > 1
    assert rolled
    assert found.match is not None
    assert not found.match.at_chance


@pytest.mark.parametrize("game", shelf())
def test_a_table_is_what_its_list_says(game: str) -> None:
    found = table(game, "hh")
    for number in range(30):
        play(found, choice=number * 7)
        if number == 10:
            commands.leave(found, 0, "random")
        if number == 20:
            commands.come_back(found, 0)
    for viewer in (None, 0, 1):
        assert msgspec.json.encode(projection.state(again(found), viewer)) == msgspec.json.encode(
            projection.state(found, viewer)
        )


def test_resigning_ends_a_game_of_two() -> None:
    found = table()
    commands.resign(found, 1, found.ply)
    assert found.stage == "over"
    assert projection.result(found) is not None
    assert projection.record(found)["result"] == {"places": [1, 2], "end": "resigned", "by": 1}
    with pytest.raises(GameOver):
        commands.resign(found, 0, found.ply)


def test_in_a_larger_game_a_bot_plays_on() -> None:
    found = table(kinds="hhh")
    commands.resign(found, 1, found.ply)
    assert found.stage == "playing"
    assert found.seats[1].bot == "greedy"
    commands.come_back(found, 1)
    assert found.seats[1].bot is None


# --- taking back ---


def test_a_move_others_saw_is_taken_back_with_their_consent() -> None:
    found = table(kinds="hhh")
    seat = found.mover
    assert seat is not None
    others = [other for other in range(3) if other != seat]
    play(found)
    commands.take_back(found, seat, found.ply)
    assert found.asked is not None
    assert found.asked.seat == seat
    with pytest.raises(NotNow):
        commands.answer(found, seat, found.ply, True)
    commands.answer(found, others[0], found.ply, True)
    with pytest.raises(NotNow):
        commands.answer(found, others[0], found.ply, True)
    assert found.match is not None
    assert found.match.ply == 1
    commands.answer(found, others[1], found.ply, True)
    assert found.match.ply == 0
    assert found.asked is None
    assert kinds(found) == ["started", "move", "asked", "agreed", "agreed", "back"]


def test_who_declines_or_plays_on_does_not_agree() -> None:
    found = table()
    seat = found.mover
    assert seat is not None
    play(found)
    commands.take_back(found, seat, found.ply)
    commands.answer(found, 1 - seat, found.ply, False)
    assert found.asked is None
    commands.take_back(found, seat, found.ply)
    play(found)
    assert found.asked is None
    assert found.match is not None
    assert found.match.ply == 2


def test_bots_are_not_asked_and_wait_while_people_talk() -> None:
    talking = table(kinds="hhb")
    while talking.mover == 2:
        play(talking)
    seat = talking.mover
    assert seat is not None
    while talking.mover != 2:
        play(talking)
    last = [mover for mover, _ in talking.match.moves][-1] if talking.match else None
    assert last is not None
    commands.take_back(talking, last, talking.ply)
    assert talking.bot_to_move is None


def test_a_late_move_for_a_position_that_was_taken_back_is_refused() -> None:
    found = table(kinds="hb")
    while found.mover != 0:
        play(found)
    before = found.ply
    play(found)
    assert found.match is not None
    late = next(iter(found.match.legal_shown()))
    seen = found.ply
    commands.take_back(found, 0, found.ply)
    with pytest.raises(Stale):
        commands.move(found, 0, seen, late)
    with pytest.raises(Stale):
        commands.move(found, 0, before, late)


def test_a_die_that_was_taken_back_falls_the_same_again() -> None:
    """People who agree to a take-back cannot give a player a better die."""
    found = table("winchester", "hh")
    for _ in range(60):
        ply = found.match.ply if found.match else 0
        mover = found.mover
        assert found.match is not None
        move = next(iter(found.match.legal_shown()))
        play(found)
        rolled = [text for seat, text in found.match.moves[ply:] if seat is None]
        if rolled and mover == 0:
            taken_back(found, 0)
            commands.move(found, 0, found.ply, move)
            assert [text for seat, text in found.match.moves[ply:] if seat is None] == rolled
            return
    raise AssertionError("no die was rolled")


@pytest.mark.parametrize("gone", ["leave", "resign"])
def test_who_is_away_is_asked_when_they_are_back(gone: str) -> None:
    """A bot that stands in for a person does not agree in their place."""
    found = table("winoc", "hhh")
    seat = found.mover
    assert seat is not None
    away = (seat + 1) % 3
    play(found)
    if gone == "leave":
        commands.leave(found, away, None)
    else:
        commands.resign(found, away, found.ply)
    before = found.ply
    with pytest.raises(NotNow) as refused:
        commands.take_back(found, seat, found.ply)
    assert f"Person {away} is away" in str(refused.value)
    assert found.ply == before
    commands.come_back(found, away)
    taken_back(found, seat)
    assert kinds(found)[-3:] == ["agreed", "agreed", "back"]
    assert not found.practice


def test_a_question_is_dropped_when_somebody_leaves() -> None:
    found = table(kinds="hhh")
    seat = found.mover
    assert seat is not None
    play(found)
    commands.take_back(found, seat, found.ply)
    commands.answer(found, (seat + 1) % 3, found.ply, True)
    commands.leave(found, (seat + 2) % 3, None)
    assert found.asked is None
    assert found.match is not None
    assert found.match.ply == 1


def test_everybody_sees_what_happens_to_who_stays_away() -> None:
    found = Table(msgspec.structs.replace(opening(kinds="ho"), away=120.0, stand_in="club"))
    for viewer in (None, 0):
        state = projection.state(found, viewer)
        assert (state.away, state.stand_in) == (120.0, "club")
    assert projection.state(table(), 0).away is None


def test_there_is_nothing_to_take_back_before_the_first_move_or_after_the_end() -> None:
    found, over = table(), finished()
    with pytest.raises(NotNow):
        commands.take_back(found, 0, found.ply)
    with pytest.raises(GameOver):
        commands.take_back(over, 0, over.ply)


# --- names ---


def test_a_player_goes_by_another_name_before_and_during_the_game() -> None:
    found = Table(opening(kinds="hh", wait=True))
    commands.rename(found, 0, "Ada")
    commands.start(found, None)
    play(found, 3)
    since = found.ply
    commands.rename(found, 1, "Bo")
    assert kinds(found)[0] == kinds(found)[-1] == "renamed"
    for viewer in (None, 0, 1):
        news = projection.news(found, viewer, since)
        assert news.seats is not None
        assert [seat.name for seat in news.seats] == ["Ada", "Bo"]
        assert [(told.kind, told.seat, told.text) for told in news.told] == [("renamed", 1, "Bo")]
    assert again(found).names == found.names == ["Ada", "Bo"]


def test_the_record_has_the_last_name() -> None:
    found = table(kinds="hh")
    play(found, 5)
    commands.rename(found, 0, "Ada")
    taken_back(found, 1 if found.match and any(mover == 1 for mover, _ in found.match.moves) else 0)
    commands.rename(found, 0, "Ada Lovelace")
    play(found, 100_000)
    assert [seat["name"] for seat in projection.record(found)["seats"]] == ["Ada Lovelace", "Person 1"]
    assert projection.record(again(found)) == projection.record(found)


def test_the_same_name_again_changes_nothing() -> None:
    found = table()
    commands.rename(found, 0, "Person 0")
    assert kinds(found) == ["started"]


def test_names_do_not_fill_the_log() -> None:
    found = table()
    for number in range(MOST_NAMES):
        commands.rename(found, 0, f"Ada {number}")
    before = found.ply
    with pytest.raises(NotNow):
        commands.rename(found, 0, "Ada the Last")
    assert found.ply == before
    commands.rename(found, 1, "Bo")  # others may still
    with pytest.raises(NotNow):
        commands.rename(again(found), 0, "Ada the Last")


def test_W1_a_new_name_is_a_typed_one() -> None:
    opened = opening(kinds="hh", wait=True)
    places = [msgspec.structs.replace(place, lang=None) for place in opened.places]
    found = Table(msgspec.structs.replace(opened, places=places, first="rules"))
    assert found.typed_names == [None, None]
    commands.rename(found, 0, "Ada")
    commands.rename(found, 1, "Kovács Maximilián", "hu")
    assert found.typed_names == [TypedName("Ada", "en"), TypedName("Kovács Maximilián", "hu")]
    commands.start(found, None)
    started = found.entries[-1].change
    assert isinstance(started, Started)
    assert (started.setup["first"], started.why) == (1, "name")


def test_a_new_name_makes_no_move_stale_and_answers_no_question() -> None:
    found = table()
    play(found)
    seat = found.match.moves[0][0] if found.match else None
    assert seat is not None
    commands.take_back(found, seat, found.ply)
    seen = found.ply
    commands.rename(found, seat, "Ada")
    assert found.asked is not None
    commands.answer(found, 1 - seat, seen, False)
    assert found.asked is None


def test_the_names_of_a_finished_game_stay() -> None:
    with pytest.raises(GameOver):
        commands.rename(finished(), 0, "Ada")


# --- afterwards ---


def test_record_and_proof_are_for_finished_games() -> None:
    with pytest.raises(NotNow):
        projection.record(table())
    with pytest.raises(NotNow):
        projection.proof(table())
    assert projection.proof(finished()).secret == "5e" * 32


def test_a_rematch_keeps_the_people_and_their_tokens() -> None:
    with pytest.raises(NotNow):
        commands.ask_rematch(table(), 0, "next")
    old = finished(seats="hhb")
    commands.ask_rematch(old, 0, "next")
    commands.ask_rematch(old, 1, "another")
    assert old.rematch == "next"
    new = Table(commands.next_opening(old, "next", "aa" * 32))
    commands.deal_if_full(new)
    assert new.names == old.names
    assert new.role(hash_of("seat 1")) == Role(seat=1)
    assert new.commitment != old.commitment


def test_a_rematch_makes_adaptive_bots_stronger_or_weaker() -> None:
    first = opening("winston", "hb")
    places = [first.places[0], msgspec.structs.replace(first.places[1], level="adaptive:60:2.00")]
    old = Table(msgspec.structs.replace(first, places=places))
    commands.deal_if_full(old)
    assert old.next_levels == [None, "adaptive:60:2.00"]  # nothing is decided yet
    play(old, 100_000)
    assert old.match is not None
    person, bot = old.match.places
    level = "adaptive:60:2.24" if person < bot else "adaptive:60:1.64" if person > bot else "adaptive:60:1.94"
    shown = projection.state(old, 0).result
    assert shown is not None
    assert shown.next_levels == [None, level]
    assert [place.level for place in commands.next_opening(old, "next", "aa" * 32).places] == [None, level]
    assert old.finished().players[1] == "bot:adaptive:60:2.00"


def test_other_bots_stay_as_they_are() -> None:
    old = finished(seats="hb")
    assert old.next_levels == [seat.level for seat in old.seats]
    shown = projection.state(old, 0).result
    assert shown is not None
    assert shown.next_levels is None


# --- what is told ---


@pytest.mark.parametrize("game", shelf())
def test_only_views_and_stories_for_the_viewer_are_told(game: str) -> None:
    found = table(game)
    for number in range(25):
        since = found.ply
        play(found, choice=number * 5)
        match = found.match
        assert match is not None
        for viewer in (None, 0, 1):
            news = projection.news(found, viewer, since)
            assert news.view == match.view(viewer)
            stories = [story for told in news.told for story in told.events or []]
            expected = [e for ply in range(match.ply - len(news.told), match.ply) for e in match.tell(ply, viewer)]
            assert stories == expected
            assert (
                projection.told(Table(found.opening, found.entries), viewer, since) == news.told
            )  # however late it is asked for


def test_what_was_taken_back_is_not_told_again() -> None:
    found = table(kinds="hb")
    while found.mover != 0:
        play(found)
    play(found)
    commands.take_back(found, 0, found.ply)
    told = projection.told(found, 1, 0)
    assert told[-1].kind == "back"
    assert told[-2].events is None


def test_what_is_mixed_in_stays_secret_until_the_proof() -> None:
    found = Table(opening(wait=True))
    commands.mix(found, 0, "umbrella")
    commands.start(found, None)
    assert b"umbrella" not in msgspec.json.encode(projection.state(found, 1))
