"""A game among people: seats, a log of what happened, and what each viewer is told. No input or output."""
