"""Reports: what they measure, how they grow, and that they only say what the intervals support."""

from __future__ import annotations

import re

import msgspec
import pytest

import ludotheque
from ludotheque.core.messages import LANGUAGES, messages
from ludotheque.core.shelf import shelf
from ludotheque.lab.charts.pictures import svg
from ludotheque.lab.executors.local import executor_for
from ludotheque.lab.reports.builder import growing_reports
from ludotheque.lab.reports.charts import charts
from ludotheque.lab.reports.page import page
from ludotheque.lab.reports.playing import play_as_needed
from ludotheque.lab.reports.report import Report
from ludotheque.lab.reports.summary import sentences
from ludotheque.lab.run.chunks import ChunkResult
from ludotheque.lab.run.player import matches
from ludotheque.lab.run.question import Question, Rule
from ludotheque.lab.run.task import Task
from ludotheque.lab.run.watching import watch
from ludotheque.lab.stats.intervals import Estimate
from ludotheque.lab.stats.sequences import GROWING
from tests.lab.played import play_all

GAME = ludotheque.game("winston")
QUESTION = Question((Rule("", GAME),), (2, 3), ("greedy",), 120, sample=30, luck_games=6)


@pytest.fixture(scope="module")
def grown() -> list[tuple[int, Report]]:
    return list(growing_reports(QUESTION, lambda bots: executor_for(bots, 1)))


@pytest.fixture(scope="module")
def found(grown: list[tuple[int, Report]]) -> Report:
    return grown[-1][1]


def test_it_grows_until_all_is_played(grown: list[tuple[int, Report]]) -> None:
    done = [games for games, _ in grown]
    assert done == sorted(done)
    assert done[-1] == QUESTION.planned == 2 * (120 + 6)
    assert [table.seats for table in grown[0][1].tables] == [2]


def test_it_counts_what_was_played(found: Report) -> None:
    for table in found.tables:
        rows = play_all(Task(GAME, table.seats, 120, bots=("greedy",)), workers=1)
        assert (table.games, table.watched) == (120, 30)
        assert table.moves.value == pytest.approx(rows.moves.mean())
        assert table.length.value == pytest.approx(rows.turns.mean())
        assert table.rounds.value == pytest.approx(rows.turns.mean() / table.seats)
        assert sum(table.lengths.values()) == 120
        assert all(share.value > 0 for share in table.endings.values())  # what did not happen is not listed
        assert sum(table.scores.values()) == 120 * table.seats
        assert sum(turn.wins.value for turn in table.turns) == pytest.approx(1)
        began = (rows.places[range(120), rows.firsts] == 1).mean()
        assert table.turns[0].wins.low <= began <= table.turns[0].wins.high
        assert table.luck is not None
        assert (table.luck.strong, table.luck.weak, table.luck.games) == ("greedy", "random", 6)


def test_workers_do_not_matter(found: Report) -> None:
    *_, (_, again) = growing_reports(QUESTION, lambda bots: executor_for(bots, 2))
    assert again == found


def test_watching_a_game(found: Report) -> None:
    [match] = matches(Task(GAME, 3, 1, bots=("greedy",)), 0, 1)
    seen = watch(match)
    told = [event for ply in range(match.ply) for event in match.tell(ply)]
    assert seen.decisions == sum(seat is not None for seat, _ in match.moves)
    assert sum(seen.fired.values()) == len(told) - 1  # all but the end
    assert seen.choices >= seen.decisions


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_stands_alone_and_speaks_every_language(found: Report, language: str) -> None:
    say = messages(language, GAME.game.folder / "locales")
    made = page(found, say)
    assert made.count("<section") == 6
    assert svg(charts(found, say)["seats"]).startswith("<svg")
    assert "<script" not in made
    assert not re.search(r'(src|href)="?http', made)
    assert not re.search(r">(lab|winston)-[a-z]+-", made)
    assert "{ $" not in made


def test_every_game_has_words_for_what_it_counts() -> None:
    for game in shelf().values():
        text = (game.folder / "locales" / "en.ftl").read_text(encoding="utf-8")
        tags = set(re.findall(rf"^{game.name}-fires-([a-z-]+) =", text, re.M))
        told = set(re.findall(rf"^{game.name}-tell-([a-z-]+) =", text, re.M))
        assert tags
        assert tags <= told


# --- what is said ---


def with_first(found: Report, wins: Estimate) -> Report:
    table = found.tables[0]
    turns = [msgspec.structs.replace(table.turns[0], wins=wins), *table.turns[1:]]
    return msgspec.structs.replace(found, tables=[msgspec.structs.replace(table, turns=turns, luck=None)])


@pytest.mark.parametrize(
    ("wins", "said"),
    [
        (Estimate(0.55, 0.51, 0.59), "Starting is an advantage"),
        (Estimate(0.55, 0.49, 0.61), "Starting is neither a clear advantage nor a clear disadvantage"),
        (Estimate(0.45, 0.41, 0.49), "Starting is a disadvantage"),
    ],
    ids=["above", "unclear", "below"],
)
def test_only_what_the_interval_supports_is_said(found: Report, wins: Estimate, said: str) -> None:
    say = messages("en", GAME.game.folder / "locales")
    assert sentences(with_first(found, wins), say)[0].startswith(f"Among greedy bots: {said}")


def test_what_is_open_says_how_many_more_games_would_settle_it(found: Report) -> None:
    say = messages("en", GAME.game.folder / "locales")
    open_question = with_first(found, Estimate(0.55, 0.44, 0.66))
    [said] = re.findall(r"about ([\d,]+) more games would settle it", sentences(open_question, say)[0])
    more = int(said.replace(",", ""))
    assert not GROWING.rate(0.55, 120 + more // 2).above(0.5)
    assert GROWING.rate(0.55, 120 + more).above(0.5)
    assert "too even" in sentences(with_first(found, Estimate(0.5, 0.46, 0.54)), say)[0]
    assert "would settle" not in sentences(with_first(found, Estimate(0.7, 0.6, 0.8)), say)[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_handful_of_games_is_too_few_to_call_a_game_even(found: Report, language: str) -> None:
    say = messages(language, GAME.game.folder / "locales")
    [said, *_] = sentences(with_first(found, Estimate(0.5, 0.036, 0.985)), say)
    assert say.say("lab-part-few") in said
    assert say.say("lab-part-never") not in said


def test_a_handful_of_games_does_not_foretell_how_many_would_settle_it(found: Report) -> None:
    few = with_first(found, Estimate(0.75, 0.2, 0.99))
    few = msgspec.structs.replace(few, tables=[msgspec.structs.replace(few.tables[0], games=4)])
    assert "too few games yet" in sentences(few, messages("en", GAME.game.folder / "locales"))[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_says_who_played(found: Report, language: str) -> None:
    say = messages(language, GAME.game.folder / "locales")
    greedy = {"de": r"gierigen? Bots", "pl": r"bot(y|ów|ami) zachłann(e|ych|ymi)"}
    for sentence in sentences(found, say):
        assert re.search(greedy.get(language, say.say("bot-greedy-many")), sentence)
        assert not sentence.startswith(say.say("bot-greedy"))


def test_players_stand_in_the_case_that_the_sentence_needs(found: Report) -> None:
    club = msgspec.structs.replace(found, bots=["club~10"])
    for language, said in {
        "en": "Among club players with a memory of 10 things: ",
        "fr": "Entre joueurs de club avec une mémoire de 10 choses\u202f: ",
        "de": "Unter Vereinsspielern mit einem Gedächtnis für 10 Dinge: ",
        "pl": "Wśród graczy klubowych z pamięcią na 10 rzeczy: ",
        "hu": "Ha 10 dologra emlékező klubjátékosok játszanak: ",
    }.items():
        assert sentences(club, messages(language, GAME.game.folder / "locales"))[0].startswith(said)


@pytest.mark.parametrize(("language", "said"), [("en", "1 thing"), ("de", "1 Ding"), ("pl", "1 rzecz")])
def test_one_thing_is_not_several(found: Report, language: str, said: str) -> None:
    forgetful = msgspec.structs.replace(found, bots=["club~1"])
    assert re.search(rf"{said}\b", sentences(forgetful, messages(language, GAME.game.folder / "locales"))[0])


def test_games_go_where_something_is_open() -> None:
    """With three players the first one clearly wins more; with two it takes longer to tell."""
    question = Question((Rule("", GAME),), (2, 3), ("random",), 400, sample=4)
    asked: list[int] = []

    def is_open(seats: int) -> bool:
        asked.append(seats)
        return seats == 2

    played: dict[int, list[int]] = {2: [], 3: []}
    for result in play_as_needed(question, is_open, lambda bots: executor_for(bots, 1)):
        assert isinstance(result, ChunkResult)
        played[result.chunk.seats] += range(result.chunk.start, result.chunk.stop)
    assert {seats: len(rows) for seats, rows in played.items()} == {2: 700, 3: 100}  # 800 in all, as planned
    assert all(sorted(rows) == list(range(len(rows))) for rows in played.values())  # nothing twice
    assert set(asked) == {2, 3}


def test_levels_stand_side_by_side() -> None:
    question = Question(
        (Rule("", GAME),), (2,), ("search:2",), 6, levels=("search:1", "search:2", "greedy"), level_games=3
    )
    assert question.planned == 6 + 2 * 3
    *_, (played, found) = growing_reports(question, lambda bots: executor_for(bots, 1))
    assert played == question.planned
    [table] = found.tables
    assert [(at.level, at.games) for at in table.levels] == [("search:1", 3), ("search:2", 6), ("greedy", 3)]
    assert table.levels[1].length == table.length  # the same games, not played again
    say = messages("en", GAME.game.folder / "locales")
    assert "<section id=levels" in page(found, say)


def test_wins_are_shares_of_the_games_that_a_player_won() -> None:
    """At Winoc a guard without a player may win. Such games count for no player."""
    winoc = ludotheque.game("winoc")
    question = Question((Rule("", winoc),), (2,), ("random",), 300, sample=2)
    *_, (_, found) = growing_reports(question, lambda bots: executor_for(bots, 1))
    [table] = found.tables
    rows = play_all(Task(winoc, 2, 300), workers=1)
    won = (rows.places == 1).any(axis=1)
    assert 0 < won.sum() < 300
    assert sum(turn.wins.value for turn in table.turns) == pytest.approx(1)
    assert table.turns[0].wins.high - table.turns[0].wins.low > 1.9 / won.sum() ** 0.5
