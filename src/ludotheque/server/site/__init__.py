"""The house as a static site: a folder of files that any web host can serve, below any path."""
