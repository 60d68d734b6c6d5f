"""Metrics for Prometheus. They hold no names, tokens or moves."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()

MOVES = Counter("ludotheque_moves", "Moves stored, by who made them", ["by"], registry=REGISTRY)
REFUSED = Counter("ludotheque_refused", "Requests refused", ["code"], registry=REGISTRY)
CUT_OFF = Counter(
    "ludotheque_cut_off",
    "Connections cut off: requests too slow to arrive or without end, answers unread, pings unanswered or too many, "
    "addresses with too many",
    ["why"],
    registry=REGISTRY,
)
LOOP_SECONDS = Histogram(
    "ludotheque_loop_seconds",
    "How late the event loop was, looked at every 10 ms: nothing may hold it up for more than 20 ms",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2),
    registry=REGISTRY,
)
SOCKETS = Gauge("ludotheque_sockets", "Open sockets", registry=REGISTRY)
ROOMS = Gauge("ludotheque_rooms", "Tables in memory", registry=REGISTRY)
BATCH = Histogram(
    "ludotheque_batch",
    "Changes stored in one transaction",
    buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500),
    registry=REGISTRY,
)
COMMIT_SECONDS = Histogram(
    "ludotheque_commit_seconds",
    "Seconds a transaction took",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2),
    registry=REGISTRY,
)
TROUBLES = Counter(
    "ludotheque_troubles", "What went wrong in the server itself, by where", ["where"], registry=REGISTRY
)
THINKING = Gauge("ludotheque_thinking", "Bots, hints and analyses thinking or waiting for a thread", registry=REGISTRY)
THOUGHT_SECONDS = Histogram(
    "ludotheque_thought_seconds", "Seconds a bot took", buckets=(0.01, 0.05, 0.1, 0.5, 1, 2, 5), registry=REGISTRY
)
LAB_QUESTIONS = Gauge("ludotheque_lab_questions", "Questions the lab is working on", registry=REGISTRY)
LAB_GAMES = Counter("ludotheque_lab_games", "Games played for the lab", registry=REGISTRY)


def metrics_text() -> bytes:
    return generate_latest(REGISTRY)
