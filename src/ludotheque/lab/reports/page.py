"""A report as one self-contained HTML page: charts included, no scripts."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from ludotheque.core.messages import Messages
from ludotheque.core.shelf import find

from ..charts.pictures import FAINT, FONT, INK, PAPER, RULE, WINE
from ..stats.intervals import Estimate
from .report import Report, TableReport
from .summary import Statement, named, percent, percent_span, span, statements

STYLE = f"""
:root {{ color-scheme: light; }}
body {{ margin: 0; background: #f3ecdf; color: {INK}; font: 17px/1.55 {FONT}; }}
main {{ max-width: 1000px; margin: 0 auto; padding: 48px 24px 80px; }}
h1 {{ font: bold 44px/1.1 Georgia, "Liberation Serif", serif; margin: 0 0 6px; color: {WINE}; }}
h2 {{ font: bold 24px/1.2 Georgia, "Liberation Serif", serif; margin: 52px 0 14px; }}
.setting, .how, caption {{ color: {FAINT}; font-size: 15px; }}
ul.says, ul.says ul {{ list-style: none; padding: 0; margin: 0; }}
ul.says {{ columns: 2 380px; column-gap: 14px; margin: 28px 0; line-height: 1.35; }}
ul.says > li {{ break-inside: avoid; background: {PAPER}; border-left: 5px solid {WINE}; margin: 0 0 12px;
  border-radius: 3px 10px 10px 3px; padding: 12px 18px; }}
ul.says ul {{ color: {FAINT}; font-size: 15px; font-variant-numeric: tabular-nums; margin-top: 6px; }}
figure {{ margin: 28px 0; background: {PAPER}; border-radius: 12px; overflow: auto; box-shadow: 0 1px 5px #0002; }}
figure svg {{ display: block; max-width: 100%; min-width: 640px; height: auto; margin: 0 auto; }}
details {{ background: {PAPER}; border-radius: 12px; padding: 14px 20px; margin: 12px 0; overflow: auto; }}
summary {{ cursor: pointer; font-weight: bold; }}
table {{ border-collapse: collapse; margin: 14px 0; font-variant-numeric: tabular-nums; }}
caption {{ text-align: left; padding-bottom: 4px; }}
th, td {{ padding: 5px 16px 5px 0; border-bottom: 1px solid {RULE}; text-align: right; white-space: nowrap; }}
th:first-child, td:first-child {{ text-align: left; white-space: normal; }}
td small {{ color: {FAINT}; }}
"""


def page(report: Report, drawings: Mapping[str, str], say: Messages) -> str:
    """`drawings`: the charts as SVG, by name."""
    title = find(report.game).title
    says = "".join(_statement(statement) for statement in statements(report, say))
    figures = "".join(f'<figure id="{name}">{svg}</figure>' for name, svg in drawings.items())
    tables = "".join(_details(report, table, say) for table in report.tables)
    return (
        f'<!doctype html><html lang="{say.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(say.say('lab-report-title', title=title))}</title><style>{STYLE}</style></head><body><main>"
        f"<h1>{escape(title)}</h1><p class=setting>{escape(setting(report, say))}</p>"
        f"<ul class=says>{says}</ul>{figures}<h2>{escape(say.say('lab-report-numbers'))}</h2>{tables}"
        f"<h2>{escape(say.say('lab-report-how'))}</h2><p class=how>{escape(_how(report, say))}</p>"
        "</main></body></html>\n"
    )


def _statement(statement: Statement) -> str:
    """The claim in bold, with the figures for each number of players below it."""
    parts = "".join(f"<li>{escape(part)}</li>" for part in statement.parts)
    return f"<li><b>{escape(statement.claim.strip())}</b>" + (f"<ul>{parts}</ul>" if parts else "") + "</li>"


def setting(report: Report, say: Messages) -> str:
    """The settings, in a line."""
    rules = [f"{name}={value}".lower() for name, value in {**report.options, **report.numbers}.items()]
    games = sum(table.games for table in report.tables)
    bots = ", ".join(report.bots)
    return say.say("lab-report-setting", games=games, bots=bots, rules=", ".join(rules) or "–", seed=str(report.seed))


def _how(report: Report, say: Messages) -> str:
    game = find(report.game)
    low, high = game.minutes
    printed = str(low) if low == high else f"{low}–{high}"
    watched = max(table.watched for table in report.tables)
    text = say.say(
        "lab-report-how-text",
        watched=watched,
        pace=say.number(report.pace),
        printed=printed,
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
    return _grid(say.say("lab-table-turns"), [say.say(f"lab-table-{c}") for c in ("turn", "wins", "score")], rows)


def _figures(report: Report, table: TableReport, say: Messages) -> str:
    rows = [
        [say.say("lab-table-moves"), _number(table.moves, say)],
        [say.say("lab-table-minutes"), _number(table.minutes, say)],
        [say.say("lab-table-ties"), _rate(table.ties, say)],
        [say.say("lab-table-margin"), _number(table.margin, say)],
    ]
    if table.leads is not None and table.choices is not None:
        rows.append([say.say("lab-table-leads"), _number(table.leads, say)])
        rows.append([say.say("lab-table-choices"), _number(table.choices, say)])
    if table.luck is not None:
        luck = table.luck
        rows.append([say.say("lab-table-strong", strong=luck.strong, weak=luck.weak), _rate(luck.wins, say)])
        rows.append([say.say("lab-table-same-player"), _rate(luck.same_player, say)])
        rows.append([say.say("lab-table-same-seat"), _rate(luck.same_seat, say)])
    for ending, share in table.endings.items():
        if share.value > 0:
            rows.append([say.say(f"{report.game}-end-{ending.replace(' ', '-')}"), _rate(share, say)])
    return _grid(say.say("lab-table-figures"), ["", say.say("lab-table-value")], rows)


def _fired(report: Report, table: TableReport, say: Messages) -> str:
    by_tag = {fired.tag: fired for fired in table.fired}
    rows = []
    for tag in named(report, say):
        if tag in by_tag:
            fired = by_tag[tag]
            rows.append([say.say(f"{report.game}-fires-{tag}"), _number(fired.times, say, 2), _rate(fired.games, say)])
    if not rows:
        return ""
    return _grid(say.say("lab-table-rules"), ["", say.say("lab-table-times"), say.say("lab-table-games")], rows)


def _rate(estimate: Estimate, say: Messages) -> str:
    return f"{percent(estimate.value, say)}  ({percent_span(estimate, say)})"


def _number(estimate: Estimate, say: Messages, digits: int = 1) -> str:
    return f"{say.number(estimate.value, digits)}  ({span(estimate, say, digits)})"


def _grid(caption: str, heads: list[str], rows: list[list[str]]) -> str:
    head = "".join(f"<th>{escape(cell)}</th>" for cell in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><caption>{escape(caption)}</caption><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
