"""The checks of the conformance suite. Each takes a variant and a number of seats and asserts.

Those listed here see a game only through its engine, so they run wherever one does: natively, or in a browser's Python
with kernels of WebAssembly. `compiled` is about kernels as Numba compiles them.
"""

from __future__ import annotations

from ..case import Check
from .knowledge import (
    alike_moves_follow_from_knowledge,
    estimates_are_shares,
    forgetting_takes_knowledge_only,
    greedy_does_not_cheat,
    imagination_depends_on_knowledge_only,
    imagined_positions_are_sound,
    views_leak_nothing,
)
from .learning import disguises_come_off, observations_are_complete, observations_leak_nothing
from .play import (
    every_legal_action_applies,
    games_end_in_time,
    illegal_texts_change_nothing,
    legal_ids_ascend,
    nothing_gets_lost,
    refusals_agree_with_legal,
    scores_and_places_are_set,
    text_and_action_match,
)
from .records import deal_sets_every_field, forks_are_apart, records_come_back, setup_and_layout_match
from .words import every_move_is_told

ANYWHERE: tuple[Check, ...] = (
    legal_ids_ascend,
    every_legal_action_applies,
    refusals_agree_with_legal,
    text_and_action_match,
    illegal_texts_change_nothing,
    nothing_gets_lost,
    deal_sets_every_field,
    setup_and_layout_match,
    records_come_back,
    forks_are_apart,
    scores_and_places_are_set,
    views_leak_nothing,
    observations_leak_nothing,
    observations_are_complete,
    disguises_come_off,
    alike_moves_follow_from_knowledge,
    imagined_positions_are_sound,
    imagination_depends_on_knowledge_only,
    forgetting_takes_knowledge_only,
    greedy_does_not_cheat,
    estimates_are_shares,
    games_end_in_time,
    every_move_is_told,
)
