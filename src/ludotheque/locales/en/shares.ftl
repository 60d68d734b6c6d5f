# What hints say, and what is said where its correction cannot be used.

cli-param-calibrate-correct = First correct the stated chances with as many positions of other deals, and keep the correction in the game’s folder.

shares-unusable = { $file } is not used: { $reason } Chances are told as the search finds them, without correction.
