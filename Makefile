# Two commands on a fresh machine: `make play` and `make test`. Each sets up everything it needs.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test check lock bench clean

play: $(VENV)/play-ready
	@$(BIN)/ludotheque play

test: check
	$(BIN)/pytest -n 2

check: $(VENV)/dev-ready
	$(BIN)/ruff check src tests benchmarks
	$(BIN)/ruff format --check src tests benchmarks
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(VENV)/play-ready
	$(BIN)/python benchmarks/run.py

$(VENV)/play-ready: requirements/play.txt pyproject.toml tools/bootstrap.sh
	PYTHON="$(PYTHON)" sh tools/bootstrap.sh $(VENV) requirements/play.txt
	@touch $@

$(VENV)/dev-ready: requirements/dev.txt pyproject.toml tools/bootstrap.sh
	PYTHON="$(PYTHON)" sh tools/bootstrap.sh $(VENV) requirements/dev.txt
	@touch $@ $(VENV)/play-ready

# Choose the newest versions anew; commit what it writes.
lock: $(VENV)/dev-ready
	$(BIN)/pip-compile --quiet --upgrade --strip-extras --no-emit-index-url --no-emit-trusted-host --no-emit-find-links \
		--output-file requirements/play.txt requirements/play.in
	$(BIN)/pip-compile --quiet --upgrade --strip-extras --no-emit-index-url --no-emit-trusted-host --no-emit-find-links \
		--output-file requirements/dev.txt requirements/dev.in

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
