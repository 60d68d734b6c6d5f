"""The examples in README and docs do what they say."""

from __future__ import annotations

import doctest
import json
import re
import shlex
from pathlib import Path

import pytest

import ludotheque
from docsite import capacity
from ludotheque.bots.external import protocol
from ludotheque.cli.app import run
from ludotheque.server.monitor.metrics import REGISTRY

ROOT = Path(__file__).parent.parent
# A comment before a block of code says what it is: a file it is taken from, or commands that are run …
MARKED = re.compile(r"^<!-- (\S+) -->\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)

# … and one without a prompt or a comment is a program; those of a page go on from each other.
PROGRAM = re.compile(r"(?<!-->\n)^```python\n(?!>>>)(.*?)^```$", re.MULTILINE | re.DOTALL)
BEFORE = {  # what a reader has done already, made short
    "analysis.md": "simulate winoc --games 1 --seed 8 --bots greedy --records games.jsonl",
    "lab.md": "simulate winston --seats 3 --games 200 --bots greedy,random,random --out results",
}

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
PROGRAMS = [page for page in PAGES if PROGRAM.search(page.read_text(encoding="utf-8"))]
EXAMPLES = [page for page in PAGES if ">>> " in page.read_text(encoding="utf-8")]


@pytest.mark.parametrize("page", EXAMPLES, ids=lambda page: str(page.relative_to(ROOT)))
def test_examples_do_what_they_show(page: Path) -> None:
    # a traceback names the exception with or without its module
    failed, tried = doctest.testfile(str(page), module_relative=False)
    assert tried > 4
    assert failed == 0


@pytest.mark.parametrize("page", PROGRAMS, ids=lambda page: str(page.relative_to(ROOT)))
def test_programs_run(page: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    if page.name in BEFORE:
        assert run(shlex.split(BEFORE[page.name])) == 0
    names: dict[str, object] = {}
    for code in PROGRAM.findall(page.read_text(encoding="utf-8")):
        exec(compile(code, str(page), "exec"), names)


def test_package_example() -> None:
    failed, tried = doctest.testmod(ludotheque)
    assert tried > 2
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_readme_and_the_first_page_have_examples() -> None:
    assert {ROOT / "README.md", ROOT / "docs" / "index.md"} <= set(EXAMPLES)


def blocks() -> list[tuple[str, str]]:
    """Every mark with its code."""
    return [block for page in PAGES for block in MARKED.findall(page.read_text(encoding="utf-8"))]


def marked(mark: str) -> list[str]:
    return [code for said, code in blocks() if said == mark]


def test_code_from_files_is_as_it_is_there() -> None:
    quoted = [(file, code) for file, code in blocks() if "/" in file]
    assert len(quoted) > 10
    for file, code in quoted:
        assert code in (ROOT / file).read_text(encoding="utf-8"), f"{file}\n{code}"


def test_commands_run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("os.cpu_count", lambda: 1)  # processes take longer to start than these games to play
    lines = [line for code in marked("runs") for line in code.splitlines()]
    assert len(lines) > 3
    for line in lines:
        command, *words = shlex.split(line)
        assert command == "ludotheque"
        assert run(words) == 0, capsys.readouterr().err


def test_messages_to_programs_are_as_they_are_sent() -> None:
    kinds = {
        kind.__struct_config__.tag: kind for kind in (protocol.HelloMessage, protocol.TurnMessage, protocol.EndMessage)
    }
    shown = [json.loads(code) for code in marked("message")]
    assert [message["type"] for message in shown] == list(kinds)
    for message in shown:
        assert list(message) == ["type", *kinds[message["type"]].__struct_fields__]
    [answer] = marked("answer")
    assert list(json.loads(answer)) == list(protocol.MoveAnswer.__struct_fields__)


def test_the_capacity_plan_follows_from_its_numbers() -> None:
    """If not: python -m docsite.capacity --write"""
    text = capacity.PAGE.read_text(encoding="utf-8")
    assert capacity.BLOCK.search(text)
    assert capacity.written(text) == text


def test_the_metrics_to_watch_exist() -> None:
    named = set(re.findall(r"`(ludotheque_\w+)`", capacity.PAGE.read_text(encoding="utf-8")))
    known = {sample.name for family in REGISTRY.collect() for sample in family.samples}
    known |= {family.name for family in REGISTRY.collect()} | {f"{family.name}_total" for family in REGISTRY.collect()}
    assert named
    assert named <= known
