"""The chart of a comparison: every difference with its interval."""

from __future__ import annotations

from typing import Any

import altair as alt

from ludotheque.core.messages import Messages
from ludotheque.core.shelf import find

from ..charts.frame import Drawn, framed
from ..charts.pictures import FAINT, INK, RULE, WINE
from ..contests.skills import all_several
from ..run.measures import SHARES
from ..stats.intervals import Estimate
from .comparison import Comparison

CLEAR, UNCLEAR = WINE, "#b7ab9c"


def chart(found: Comparison, say: Messages) -> Drawn:
    names = [rule.rule for rule in found.rules]
    panels = []
    for number, first in enumerate(found.rules[0].differences):
        share = first.measure in SHARES
        factor = 100 if share else 1
        rows: list[dict[str, Any]] = []
        for rule in found.rules:
            difference = rule.differences[number]
            estimate = difference.difference.times(factor)
            if not estimate.bounded:
                estimate = Estimate(estimate.value, estimate.value, estimate.value)
            rows.append(
                {
                    "rule": rule.rule,
                    "value": estimate.value,
                    "low": estimate.low,
                    "high": estimate.high,
                    "label": say.signed(estimate.value, 1 if abs(estimate.value) >= 1 else 2),
                    "colour": CLEAR if difference.clear in ("more", "less") else UNCLEAR,
                }
            )
        most = max(max(abs(row["low"]), abs(row["high"])) for row in rows) or 1
        scale = alt.Scale(domain=[-1.15 * most, 1.15 * most], nice=False)
        axis = alt.Axis(gridColor=RULE, tickCount=5, labelColor=FAINT, title=None, labelFlush=False)
        x = alt.X("low:Q", scale=scale, axis=axis)
        names_axis = alt.Axis(labelPadding=10, labelFontWeight="bold", labelLimit=320)
        base = alt.Chart(alt.InlineData(values=rows)).encode(
            y=alt.Y("rule:N", sort=names, title=None, axis=names_axis),
            color=alt.Color("colour:N", scale=None),
        )
        zero = alt.Chart(alt.InlineData(values=[{"low": 0}])).mark_rule(color=INK, strokeDash=[4, 4]).encode(x=x)
        span = base.mark_rule(strokeWidth=8, strokeOpacity=0.35, strokeCap="round").encode(x=x, x2="high:Q")
        dot = base.mark_circle(size=140, opacity=1).encode(x="value:Q")
        label = base.mark_text(dy=-17, fontSize=13).encode(x="value:Q", text="label:N", color=alt.value(INK))
        unit = " (%)" if share else ""
        title = alt.TitleParams(say.say(f"compare-{first.measure}") + unit, anchor="start", fontSize=13)
        panels.append(alt.layer(zero, span, dot, label, title=title, width=520, height=52 * len(names)))
    heading = say.say(
        "compare-title", title=find(found.game).title, seats=found.seats, bots=all_several(found.bots, say)
    )
    how = say.say("compare-chart-how", base=found.base, games=found.games)
    return framed(alt.vconcat(*panels, spacing=18).resolve_scale(x="independent", color="independent"), heading, how)
