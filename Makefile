# make play | test | lint | types | contracts | translations | bench | soak | clean

PYTHON := $(shell scripts/find-python)
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find cardavia translations tools -name '*.py' -o -name '*.ts' 2>/dev/null) pyproject.toml setup.py
PYTEST := -q -n 2 -m "not soak"

.PHONY: play test test-compiled test-interpreted lint types contracts translations bench soak clean system

play: $(VENV)/installed
	@scripts/system-packages play
	@env -u QT_QPA_PLATFORM $(BIN)/cardavia

test: test-compiled test-interpreted

test-compiled: $(VENV)/installed build/translations/done system
	CARDAVIA_EXPECT=$$(cat $(VENV)/installed) QT_QPA_PLATFORM=offscreen $(BIN)/pytest $(PYTEST)

test-interpreted: $(VENV)/tools build/translations/done system
	CARDAVIA_EXPECT=interpreted PYTHONPATH=. QT_QPA_PLATFORM=offscreen $(BIN)/pytest $(PYTEST)

system:
	@scripts/system-packages test

lint: $(VENV)/tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/tools
	$(BIN)/mypy cardavia tools

contracts: $(VENV)/tools
	PYTHONPATH=. $(BIN)/lint-imports

translations: $(VENV)/tools
	$(BIN)/python tools/translations.py check

bench: $(VENV)/installed
	QT_QPA_PLATFORM=offscreen $(BIN)/cardavia bench

soak: $(VENV)/installed build/translations/done
	QT_QPA_PLATFORM=offscreen $(BIN)/pytest -q -n 2 -m soak

$(VENV)/tools: pyproject.toml scripts/find-python
	@scripts/system-packages build
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install -q --upgrade "pip>=24"
	$(BIN)/python tools/requirements.py > $(VENV)/requirements.txt
	$(BIN)/pip install -q -r $(VENV)/requirements.txt
	touch $@

# A new wheel each time a source changed; never built in place, so that no .so shadows a source.
$(VENV)/installed: $(VENV)/tools $(SOURCES)
	rm -rf build/wheel build/lib* build/bdist* build/temp* *.egg-info
	$(BIN)/pip wheel -q --no-deps --no-build-isolation -w build/wheel .
	$(BIN)/pip install -q --no-deps --force-reinstall build/wheel/*.whl
	cd / && $(CURDIR)/$(BIN)/python -c "import cardavia.cards.hand as h; print('interpreted' if h.__file__.endswith('.py') else 'compiled')" > $(CURDIR)/$@
	rm -rf build/lib* build/bdist* build/temp* *.egg-info

build/translations/done: $(VENV)/tools $(wildcard translations/*.ts)
	$(BIN)/python tools/translations.py compile build/translations
	touch $@

clean:
	rm -rf $(VENV) build dist *.egg-info
