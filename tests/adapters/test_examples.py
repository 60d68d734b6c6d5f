"""The training example, shortened."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_a_policy_learns_to_beat_random_play() -> None:
    shortened = ["--updates", "6", "--games", "60", "--trials", "150"]
    command = [sys.executable, str(ROOT / "examples" / "train_reinforce.py"), *shortened]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found = re.search(r"against random: ([\d.]+)% before, ([\d.]+)% after", done.stdout)
    assert found is not None, done.stdout
    before, after = float(found[1]), float(found[2])
    assert 35 < before < 65
    assert after > 70
