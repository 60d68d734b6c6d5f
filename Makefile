# Two commands on a fresh machine: `make play` and `make test`. Each sets up everything it needs.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PEERS := .venv-bench

.PHONY: play test check client docs lock bench bench-engine bench-lab clean

play: $(VENV)/play-ready client
	@$(BIN)/ludotheque serve --open

test: check client
	sh tools/databases.sh
	sh tools/browser.sh
	$(BIN)/pytest -n 2 --dist worksteal

check: $(VENV)/dev-ready
	$(BIN)/ruff check src tests benchmarks docsite hatch_build.py
	$(BIN)/ruff format --check src tests benchmarks docsite hatch_build.py
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python hatch_build.py check

# The browser client, where its sources have changed since it was built.
client: | $(VENV)/play-ready
	@$(BIN)/python hatch_build.py build

# The documentation as a site: `ludotheque serve` then shows it at /docs, and a browser without any server too.
docs: $(VENV)/dev-ready client
	$(BIN)/python -m docsite
	@echo "The documentation is in src/ludotheque/server/docs/index.html, and at /docs of every server started from here."

# Ours beside the peers, who are many and large and have an environment of their own; boardgame.io where there is npm
# to fetch it. PARTS="peers server", KEEP=--keep to add the figures to benchmarks/history.jsonl.
bench: $(PEERS)/ready
	! command -v npm >/dev/null || npm install --prefix benchmarks/server --no-package-lock --no-audit --no-fund --silent
	@NODE_PATH=$(CURDIR)/benchmarks/server/node_modules $(PEERS)/bin/python -m benchmarks $(KEEP) $(PARTS)

# The engine alone, every game on the shelf.
bench-engine: $(VENV)/play-ready
	@$(BIN)/python -m benchmarks.engine

# Simulations with and without tables, on one core and two, and their memory.
bench-lab: $(VENV)/dev-ready
	@$(BIN)/python -m benchmarks.lab

$(VENV)/play-ready: requirements/play.txt requirements/node.txt pyproject.toml tools/bootstrap.sh
	PYTHON="$(PYTHON)" sh tools/bootstrap.sh $(VENV) requirements/play.txt
	@touch $@

$(VENV)/dev-ready: requirements/dev.txt requirements/node.txt pyproject.toml tools/bootstrap.sh
	PYTHON="$(PYTHON)" sh tools/bootstrap.sh $(VENV) requirements/dev.txt
	@touch $@ $(VENV)/play-ready

$(PEERS)/ready: requirements/bench.txt pyproject.toml tools/bootstrap.sh
	PYTHON="$(PYTHON)" sh tools/bootstrap.sh $(PEERS) requirements/bench.txt
	@touch $@

# Choose the newest versions anew; commit what it writes. The hashes are of all files of a version, so that the lists serve
# every platform.
LOCK := pip-compile --quiet --upgrade --generate-hashes --allow-unsafe --strip-extras \
	--no-emit-index-url --no-emit-trusted-host --no-emit-find-links

lock: $(VENV)/dev-ready
	$(BIN)/$(LOCK) --output-file requirements/play.txt requirements/play.in
	$(BIN)/$(LOCK) --output-file requirements/dev.txt requirements/dev.in
	$(BIN)/$(LOCK) --output-file requirements/node.txt requirements/node.in
	$(BIN)/$(LOCK) --output-file requirements/bench.txt requirements/bench.in

clean:
	rm -rf $(VENV) $(PEERS) .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
