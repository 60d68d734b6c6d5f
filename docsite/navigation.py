"""What stands where in the table of contents."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

# A page that is not there (yet) is left out; one that is nowhere in here fails the build.
SECTIONS = {
    "Playing": ("client", "fairness", "record", "analysis", "levels", "strength"),
    "For designers": ("lab",),
    "For bot writers and researchers": ("bots", "training", "openspiel", "adding-a-game"),
    "Running it": ("server", "running", "benchmarks"),
    "How it is built": ("design", "contributing", "changes"),
    "Reference": ("reference/python", "reference/commands", "reference/http"),
}


def index(pages: Mapping[str, str], games: Sequence[str]) -> str:
    """The first page: how to start, and the contents."""
    trees = [_tree("Games", [f"games/{name}" for name in games])]
    trees += [_tree(title, [name for name in names if f"{name}.md" in pages]) for title, names in SECTIONS.items()]
    return "\n".join([pages["index.md"], *trees])


def _tree(caption: str, names: Sequence[str]) -> str:
    return "\n".join(["```{toctree}", ":hidden:", f":caption: {caption}", "", *names, "```", ""])
