"""Shared by all charts: colours, the font, and writing to files."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import altair as alt
import vl_convert

from ludotheque.core.errors import BadRequest

FORMATS = (".svg", ".png")

INK, FAINT, RULE, PAPER = "#2e2622", "#6f6359", "#e6ddcf", "#fffdf8"
WINE = "#7d2340"
FONT = "Liberation Sans, Arial, Helvetica, sans-serif"  # the first comes with vl-convert


def check(file: Path) -> None:
    """Raise BadRequest if a chart cannot be written to this file."""
    if file.suffix.lower() not in FORMATS:
        raise BadRequest("error-chart-format", file=str(file), known=list(FORMATS))
    if not file.parent.is_dir():
        raise BadRequest("error-folder", file=str(file), parent=str(file.parent))


def write(drawn: alt.HConcatChart | alt.VConcatChart, file: Path) -> None:
    kind: Literal["svg", "png"] = "svg" if file.suffix.lower() == ".svg" else "png"
    try:
        drawn.save(str(file), format=kind, scale_factor=2)
    except OSError as error:
        raise BadRequest("error-file", file=str(file), reason=str(error.strerror)) from None


def svg(drawn: alt.HConcatChart | alt.VConcatChart) -> str:
    """The chart as SVG, for a page."""
    return str(vl_convert.vegalite_to_svg(drawn.to_dict()))
