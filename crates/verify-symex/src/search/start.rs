//! From units and options to a running engine, and from a finished engine to an outcome.

use crate::engine::{End, Engine};
use crate::options::Entry;
use crate::outcome::{Assumption, LayerCounter, Outcome, Statistics};
use crate::program::{FunctionRef, Program};
use crate::state::path::Path;
use crate::state::{Exceptions, ExitHandler, Frame, Phase, State};
use crate::value::memory::store::{Memory, Slot};
use std::rc::Rc;
use std::time::Instant;

impl Engine<'_> {
    /// Puts the program's first state into the queue. An error says that there is nothing to run.
    pub fn begin(&mut self) -> Result<(), String> {
        let Some(entry) = self.find_entry() else {
            return Err(match &self.options.entry {
                Entry::Main => "there is no `main`".to_owned(),
                Entry::Function(name) => format!("there is no function `{name}` with a body"),
            });
        };
        let mut state = self.first_state(entry)?;
        match self.run_script(&mut state) {
            Ok(()) | Err(End::Parked) => self.enqueue(state),
            Err(_) => {}
        }
        Ok(())
    }
}

impl Engine<'_> {
    pub fn find_entry(&self) -> Option<FunctionRef> {
        let name = match &self.options.entry {
            Entry::Main => "main",
            Entry::Function(name) => name,
        };
        let defined = |function: &FunctionRef| self.image.program.function(*function).defined;
        self.image
            .program
            .function_named(name)
            .filter(defined)
            .or_else(|| {
                let mut matching = (0..self.image.program.functions.len() as u32)
                    .map(FunctionRef)
                    .filter(|function| {
                        let (module, ir) = self.image.program.ir(*function);
                        let source = ir
                            .subprogram
                            .and_then(|id| module.subprogram(id))
                            .map(|subprogram| subprogram.name);
                        let linkage = &*self.image.program.function(*function).name;
                        defined(function)
                            && (source == Some(name)
                                || linkage == name
                                || self.function_name(*function) == name)
                    });
                match (matching.next(), matching.next()) {
                    (Some(only), None) => Some(only),
                    _ => None,
                }
            })
    }

    /// The state before the first instruction: globals initialised, nothing called.
    fn first_state(&mut self, entry: FunctionRef) -> Result<State, String> {
        let mut memory = Memory::default();
        for index in 0..self.image.program.globals.len() {
            let linked = &self.image.program.globals[index];
            let (unit, id, name) = (linked.unit, linked.id, linked.name.clone());
            let object = self.image.addresses.globals[index];
            let global = self.image.program.modules[unit as usize].global(id);
            if name.starts_with("llvm.") {
                continue;
            }
            let size = self.universe.objects.get(object).size.limit();
            match global.initializer {
                Some(initializer) => {
                    let content = match self.folder(unit).content(initializer, size) {
                        Ok(content) => content,
                        Err(what) => {
                            return Err(format!("the initialiser of `{name}` needs {}", what.0));
                        }
                    };
                    memory.insert(object, Slot::live(content));
                }
                None => {
                    self.image.undefined_globals.insert(object);
                }
            }
        }
        let destructors = self.image.destructors();
        let at_exit = destructors
            .into_iter()
            .map(|function| ExitHandler {
                function,
                argument: None,
            })
            .collect();
        Ok(State {
            top: Frame::bottom(entry),
            below: Vec::new(),
            memory,
            path: Path::default(),
            exceptions: Exceptions::default(),
            phase: Phase::Starting(0),
            at_exit: Rc::new(at_exit),
            status: None,
            stack_bytes: 0,
            in_reentrant_call: false,
            rounding: crate::value::arithmetic::float::NEAREST,
            threads: None,
        })
    }

    pub fn into_outcome(mut self, started: Instant) -> (Outcome, Program) {
        self.record_deferred();
        if self.universe.layout_observed {
            self.checks.facts.assumed.push(Assumption {
                what: "the numeric addresses of objects: one layout of memory was looked at".into(),
                place: None,
            });
        }
        let rests_on = self.options.assumed.iter().map(|what| Assumption {
            what: what.clone(),
            place: None,
        });
        self.checks.facts.assumed.extend(rests_on);
        self.check_vacuity();
        let counter = |(layer, what, amount): (&str, &str, u64)| LayerCounter {
            layer: layer.to_owned(),
            what: what.to_owned(),
            amount,
        };
        let mut layers: Vec<LayerCounter> = self
            .solving
            .solver
            .statistics()
            .iter()
            .map(&counter)
            .collect();
        if self.progress.executions + self.progress.blocked_executions > 0 {
            layers.push(counter(("threads", "executions", self.progress.executions)));
            let blocked = self.progress.blocked_executions;
            layers.push(counter(("threads", "blocked executions", blocked)));
        }
        let coverage = self.covered();
        let verdict = crate::checks::verdict::decide(&self.checks.facts);
        let outcome = Outcome {
            verdict,
            bound: self
                .checks
                .facts
                .bounds_hit
                .iter()
                .map(|hit| hit.bound)
                .min(),
            exit_status: self.progress.exit_status,
            coverage,
            statistics: Statistics {
                instructions: self.progress.instructions,
                states: self.progress.states,
                merges: self.progress.merges,
                terms: self.universe.arena.len() as u64,
                queries: self.solving.queries,
                checks: self.checks.ledger.filed,
                execution_seconds: (started.elapsed().saturating_sub(self.solving.time))
                    .as_secs_f64(),
                solver_seconds: self.solving.time.as_secs_f64(),
                layers,
                executions: std::mem::take(&mut self.progress.listed),
            },
            violations: self.checks.facts.violations,
            preconditions: self.checks.facts.preconditions,
            bounds_hit: self.checks.facts.bounds_hit,
            assumed: self.checks.facts.assumed,
            contracts: self.checks.facts.contracts,
            invariants: self.checks.facts.invariants,
            gaps: self.checks.facts.gaps,
        };
        (outcome, self.image.program)
    }
}
