# Two commands on a fresh machine: `make play` and `make test`. Each sets up everything it needs.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PEERS := .venv-bench
RELEASE := .venv-release

.PHONY: play test fast check format client docs lock release-check bench bench-engine bench-lab soak fuzz siege clean

play: $(VENV)/play-ready client docs
	@$(BIN)/ludotheque serve --open

test: check client
	sh tools/databases.sh
	sh tools/browser.sh
	$(BIN)/pytest -n 2 --dist worksteal

# Unit tests that need neither browser nor database: under a minute once the rules are compiled.
fast: $(VENV)/dev-ready
	$(BIN)/pytest -q -n 2 --dist worksteal -m "not browser and not database and not slow"

check: $(VENV)/dev-ready
	$(BIN)/ruff check src tests benchmarks docsite tools hatch_build.py
	$(BIN)/ruff format --check src tests benchmarks docsite tools hatch_build.py
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python hatch_build.py check

# Formats the code as `make check` expects it.
format: $(VENV)/dev-ready
	$(BIN)/ruff format src tests benchmarks docsite tools hatch_build.py
	$(BIN)/python hatch_build.py format

# Builds the browser client if its sources have changed.
client: | $(VENV)/play-ready
	@$(BIN)/python hatch_build.py build

# Builds the documentation site if its sources have changed: src/ludotheque/server/docs/index.html can be opened without
# a server, and `ludotheque serve` shows it at /docs.
docs: | $(VENV)/play-ready
	@$(BIN)/python hatch_build.py docs

# Benchmarks beside other libraries, which are many and large and have an environment of their own;
# boardgame.io needs npm. PARTS="peers server", KEEP=--keep to add the figures to benchmarks/history.jsonl.
bench: $(PEERS)/ready
	! command -v npm >/dev/null || npm install --prefix benchmarks/server --no-package-lock --no-audit --no-fund --silent
	@NODE_PATH=$(CURDIR)/benchmarks/server/node_modules $(PEERS)/bin/python -m benchmarks $(KEEP) $(PARTS)

# The engine alone, with every game on the shelf.
bench-engine: $(VENV)/play-ready
	@$(BIN)/python -m benchmarks.engine

# Simulations with and without tables, on one core and two, and their memory.
bench-lab: $(VENV)/dev-ready
	@$(BIN)/python -m benchmarks.lab

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
release-check: $(RELEASE)/ready
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
