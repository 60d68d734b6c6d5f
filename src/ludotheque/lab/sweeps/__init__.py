"""Sweeps: what a game is like along a dial, or over two of them."""
