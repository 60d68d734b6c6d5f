"""`tune`: the rules nearest to the printed ones under which a game reaches a goal."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import ludotheque
from ludotheque.bots.codes import all_compiled
from ludotheque.bots.external.local import plain
from ludotheque.core.contract import Variant
from ludotheque.core.errors import BadRequest
from ludotheque.core.kernels.build import prepare

from ..contests.skills import QUICK_BOT
from ..notebook.asking import answered
from ..notebook.entries import AskedQuestion, rules_asked
from ..notebook.forms import TUNING
from ..run.player import generics_for
from ..sweeps.swept import Dials
from ..tuning.builder import (
    STARTING_COMPILED,
    STARTING_SEARCHING,
    TuningBuilder,
    Wish,
    growing_tunings,
    weaker_than,
)
from ..tuning.goal import Goals, check_goal, goal_of
from ..tuning.kept import KeptGames
from ..tuning.space import Space, tuned_dials
from ..tuning.tuning import Tuning
from .inputs import (
    Bots,
    File,
    Options,
    Preparing,
    Progress,
    Seats,
    check_folder,
    counts_of,
    executors_of,
    names_of,
    seed_of,
    silent,
    variant_of,
)
from .report import report

COMPILED_GAMES, SEARCHING_GAMES = 64_000, 128  # at each place, unless told
EVALUATIONS = 200


def tune(
    game: str | Variant,
    goal: Goals,
    dials: Dials = (),
    *,
    seats: Seats | None = None,
    bots: Bots = QUICK_BOT,
    weak: str | None = None,
    games: int | None = None,
    evaluations: int = EVALUATIONS,
    seed: int | str | None = None,
    options: Options | None = None,
    keep: File | None = None,
    reports: File | None = None,
    language: str = "en",
    workers: int | None = None,
    engine: str = "local",
    address: str | None = None,
    notebook: File | None = None,
    progress: Progress = silent,
    preparing: Preparing = silent,
) -> Tuning:
    """Search for the rules nearest to the printed ones that reach a goal.

    `goal` says what ranges measures are to be in: "first=±1, turns=15-20, skill>=0.6", or a list of such parts. `dials`
    are what may be turned, as in `sweep`; by default all whole numbers of the board. The goal must hold with every
    number of players and, where `bots` are several, for each of them playing by itself. Skill is the share of the wins
    of these bots against `weak` ones. At most `evaluations` rules are tried, each with at most `games` games for each
    number of players and bot; fewer where it is sure before. `keep` is a file for what was counted: a run that was
    stopped goes on from it, and nothing in it is played again. `reports` is a folder for a report on each of the
    nearest rules. `notebook` is a file that keeps the answer; one that it has is not searched again. `progress` is
    called with the rules tried and those that may be tried. Ctrl-C returns what was found so far; KeyboardInterrupt is
    raised only if no rules have been tried.
    """
    variant = variant_of(game, options)
    names = names_of(bots)
    counts = counts_of(variant.game.players[0] if seats is None else seats, variant)
    parts = goal_of(goal)
    check_goal(parts, variant, counts)
    space = Space(variant, tuned_dials(variant, dials))
    if evaluations < 1:
        raise BadRequest("error-tune-evaluations", found=evaluations)
    weaker = weaker_than(names, parts, weak)
    compiled = all_compiled([*names, *weaker])
    wish = Wish(
        space,
        tuple(parts),
        tuple(counts),
        tuple(names),
        weaker,
        (COMPILED_GAMES if compiled else SEARCHING_GAMES) if games is None else games,
        STARTING_COMPILED if compiled else STARTING_SEARCHING,
        evaluations,
        seed_of(seed) or 0,
    )
    wish.check()
    for file in (keep, reports):
        if file is not None:
            check_folder(Path(file))
    executor = executors_of(engine, address, workers)([*names, *weaker])

    def search() -> Tuning:
        prepare(variant.game, generics_for([*names, *weaker]), preparing)
        builder: TuningBuilder | None = None
        finished = True
        with KeptGames(None if keep is None else Path(keep)) as kept:
            try:
                with closing(growing_tunings(wish, executor, kept)) as growing:
                    for builder in growing:
                        progress(builder.tried, builder.planned)
            except KeyboardInterrupt:
                finished = False
        if builder is None or not builder.tried:
            raise KeyboardInterrupt
        return builder.found(finished)

    found = answered(notebook, _asked(wish), TUNING, search)
    if reports is not None and found.finished:
        _report(found, variant, Path(reports), wish, language, workers, engine, address)
    return found


def _asked(wish: Wish) -> AskedQuestion:
    dials = [[dial.name, list(dial.values)] for dial in wish.space.dials]
    goal = [[part.measure, part.low, part.high] for part in wish.goal]
    more = {"dials": dials, "goal": goal, "weak": list(plain(wish.weak)), "evaluations": wish.evaluations}
    return AskedQuestion(
        "tune",
        ludotheque.__version__,
        wish.space.variant.name,
        [rules_asked(wish.space.variant)],
        list(wish.seats),
        list(plain(wish.bots)),
        wish.games,
        wish.seed,
        more,
    )


def _report(
    found: Tuning,
    variant: Variant,
    folder: Path,
    wish: Wish,
    language: str,
    workers: int | None,
    engine: str,
    address: str | None,
) -> None:
    """A page for each of the nearest rules."""
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        raise BadRequest("error-file", file=str(folder), reason=str(error.strerror)) from None
    for number, point in enumerate(found.nearest, 1):
        report(
            variant.game.variant(point.options, point.numbers),
            seats=wish.seats,
            bots=wish.bots[:1],
            seed=wish.seed,
            out=folder / f"{variant.name}-{number}.html",
            language=language,
            workers=workers,
            engine=engine,
            address=address,
        )
