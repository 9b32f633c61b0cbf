# Everything works in .venv, which is made and filled as needed. `make` alone lists the targets.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
TYPES := $(shell find src -name '*.pxd')
COMPILED := $(TYPES) $(TYPES:.pxd=.py)
CLIENT := $(shell find web src/noripan -path web/node_modules -prune -o -path web/python -prune -o -path '*/dist' -prune -o -type f \
	\( -path 'web/*' -o -name '*.svelte' -o -name '*.ts' -o -name '*.ftl' \) -print)

GAME ?= sixteen
EVERYDAY := $(addprefix tests/, test_architecture.py test_cards.py test_clauses.py test_codes.py test_copies.py test_docs.py test_golden.py test_site.py \
	test_laws.py test_match.py test_one_move.py test_package_layout.py test_readme.py test_rng.py test_state.py test_texts.py test_type_names.py \
	server/test_journal.py server/test_play.py server/test_protocol.py server/test_table_state.py terminal/test_drawing.py terminal/test_tui.py)

.DEFAULT_GOAL := help
.PHONY: help play check test test-interpreted lint build build-web protocol bench bench-review bench-server bench-processes bench-web soak arena clean plays pictures wheel game docs \
	docs-serve reference workflows

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: .venv/compiled .venv/web ## Set everything up and play in the browser (in the terminal: .venv/bin/noripan play)
	@$(BIN)/noripan serve

check: lint .venv/web ## Run the everyday checks in about a minute: style, types, one game (GAME=…) and a slice of every layer
	$(BIN)/python -m pytest -n 2 -q --quick $(GAME) $(EVERYDAY) src/noripan/games/$(GAME)/tests
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm --silent test -- --reporter=dot

test: .venv/compiled .venv/tools .venv/web .venv/chromium .venv/tmux ## Set everything up and run every check and test
	@$(MAKE) --no-print-directory --jobs 2 lint test-interpreted
	NORIPAN_WEB=needed $(BIN)/python -m pytest -n 4 -q

test-interpreted: .venv/compiled .venv/tools ## Run the rules' tests interpreted (one core; `make test` checks style and types on another)
	NORIPAN_PURE=1 $(BIN)/python -m pytest -q src/noripan/games tests/pure tests/test_copies.py

lint: .venv/compiled .venv/tools ## Check style, strict types and the import contracts
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

build: .venv/compiled ## Compile the rules (they also run interpreted)

build-web: .venv/web ## Build the browser client into the package

protocol: .venv/compiled ## Regenerate what the browser client takes from Python: message types, game constants, examples of the rules
	$(BIN)/python scripts/protocol_types.py
	$(BIN)/python scripts/board_codes.py
	$(BIN)/python scripts/rules_data.py

bench: .venv/bench ## Measure the engines against OpenSpiel; writes docs/explanation/benchmarks.md
	$(BIN)/python benchmarks/run.py

bench-review: .venv/compiled ## Measure the review of matches; goes on where it was interrupted (hours; BENCH="--matches 10" for less)
	$(BIN)/python benchmarks/review.py $(BENCH)

bench-server: .venv/bench ## Measure the server against boardgame.io's (15 minutes on a quiet machine)
	$(BIN)/python benchmarks/server_beside.py
	$(BIN)/python benchmarks/server_crowd.py crowd

bench-processes: .venv/compiled .venv/tools ## Kill, cut off and start under load, with two processes; writes docs/explanation/benchmarks.md (half an hour)
	$(BIN)/python benchmarks/server_processes.py --write

bench-web: .venv/compiled .venv/tools .venv/web .venv/chromium ## Measure the browser client (a few minutes on a quiet machine)
	$(BIN)/python benchmarks/web.py

wheel: .venv/packages .venv/web ## Build what is released (wheels and source archives) into build/wheels
	$(BIN)/python scripts/packages.py build/wheels

workflows: .venv/packages ## Check the workflows of CI and releases with actionlint
	@sh scripts/lint-workflows

soak: .venv/compiled ## Load one server for half an hour and watch its memory
	$(BIN)/python benchmarks/server_crowd.py soak

arena: .venv/compiled ## Play the bots' levels against each other in every game (a few minutes)
	$(BIN)/python scripts/ladder.py

game: .venv/packages ## Write a small complete card game to start from: make game NAME=…
	@$(BIN)/python scripts/new_game.py "$(NAME)"
	@$(MAKE) --no-print-directory build

plays: .venv/compiled .venv/tools ## Regenerate the golden games (read the diff)
	$(BIN)/python -m pytest -q tests/test_golden.py --rewrite-plays

docs: .venv/docs ## Build the documentation site; `noripan serve` shows it under /docs
	@$(BIN)/python scripts/site

docs-serve: .venv/docs ## Build the documentation site and show it at http://127.0.0.1:8191/
	@$(BIN)/python scripts/site --serve

reference: .venv/compiled .venv/tools ## Renew what the documentation takes from the code (read the diff)
	$(BIN)/python scripts/reference
	$(BIN)/python scripts/environment_tables.py

pictures: .venv/compiled .venv/tools .venv/web .venv/chromium ## Regenerate the pictures and the rules pages of the docs
	$(BIN)/python scripts/pictures.py
	$(BIN)/python scripts/rules_pages.py
	$(BIN)/python scripts/web_pictures.py
	$(BIN)/python scripts/preview_pictures.py

clean: ## Remove everything that was built or installed
	rm -rf .venv build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	rm -rf web/node_modules web/python/build web/python/*.egg-info web/python/noripan_web/dist web/python/noripan_web/site
	find src -name '*.so' -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/python:
	@PYTHON="$(PYTHON)" sh scripts/make-venv

.venv/packages: pyproject.toml setup.py web/python/pyproject.toml | .venv/python
	@echo "Installing what Noripan needs into .venv (a minute or two)"
	@$(PIP) $$($(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"])')
	@NORIPAN_COMPILE=later $(PIP) --no-build-isolation --editable web/python --editable '.[all]'
	@touch $@

.venv/tools: .venv/packages
	@echo "Installing what the tests need"
	@NORIPAN_COMPILE=later $(PIP) --no-build-isolation --editable '.[all,test]'
	@touch $@

.venv/compiled: .venv/packages $(COMPILED)
	@mkdir -p build
	@$(BIN)/python setup.py --quiet build_ext --inplace --parallel 2 > build/compile.log 2>&1 \
		|| { sh scripts/show-compile-error build/compile.log; exit 1; }
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

.venv/docs: .venv/packages
	@NORIPAN_COMPILE=later $(PIP) --no-build-isolation --editable '.[docs]'
	@touch $@

.venv/bench: .venv/compiled
	@NORIPAN_COMPILE=later $(PIP) --no-build-isolation --editable '.[bench]'
	@touch $@
