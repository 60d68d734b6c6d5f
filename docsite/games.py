"""A page for each game, from one template: its data, and what people wrote about it."""

from __future__ import annotations

import re
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from ludotheque.core.contract import Game, Option
from ludotheque.core.credits import roles_in_words
from ludotheque.core.messages import messages
from ludotheque.core.rulebook import Paragraph, rulebook
from ludotheque.core.shelf import shelf
from ludotheque.lab.contests.level_strengths import FOLDER as CALIBRATIONS
from ludotheque.lab.contests.level_strengths import calibrations, measured

from . import findings, statistics
from .pages import DOCS, Links
from .rulebooks import language_row

RULING = re.compile(r"[A-Z]\d+")
PLACED = ("Rulings", "Notation", "Findings", "History")  # sections that the template places itself


def pages() -> dict[str, str]:
    links = Links()
    found = {f"games/{name}.md": page(game, links) for name, game in shelf().items()}
    return found | links.shown


def page(game: Game, links: Links) -> str:
    say = messages("en", game.folder / "locales")
    book = rulebook(game, "en")
    written = notes((DOCS / "games" / f"{game.name}.md").read_text(encoding="utf-8"))
    levels = {each.game: each for each in calibrations(CALIBRATIONS)}
    template = Environment(
        loader=FileSystemLoader(Path(__file__).parent), undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    ).get_template("game.md.jinja")
    text = template.render(
        game=game,
        credits=roles_in_words(game, "en"),
        line=say.say(f"{game.name}-line"),
        players=span(game.players),
        minutes=span(game.minutes),
        goal=next((paragraph.text for paragraph in book if paragraph.id == "goal"), ""),
        languages=language_row(game, None, f"../rules/{{}}/{game.name}.md"),
        contents=[_heading(paragraph) for paragraph in book if paragraph.text.startswith("## ")],
        rulings=sorted(
            (paragraph for paragraph in book if RULING.fullmatch(paragraph.id)),
            key=lambda paragraph: int(paragraph.id[1:]),
        ),
        options=[(option.name, say.say(_option_id(game, option)), _values(game, option)) for option in game.options],
        notation=next((paragraph.text for paragraph in book if paragraph.id == "notation"), ""),
        written=written,
        others={title: body for title, body in written.items() if title and title not in PLACED},
        statistics=statistics.section(game),
        findings=findings.section(game),
        levels=measured(levels[game.name]) if game.name in levels else "",
    )
    return links.turned(text, "docs/games")


def notes(text: str) -> dict[str, str]:
    """The sections of a page by heading. Text before the first heading is not for the site."""
    _, *parts = re.split(r"^## (.+)\n", text, flags=re.MULTILINE)
    return {title.strip(): body.strip() for title, body in zip(parts[::2], parts[1::2], strict=True)}


def span(numbers: tuple[int, int]) -> str:
    low, high = numbers
    return str(low) if low == high else f"{low}–{high}"


def _heading(paragraph: Paragraph) -> tuple[str, str]:
    return paragraph.id, paragraph.text.removeprefix("## ")


def _option_id(game: Game, option: Option) -> str:
    return f"{game.name}-option-{option.name.replace('_', '-')}"


def _values(game: Game, option: Option) -> list[tuple[str, str]]:
    """The values with their meaning, and which are printed where not all are."""
    say = messages("en", game.folder / "locales")
    found = []
    for value in option.values:
        spelled = str(value).lower() if isinstance(value, bool) else str(value)
        meaning = say.say(f"{_option_id(game, option)}-{spelled}")
        if option.as_printed != option.values:
            meaning += f" ({say.say('web-option-printed' if value in option.as_printed else 'web-option-ours')})"
        found.append((spelled, meaning))
    return found
