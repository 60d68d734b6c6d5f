"""Pages at the old addresses of pages that moved or were split. Each leads to the new place."""

from __future__ import annotations

import posixpath
from pathlib import Path

# The first is the page that a browser goes to; the others are offered beside it.
MOVED = {
    "analysis": ("how-to/analyse-a-game", "explanation/luck", "measurements/analysis"),
    "benchmarks": ("measurements/speed", "how-to/measure-speed"),
    "bots": ("how-to/bring-a-bot", "reference/bot-protocol"),
    "client": ("explanation/client", "how-to/draw-a-table"),
    "design": ("explanation/design", "explanation/house", "explanation/search"),
    "fairness": ("explanation/fairness", "how-to/check-a-deal", "reference/chance"),
    "lab": ("how-to/ask-the-lab", "explanation/lab-methods"),
    "levels": ("measurements/levels",),
    "measurements/calibration": ("measurements/strength",),
    "openspiel": ("how-to/openspiel", "reference/openspiel"),
    "record": ("reference/record",),
    "running": ("how-to/run-for-many", "reference/monitoring", "measurements/capacity"),
    "server": (
        "how-to/start-a-server",
        "how-to/play-over-http",
        "reference/server-api",
        "explanation/tables",
        "measurements/server",
    ),
    "strength": ("measurements/strength",),
    "training": ("how-to/train-an-agent", "reference/observations"),
}

_PAGE = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url={first}">
<link rel="canonical" href="{first}">
<title>This page has moved</title>
<h1>This page has moved</h1>
<ul>
{links}
</ul>
</html>
"""


def address(old: str, place: str) -> str:
    """The place as seen from the old page."""
    return posixpath.relpath(f"{place}.html", posixpath.dirname(old) or ".")


def write(site: Path) -> None:
    for old, places in MOVED.items():
        links = "\n".join(f'<li><a href="{address(old, place)}">{place}</a></li>' for place in places)
        page = _PAGE.format(first=address(old, places[0]), links=links)
        (site / f"{old}.html").write_text(page, encoding="utf-8")
