"""A report as one self-contained HTML page: letters and drawings included, no scripts."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from html import escape
from importlib.resources import files
from pathlib import Path

import ludotheque
from ludotheque.core.messages import Messages
from ludotheque.core.shelf import find

from ..contests.skills import all_several, several
from ..stats.intervals import Estimate
from .drawings import drawings
from .panels import grid
from .report import Report, TableReport
from .summary import Statement, named, span, statements

CLIENT = Path(ludotheque.__file__).parent / "server" / "web" / "assets"  # has the letters, if it was built
ALPHABETS = {"latin": "U+0000-00FF,U+2000-206F,U+2212", "latin-ext": "U+0100-02BA"}
LETTERS = (
    ("Fraunces Variable", "100 900", "fraunces-{}-wght-normal-*.woff2"),
    ("Source Sans 3", "400", "source-sans-3-{}-400-normal-*.woff2"),
    ("Source Sans 3", "600", "source-sans-3-{}-600-normal-*.woff2"),
)


def page(report: Report, say: Messages) -> str:
    title = find(report.game).title
    says = "".join(_statement(statement) for statement in statements(report, say))
    tables = "".join(_details(report, table, say) for table in report.tables)
    return frame(
        say,
        say.say("lab-report-title", title=title),
        f"<header><h1>{escape(title)}</h1><p>{escape(setting(report, say))}</p>"
        f"<p>{escape(games_why(report, say))}</p></header>"
        f"<ul class=says>{says}</ul><div class=grid>{drawings(report, say)}</div>"
        f"<h2 class=part>{escape(say.say('lab-report-numbers'))}</h2>{tables}"
        f"<h2 class=part>{escape(say.say('lab-report-how'))}</h2><p class=how>{escape(_how(report, say))}</p>",
    )


def frame(say: Messages, title: str, inside: str) -> str:
    """A page of the lab round this HTML."""
    style = files("ludotheque.lab.reports").joinpath("page.css").read_text(encoding="utf-8")
    return (
        f'<!doctype html><html lang="{say.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title>"
        f"<style>{''.join(_letters())}{style}</style></head><body><main>{inside}</main></body></html>\n"
    )


def _letters() -> Iterator[str]:
    """The letters of the browser client. Where it was not built, the page has those of the reader's machine."""
    for family, weight, pattern in LETTERS:
        for alphabet, range in ALPHABETS.items():
            for file in sorted(CLIENT.glob(pattern.format(alphabet)))[:1]:
                data = base64.b64encode(file.read_bytes()).decode()
                yield (
                    f"@font-face{{font-family:'{family}';font-weight:{weight};unicode-range:{range};"
                    f"src:url(data:font/woff2;base64,{data}) format('woff2')}}"
                )


def _statement(statement: Statement) -> str:
    """Who played, the claim in bold, and the figures for each number of players below it."""
    who = f"<small>{escape(statement.who)}</small>" if statement.who else ""
    parts = "".join(f"<li>{escape(part)}</li>" for part in statement.parts)
    return f"<li>{who}<b>{escape(statement.claim.strip())}</b>" + (f"<ul>{parts}</ul>" if parts else "") + "</li>"


def setting(report: Report, say: Messages) -> str:
    """The settings, in a line."""
    rules = [f"{name}={value}".lower() for name, value in {**report.options, **report.numbers}.items()]
    games = sum(table.games for table in report.tables)
    bots = all_several(report.bots, say)
    return say.say("lab-report-setting", games=games, bots=bots, rules=", ".join(rules) or "–", seed=str(report.seed))


def games_why(report: Report, say: Messages) -> str:
    """Why so many games were played, and which others."""
    luck = sum(table.luck.games for table in report.tables if table.luck is not None)
    levels = sum(at.games for table in report.tables for at in table.levels if [at.level] != report.bots)
    said = [say.say("lab-games-why")] if report.as_needed else []
    if luck:
        said.append(say.say("lab-games-luck", games=luck))
    if levels:
        said.append(say.say("lab-games-levels", games=levels))
    return " ".join(said)


def _how(report: Report, say: Messages) -> str:
    measured = sum(report.pace.measured.values())
    pace = say.say("lab-pace-measured", count=measured) if measured else say.say("lab-pace-assumed")
    text = say.say(
        "lab-report-how-text",
        watched=max(table.watched for table in report.tables),
        pace=pace,
        command=f"ludotheque report {report.game}",
        version=report.version,
    )
    return f"{say.say('lab-report-how-won')} {text}"


def _details(report: Report, table: TableReport, say: Messages) -> str:
    name = escape(say.say("lab-players", seats=table.seats))
    games = escape(say.say("lab-games", games=table.games))
    inside = _turns(table, say) + _figures(report, table, say) + _fired(report, table, say)
    return f"<details><summary>{name} · {games}</summary>{inside}</details>"


def _turns(table: TableReport, say: Messages) -> str:
    rows = [[str(turn.turn), _rate(turn.wins, say), _number(turn.score, say)] for turn in table.turns]
    return grid(say.say("lab-table-turns"), [say.say(f"lab-table-{c}") for c in ("turn", "wins", "score")], rows)


def _figures(report: Report, table: TableReport, say: Messages) -> str:
    rows = [
        [say.say("lab-table-length"), _number(table.length, say)],
        [say.say("lab-table-rounds"), _number(table.rounds, say)],
        [say.say("lab-table-minutes"), _number(table.minutes, say)],
        [say.say("lab-table-ties"), _rate(table.ties, say)],
        [say.say("lab-table-margin"), _number(table.margin, say)],
    ]
    if table.leads is not None and table.choices is not None:
        rows.append([say.say("lab-table-leads"), _number(table.leads, say)])
        rows.append([say.say("lab-table-choices"), _number(table.choices, say)])
    if table.luck is not None:
        luck = table.luck
        strong, weak = several(luck.strong, say), several(luck.weak, say)
        rows.append([say.say("lab-table-strong", strong=strong, weak=weak), _rate(luck.wins, say)])
        rows.append([say.say("lab-table-same-player"), _rate(luck.same_player, say)])
        rows.append([say.say("lab-table-same-seat"), _rate(luck.same_seat, say)])
    for ending, share in table.endings.items():
        rows.append([say.say(f"{report.game}-end-{ending.replace(' ', '-')}"), _rate(share, say)])
    return grid(say.say("lab-table-figures"), ["", say.say("lab-table-value")], rows)


def _fired(report: Report, table: TableReport, say: Messages) -> str:
    by_tag = {fired.tag: fired for fired in table.fired}
    rows = []
    for tag in named(report, say):
        if tag in by_tag:
            fired = by_tag[tag]
            rows.append([say.say(f"{report.game}-fires-{tag}"), _number(fired.times, say, 2), _rate(fired.games, say)])
    if not rows:
        return ""
    return grid(say.say("lab-table-rules"), ["", say.say("lab-table-times"), say.say("lab-table-games")], rows)


def _rate(estimate: Estimate, say: Messages) -> str:
    return f"{say.percent(estimate.value)}  ({say.percent(estimate.low, estimate.high)})"


def _number(estimate: Estimate, say: Messages, digits: int = 1) -> str:
    value = say.number(estimate.value, digits)
    return f"{value}  ({span(estimate, say, digits)})" if estimate.bounded else value
