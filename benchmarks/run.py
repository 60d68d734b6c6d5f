"""The engine's speed, every game in one run, as JSON: python benchmarks/run.py [SECONDS] > figures.json"""

from __future__ import annotations

import json
import sys

from ludotheque.core.shelf import shelf
from ludotheque.lab.bench import bench


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    results = []
    for game in shelf().values():
        print(f"{game.name} …", file=sys.stderr, flush=True)
        results.append(bench(game.variant(), seconds))
    print(json.dumps(results, indent=2))


if __name__ == "__main__":
    main()
