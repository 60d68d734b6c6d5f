"""Drawings of a report's page."""

from __future__ import annotations

import re

from ludotheque.core.messages import messages
from ludotheque.lab.reports.panels import histograms


def test_an_axis_has_two_to_eight_round_numbers() -> None:
    say = messages("en")
    for low in (0, 1, 8, 59):
        for width in range(4, 200):
            drawn = histograms({2: ("", {low: 1, low + width: 1}, "")}, say)
            assert 2 <= len(re.findall("<em ", drawn)) <= 8, (low, width)
