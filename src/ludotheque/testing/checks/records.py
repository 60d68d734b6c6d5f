"""How a game begins, and how it is written down and read."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np

from ludotheque.core.chance import fair
from ludotheque.core.chance.fast import generator
from ludotheque.core.errors import GameOver
from ludotheque.core.kernels.structure import FILLER
from ludotheque.core.match import Match
from ludotheque.core.record import check_fair

from ..case import Case, check, differences, plain, raised
from ..walk import copy, opening

HALFWAY = 10  # moves after which a game is written down unfinished; a shorter one before its last move


@check
def deal_sets_every_field(case: Case) -> None:
    engine = case.engine
    case.seed = 3
    clean = opening(case.variant, case.seats, case.seed)
    layout = np.zeros(engine.layout_size, np.int16)
    littered = copy(clean)
    fair.sow(littered, fair.key_of(case.seed), 0)
    engine.draw(engine.board, littered, case.seats, layout)
    fields = [name for name in engine.state.names or () if not name.startswith(FILLER)]
    for name in fields:
        if name not in ("key", "words"):
            littered[name] = 1
    engine.deal(engine.board, littered, case.seats, case.variant.option_codes, layout)
    left = [name for name in fields if plain(littered[name]) != plain(clean[name])]
    assert not left, (
        f"`deal` does not set {', '.join(f'`{name}`' for name in left)} whatever was there before: "
        f"{differences(clean, littered)}"
    )


@check
def setup_and_layout_match(case: Case) -> None:
    engine = case.engine
    for case.seed in range(10):
        match = case.variant.new(case.seats, seed=case.seed)
        setup = match.setup
        again = engine.setup(engine.layout(json.loads(json.dumps(setup)), case.seats), case.seats)
        assert again == setup, f"`setup` of the `layout` that it is read as: {differences(setup, again)}"


@check
def records_come_back(case: Case) -> None:
    """Finished and unfinished, and the seed proves the deal."""
    for case.seed in range(2):
        case.ply = None
        match = case.variant.new(case.seats, seed=case.seed)
        assert not match.over, "the game is over before the first move"
        begun: dict[str, Any] = {}
        for _ in _played(case, match, case.engine.longest):
            if match.ply <= HALFWAY and not match.over:
                begun = match.record()
        assert match.over, (
            f"it goes on after {match.ply} moves; expected an end, for `longest` is {case.engine.longest}"
        )
        record = match.record()
        again = Match.from_record(msgspec.json.encode(record))
        assert again.record() == record, f"the record read back: {differences(record, again.record())}"
        check_fair(again)
        late = raised(GameOver, again.play, record["moves"][-1][1])
        assert late, f"{record['moves'][-1][1]!r} was played after the end; expected GameOver"
        case.ply = len(begun["moves"])
        assert "result" not in begun, f"the record of an unfinished game has a result: {begun['result']}"
        assert "seed" not in begun["fair"], "the record of an unfinished game tells the seed"
        unfinished = Match.from_record(begun).record()
        assert unfinished == begun, f"the record of an unfinished game read back: {differences(begun, unfinished)}"
        read, then = Match.from_record(record, upto=case.ply).state, match.position(case.ply)
        assert read.tobytes() == then.tobytes(), f"the position read from the record: {differences(then, read)}"


def _played(case: Case, match: Match, moves: int) -> Iterator[None]:
    """Plays greedily, at most so many moves; stops before each of them, and after the last."""
    rng = generator(case.seed or 0)
    while match.ply < moves and not match.over:
        yield
        case.ply = match.ply
        if match.at_chance:
            match.chance()
        else:
            match.play(case.engine.text(int(case.engine.greedy(match.board, match.state, rng))))
    case.ply = match.ply
    yield


@check
def forks_are_apart(case: Case) -> None:
    case.seed = 1
    match = case.variant.new(case.seats, seed=case.seed)
    for _ in _played(case, match, 50):
        pass
    record = match.record()
    case.ply = match.ply // 2
    twin = match.fork(case.ply)
    moves = match.moves[: case.ply]
    assert twin.moves == moves, f"the moves of a fork: {differences(moves, twin.moves)}"
    twin.play(twin.legal()[-1])
    assert twin.ply == case.ply + 1, f"a fork has {twin.ply} moves after one more, expected {case.ply + 1}"
    assert match.record() == record, f"a move in a fork changed the match: {differences(record, match.record())}"
