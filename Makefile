# Two commands to begin with: `make demo` shows a bug being found, `make test` runs every test.

CARGO ?= cargo
DEMO := fixtures/calendar

.PHONY: help demo test bench conformance setup setup-tests

help:
	@echo 'make demo         see a bug found, and its fixed version proved'
	@echo 'make test         run every test'
	@echo 'make bench        run the benchmarks'
	@echo 'make conformance  how much of the standard library the models cover, by header'

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

test: setup-tests
	$(CARGO) test --workspace --locked

bench: setup
	$(CARGO) build --quiet --release --package cargo-verify
	@for script in bench/run-*; do [ -x "$$script" ] || continue; echo "== $$script"; "$$script" || exit 1; done

conformance: setup-tests
	@found=0; for script in om-stl/conformance/run*.sh om-qt/conformance/run*.sh; do \
	    [ -x "$$script" ] || continue; found=1; "$$script" || exit 1; done; \
	  [ $$found = 1 ] || { echo 'no conformance suite is here'; exit 1; }
