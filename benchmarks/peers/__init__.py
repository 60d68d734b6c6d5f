"""Ours beside the peers on the same work, in one run on the same machine: `make bench-peers`.

Every file here but `work.py`, `ours.py` and `__main__.py` is one peer. It has `NAME`, `version()` and `contenders()`,
what it can be measured at; adding a peer is adding a file and its name to `PEERS` in `__main__.py`.
"""
