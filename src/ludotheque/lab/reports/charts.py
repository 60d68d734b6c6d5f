"""The charts of a report."""

from __future__ import annotations

from typing import Any

import altair as alt

from ludotheque.core.messages import Messages

from ..charts.emblems import COLOURS, EMBLEMS
from ..charts.frame import Drawn, framed
from ..charts.pictures import FAINT, INK, PAPER, RULE, WINE
from ..contests.skills import several
from .report import Report, TableReport
from .summary import named, span

WIDTH = 860
GOLD, PALE = "#e3b94f", "#efe6d8"
BINS = 40

Row = dict[str, Any]


def charts(report: Report, say: Messages) -> dict[str, Drawn]:
    """The charts by name, in the order of a page. What was not measured has no chart."""
    drawn = {"seats": _seats(report, say)}
    if any(table.luck for table in report.tables):
        drawn["luck"] = _luck(report, say)
    drawn["scores"] = _ridges(report, "scores", say)
    drawn["length"] = _ridges(report, "lengths", say)
    if all(table.watched for table in report.tables):
        drawn["tension"] = _tension(report, say)
        if named(report, say):
            drawn["rules"] = _rules(report, say)
    return drawn


def players(table: TableReport, say: Messages) -> str:
    return say.say("lab-players", seats=table.seats)


def _seats(report: Report, say: Messages) -> Drawn:
    """By the order of play: how far each share of the wins is from an equal one."""
    spans = [
        (turn.wins.low - 1 / table.seats, turn.wins.high - 1 / table.seats)
        for table in report.tables
        for turn in table.turns
    ]
    low, high = min(low for low, _ in spans), max(high for _, high in spans)
    room = 0.12 * (high - low)
    scale = alt.Scale(domain=[low - room, high + 2 * room], nice=False)
    total = sum(table.seats for table in report.tables)
    panels = []
    for number, table in enumerate(report.tables):
        fair = 1 / table.seats
        rows: list[Row] = [
            {
                "turn": str(turn.turn),
                "value": turn.wins.value - fair,
                "low": turn.wins.low - fair,
                "high": turn.wins.high - fair,
                "label": say.number(100 * turn.wins.value),
            }
            for turn in table.turns
        ]
        axis = alt.Axis(format="+.0%", tickCount=5, gridColor=RULE, labelColor=FAINT, title=None, labels=number == 0)
        y = alt.Y("low:Q", scale=scale, axis=axis)
        base = alt.Chart(alt.InlineData(values=rows)).encode(x=alt.X("turn:N", title=None, axis=alt.Axis(labelAngle=0)))
        zero = alt.Chart(alt.InlineData(values=[{"low": 0}])).mark_rule(color=FAINT, strokeDash=[4, 4]).encode(y=y)
        bar = base.mark_rule(strokeWidth=8, strokeOpacity=0.3, strokeCap="round").encode(
            y=y, y2="high:Q", color=_colour(table.seats)
        )
        emblem = base.mark_point(filled=True, size=230, opacity=1).encode(
            y="value:Q", color=_colour(table.seats), shape=_emblem(table.seats)
        )
        text = base.mark_text(dy=-13, fontSize=12, color=INK).encode(y="high:Q", text="label:N")
        # two lines, because the panel for two players is narrow
        title = alt.TitleParams([players(table, say), say.percent(fair)], anchor="middle", fontSize=12)
        width = max(84, int((WIDTH - 60) * table.seats / total) - 18)
        panels.append(alt.layer(zero, bar, emblem, text, title=title, width=width, height=260))
    return framed(
        alt.hconcat(*panels, spacing=18).resolve_scale(y="shared", color="independent", shape="independent"),
        say.say("lab-chart-seats"),
        say.say("lab-chart-seats-how"),
    )


def _colour(seats: int) -> alt.Color:
    turns = [str(turn + 1) for turn in range(seats)]
    return alt.Color("turn:N", scale=alt.Scale(domain=turns, range=list(COLOURS[:seats])), legend=None)


def _emblem(seats: int) -> alt.Shape:
    turns = [str(turn + 1) for turn in range(seats)]
    return alt.Shape("turn:N", scale=alt.Scale(domain=turns, range=list(EMBLEMS[:seats])), legend=None)


def _luck(report: Report, say: Messages) -> Drawn:
    """Two games on the same deal: whether the same player or the same seat won."""
    kinds = [say.say(f"lab-luck-{kind}") for kind in ("player", "seat", "neither")]
    rows: list[Row] = []
    strong: list[Row] = []
    names = []
    for table in report.tables:
        luck = table.luck
        if luck is None:
            continue
        name = players(table, say)
        names.append(name)
        values = [luck.same_player.value, luck.same_seat.value]
        start = 0.0
        for k, (kind, value) in enumerate(zip(kinds, [*values, 1 - sum(values)], strict=True)):
            label = say.percent(value) if value > 0.06 else ""
            rows.append(
                {"table": name, "kind": kind, "low": start, "high": start + value, "label": label, "k": k}
                | {"middle": start + value / 2}
            )
            start += value
        wins = luck.wins
        strong.append({"table": name, "value": wins.value, "low": wins.low, "high": wins.high, "even": luck.even})
        strong[-1]["label"] = say.percent(wins.value)
    y = alt.Y("table:N", sort=names, title=None, axis=alt.Axis(labelPadding=10, labelFontWeight="bold", labelLimit=200))
    base = alt.Chart(alt.InlineData(values=rows)).encode(y=y)
    colours = alt.Scale(domain=kinds, range=[WINE, GOLD, PALE])
    axis = alt.Axis(format=".0%", tickCount=5, grid=False, labelColor=FAINT, title=None)
    bars = base.mark_bar(height=30, cornerRadius=3, stroke=PAPER, strokeWidth=2).encode(
        x=alt.X("low:Q", scale=alt.Scale(domain=[0, 1]), axis=axis),
        x2="high:Q",
        color=alt.Color("kind:N", scale=colours, legend=alt.Legend(labelLimit=400, columns=1)),
    )
    ink = alt.condition("datum.k == 0", alt.value("#fffdf8"), alt.value(INK))
    text = base.mark_text(fontSize=13).encode(x="middle:Q", text="label:N", color=ink)
    height = 48 * len(names)
    left = alt.layer(bars, text, width=440, height=height, title=say.say("lab-chart-luck-same"))
    side = alt.Chart(alt.InlineData(values=strong)).encode(y=alt.Y("table:N", sort=names, title=None, axis=None))
    even = side.mark_tick(color=FAINT, thickness=2, height=26).encode(
        x=alt.X("even:Q", scale=alt.Scale(domain=[0, 1]), axis=axis)
    )
    rule = side.mark_rule(color=WINE, strokeWidth=6, strokeOpacity=0.35, strokeCap="round").encode(
        x="low:Q", x2="high:Q"
    )
    dot = side.mark_circle(color=WINE, size=120, opacity=1).encode(x="value:Q")
    label = side.mark_text(dy=-16, color=INK, fontSize=12).encode(x="value:Q", text="label:N")
    luck = next(table.luck for table in report.tables if table.luck is not None)
    strong_bot, weak_bot = several(luck.strong, say), several(luck.weak, say)
    title = say.say("lab-chart-luck-strong", strong=strong_bot, weak=weak_bot)
    right = alt.layer(even, rule, dot, label, width=220, height=height, title=title)
    return framed(
        alt.hconcat(left, right, spacing=40).resolve_scale(color="independent"),
        say.say("lab-chart-luck"),
        say.say("lab-chart-luck-how"),
    )


def _ridges(report: Report, what: str, say: Messages) -> Drawn:
    """A distribution for each number of players, stacked."""
    found = {table.seats: getattr(table, what) for table in report.tables}
    low = min(min(counts) for counts in found.values())
    high = max(max(counts) for counts in found.values())
    step = max(1, -(-(high - low) // BINS))
    panels = []
    for number, table in enumerate(report.tables):
        counts: dict[int, int] = found[table.seats]
        total = sum(counts.values())
        bins: dict[int, int] = {}
        for value, count in counts.items():
            start = low + (value - low) // step * step
            bins[start] = bins.get(start, 0) + count
        rows = [
            {"low": start - step / 2, "high": start + step / 2, "base": 0, "share": n / total}
            for start, n in bins.items()
        ]
        last = number == len(report.tables) - 1
        axis = alt.Axis(gridColor=RULE, labelColor=FAINT, title=None, tickCount=8) if last else None
        x = alt.X("low:Q", scale=alt.Scale(domain=[low - step, high + step], nice=False), axis=axis)
        colour = COLOURS[(table.seats - 2) % len(COLOURS)]
        bars = (
            alt.Chart(alt.InlineData(values=rows))
            .mark_bar(color=colour, opacity=0.85, cornerRadiusTopLeft=2, cornerRadiusTopRight=2)
            .encode(x=x, x2="high:Q", y=alt.Y("base:Q", axis=None), y2="share:Q")
        )
        mean = _mean(table, what)
        line = alt.Chart(alt.InlineData(values=[{"mean": mean, "label": _ridge_label(table, what, say)}])).encode(
            x=alt.X("mean:Q", scale=alt.Scale(domain=[low - step, high + step], nice=False), axis=axis)
        )
        drawn = alt.layer(
            bars,
            line.mark_rule(color=INK, strokeDash=[3, 3]),
            line.mark_text(color=INK, align="right", fontSize=13, y=14).encode(
                x=alt.value(WIDTH - 136), text="label:N"
            ),
            title=alt.TitleParams(
                players(table, say), orient="left", angle=0, align="right", baseline="middle", offset=10
            ),
            width=WIDTH - 130,
            height=74,
        )
        panels.append(drawn)
    return framed(
        alt.vconcat(*panels, spacing=4).resolve_scale(y="independent"),
        say.say(f"lab-chart-{what}"),
        say.say(f"lab-chart-{what}-how"),
    )


def _mean(table: TableReport, what: str) -> float:
    counts: dict[int, int] = getattr(table, what)
    return sum(value * count for value, count in counts.items()) / sum(counts.values())


def _ridge_label(table: TableReport, what: str, say: Messages) -> str:
    mean = say.number(_mean(table, what))
    if what == "scores":
        return mean
    return say.say("lab-chart-lengths-mean", turns=mean, minutes=span(table.minutes, say, 0))


def _tension(report: Report, say: Messages) -> Drawn:
    """Four figures by the number of players."""
    panels = []
    for what in ("leads", "choices", "margin", "ties"):
        rows: list[Row] = []
        for table in report.tables:
            found = getattr(table, what)
            factor = 100 if what == "ties" else 1
            rows.append(
                {
                    "table": str(table.seats),
                    "value": factor * found.value,
                    "low": factor * (found.low if found.bounded else found.value),
                    "high": factor * (found.high if found.bounded else found.value),
                    "label": say.number(factor * found.value),
                }
            )
        top = max(row["high"] for row in rows) or 1
        axis = alt.Axis(gridColor=RULE, tickCount=4, labelColor=FAINT, title=None)
        y = alt.Y("low:Q", scale=alt.Scale(domain=[0, 1.15 * top], nice=False), axis=axis)
        base = alt.Chart(alt.InlineData(values=rows)).encode(
            x=alt.X("table:N", title=None, axis=alt.Axis(labelAngle=0))
        )
        panels.append(
            alt.layer(
                base.mark_line(color=WINE, strokeOpacity=0.25, strokeWidth=2).encode(y="value:Q"),
                base.mark_rule(color=WINE, strokeWidth=6, strokeOpacity=0.35, strokeCap="round").encode(
                    y=y, y2="high:Q"
                ),
                base.mark_circle(color=WINE, size=110, opacity=1).encode(y="value:Q"),
                base.mark_text(dy=-15, fontSize=12, color=INK).encode(y="high:Q", text="label:N"),
                title=alt.TitleParams(say.say(f"lab-chart-tension-{what}"), fontSize=12, limit=196),
                width=170,
                height=190,
            )
        )
    return framed(alt.hconcat(*panels, spacing=40), say.say("lab-chart-tension"), say.say("lab-chart-tension-how"))


def _rules(report: Report, say: Messages) -> Drawn:
    """Bubbles whose size is how often an event happens."""
    tags = named(report, say)
    words = {tag: say.say(f"{report.game}-fires-{tag}") for tag in tags}
    rows: list[Row] = []
    for table in report.tables:
        by_tag = {fired.tag: fired for fired in table.fired}
        for tag in tags:
            times = by_tag[tag].times.value if tag in by_tag else 0.0
            rows.append({"rule": words[tag], "table": str(table.seats), "times": times, "label": _times(times, say)})
    base = alt.Chart(alt.InlineData(values=rows)).encode(
        y=alt.Y("rule:N", sort=list(words.values()), title=None, axis=alt.Axis(labelLimit=420, labelPadding=12)),
        x=alt.X("table:N", title=None, axis=alt.Axis(orient="top", labelAngle=0, labelFontWeight="bold")),
    )
    most = max(row["times"] for row in rows) or 1
    size = alt.Size("times:Q", scale=alt.Scale(domain=[0, most], range=[0, 1500]), legend=None)
    bubbles = base.mark_circle(color=GOLD, opacity=0.75, stroke="#a9862f", strokeWidth=1).encode(size=size)
    text = base.mark_text(fontSize=13, color=INK, fontWeight="bold").encode(text="label:N")
    drawn = alt.layer(bubbles, text, width=84 * len(report.tables), height=52 * len(tags))
    return framed(alt.hconcat(drawn), say.say("lab-chart-rules"), say.say("lab-chart-rules-how"))


def _times(times: float, say: Messages) -> str:
    if times == 0:
        return "–"
    return say.number(times) if times >= 0.1 else say.number(times, 3)
