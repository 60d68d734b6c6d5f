"""Many processes, many sockets, many tables: what `docs/measurements/capacity.md` plans with.

Each is a program of its own, with `--help`: `processes`, `sockets`, `crowd`, `lost_node`.
"""
