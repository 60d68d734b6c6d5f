# Two commands on a fresh machine: `make play` and `make test`. Each sets up everything it needs.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PEERS := .venv-bench

.PHONY: play test check client docs lock bench bench-engine bench-lab soak fuzz siege clean

play: $(VENV)/play-ready client
	@$(BIN)/ludotheque serve --open

test: check client
	sh tools/databases.sh
	sh tools/browser.sh
	$(BIN)/pytest -n 2 --dist worksteal

check: $(VENV)/dev-ready
	$(BIN)/ruff check src tests benchmarks docsite tools hatch_build.py
	$(BIN)/ruff format --check src tests benchmarks docsite tools hatch_build.py
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

# Players and disasters: kills, pauses, full disks, databases that fall, networks that break, clocks that jump. As root
# it can do all of them. MINUTES=10 KILLS=200 SEED=1 DATABASE=sqlite or postgresql; CLOCK= leaves the clocks alone.
MINUTES ?= 10
SEED ?= 1
DATABASE ?= sqlite
CLOCK ?= --clock
soak: $(VENV)/dev-ready
	sh tools/databases.sh
	sh tools/disasters.sh
	@$(BIN)/python -m tests.soak --minutes $(MINUTES) --seed $(SEED) --database $(DATABASE) $(CLOCK) $(if $(KILLS),--kills $(KILLS))

# Mutated requests and socket messages: nothing may fall.
REQUESTS ?= 1000000
MESSAGES ?= 100000
fuzz: $(VENV)/dev-ready
	@$(BIN)/python -m tests.soak.fuzz --requests $(REQUESTS) --messages $(MESSAGES) --seed $(SEED)

# What a player notices of an attack, and what 10,000 idle sockets cost.
siege: $(VENV)/dev-ready
	@$(BIN)/python -m tests.soak.siege
	@$(BIN)/python -m tests.soak.idle

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
