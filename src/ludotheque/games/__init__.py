"""Our games, a folder each. They are found through the entry points in `pyproject.toml`, like anybody's."""
