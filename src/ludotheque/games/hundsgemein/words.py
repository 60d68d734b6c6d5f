"""The quarter of Hundsgemein in words, for terminals and screen readers."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ludotheque.core.messages import Messages, Phrase

from .notation import COLUMNS, LOCALES, dropped, laid
from .state import BREEDS, CALL, DROP, SIDE
from .view import HundsgemeinView, Player, Street

MARKS = "ABCD"  # the seats, if owners are visible
FREE, BONES = "·", "×"

_COLOURS = {1: "green", 2: "yellow", 3: "dodger_blue1", 4: "medium_purple1"}
# fleas on the map, with the space around them, and moves; then their owners, there and before the names
STYLES = {
    rf"(?<=   ){breed}[A-D]?(?=      |$)|\b{breed}@[a-g][1-7]\b": f"bold {colour}" for breed, colour in _COLOURS.items()
} | {rf"(?<=   [1-4]){mark}(?=      |$)|(?<=^[> ] ){mark}(?= )": f"seat {seat}" for seat, mark in enumerate(MARKS)}


def describe(view: HundsgemeinView, say: Messages, names: Sequence[str]) -> list[str]:
    breeds = ", ".join(f"{breed} {say.say_phrase(_breed(breed))}" for breed in range(1, BREEDS + 1))
    lines = [say.say("hundsgemein-quarter"), breeds, *_map(view), ""]
    if view.over:
        lines += [_result(street, view, say, names) for street in view.streets] + [""]
    if any(view.out):
        out = [
            say.say("hundsgemein-out-breed", breed=_breed(breed), count=n) for breed, n in enumerate(view.out, 1) if n
        ]
        lines += [say.say("hundsgemein-out", fleas=out), ""]
    lines += [_player(seat, player, view, say, names) for seat, player in enumerate(view.players)]
    if view.asked is not None and view.mover is not None:
        asked = view.asked
        fields = {
            "name": names[asked.seat],
            "breed": _breed(asked.breed),
            "block": asked.block,
            "mover": names[view.mover],
        }
        you = "no" if view.seat is None else {view.mover: "yes", asked.seat: "owner"}.get(view.seat, "no")
        lines += ["", say.say("hundsgemein-asked", you=you, **fields)]
    return lines


def _map(view: HundsgemeinView) -> list[str]:
    """Row by row, with the dog of every street beside or above it: `Rex5`."""
    dogs = {street.name: f"{street.dog}{street.worth}" for street in view.streets}
    cells = {flea.block: f"{flea.breed}{'' if flea.owner is None else MARKS[flea.owner]}" for flea in view.fleas}
    cells.setdefault(view.bones, BONES)
    lines = [
        "    " + "".join(f"{column:<8}" for column in COLUMNS).rstrip(),
        " " * 8 + "".join(f"{f'v{i}':<8}" for i in range(1, SIDE)).rstrip(),
        " " * 7 + "".join(f"{dogs[f'v{i}']:<8}" for i in range(1, SIDE)).rstrip(),
    ]
    for row in range(1, SIDE + 1):
        lines.append(f"{row}   " + "".join(f"{cells.get(f'{column}{row}', FREE):<8}" for column in COLUMNS).rstrip())
        if row < SIDE:
            lines.append(f"  h{row} {dogs[f'h{row}']}")
    return lines


def _result(street: Street, view: HundsgemeinView, say: Messages, names: Sequence[str]) -> str:
    counts = []
    for seat, name in enumerate(names):
        fleas = street.fleas[seat] if street.fleas else 0
        if street.runs:
            counts.append(say.say("hundsgemein-street-runs", name=name, runs=street.runs[seat], fleas=fleas))
        else:
            counts.append(say.say("hundsgemein-street-fleas", name=name, fleas=fleas))
    winner = "none" if street.winner is None else names[street.winner]
    you = "yes" if street.winner is not None and street.winner == view.seat else "no"
    fields = {"street": street.name, "dog": street.dog, "worth": street.worth, "counts": counts}
    return say.say("hundsgemein-street", winner=winner, you=you, **fields)


def _player(seat: int, player: Player, view: HundsgemeinView, say: Messages, names: Sequence[str]) -> str:
    mark = ">" if seat == view.mover else " "
    letter = f"{MARKS[seat]} " if view.over or view.open_owners else ""
    shown = [_breed(breed) for breed in player.face_up] or "none"
    parts = [say.say("hundsgemein-player", name=names[seat], breeds=shown, reserve=player.reserve)]
    if player.score is not None and player.dogs is not None:
        parts.append(say.say("hundsgemein-score", dogs=player.dogs, score=player.score))
    return f"{mark} {letter}{', '.join(parts)}"


def phrase(board: np.record, s: np.record, action: int) -> Phrase:
    if action < DROP:
        breed, block = laid(action)
        return _say("lay", breed=_breed(breed), block=block)
    if action < CALL:
        breeds = dropped(action)
        if len(breeds) == 1:
            return _say("drop", breed=_breed(breeds[0]))
        return _say("drop-two", first=_breed(breeds[0]), second=_breed(breeds[1]))
    return _say("call" if action == CALL else "ok")


def _breed(breed: int) -> Phrase:
    """The name of a breed."""
    return Phrase(f"hundsgemein-breed-{breed}", {}, LOCALES)


def _say(what: str, **fields: str | Phrase) -> Phrase:
    return Phrase(f"hundsgemein-move-{what}", fields, LOCALES)
