# Two commands to begin with: `make demo` shows a bug being found, `make test` runs every check and test.

CARGO ?= cargo
DEMO := fixtures/calendar

.PHONY: help demo test lint format bench conformance conformance-qt setup setup-tests

help:
	@echo 'make demo         see a bug found, and its fixed version proved'
	@echo 'make test         run every check and test'
	@echo 'make lint         only the checks: formatting, clippy, documentation'
	@echo 'make format       format the Rust and the models'
	@echo 'make bench        run the benchmarks'
	@echo 'make conformance  how much of the standard library the models cover, by header'
	@echo 'make conformance-qt  whether the model of Qt does what the installed Qt 5 and Qt 6 do, by class'

setup:
	@scripts/setup.sh

setup-tests:
	@scripts/setup.sh tests

demo: setup
	$(CARGO) build --quiet --release --package cargo-verify
	@echo
	@echo '$$ cargo verify file $(DEMO)/buggy/cpp/calendar.cpp --function day_of_year'
	@$(CARGO) run --quiet --release --package cargo-verify -- verify file $(DEMO)/buggy/cpp/calendar.cpp --function day_of_year || [ $$? -eq 100 ]
	@echo
	@echo '$$ cargo verify file $(DEMO)/fixed/cpp/calendar.cpp --function day_of_year'
	@$(CARGO) run --quiet --release --package cargo-verify -- verify file $(DEMO)/fixed/cpp/calendar.cpp --function day_of_year
	@echo
	@echo '$$ cd $(DEMO)/buggy && cargo verify'
	@cd $(DEMO)/buggy && $(CARGO) run --quiet --release --manifest-path $(CURDIR)/Cargo.toml --package cargo-verify -- verify || [ $$? -eq 100 ]
	@echo
	@echo 'To use it on your own code: cargo install --path cargo-verify, then cargo verify in your workspace.'

test: lint
	$(CARGO) test --workspace --locked

# Documentation is built for the library crates only: every public item of theirs has some.
lint: setup-tests
	$(CARGO) fmt --check
	$(CARGO) clippy --workspace --all-targets --locked -- -D warnings
	RUSTDOCFLAGS='-D warnings -D missing_docs' $(CARGO) doc --quiet --workspace --lib --no-deps --locked
	scripts/format-models.sh check

format: setup-tests
	$(CARGO) fmt
	scripts/format-models.sh

bench: setup
	$(CARGO) build --quiet --release --package cargo-verify
	@for script in bench/run-*; do [ -x "$$script" ] || continue; echo "== $$script"; "$$script" || exit 1; done

conformance: setup-tests
	@found=0; for script in om-stl/conformance/run*.sh om-qt/conformance/run*.sh; do \
	    [ -x "$$script" ] || continue; found=1; "$$script" || exit 1; done; \
	  [ $$found = 1 ] || { echo 'no conformance suite is here'; exit 1; }

conformance-qt: setup-tests
	@scripts/setup.sh qt
	@om-qt/conformance/run.py
	VERIFY_NATIVE_QT=1 $(CARGO) test --package cargo-verify --test programs --locked -- native
