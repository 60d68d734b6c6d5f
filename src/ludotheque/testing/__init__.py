"""The conformance suite that any game, ours or not, is run through; see `conformance`."""
