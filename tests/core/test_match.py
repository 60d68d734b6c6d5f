"""A match: its moves are the truth."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque import Match
from ludotheque.core.errors import (
    BadOption,
    BadRequest,
    BadSeats,
    BadSeed,
    BadText,
    GameOver,
    LudothequeError,
    MoveError,
    OutOfTurn,
    UnknownGame,
)


def finished(seats: int = 2, seed: int = 1) -> Match:
    match = ludotheque.game("winston").new(seats, seed=seed)
    while not match.over:
        match.play(match.legal()[0])
    return match


def test_public_face() -> None:
    game = ludotheque.game("winston", edition="first")
    match = game.new(seats=3, seed=7)
    assert match.mover in (0, 1, 2)
    assert match.legal()
    assert not match.over
    assert match.scores == [0, 0, 0]
    match.play(match.legal()[0])
    assert match.view(seat=0).seat == 0
    again = ludotheque.Match.from_record(match.record(), upto=0)
    assert again.ply == 0
    assert "winston" in ludotheque.shelf()


def test_same_seed_same_game() -> None:
    assert finished(seed=3).record() == finished(seed=3).record()
    assert finished(seed=3).record() != finished(seed=4).record()
    assert ludotheque.game("winston").new(2, "ff").setup == ludotheque.game("winston").new(2, 255).setup


def test_no_seed_draws_a_secret_one() -> None:
    game = ludotheque.game("winston")
    assert game.new(2).seed != game.new(2).seed


def test_fork_at_every_move() -> None:
    match = finished()
    for ply in range(0, match.ply + 1, 7):
        fork = match.fork(ply)
        assert fork.moves == match.moves[:ply]
        assert fork.state.tobytes() == match.position(ply).tobytes()
        for seat, text in match.moves[ply:]:
            fork.play(text, seat)
        assert fork.record() == match.record()


def test_fork_in_the_middle_goes_its_own_way() -> None:
    match = finished()
    fork = match.fork(10)
    fork.play(fork.legal()[-1])
    assert fork.moves[:10] == match.moves[:10]
    assert not fork.over
    assert match.over


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"editon": "first"}, "no option “editon”. Its options: edition, open_dogs"),
        ({"edition": "third"}, "cannot be “third”. Possible: second, first"),
        ({"open_dogs": 1}, "cannot be “1”. Possible: false, true"),
    ],
)
def test_bad_options_are_named(options: dict[str, ludotheque.core.contract.Value], said: str) -> None:
    with pytest.raises(BadOption) as error:
        ludotheque.game("winston", **options)
    assert said in str(error.value)


def test_unknown_game_is_named() -> None:
    with pytest.raises(UnknownGame) as error:
        ludotheque.game("winnston")
    assert "winnston" in str(error.value)
    assert "winston" in str(error.value)


@pytest.mark.parametrize("seats", [-1, 0, 1, 7, True, "3", 2.0])
def test_bad_seat_counts(seats: object) -> None:
    with pytest.raises(BadSeats) as error:
        ludotheque.game("winston").new(seats, seed=1)  # type: ignore[arg-type]
    assert "2 to 6 players" in str(error.value)


@pytest.mark.parametrize("seed", [-1, 2**256, "xyz", "", 1.5, True, "-1"])
def test_bad_seeds(seed: object) -> None:
    with pytest.raises(BadSeed):
        ludotheque.game("winston").new(2, seed=seed)  # type: ignore[arg-type]


def test_names_for_every_seat() -> None:
    with pytest.raises(BadRequest):
        ludotheque.game("winston").new(3, seed=1, names=["Ada", "Bo"])


def test_bad_moves_say_what_was_expected() -> None:
    match = ludotheque.game("winston").new(2, seed=1, names=["Ada", "Bo"], first=0)
    with pytest.raises(BadText) as error:
        match.play("Zz")
    assert all(text in str(error.value) for text in match.legal())
    with pytest.raises(OutOfTurn) as turn:
        match.play(match.legal()[0], seat=1)
    assert "it is Ada’s turn" in str(turn.value)
    with pytest.raises(OutOfTurn):
        match.chance()
    with pytest.raises(BadRequest):
        match.view(seat=2)
    with pytest.raises(BadRequest):
        match.fork(1)
    assert match.ply == 0
    with pytest.raises(GameOver):
        finished().play("end")


def test_errors_are_one_small_tree() -> None:
    assert issubclass(BadText, MoveError)
    assert issubclass(MoveError, LudothequeError)
    assert issubclass(UnknownGame, LudothequeError)


def test_resign_ends_a_game_of_two() -> None:
    match = ludotheque.game("winston").new(2, seed=1)
    match.resign(1)
    assert match.over
    assert match.places == [1, 2]
    assert match.legal() == []
    assert match.record()["result"] == {"places": [1, 2], "end": "resigned", "by": 1}
    assert Match.from_record(match.record()).record() == match.record()
    with pytest.raises(BadRequest):
        ludotheque.game("winston").new(3, seed=1).resign(0)


def test_a_deck_laid_by_hand_claims_no_seed() -> None:
    deck = ludotheque.game("winston").new(2, seed=1).setup["deck"]
    match = ludotheque.game("winston").new(2, seed=2, deck=deck)
    assert "fair" not in match.record()


def test_reseeding_changes_what_chance_does_from_there_on() -> None:
    match = ludotheque.game("winchester").new(2, seed=1)
    for _ in range(70):
        match.chance() if match.at_chance else match.play(match.legal()[0])
    played, views = match.moves, [match.view(seat) for seat in (0, 1)]
    twins = [match.fork() for _ in range(3)]
    for twin, seed in zip(twins, (5, 5, 6), strict=True):
        twin.reseed(seed)
        assert twin.moves == played
        assert [twin.view(seat) for seat in (0, 1)] == views
        assert "fair" not in twin.record()
        for _ in range(60):
            twin.chance() if twin.at_chance else twin.play(twin.legal()[0])
    assert twins[0].moves == twins[1].moves != twins[2].moves
    # however far one goes back, chance stays the new one
    back = twins[0].fork(40)
    again = twins[1].fork(40)
    for twin in (back, again):
        while not twin.at_chance:
            twin.play(twin.legal()[0])
    assert back.chance() == again.chance()
    assert match.seed == 1


# --- drawing anew what a seat cannot know ---


def walked(game: str, seats: int, moves: int) -> Match:
    match = ludotheque.game(game).new(seats, seed=5)
    extend(match, moves)
    return match


def extend(match: Match, moves: int) -> None:
    for number in range(moves):
        if match.at_chance:
            match.chance()
        elif not match.over:
            legal = match.legal()
            match.play(legal[number * 7 % len(legal)])


@pytest.mark.parametrize("game", ludotheque.shelf())
def test_a_redrawn_match_is_right_on_both_sides(game: str) -> None:
    """Several times drawn anew: early, where a snapshot is, beside one, and twice at once. Before and between them
    all positions stay as they were played."""
    match = walked(game, 2, 0)
    redrawn: list[int] = []
    expected: dict[int, bytes] = {}
    for number, upto in enumerate((2, 32, 32, 37, 45)):
        while (match.ply < upto or match.at_chance) and not match.over:
            expected[match.ply] = match.position_now().tobytes()
            extend(match, 1)
        seat = number % 2
        view, mover = match.view(seat), match.mover
        match.redraw(seat, f"{number + 1:064x}")
        redrawn.append(match.ply)
        assert (match.view(seat), match.mover) == (view, mover)
        assert match.engine.audit(match.board, match.position_now()) == []
    expected[match.ply] = match.position_now().tobytes()
    extend(match, 10)
    assert len(expected) > 40
    for ply, position in expected.items():
        assert match.position(ply).tobytes() == position
        fork = match.fork(ply)
        assert fork.position_now().tobytes() == position
        assert fork.redrawn == (redrawn[0] if ply >= redrawn[0] else None)
        later = [number for number in redrawn if number > ply]
        while fork.ply < min([*later, match.ply]):  # up to where something is drawn anew, it goes on as it did
            who, text = match.moves[fork.ply]
            fork.play(text, who)
            assert fork.ply in redrawn or fork.position_now().tobytes() == match.position(fork.ply).tobytes()
    for ply in range(match.ply):
        before, action, after = match.step(ply)
        assert before.tobytes() == match.position(ply).tobytes()
        match.engine.apply(match.board, before, action)
        assert before.tobytes() == after.tobytes()
        assert match.tell(ply, 0)


@pytest.mark.parametrize("game", ludotheque.shelf())
def test_drawing_anew_follows_from_the_seed_alone(game: str) -> None:
    match = walked(game, 2, 20)
    first, same, other = (match.fork() for _ in range(3))
    for twin, seed in ((first, 7), (same, 7), (other, 8)):
        twin.redraw(0, seed)
    assert first.position_now().tobytes() == same.position_now().tobytes() != other.position_now().tobytes()
    assert match.position_now().tobytes() != first.position_now().tobytes()
    assert match.redrawn is None


def test_a_fork_before_what_was_drawn_anew_is_the_old_game() -> None:
    match = walked("winston", 2, 20)
    old = match.position(12).tobytes()
    match.redraw(0, 7)
    assert match.fork(12).position_now().tobytes() == old
    assert match.fork(12).redrawn is None
    assert match.fork(20).redrawn == match.redrawn == 20


def test_a_redrawn_match_claims_neither_record_nor_seed() -> None:
    match = walked("winston", 2, 20)
    match.redraw(0, 7)
    assert match.seed is None
    assert match.commitment is None
    with pytest.raises(BadRequest) as error:
        match.record()
    assert "practice" in str(error.value)
    with pytest.raises(BadRequest):
        match.redraw(2, 7)
    with pytest.raises(BadSeed):
        match.redraw(0, "tails")


# --- moves by their action ids ---


@pytest.mark.parametrize("game", ["winston", "winoc", "winchester"])
def test_actions_and_texts_play_the_same_game(game: str) -> None:
    by_text, by_action = (ludotheque.game(game).new(2, seed=3) for _ in range(2))
    while by_text.ply < 40 and not by_text.over:
        if by_text.at_chance:
            by_text.chance()
            by_action.chance()
        else:
            action = by_action.legal_actions()[-1]
            by_text.play(by_text.engine.text(int(action)), by_text.mover)
            by_action.play_action(action, by_action.mover)
    assert by_text.record() == by_action.record()
    assert [(seat, by_text.engine.text(action)) for seat, action in by_text.actions] == by_text.moves


def test_an_action_is_refused_like_its_text() -> None:
    match = ludotheque.game("winston").new(2, seed=1)
    before = match.state.tobytes()
    legal = set(match.legal_actions().tolist())
    for action in range(match.engine.actions):
        if action not in legal:
            with pytest.raises(MoveError) as by_action:
                match.play_action(action)
            with pytest.raises(MoveError) as by_text:
                match.play(match.engine.text(action))
            assert str(by_action.value) == str(by_text.value)
    nonsense: list[Any] = [-1, match.engine.actions, "end", None, 0.5]
    for each in nonsense:
        with pytest.raises(BadText):
            match.play_action(each)
    other = 1 - (match.mover or 0)
    with pytest.raises(OutOfTurn):
        match.play_action(legal.pop(), other)
    assert match.ply == 0
    assert match.state.tobytes() == before
    with pytest.raises(GameOver):
        finished().play_action(0)


def test_an_outcome_is_refused_if_chance_cannot_bring_it() -> None:
    match = ludotheque.game("winchester").new(2, seed=1)
    while not match.at_chance:
        match.play_action(match.legal_actions()[0])
    legal = match.legal_actions().tolist()
    with pytest.raises(BadText):
        match.play_action(next(action for action in range(match.engine.actions) if action not in legal))
    match.play_action(legal[0])
    assert match.actions[-1] == (None, legal[0])
