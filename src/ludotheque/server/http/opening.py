"""Where a new table's game comes from, if it continues another one."""

from __future__ import annotations

from ludotheque.core.shelf import find
from ludotheque.tables.entries import Fork
from ludotheque.tables.opening import check_fork_plan, fork_from_record, fork_from_table

from .. import schema
from ..house import House

MOVES_A_REQUEST = 20  # moves taken over that cost as much as a request: they are read, played and stored


async def origin_of(house: House, asked: schema.NewTable, hash: str | None, address: str) -> Fork | None:
    """The beginning of the game that the new table continues. It is paid for before it is looked at."""
    plan = asked.fork
    if plan is None:
        return None
    check_fork_plan(plan)
    if plan.record is not None:
        record = plan.record
        moves = record.get("moves")
        house.buckets.take(address, len(moves) / MOVES_A_REQUEST if isinstance(moves, list) else 0)
        await house.readiness.wait(find(asked.game).name)
        return await house.reading.run(address, lambda: fork_from_record(asked, record, plan.moves))
    visitor = await house.clients.enter(plan.table or "", hash, address)
    house.buckets.take(address, min(plan.moves, visitor.room.table.moves_made) / MOVES_A_REQUEST)
    return await house.questions.read(visitor.room, address, lambda table: fork_from_table(asked, table, plan.moves))
