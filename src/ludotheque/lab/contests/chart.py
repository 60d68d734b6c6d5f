"""The chart of a contest: ratings with their intervals, and the results of every pair."""

from __future__ import annotations

import altair as alt

from ludotheque.core.messages import Messages

from ..charts.pictures import FAINT, FONT, INK, PAPER, RULE, WINE
from .standings import Standing, Standings

LOSES, EVEN, WINS = "#d08a4e", "#f8f2e6", "#6699c2"  # safe for colour-blind readers, and light behind dark text
ROW = 46  # pixels per bot

Panel = alt.LayerChart | alt.FacetChart


def chart(standings: Standings, title: str, say: Messages) -> alt.HConcatChart:
    heading = alt.TitleParams(
        say.say("arena-table", title=title, seats=standings.seats),
        subtitle=say.say("arena-played", games=standings.games, deals=standings.deals),
        fontSize=22,
        subtitleFontSize=13,
        offset=26,
    )
    drawn: alt.HConcatChart = (
        alt.hconcat(_ratings(standings, say), _duels(standings, say), spacing=48, title=heading)
        .properties(background=PAPER, padding=28)
        .configure(font=FONT)
        .configure_title(
            anchor="start",
            color=INK,
            fontSize=14,
            fontWeight="bold",
            subtitleColor=FAINT,
            subtitleFontSize=12,
            subtitlePadding=5,
            offset=14,
        )
        .configure_view(stroke=None)
        .configure_axis(domain=False, ticks=False, labelColor=INK, labelFontSize=13)
    )
    return drawn


def _ratings(standings: Standings, say: Messages) -> Panel:
    rows = []
    for standing in standings.bots:
        low, high = standing.interval or (standing.rating, standing.rating)
        rows.append(
            {"bot": standing.bot, "rating": standing.rating, "low": low, "high": high, "label": _label(standing)}
        )
    names = [standing.bot for standing in standings.bots]
    axis = alt.Axis(
        orient="top", format=".0f", tickCount=5, gridColor=RULE, labelColor=FAINT, labelPadding=8, labelFlush=False
    )
    scale = alt.Scale(zero=False, nice=True, padding=26)
    base = alt.Chart(alt.InlineData(values=rows)).encode(
        y=alt.Y("bot:N", sort=names, title=None, axis=alt.Axis(labelPadding=10, labelFontWeight="bold"))
    )
    span = base.mark_rule(color=WINE, strokeWidth=3, strokeOpacity=0.45, strokeCap="round").encode(
        x=alt.X("low:Q", title=None, axis=axis, scale=scale), x2="high:Q"
    )
    dot = base.mark_circle(color=WINE, size=130, opacity=1).encode(x="rating:Q")
    label = base.mark_text(dy=-15, color=INK, fontSize=12).encode(x="rating:Q", text="label:N")
    title = alt.TitleParams(say.say("arena-rating"), subtitle=say.say("arena-chart-rating"))
    return alt.layer(span, dot, label, title=title, width=360, height=ROW * len(names))


def _label(standing: Standing) -> str:
    """An arrow points where the games set no limit."""
    left = "← " if standing.limit in ("no-lower", "no-limits") else ""
    right = " →" if standing.limit in ("no-upper", "no-limits") else ""
    return f"{left}{standing.rating:.0f}{right}"


def _duels(standings: Standings, say: Messages) -> Panel:
    """The rows are those of the ratings on the left."""
    cells = []
    for duel in standings.duels:
        if duel.share is not None:
            for bot, other, share in ((duel.bot, duel.other, duel.share), (duel.other, duel.bot, 1 - duel.share)):
                cells.append({"bot": bot, "other": other, "share": share, "label": f"{100 * share:.0f}"})
    names = [standing.bot for standing in standings.bots]
    axis = alt.Axis(orient="top", labelAngle=0, labelPadding=8, labelLimit=0)
    base = alt.Chart(alt.InlineData(values=cells)).encode(
        x=alt.X("other:N", title=None, scale=alt.Scale(domain=names), axis=axis),
        y=alt.Y("bot:N", title=None, scale=alt.Scale(domain=names), axis=None),
    )
    colours = alt.Scale(domain=[0, 0.5, 1], range=[LOSES, EVEN, WINS], interpolate="rgb")
    field = base.mark_rect(stroke=PAPER, strokeWidth=3, cornerRadius=6).encode(
        color=alt.Color("share:Q", scale=colours, legend=None)
    )
    text = base.mark_text(fontSize=13, color=INK).encode(text="label:N")
    column = max(68, 8 * max(map(len, names)) + 8)
    title = alt.TitleParams(say.say("arena-duel"), subtitle=say.say("arena-chart-duels"))
    return alt.layer(field, text, title=title, width=column * len(names), height=ROW * len(names))
