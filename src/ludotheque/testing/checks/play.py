"""What is legal, and what comes of a move."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from ludotheque.bots.policies import compiled_lineup
from ludotheque.core.chance import fair
from ludotheque.core.contract import CHANCE, NOBODY
from ludotheque.core.errors import BadText, IllegalMove, OutOfTurn
from ludotheque.core.kernels.specialise import specialise
from ludotheque.core.match import Match

from ..case import Case, check, differences, raised
from ..walk import copy

LITTER = (12345, -12345)  # what an array may hold before a kernel fills it


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
def games_end_in_time(case: Case) -> None:
    engine, seats = case.engine, case.seats
    games = 30
    case.seed = 11
    points, places = np.zeros((games, seats), np.int32), np.zeros((games, seats), np.int32)
    moves, endings, firsts = np.zeros(games, np.int32), np.zeros(games, np.int8), np.zeros(games, np.int8)
    decisions = np.zeros((games, len(engine.decisions)), np.int32)
    specialise("ludotheque.lab.run.loops", case.variant.game).play_games(
        engine.board,
        fair.key_of(case.seed),
        0,
        seats,
        case.variant.option_codes,
        *compiled_lineup([("random", "greedy", "quick")[seat % 3] for seat in range(seats)], case.variant),
        np.zeros(engine.layout_size, np.int16),
        np.zeros(engine.actions, np.int16),
        np.zeros(engine.longest + 1, np.int16),
        points,
        places,
        moves,
        endings,
        firsts,
        decisions,
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
