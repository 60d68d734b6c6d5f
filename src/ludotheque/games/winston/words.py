"""The table of Winston in words, for terminals and screen readers."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ludotheque.core.messages import Messages, Phrase

from .notation import CARD_NAMES, LETTERS, LOCALES
from .state import END, PASS, TAKE, UNDER
from .view import Dog, Player, WinstonView

_COLOURS = {"R": "red", "O": "dark_orange", "Y": "yellow", "G": "green", "B": "dodger_blue1", "P": "medium_purple1"}
STYLES = {rf"\b{letter}[hb]\b": f"bold {colour}" for letter, colour in _COLOURS.items()}


def describe(view: WinstonView, say: Messages, names: Sequence[str]) -> list[str]:
    lines = [say.say("winston-table", pile=view.pile)]
    if not view.table:
        lines.append("  " + say.say("winston-table-empty"))
    lines += [f"  {_drawing(dog):<30} {_dog(dog, view.numbers.complete, say)}" for dog in view.table]
    if view.under:
        lines.append(say.say("winston-under-pile", cards=[_card(card, say) for card in view.under]))
    lines.append("")
    for seat, player in enumerate(view.players):
        lines.append(_player(seat, player, view, say, names))
    if view.hand is not None and not view.over:
        lines.append("")
        lines.append(say.say("winston-hand", count=len(view.hand)))
        lines.append("  " + "  ".join(view.hand))
    return lines


def _drawing(dog: Dog) -> str:
    """The dog as its cards, nose first: `Rh=Rb=Rb`; an empty collar if the head is missing."""
    head = f"{dog.colour}h" if dog.head else "( )"
    return "=".join([head] + [f"{dog.colour}b"] * dog.bodies)


def _dog(dog: Dog, complete: int, say: Messages) -> str:
    colour = say.say(f"winston-dog-{dog.colour}")
    head = ("complete" if dog.bodies >= complete else "yes") if dog.head else "no"
    return say.say("winston-dog", dog=colour, head=head, bodies=dog.bodies)


def _card(card: str, say: Messages) -> str:
    return say.say(f"winston-card-{card}")


def _player(seat: int, player: Player, view: WinstonView, say: Messages, names: Sequence[str]) -> str:
    mark = ">" if seat == view.mover else " "
    parts = [say.say("winston-player", name=names[seat], cards=player.cards, dogs=player.dogs)]
    if player.score is not None:
        parts.append(say.say("winston-score", score=player.score))
    if view.bone == seat:
        parts.append(say.say("winston-has-bone", bodies=view.longest))
    if view.poo == seat:
        parts.append(say.say("winston-has-poo", bodies=view.shortest, card=view.poo_card or "none"))
    lines = [f"{mark} {', '.join(parts)}"]
    if player.taken and (view.over or view.open_dogs or seat == view.seat):
        lines.append("    " + "  ".join(_drawing(dog) for dog in player.taken))
    return "\n".join(lines)


def phrase(board: np.record, state: np.record, action: int) -> Phrase:
    if action < TAKE:
        return _say("play", card=_say(CARD_NAMES[action], "card"))
    if action < END:
        return _say("take", dog=_say(LETTERS[action - TAKE], "dog"))
    if action == END:
        return _say("end")
    if action < PASS:
        return _say("under", card=_say(CARD_NAMES[2 * (action - UNDER)], "card"))
    return _say("pass")


def _say(what: str, kind: str = "move", **fields: Phrase) -> Phrase:
    return Phrase(f"winston-{kind}-{what}", fields, LOCALES)
