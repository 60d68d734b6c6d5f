"""Bots that are Python classes of somebody's own."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import ludotheque
from ludotheque.bots.external.local import LocalBot
from ludotheque.bots.external.turn import Turn, turn_of
from ludotheque.bots.policies import PolicyBot
from ludotheque.bots.roster import bot, make_bot
from ludotheque.core.chance.fast import generator
from ludotheque.core.errors import BadRequest, BadText, BotFailed
from ludotheque.core.match import Match
from ludotheque.core.shelf import shelf
from ludotheque.lab.contests.contest import open_contest, play_deal
from ludotheque.lab.run.chunks import play_all
from ludotheque.lab.run.playing import play_match
from ludotheque.lab.run.task import Task

BROUGHT = "tests/bots/external/brought.py"
CAREFUL = LocalBot("examples/mybots.py:Careful")


@pytest.fixture(autouse=True)
def _at_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(__file__).parents[3])


def halfway(game: str, moves: int = 12) -> Match:
    match = ludotheque.game(game).new(seats=2, seed=3)
    while match.ply < moves or match.mover is None:
        if match.at_chance:
            match.chance()
        else:
            match.play(PolicyBot("greedy", 1).choose(match))
    return match


def seen(turn: Turn) -> bytes:
    """All that is in a turn."""
    parts = [turn.game, turn.options, turn.seats, turn.seat, turn.ply, turn.view, turn.legal, turn.told]
    return msgspec.json.encode(parts) + turn.imagined.state.tobytes() + turn.imagine().state.tobytes()


@pytest.mark.parametrize("game", shelf())
def test_a_turn_holds_nothing_but_what_the_seat_may_know(game: str) -> None:
    match = halfway(game)
    assert match.mover is not None
    before = seen(turn_of(match, seed=5, since=match.ply))
    match.engine.imagine(match.board, match.state, match.mover, generator(77))
    assert seen(turn_of(match, seed=5, since=match.ply)) == before


@pytest.mark.parametrize("game", shelf())
def test_moves_can_be_tried_in_imagined_positions(game: str) -> None:
    turn = turn_of(halfway(game), seed=5, since=0)
    assert turn.told
    for _ in range(3):
        world = turn.imagine()
        assert world.legal() == turn.legal
        assert world.greedy(turn.random) in turn.legal
        after = world.after(turn.legal[-1])
        assert world.legal() == turn.legal
        assert len(after.estimate()) == len(after.scores) == len(after.places) == turn.seats
        for _ in range(5000):
            if after.over:
                break
            if after.at_chance:
                after.chance()
            else:
                assert after.mover is not None
                after.play(after.greedy(turn.random))
        assert after.over
        with pytest.raises(BadText):
            world.play("castle")


@pytest.mark.parametrize("game", shelf())
def test_the_example_plays_every_game(game: str) -> None:
    match = play_match(ludotheque.game(game), 1, [make_bot(CAREFUL, 1), make_bot(LocalBot(f"{BROUGHT}:First"), 2)])
    assert match.over


def test_the_same_seed_gives_the_same_game() -> None:
    games = [play_match(ludotheque.game("winston"), 4, [make_bot(CAREFUL, 1), bot("greedy", 2)]) for _ in range(2)]
    assert games[0].moves == games[1].moves


def test_a_class_is_named_by_its_module_too() -> None:
    match = play_match(
        ludotheque.game("winston"), 4, [make_bot(LocalBot("tests.bots.external.brought:First"), 1), bot("random", 2)]
    )
    assert match.over


def test_they_are_bots_in_contests_and_simulations() -> None:
    winston = ludotheque.game("winston")
    contest = open_contest(winston, 2, [CAREFUL, "greedy"])
    assert set(play_deal(contest, 0).lineup) == {CAREFUL, "greedy"}
    rows = play_all(Task(winston, 2, 2, bots=(LocalBot(f"{BROUGHT}:First"), "random")), workers=1)
    assert len(rows) == 2


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("Outlaw", ["Outlaw", "“castle”", "move", "Possible now"]),
        ("Silent", ["Silent", "“None”"]),
        ("Clumsy", ["Clumsy", "move 1", "ZeroDivisionError", "brought.py:"]),
        ("Quitter", ["Quitter", "SystemExit: enough"]),
        ("Picky", ["Picky", "not today"]),
    ],
)
def test_whatever_it_does_wrong_is_said_with_its_name(kind: str, said: list[str]) -> None:
    with pytest.raises(BotFailed) as failed:
        play_match(
            ludotheque.game("winston"),
            1,
            [make_bot(LocalBot(f"{BROUGHT}:{kind}"), 1), make_bot(LocalBot(f"{BROUGHT}:{kind}"), 2)],
        )
    for part in said:
        assert part in str(failed.value)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nowhere.py:Kind", "There is no file nowhere.py"),
        (f"{BROUGHT}:Missing", "First, Outlaw"),
        (f"{BROUGHT}:NoBot", "no class “NoBot”"),
        (f"{BROUGHT}:", "FILE.py:CLASS"),
        ("no_such_module:Kind", "No module named 'no_such_module'"),
        ("README.md:Kind", "cannot be loaded"),
        ("somebody", "FILE.py:CLASS"),
    ],
)
def test_a_name_that_leads_nowhere_is_refused(name: str, said: str) -> None:
    with pytest.raises(BadRequest) as refused:
        make_bot(LocalBot(name), 1)
    assert said in str(refused.value)


def test_a_file_with_a_mistake_names_the_line(tmp_path: Path) -> None:
    file = tmp_path / "broken.py"
    file.write_text("class Kind:\n    def choose(self, turn)\n        return turn.legal[0]\n")
    with pytest.raises(BadRequest) as refused:
        make_bot(LocalBot(f"{file}:Kind"), 1)
    assert "broken.py:2" in str(refused.value)


def test_what_lies_beside_the_file_can_be_imported(tmp_path: Path) -> None:
    (tmp_path / "taste_of_mine.py").write_text("def best(moves):\n    return moves[-1]\n")
    (tmp_path / "with_taste.py").write_text(
        "from taste_of_mine import best\n\nclass Kind:\n    def choose(self, turn):\n        return best(turn.legal)\n"
    )
    match = play_match(
        ludotheque.game("winston"), 1, [make_bot(LocalBot(f"{tmp_path}/with_taste.py:Kind"), 1), bot("random", 1)]
    )
    assert match.over


def test_the_bots_a_server_knows_are_ours_alone() -> None:
    for name in (CAREFUL, "cmd:examples/line_bot.py"):
        with pytest.raises(BadRequest):
            bot(name, 1)
