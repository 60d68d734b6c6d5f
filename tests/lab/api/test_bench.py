from __future__ import annotations

import ludotheque
from ludotheque.lab.api.bench import bench


def test_bench_measures_everything_it_names() -> None:
    figures = bench(ludotheque.game("winston"), seconds=0.2)
    assert figures["one_thread"]["moves_per_s"] > figures["one_thread"]["games_per_s"] > 0
    assert figures["two_threads"]["games_per_s"] > 0
    assert figures["state_bytes"] < 256
    assert figures["first_compile_s"] > figures["second_start_s"] > figures["import_s"] > 0
