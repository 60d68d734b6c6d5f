"""Checks that every game on the shelf must pass. Each takes a variant and a number of seats and asserts.

To run a game through all of it::

    from ludotheque.testing.conformance import CHECKS, cases

    @pytest.mark.parametrize(("variant", "seats"), cases(GAME))
    @pytest.mark.parametrize("check", CHECKS)
    def test_conformance(check, variant, seats):
        check(variant, seats)

A failure is a sentence that says what was found and what was expected, and begins with the case: game, options, number
of players, seed, moves played, seat.
"""

from __future__ import annotations

import functools
import itertools
import json
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import numpy as np

from ludotheque.core.chance import fair
from ludotheque.core.chance.fast import generator
from ludotheque.core.contract import CHANCE, NOBODY, Game, Variant
from ludotheque.core.engine.functions import KERNELS
from ludotheque.core.errors import BadText, GameOver, IllegalMove, OutOfTurn
from ludotheque.core.events import narrate
from ludotheque.core.kernels.specialise import specialise
from ludotheque.core.kernels.structure import FILLER
from ludotheque.core.match import Match
from ludotheque.core.messages import LANGUAGES, messages
from ludotheque.core.observation import NUMBER, Observation, size
from ludotheque.core.reading import anything
from ludotheque.core.record import check_fair

from .case import Case, check, differences, raised
from .case import Check as Check
from .lifetimes import dangling, kernels_of
from .walk import copy, legal_actions, opening

HALFWAY = 10  # moves after which a game is written down unfinished; a shorter one before its last move
BOUNDS = ("low", "high")  # of a part of an observation
LITTER = (12345, -12345)  # what an array may hold before a kernel fills it


def cases(game: Game) -> Iterator[tuple[Variant, int]]:
    """Every combination of options with every number of players."""
    for variant in game.variants():
        for seats in game.seat_counts:
            yield variant, seats


def case_name(value: object) -> str:
    if isinstance(value, Variant):
        return "-".join([value.name, *(str(choice) for choice in value.options.values())])
    return f"{value}p" if isinstance(value, int) else getattr(value, "__name__", str(value))


@check
def legal_ids_ascend(case: Case) -> None:
    actions = case.engine.actions
    for step in case.steps():
        mover, legal = step.mover, step.legal
        assert mover in range(-2, case.seats), (
            f"`mover` is {mover}; expected a seat below {case.seats}, CHANCE or NOBODY"
        )
        assert legal == sorted(set(legal)), f"`legal` gives {legal}; expected ascending ids, none twice"
        assert (mover == NOBODY) == (not legal), (
            f"`legal` gives {legal} while `mover` is {mover}; expected none exactly when it is NOBODY, {NOBODY}"
        )
        outside = [action for action in legal if not 0 <= action < actions]
        assert not outside, f"`legal` gives {outside}; expected ids from 0 to {actions - 1}, for `actions` is {actions}"


@check
def every_legal_action_applies(case: Case) -> None:
    """On copies, so that what it came from stays as it was; and apply draws nothing."""
    engine = case.engine
    board = engine.board.copy()
    for step in case.steps(games=2, limit=150):
        before = copy(step.state)
        for action in step.legal:
            after = copy(step.state)
            engine.apply(engine.board, after, action)
            played = f"`apply` of {engine.text(action)!r}"
            assert after.tobytes() != before.tobytes(), f"{played} changes nothing in the position"
            assert after.key.tobytes() == before.key.tobytes(), (
                f"{played} changes the field `key`; it must draw nothing"
            )
            words = int(before.words) + (step.mover == CHANCE)
            assert after.words == words, f"{played} leaves `words` at {after.words}, expected {words}"
        assert step.state.tobytes() == before.tobytes(), (
            f"`apply` to a copy changed the position itself: {differences(before, step.state)}"
        )
    assert engine.board.tobytes() == board.tobytes(), f"`apply` changed the board: {differences(board, engine.board)}"


@check
def refusals_agree_with_legal(case: Case) -> None:
    """For all actions or, where there are very many, for others in every position."""
    engine = case.engine
    stride = max(engine.actions // 200, 1)
    for number, step in enumerate(case.steps(games=2)):
        if step.mover in (CHANCE, NOBODY):
            continue
        case.seat = step.mover
        for action in {*step.legal, *range(number % stride, engine.actions, stride)}:
            code = engine.refusal(engine.board, step.state, action)
            said = f"`refusal` of {engine.text(action)!r} (action {action}) is {code}"
            if action in step.legal:
                assert code == 0, f"{said}; expected 0, for `legal` gives it"
            else:
                assert code != 0, f"{said}; expected the rule that forbids it, for `legal` does not give it"
            assert 0 <= code < len(engine.refusals), f"{said}; expected an index into `refusals`, {engine.refusals}"


@check
def text_and_action_match(case: Case) -> None:
    engine = case.engine
    for step in case.steps():
        texts = [engine.text(action) for action in step.legal]
        twice = sorted({text for text in texts if texts.count(text) > 1})
        assert not twice, f"`text` gives {twice} for more than one legal action"
        for action, text in zip(step.legal, texts, strict=True):
            found = engine.action(text)
            assert found == action, f"`action` of {text!r} is {found}; expected {action}, whose `text` it is"
    for text in ("", "no such move"):
        found = engine.action(text)
        assert found is None, f"`action` of {text!r} is {found}; expected None, for it is no move"


@check
def illegal_texts_change_nothing(case: Case) -> None:
    engine = case.engine
    case.seed = 5
    match = _begun(case)
    before = copy(match.state)
    mover = match.mover
    assert mover is not None, "the game is over before the first move"
    case.seat = mover
    for text in ("", "no such move", " ", "0", "\N{BONE}", "x" * 1000):
        assert raised(BadText, match.play, text), f"{text[:20]!r} was played; expected BadText, for it is no move"
    illegal = [a for a in range(engine.actions) if engine.refusal(engine.board, match.state, a)]
    for action in illegal[:200]:
        text = engine.text(action)
        refused = raised(IllegalMove, match.play, text)
        assert isinstance(refused, IllegalMove), f"{text!r} was played; expected IllegalMove, for `refusal` forbids it"
        assert refused.rule in engine.refusals, f"{text!r} is refused by {refused.rule!r}, which is not in `refusals`"
        assert refused.rule in str(refused), f"the refusal of {text!r} does not name its rule: {refused}"
    if case.seats > 1:
        other = (mover + 1) % case.seats
        played = raised(OutOfTurn, match.play, match.legal()[0], seat=other)
        assert played, f"seat {other} moved; expected OutOfTurn, for `mover` is {mover}"
    after = match.state
    assert after.tobytes() == before.tobytes(), f"a refused move changed the position: {differences(before, after)}"
    shown = match.legal_shown()
    assert sorted(shown.values()) == match.legal_actions().tolist(), (
        f"`shown` gives {list(shown)}; expected a different text for each of {match.legal()}"
    )
    for text, action in shown.items():
        found = match.check(text, shown=True)
        assert found == action, f"the move shown as {text!r} is action {found}, expected {action}"
    assert match.moves == [] or match.moves[-1][0] is None, f"a refused move is in the record: {match.moves[-1]}"


def _begun(case: Case) -> Match:
    """A match that waits for the first player."""
    assert case.seed is not None
    match = case.variant.new(case.seats, seed=case.seed)
    while match.at_chance:
        match.chance()
    return match


@check
def nothing_gets_lost(case: Case) -> None:
    engine = case.engine
    for step in case.steps():
        wrong = engine.audit(engine.board, step.state)
        assert wrong == [], f"`audit` finds {wrong}; expected [], for play has led here"


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
            littered[name] = np.ones_like(littered[name])
    engine.deal(engine.board, littered, case.seats, case.variant.option_codes, layout)
    left = [name for name in fields if not np.array_equal(littered[name], clean[name])]
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


@check
def scores_and_places_are_set(case: Case) -> None:
    """For every seat, whatever the array held, and for no more seats than there are."""
    engine = case.engine
    kernels: tuple[tuple[str, Callable[..., None]], ...] = (("scores", engine.scores), ("places", engine.places))
    for step in case.steps():
        for name, kernel in kernels:
            rows = [np.full(case.seats + 1, litter, np.int32) for litter in LITTER]
            for row in rows:
                kernel(engine.board, step.state, row)
            assert [row[-1] for row in rows] == list(LITTER), (
                f"`{name}` writes {rows[0][-1]} behind the last seat; expected {case.seats} numbers"
            )
            for seat in case.each_seat():
                numbers = [int(row[seat]) for row in rows]
                assert numbers[0] == numbers[1], f"`{name}` does not set the number of this seat"
                if name == "places":
                    assert 1 <= numbers[0] <= case.seats, f"`places` is {numbers[0]}, expected 1 to {case.seats}"


@check
def views_leak_nothing(case: Case) -> None:
    """A seat's view stays the same when everything it cannot know is redrawn."""
    engine = case.engine
    rng = generator(9)
    for step in case.steps(games=2, limit=200):
        for seat in case.each_seat():
            seen = engine.view(engine.board, step.state, seat)
            other = copy(step.state)
            engine.imagine(engine.board, other, seat, rng)
            imagined = engine.view(engine.board, other, seat)
            assert msgspec.json.encode(imagined) == msgspec.json.encode(seen), (
                "`view` is not the same after `imagine`, so it shows what this seat cannot know "
                f"(or `imagine` changes what it does): {differences(seen, imagined)}"
            )


def _observed(case: Case, state: np.record, seat: int) -> Observation:
    engine = case.engine
    assert engine.observe is not None
    out = np.full(size(engine.parts) + 1, LITTER[0], NUMBER)
    engine.observe(engine.board, state, seat, out)
    assert out[-1] == LITTER[0], f"`observe` writes more numbers than its parts have, {size(engine.parts)}"
    return out[:-1]


def _by_part(case: Case, observation: Observation) -> dict[str, list[int]]:
    """The numbers under the names of their parts."""
    ends = itertools.accumulate(part.size for part in case.engine.parts)
    return {
        part.name: observation[end - part.size : end].tolist()
        for part, end in zip(case.engine.parts, ends, strict=True)
    }


@check
def observations_leak_nothing(case: Case) -> None:
    """Whatever a seat cannot know may change: the numbers stay, and within their bounds."""
    engine = case.engine
    if engine.observe is None:
        return
    low, high = (np.repeat([getattr(p, end) for p in engine.parts], [p.size for p in engine.parts]) for end in BOUNDS)
    names = [part.name for part in engine.parts]
    assert len(set(names)) == len(names), f"`parts` has a name twice: {names}"
    rng = generator(12)
    for step in case.steps(games=2, limit=200):
        before = copy(step.state)
        for seat in case.each_seat():
            seen = _observed(case, step.state, seat)
            bounded = np.clip(seen, low, high)
            assert np.array_equal(bounded, seen), (
                f"`observe` leaves the bounds in `parts`: {differences(_by_part(case, bounded), _by_part(case, seen))}"
            )
            other = copy(step.state)
            engine.imagine(engine.board, other, seat, rng)
            imagined = _observed(case, other, seat)
            assert np.array_equal(imagined, seen), (
                "`observe` is not the same after `imagine`, so it tells what this seat cannot know: "
                f"{differences(_by_part(case, seen), _by_part(case, imagined))}"
            )
        assert step.state.tobytes() == before.tobytes(), (
            f"`observe` changed the position: {differences(before, step.state)}"
        )


@check
def observations_are_complete(case: Case) -> None:
    """Positions that give the same numbers look the same to the seat, in play and in what one move makes of them.

    All of the view must be told apart but `legal`, which learners are given as a mask of actions.
    """
    engine = case.engine
    if engine.observe is None:
        return
    looks: dict[tuple[int, bytes], bytes] = {}
    for number, step in enumerate(case.steps(games=2, limit=60)):
        positions = [step.state]
        for action in step.legal[number % 3 :: max(len(step.legal) // 3, 1)]:
            positions.append(copy(step.state))
            engine.apply(engine.board, positions[-1], action)
        case.seat = seat = number % case.seats
        for position in positions:
            view = msgspec.structs.replace(engine.view(engine.board, position, seat), legal=[])
            look = msgspec.json.encode(view)
            known = looks.setdefault((seat, _observed(case, position, seat).tobytes()), look)
            assert known == look, (
                "`observe` gives the same numbers for two positions that `view` tells apart: "
                f"{differences(anything.read(known), anything.read(look))}"
            )


@check
def disguises_come_off(case: Case) -> None:
    """Actions as learners know them are different ones for different actions, and lead back to them."""
    engine = case.engine
    assert (engine.disguise is None) == (engine.undisguise is None), "expected `disguise` and `undisguise`, or neither"
    if engine.disguise is None or engine.undisguise is None:
        return
    rng = generator(13)
    for step in case.steps():
        known = np.array(step.legal, np.int16)
        engine.disguise(engine.board, step.state, known, len(known))
        numbers = known.tolist()
        assert len(set(numbers)) == len(numbers), f"`disguise` of {step.legal} is {numbers}; expected none twice"
        outside = [number for number in numbers if not 0 <= number < engine.actions]
        assert not outside, f"`disguise` gives {outside}; expected numbers from 0 to {engine.actions - 1}"
        back = [engine.undisguise(engine.board, step.state, number) for number in numbers]
        assert back == step.legal, f"`undisguise` of {numbers} is {back}, expected {step.legal}"
        if step.mover >= 0:
            case.seat = step.mover
            other = copy(step.state)
            engine.imagine(engine.board, other, step.mover, rng)
            back = [engine.undisguise(engine.board, other, number) for number in numbers]
            assert back == step.legal, (
                f"`undisguise` of {numbers} is {back} after `imagine`, expected {step.legal}: "
                "it depends on what this seat cannot know"
            )


@check
def imagined_positions_are_sound(case: Case) -> None:
    """They could have come about: nothing is lost, the same seat moves, the game goes on to its end."""
    engine = case.engine
    rng = generator(10)
    for number, step in enumerate(case.steps(games=2, limit=200)):
        case.seat = seat = number % case.seats
        other = copy(step.state)
        engine.imagine(engine.board, other, seat, rng)
        wrong = engine.audit(engine.board, other)
        assert wrong == [], f"`audit` finds {wrong} after `imagine`; expected []"
        mover = engine.mover(engine.board, other)
        assert mover == step.mover, f"`mover` is {mover} after `imagine`, expected {step.mover}"
        assert other.key.tobytes() != step.state.key.tobytes(), "`imagine` does not redraw the field `key`"
        if step.mover == seat:
            legal = legal_actions(case.variant, other)
            assert legal == step.legal, f"`legal` gives {legal} after `imagine`, expected {step.legal}"


@check
def imagination_depends_on_knowledge_only(case: Case) -> None:
    """Two positions that a seat cannot tell apart are imagined alike."""
    engine = case.engine
    for number, step in enumerate(case.steps(games=2, limit=200)):
        case.seat = seat = number % case.seats
        once, twice = copy(step.state), copy(step.state)
        engine.imagine(engine.board, twice, seat, generator(number + 1))
        for state in (once, twice):
            engine.imagine(engine.board, state, seat, generator(number))
        assert once.tobytes() == twice.tobytes(), (
            "`imagine` with the same `rng` makes different things of two positions that this seat cannot tell apart: "
            f"{differences(once, twice)}"
        )


@check
def forgetting_takes_knowledge_only(case: Case) -> None:
    """A long memory keeps everything; what a short one loses does not depend on what the seat cannot know."""
    engine = case.engine
    if engine.forget is None:
        return
    for number, step in enumerate(case.steps(games=2, limit=200)):
        case.seat = seat = number % case.seats
        kept, once, twice = copy(step.state), copy(step.state), copy(step.state)
        engine.forget(engine.board, kept, seat, 1e12, number)
        assert kept.tobytes() == step.state.tobytes(), (
            f"`forget` with an endless `span` forgets something: {differences(step.state, kept)}"
        )
        engine.imagine(engine.board, twice, seat, generator(number + 1))
        for state in (once, twice):
            engine.forget(engine.board, state, seat, 4.0, number)
            engine.imagine(engine.board, state, seat, generator(number))
        assert once.tobytes() == twice.tobytes(), (
            f"what `forget` takes depends on what this seat cannot know: {differences(once, twice)}"
        )
        mover = engine.mover(engine.board, once)
        assert mover == step.mover, f"`mover` is {mover} after `forget`, expected {step.mover}"
        if step.mover == seat:
            legal = legal_actions(case.variant, once)
            assert legal == step.legal, f"`legal` gives {legal} after `forget`, expected {step.legal}"


@check
def greedy_does_not_cheat(case: Case) -> None:
    engine = case.engine
    for number, step in enumerate(case.steps()):
        if step.mover < 0:
            continue
        case.seat = step.mover
        chosen = engine.greedy(engine.board, step.state, generator(number))
        assert chosen in step.legal, f"`greedy` plays {chosen}; expected one of {step.legal}"
        other = copy(step.state)
        engine.imagine(engine.board, other, step.mover, generator(number + 1))
        again = engine.greedy(engine.board, other, generator(number))
        assert again == chosen, (
            f"`greedy` plays {engine.text(chosen)!r}, but {engine.text(again)!r} when nothing changes "
            "except what this seat cannot know"
        )


@check
def estimates_are_shares(case: Case) -> None:
    engine = case.engine
    out = np.full(case.seats, np.nan)
    for step in case.steps():
        engine.estimate(engine.board, step.state, out)
        for seat in case.each_seat():
            assert 0 <= out[seat] <= 1, f"`estimate` is {out[seat]}, expected 0 to 1"


@check
def games_end_in_time(case: Case) -> None:
    engine, seats = case.engine, case.seats
    games = 30
    case.seed = 11
    points, places = np.zeros((games, seats), np.int32), np.zeros((games, seats), np.int32)
    moves, endings, firsts = np.zeros(games, np.int32), np.zeros(games, np.int8), np.zeros(games, np.int8)
    specialise("ludotheque.lab.run.loops", case.variant.game).play_games(
        engine.board,
        fair.key_of(case.seed),
        0,
        seats,
        case.variant.option_codes,
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
    known = len(engine.endings) - 1
    for row in range(games):
        first, ending, case.seed, case.ply = int(firsts[row]), int(endings[row]), 11 + row, int(moves[row])
        assert moves[row] <= engine.longest, f"the game goes on; expected an end, for `longest` is {engine.longest}"
        assert 0 <= first < seats, f"seat {first} acts first, expected 0 to {seats - 1}"
        assert 0 < ending <= known, f"`ending` is {ending} when the game is over, expected 1 to {known}"
        for seat in case.each_seat():
            place = int(places[row, seat])
            assert 1 <= place <= seats, f"`places` is {place}, expected 1 to {seats}"


@check
def every_move_is_told(case: Case) -> None:
    """In every language, to every seat and to a spectator; the view and the move in words too."""
    engine, game = case.engine, case.variant.game
    names = [f"N{seat}" for seat in range(case.seats)]
    steps = list(case.steps(games=1, limit=250))
    for number, (step, following) in enumerate(itertools.pairwise(steps)):
        if step.action < 0:  # the last one of a game
            continue
        case.seed, case.ply = step.seed, step.ply
        language = LANGUAGES[number % len(LANGUAGES)]
        say = messages(language, game.folder / "locales")
        case.seat = seat = (None, *range(case.seats))[number % (case.seats + 1)]
        move = engine.text(step.action)
        told = engine.tell(engine.board, step.state, step.action, following.state, seat)
        assert told, f"`tell` has no event for {move!r}"
        for event in told:
            sentence = narrate(event, game.name, say, names, seat)
            assert not sentence.startswith(f"{game.name}-tell-"), f"no message `{sentence}` ({language}) for {event}"
            assert "{" not in sentence, f"a message ({language}) lacks a variable for {event}: {sentence}"
        phrase = engine.phrase(engine.board, step.state, step.action)
        assert say.say_phrase(phrase) != phrase.id, f"no message `{phrase.id}` ({language}) for the move {move!r}"
        lines = engine.describe(engine.view(engine.board, step.state, seat), say, names)
        assert lines, "`describe` has no line for the view"
        wrong = [line for line in lines if "{" in line or f"{game.name}-" in line]
        assert not wrong, f"`describe` ({language}) lacks a message or a variable: {wrong}"


@check
def kernels_keep_their_arrays(case: Case) -> None:
    """See `lifetimes`."""
    wrong = [fault for function in kernels_of(*_kernels(case)) for fault in _faults(function)]
    assert not wrong, "; ".join(wrong)


def _kernels(case: Case) -> list[Callable[..., Any]]:
    found = (getattr(case.engine, kernel.name) for kernel in KERNELS)
    return [kernel for kernel in found if hasattr(kernel, "py_func")]


@functools.cache  # the same for all options and numbers of players
def _faults(function: Callable[..., Any]) -> list[str]:
    return dangling(function)


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
    scores_and_places_are_set,
    views_leak_nothing,
    observations_leak_nothing,
    observations_are_complete,
    disguises_come_off,
    imagined_positions_are_sound,
    imagination_depends_on_knowledge_only,
    forgetting_takes_knowledge_only,
    greedy_does_not_cheat,
    estimates_are_shares,
    games_end_in_time,
    every_move_is_told,
    kernels_keep_their_arrays,
)
