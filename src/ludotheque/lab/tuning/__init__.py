"""Tuning: the rules nearest to the printed ones under which a game reaches a goal."""
