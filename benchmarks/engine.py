"""The engine's speed at every game on the shelf: python -m benchmarks.engine [SECONDS] > figures.json"""

from __future__ import annotations

import json
import sys
from typing import Any

from ludotheque.core.shelf import shelf
from ludotheque.lab.api.bench import bench


def measure(seconds: float = 5.0) -> list[dict[str, Any]]:
    results = []
    for game in shelf().values():
        print(f"{game.name} …", file=sys.stderr, flush=True)
        results.append(bench(game.variant(), seconds))
    return results


if __name__ == "__main__":
    print(json.dumps(measure(*map(float, sys.argv[1:])), indent=2))
