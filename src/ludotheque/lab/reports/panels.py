"""The drawings of a report's page, in HTML and CSS alone: they bend to a phone, to paper and to a dark room.

Everything that is measured on a scale stands in one grid, so that the axes of a panel are below each other.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape

from ludotheque.core.messages import Messages

from ..charts.emblems import COLOURS
from ..stats.intervals import Estimate

BINS = 48
SHARES_OF_LUCK = ("player", "seat", "neither")


@dataclass(frozen=True)
class Row:
    """A value with its interval on a scale; `label` and `said` are what stands left and right of it."""

    label: str
    estimate: Estimate
    said: str
    colour: str = "var(--main)"


@dataclass(frozen=True)
class Group:
    """Rows below a heading, with a mark that they are held against."""

    heading: str
    rows: Sequence[Row]
    mark: float | None = None


def panel(name: str, title: str, how: str, inside: str, wide: bool = False) -> str:
    words = f"<p class=how>{escape(how)}</p>" if how else ""
    return (
        f"<section id={name} class='panel{' wide' if wide else ''}'><h2>{escape(title)}</h2>{words}{inside}</section>"
    )


def spans(groups: Iterable[Group], ticks: Mapping[float, str] | None = None, zero: bool = False) -> str:
    """Intervals on one scale. `ticks` are written below it; with `zero` it begins there."""
    groups = list(groups)
    ends = [end for group in groups for row in group.rows for end in _ends(row.estimate)]
    ends += [group.mark for group in groups if group.mark is not None]
    low, high = min(ends), max(ends)
    low = min(low, 0.0) if zero else low
    room = 0.06 * (high - low) or 1.0
    low, high = (low if zero and low == 0 else low - room), high + room

    def at(value: float) -> float:
        return 100 * (min(max(value, low), high) - low) / (high - low)

    lines = []
    for group in groups:
        if group.heading:
            lines.append(f"<h3>{escape(group.heading)}</h3>")
        mark = "" if group.mark is None else f"<u style='left:{at(group.mark):.2f}%'></u>"
        for row in group.rows:
            start, stop = (at(end) for end in _ends(row.estimate))
            drawn = f"<i style='left:{start:.2f}%;width:{stop - start:.2f}%'></i>"
            dot = f"<b style='left:{at(row.estimate.value):.2f}%'></b>"
            lines.append(
                f"<div class=row style='--c:{row.colour}'><span>{escape(row.label)}</span>"
                f"<div class=track>{mark}{drawn}{dot}</div><span class=said>{escape(row.said)}</span></div>"
            )
    shown = {value: text for value, text in (ticks or {}).items() if low <= value <= high}
    below = "".join(f"<em style='left:{at(value):.2f}%'>{escape(text)}</em>" for value, text in shown.items())
    axis = f"<div class='row axis'><span></span><div>{below}</div><span></span></div>" if below else ""
    return f"<div class=spans>{''.join(lines)}{axis}</div>"


def _ends(estimate: Estimate) -> tuple[float, float]:
    return (estimate.low, estimate.high) if estimate.bounded else (estimate.value, estimate.value)


def parts(rows: Iterable[tuple[str, Sequence[float], Sequence[str]]], names: Sequence[str]) -> str:
    """Bars that are divided: a label, the shares and what is written on each."""
    keys = "".join(f"<li class=k{k}>{escape(name)}</li>" for k, name in enumerate(names))
    lines = []
    for label, shares, said in rows:
        pieces = "".join(
            f"<div class=k{k} style='width:{100 * share:.2f}%'>{escape(text if share > 0.08 else '')}</div>"
            for k, (share, text) in enumerate(zip(shares, said, strict=True))
        )
        lines.append(f"<div class='row whole'><span>{escape(label)}</span><div class=parts>{pieces}</div></div>")
    return f"<ul class=keys>{keys}</ul><div class=spans>{''.join(lines)}</div>"


def histograms(found: Mapping[int, tuple[str, Mapping[int, int], str]], say: Messages) -> str:
    """Distributions on one scale, by number of players: the label, the counts and the mean in words."""
    low = min(min(counts) for _, counts, _ in found.values())
    high = max(max(counts) for _, counts, _ in found.values())
    step = max(1, -(-(high - low + 1) // BINS))
    bins = -(-(high - low + 1) // step)
    lines = []
    for number, (label, counts, said) in enumerate(found.values()):
        heights = [0] * bins
        for value, count in counts.items():
            heights[(value - low) // step] += count
        top = max(heights)
        colour = COLOURS[number % len(COLOURS)]
        bars = "".join(
            f"<rect x='{k + 0.08:.2f}' y='{40 * (1 - n / top):.2f}' width='.84' height='{40 * n / top:.2f}'/>"
            for k, n in enumerate(heights)
            if n
        )
        mean = sum(value * count for value, count in counts.items()) / sum(counts.values())
        line = f"<u style='left:{100 * ((mean - low) / step + 0.5) / bins:.2f}%'></u>"
        lines.append(
            f"<div class='row hill' style='--c:{colour}'><span>{escape(label)}</span><div class=track>"
            f"<svg viewBox='0 0 {bins} 40' preserveAspectRatio='none' aria-hidden='true'>{bars}</svg>{line}</div>"
            f"<span class=said>{escape(said)}</span></div>"
        )
    ends = "".join(
        f"<em style='left:{100 * (value - low + step / 2) / (step * bins):.2f}%'>{escape(say.number(value, 0))}</em>"
        for value in _round_values(low, high)
    )
    axis = f"<div class='row axis'><span></span><div>{ends}</div><span></span></div>"
    return f"<div class=spans>{''.join(lines)}{axis}</div>"


def _round_values(low: int, high: int) -> list[int]:
    """About five round numbers between these."""
    rough = max(1, (high - low) // 4)
    size = 10 ** (len(str(rough)) - 1)
    step = next(size * k for k in (1, 2, 5, 10) if size * k >= 0.75 * rough)
    return list(range(-(-low // step) * step, high + 1, step))


def grid(caption: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f"<th scope=col>{escape(cell)}</th>" for cell in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><caption>{escape(caption)}</caption><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
