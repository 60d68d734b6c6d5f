"""Every game on the shelf as an OpenSpiel game. Importing this registers them::

    import pyspiel
    import ludotheque.adapters.openspiel

    game = pyspiel.load_game("ludotheque_winston(players=3,edition=first)")

`docs/reference/openspiel.md` says how chance, hidden information and results are represented.
"""

from __future__ import annotations

from ludotheque.core.extras import openspiel_extra

with openspiel_extra():
    from .game import ShelfGame, register
    from .state import ShelfState

__all__ = ["ShelfGame", "ShelfState"]

register()
