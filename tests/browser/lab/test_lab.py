"""The lab on a device: the same answers as the server's, within its own limits."""

from __future__ import annotations

from typing import Any

import msgspec

import ludotheque
from ludotheque.browser.lab.lab import LocalLab
from ludotheque.lab.reports.live import MOST_HERE, answers, page_question

QUESTION = {"seats": 2, "bots": ["random"], "games": 500, "seed": 4}


def asked(lab: LocalLab, **more: Any) -> Any:
    """The problem, or None."""
    problem = lab.ask("winston", msgspec.json.encode(QUESTION | more).decode(), "en")
    return msgspec.json.decode(problem) if problem else None


def test_the_answer_grows_and_ends_like_the_servers() -> None:
    lab = LocalLab(iter(range(1000)).__next__)  # every look at the clock is a second later
    assert asked(lab) is None
    lines = [msgspec.json.decode(line) for line in iter(lab.step, None)]
    assert [line["played"] for line in lines] == sorted(line["played"] for line in lines)
    assert [line["last"] for line in lines] == [False] * (len(lines) - 1) + [True]
    *_, complete = answers(page_question(ludotheque.game("winston"), 2, ["random"], 500, 4, MOST_HERE))
    assert lines[-1]["table"] == msgspec.json.decode(msgspec.json.encode(complete.report.tables[0]))
    assert lines[-1]["played"] == complete.planned == 540
    assert set(lines[0]["says"]) == {"en"}
    assert len(lines[-1]["says"]) == 8


def test_answers_come_in_moderation() -> None:
    lab = LocalLab(lambda: 1.0)  # no time passes
    asked(lab)
    told = [line for line in iter(lab.step, None) if line]
    assert len(told) == 2  # the first and the last


def test_a_device_plays_fewer_games() -> None:
    lab = LocalLab()
    assert "2,000" in asked(lab, games=2001)["message"]
    assert "40" in asked(lab, bots=["club"], games=41)["message"]
    assert asked(lab, bots=["club"], games=40) is None


def test_what_cannot_be_asked_is_refused_in_a_sentence() -> None:
    lab = LocalLab()
    assert asked(lab, bots=["nobody"])["message"]
    assert asked(lab, colour="red")["message"]
    assert lab.step() is None


def test_a_new_question_takes_the_place_of_the_old_one() -> None:
    lab = LocalLab()
    asked(lab)
    lab.step()
    asked(lab, games=20)
    assert max(msgspec.json.decode(line)["planned"] for line in iter(lab.step, None) if line) == 40
