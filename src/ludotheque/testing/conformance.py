"""What every game on the shelf must keep. Each check takes a variant and a number of seats and asserts.

To run a game through all of it::

    from ludotheque.testing.conformance import CHECKS, cases

    @pytest.mark.parametrize(("variant", "seats"), cases(GAME))
    @pytest.mark.parametrize("check", CHECKS)
    def test_conformance(check, variant, seats):
        check(variant, seats)
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterator

import msgspec
import numpy as np
import pytest

from ludotheque.core import chance
from ludotheque.core.contract import CHANCE, NOBODY, Game, Variant
from ludotheque.core.errors import BadText, GameOver, IllegalMove, OutOfTurn
from ludotheque.core.events import narrate
from ludotheque.core.fastrandom import generator
from ludotheque.core.match import Match
from ludotheque.core.messages import LANGUAGES, messages
from ludotheque.core.specialise import specialise
from ludotheque.core.structure import FILLER

from .walk import Step, copy, legal_actions, opening, walk

Check = Callable[[Variant, int], None]

GAMES = 3  # ways through the game that a check looks at
LIMIT = 400  # moves of each


def cases(game: Game) -> Iterator[tuple[Variant, int]]:
    """Every combination of options with every number of players."""
    for variant in game.variants():
        for seats in game.seat_counts:
            yield variant, seats


def case_name(value: object) -> str:
    if isinstance(value, Variant):
        return "-".join([value.name, *(str(choice) for choice in value.options.values())])
    return f"{value}p" if isinstance(value, int) else getattr(value, "__name__", str(value))


def _steps(variant: Variant, seats: int, games: int = GAMES, limit: int = LIMIT) -> Iterator[Step]:
    for seed in range(games):
        yield from walk(variant, seats, seed, limit)


def legal_ids_ascend(variant: Variant, seats: int) -> None:
    for step in _steps(variant, seats):
        assert step.legal == sorted(set(step.legal))
        assert (step.mover == NOBODY) == (not step.legal)
        assert all(0 <= action < variant.engine.actions for action in step.legal)
        assert step.mover in range(-2, seats)


def every_legal_action_applies(variant: Variant, seats: int) -> None:
    """On copies, so that what it came from stays as it was; and apply draws nothing."""
    engine = variant.engine
    board = engine.board.tobytes()
    for step in _steps(variant, seats, games=2, limit=150):
        before = step.state.tobytes()
        for action in step.legal:
            after = copy(step.state)
            engine.apply(engine.board, after, action)
            assert after.tobytes() != before
            assert after.key.tobytes() == step.state.key.tobytes()
            assert after.words == step.state.words + (step.mover == CHANCE)
        assert step.state.tobytes() == before
    assert engine.board.tobytes() == board


def refusals_agree_with_legal(variant: Variant, seats: int) -> None:
    """For all actions or, where there are very many, for others in every position."""
    engine = variant.engine
    stride = max(engine.actions // 200, 1)
    for number, step in enumerate(_steps(variant, seats, games=2)):
        if step.mover in (CHANCE, NOBODY):
            continue
        for action in {*step.legal, *range(number % stride, engine.actions, stride)}:
            code = engine.refusal(engine.board, step.state, action)
            assert (code == 0) == (action in step.legal), engine.text(action)
            assert 0 <= code < len(engine.refusals)


def text_and_action_match(variant: Variant, seats: int) -> None:
    engine = variant.engine
    for step in _steps(variant, seats):
        texts = [engine.text(action) for action in step.legal]
        assert len(set(texts)) == len(texts)
        assert [engine.action(text) for text in texts] == step.legal
    assert engine.action("") is None
    assert engine.action("no such move") is None


def illegal_texts_change_nothing(variant: Variant, seats: int) -> None:
    engine = variant.engine
    match = variant.new(seats, seed=5)
    while match.at_chance:
        match.chance()
    before = match.state.tobytes()
    mover = match.mover
    assert mover is not None
    for text in ("", "no such move", " ", "0", "\N{BONE}", "x" * 1000):
        with pytest.raises(BadText):
            match.play(text)
    illegal = [a for a in range(engine.actions) if engine.refusal(engine.board, match.state, a)]
    for action in illegal[:200]:
        text = engine.text(action)
        with pytest.raises(IllegalMove) as refused:
            match.play(text)
        assert refused.value.rule in engine.refusals
        assert refused.value.rule in str(refused.value)
    with pytest.raises(OutOfTurn):
        match.play(match.legal()[0], seat=(mover + 1) % seats)
    assert match.state.tobytes() == before
    assert sorted(match.legal_shown().values()) == match.legal_actions().tolist()
    for shown, action in match.legal_shown().items():
        assert match.check(shown, shown=True) == action
    assert match.moves == [] or match.moves[-1][0] is None


def nothing_gets_lost(variant: Variant, seats: int) -> None:
    engine = variant.engine
    for step in _steps(variant, seats):
        assert engine.audit(engine.board, step.state) == []


def deal_sets_every_field(variant: Variant, seats: int) -> None:
    engine = variant.engine
    clean = opening(variant, seats, 3)
    layout = np.zeros(engine.layout_size, np.int16)
    littered = copy(clean)
    chance.sow(littered, chance.key_of(3), 0)
    engine.draw(engine.board, littered, seats, layout)
    fields = [name for name in engine.state.names or () if not name.startswith(FILLER)]
    for name in fields:
        if name not in ("key", "words"):
            littered[name] = np.ones_like(littered[name])
    engine.deal(engine.board, littered, seats, variant.option_codes, layout)
    for name in fields:
        assert np.array_equal(littered[name], clean[name]), name


def setup_and_layout_match(variant: Variant, seats: int) -> None:
    engine = variant.engine
    for seed in range(10):
        match = variant.new(seats, seed=seed)
        written = json.loads(json.dumps(match.setup))
        assert engine.setup(engine.layout(written, seats), seats) == match.setup


def records_come_back(variant: Variant, seats: int) -> None:
    """Finished and unfinished, and the seed proves the deal."""
    from ludotheque.core.record import check_fair

    for seed in range(2):
        match = variant.new(seats, seed=seed)
        rng = generator(seed)
        halfway = None
        for _ in range(variant.engine.longest):
            if match.over:
                break
            if match.at_chance:
                match.chance()
            else:
                match.play(variant.engine.text(int(variant.engine.greedy(match.board, match.state, rng))))
            if match.ply == 10:
                halfway = match.record()
        assert match.over
        record = match.record()
        again = Match.from_record(msgspec.json.encode(record))
        assert again.record() == record
        check_fair(again)
        assert halfway is not None
        assert "result" not in halfway
        assert "seed" not in halfway["fair"]
        assert Match.from_record(halfway).record() == halfway
        assert Match.from_record(record, upto=10).state.tobytes() == match.position(10).tobytes()
        with pytest.raises(GameOver):
            again.play(record["moves"][-1][1])


def forks_are_apart(variant: Variant, seats: int) -> None:
    match = variant.new(seats, seed=1)
    rng = generator(1)
    while match.ply < 50 and not match.over:
        if match.at_chance:
            match.chance()
        else:
            match.play(variant.engine.text(int(variant.engine.greedy(match.board, match.state, rng))))
    record, ply = match.record(), match.ply
    twin = match.fork(ply // 2)
    assert twin.moves == match.moves[: ply // 2]
    legal = twin.legal()
    twin.play(legal[-1])
    assert twin.ply == ply // 2 + 1
    assert match.record() == record


def views_leak_nothing(variant: Variant, seats: int) -> None:
    """Whatever a seat cannot know may change: it sees the same."""
    engine = variant.engine
    rng = generator(9)
    for step in _steps(variant, seats, games=2, limit=200):
        for seat in range(seats):
            seen = msgspec.json.encode(engine.view(engine.board, step.state, seat))
            other = copy(step.state)
            engine.imagine(engine.board, other, seat, rng)
            assert msgspec.json.encode(engine.view(engine.board, other, seat)) == seen


def imagined_positions_are_sound(variant: Variant, seats: int) -> None:
    """They could have come about: nothing is lost, the same seat moves, the game goes on to its end."""
    engine = variant.engine
    rng = generator(10)
    for number, step in enumerate(_steps(variant, seats, games=2, limit=200)):
        seat = number % seats
        other = copy(step.state)
        engine.imagine(engine.board, other, seat, rng)
        assert engine.audit(engine.board, other) == []
        assert engine.mover(engine.board, other) == step.mover
        assert other.key.tobytes() != step.state.key.tobytes()
        if step.mover == seat:
            assert legal_actions(variant, other) == step.legal


def imagination_depends_on_knowledge_only(variant: Variant, seats: int) -> None:
    """Two positions that a seat cannot tell apart are imagined alike."""
    engine = variant.engine
    for number, step in enumerate(_steps(variant, seats, games=2, limit=200)):
        seat = number % seats
        once, twice = copy(step.state), copy(step.state)
        engine.imagine(engine.board, twice, seat, generator(number + 1))
        for state in (once, twice):
            engine.imagine(engine.board, state, seat, generator(number))
        assert once.tobytes() == twice.tobytes()


def forgetting_takes_knowledge_only(variant: Variant, seats: int) -> None:
    """A long memory keeps everything; what a short one loses does not depend on what the seat cannot know."""
    engine = variant.engine
    if engine.forget is None:
        return
    for number, step in enumerate(_steps(variant, seats, games=2, limit=200)):
        seat = number % seats
        kept, once, twice = copy(step.state), copy(step.state), copy(step.state)
        engine.forget(engine.board, kept, seat, 1e12, number)
        assert kept.tobytes() == step.state.tobytes()
        engine.imagine(engine.board, twice, seat, generator(number + 1))
        for state in (once, twice):
            engine.forget(engine.board, state, seat, 4.0, number)
            engine.imagine(engine.board, state, seat, generator(number))
        assert once.tobytes() == twice.tobytes()
        assert engine.mover(engine.board, once) == step.mover
        if step.mover == seat:
            assert legal_actions(variant, once) == step.legal


def greedy_does_not_cheat(variant: Variant, seats: int) -> None:
    engine = variant.engine
    for number, step in enumerate(_steps(variant, seats)):
        if step.mover < 0:
            continue
        chosen = engine.greedy(engine.board, step.state, generator(number))
        assert chosen in step.legal
        other = copy(step.state)
        engine.imagine(engine.board, other, step.mover, generator(number + 1))
        assert engine.greedy(engine.board, other, generator(number)) == chosen


def estimates_are_shares(variant: Variant, seats: int) -> None:
    engine = variant.engine
    out = np.full(seats, np.nan)
    for step in _steps(variant, seats):
        engine.estimate(engine.board, step.state, out)
        assert np.all((out >= 0) & (out <= 1))


def games_end_in_time(variant: Variant, seats: int) -> None:
    engine = variant.engine
    games = 30
    points, places = np.zeros((games, seats), np.int32), np.zeros((games, seats), np.int32)
    moves, endings, firsts = np.zeros(games, np.int32), np.zeros(games, np.int8), np.zeros(games, np.int8)
    specialise("ludotheque.lab.loops", variant.game).play_games(
        engine.board,
        chance.key_of(11),
        0,
        seats,
        variant.option_codes,
        np.array([seat % 2 for seat in range(seats)], np.int8),
        np.zeros(engine.layout_size, np.int16),
        np.zeros(engine.actions, np.int16),
        np.zeros(engine.longest + 1, np.int16),
        points,
        places,
        moves,
        endings,
        firsts,
    )
    assert moves.max() <= engine.longest
    assert np.all((firsts >= 0) & (firsts < seats))
    assert np.all((endings > 0) & (endings < len(engine.endings)))
    assert np.all((places >= 1) & (places <= seats))


def every_move_is_told(variant: Variant, seats: int) -> None:
    """In every language, to every seat and to a bystander; the view and the move in words too."""
    engine = variant.engine
    game = variant.game
    names = [f"N{seat}" for seat in range(seats)]
    steps = list(_steps(variant, seats, games=1, limit=250))
    for number, (step, following) in enumerate(itertools.pairwise(steps)):
        language = LANGUAGES[number % len(LANGUAGES)]
        say = messages(language, game.folder / "locales")
        seat = (None, *range(seats))[number % (seats + 1)]
        told = engine.tell(engine.board, step.state, step.action, following.state, seat)
        assert told
        for event in told:
            sentence = narrate(event, game.name, say, names, seat)
            assert not sentence.startswith(f"{game.name}-tell-"), sentence
            assert "{" not in sentence, sentence
        phrase = engine.phrase(engine.board, step.state, step.action)
        assert say.say_phrase(phrase) != phrase.id
        lines = engine.describe(engine.view(engine.board, step.state, seat), say, names)
        assert lines
        assert not any("{" in line or f"{game.name}-" in line for line in lines), lines


CHECKS: tuple[Check, ...] = (
    legal_ids_ascend,
    every_legal_action_applies,
    refusals_agree_with_legal,
    text_and_action_match,
    illegal_texts_change_nothing,
    nothing_gets_lost,
    deal_sets_every_field,
    setup_and_layout_match,
    records_come_back,
    forks_are_apart,
    views_leak_nothing,
    imagined_positions_are_sound,
    imagination_depends_on_knowledge_only,
    forgetting_takes_knowledge_only,
    greedy_does_not_cheat,
    estimates_are_shares,
    games_end_in_time,
    every_move_is_told,
)
