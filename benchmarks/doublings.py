"""Does more thinking play stronger? python -m benchmarks.doublings FOLDER [--chart FILE]

Six doublings of the search's budget, every budget against half and against a quarter of itself, games for two by
duplicate play. Results are kept in FOLDER, so the run can be interrupted and continued. Prints a table for
each game, and draws the curves of the ratings.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

import altair as alt

from ludotheque.core.shelf import find
from ludotheque.lab.charts.pictures import FAINT, FONT, INK, PAPER, RULE, WINE, check, write
from ludotheque.lab.contests.ratings import rate
from ludotheque.lab.contests.standings import Duel, Standing, Standings
from ludotheque.lab.stats.intervals import rate as share_of

from .contests import played

# The least simulations a move, and games: Winston has much luck, and at Winchester a game has many moves.
PLAN = {"winston": (100, 2200), "winoc": (100, 660), "hundsgemein": (100, 1320), "winchester": (25, 660)}
DOUBLINGS = 6

Row = dict[str, float]


def main() -> None:
    arguments = argparse.ArgumentParser(prog="python -m benchmarks.doublings")
    arguments.add_argument("folder", type=Path, help="where the results are kept")
    arguments.add_argument("--chart", type=Path, help="where the curves are drawn (.svg or .png)")
    arguments.add_argument("--workers", type=int, help="processes (default: one for every core)")
    asked = arguments.parse_args()
    if asked.chart:
        check(asked.chart)
    asked.folder.mkdir(parents=True, exist_ok=True)
    found: dict[str, Standings] = {}
    for name, (least, games) in PLAN.items():
        bots = [f"search:{least << k}" for k in range(DOUBLINGS + 1)]
        file = asked.folder / f"doublings-{name}.jsonl"
        contest, deals = played(name, bots, file, games, asked.workers, neighbours=True)
        found[find(name).title] = rate(contest, deals)
        print(table(find(name).title, bots, found[find(name).title]), flush=True)
    if asked.chart:
        write(curves(found), asked.chart)


def table(title: str, bots: Sequence[str], standings: Standings) -> str:
    lines = [f"| {title} | decided | won by the larger |", "| --- | ---: | --- |"]
    for apart, times in ((1, "twice"), (2, "four times")):
        won = decided = 0
        for lower, upper in zip(bots, bots[apart:], strict=False):
            wins, games = _won(standings, upper, lower)
            won, decided = won + wins, decided + games
            lines.append(f"| {_budget(upper):,} over {_budget(lower):,} | {games} | {_share(wins, games)} |")
        lines.append(f"| all with {times} the budget | {decided} | **{_share(won, decided)}** |")
    return "\n".join([*lines, ""])


def _won(standings: Standings, bot: str, other: str) -> tuple[int, int]:
    """The number of games the bot won, and of decided games."""
    one, two = standings.duel(bot, other), standings.duel(other, bot)
    if one is not None:
        return _wins(one), one.decided
    assert two is not None
    return two.decided - _wins(two), two.decided


def _wins(duel: Duel) -> int:
    return round((duel.share or 0.0) * duel.decided)


def _share(won: int, games: int) -> str:
    found = share_of(won / games, games)
    return f"{found.value:.0%} ({found.low:.0%} – {found.high:.0%})"


def _budget(bot: str) -> int:
    return int(bot.partition(":")[2])


def curves(found: dict[str, Standings]) -> alt.HConcatChart:
    rows = {title: [_row(bot) for bot in standings.bots] for title, standings in found.items()}
    lows, highs = ([row[end] for of_game in rows.values() for row in of_game] for end in ("low", "high"))
    ratings = alt.Scale(domain=[min(lows), max(highs)], nice=True)
    heading = alt.TitleParams(
        "Strength over budget",
        subtitle="Elo rating over simulations a move, two players, 95 % intervals; the mean of a game is 1000",
        fontSize=22,
        subtitleFontSize=13,
        offset=22,
    )
    drawn: alt.HConcatChart = (
        alt.hconcat(*(_curve(title, of_game, ratings) for title, of_game in rows.items()), spacing=28, title=heading)
        .properties(background=PAPER, padding=28)
        .configure(font=FONT)
        .configure_title(anchor="start", color=INK, fontSize=14, subtitleColor=FAINT, subtitlePadding=5)
        .configure_view(stroke=None)
        .configure_axis(domain=False, ticks=False, labelColor=INK, labelFontSize=12, gridColor=RULE)
    )
    return drawn


def _row(bot: Standing) -> Row:
    low, high = bot.interval or (bot.rating, bot.rating)
    return {"budget": _budget(bot.bot), "rating": bot.rating, "low": low, "high": high}


def _curve(title: str, rows: list[Row], ratings: alt.Scale) -> alt.LayerChart | alt.FacetChart:
    budgets = sorted(row["budget"] for row in rows)
    axis = alt.Axis(values=budgets[::2], grid=False, format=",d", labelPadding=8)
    scale = alt.Scale(type="log", base=2, nice=False, padding=8)
    base = alt.Chart(alt.InlineData(values=rows)).encode(x=alt.X("budget:Q", title=None, scale=scale, axis=axis))
    band = base.mark_area(color=WINE, opacity=0.14).encode(y=alt.Y("low:Q", title=None, scale=ratings), y2="high:Q")
    point = alt.OverlayMarkDef(color=WINE, size=60)
    line = base.mark_line(color=WINE, strokeWidth=2.5, point=point).encode(y="rating:Q")
    return alt.layer(band, line, title=title, width=190, height=240)


if __name__ == "__main__":
    main()
