//! From units and options to a running engine, and from a finished engine to an outcome.

use crate::checks::coverage::Tracker;
use crate::checks::obligation::Ledger;
use crate::environment::nondet::Choices;
use crate::options::{Entry, Options, Strategy};
use crate::outcome::{
    Assumption, Coverage, Events, Gap, GapKind, LayerCounter, Outcome, Statistics, Verdict,
};
use crate::program::code::{Block, Code, Op};
use crate::program::constant::Addresses;
use crate::program::flow::FlowPlace;
use crate::program::{FunctionRef, Program};
use crate::search::deepening::Budget;
use crate::search::engine::{End, Engine, Facts};
use crate::search::feasibility::KnownModels;
use crate::search::queue::Queue;
use crate::state::execution::{Exceptions, Frame, OnReturn, Phase, State};
use crate::state::memory::object::{ObjectKind, Size};
use crate::state::memory::store::{Memory, Slot};
use crate::state::path::Path;
use crate::state::universe::Universe;
use crate::state::value::{ObjectId, Value};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;
use std::rc::Rc;
use std::time::{Duration, Instant};
use verify_ir::{Constant, Module};
use verify_solver::{ChainOptions, Interrupt, Solver};
use verify_term::TermId;

/// The bound that iterative deepening starts from.
const FIRST_BOUND: u32 = 4;
/// An outcome that leaves everything open.
pub fn open(kind: GapKind, what: String) -> Outcome {
    Outcome {
        verdict: Verdict::Unknown,
        violations: Vec::new(),
        bounds_hit: Vec::new(),
        assumed: Vec::new(),
        contracts: Vec::new(),
        gaps: vec![Gap {
            kind,
            what,
            place: None,
        }],
        bound: None,
        exit_status: None,
        coverage: Coverage::default(),
        statistics: Statistics::default(),
    }
}

pub fn solver(options: &Options) -> Result<Box<dyn Solver>, String> {
    let mut chain = ChainOptions::default();
    if !options.solvers.is_empty() {
        chain.backends = ChainOptions::parse_backends(&options.solvers.join(","))
            .map_err(|error| error.to_string())?;
    }
    chain.command.clone_from(&options.solver_command);
    chain.log.clone_from(&options.solver_log);
    verify_solver::chain(&chain).map_err(|error| error.to_string())
}

/// What an engine is told besides the program.
pub struct Setting<'e> {
    pub options: &'e Options,
    pub interrupt: Interrupt,
    pub events: &'e mut dyn Events,
    pub strategy: Strategy,
    pub budget: Budget,
}

impl<'e> Engine<'e> {
    pub fn new(mut program: Program, solver: Box<dyn Solver>, setting: Setting<'e>) -> Engine<'e> {
        // Lowered code holds values of the universe it was lowered in.
        program.forget_code();
        let mut universe = Universe::new();
        let addresses = addresses(&program, &mut universe);
        let function_objects: FxHashMap<ObjectId, FunctionRef> = addresses
            .functions
            .iter()
            .enumerate()
            .map(|(index, object)| (*object, FunctionRef(index as u32)))
            .collect();
        let contracts = crate::contract::execution::contracts_beside(&program);
        let Setting {
            options,
            interrupt,
            events,
            strategy,
            budget,
        } = setting;
        Engine {
            options,
            contracts,
            program,
            addresses,
            universe,
            solver,
            interrupt,
            ledger: Ledger::default(),
            queue: Queue::default(),
            deferred: Vec::new(),
            bound: options.unwind.unwrap_or(FIRST_BOUND),
            facts: Facts::default(),
            inputs: Vec::new(),
            typed: Vec::new(),
            entry_arguments: Vec::new(),
            entry_objects: FxHashMap::default(),
            lent: Vec::new(),
            unwritten: Vec::new(),
            rooms: Vec::new(),
            result_objects: Vec::new(),
            callbacks: FxHashMap::default(),
            unmodelled: Default::default(),
            of_clauses: None,
            choices: Choices::Open(Vec::new()),
            coverage: Tracker::default(),
            endless: None,
            known_models: KnownModels::default(),
            observer: None,
            promotes_variables: true,
            events,
            strategy,
            budget,
            out_of_time: false,
            completed: None,
            instructions: 0,
            merges: 0,
            states: 1,
            solver_time: Duration::ZERO,
            queries: 0,
            exit_status: None,
            function_objects,
            undefined_globals: FxHashSet::default(),
            applications: FxHashMap::default(),
            exception_infos: FxHashMap::default(),
            shims: crate::shims::table::Table::new(),
            line_override: None,
            start_up: Vec::new(),
        }
    }

    /// Puts the program's first state into the queue. An error says that there is nothing to run.
    pub fn begin(&mut self) -> Result<(), String> {
        let Some(entry) = self.find_entry() else {
            return Err(match &self.options.entry {
                Entry::Main => "there is no `main`".to_owned(),
                Entry::Function(name) => format!("there is no function `{name}` with a body"),
            });
        };
        self.start_up = self.constructors();
        let mut state = self.first_state(entry)?;
        match self.run_script(&mut state) {
            Ok(()) | Err(End::Parked) => self.enqueue(state),
            Err(_) => {}
        }
        Ok(())
    }
}

/// What is taken for the size of an external variable of an incomplete type (`extern int a[];`).
pub const UNSAID_SIZE: u64 = 4096;

/// Gives every function and global its object.
fn addresses(program: &Program, universe: &mut Universe) -> Addresses {
    let functions = program
        .functions
        .iter()
        .map(|function| {
            let id = universe.objects.allocate(
                ObjectKind::Function,
                Size::Bytes(1),
                16,
                function.name.clone(),
                None,
            );
            universe.objects.mark_escaped(id, false);
            id
        })
        .collect();
    let globals = program
        .globals
        .iter()
        .map(|linked| {
            let module = &program.modules[linked.unit as usize];
            let global = module.global(linked.id);
            let size = match module.size_of(global.ty).unwrap_or(0) {
                0 if global.initializer.is_none() => UNSAID_SIZE,
                size => size,
            };
            let natural = module
                .align_of(global.ty)
                .map_or(1, verify_ir::Align::bytes);
            let align = global
                .align
                .map_or(natural, verify_ir::Align::bytes)
                .max(natural);
            let kind = if global.constant {
                ObjectKind::Constant
            } else {
                ObjectKind::Global
            };
            let name = debug_name(module, global).map_or_else(|| linked.name.clone(), Rc::from);
            let id = universe
                .objects
                .allocate(kind, Size::Bytes(size), align, name, None);
            universe.objects.mark_escaped(id, false);
            id
        })
        .collect();
    Addresses { functions, globals }
}

/// A local symbol's name in the source. Symbols that the language itself makes keep theirs: the
/// run-time type information is recognised by it.
fn debug_name(module: &Module, global: &verify_ir::Global) -> Option<String> {
    let variable = module.debug_variables(global).next()?;
    let name = module.global_variable(variable)?.name;
    (!name.is_empty()).then(|| name.to_owned())
}

impl Engine<'_> {
    fn find_entry(&self) -> Option<FunctionRef> {
        let name = match &self.options.entry {
            Entry::Main => "main",
            Entry::Function(name) => name,
        };
        let defined = |function: &FunctionRef| self.program.function(*function).defined;
        self.program
            .function_named(name)
            .filter(defined)
            .or_else(|| {
                let mut matching = (0..self.program.functions.len() as u32)
                    .map(FunctionRef)
                    .filter(|function| {
                        let (module, ir) = self.program.ir(*function);
                        let source = ir
                            .subprogram
                            .and_then(|id| module.subprogram(id))
                            .map(|subprogram| subprogram.name);
                        let linkage = &*self.program.function(*function).name;
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

    /// The functions of `llvm.global_ctors`, by priority, units in their order.
    fn constructors(&mut self) -> Vec<FunctionRef> {
        let mut found: Vec<(u64, FunctionRef)> = Vec::new();
        for (unit, module) in self.program.modules.iter().enumerate() {
            let Some(global) = module.global_by_name("llvm.global_ctors") else {
                continue;
            };
            let Some(list) = module.global(global).initializer else {
                continue;
            };
            let Constant::Array(entries) = module.constant(list) else {
                continue;
            };
            for entry in entries {
                let Constant::Struct(fields) = module.constant(*entry) else {
                    continue;
                };
                if let (Constant::Integer(priority), Constant::Function(function)) =
                    (module.constant(fields[0]), module.constant(fields[1]))
                {
                    found.push((*priority, self.program.function_ref(unit as u32, *function)));
                }
            }
        }
        found.sort_by_key(|(priority, _)| *priority);
        found.into_iter().map(|(_, function)| function).collect()
    }

    /// The functions of `llvm.global_dtors`: they run after everything registered later.
    fn destructors(&self) -> Vec<Value> {
        let mut found: Vec<(u64, Value)> = Vec::new();
        for (unit, module) in self.program.modules.iter().enumerate() {
            let Some(global) = module.global_by_name("llvm.global_dtors") else {
                continue;
            };
            let Some(list) = module.global(global).initializer else {
                continue;
            };
            let Constant::Array(entries) = module.constant(list) else {
                continue;
            };
            for entry in entries {
                let Constant::Struct(fields) = module.constant(*entry) else {
                    continue;
                };
                if let (Constant::Integer(priority), Constant::Function(function)) =
                    (module.constant(fields[0]), module.constant(fields[1]))
                {
                    let function = self.program.function_ref(unit as u32, *function);
                    found.push((*priority, self.function_address(function)));
                }
            }
        }
        found.sort_by_key(|(priority, _)| *priority);
        found.into_iter().map(|(_, function)| function).collect()
    }

    /// The state before the first instruction: globals initialised, nothing called.
    fn first_state(&mut self, entry: FunctionRef) -> Result<State, String> {
        let mut memory = Memory::default();
        for index in 0..self.program.globals.len() {
            let linked = &self.program.globals[index];
            let (unit, id, name) = (linked.unit, linked.id, linked.name.clone());
            let object = self.addresses.globals[index];
            let global = self.program.modules[unit as usize].global(id);
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
                    self.undefined_globals.insert(object);
                }
            }
        }
        let destructors = self.destructors();
        let at_exit = destructors
            .into_iter()
            .map(|function| crate::state::execution::ExitHandler {
                function,
                argument: None,
            })
            .collect();
        Ok(State {
            top: bottom_frame(entry),
            below: Vec::new(),
            memory,
            path: Path::default(),
            exceptions: Exceptions::default(),
            phase: Phase::Starting(0),
            at_exit: Rc::new(at_exit),
            status: None,
            stack_bytes: 0,
            reentered: false,
            rounding: crate::state::arithmetic::float::NEAREST,
        })
    }

    /// Calls the entry with the arguments that the options ask for.
    pub fn enter_main(&mut self, state: &mut State) -> Result<(), End> {
        let entry = state.top.code.function;
        let arguments = match &self.options.entry {
            Entry::Main => self.main_arguments(state, entry)?,
            Entry::Function(_) => self.entry_arguments(state, entry)?,
        };
        if matches!(self.options.entry, Entry::Function(_)) && self.has_contract(entry) {
            self.forget_globals(state, entry)?;
        }
        let is_prepared = self.options.caller.as_ref();
        let is_prepared = is_prepared.is_some_and(|caller| !caller.preparations.is_empty());
        if is_prepared && !self.facts.entered {
            if !self.feasible(state, TermId::TRUE) {
                return Err(End::Path);
            }
            self.facts.entered = true;
        }
        let holder = self.contract_of(entry);
        self.enter(state, holder, arguments, OnReturn::Script)
    }

    pub fn into_outcome(mut self, started: Instant) -> (Outcome, Program) {
        self.record_deferred();
        if self.universe.layout_observed {
            self.facts.assumed.push(Assumption {
                what: "the numeric addresses of objects: one layout of memory was looked at".into(),
                place: None,
            });
        }
        self.check_vacuity();
        let counter = |(layer, what, amount): (&str, &str, u64)| LayerCounter {
            layer: layer.to_owned(),
            what: what.to_owned(),
            amount,
        };
        let layers = self.solver.statistics().iter().map(counter).collect();
        let coverage = self.covered();
        let verdict = crate::checks::verdict::decide(&self.facts);
        let outcome = Outcome {
            verdict,
            bound: self.facts.bounds_hit.iter().map(|hit| hit.bound).min(),
            exit_status: self.exit_status,
            coverage,
            statistics: Statistics {
                instructions: self.instructions,
                states: self.states,
                merges: self.merges,
                terms: self.universe.arena.len() as u64,
                queries: self.queries,
                checks: self.ledger.filed,
                execution_seconds: (started.elapsed().saturating_sub(self.solver_time))
                    .as_secs_f64(),
                solver_seconds: self.solver_time.as_secs_f64(),
                layers,
            },
            violations: self.facts.violations,
            bounds_hit: self.facts.bounds_hit,
            assumed: self.facts.assumed,
            contracts: self.facts.contracts,
            gaps: self.facts.gaps,
        };
        (outcome, self.program)
    }
}

/// The frame below all others: the engine's own, which only ever calls.
fn bottom_frame(entry: FunctionRef) -> Frame {
    let code = Code {
        function: entry,
        ops: vec![Op::Unreachable],
        locations: vec![None],
        blocks: vec![Block {
            first: 0,
            end: 1,
            place: FlowPlace::default(),
            is_trap: false,
            is_inserted: true,
        }],
        constants: Vec::new(),
        register_widths: Vec::new(),
        parameters: Vec::new(),
        varargs: false,
        variables: Vec::new(),
        frame_bytes: 0,
        is_system_library: false,
    };
    Frame {
        code: Rc::new(code),
        registers: Vec::new(),
        op: 0,
        block: 0,
        loops: SmallVec::new(),
        calls: None,
        objects: Vec::new(),
        variable_arguments: None,
        entry_depth: 0,
        recursion: 0,
        on_return: OnReturn::Script,
        agreement: None,
    }
}
