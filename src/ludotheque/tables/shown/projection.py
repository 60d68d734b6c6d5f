"""What each viewer is told about a table: its state, the news since a ply, and, after the end, record and proof.

A viewer is a seat, or None for a spectator.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludotheque.bots.adaptive import adaptive_strength
from ludotheque.bots.stopping import STOP
from ludotheque.core.board.overrides import entries_with
from ludotheque.core.chance.proof import Proof, proof_of, sealed_proof_of
from ludotheque.core.events import Starts

from ..entries import (
    BackAsked,
    Entry,
    Moved,
    RematchOpened,
    Renamed,
    Replaced,
    Sealed,
    SeatFilled,
    SeatTaken,
    Started,
    TakenBack,
)
from ..first import FIRST
from ..refusals import NotNow
from ..table import Table
from .wire import Forked, News, Result, SeatInfo, State, Told


def state(table: Table, viewer: int | None, since: int = 0, owner: bool = False) -> State:
    match, opening, variant = table.match, table.opening, table.variant
    return State(
        type="state",
        table=table.id,
        game=opening.game,
        options=variant.options,
        stage=table.stage,  # type: ignore[arg-type]
        ply=table.ply,
        moves=table.moves_made,
        seats=seat_infos(table),
        you=viewer,
        owner=owner,
        commitment=table.commitment,
        deal=None if match is None else match.commitment,
        view=None if match is None else match.view(viewer),
        told=retold(table, viewer, since),
        asked=table.asked,
        rematch=table.rematch,
        result=result(table),
        fork=None if opening.fork is None else Forked(opening.fork.table, table.taken_over),
        numbers=variant.numbers,
        board=entries_with(variant.game, variant.numbers) if variant.numbers else None,
        practice=table.practice,
        hints=table.hints,
        away=opening.away,
        stand_in=opening.stand_in,
        sealed=table.mixing.sealed,
        mixing=table.mixing.told() if match is None else None,
        story_from=table.story_from,
        rematch_by=table.rematch_by,
        living_room=opening.living_room,
    )


def news(table: Table, viewer: int | None, since: int) -> News:
    return news_for(table, [viewer], since)[viewer]


def news_for(table: Table, viewers: Iterable[int | None], since: int) -> dict[int | None, News]:
    """The news for several viewers: what they are told alike is found out once."""
    match, over = table.match, table.over
    told = told_for(table, viewers, since)
    seats = seat_infos(table) if table.seated > since else None
    ended = result(table) if over else None
    mixing = table.mixing.told() if match is None else None
    practice, hints, story_from = table.practice, table.hints, table.story_from
    return {
        viewer: News(
            type="news",
            table=table.id,
            you=viewer,
            ply=table.ply,
            moves=table.moves_made,
            over=over,
            told=found,
            view=None if match is None else match.view(viewer),
            seats=seats,
            asked=table.asked,
            result=ended,
            practice=practice,
            hints=hints,
            mixing=mixing,
            story_from=story_from,
        )
        for viewer, found in told.items()
    }


def retold(table: Table, viewer: int | None, since: int) -> list[Told]:
    """The same for a viewer who may have been told before: without what players must remember."""
    start = table.story_from
    early = [
        Told(entry.ply, entry.kind, entry.seat) if isinstance(entry.change, Moved) else _told(table, entry, viewer)
        for entry in table.entries[since : max(start - 1, since)]
    ]
    return early + told(table, viewer, max(start - 1, since))


def told(table: Table, viewer: int | None, since: int) -> list[Told]:
    """The log since a ply, as the viewer may know it."""
    return told_for(table, [viewer], since)[viewer]


def told_for(table: Table, viewers: Iterable[int | None], since: int) -> dict[int | None, list[Told]]:
    """The same for several viewers, entry by entry: a game finds out once what its seats hear alike."""
    give_way = STOP.get()
    found: dict[int | None, list[Told]] = {viewer: [] for viewer in viewers}
    for entry in table.entries[since:]:
        give_way()
        change, ply, match = entry.change, entry.ply, table.match
        step = table.step_at(ply)
        if step is None or match is None:
            for viewer, so_far in found.items():
                so_far.append(_told(table, entry, viewer))
            continue
        kind, seat, tell, board = change.kind, entry.seat, match.engine.tell, match.board
        before, action, after = step
        for viewer, so_far in found.items():
            so_far.append(Told(ply, kind, seat, None, tell(board, before, action, after, viewer)))
    return found


def _told(table: Table, entry: Entry, viewer: int | None) -> Told:
    change, ply, match = entry.change, entry.ply, table.match
    if isinstance(change, Moved) and match is not None:
        seat, index = change.seat, table.index_of(ply)
        return Told(ply, change.kind, seat, events=None if index is None else match.tell(index, viewer))
    if isinstance(change, Started) and change.why is not None:
        return Told(ply, change.kind, None, events=[Starts(seat=change.setup[FIRST], why=change.why)])
    return Told(ply, change.kind, entry.seat, text=_public_text(entry), moves=_moves_standing(entry))


def _public_text(entry: Entry) -> str | None:
    """Not what a seat mixed in or revealed: that is published with the proof."""
    match entry.change:
        case SeatTaken(name=text) | Renamed(name=text) | Sealed(seal=text) | RematchOpened(table=text):
            return text
        case SeatFilled(level=text) | Replaced(level=text):
            return text
    return None


def _moves_standing(entry: Entry) -> int | None:
    match entry.change:
        case BackAsked(moves=moves) | TakenBack(moves=moves):
            return moves
    return None


def seat_infos(table: Table) -> list[SeatInfo]:
    mixing = table.mixing
    return [
        SeatInfo(
            kind=seat.kind,  # type: ignore[arg-type]
            name=seat.name,
            level=seat.bot,
            stand_in=seat.stand_in is not None,
            added=bool(line),
            seal=mixing.seals[number],
            mixing=mixing.status(number),
            colour=table.colours[number] if table.colours else None,
        )
        for number, (seat, line) in enumerate(zip(table.seats, mixing.lines, strict=True))
    ]


def result(table: Table) -> Result | None:
    match = table.match
    if match is None or not table.over:
        return None
    adaptive = any(seat.kind == "bot" and seat.level and adaptive_strength(seat.level) for seat in table.seats)
    following = table.next_levels if adaptive else None
    if match.resigned is not None:
        return Result(match.places, match.end or "", by=match.resigned, next_levels=following)
    return Result(match.places, match.end or "", match.scores, next_levels=following)


def game(table: Table) -> dict[str, Any]:
    """The record of the game as far as it has come, to go on with it elsewhere. It has all that is hidden, so there
    must be nobody to hide it from."""
    if table.match is None:
        raise NotNow("error-not-dealt")
    if table.practice:
        raise NotNow("error-record-redrawn")
    return table.match.record()


def record(table: Table) -> dict[str, Any]:
    """The game record, once the game is over."""
    if table.practice:
        raise NotNow("error-record-redrawn")
    return table.finished().record()


def proof(table: Table) -> Proof:
    """The proof that the deal was fair, once the game is over."""
    if table.practice:
        raise NotNow("error-record-redrawn")
    if table.opening.fork is not None:
        raise NotNow("error-proof-forked", moves=table.taken_over)
    match, mixing = table.finished(), table.mixing
    if mixing.sealed:
        return sealed_proof_of(match, table.secret, mixing.added, mixing.seals, mixing.unrevealed)
    return proof_of(match, table.secret, mixing.added)
