"""Everything that can be done at a table.

A command either adds changes to the table's log, or raises and changes nothing.
"""

from __future__ import annotations

import math
import secrets
import time

import msgspec

from ludotheque.bots.roster import roster_name
from ludotheque.bots.stopping import STOP
from ludotheque.core.chance.proof import mixed_seed
from ludotheque.core.colours import setup_of_colours
from ludotheque.core.errors import GameOver
from ludotheque.core.match import Match

from .entries import (
    Agreed,
    BackAsked,
    Declined,
    Hinted,
    Mixed,
    Moved,
    Opening,
    Place,
    RematchOpened,
    Renamed,
    Replaced,
    Resigned,
    Returned,
    Revealed,
    Revealing,
    Sealed,
    Sealing,
    SeatFilled,
    SeatTaken,
    Started,
    TakenBack,
)
from .first import choose_first
from .refusals import Forbidden, NotNow, Stale
from .seats import Role
from .table import Table
from .takeback import is_free

MOST_NAMES = 20  # that a player may take at one table, one after the other

# --- before the deal ---


def join(
    table: Table,
    role: Role | None,
    name: str,
    added: str,
    hash: str,
    seat: int | None,
    seal: str | None = None,
    lang: str = "en",
) -> int:
    """Take an open seat: by its invitation, or any one at a public table. `lang`: that the name was typed in."""
    if role is not None and role.seat is not None:
        raise NotNow("error-seated")
    if role is not None and role.invitation is not None:
        seat = role.invitation
    elif not table.opening.public:
        raise Forbidden("error-invitation")
    free = _open_seats(table)
    if seat is None and free:
        seat = free[0]
    if table.match is not None or seat not in free:
        raise NotNow("error-seat-taken")
    if added:
        table.mixing.check_plain(seat)
    if seal is not None:
        table.mixing.check_seal(seat)
    table.add(SeatTaken(seat, name, hash, lang))
    if added:
        table.add(Mixed(seat, added))
    if seal is not None:
        table.add(Sealed(seat, seal))
    deal_if_full(table)
    return seat


def mix(table: Table, seat: int, text: str) -> None:
    _check_not_dealt(table)
    table.mixing.check_plain(seat)
    table.add(Mixed(seat, text))


def seal(table: Table, seat: int, seal: str) -> None:
    """Idempotent: the same seal sent twice is added once."""
    if table.mixing.seals[seat] == seal:
        return
    _check_not_dealt(table)
    table.mixing.check_seal(seat)
    table.add(Sealed(seat, seal))
    mix_on(table)


def reveal(table: Table, seat: int, text: str) -> None:
    """Idempotent: the same text sent twice is added once."""
    if table.mixing.status(seat) == "revealed" and table.mixing.added[seat] == text:
        return
    _check_not_dealt(table)
    table.mixing.check_reveal(seat, text)
    table.add(Revealed(seat, text))
    mix_on(table)


def mix_on(table: Table, now: float = -math.inf) -> None:
    """Go on to the next phase, or to the deal, if no seat is missing or the time is over."""
    people = [number for number, seat in enumerate(table.seats) if seat.kind == "human"]
    while table.match is None and (changes := table.mixing.next_changes(people, now)) is not None:
        for change in changes:
            table.add(change)
        if not any(isinstance(change, Revealing) for change in changes):
            _deal(table)


def mixing_is_late(table: Table, now: float) -> bool:
    return table.match is None and now >= table.mixing.deadline


def start(table: Table, fill: str | None) -> None:
    """The owner does not wait for the seats still open."""
    _check_not_dealt(table)
    table.mixing.check_start()
    free = _open_seats(table)
    if free and fill is None:
        raise NotNow("error-seats-open", count=len(free))
    level = "" if fill is None else roster_name(fill)
    for seat in free:
        table.add(SeatFilled(seat, level))
    _begin(table)


def deal_if_full(table: Table) -> None:
    if not table.opening.wait and not _open_seats(table):
        _begin(table)


def _begin(table: Table) -> None:
    if table.mixing.sealed:
        table.add(Sealing())
        mix_on(table)
    else:
        _deal(table)


def _deal(table: Table) -> None:
    opening, names = table.opening, table.names
    fork, dealt, players = opening.fork, opening.dealt, [seat.by for seat in table.seats]
    if dealt is not None:
        table.add(Started(dealt.setup, dealt.seed, names, players, why=dealt.why))
        table.roll()
        return
    seed = mixed_seed(table.secret, table.mixing.lines)
    mixed = f"{seed:064x}"
    if fork is None:
        chosen, why = choose_first(table.variant.game, opening.first, table.typed_names)
        chosen |= setup_of_colours(table.variant.game, table.colours)
        setup = table.variant.new(len(table.seats), seed, **chosen).setup
        table.add(Started(setup, mixed, names, players, why=why))
    else:
        table.add(Started(fork.setup, fork.seed or mixed, names, players, chance=mixed))
        make_room = STOP.get()  # for shorter work: there may be thousands of moves
        for seat, text in fork.moves:
            make_room()
            table.add(Moved(seat, text))
    table.roll()


def _open_seats(table: Table) -> list[int]:
    return [number for number, seat in enumerate(table.seats) if seat.kind == "open"]


def _check_not_dealt(table: Table) -> None:
    if table.match is not None:
        raise NotNow("error-dealt")


# --- moves ---


def move(table: Table, seat: int, ply: int, text: str) -> None:
    """A person's move, by the text people see."""
    match = _playing(table, ply)
    table.play(seat, match.check(text, seat, shown=True))


def bot_move(table: Table, action: int) -> None:
    match = _playing(table, table.ply)
    table.play(match.mover, match.check_action(action))


def resign(table: Table, seat: int, ply: int) -> None:
    """Of two players the other wins; at a larger table a bot plays on."""
    match = _playing(table, ply)
    if match.seats == 2:
        table.add(Resigned(seat))
    else:
        leave(table, seat, None)


def _playing(table: Table, ply: int) -> Match:
    """The match, if it goes on and the position is still that of `ply`."""
    if table.match is None:
        raise NotNow("error-not-dealt")
    if table.over:
        raise GameOver
    if not table.changed <= ply <= table.ply:
        raise Stale
    return table.match


# --- names ---


def rename(table: Table, seat: int, name: str, lang: str = "en") -> None:
    """Idempotent: the same name sent twice is added once. The names of a finished game stay. `lang`: that the name was
    typed in."""
    if table.over:
        raise GameOver
    if table.seats[seat].name == name:
        return
    if table.seats[seat].renamed >= MOST_NAMES:
        raise NotNow("error-renamed-enough", most=MOST_NAMES)
    table.add(Renamed(seat, name, lang))


# --- players who are gone ---


def leave(table: Table, seat: int, level: str | None) -> None:
    _playing(table, table.ply)
    if table.seats[seat].bot is not None:
        raise NotNow("error-left")
    table.add(Replaced(seat, roster_name(level or table.opening.stand_in)))


def replace_absent(table: Table, seat: int, level: str | None) -> None:
    """The owner lets a bot play for a player whose device is lost. Everywhere else only players decide that."""
    if not table.opening.living_room or seat >= len(table.seats):
        raise Forbidden("error-not-seat")
    leave(table, seat, level)


def come_back(table: Table, seat: int) -> None:
    if table.seats[seat].stand_in is None:
        raise NotNow("error-not-left")
    table.add(Returned(seat))


# --- taking back ---


def take_back(table: Table, seat: int, ply: int) -> None:
    """Take back the seat's last move, and what followed: at once where that is fair, else by asking."""
    match = _playing(table, ply)
    if table.asked:
        raise NotNow("error-asked")
    own = [number for number, (mover, _) in enumerate(match.moves) if mover == seat]
    if not own or own[-1] < table.taken_over:
        raise NotNow("error-no-move")
    target, others = own[-1], table.others(seat)
    if not table.practice and is_free(match, target, seat):
        table.add(TakenBack(seat, target))
    elif not others:  # hidden things that the player saw are drawn anew
        table.add(TakenBack(seat, target, secrets.token_hex(32)))
    elif gone := sorted(other for other in others if table.seats[other].stand_in is not None):
        raise NotNow("error-back-away", names=[table.names[other] for other in gone], count=len(gone))
    else:
        table.add(BackAsked(seat, target))


def answer(table: Table, seat: int, ply: int, agree: bool) -> None:
    """Agree to a take-back, or not."""
    _playing(table, ply)
    asked = table.asked
    if asked is None or seat == asked.seat or seat in asked.agreed:
        raise NotNow("error-not-asked")
    if not agree:
        table.add(Declined(seat))
        return
    table.add(Agreed(seat))
    if set(asked.agreed) | {seat} >= table.others(asked.seat):
        table.add(TakenBack(asked.seat, asked.moves))


# --- hints ---


def ask_hint(table: Table, seat: int) -> tuple[Match, int, int]:
    """What a hint is found from: a copy of the match, the ply it is for, and a seed. Other people are told."""
    match = table.match
    if match is None or match.mover != seat:
        raise NotNow("error-hint")
    if not table.hints:
        raise Forbidden("error-hints-off")
    if table.in_question:
        raise NotNow("error-hint-objection")
    if table.others(seat) and Hinted(seat) not in (entry.change for entry in table.entries[table.changed :]):
        table.add(Hinted(seat))
    return match.fork(), table.ply, table.bot_seed(seat)


# --- after the game ---


def ask_rematch(table: Table, seat: int | None, id: str) -> None:
    """`seat`: who asks; None for the owner."""
    if table.stage != "over":
        raise NotNow("error-not-over")
    if table.rematch is None:
        table.add(RematchOpened(seat, id))


def open_rematch(table: Table, seat: int | None, following: Opening) -> str:
    """The id of the next table: `following`, or the one that somebody else has opened before. The first entries of
    the next table are stored with the last one of this."""
    ask_rematch(table, seat, following.id)
    if table.rematch == following.id:
        fresh = Table(following)
        deal_if_full(fresh)
        table.bring(fresh.take_fresh())
    return table.rematch or following.id


def next_opening(table: Table, id: str, secret: str) -> Opening:
    """The same people once more. Their tokens stay good, and adaptive bots have got stronger or weaker."""
    places = [
        Place(seat.kind, seat.name, level, seat.hash, seat.lang)
        for seat, level in zip(table.seats, table.next_levels, strict=True)
    ]
    return msgspec.structs.replace(
        table.opening,
        id=id,
        secret=secret,
        places=places,
        public=False,
        wait=False,
        created=time.time(),
        fork=None,
        dealt=None,
        colours=table.colours or None,
    )
