"""A rulebook to print: A4, the changed rules first, and a mark at every paragraph that they change."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ludotheque.core.contract import Variant
from ludotheque.core.errors import BadRequest
from ludotheque.core.extras import lab_extra
from ludotheque.core.messages import Messages
from ludotheque.core.rulebook import rulebook

from ..reports.page import CLIENT
from .changes import ChangedRule, changed_rules

if TYPE_CHECKING:
    from markdown_it.token import Token

    from .paper import Paper

LETTERS: dict[tuple[str, str], tuple[str, float | None]] = {  # family and style: file, weight of a variable font
    ("title", ""): ("fraunces-{}-wght-normal-*.woff2", 600),
    ("text", ""): ("source-sans-3-{}-400-normal-*.woff2", None),
    ("text", "B"): ("source-sans-3-{}-600-normal-*.woff2", None),
}
HEADINGS = {"h1": 24, "h2": 14, "h3": 12}  # points


def write_sheet(variant: Variant, file: Path, say: Messages) -> None:
    """Write the rules of this variant, in the language of `say`, as a PDF."""
    with lab_extra():
        from .paper import Paper
    paper = Paper(say, _letters())
    changes = changed_rules(variant, say)
    marked: dict[str, list[ChangedRule]] = {}
    for change in changes:
        for id in change.paragraphs:
            marked.setdefault(id, []).append(change)
    [title, *book] = rulebook(variant.game, say.language)
    _blocks(paper, title.text)
    _changes(paper, changes, say)
    for part in book:
        with paper.marked(part.id in marked):
            _blocks(paper, part.text)
            for change in marked.get(part.id, []):
                paper.paragraph([("B", say.say("sheet-here", rule=change.text))])
    try:
        paper.output(str(file))
    except OSError as error:
        raise BadRequest("error-file", file=str(file), reason=str(error.strerror)) from None


def _letters() -> dict[tuple[str, str, str], tuple[Path, float | None]]:
    """The letters of the browser client, by family, style and alphabet."""
    found = {}
    for (family, style), (pattern, weight) in LETTERS.items():
        for alphabet in ("latin", "latin-ext"):
            files = sorted(CLIENT.glob(pattern.format(alphabet)))
            if not files:
                raise BadRequest("sheet-no-letters")
            found[family, style, alphabet] = files[0], weight
    return found


def _changes(paper: Paper, changes: Sequence[ChangedRule], say: Messages) -> None:
    if not changes:
        paper.paragraph([("", say.say("sheet-usual"))])
    for printed, id in ((False, "web-changed"), (True, "web-chosen")):
        texts = [change.text for change in changes if change.printed is printed]
        if texts:
            with paper.marked(True):
                paper.heading(say.say(id), HEADINGS["h2"])
                for text in texts:
                    paper.paragraph([("", f"• {text}")])


def _blocks(paper: Paper, text: str) -> None:
    """A block of Markdown: a heading, a paragraph, a list or a table."""
    from markdown_it import MarkdownIt

    tokens = MarkdownIt("commonmark").enable("table").parse(text)
    rows: list[list[str]] = []
    inside = ""
    for token in tokens:
        if token.type in ("heading_open", "list_item_open"):
            inside = token.tag
        elif token.type == "tr_open":
            rows.append([])
            inside = "tr"
        elif token.type == "inline" and inside == "tr":
            rows[-1].append("".join(part for _, part in _runs(token)))
        elif token.type == "inline" and inside in HEADINGS:
            paper.heading("".join(part for _, part in _runs(token)), HEADINGS[inside])
        elif token.type == "inline":
            paper.paragraph([("", "• ")] * (inside == "li") + _runs(token))
        elif token.type == "table_close":
            paper.rows(rows)


def _runs(token: Token) -> list[tuple[str, str]]:
    """The text of a line with the style of each part: B bold, I stressed."""
    found = []
    style = ""
    for part in token.children or []:
        if part.type in ("strong_open", "em_open"):
            style = "B" if part.type == "strong_open" else "I"
        elif part.type in ("strong_close", "em_close"):
            style = ""
        elif part.type in ("text", "code_inline"):
            found.append((style, part.content))
        elif part.type == "softbreak":
            found.append((style, " "))
    return found
