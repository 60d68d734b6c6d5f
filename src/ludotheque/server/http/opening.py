"""Opening a table: what the request asks for becomes the first line of the table's log, with new tokens."""

from __future__ import annotations

import secrets
import time

from ludotheque.bots.roster import roster_name
from ludotheque.core.board.dials import turned
from ludotheque.core.colours import chosen_colours, colours_of_setup, in_words
from ludotheque.core.errors import BadRequest
from ludotheque.core.match import Match
from ludotheque.core.messages import messages
from ludotheque.core.shelf import find
from ludotheque.tables.capabilities import clean_name, hash_of, new_table_id, new_token
from ludotheque.tables.entries import Fork, Opening, Place
from ludotheque.tables.first import FIRST, RULES, check_first
from ludotheque.tables.fork import fork_at, fork_of
from ludotheque.tables.seats import bot_name
from ludotheque.tables.table import Table

from .. import schema
from ..house import House


def link(table: str, token: str) -> str:
    """A page of the table. The token follows a #, so that neither servers nor other pages see it."""
    return f"/t/{table}#{token}"


async def origin_of(house: House, asked: schema.NewTable, hash: str | None, address: str) -> Fork | None:
    """The beginning of the game that the new table continues."""
    plan = asked.fork
    if plan is None:
        return None
    if (plan.table is None) == (plan.record is None):
        raise BadRequest("error-fork-what")
    if plan.record is not None:
        game = find(asked.game)
        await house.readiness.wait(game.name)
        record = plan.record
        match = await house.reading.run(address, lambda: Match.from_record(record, plan.moves))
        seed = None if match.seed is None else f"{match.seed:064x}"
        check_origin(match, colours_of_setup(game, match.setup, match.seats), asked)
        return fork_of(match, plan.moves, None, seed)
    visitor = await house.clients.enter(plan.table or "", hash, address)

    def fork(table: Table) -> Fork:
        check_origin(table.finished(), table.colours, asked)
        return fork_at(table, plan.moves)

    return await house.questions.read(visitor.room, address, fork)


def check_origin(match: Match, colours: list[str], asked: schema.NewTable) -> None:
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


def new_opening(asked: schema.NewTable, fork: Fork | None, lang: str) -> tuple[Opening, schema.Opened]:
    """The table as it is stored, and the tokens that only its creator is told. `lang`: that names were typed in."""
    game = find(asked.game)
    variant = game.variant(asked.options, turned(game, asked.numbers))
    _ = variant.engine  # raises, if the board cannot be built
    game.check_seats(len(asked.seats))
    colours = chosen_colours(game, asked.colours, len(asked.seats))
    check_first(game, len(asked.seats), asked.first)
    id, owner, watch = new_table_id(), new_token(), new_token()
    opened = schema.Opened(id, owner, watch, link(id, watch), [], [], None)  # type: ignore[arg-type]
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
        given = schema.SeatTokens(number, token, link(id, token))
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
    )
    return opening, opened
