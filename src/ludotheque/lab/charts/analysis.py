"""The chart of an analysed game: the expected share of the win of every seat, and below it what changed it."""

from __future__ import annotations

from typing import Any

import altair as alt

from ludotheque.bots.review.analysis import BLUNDER, MISTAKE, Analysis
from ludotheque.core.colours import colours_of_setup
from ludotheque.core.match import Match
from ludotheque.core.messages import Messages

from .emblems import COLOURS, EMBLEMS, PAINTS
from .pictures import FAINT, FONT, INK, PAPER, RULE, WINE

KINDS = ["own", "others", "luck"]
FILLS = [WINE, "#c98f9f", "#f0d58c"]  # dark, middle and light, so that they differ in grey too
EDGES = [WINE, "#c98f9f", "#a9862f"]
EMBLEM: dict[str, Any] = {"filled": True, "size": 190, "opacity": 1}
WIDTH, HEIGHT, ROW = 860, 300, 88
LONGEST = 170  # pixels for a name
LEAST_SCALE, VISIBLE = 10.0, 0.2  # points

Layers = alt.LayerChart | alt.FacetChart
Row = dict[str, Any]


def chart(match: Match, analysis: Analysis, say: Messages) -> alt.VConcatChart:
    heading = alt.TitleParams(
        say.say("analyse-title", title=match.variant.game.title, names=analysis.names),
        subtitle=say.say("analyse-chart-subtitle", simulations=analysis.simulations),
    )
    seats, colours = range(len(analysis.names)), _colours(match)
    ends = [abs(row[end]) for seat in seats for row in _bars(analysis, seat) for end in ("low", "high")]
    most = max([LEAST_SCALE, *ends])
    drawn: alt.VConcatChart = (
        alt.vconcat(
            _shares(analysis, colours, say),
            *(_changes(analysis, seat, colours[seat], most, say) for seat in seats),
            spacing=30,
        )
        .resolve_scale(color="independent", shape="independent", stroke="independent", x="independent", y="independent")
        .properties(title=heading, background=PAPER, padding=28)
        .configure(font=FONT)
        .configure_title(
            anchor="start",
            color=INK,
            fontSize=22,
            fontWeight="bold",
            subtitleColor=FAINT,
            subtitleFontSize=13,
            offset=20,
        )
        .configure_view(stroke=None)
        .configure_axis(
            labelColor=INK,
            labelFontSize=12,
            titleColor=FAINT,
            titleFontSize=12,
            titleFontWeight="normal",
            domain=False,
            ticks=False,
            gridColor=RULE,
        )
    )
    return drawn


def _colours(match: Match) -> list[str]:
    """Of every seat, for lines."""
    names = colours_of_setup(match.variant.game, match.setup, match.seats)
    return [PAINTS[name][2] for name in names] or list(COLOURS[: match.seats])


def _shares(analysis: Analysis, colours: list[str], say: Messages) -> Layers:
    seats = [str(seat) for seat in range(len(analysis.names))]
    colour = alt.Color("seat:N", scale=alt.Scale(domain=seats, range=colours), legend=None)
    shape = alt.Shape("seat:N", scale=alt.Scale(domain=seats, range=list(EMBLEMS[: len(seats)])), legend=None)
    across = _across(analysis, None)
    up = alt.Y(
        "share:Q",
        scale=alt.Scale(domain=[0, 100]),
        axis=alt.Axis(title=say.say("analyse-chart-share"), values=[0, 25, 50, 75, 100]),
    )
    beside = alt.value(WIDTH + 16)
    lines = _drawn(_line_rows(analysis)).encode(x=across, y=up, color=colour)
    lines = lines.mark_line(strokeWidth=2.4, strokeJoin="round")
    on_lines, at_ends = _drawn(_emblem_rows(analysis)), _drawn(_end_rows(analysis))
    ground = on_lines.mark_circle(size=330, opacity=1, color=PAPER).encode(x=across, y=up)
    emblems = on_lines.mark_point(**EMBLEM).encode(x=across, y=up, color=colour, shape=shape)
    ends = at_ends.mark_point(**EMBLEM).encode(x=beside, y=up, color=colour, shape=shape)
    names = at_ends.mark_text(align="left", dx=13, fontSize=14, fontWeight="bold", limit=LONGEST).encode(
        x=beside, y=up, color=colour, text="name:N"
    )
    mistakes = _drawn(_mistake_rows(analysis)).encode(x=across, y=up, text="mark:N")
    words: dict[str, Any] = {"dy": -14, "fontSize": 12, "fontWeight": "bold"}
    halo = mistakes.mark_text(**words, stroke=PAPER, strokeWidth=5, strokeJoin="round")
    marks = mistakes.mark_text(**words).encode(color=colour)
    layers = (lines, ground, emblems, ends, names, halo, marks)
    return alt.layer(*layers).properties(width=WIDTH, height=HEIGHT)


def _line_rows(analysis: Analysis) -> list[Row]:
    """Every seat in every position: before each move, and at the end."""
    values = [*(move.before for move in analysis.moves), analysis.end]
    return [
        {"position": _start(analysis) + index, "seat": str(seat), "share": 100 * share}
        for index, shares in enumerate(values)
        for seat, share in enumerate(shares)
    ]


def _emblem_rows(analysis: Analysis) -> list[Row]:
    """Emblems along the lines, at different positions for each seat."""
    seats = len(analysis.names)
    apart = max(len(analysis.moves) // 5, 1)
    return [
        row
        for row in _line_rows(analysis)
        if (row["position"] - _start(analysis)) % apart == (int(row["seat"]) + 1) * apart // (seats + 1)
    ]


def _end_rows(analysis: Analysis) -> list[Row]:
    """Emblems and names beside the ends of the lines, moved apart where several end at the same height."""
    apart = 100 * 20 / HEIGHT
    rows, height = [], -apart
    for seat in sorted(range(len(analysis.names)), key=lambda seat: analysis.end[seat]):
        height = max(100 * analysis.end[seat], height + apart)
        rows.append({"seat": str(seat), "share": height, "name": analysis.names[seat]})
    return rows


def _mistake_rows(analysis: Analysis) -> list[Row]:
    rows = []
    for seat in analysis.seats:
        for mistake in seat.costliest:
            if mistake.cost >= MISTAKE:
                mark = "??" if mistake.cost >= BLUNDER else "?"
                share = 100 * analysis.moves[mistake.ply - _start(analysis)].before[seat.seat]
                place = {"position": mistake.ply, "seat": str(seat.seat)}
                rows.append(place | {"share": share, "mark": f"{mark} {mistake.ply + 1}"})
    return rows


def _changes(analysis: Analysis, seat: int, colour: str, most: float, say: Messages) -> Layers:
    """What every move and roll changed for this seat, as bars between the positions before and after."""
    first, last = seat == 0, seat == len(analysis.names) - 1
    up = alt.Y(
        "low:Q",
        scale=alt.Scale(domain=[-most, most]),
        axis=alt.Axis(
            title=say.say("analyse-chart-change") if first else None,
            tickCount=3,
            labelExpr="datum.value == 0 ? '0' : format(datum.value, '+d')",
        ),
    )
    bars = (
        _drawn(_bars(analysis, seat))
        .mark_rect(strokeWidth=0.7)
        .encode(
            x=_across(analysis, say.say("analyse-chart-move") if last else None),
            x2="next:Q",
            y=up,
            y2="high:Q",
            color=alt.Color("kind:N", scale=alt.Scale(domain=KINDS, range=FILLS), legend=None),
            stroke=alt.Stroke("kind:N", scale=alt.Scale(domain=KINDS, range=EDGES), legend=None),
        )
    )
    zero = _drawn([{}]).mark_rule(color=FAINT, strokeWidth=1).encode(y=alt.datum(0))
    return alt.layer(bars, zero, *_header(analysis, seat, colour, say)).properties(width=WIDTH, height=ROW)


def _header(analysis: Analysis, seat: int, colour: str, say: Messages) -> list[alt.Chart]:
    """Above the bars: emblem, name and the total of each kind of change, which is also the legend."""
    found = analysis.seats[seat]
    one = _drawn([{}])
    words: dict[str, Any] = {"align": "left", "baseline": "middle"}
    name = one.mark_text(
        **words, fontSize=14, fontWeight="bold", color=colour, limit=LONGEST, text=analysis.names[seat]
    )
    marks = [(7, one.mark_point(**EMBLEM | {"shape": EMBLEMS[seat], "color": colour})), (20, name)]
    totals = zip(KINDS, FILLS, EDGES, (found.decision, found.others, found.luck), strict=True)
    for number, (kind, fill, edge, change) in enumerate(totals):
        x = LONGEST + 40 + number * (WIDTH - LONGEST - 40) // len(KINDS)
        square = one.mark_square(size=110, opacity=1, color=fill, stroke=edge, strokeWidth=1)
        text = f"{say.say(f'analyse-{kind}')} {say.signed(100 * change)}"
        marks += [(x, square), (x + 12, one.mark_text(**words, fontSize=12, color=INK, text=text))]
    return [mark.encode(x=alt.value(x), y=alt.value(-15)) for x, mark in marks]


def _bars(analysis: Analysis, seat: int) -> list[Row]:
    """In points. Luck is stacked on the decision if both go the same way; bars too thin to see are left out."""
    rows: list[Row] = []
    for move in analysis.moves:
        decision, luck = 100 * move.decision[seat], 100 * move.luck[seat]
        foot = decision if decision * luck > 0 else 0.0
        place = {"position": move.ply, "next": move.ply + 1}
        if abs(decision) >= VISIBLE:
            rows.append(place | {"kind": "own" if move.seat == seat else "others", "low": 0.0, "high": decision})
        if abs(luck) >= VISIBLE:
            rows.append(place | {"kind": "luck", "low": foot, "high": foot + luck})
    return rows


def _across(analysis: Analysis, title: str | None) -> alt.X:
    start = _start(analysis)
    domain = [start, start + max(len(analysis.moves), 1)]
    axis = alt.Axis(title=title, grid=False, labels=title is not None, format="d", tickMinStep=1)
    return alt.X("position:Q", scale=alt.Scale(domain=domain, nice=False), axis=axis)


def _start(analysis: Analysis) -> int:
    return analysis.moves[0].ply if analysis.moves else 0


def _drawn(rows: list[Row]) -> alt.Chart:
    return alt.Chart(alt.InlineData(rows))
