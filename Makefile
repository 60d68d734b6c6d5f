# Two commands on a fresh machine: `make play` and `make test`. Each sets up everything it needs.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PEERS := .venv-bench
RELEASE := .venv-release
CODE := src tests benchmarks docsite examples tools hatch_build.py

.PHONY: play test fast check format client docs offline static equality lock release-check bench bench-c \
	bench-instructions bench-engine bench-lab bench-processes bench-crowd bench-sockets bench-lost-node findings soak fuzz siege clean

play: $(VENV)/play-ready client docs
	@$(BIN)/ludotheque serve --open

# One worker more than two cores: many tests wait for servers and browsers.
test: check client
	sh tools/databases.sh
	sh tools/browser.sh
	$(BIN)/pytest -n 3 --dist worksteal

# Unit tests that need neither browser nor database: under a minute once the rules are compiled.
fast: $(VENV)/dev-ready
	$(BIN)/pytest -q -n 2 --dist worksteal -m "not browser and not database and not slow"

check: $(VENV)/dev-ready
	$(BIN)/ruff check $(CODE)
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python hatch_build.py check

# Formats the code as `make check` expects it.
format: $(VENV)/dev-ready
	$(BIN)/ruff format $(CODE)
	$(BIN)/python hatch_build.py format

# Builds the browser client if its sources have changed.
client: | $(VENV)/play-ready
	@$(BIN)/python hatch_build.py build

# Builds the documentation site if its sources have changed: src/ludotheque/server/docs/index.html can be opened without
# a server, and `ludotheque serve` shows it at /docs.
docs: | $(VENV)/play-ready
	@$(BIN)/python hatch_build.py docs

# Makes the bundle for playing in a browser without a server. It needs a linker: Debian's lld, or ziglang from PyPI.
offline: | $(VENV)/play-ready
	@$(BIN)/python hatch_build.py offline

# A folder that any web host can serve, without a server of ours: FOLDER=site, SERVER=https://games.example.org for
# games with friends by link.
FOLDER ?= site
static: client offline
	@$(BIN)/ludotheque static $(FOLDER) $(if $(SERVER),--server $(SERVER))

# Plays GAMES seeded games of every game, option set and number of players natively and in the browser's Python, and
# compares them: moves, positions, views, stories, records, search trees. KEEP=FILE: it goes on where it was stopped.
GAMES ?= 1000
equality: $(VENV)/dev-ready
	@$(BIN)/python -m tests.browser.equality --games $(GAMES) $(if $(KEEP),--keep $(KEEP))

# Benchmarks beside other libraries, which are many and large and have an environment of their own;
# boardgame.io needs npm. PARTS="peers server", KEEP=--keep to add the figures to benchmarks/history.jsonl.
bench: $(PEERS)/ready
	! command -v npm >/dev/null || npm install --prefix benchmarks/server --no-package-lock --no-audit --no-fund --silent
	@NODE_PATH=$(CURDIR)/benchmarks/server/node_modules $(PEERS)/bin/python -m benchmarks $(KEEP) $(PARTS)

# Our kernels beside the same games written by hand in C (it needs cc). The ratios are added to a file in the user's own
# folders, HISTORY=FILE for another; it fails if one is below its goal or below what earlier runs on this machine had.
# GAMES_IN_C="winston winoc" for some of them.
bench-c: $(VENV)/play-ready
	@$(BIN)/python -m benchmarks.against_c $(GAMES_IN_C) $(if $(HISTORY),--history $(HISTORY))

# Instructions of the kernels, counted by valgrind, beside those that are expected; RENEW=--write renews these.
bench-instructions: $(VENV)/play-ready
	@$(BIN)/python -m benchmarks.against_c.instructions $(RENEW)

# The engine alone, with every game on the shelf.
bench-engine: $(VENV)/play-ready
	@$(BIN)/python -m benchmarks.engine

# Simulations with and without tables, on one core and two, and their memory.
bench-lab: $(VENV)/dev-ready
	@$(BIN)/python -m benchmarks.lab

# What the games' pages say the lab found, measured again in the background: FOLLOWED= games of each game and level.
# It takes hours, may be interrupted, and goes on where it was stopped.
KEPT ?= .findings
FOLLOWED ?= 60
findings: $(VENV)/dev-ready
	@$(BIN)/python -m tools.findings $(KEPT) --games $(FOLLOWED)

# Several server processes on one PostgreSQL, with NOTIFY and with Redis. ASK="--processes 2 --apart": see --help.
bench-processes: $(VENV)/dev-ready
	sh tools/databases.sh
	@$(BIN)/python -m benchmarks.scale.processes $(ASK)

# 5,000 tables at a human pace on one process, a third of them against bots. ASK="--tables 500 --minutes 2": see --help.
bench-crowd: $(VENV)/dev-ready
	@$(BIN)/python -m benchmarks.scale.crowd $(ASK)

# 10,000 sockets on one process, a tenth of them in play.
bench-sockets: $(VENV)/dev-ready
	@$(BIN)/python -m benchmarks.scale.crowd --tables 500 --watchers 9000 --bots 0 --minutes 2 $(ASK)

# A cluster that loses a process, three times. Fails if anybody is away for 5 seconds, or anything told is lost.
bench-lost-node: $(VENV)/dev-ready
	sh tools/databases.sh
	@$(BIN)/python -m benchmarks.scale.lost_node $(ASK)

# Tables during disasters: kills, pauses, full disks, failing databases, broken networks, jumping clocks. Root can run
# all of them. MINUTES=10 KILLS=200 SEED=1 DATABASE=sqlite or postgresql; CLOCK= leaves the clocks alone.
MINUTES ?= 10
SEED ?= 1
DATABASE ?= sqlite
CLOCK ?= --clock
soak: $(VENV)/dev-ready
	sh tools/databases.sh
	sh tools/disasters.sh
	@$(BIN)/python -m tests.soak --minutes $(MINUTES) --seed $(SEED) --database $(DATABASE) $(CLOCK) $(if $(KILLS),--kills $(KILLS))

# Mutated requests and socket messages: the server must survive them.
REQUESTS ?= 1000000
MESSAGES ?= 100000
fuzz: $(VENV)/dev-ready
	@$(BIN)/python -m tests.soak.fuzz --requests $(REQUESTS) --messages $(MESSAGES) --seed $(SEED)

# How an attack affects a player, and the cost of 10,000 idle sockets.
siege: $(VENV)/dev-ready
	@$(BIN)/python -m tests.soak.siege
	@$(BIN)/python -m tests.soak.idle

$(VENV)/play-ready: requirements/play.txt requirements/docs.txt requirements/node.txt pyproject.toml tools/bootstrap.sh
	PYTHON="$(PYTHON)" sh tools/bootstrap.sh $(VENV) requirements/play.txt requirements/docs.txt
	@touch $@

$(VENV)/dev-ready: requirements/dev.txt requirements/node.txt pyproject.toml tools/bootstrap.sh
	PYTHON="$(PYTHON)" sh tools/bootstrap.sh $(VENV) requirements/dev.txt
	@touch $@ $(VENV)/play-ready

$(PEERS)/ready: requirements/bench.txt pyproject.toml tools/bootstrap.sh
	PYTHON="$(PYTHON)" sh tools/bootstrap.sh $(PEERS) requirements/bench.txt
	@touch $@

# The locks, from the extras and groups in pyproject.toml, with the newest versions; commit the result. UPGRADE= keeps
# the present versions if they fit. The hashes cover all files of a version, so the locks work on every platform.
UPGRADE ?= --upgrade
LOCK := CUSTOM_COMPILE_COMMAND="make lock" $(BIN)/pip-compile --quiet $(UPGRADE) --generate-hashes --allow-unsafe \
	--strip-extras --no-emit-index-url --no-emit-trusted-host --no-emit-find-links

lock: $(VENV)/dev-ready
	$(BIN)/python tools/requirements.py play | $(LOCK) --output-file requirements/play.txt -
	for name in dev docs bench node release; do \
		$(BIN)/python tools/requirements.py $$name \
			| $(LOCK) --constraint requirements/play.txt --output-file requirements/$$name.txt - || exit 1; \
	done

# The files of a release: source distribution and wheel in dist/, checked, and the wheel installed and started.
release-check: $(RELEASE)/ready client offline
	rm -rf dist $(RELEASE)/fresh
	$(RELEASE)/bin/python -m build
	$(RELEASE)/bin/twine check --strict dist/*
	$(RELEASE)/bin/pyroma --min 10 .
	$(RELEASE)/bin/python -m venv $(RELEASE)/fresh
	$(RELEASE)/fresh/bin/python -m pip install --quiet --disable-pip-version-check dist/*.whl
	cd / && $(CURDIR)/$(RELEASE)/fresh/bin/ludotheque --version

$(RELEASE)/ready: requirements/release.txt
	$(PYTHON) -m venv $(RELEASE)
	$(RELEASE)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/release.txt
	@touch $@

clean:
	rm -rf $(VENV) $(PEERS) $(RELEASE) .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
