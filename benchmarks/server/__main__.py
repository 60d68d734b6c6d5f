"""python -m benchmarks.server GAME TABLES SECONDS PACE: all figures of one run, as JSON"""

from __future__ import annotations

import json
import sys

from . import measure

if len(sys.argv) != 5:
    sys.exit(__doc__)
print(json.dumps(measure(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4])), indent=2))
