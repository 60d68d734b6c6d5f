"""Users' bots as Python classes."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludotheque
from ludotheque.bots.external.local import LocalBot
from ludotheque.bots.roster import built_in_bot, make_bot
from ludotheque.core.errors import BadRequest, BotFailed
from ludotheque.core.shelf import shelf
from ludotheque.lab.contests.contest import open_contest, play_deal
from ludotheque.lab.run.playing import play_match
from ludotheque.lab.run.task import Task
from tests.lab.played import play_all

SAMPLES = "tests/bots/external/sample_bots.py"
CAREFUL = LocalBot("examples/mybots.py:Careful")


@pytest.fixture(autouse=True)
def _at_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(__file__).parents[3])


@pytest.mark.parametrize("game", shelf())
def test_the_example_plays_every_game(game: str) -> None:
    match = play_match(ludotheque.game(game), 1, [make_bot(CAREFUL, 1), make_bot(LocalBot(f"{SAMPLES}:First"), 2)])
    assert match.over


def test_the_same_seed_gives_the_same_game() -> None:
    games = [
        play_match(ludotheque.game("winston"), 4, [make_bot(CAREFUL, 1), built_in_bot("greedy", 2)]) for _ in range(2)
    ]
    assert games[0].moves == games[1].moves


def test_a_class_is_named_by_its_module_too() -> None:
    match = play_match(
        ludotheque.game("winston"),
        4,
        [make_bot(LocalBot("tests.bots.external.sample_bots:First"), 1), built_in_bot("random", 2)],
    )
    assert match.over


def test_classes_play_in_contests_and_simulations() -> None:
    winston = ludotheque.game("winston")
    contest = open_contest(winston, 2, [CAREFUL, "greedy"])
    assert set(play_deal(contest, 0).lineup) == {CAREFUL, "greedy"}
    rows = play_all(Task(winston, 2, 2, bots=(LocalBot(f"{SAMPLES}:First"), "random")), workers=1)
    assert len(rows) == 2


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("Outlaw", ["Outlaw", "“castle”", "move", "Possible now"]),
        ("Silent", ["Silent", "“None”"]),
        ("Clumsy", ["Clumsy", "move 1", "ZeroDivisionError", "sample_bots.py:"]),
        ("Quitter", ["Quitter", "SystemExit: enough"]),
        ("Picky", ["Picky", "not today"]),
    ],
)
def test_every_failure_names_the_bot(kind: str, said: list[str]) -> None:
    with pytest.raises(BotFailed) as failed:
        play_match(
            ludotheque.game("winston"),
            1,
            [make_bot(LocalBot(f"{SAMPLES}:{kind}"), 1), make_bot(LocalBot(f"{SAMPLES}:{kind}"), 2)],
        )
    for part in said:
        assert part in str(failed.value)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nowhere.py:Kind", "There is no file nowhere.py"),
        (f"{SAMPLES}:Missing", "First, Outlaw"),
        (f"{SAMPLES}:NoBot", "no class “NoBot”"),
        (f"{SAMPLES}:", "FILE.py:CLASS"),
        ("no_such_module:Kind", "No module named 'no_such_module'"),
        ("README.md:Kind", "cannot be loaded"),
        ("wizard", "FILE.py:CLASS"),
    ],
)
def test_a_name_without_a_class_is_refused(name: str, said: str) -> None:
    with pytest.raises(BadRequest) as refused:
        make_bot(LocalBot(name), 1)
    assert said in str(refused.value)


def test_a_file_with_a_mistake_names_the_line(tmp_path: Path) -> None:
    file = tmp_path / "broken.py"
    file.write_text("class Kind:\n    def choose(self, turn)\n        return turn.legal[0]\n")
    with pytest.raises(BadRequest) as refused:
        make_bot(LocalBot(f"{file}:Kind"), 1)
    assert "broken.py:2" in str(refused.value)


def test_a_file_can_import_from_its_folder(tmp_path: Path) -> None:
    (tmp_path / "taste_of_mine.py").write_text("def best(moves):\n    return moves[-1]\n")
    (tmp_path / "with_taste.py").write_text(
        "from taste_of_mine import best\n\nclass Kind:\n    def choose(self, turn):\n        return best(turn.legal)\n"
    )
    match = play_match(
        ludotheque.game("winston"),
        1,
        [make_bot(LocalBot(f"{tmp_path}/with_taste.py:Kind"), 1), built_in_bot("random", 1)],
    )
    assert match.over


def test_local_bots_are_not_built_in() -> None:
    for name in (CAREFUL, "cmd:examples/line_bot.py"):
        with pytest.raises(BadRequest):
            built_in_bot(name, 1)
