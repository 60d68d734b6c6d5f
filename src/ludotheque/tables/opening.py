"""Opening a table: what the request asks for becomes the first line of the table's log, with new tokens."""

from __future__ import annotations

import secrets
import time
from typing import Any

from ludotheque.bots.roster import roster_name
from ludotheque.core.board.dials import turned
from ludotheque.core.colours import chosen_colours, colours_of_setup, in_words
from ludotheque.core.errors import BadRequest
from ludotheque.core.match import Match
from ludotheque.core.messages import messages
from ludotheque.core.shelf import find

from .capabilities import clean_name, hash_of, new_table_id, new_token
from .entries import Fork, Opening, Place
from .first import FIRST, RULES, check_first
from .fork import fork_at, fork_of
from .requests import ForkPlan, NewTable
from .seats import bot_name
from .shown.wire import Opened, SeatTokens
from .table import Table


def link(table: str, token: str) -> str:
    """A page of the table. The token follows a #, so that neither servers nor other pages see it."""
    return f"/t/{table}#{token}"


def check_fork_plan(plan: ForkPlan) -> None:
    """Raises BadRequest unless it names one game."""
    if (plan.table is None) == (plan.record is None):
        raise BadRequest("error-fork-what")


def fork_from_record(asked: NewTable, record: dict[str, Any], moves: int) -> Fork:
    """The beginning of a game that was played elsewhere."""
    match = Match.from_record(record, moves)
    seed = None if match.seed is None else f"{match.seed:064x}"
    check_origin(match, colours_of_setup(find(asked.game), match.setup, match.seats), asked)
    return fork_of(match, moves, None, seed)


def fork_from_table(asked: NewTable, table: Table, moves: int) -> Fork:
    """The beginning of a game that was finished here."""
    check_origin(table.finished(), table.colours, asked)
    return fork_at(table, moves)


def check_origin(match: Match, colours: list[str], asked: NewTable) -> None:
    """Raises BadRequest if the new table asks for other rules or seats than the game it continues. The players keep
    their `colours`; they may choose others where the rules do not know them."""
    options, numbers = match.variant.options, match.variant.numbers
    same_options = all(options.get(name) == value for name, value in asked.options.items())
    same_numbers = all(numbers.get(path) == value for path, value in asked.numbers.items())
    same_first = asked.first in (RULES, match.setup.get(FIRST))
    same_rules = same_options and same_numbers and same_first
    if match.variant.name != asked.game or match.seats != len(asked.seats) or not same_rules:
        raise BadRequest("error-fork-other", game=match.variant.name, seats=match.seats)
    if match.variant.game.colours_entry and asked.colours not in (None, colours):
        raise BadRequest("error-fork-colours", colours=in_words(colours))
    asked.options, asked.numbers = options, numbers
    if asked.colours is None and colours:
        asked.colours = colours


def new_opening(asked: NewTable, fork: Fork | None, lang: str, id: str | None = None) -> tuple[Opening, Opened]:
    """The table as it is stored, and the tokens that only its creator is told. `lang`: that names were typed in."""
    game = find(asked.game)
    variant = game.variant(asked.options, turned(game, asked.numbers))
    _ = variant.engine  # raises, if the board cannot be built
    game.check_seats(len(asked.seats))
    colours = chosen_colours(game, asked.colours, len(asked.seats))
    check_first(game, len(asked.seats), asked.first)
    id, owner, watch = id or new_table_id(), new_token(), new_token()
    opened = Opened(id, owner, watch, link(id, watch), [], [], None)  # type: ignore[arg-type]
    places: list[Place] = []
    taken = [seat.name for seat in asked.seats if seat.name]
    for number, seat in enumerate(asked.seats):
        if seat.kind == "bot":
            level = roster_name(seat.level or asked.stand_in)
            name = clean_name(seat.name) if seat.name else bot_name(number, taken)
            places.append(Place("bot", name, level, None, lang if seat.name else None))
            taken.append(name)
            continue
        if seat.level is not None:
            raise BadRequest("error-level-of-person")
        token = new_token()
        given = SeatTokens(number, token, link(id, token))
        if seat.kind == "human":
            opened.seats.append(given)
            if seat.name is None:
                places.append(Place("human", messages(lang).say("web-player", number=number + 1), None, hash_of(token)))
            else:
                places.append(Place("human", clean_name(seat.name), None, hash_of(token), lang))
        else:
            opened.invitations.append(given)
            places.append(Place("open", None, None, hash_of(token)))
    opening = Opening(
        id=id,
        game=asked.game,
        options=variant.options,
        places=places,
        owner=hash_of(owner),
        watch=hash_of(watch),
        secret=secrets.token_hex(32),
        public=asked.public,
        wait=asked.wait,
        pace=asked.pace,
        away=asked.away,
        stand_in=roster_name(asked.stand_in),
        created=time.time(),
        fork=fork,
        numbers=variant.numbers,
        hints=asked.hints,
        sealed=asked.sealed,
        colours=colours or None,
        first=asked.first,
        living_room=asked.living_room,
    )
    return opening, opened
