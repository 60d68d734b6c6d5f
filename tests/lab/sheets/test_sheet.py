"""Rules to print: the changed ones first and marked, in every language, with letters for all of it."""

from __future__ import annotations

import logging
import sys
from pathlib import Path

import pytest

from ludotheque.core.contract import Game
from ludotheque.core.errors import BadOption, BadRequest
from ludotheque.core.messages import LANGUAGES, messages
from ludotheque.core.rulebook import rulebook
from ludotheque.core.shelf import find, shelf
from ludotheque.lab.api.inputs import variant_of
from ludotheque.lab.reports.page import CLIENT
from ludotheque.lab.sheets import pdf
from ludotheque.lab.sheets.changes import changed_rules, told_in_place
from ludotheque.lab.sheets.paper import Paper

GAMES = list(shelf().values())
built = pytest.mark.skipif(not CLIENT.is_dir(), reason="the browser client, which has the letters, is not built")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_option_and_dial_names_paragraphs_of_the_rulebook(game: Game) -> None:
    known = {part.id for part in rulebook(game, "en")}
    for paragraphs in [option.paragraphs for option in game.options] + [dial.paragraphs for dial in game.dials]:
        assert paragraphs
        assert set(paragraphs) <= known


def test_changed_rules_are_told_apart_from_chosen_ones() -> None:
    game = find("winston")
    variant = variant_of("winston", ["edition=first", "hand=4", "bone=6"])  # the bone is as printed
    found = changed_rules(variant, messages("en", game.folder / "locales"))
    assert [(rule.text.partition(":")[0], rule.printed) for rule in found] == [
        ("Edition", True),
        ("Cards in a hand", False),
    ]
    assert found[1].text == "Cards in a hand: 4 (printed: 5)"
    for number in ("hand", "hand=99", "ears=2"):
        with pytest.raises(BadOption):
            variant_of("winston", [number])


def test_a_paragraph_that_is_changed_says_so_in_its_place() -> None:
    game = find("winchester")
    say = messages("en", game.folder / "locales")
    book = rulebook(game, "en")
    told = told_in_place(book, changed_rules(variant_of("winchester", ["points.first=12", "bonus.row=0"]), say), say)
    changed = {new.id: new.text for old, new in zip(book, told, strict=True) if new != old}
    assert set(changed) == {"score", "C5", "bonus-three"}
    assert changed["score"].endswith("Points for the first piece home: 12 (printed: 15)**")


@built
@pytest.mark.parametrize(
    ("game", "language"),
    [(game, "hu") for game in GAMES] + [(GAMES[0], language) for language in LANGUAGES if language != "hu"],
    ids=lambda value: value if isinstance(value, str) else value.name,
)
def test_a_sheet_has_letters_for_all_of_it(
    game: Game, language: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, "fpdf"):
        pdf.write_sheet(game.variant(), tmp_path / "sheet.pdf", messages(language, game.folder / "locales"))
    assert caplog.text == ""
    assert (tmp_path / "sheet.pdf").read_bytes().startswith(b"%PDF")


@built
@pytest.mark.parametrize("language", ["en", "pl"])
def test_what_is_changed_stands_first_and_in_its_place(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []

    class Read(Paper):
        def heading(self, text: str, size: int) -> None:
            written.append(text)
            super().heading(text, size)

        def paragraph(self, runs: list[tuple[str, str]]) -> None:  # type: ignore[override]
            written.append("".join(text for _, text in runs))
            super().paragraph(runs)

    monkeypatch.setattr("ludotheque.lab.sheets.paper.Paper", Read)
    game = find("winston")
    say = messages(language, game.folder / "locales")
    variant = variant_of("winston", ["hand=4"])
    pdf.write_sheet(variant, tmp_path / "sheet.pdf", say)
    [change] = changed_rules(variant, say)
    assert written[:3] == ["Winston", say.say("web-changed"), f"• {change.text}"]
    here = say.say("sheet-here", rule=change.text)
    assert written.count(here) == 2  # where cards are dealt, and where they are drawn
    setup = next(part.text for part in rulebook(game, language) if part.id == "setup")
    assert written[written.index(here) - 1] == setup
    assert say.say("credits-title") in written


def test_without_letters_a_sentence_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pdf, "CLIENT", tmp_path)
    with pytest.raises(BadRequest) as error:
        pdf.write_sheet(find("winston").variant(), tmp_path / "sheet.pdf", messages("en"))
    assert error.value.phrase.id == "sheet-no-letters"


def test_without_the_library_a_sentence_says_how_to_install_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ludotheque.lab.sheets.paper", None)
    with pytest.raises(BadRequest) as error:
        pdf.write_sheet(find("winston").variant(), tmp_path / "sheet.pdf", messages("en"))
    assert error.value.phrase.id == "error-extra"
