"""The rules of a variant that are not the usual ones, in words, and the paragraphs of the rulebook that they change."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ludotheque.core.board.dials import all_dials, spelled
from ludotheque.core.contract import Variant
from ludotheque.core.messages import Messages
from ludotheque.core.rulebook import Paragraph


@dataclass(frozen=True)
class ChangedRule:
    text: str  # *Cards in a hand: 4 (printed: 5)*
    printed: bool  # chosen among the printed rules, not changed
    paragraphs: tuple[str, ...]  # ids


def changed_rules(variant: Variant, say: Messages) -> list[ChangedRule]:
    """Options first, then numbers, as the game declares them."""
    game = variant.game
    places = {option.name: option.paragraphs for option in game.options}
    places |= {dial.path: dial.paragraphs for dial in game.dials}
    found = []
    for dial in all_dials(game):
        value = variant.options[dial.name] if dial.is_option else variant.numbers.get(dial.name, dial.usual)
        if value == dial.usual:
            continue
        words = dial.words(game)
        if dial.is_option:
            shown = say.say(f"{words}-{spelled(value)}".replace("_", "-"))
        else:
            shown = _number(value, dial.usual, bool(dial.values), say)
        text = say.say("web-changed-rule", what=say.say(words), value=shown)
        found.append(ChangedRule(text, dial.is_option and value in dial.printed, places[dial.name]))
    return found


def told_in_place(book: Sequence[Paragraph], changes: Sequence[ChangedRule], say: Messages) -> list[Paragraph]:
    """The rulebook, with what is changed below each paragraph that it changes."""
    return [
        Paragraph(
            part.id,
            "\n\n".join(
                [
                    part.text,
                    *(f"**{say.say('sheet-here', rule=each.text)}**" for each in changes if part.id in each.paragraphs),
                ]
            ),
        )
        for part in book
    ]


def _number(value: Any, usual: Any, plain: bool, say: Messages) -> str:
    if not plain:
        return say.say("web-changed-arranged")
    return f"{spelled(value)} ({say.say('web-lab-printed', value=spelled(usual))})"
