# Two commands do everything on a fresh machine: `make play` and `make test`.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PYTEST := $(BIN)/python -m pytest -n auto --dist worksteal

.PHONY: play test slow long check format bench golden gallery mutants learn art sheets sounds audit words balance pictures dist dist-test window-test deb deb-test rpm rpm-test tar-test windows windows-test release clean

play: $(VENV)/.play
	$(BIN)/python main.py

test: $(VENV)/.test
	$(PYTEST) -m "not slow and not long"

slow: $(VENV)/.test
	$(PYTEST) -m "slow and not long"

long: $(VENV)/.test
	$(PYTEST) -m long

check: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

format: $(VENV)/.dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(VENV)/.test
	$(BIN)/python -m tests.bench

golden: $(VENV)/.test
	$(BIN)/python -m tests.rules.golden

mutants: $(VENV)/.test
	$(BIN)/python -m tests.mutants $(ARGS)

learn: $(VENV)/.learn
	$(BIN)/python -m build.learn $(ARGS)

gallery: $(VENV)/.play
	$(BIN)/python -m build.gallery dist/gallery

art: $(VENV)/.art
	$(BIN)/python -m build.art $(ARGS)

sheets: $(VENV)/.art
	$(BIN)/python -m build.sheet $(ARGS)

sounds: $(VENV)/.art
	$(BIN)/python -m build.sounds $(ARGS)

audit: $(VENV)/.test
	$(BIN)/python -m build.audit $(ARGS)

words: $(VENV)/.test
	$(BIN)/python -m build.words $(ARGS)

balance: $(VENV)/.play
	$(BIN)/python -m build.balance $(ARGS)

pictures: $(VENV)/.art
	$(BIN)/python -m build.front_page

dist:
	$(PYTHON) -m build.package

dist-test: $(VENV)/.test
	$(BIN)/python -m tests.window.frozen dist/rats-and-bells

deb: dist
	$(PYTHON) -m build.package.installer deb

rpm: dist
	$(PYTHON) -m build.package.installer rpm

deb-test: $(VENV)/.test
	$(BIN)/python -m tests.window.installed deb

rpm-test: $(VENV)/.test
	$(BIN)/python -m tests.window.installed rpm

tar-test: $(VENV)/.test
	$(BIN)/python -m tests.window.installed tar.gz

windows:
	$(PYTHON) -m build.package.wine

windows-test: $(VENV)/.test
	$(BIN)/python -m tests.window.windows $(ARGS)

release: deb rpm windows
	$(PYTHON) -m build.package.release

window-test: $(VENV)/.test
	$(BIN)/python -m tests.window $(PROGRAM)

clean:
	rm -rf dist $(VENV)

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/.play: $(BIN)/python pyproject.toml
	$(BIN)/python -m pip install --quiet --editable .
	touch $@

$(VENV)/.test: $(BIN)/python pyproject.toml
	$(BIN)/python -m pip install --quiet --editable '.[test]'
	touch $@

$(VENV)/.dev: $(BIN)/python pyproject.toml
	$(BIN)/python -m pip install --quiet --editable '.[test,dev]'
	touch $@

$(VENV)/.art: $(BIN)/python pyproject.toml
	$(BIN)/python -m pip install --quiet --editable '.[art]'
	touch $@

$(VENV)/.learn: $(BIN)/python pyproject.toml
	$(BIN)/python -m pip install --quiet --editable '.[learn]'
	touch $@
