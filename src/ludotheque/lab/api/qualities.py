"""`qualities`: what makes a game good, measured; of one game, or of several to compare."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

import msgspec

import ludotheque
from ludotheque.bots.external.local import plain
from ludotheque.core.contract import Game, Variant
from ludotheque.core.errors import BadRequest
from ludotheque.core.kernels.build import prepare
from ludotheque.core.messages import Messages
from ludotheque.core.shelf import shelf

from ..contests.skills import USUAL_BOT, weak_beside
from ..executors.local import ExecutorFor
from ..notebook.asking import answered
from ..notebook.entries import AskedQuestion, asked_of
from ..notebook.forms import QUALITIES
from ..quality.builder import QualitiesBuilder
from ..quality.found import GameQualities, Qualities
from ..quality.kept import KeptQualities
from ..run.player import LOOPS, generics_for
from ..run.question import Question, Rule
from .inputs import (
    Bots,
    File,
    Options,
    Preparing,
    Progress,
    Seats,
    check_chart,
    check_folder,
    counts_of,
    executors_of,
    messages_in,
    names_of,
    seed_of,
    silent,
    variant_of,
)

GAMES = 200  # with each number of players, and as many to tell skill from luck


def qualities(
    game: str | Variant | Sequence[str | Variant] = (),
    *,
    every: bool = False,
    seats: Seats | None = None,
    bots: Bots = USUAL_BOT,
    games: int = GAMES,
    seed: int | str | None = None,
    options: Options | None = None,
    keep: File | None = None,
    chart: File | None = None,
    language: str = "en",
    workers: int | None = None,
    notebook: File | None = None,
    progress: Progress = silent,
    preparing: Preparing = silent,
    starting: Callable[[Game], object] = silent,
) -> Qualities:
    """Measure drama, agency, luck, downtime and more of a game, or of several.

    `every` adds all games of the shelf. `games` is how many are followed with each number of players; as many again are
    played between strong and weak bots. `keep` is a file for what was found in every game: a run that was stopped goes
    on from it, and nothing in it is played again. `chart` is a file for one picture of all games (.svg or .png).
    `starting` is called with each game before it is measured. `notebook` is a file that keeps the answer; one that it
    has is not measured again. Ctrl-C returns what is measured so far; KeyboardInterrupt is raised only if nothing is.
    """
    named = [game] if isinstance(game, str | Variant) else list(game)
    named += [name for name in shelf() if every and name not in named]
    if not named:
        raise BadRequest("error-qualities-none")
    variants = [variant_of(each, options) for each in named]
    if games == 1:
        raise BadRequest("error-qualities-few", found=games)
    say = messages_in(language, variants[0])
    names = tuple(names_of(bots))
    questions = [_question(variant, seats, names, games, seed_of(seed) or 0) for variant in variants]
    if chart is not None:
        check_chart(chart)
    if keep is not None:
        check_folder(Path(keep))
    executors = executors_of("local", None, workers)

    def measure() -> Qualities:
        found: list[GameQualities] = []
        finished = True
        with KeptQualities(None if keep is None else Path(keep)) as kept:
            for question in questions:
                starting(question.rules[0].variant.game)
                measured, finished = _measured(question, kept, executors, progress, preparing)
                found += [measured] if measured.tables else []
                if not finished:
                    break
        if not found:
            raise KeyboardInterrupt
        first = questions[0]
        return Qualities(ludotheque.__version__, list(plain(first.bots)), str(first.weak), first.seed, found, finished)

    made = answered(notebook, _asked(questions), QUALITIES, measure)
    if chart is not None:
        _draw(made, Path(chart), say)
    return made


def _asked(questions: Sequence[Question]) -> AskedQuestion:
    """One question for all games."""
    asked = [asked_of("qualities", question) for question in questions]
    return msgspec.structs.replace(
        asked[0],
        game=", ".join(each.game for each in asked),
        rules=[rules for each in asked for rules in each.rules],
        seats=sorted({seats for each in asked for seats in each.seats}),
    )


def _question(variant: Variant, seats: Seats | None, bots: tuple[str, ...], games: int, seed: int | str) -> Question:
    least, most = variant.game.players
    counts = counts_of(f"{least}-{most}" if seats is None else seats, variant)
    question = Question(
        (Rule("", variant),), tuple(counts), bots, games, seed, luck_games=games, weak=weak_beside(bots)
    )
    question.check()
    return question


def _measured(
    question: Question, kept: KeptQualities, executors: ExecutorFor, progress: Progress, preparing: Preparing
) -> tuple[GameQualities, bool]:
    """False after Ctrl-C."""
    builder, finished = QualitiesBuilder(question, kept), True
    try:
        bots = (*question.bots, question.strong, question.weak, USUAL_BOT)  # the last: positions are judged by a search
        prepare(question.rules[0].variant.game, (LOOPS, *generics_for(bots)), preparing)
        with closing(builder.play(executors)) as playing:
            for played in playing:
                progress(played, question.planned)
    except KeyboardInterrupt:
        finished = False
    return builder.found(), finished


def _draw(found: Qualities, file: Path, say: Messages) -> None:
    from ..charts.pictures import write
    from ..quality.chart import chart

    write(chart(found, say), file)
