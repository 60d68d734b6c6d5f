"""The reliability curve: what happened over what was said. On the diagonal every share is true."""

from __future__ import annotations

from collections.abc import Sequence

import altair as alt

from ludotheque.core.messages import Messages

from ..charts.frame import Drawn, framed
from ..charts.pictures import FAINT, INK, RULE, WINE
from .measure import Reliability

SIDE = 260  # pixels of a panel
IN_A_ROW = 3

Panel = alt.LayerChart | alt.FacetChart


def chart(found: Sequence[tuple[str, Reliability]], title: str, say: Messages) -> Drawn:
    """A panel for each measurement, under its label."""
    panels = [_panel(label, reliability, say) for label, reliability in found]
    rows = [alt.hconcat(*panels[k : k + IN_A_ROW], spacing=36) for k in range(0, len(panels), IN_A_ROW)]
    return framed(alt.vconcat(*rows, spacing=30), title, say.say("calibrate-chart"))


def _panel(label: str, found: Reliability, say: Messages) -> Panel:
    rows = [
        {
            "said": each.said,
            "happened": each.happened.value,
            "low": each.happened.low,
            "high": each.happened.high,
            "positions": each.positions,
        }
        for each in found.bins
    ]
    scale = alt.Scale(domain=[0, 1], nice=False)
    axis = alt.Axis(format=".0%", values=[0, 0.25, 0.5, 0.75, 1], gridColor=RULE, labelColor=FAINT, labelFlush=False)
    across = alt.X("said:Q", scale=scale, axis=axis, title=say.say("calibrate-said"))
    up = alt.Y("happened:Q", scale=scale, axis=axis, title=say.say("calibrate-happened"))
    truth = alt.Chart(alt.InlineData(values=[{"said": 0, "happened": 0}, {"said": 1, "happened": 1}]))
    base = alt.Chart(alt.InlineData(values=rows))
    layers = (
        truth.mark_line(color=FAINT, strokeDash=[4, 4], strokeWidth=1.5).encode(x=across, y=up),
        base.mark_line(color=WINE, strokeWidth=2).encode(x=across, y=up),
        base.mark_rule(color=WINE, strokeWidth=2, strokeOpacity=0.4).encode(x=across, y=alt.Y("low:Q"), y2="high:Q"),
        base.mark_circle(color=WINE, opacity=1).encode(
            x=across, y=up, size=alt.Size("positions:Q", scale=alt.Scale(range=[20, 160]), legend=None)
        ),
    )
    number = say.number
    under = say.say("calibrate-error-floor", error=number(100 * found.error), floor=number(100 * found.floor))
    heading = alt.TitleParams(label, subtitle=under, color=INK)
    return alt.layer(*layers, title=heading, width=SIDE, height=SIDE)
