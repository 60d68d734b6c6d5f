"""All qualities of several games in one picture: a small dot plot for each, with intervals."""

from __future__ import annotations

from typing import Any

import altair as alt

from ludotheque.core.messages import Messages

from ..charts.frame import Drawn, framed
from ..charts.pictures import FAINT, INK, RULE, WINE
from ..contests.skills import bot_in_words, bots_in_words
from .found import Qualities
from .quality import Quality
from .registry import QUALITIES
from .said import PARTS

INKS = (WINE, "#1f6f78", "#b8860b", "#4b4a8f", "#5b7d3a")  # by the number of players
WIDTH, ROW, IN_A_ROW = 190, 15, 3


def chart(found: Qualities, say: Messages) -> Drawn:
    seats = sorted({table.seats for game in found.games for table in game.tables})
    shown = [quality for quality in QUALITIES if any(quality.id in t.found for g in found.games for t in g.tables)]
    panels = [_panel(found, quality, seats, k % IN_A_ROW == 0, say) for k, quality in enumerate(shown)]
    rows = [alt.hconcat(*panels[k : k + IN_A_ROW], spacing=26) for k in range(0, len(panels), IN_A_ROW)]
    how = say.say("qualities-how", bots=bots_in_words(found.bots, say), weak=bot_in_words(found.weak, say))
    return framed(alt.vconcat(*rows, spacing=26), say.say("qualities-title"), how)


def _panel(found: Qualities, quality: Quality, seats: list[int], names: bool, say: Messages) -> Any:
    factor = PARTS.get(quality.unit, 1)
    rows = [
        {
            "game": game.title,
            "players": say.say("sweep-players", seats=table.seats),
            "value": estimate.value * factor,
            "low": estimate.low * factor,
            "high": estimate.high * factor,
        }
        for game in found.games
        for table in game.tables
        if (estimate := table.found.get(quality.id)) is not None
    ]
    titles = [game.title for game in found.games]
    players = [say.say("sweep-players", seats=count) for count in seats]
    axis = alt.Axis(labelLimit=140, labelPadding=8) if names else alt.Axis(labels=False)
    colours = alt.Scale(domain=players, range=list(INKS[: len(players)]))
    base = alt.Chart(alt.InlineData(values=rows)).encode(
        y=alt.Y("game:N", sort=titles, scale=alt.Scale(domain=titles), title=None, axis=axis),
        yOffset=alt.YOffset("players:N", sort=players, scale=alt.Scale(domain=players)),
        color=alt.Color("players:N", scale=colours, legend=alt.Legend() if len(players) > 1 else None),
    )
    across = alt.Scale(zero=True, nice=True)
    ticks = alt.Axis(tickCount=5, gridColor=RULE, labelColor=FAINT, labelFontSize=11)
    span = base.mark_rule(strokeWidth=5, strokeOpacity=0.3, strokeCap="round").encode(
        x=alt.X("low:Q", scale=across, axis=ticks, title=None), x2="high:Q"
    )
    dot = base.mark_circle(size=60, opacity=1).encode(x=alt.X("value:Q", scale=across))
    title = alt.TitleParams(
        say.say(f"quality-{quality.id}"), subtitle=say.say(f"quality-unit-{quality.unit}"), color=INK, fontSize=13
    )
    height = len(titles) * (ROW * len(players) + 8)
    return alt.layer(span, dot, title=title, width=WIDTH, height=height)
