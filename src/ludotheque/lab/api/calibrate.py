"""`calibrate`: whether the shares of the win that bots say are those that happen."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from pathlib import Path

import msgspec

import ludotheque
from ludotheque.bots.search.correction import UNCORRECTED, FittedCorrection, corrections, mattering
from ludotheque.bots.search.growing import ISMCTS
from ludotheque.core.contract import Variant
from ludotheque.core.errors import BadRequest
from ludotheque.core.kernels.build import prepare
from ludotheque.core.messages import Messages

from ..executors.local import Executor
from ..learning.correcting import check_correction, fit_sizes, keep_correction
from ..learning.keeping import fingerprint
from ..reliability import published
from ..reliability.measure import Reliability, measure, positions_in
from ..reliability.said import EACH_GAME, SaidGame, SayingBot, play_said_games, say_again
from ..reliability.store import SaidGames, file_name
from ..run.setting import Setting
from ..run.task import Task
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

LARGER = 8, 64  # times the bot's budget: how large the other searches are that are corrected too
LARGER_IN = 500  # games at most: they take long
CORRECTIONS = 1 << 41  # deals to correct with begin so far behind those that are measured


class CalibratedSetting(msgspec.Struct, frozen=True):
    """One set of options, one number of players, one bot at all seats."""

    setting: Setting
    games: int
    planned: int  # games
    found: Reliability | None  # None: no game was finished
    corrected: bool | None = None  # whether there was something to correct; None: nobody asked

    @property
    def finished(self) -> bool:
        return self.games == self.planned


class CalibrationResult(msgspec.Struct, frozen=True):
    """After an interruption the last setting is unfinished, and those after it are missing."""

    settings: list[CalibratedSetting]
    finished: bool


def calibrate(
    game: str | Variant,
    *,
    seats: Seats | None = None,
    bots: Bots = "search:400",
    positions: int = 2000,
    seed: int | str | None = None,
    options: Options | None = None,
    every: bool = False,
    correct: bool = False,
    games: File | None = None,
    chart: File | None = None,
    out: File | None = None,
    language: str = "en",
    workers: int | None = None,
    engine: str = "local",
    address: str | None = None,
    progress: Progress = silent,
    preparing: Preparing = silent,
    each: Callable[[CalibratedSetting], object] = silent,
) -> CalibrationResult:
    """Let equal bots play, and compare the shares that hints say at random positions with what then happens.

    Each of `bots` plays against itself. `positions` are drawn, a few from each game. With `every`, all combinations of
    options and all numbers of players are measured in turn. With `correct`, what is said is first corrected by as many
    positions of other deals, those of all bots together, and the correction is kept in the game's folder. `games` is a
    folder that keeps every game as soon as it is finished; a run that was stopped goes on from it. `chart` is a file
    for the curves (.svg or .png), `out` one for the figures, in which the same settings are replaced. `each` is called
    with every measurement as soon as it is there. Ctrl-C measures the games that are finished.
    """
    variant = variant_of(game, options)
    say = messages_in(language, variant)
    settings = _settings(variant, seats, names_of(bots), seed_of(seed) or 0, every)
    folder, drawn, kept = (None if file is None else Path(file) for file in (games, chart, out))
    if positions < 1:
        raise BadRequest("error-no-positions", found=positions)
    executor = executors_of(engine, address, workers)(settings[0].bots)
    _check_files(variant.name, folder, drawn, kept)
    prepare(variant.game, (ISMCTS,), preparing)
    rows = range(-(-positions // EACH_GAME))
    found: list[CalibratedSetting] = []
    corrected: dict[tuple[object, int], bool] = {}
    for setting in settings:
        one = variant.game.variant(setting.options, setting.numbers)
        key = tuple(sorted(mattering(one).items())), setting.seats
        if correct and not setting.numbers and key not in corrected:
            alike = [each for each in settings if (each.options, each.seats) == (setting.options, setting.seats)]
            changed = _correct(one, alike, rows, folder, executor, progress)
            if changed is None:
                break
            corrected[key] = changed
        measured = _measured(one, setting, rows, folder, executor, progress)
        made = msgspec.structs.replace(measured, corrected=corrected.get(key))
        found.append(made)
        if made.found is not None and made.finished and kept is not None:
            command = command_line(variant, setting, positions, kept)
            published.update(kept, setting.game, published.entry(setting, made.found, command))
        each(made)
        if not made.finished:
            break
    if drawn is not None:
        _draw(variant, found, drawn, say)
    return CalibrationResult(found, len(found) == len(settings) and found[-1].finished)


def _settings(
    variant: Variant, seats: Seats | None, bots: Sequence[str], seed: int | str, every: bool
) -> list[Setting]:
    for name in bots:
        SayingBot.named(name, 0, [])  # raises for bots that say nothing
    if not bots:
        raise BadRequest("error-bot-silent", found="")
    variants = list(variant.game.variants()) if every else [variant]
    usual = variant.game.seat_counts if every else variant.game.players[0]
    counts = counts_of(usual if seats is None else seats, variant)
    return [Task(one, count, 1, seed, (bot,)).setting for one in variants for count in counts for bot in bots]


def _check_files(game: str, folder: Path | None, chart: Path | None, out: Path | None) -> None:
    """Find out before the games whether the libraries are there and the files can be written."""
    if chart is not None:
        check_chart(chart)
    if out is not None:
        check_folder(out)
        published.check(out, game)
    if folder is not None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadRequest("error-file", file=str(folder), reason=str(error.strerror)) from None


def _measured(
    variant: Variant, setting: Setting, rows: range, folder: Path | None, executor: Executor, progress: Progress
) -> CalibratedSetting:
    finished = _played(setting, rows, folder, executor, progress)
    by = corrections(variant, setting.seats)
    found = measure(positions_in(finished, by)) if any(game.sayings for game in finished) else None
    return CalibratedSetting(setting, len(finished), len(rows), found)


def _played(
    setting: Setting, rows: range, folder: Path | None, executor: Executor, progress: Progress
) -> list[SaidGame]:
    """The games of these rows; after Ctrl-C those that are finished."""
    with ExitStack() as files:
        store = files.enter_context(SaidGames(setting, folder and folder / file_name(setting)))
        missing = store.missing(rows)
        try:
            progress(len(rows) - len(missing), len(rows))
            with closing(play_said_games(setting, missing, executor)) as played:
                for done, game in enumerate(played, len(rows) - len(missing) + 1):
                    store.add(game)
                    progress(done, len(rows))
        except KeyboardInterrupt:
            pass
        return store.first(rows)


def _larger(setting: Setting) -> tuple[int, ...]:
    """A bot whose budget is time says all it can in that time."""
    return LARGER if SayingBot.named(setting.bots[0], 0, []).budget.milliseconds is None else ()


def _said_again(
    setting: Setting,
    times: int,
    games: Sequence[SaidGame],
    folder: Path | None,
    executor: Executor,
    progress: Progress,
) -> list[SaidGame]:
    """What larger searches would have said in these games; after Ctrl-C in those that are finished."""
    with SaidGames(setting, folder and folder / file_name(setting, times)) as store:
        missing = [game for game in games if game.row not in store.games]
        try:
            progress(len(games) - len(missing), len(games))
            with closing(say_again(setting, times, missing, executor)) as said:
                for done, game in enumerate(said, len(games) - len(missing) + 1):
                    store.add(game)
                    progress(done, len(games))
        except KeyboardInterrupt:
            pass
        return [store.games[game.row] for game in games if game.row in store.games]


def _correct(
    variant: Variant,
    settings: Sequence[Setting],
    rows: range,
    folder: Path | None,
    executor: Executor,
    progress: Progress,
) -> bool | None:
    """Fit the correction to games of all these bots, and keep it if it is right about games that it was not fitted to.
    Returns whether there was anything to correct. None after Ctrl-C: then nothing is kept."""
    others = range(CORRECTIONS + rows.start, CORRECTIONS + rows.stop)
    games: list[SaidGame] = []
    larger: dict[int, list[SaidGame]] = {times: [] for times in LARGER}
    for setting in settings:
        played = _played(setting, others, folder, executor, progress)
        if len(played) < len(others):
            return None
        games += played
        for times in _larger(setting):
            said = _said_again(setting, times, played[:LARGER_IN], folder, executor, progress)
            if len(said) < len(played[:LARGER_IN]):
                return None
            larger[times] += said
    if not any(game.sayings for game in games):
        return False
    checked = check_correction(games)
    sizes = [(games, checked), *((said, check_correction(said)) for said in larger.values() if said)]
    first = settings[0]
    bots = [setting.bots[0] for setting in settings]
    made = FittedCorrection(
        options=mattering(variant),
        seats=first.seats,
        numbers=fit_sizes(sizes),
        command=command_line(variant, first, EACH_GAME * len(rows), None, bots),
        version=ludotheque.__version__,
        bots=bots,
        seed=first.seed.lstrip("0") or "0",
        games=len(games),
        data=fingerprint(games),
        error=round(checked.error, 4),
        error_before=round(checked.error_before, 4),
        log_loss=round(checked.log_loss, 4),
        log_loss_before=round(checked.log_loss_before, 4),
    )
    keep_correction(variant.game.folder, made)
    return made.numbers != UNCORRECTED


def _draw(variant: Variant, found: Sequence[CalibratedSetting], file: Path, say: Messages) -> None:
    from ..charts.pictures import write
    from ..reliability.chart import chart

    panels = [(label(variant, each.setting), each.found) for each in found if each.found is not None]
    if panels:
        write(chart(panels, variant.game.title, say), file)


def label(variant: Variant, setting: Setting) -> str:
    """What tells a setting from others of the game: `2 · expert · rules=junior`."""
    usual = {option.name: option.default for option in variant.game.options}
    changed = [f"{name}={value}".lower() for name, value in setting.options.items() if value != usual[name]]
    return " · ".join([str(setting.seats), setting.bots[0], *changed])


def command_line(
    variant: Variant, setting: Setting, positions: int, out: Path | None, correcting: Sequence[str] = ()
) -> str:
    """The command that repeats this measurement, or makes the correction by these bots."""
    seed = int(setting.seed, 16)
    bots = ",".join(correcting) or setting.bots[0]
    words = ["ludotheque", "calibrate", setting.game, "--seats", str(setting.seats), "--bots", bots]
    for option in variant.game.options:
        value = setting.options[option.name]
        if value != option.default:
            words += ["--option", f"{option.name}={value}".lower()]
    words += ["--positions", str(positions), "--seed", str(seed) if seed < 1 << 64 else hex(seed)]
    words += ["--correct"] if correcting else []
    words += [] if out is None else ["--out", out.name]
    return shlex.join(words)
