"""How answers of each command are read."""

from __future__ import annotations

from ludotheque.core.reading import Reader

from ..comparisons.comparison import Comparison
from ..quality.found import READER
from ..reports.report import Report
from ..run.tally import Summary
from ..sweeps.sweep import Sweep
from ..tuning.tuning import Tuning

COMPARISON, REPORT, SUMMARY, SWEEP = Reader(Comparison), Reader(Report), Reader(Summary), Reader(Sweep)
QUALITIES, TUNING = READER, Reader(Tuning)
