"""Build the site, by default where the server looks for it."""

from __future__ import annotations

import sys
from pathlib import Path

from .build import BUILT, build

if __name__ == "__main__":
    sys.exit(build(Path(sys.argv[1]) if len(sys.argv) > 1 else BUILT))
