"""The frame of a chart: title, background and the style of its axes."""

from __future__ import annotations

import altair as alt

from .pictures import FAINT, FONT, INK, PAPER

Drawn = alt.HConcatChart | alt.VConcatChart


def framed(drawn: Drawn, title: str, subtitle: str) -> Drawn:
    heading = alt.TitleParams(title, subtitle=subtitle, fontSize=20, subtitleFontSize=13, offset=22)
    framed: Drawn = (
        drawn.properties(title=heading, background=PAPER, padding=26)
        .configure(font=FONT)
        .configure_title(
            anchor="start",
            color=INK,
            fontSize=14,
            fontWeight="bold",
            subtitleColor=FAINT,
            subtitleFontSize=12,
            subtitlePadding=6,
        )
        .configure_view(stroke=None)
        .configure_axis(domain=False, ticks=False, labelColor=INK, labelFontSize=13, titleColor=FAINT)
        .configure_legend(labelColor=INK, labelFontSize=13, title=None, orient="top", symbolStrokeWidth=0)
    )
    return framed
