"""`learn`: fit a game's estimate to games of search, and keep what plays no worse; or train a network, and keep it for
bots if it plays better, for what people are told if it knows better how games end."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

import ludotheque
from ludotheque.bots.search.growing import ISMCTS
from ludotheque.core.contract import Value, Variant
from ludotheque.core.errors import BadRequest
from ludotheque.core.fitted import Fit
from ludotheque.core.kernels.build import prepare
from ludotheque.core.network import NetworkFit

from ..learning.candidates import EstimateCandidate, LearningRun
from ..learning.gate import won
from ..learning.keeping import keep_network, keep_numbers
from ..reliability.said import SayingBot
from ..run.setting import Setting
from ..run.task import Task
from ..stats.intervals import Estimate
from .inputs import (
    File,
    Options,
    Preparing,
    Progress,
    Seats,
    counts_of,
    executors_of,
    seed_of,
    silent,
    variant_of,
)

LEAST_GAMES = 20
TRUER = 0.02  # less log loss: a network knows better how games end


class LearntEstimate(msgspec.Struct, frozen=True, kw_only=True):
    """What was found for one set of options and one number of players."""

    options: dict[str, Value]
    seats: int
    games: int
    numbers: dict[str, float]  # none of a network
    log_loss: float
    log_loss_before: float
    matches: int
    won: Estimate | None  # None: no matches were played
    kept: bool  # whether it was written
    plays: bool  # for bots; otherwise only for what people are told
    file: str


class LearningResult(msgspec.Struct, frozen=True):
    """What was learnt, one setting after the other. After an interruption those that were not finished are missing."""

    settings: list[LearntEstimate]
    finished: bool


def learn(
    game: str | Variant,
    *,
    seats: Seats | None = None,
    bot: str = "search:400",
    games: int = 400,
    rounds: int = 3,
    deals: int = 100,
    seed: int | str | None = None,
    options: Options | None = None,
    every: bool = False,
    network: bool = False,
    folder: File = "learning",
    dry: bool = False,
    workers: int | None = None,
    engine: str = "local",
    address: str | None = None,
    progress: Progress = silent,
    preparing: Preparing = silent,
    each: Callable[[LearntEstimate], object] = silent,
) -> LearningResult:
    """Fit the numbers of a game's estimate, and write them into its folder unless matches show that they play worse.

    `bot` plays `games` games against itself; four of five are for the fit, the others only judge it. The first of the
    `rounds` is played with the numbers by hand, each other one with those of the round before: better numbers are
    played differently, and must be right about that. Then the new numbers play `deals` deals against those before,
    each deal once for each seat. Games, rounds and matches have different deals. Finished games are kept in `folder`,
    and a run that was stopped goes on from them. With `every`, all options that matter and all numbers of players come
    in turn. With `dry`, nothing is written. Ctrl-C ends the run; what is finished stays.

    With `network`, the game's network is trained instead: first on many games of greedy bots, then on those of search,
    whose first round is played with what it learnt from greedy bots. In all of them some moves are random. Bots use it
    only if matches show that it plays better. If not, and it knows clearly better than the formula how games end, and
    better than the network that is there, it is kept for what people are told.
    """
    variant = variant_of(game, options)
    if variant.engine.fitted is None or variant.numbers:
        raise BadRequest("error-nothing-fitted", game=variant.name)
    if network and variant.engine.network is None:
        raise BadRequest("error-no-network", game=variant.name)
    SayingBot.named(bot, 0, [])
    if games < LEAST_GAMES:
        raise BadRequest("error-few-games", found=games, least=LEAST_GAMES)
    if rounds < 1 or deals < 0:
        raise BadRequest("error-no-games", found=min(rounds, deals))
    settings = _settings(variant, seats, bot, seed_of(seed) or 0, every)
    kept = Path(folder)
    try:
        kept.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadRequest("error-file", file=str(kept), reason=str(error.strerror)) from None
    executor = executors_of(engine, address, workers)((bot,))
    prepare(variant.game, (ISMCTS,), preparing)
    found = []
    for one, setting in settings:
        run = LearningRun(one, setting, games, rounds, deals, kept, executor, progress)
        made = _learnt(run, network, dry)
        if made is None:
            break
        found.append(made)
        each(made)
    return LearningResult(found, len(found) == len(settings))


def _settings(
    variant: Variant, seats: Seats | None, bot: str, seed: int | str, every: bool
) -> list[tuple[Variant, Setting]]:
    fitted = variant.engine.fitted
    assert fitted is not None
    usual = variant.game.seat_counts if every else variant.game.players[0]
    sets = fitted.sets(variant.game.options) if every else [variant.options]
    counts = counts_of(usual if seats is None else seats, variant)
    variants = [variant.game.variant(options) for options in sets]
    return [(one, Task(one, count, 1, seed, (bot,)).setting) for one in variants for count in counts]


def _learnt(run: LearningRun, network: bool, dry: bool) -> LearntEstimate | None:
    """None after Ctrl-C: too few games to learn from, or matches that decide nothing."""
    setting = run.setting
    try:
        candidate = run.network() if network else run.numbers()
        shares = run.matches(candidate)
    except KeyboardInterrupt:
        return None
    even = 1 / setting.seats
    result = won(shares) if len(shares) > 1 else None
    good = candidate.log_loss <= candidate.log_loss_before
    plays = not network or (result is not None and result.low > even)  # the formula is the simpler one
    if not plays:
        gained = candidate.log_loss_before - candidate.log_loss
        truer = gained >= TRUER and candidate.log_loss < candidate.log_loss_told
        good = truer and not candidate.before.weights
    elif not network:
        good = good and (result is None or result.high >= even)
    numbers = {} if network else dict(zip(run.names, candidate.new.numbers, strict=True))
    file = _keep(run, candidate, result, len(shares), network, plays) if good and not dry else run.variant.game.folder
    return LearntEstimate(
        options=setting.options,
        seats=setting.seats,
        games=candidate.games,
        numbers=numbers,
        log_loss=candidate.log_loss,
        log_loss_before=candidate.log_loss_before,
        matches=len(shares) * setting.seats,
        won=result,
        kept=good and not dry,
        plays=plays,
        file=str(file),
    )


def _keep(
    run: LearningRun,
    candidate: EstimateCandidate,
    result: Estimate | None,
    deals: int,
    network: bool,
    plays: bool,
) -> Path:
    setting, engine, folder = run.setting, run.variant.engine, run.variant.game.folder
    trained = engine.network if network else None
    options = run.options if trained is None else trained.options
    found: dict[str, Any] = {
        "options": {name: setting.options[name] for name in options},
        "seats": setting.seats,
        "command": command_line(run, network),
        "version": ludotheque.__version__,
        "bot": setting.bots[0],
        "seed": setting.seed.lstrip("0") or "0",
        "games": candidate.games,
        "data": candidate.data,
        "log_loss": round(candidate.log_loss, 4),
        "log_loss_before": round(candidate.log_loss_before, 4),
        "matches": deals * setting.seats,
        "won": round(1 / setting.seats if result is None else result.value, 4),
        "won_interval": (0.0, 1.0) if result is None else (round(result.low, 4), round(result.high, 4)),
    }
    if trained is not None:
        made = NetworkFit(practice=candidate.practice, weights=candidate.new.weights, plays=plays, **found)
        return keep_network(folder, trained.size, made)
    numbers = dict(zip(run.names, candidate.new.numbers, strict=True))
    return keep_numbers(folder, run.names, Fit(numbers=numbers, **found))


def command_line(run: LearningRun, network: bool) -> str:
    """The command that learns this again."""
    setting = run.setting
    words = ["ludotheque", "learn", setting.game, "--seats", str(setting.seats), "--bot", setting.bots[0]]
    words += ["--network"] if network else []
    for option in run.variant.game.options:
        value = setting.options[option.name]
        if value != option.default:
            words += ["--option", f"{option.name}={value}".lower()]
    seed = int(setting.seed, 16)
    words += ["--games", str(run.games), "--rounds", str(run.rounds), "--deals", str(run.deals), "--seed", str(seed)]
    return shlex.join(words)
