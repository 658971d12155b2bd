# make play            set everything up and open the window
# make test            all tests, against the compiled package and then interpreted
# make lint types contracts translations      the other checks of CI
# make format          what lint can mend by itself
# make bench soak      figures; long trials
# make deb             the Debian package, in build/deb; make deb-check reads it over
# make install-trial   that package in a small system of its own: installed, played, removed
# make wheel-trial     both wheels in empty environments
# make figures         its sizes and how fast it starts, against what they must be
# make icons           the icons in every size, in build/icons
# make screenshots     the pictures of docs/SCREENS.md, from these sources
# make screens         every screen looked at for cut words, and contact sheets in build/screens
# make clean           remove everything that was made here

VENV := .venv
BIN := $(VENV)/bin
HERE := $(CURDIR)
FOLDERS := cardavia translations tools
SOURCES := $(shell find $(FOLDERS) -type f -not -name '*.pyc') pyproject.toml setup.py
TESTS := -q -r fE -n 2 -m "not soak"

.NOTPARALLEL:
.PHONY: play test test-compiled test-interpreted lint format types contracts translations bench soak frozen deb clean
.PHONY: deb-check install-trial wheel-trial figures icons screenshots screens
.PHONY: system-build system-play system-test system-package FORCE

play: system-play $(VENV)/installed
	@env -u QT_QPA_PLATFORM $(BIN)/cardavia

test: test-compiled test-interpreted

# PYTHONSAFEPATH keeps Python from importing the sources that lie in the current folder.
test-compiled: system-test $(VENV)/tools $(VENV)/installed build/translations/done
	@grep -q compiled $(VENV)/installed || (rm $(VENV)/installed && $(MAKE) $(VENV)/installed)
	CARDAVIA_EXPECT=compiled PYTHONSAFEPATH=1 $(BIN)/pytest $(TESTS)

test-interpreted: system-test $(VENV)/tools build/translations/done
	CARDAVIA_EXPECT=interpreted PYTHONPATH=$(HERE) $(BIN)/pytest $(TESTS)

lint: $(VENV)/tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

format: $(VENV)/tools
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

types: $(VENV)/tools
	$(BIN)/mypy

contracts: $(VENV)/tools
	PYTHONPATH=$(HERE) $(BIN)/lint-imports

translations: $(VENV)/built-with
	$(BIN)/python tools/translations.py check

bench: system-play $(VENV)/installed
	QT_QPA_PLATFORM=offscreen $(BIN)/cardavia bench

soak: system-test $(VENV)/tools $(VENV)/installed build/translations/done
	CARDAVIA_EXPECT=compiled PYTHONSAFEPATH=1 $(BIN)/pytest -q -n 2 -m soak

system-build system-play system-test system-package:
	@python=$$(scripts/find-python) && $$python tools/system_packages.py $(@:system-%=%)

# What building and playing need.
$(VENV)/built-with: pyproject.toml | system-build
	$$(scripts/find-python) -m venv $(VENV)
	$(BIN)/pip install -q --disable-pip-version-check --upgrade "pip>=24"
	$(BIN)/python tools/requirements.py build run sound > $@.txt
	$(BIN)/pip install -q -r $@.txt
	@mv $@.txt $@

# What testing and checking need besides.
$(VENV)/tools: $(VENV)/built-with
	$(BIN)/python tools/requirements.py test dev > $@.txt
	$(BIN)/pip install -q -r $@.txt
	@mv $@.txt $@

# Always a fresh wheel, never built in place: a library left in the tree would hide edited sources.
$(VENV)/installed: $(VENV)/built-with $(SOURCES) build/sources.list
	@rm -rf build/lib* build/bdist* build/temp* build/wheel *.egg-info
	$(BIN)/pip wheel -q --no-deps --no-build-isolation -w build/wheel .
	$(BIN)/pip install -q --no-deps --force-reinstall build/wheel/*.whl
	@rm -rf build/lib* build/bdist* build/temp* *.egg-info
	@cd / && $(HERE)/$(BIN)/python -c "import cardavia.cards.hand as hand; \
	print('interpreted' if hand.__file__.endswith('.py') else 'compiled')" > $(HERE)/$@
	@echo "installed: $$(cat $@)"

# Changes only when a file appears or goes, which the files' own times cannot tell.
build/sources.list: FORCE
	@mkdir -p build && echo $(SOURCES) | cmp -s - $@ || echo $(SOURCES) > $@

build/translations/done: $(VENV)/built-with $(wildcard translations/*.ts)
	$(BIN)/python tools/translations.py compile build/translations
	@touch $@

# The frozen program, from the installed package alone, in build/frozen/cardavia.
frozen: build/frozen/done

build/frozen/done: $(VENV)/installed $(VENV)/package build/icons/done \
		$(wildcard packaging/*.py packaging/*.spec packaging/licences/*)
	cd build && PYTHONSAFEPATH=1 $(HERE)/$(BIN)/pyinstaller --noconfirm --log-level ERROR \
	--distpath frozen --workpath frozen-work $(HERE)/packaging/cardavia.spec
	$(BIN)/python packaging/notices.py build/frozen/cardavia
	@touch $@

icons: build/icons/done

build/icons/done: $(VENV)/installed packaging/icons.py
	$(BIN)/python packaging/icons.py hicolor build/icons/hicolor
	$(BIN)/python packaging/icons.py ico build/icons/cardavia.ico
	$(BIN)/python packaging/icons.py icns build/icons/cardavia.icns
	@touch $@

deb: system-package build/deb/done
	@ls -l build/deb/*.deb

build/deb/done: build/frozen/done CHANGELOG.md $(shell find packaging/linux packaging/debian -type f)
	@rm -rf build/deb
	@mkdir -p build/deb
	$(BIN)/python packaging/deb.py build/frozen/cardavia build/deb
	@touch $@

deb-check: deb
	packaging/deb-check build/deb

# As root, for debootstrap and chroot.
install-trial: deb
	unshare -m -- $(BIN)/python packaging/install_trial.py build/deb/*.deb build/trial

# Every screen in every language, size of window and size of letters: faults, and sheets to look at.
screens: system-test $(VENV)/tools build/translations/done
	PYTHONPATH=$(HERE):$(HERE)/tests:$(HERE)/tools QT_QPA_PLATFORM=offscreen \
	$(BIN)/python tests/contact_sheets.py build/screens

wheel-trial: system-play $(VENV)/installed
	$(BIN)/python packaging/wheel_trial.py build/wheel-trial

screenshots: system-play $(VENV)/built-with build/translations/done
	PYTHONPATH=$(HERE) $(BIN)/python tools/screenshots.py

figures: deb
	$(BIN)/python packaging/figures.py build/deb

$(VENV)/package: $(VENV)/built-with
	$(BIN)/python tools/requirements.py package > $@.txt
	$(BIN)/pip install -q -r $@.txt
	@mv $@.txt $@

clean:
	rm -rf $(VENV) build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
