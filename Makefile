# One virtual environment in .venv, set up from the lock files and rebuilt only when they change.

VENV   := .venv
BIN    := $(VENV)/bin
PLAY   := $(VENV)/.play-ready
DEV    := $(VENV)/.dev-ready
LAB    := $(VENV)/.lab-ready
PYTHON ?= $(shell for candidate in python3.11 python3 python3.13 python3.12; do \
	if $$candidate -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then \
	echo $$candidate; break; fi; done)

# Processes that tests and tables start read their modules compiled, wherever that is switched off for the shell.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test test-lab lint style types compilable architecture bench load attack soak decisions browser compiled mutants setup clean

play: $(PLAY)
	@$(BIN)/arbiter serve --open

# The checks run two at a time, while Chromium is fetched where it is missing; then the tests have both cores.
test: $(DEV)
	@$(MAKE) --no-print-directory -j3 --output-sync=target lint browser
	$(BIN)/python -m pytest -n 2 --dist worksteal -q -m "not soak and not lab" --ignore=tests/architecture --durations=10

# OpenSpiel's own checks and experiments on a Ray cluster, which need larger packages (requirements-lab.lock).
test-lab: $(LAB)
	$(BIN)/python -m pytest -n 2 --dist worksteal -q -m "lab and not soak" tests/learning tests/lab

lint: style types compilable architecture

style: $(DEV)
	$(BIN)/ruff check .

types: $(DEV)
	$(BIN)/mypy --strict src examples/games

compilable: $(DEV)
	$(BIN)/python tools/compile_kernel.py --check

architecture: $(DEV)
	$(BIN)/python -m pytest -q tests/architecture

bench: $(DEV)
	$(BIN)/arbiter bench

load: $(DEV)
	$(BIN)/python tools/load.py
	$(BIN)/python tools/load.py --misbehave --seconds 30

attack: $(DEV)
	$(BIN)/python tools/attack.py

# Browser tests use the system's Chromium; where it is missing and may be installed, it is. Without it they are skipped.
browser:
	@if ! command -v chromium >/dev/null 2>&1 && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then \
		echo "installing chromium for the browser tests"; \
		(apt-get install -y -qq --no-install-recommends chromium >/dev/null 2>&1 || \
		(apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium) >/dev/null 2>&1) || \
		echo "chromium could not be installed: the browser tests will be skipped"; fi

# Random decisions over all games, with what must hold at each: make decisions N=2000000 SEED=1 JOBS=2
decisions: $(DEV)
	$(BIN)/python tools/decisions.py --count $(or $(N),100000) --seed $(or $(SEED),1) --jobs $(or $(JOBS),1)

soak: $(LAB) browser
	$(BIN)/python -m pytest -n 2 --dist worksteal -q -m soak

# How many random breaks of a game's rule code do its own tests see? make mutants GAME=fftcg N=60 SEED=1
mutants: $(DEV)
	$(BIN)/python -m tools.mutants $(or $(GAME),$(error say which game: make mutants GAME=fftcg)) -n $(or $(N),20) --seed $(or $(SEED),1)

compiled: $(DEV)
	$(BIN)/python tools/compile_kernel.py

setup: $(DEV)

$(BIN)/python:
	@if [ -z "$(PYTHON)" ]; then \
		echo "Arbiter needs Python 3.11 or newer; none was found as python3.11 or python3." >&2; \
		echo "Install it, or name it: make PYTHON=/path/to/python3.11" >&2; exit 1; fi
	$(PYTHON) -m venv $(VENV)

$(PLAY): $(BIN)/python requirements.lock pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	$(BIN)/python -m compileall -q src  # nobody's first start waits for it, wherever Python may not write
	@touch $@

$(DEV): $(PLAY) requirements-dev.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.lock
	@touch $@

$(LAB): $(DEV) requirements-lab.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-lab.lock
	@touch $@

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
	find src -name '*.so' -delete
