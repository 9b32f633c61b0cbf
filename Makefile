# Everything works in .venv, which is made and filled as needed. `make` alone lists the targets.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
TYPES := $(shell find src -name '*.pxd')
COMPILED := $(TYPES) $(TYPES:.pxd=.py)
CLIENT := $(shell find web src/noripan -path web/node_modules -prune -o -path '*/dist' -prune -o -type f \
	\( -path 'web/*' -o -name '*.svelte' -o -name '*.ts' -o -name '*.ftl' \) -print)

.DEFAULT_GOAL := help
.PHONY: help play test lint build build-web protocol bench bench-server bench-web soak arena clean plays pictures wheel

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: .venv/compiled .venv/web ## Set everything up and play in the browser (in the terminal: .venv/bin/noripan play)
	@$(BIN)/noripan serve

test: lint .venv/web .venv/chromium .venv/tmux ## Set everything up and run all checks and tests
	NORIPAN_WEB=needed $(BIN)/python -m pytest -n 3 -q
	NORIPAN_PURE=1 $(BIN)/python -m pytest -n 2 -q src/noripan/games tests/pure

lint: .venv/compiled .venv/tools ## Check style, strict types and the import rules between layers
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

build: .venv/compiled ## Compile the rules (they also run interpreted)

build-web: .venv/web ## Build the browser client into the package

protocol: .venv/compiled ## Write the types of all messages for the browser client anew
	$(BIN)/python scripts/protocol_types.py

bench: .venv/bench ## Measure speed beside OpenSpiel and write docs/benchmarks.md
	$(BIN)/python benchmarks/run.py

bench-server: .venv/bench ## Measure the server beside boardgame.io's (about 15 minutes on a quiet machine)
	$(BIN)/python benchmarks/server_beside.py
	$(BIN)/python benchmarks/server_crowd.py crowd

bench-web: .venv/compiled .venv/tools .venv/web .venv/chromium ## Measure the browser client (some minutes on a quiet machine)
	$(BIN)/python benchmarks/web.py

wheel: .venv/packages .venv/web ## Build a wheel with the browser client and the compiled games into build/wheels
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir build/wheels .

soak: .venv/compiled ## Play on one server for half an hour and watch its memory
	$(BIN)/python benchmarks/server_crowd.py soak

arena: .venv/compiled ## Let the bots' levels play each other in every game (a few minutes)
	$(BIN)/python scripts/ladder.py

plays: .venv/compiled .venv/tools ## Write the golden games anew (look at the diff)
	$(BIN)/python -m pytest -q tests/test_plays.py --rewrite-plays

pictures: .venv/compiled .venv/tools .venv/web .venv/chromium ## Draw the pictures of the docs anew
	$(BIN)/python scripts/pictures.py
	$(BIN)/python scripts/web_pictures.py

clean: ## Remove everything that was made
	rm -rf .venv build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	rm -rf web/node_modules src/noripan/server/dist
	find src -name '*.so' -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/python:
	@PYTHON="$(PYTHON)" sh scripts/make-venv

.venv/packages: pyproject.toml setup.py | .venv/python
	@echo "Installing what Noripan needs into .venv (a minute or two)"
	@$(PIP) $$($(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"])')
	@NORIPAN_COMPILE=later $(PIP) --no-build-isolation --editable .
	@touch $@

.venv/tools: .venv/packages
	@echo "Installing what the tests need"
	@NORIPAN_COMPILE=later $(PIP) --no-build-isolation --editable '.[test]'
	@touch $@

.venv/compiled: .venv/packages $(COMPILED)
	@mkdir -p build
	@$(BIN)/python setup.py --quiet build_ext --inplace --parallel 2 > build/compile.log 2>&1 \
		|| { tail -n 30 build/compile.log; exit 1; }
	@$(BIN)/python scripts/report_speed.py
	@touch $@

.venv/web: .venv/packages $(CLIENT) scripts/build-web
	@echo "Building the browser client"
	@sh scripts/build-web
	@touch $@

.venv/chromium: .venv/packages scripts/get-chromium
	@sh scripts/get-chromium
	@touch $@

.venv/tmux: .venv/packages scripts/get-tmux
	@sh scripts/get-tmux
	@touch $@

.venv/bench: .venv/compiled
	@NORIPAN_COMPILE=later $(PIP) --no-build-isolation --editable '.[bench]'
	@touch $@
