"""The examples in README and docs do what they say."""

from __future__ import annotations

import doctest
import json
import re
import shlex
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace

import pytest

import ludotheque
from docsite import capacity
from ludotheque.bots.external import protocol
from ludotheque.cli.app import application, run
from ludotheque.server.monitor.metrics import REGISTRY

ROOT = Path(__file__).parent.parent
# A comment before a block of code says what it is: the file it is taken from, or commands to run …
MARKED = re.compile(r"^<!-- (\S+) -->\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)

# … and a block without a prompt or a comment is a program. The programs of a page share their names.
PROGRAM = re.compile(r"(?<!-->\n)^```python\n(?!>>>)(.*?)^```$", re.MULTILINE | re.DOTALL)
SHELL = re.compile(r"^ *```sh\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
SIMULATED = "simulate winston --seats 3 --games 200 --bots greedy,random,random --out results"
BEFORE = {  # the command that the reader has run before, shortened
    "analyse-a-game.md": "simulate winoc --games 1 --seed 8 --bots greedy --records games.jsonl",
    "ask-the-lab.md": SIMULATED,
    "first-lab-question.md": SIMULATED,
}

SOURCES = (".py", ".ts", ".svelte", ".service", ".toml", ".ftl")
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


def test_readme_has_no_relative_links() -> None:
    """It is also shown outside the repository, where they would lead nowhere."""
    targets = re.findall(r"\]\(([^)]+)\)", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert [target for target in targets if not target.startswith("https://")] == []


def test_pages_named_in_the_code_exist() -> None:
    """Comments and docstrings refer to pages by their path."""
    folders = ("src", "tests", "web/src", "deploy", "docsite", "benchmarks", "examples", "tools")
    files = [file for folder in folders for file in (ROOT / folder).rglob("*") if file.suffix in SOURCES]
    named = {
        (file.relative_to(ROOT).as_posix(), page)
        for file in files
        for page in re.findall(r"docs/[\w/-]+\.(?:md|toml)", file.read_text(encoding="utf-8"))
    }
    assert len(named) > 5
    assert [(file, page) for file, page in named if not (ROOT / page).exists()] == []


def test_files_named_on_the_pages_exist() -> None:
    """A page refers to files by their path in the repository, in the package or in the client."""
    missing = [
        (page.relative_to(ROOT).as_posix(), path)
        for page in PAGES
        for path in re.findall(
            r"`((?:[\w@-]+/)+[\w@.-]+\.(?:py|ts|toml|svelte|css|jinja|jsonl))`", page.read_text("utf-8")
        )
        if not any((folder / path).exists() for folder in (ROOT, ROOT / "src" / "ludotheque", ROOT / "web" / "src"))
    ]
    assert missing == []


def test_every_word_of_the_glossary_is_linked_from_a_page() -> None:
    glossary = ROOT / "docs" / "reference" / "glossary.md"
    words = {word.replace(" ", "-") for word in re.findall(r"^### (.+)$", glossary.read_text("utf-8"), re.MULTILINE)}
    assert len(words) > 40
    linked = {
        anchor
        for page in PAGES
        if page != glossary
        for anchor in re.findall(r"glossary\.md#([\w-]+)\)", page.read_text(encoding="utf-8"))
    }
    assert linked == words


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


def shell_commands(program: str) -> list[list[str]]:
    """The words behind every call of a program, on all pages."""
    blocks = [block for page in PAGES for block in SHELL.findall(page.read_text(encoding="utf-8"))]
    lines = [line.strip() for block in blocks for line in block.replace("\\\n", " ").splitlines()]
    called = [line.removeprefix(".venv/bin/") for line in lines]
    return [shlex.split(line, comments=True)[1:] for line in called if line.startswith(f"{program} ")]


def test_commands_have_these_options(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also those that would take too long to run."""
    monkeypatch.setattr("ludotheque.cli.console.add_file", lambda file: SimpleNamespace(name=file))
    found = shell_commands("ludotheque")
    assert len(found) > 60
    app = application()
    for words in found:
        app.parse_args(words, exit_on_error=False, print_error=False)


def test_modules_and_targets_exist() -> None:
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    made = [word for words in shell_commands("make") for word in words if re.fullmatch("[a-z-]+", word)]
    assert len(made) > 10
    assert set(made) - targets == set()
    modules = {words[1] for words in shell_commands("python") if words[0] == "-m"}
    assert len(modules) > 5
    assert {name for name in modules if find_spec(name) is None} == set()


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
    page = ROOT / "docs" / "reference" / "monitoring.md"
    named = set(re.findall(r"`(ludotheque_\w+)`", page.read_text(encoding="utf-8")))
    known = {sample.name for family in REGISTRY.collect() for sample in family.samples}
    known |= {family.name for family in REGISTRY.collect()} | {f"{family.name}_total" for family in REGISTRY.collect()}
    assert named
    assert named <= known
