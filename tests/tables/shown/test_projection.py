"""What each viewer is told."""

from __future__ import annotations

import pytest

from ludotheque.core.shelf import shelf
from ludotheque.tables import commands
from ludotheque.tables.shown.projection import news, news_for

from ..building import table


@pytest.mark.parametrize("game", shelf())
def test_news_for_several_viewers_are_those_of_each(game: str) -> None:
    playing = table(game)
    viewers = [1, None, 0, 1]
    for since in (0, *([None] * 12)):
        match = playing.match
        assert match is not None
        ply = playing.ply if since is None else since
        if since is None and match.mover is not None:
            commands.move(playing, match.mover, playing.ply, next(iter(match.legal_shown())))
        assert news_for(playing, viewers, ply) == {viewer: news(playing, viewer, ply) for viewer in viewers}
    commands.rename(playing, 0, "Ada", "en")
    assert news_for(playing, viewers, playing.ply - 1)[1].seats == news(playing, 1, playing.ply - 1).seats is not None
