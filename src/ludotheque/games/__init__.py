"""Our games, one folder each, found through the entry points in `pyproject.toml` like games of other packages."""
