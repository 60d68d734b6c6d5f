"""`ludotheque analyse`: what every move of a played game changed, by decision and by luck."""

from __future__ import annotations

import sys
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.table import Table
from rich.text import Text

from ludotheque.bots.review.analysis import BLUNDER, MISTAKE, Analysis, MoveAnalysis, analyse
from ludotheque.bots.search.growing import SEARCH, Budget
from ludotheque.core.errors import BadRequest, RecordError
from ludotheque.core.extras import lab_extra
from ludotheque.core.match import RESIGNED, Match
from ludotheque.core.messages import Messages
from ludotheque.core.record import read_matches

from .. import INTERRUPTED
from ..console import AsJson, Language, make_ready, out, print_json, progress_bar, speak, t, tell

# shares of the win
WORTH_SAYING = 0.02
LUCKY = 0.10


def command(
    file: Annotated[Path, Parameter(help=t("cli-param-analyse-file"), allow_leading_hyphen=True)],
    /,
    *,
    game: Annotated[int, Parameter(help=t("cli-param-game-number"))] = 1,
    simulations: Annotated[int, Parameter(help=t("cli-param-simulations"))] = 2000,
    seed: Annotated[int, Parameter(help=t("cli-param-analyse-seed"))] = 0,
    threads: Annotated[int | None, Parameter(help=t("cli-param-threads"))] = None,
    chart: Annotated[Path | None, Parameter(help=t("cli-param-analyse-chart"))] = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> int:
    speak(lang)  # raises for an unknown language, before the searches
    if chart is not None:
        with lab_extra():
            from ludotheque.lab.charts import pictures
            from ludotheque.lab.charts.analysis import chart as draw
        pictures.check(chart)
    match = _read(file, game)
    say = speak(lang, match.variant.game)
    make_ready(match.variant.game, SEARCH)
    with progress_bar(say.say("analyse-running", title=match.variant.game.title), match.ply + 1) as bar:
        analysis = analyse(match, Budget(simulations), seed, threads, lambda done, total: bar(done))
    if analysis.start:
        if as_json:
            print_json(analysis)
        else:
            _show(match, analysis, say)
        if chart is not None:
            pictures.write(draw(match, analysis, say), chart)
    return 0 if analysis.complete else INTERRUPTED


def _read(file: Path, number: int) -> Match:
    """One game of the file; `-` is the standard input."""
    found = 0
    try:
        with nullcontext(sys.stdin.buffer) if str(file) == "-" else file.open("rb") as lines:
            for found, (_, match) in enumerate(read_matches(lines), 1):
                if found == number:
                    if isinstance(match, RecordError):
                        raise match
                    return match
    except OSError as error:
        raise BadRequest("error-file", file=str(file), reason=str(error.strerror)) from None
    raise BadRequest("error-game-number", found=number, last=found)


def _show(match: Match, analysis: Analysis, say: Messages) -> None:
    out.print(say.say("analyse-title", title=match.variant.game.title, names=match.names), style="bold", markup=False)
    out.print(_moves(match, analysis, say))
    if not analysis.complete:
        out.print(say.say("analyse-interrupted", done=len(analysis.moves), moves=match.ply), markup=False)
    elif not match.over:
        out.print(say.say("analyse-unfinished"), markup=False)
    tell(say.say("analyse-marks"), "dim")
    out.print()
    out.print(_summary(analysis, say))
    _costliest(match, analysis, say)
    out.print()
    noise = say.number(100 / analysis.simulations**0.5)  # two standard errors of a share of one half
    said = say.say("analyse-noise", simulations=analysis.simulations, noise=noise)
    tell(said, "dim")


def _moves(match: Match, analysis: Analysis, say: Messages) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("number", "who", "move", "expected", "decision", "luck"):
        wide = column == "move"
        table.add_column(
            say.say(f"analyse-{column}"),
            justify="left" if column in ("who", "move") else "right",
            overflow="fold",
            no_wrap=not wide,
            ratio=1 if wide else None,
        )
    for index, move in enumerate(analysis.moves):
        chance = move.seat is None
        seat = _concerned(analysis.moves, index)
        name = match.names[seat]
        words = Text(_words(match, move, say))
        if move.best is not None and move.mistaken and -move.own_decision >= WORTH_SAYING:
            better = say.say("analyse-better", move=_phrase(match, move.ply, move.best.text, say))
            words.append(f"\n{better} ({say.number(100 * move.best.expected)})", style="italic")
        table.add_row(
            str(move.ply + 1),
            Text(say.say("analyse-chance", name=name) if chance else name),
            words,
            f"{say.number(100 * move.before[seat])} → {say.number(100 * move.after[seat])}",
            _decision(move, say),
            _luck(move.luck[seat], move.doubt, say),
            style="dim" if chance else None,
        )
    return table


def _concerned(moves: list[MoveAnalysis], index: int) -> int:
    """The seat that moves; after a chance move, the seat that moves next."""
    after = (move.seat for move in moves[index:] if move.seat is not None)
    before = (move.seat for move in reversed(moves[:index]) if move.seat is not None)
    return next(after, next(before, 0))


def _words(match: Match, move: MoveAnalysis, say: Messages) -> str:
    return say.say("analyse-resigned") if move.text == RESIGNED else _phrase(match, move.ply, move.text, say)


def _phrase(match: Match, ply: int, text: str, say: Messages) -> str:
    action = match.engine.action(text)
    assert action is not None
    return say.say_phrase(match.engine.phrase(match.board, match.position(ply), action))


def _decision(move: MoveAnalysis, say: Messages) -> Text:
    """Empty if no move was surely better."""
    cost = -move.own_decision
    if not move.mistaken:
        return Text()
    mark, style = ("??", "bold red") if cost >= BLUNDER else ("?", "yellow") if cost >= MISTAKE else ("", "")
    return Text(f"{mark} {say.signed(-100 * cost)}".strip(), style=style)


def _luck(luck: float, doubt: float, say: Messages) -> Text:
    """Empty if the search cannot tell."""
    if abs(luck) <= doubt:
        return Text()
    notable = abs(luck) >= LUCKY
    return Text(f"{'! ' if notable else ''}{say.signed(100 * luck)}", style="bold cyan" if notable else "")


def _summary(analysis: Analysis, say: Messages) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("who", "start", "own", "others", "luck", "unclear", "end"):
        table.add_column(say.say(f"analyse-{column}"), justify="left" if column == "who" else "right")
    for seat in analysis.seats:
        changes = (say.signed(100 * change) for change in (seat.decision, seat.others, seat.luck, seat.unclear))
        start, end = (say.number(100 * share) for share in (seat.start, seat.end))
        table.add_row(Text(analysis.names[seat.seat]), start, *changes, end)
    return table


def _costliest(match: Match, analysis: Analysis, say: Messages) -> None:
    for seat in analysis.seats:
        if not seat.costliest:
            continue
        out.print()
        out.print(say.say("analyse-costliest", name=analysis.names[seat.seat]), style="bold", markup=False)
        for mistake in seat.costliest:
            gave_up = mistake.text == RESIGNED
            words = say.say("analyse-resigned") if gave_up else _phrase(match, mistake.ply, mistake.text, say)
            if mistake.better is not None:
                better = _phrase(match, mistake.ply, mistake.better.text, say)
                words = say.say("analyse-instead", move=words, better=better)
            line = f"{mistake.ply + 1:>4}  {say.signed(-100 * mistake.cost):>6}  {words}"
            tell(line)
