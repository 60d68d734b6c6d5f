"""What people read."""

from __future__ import annotations

import itertools

from ludotheque.core.events import narrate
from ludotheque.core.messages import LANGUAGES, messages

from ..case import Case, check


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
