"""Our kernels beside the same games written by hand in C, on the same positions."""
