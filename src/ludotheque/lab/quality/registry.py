"""All qualities, in the order in which they are shown."""

from __future__ import annotations

from .choices import CHOICES
from .rules_used import RULES
from .strength import STRENGTH
from .tension import TENSION
from .waiting import WAITING

QUALITIES = (*TENSION, *CHOICES, *STRENGTH, *WAITING, *RULES)
