"""The table of contents."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

# A page that is not there (yet) is left out; one that is nowhere in here fails the build.
SECTIONS = {
    "Tutorials": (
        "tutorials/first-evening",
        "tutorials/first-bot",
        "tutorials/first-lab-question",
        "adding-a-game",
    ),
    "How-to guides": (
        "how-to/play-in-the-living-room",
        "how-to/start-a-server",
        "how-to/run-for-many",
        "how-to/put-it-on-a-static-host",
        "how-to/play-over-http",
        "how-to/check-a-deal",
        "how-to/analyse-a-game",
        "how-to/ask-the-lab",
        "how-to/bring-a-bot",
        "how-to/train-an-agent",
        "how-to/openspiel",
        "how-to/draw-a-table",
        "how-to/measure-speed",
        "contributing",
    ),
    "Reference": (
        "reference/glossary",
        "reference/map",
        "reference/commands",
        "reference/python",
        "reference/server-api",
        "reference/http",
        "reference/monitoring",
        "reference/record",
        "reference/chance",
        "reference/bot-protocol",
        "reference/observations",
        "reference/openspiel",
        "changes",
    ),
    "Explanation": (
        "explanation/house",
        "explanation/design",
        "explanation/tables",
        "explanation/fairness",
        "explanation/search",
        "explanation/luck",
        "explanation/lab-methods",
        "explanation/client",
    ),
    "Measurements": (
        "measurements/levels",
        "measurements/adaptive",
        "measurements/strength",
        "measurements/analysis",
        "measurements/qualities",
        "measurements/sweeps",
        "measurements/speed",
        "measurements/browser",
        "measurements/server",
        "measurements/capacity",
    ),
}


def index(pages: Mapping[str, str], games: Sequence[str]) -> str:
    """The first page: how to start, and the contents."""
    trees = [_tree("Games", [f"games/{name}" for name in games])]
    trees += [_tree(title, [name for name in names if f"{name}.md" in pages]) for title, names in SECTIONS.items()]
    return "\n".join([pages["index.md"], *trees])


def _tree(caption: str, names: Sequence[str]) -> str:
    return "\n".join(["```{toctree}", ":hidden:", f":caption: {caption}", "", *names, "```", ""])
