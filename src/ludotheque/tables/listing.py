"""The list of public tables, made from who has joined alone: it takes as long however much has been mixed in."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.core.shelf import shelf
from ludotheque.server.schema import Listed, SeatInfo
from ludotheque.server.storage.sql import Store

from .entries import Entry, Opening, hints_allowed


def public_tables(store: Store) -> list[Listed]:
    """Those with open seats, of games that are still on the shelf. Blocks: to be called in a thread."""
    found = []
    for opening, joined in store.listed():
        seats = _seats(opening, joined)
        if opening.game in shelf() and any(seat.kind == "open" for seat in seats):
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
                )
            )
    return found


def _seats(opening: Opening, joined: Iterable[Entry]) -> list[SeatInfo]:
    seats = [SeatInfo(place.kind, place.name, place.level) for place in opening.places]  # type: ignore[arg-type]
    for entry in joined:
        assert entry.seat is not None
        seats[entry.seat] = SeatInfo("human", entry.text, None)
    return seats
