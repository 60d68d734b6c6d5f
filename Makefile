# Two commands on a fresh machine: `make play` and `make test`. Each sets up everything it needs.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PEERS := .venv-bench

.PHONY: play test check lock bench bench-peers bench-server clean

play: $(VENV)/play-ready
	@$(BIN)/ludotheque play

test: check
	sh tools/databases.sh
	$(BIN)/pytest -n 2

check: $(VENV)/dev-ready
	$(BIN)/ruff check src tests benchmarks
	$(BIN)/ruff format --check src tests benchmarks
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(VENV)/play-ready
	$(BIN)/python benchmarks/run.py

# Ours beside the peers, who are many and large and have an environment of their own.
bench-peers: $(PEERS)/ready
	@$(PEERS)/bin/python -m benchmarks.peers --json $(PEERS)/figures.json

$(VENV)/play-ready: requirements/play.txt pyproject.toml tools/bootstrap.sh
	PYTHON="$(PYTHON)" sh tools/bootstrap.sh $(VENV) requirements/play.txt
	@touch $@

$(VENV)/dev-ready: requirements/dev.txt pyproject.toml tools/bootstrap.sh
	PYTHON="$(PYTHON)" sh tools/bootstrap.sh $(VENV) requirements/dev.txt
	@touch $@ $(VENV)/play-ready

$(PEERS)/ready: requirements/bench.txt pyproject.toml tools/bootstrap.sh
	PYTHON="$(PYTHON)" sh tools/bootstrap.sh $(PEERS) requirements/bench.txt
	@touch $@

# The server under load; beside boardgame.io where there is npm to fetch it.
bench-server: $(VENV)/play-ready
	! command -v npm >/dev/null || npm install --prefix benchmarks/server --no-package-lock --no-audit --no-fund --silent
	NODE_PATH=$(CURDIR)/benchmarks/server/node_modules $(BIN)/python -m benchmarks.server

# Choose the newest versions anew; commit what it writes.
lock: $(VENV)/dev-ready
	$(BIN)/pip-compile --quiet --upgrade --strip-extras --no-emit-index-url --no-emit-trusted-host --no-emit-find-links \
		--output-file requirements/play.txt requirements/play.in
	$(BIN)/pip-compile --quiet --upgrade --strip-extras --no-emit-index-url --no-emit-trusted-host --no-emit-find-links \
		--output-file requirements/dev.txt requirements/dev.in
	$(BIN)/pip-compile --quiet --upgrade --strip-extras --no-emit-index-url --no-emit-trusted-host --no-emit-find-links \
		--output-file requirements/bench.txt requirements/bench.in

clean:
	rm -rf $(VENV) $(PEERS) .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
