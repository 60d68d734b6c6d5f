"""The chart of a contest."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.core.errors import BadRequest
from ludotheque.core.messages import LANGUAGES, messages
from ludotheque.lab.charts.pictures import check, write
from ludotheque.lab.contests.chart import chart
from ludotheque.lab.contests.ratings import rate
from ludotheque.lab.contests.standings import Standings

from ..simulated import LEVELS, contest, drawn, results


@pytest.fixture(scope="module")
def standings() -> Standings:
    opened = contest(list(LEVELS))
    return rate(opened, drawn(opened, LEVELS, 40))


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language_and_names_every_bot(standings: Standings, tmp_path: Path, language: str) -> None:
    file = tmp_path / "chart.svg"
    say = messages(language)
    write(chart(standings, "Winston", say), file)
    drawn = file.read_text(encoding="utf-8")
    for text in (*LEVELS, say.say("arena-chart-duels"), say.say("arena-table", title="Winston", seats=3)):
        assert text in drawn
    for standing in standings.bots:
        assert f">{standing.rating:.0f}<" in drawn
    assert "arena-" not in drawn


def test_an_arrow_shows_that_there_is_no_limit(tmp_path: Path) -> None:
    opened, deals = results(["greedy", "master"], [(2, 1), (2, 1)], times=30)
    write(chart(rate(opened, deals), "Winston", messages("en")), tmp_path / "chart.svg")
    assert " →<" in (tmp_path / "chart.svg").read_text(encoding="utf-8")


def test_png(standings: Standings, tmp_path: Path) -> None:
    write(chart(standings, "Winston", messages("en")), tmp_path / "chart.png")
    assert (tmp_path / "chart.png").read_bytes().startswith(b"\x89PNG")


def test_other_formats_and_places_are_refused(standings: Standings, tmp_path: Path) -> None:
    with pytest.raises(BadRequest, match=r"\.svg, \.png"):
        check(tmp_path / "chart.pdf")
    nowhere = tmp_path / "nowhere" / "chart.svg"
    with pytest.raises(BadRequest, match="no folder"):
        check(nowhere)
    with pytest.raises(BadRequest, match="cannot be opened"):
        write(chart(standings, "Winston", messages("en")), nowhere)
