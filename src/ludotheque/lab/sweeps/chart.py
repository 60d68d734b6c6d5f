"""The chart of a sweep: a line with its intervals along one dial, a map over two."""

from __future__ import annotations

from typing import Any

import altair as alt

from ludotheque.core.board.dials import all_dials, spelled
from ludotheque.core.messages import Messages
from ludotheque.core.shelf import find

from ..charts.frame import Drawn, framed
from ..charts.pictures import FAINT, INK, PAPER, RULE, WINE
from ..contests.skills import bots_in_words
from ..run.measures import SHARES
from .sweep import Sweep, SweptMeasure, SweptPlace
from .swept import SweptDial

INKS = (WINE, "#1f6f78", "#b8860b", "#4b4a8f", "#5b7d3a")  # by the number of players
WIDTH, HEIGHT = 560, 260
CELL = 62


def chart(found: Sweep, say: Messages) -> Drawn:
    measures = [each.measure for each in found.places[0].measures]
    draw = _lines if len(found.dials) == 1 else _map
    panels = [draw(found, number, say) for number in range(len(measures))]
    title = find(found.game).title
    heading = say.say("sweep-title", title=title, bots=bots_in_words(found.bots, say))
    how = say.say("sweep-chart-how", games=found.played, printed=[_printed(dial) for dial in found.dials])
    return framed(alt.vconcat(*panels, spacing=22).resolve_scale(color="independent"), heading, how)


def _lines(found: Sweep, number: int, say: Messages) -> Any:
    [dial] = found.dials
    rows = []
    for place in found.places:
        estimate, _ = _shown(place.measures[number])
        players = say.say("sweep-players", seats=place.seats)
        rows.append(
            {
                "at": spelled(place.values[0]),
                "players": players,
                "value": estimate.value,
                "low": estimate.low if estimate.bounded else None,
                "high": estimate.high if estimate.bounded else None,
            }
        )
    names = [say.say("sweep-players", seats=seats) for seats in found.seats]
    order = [spelled(value) for value in dial.values]
    y = alt.Scale(zero=False, nice=True, padding=8)
    base = alt.Chart(alt.InlineData(values=rows)).encode(
        x=alt.X("at:O", sort=order, title=words(found, dial, say), axis=_flat()),
        color=alt.Color("players:N", sort=names, scale=alt.Scale(domain=names, range=list(INKS[: len(names)]))),
    )
    axis = alt.Axis(gridColor=RULE, labelColor=FAINT, tickCount=6)
    span = base.mark_rule(strokeWidth=7, strokeOpacity=0.28, strokeCap="round").encode(
        y=alt.Y("low:Q", scale=y, title=None, axis=axis), y2="high:Q"
    )
    line = base.mark_line(strokeWidth=2).encode(y=alt.Y("value:Q", scale=y))
    dot = base.mark_circle(size=70, opacity=1).encode(y=alt.Y("value:Q", scale=y))
    layers = [span, line, dot]
    if dial.usual in dial.values:
        mark = alt.Chart(alt.InlineData(values=[{"at": spelled(dial.usual)}]))
        layers.insert(0, mark.mark_rule(color=INK, strokeDash=[4, 4], opacity=0.5).encode(x=alt.X("at:O", sort=order)))
    title = alt.TitleParams(_measure(found, number, say), anchor="start", fontSize=13)
    return alt.layer(*layers, title=title, width=WIDTH, height=HEIGHT)


def _map(found: Sweep, number: int, say: Messages) -> Any:
    across, down = found.dials
    maps = []
    for seats in found.seats:
        rows = []
        for place in found.places:
            if place.seats == seats:
                rows.append(_cell(place, number, across, down, say))
        base = alt.Chart(alt.InlineData(values=rows)).encode(
            x=alt.X("x:O", sort=list(map(spelled, across.values)), title=words(found, across, say), axis=_flat()),
            y=alt.Y("y:O", sort=list(map(spelled, down.values))[::-1], title=words(found, down, say), axis=_flat()),
        )
        spans = [_shown(place.measures[number])[0] for place in found.places if place.seats == seats]
        ends = [end for span in spans if span.bounded for end in (span.low, span.high)]
        # from the ends of the intervals: what may be chance looks alike
        colours = alt.Scale(range=[PAPER, WINE], domain=[min(ends), max(ends)]) if ends else alt.Scale()
        square = base.mark_rect(stroke=PAPER, strokeWidth=2, cornerRadius=4).encode(
            color=alt.Color("value:Q", scale=colours, legend=None)
        )
        ink = alt.condition("datum.dark", alt.value(PAPER), alt.value(INK))
        label = base.mark_text(fontSize=14, dy=-7, fontWeight="bold").encode(text="label:N", color=ink)
        span = base.mark_text(fontSize=10, dy=10).encode(text="span:N", color=ink)
        printed = base.transform_filter("datum.printed").mark_rect(fill=None, stroke=INK, strokeWidth=2, cornerRadius=4)
        middle = (min(ends, default=0) + max(ends, default=0)) / 2
        for row in rows:
            row["dark"] = row["value"] > middle
        title = f"{_measure(found, number, say)} · {say.say('sweep-players', seats=seats)}"
        maps.append(
            alt.layer(square, label, span, printed).properties(
                title=alt.TitleParams(title, anchor="start", fontSize=13),
                width=max(CELL * len(across.values), 200),
                height=max(0.75 * CELL * len(down.values), 80),
            )
        )
    return alt.vconcat(*maps, spacing=18).resolve_scale(color="independent")


def _cell(place: SweptPlace, number: int, across: SweptDial, down: SweptDial, say: Messages) -> dict[str, Any]:
    estimate, digits = _shown(place.measures[number])
    half = (estimate.high - estimate.low) / 2
    return {
        "x": spelled(place.values[0]),
        "y": spelled(place.values[1]),
        "value": estimate.value,
        "label": say.number(estimate.value, digits),
        "span": f"± {say.number(half, digits)}" if estimate.bounded else "",
        "printed": place.values == [across.usual, down.usual],
    }


def _shown(found: SweptMeasure) -> tuple[Any, int]:
    """Shares in percent."""
    return found.found.times(100 if found.measure in SHARES else 1), 1


def _flat() -> Any:
    return alt.Axis(labelAngle=0, labelAlign="center", labelPadding=8, labelFlush=False)


def _measure(found: Sweep, number: int, say: Messages) -> str:
    name = found.places[0].measures[number].measure
    return say.say(f"compare-{name}") + (" (%)" if name in SHARES else "")


def words(found: Sweep, dial: SweptDial, say: Messages) -> str:
    """What the dial is called."""
    game = find(found.game)
    return next(say.say(each.words(game)) for each in all_dials(game) if each.name == dial.name)


def _printed(dial: SweptDial) -> str:
    return f"{dial.name}={spelled(dial.usual)}"
