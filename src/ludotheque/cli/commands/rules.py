"""`ludotheque rules`: a rulebook, rendered in the terminal or to print."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.markdown import Markdown

from ludotheque.core.errors import BadRequest
from ludotheque.core.messages import preferred_language
from ludotheque.core.rulebook import Paragraph, languages, rulebook
from ludotheque.core.shelf import find
from ludotheque.lab.sheets.changes import changed_rules, told_in_place

from ..console import AsJson, GameName, Language, Options, out, print_json, speak, t, variant_of


def command(
    game: GameName,
    paragraph: Annotated[str | None, Parameter(help=t("cli-param-paragraph"))] = None,
    /,
    *,
    option: Options = None,
    pdf: Annotated[Path | None, Parameter(help=t("cli-param-pdf"))] = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    found = find(game)
    if lang is None:
        lang = preferred_language() if preferred_language() in languages(found) else "en"
    book = rulebook(found, lang)
    if option or pdf:
        say = speak(lang, found)
        variant = variant_of(game, option)
        if pdf is not None:
            from ludotheque.lab.sheets.pdf import write_sheet

            write_sheet(variant, pdf, say)
            out.print(say.say("sheet-written", file=str(pdf)), markup=False, soft_wrap=True)
            return
        rules = changed_rules(variant, say)
        changes = "\n".join(f"- {rule.text}" for rule in rules)
        title = Paragraph("changed-title", f"## {say.say('web-changed')}")
        book = [title, Paragraph("changed", changes), *told_in_place(book, rules, say)]
    if paragraph is not None:
        known = [part.id for part in book]
        book = [part for part in book if part.id == paragraph]
        if not book:
            raise BadRequest("error-paragraph", found=paragraph, known=known)
    if as_json:
        print_json([{"id": part.id, "text": part.text} for part in book])
    elif out.is_terminal:
        out.print(Markdown("\n\n".join(part.text for part in book)), width=min(out.width, 88))
    else:
        out.print("\n\n".join(part.text for part in book), markup=False, soft_wrap=True)
