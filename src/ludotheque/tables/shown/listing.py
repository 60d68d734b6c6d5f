"""The list of public tables. It is made from the openings and the joins alone, so long logs do not slow it down."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.core.colours import usual_colours
from ludotheque.core.shelf import shelf

from ..entries import Entry, Opening, SeatTaken, hints_allowed
from .wire import Forked, Listed, SeatInfo


def public_tables(stored: Iterable[tuple[Opening, Iterable[Entry]]]) -> list[Listed]:
    """Tables with open seats, of games that are still on the shelf. `stored`: each with the entries of its joins."""
    found = []
    for opening, joined in stored:
        if opening.game not in shelf():
            continue
        seats = _seats(opening, joined)
        if any(seat.kind == "open" for seat in seats):
            found.append(
                Listed(
                    opening.id,
                    opening.game,
                    opening.options,
                    seats,
                    opening.created,
                    opening.numbers,
                    hints_allowed(opening, seats),
                    opening.away,
                    opening.stand_in,
                    opening.sealed,
                    None if opening.fork is None else Forked(opening.fork.table, len(opening.fork.moves)),
                )
            )
    return found


def _seats(opening: Opening, joined: Iterable[Entry]) -> list[SeatInfo]:
    seats = [SeatInfo(place.kind, place.name, place.level) for place in opening.places]  # type: ignore[arg-type]
    for entry in joined:
        assert isinstance(entry.change, SeatTaken)
        seats[entry.change.seat] = SeatInfo("human", entry.change.name, None)
    for seat, colour in zip(seats, opening.colours or usual_colours(shelf()[opening.game], len(seats)), strict=False):
        seat.colour = colour
    return seats
