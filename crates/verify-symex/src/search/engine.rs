//! The engine: what a job consists of, and the order in which its states run.
//!
//! One engine a job. `run` takes states from the queue, hindmost first, and executes each until it
//! ends, forks, or catches up with another; see `exec` for the instructions themselves.

use crate::checks::coverage::Tracker;
use crate::checks::obligation::{Ledger, Message, Obligation};
use crate::checks::unmodelled::Unmodelled;
use crate::code::{CheckGroup, Unchecked};
use crate::environment::entry::{EntryArgument, EntryObject};
use crate::environment::nondet::Choices;
use crate::environment::stdin::Piece;
use crate::options::{Options, Strategy};
use crate::outcome::{
    Assumption, BoundHit, ContractUse, Events, Gap, GapKind, Note, Origin, Place, Violation,
};
use crate::program::constant::{Addresses, ConstantFolder};
use crate::program::debug_type::TypeOf;
use crate::program::lower::{self, SharedCode};
use crate::program::scalar::Unsupported;
use crate::program::{FunctionRef, Program};
use crate::search::deepening::{Budget, Completed};
use crate::search::feasibility::KnownModels;
use crate::search::queue::Queue;
use crate::state::execution::State;
use crate::state::memory::content::{Content, Fill};
use crate::state::memory::object::{ObjectKind, Size};
use crate::state::memory::store::Slot;
use crate::state::position::Site;
use crate::state::universe::Universe;
use crate::state::value::{ObjectId, Pointer, Value};
use crate::trace::Observer;
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;
use std::time::Duration;
use verify_solver::{Interrupt, Limit, Solver};
use verify_term::TermId;

/// Why a state does not go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// The path is over: the program ended, a check fails on all of it, or it is infeasible.
    Path,
    /// The state was put into the queue, or taken in by another.
    Parked,
    /// Time, memory or patience is used up: the whole job stops.
    Job,
}

/// A value that the program asked the environment for.
pub struct InputRecord {
    pub name: String,
    /// Its type in the source, where that is known.
    pub of: Option<TypeOf>,
    pub origin: Origin,
    pub value: Value,
    pub width: u32,
    pub guard: TermId,
    pub site: Option<Site>,
    /// More bytes of what the one before it is a part of: they were asked for at once.
    pub continues: bool,
}

/// Who asks the environment for values, and under which name they are listed.
#[derive(Clone, Debug)]
pub struct Asked {
    pub name: String,
    pub origin: Origin,
}

/// What the executor found out besides violations. The verdict is decided from these alone.
#[derive(Default)]
pub struct Facts {
    pub bounds_hit: Vec<BoundHit>,
    pub assumed: Vec<Assumption>,
    pub gaps: Vec<Gap>,
    /// Whether some execution came to the end of the program.
    pub finished: bool,
    /// Where the program itself says that executions are of no interest any more.
    pub given_up: Option<Place>,
    /// The entry point was entered behind what the caller does before it.
    pub entered: bool,
    pub violations: Vec<Violation>,
    /// The contracts that stood for the bodies of their functions.
    pub contracts: Vec<ContractUse>,
    /// The program's own assumptions, by function and op: where, and whether one ever held.
    pub assumptions: FxHashMap<(u32, u32), (Place, bool)>,
    /// It is said that preconditions of the system's C++ library are not checked.
    library_is_unchecked: bool,
    assumed_keys: FxHashSet<(String, u32)>,
    gap_keys: FxHashSet<(String, u32, u32)>,
}

pub struct Engine<'e> {
    pub options: &'e Options,
    /// How states that meet go on: never [`Strategy::Auto`].
    pub strategy: Strategy,
    pub program: Program,
    /// The functions that hold contracts of others, by those others.
    pub contracts: FxHashMap<FunctionRef, FunctionRef>,
    pub addresses: Addresses,
    pub universe: Universe,
    pub solver: Box<dyn Solver>,
    pub interrupt: Interrupt,
    pub ledger: Ledger,
    pub queue: Queue,
    /// States at a loop or recursion that reached the bound.
    pub deferred: Vec<(State, BoundHit)>,
    pub bound: u32,
    pub facts: Facts,
    pub inputs: Vec<InputRecord>,
    /// What was read from standard input, in order.
    pub typed: Vec<Piece>,
    /// What the entry point was called with.
    pub entry_arguments: Vec<EntryArgument>,
    /// The objects that were made for it, and which of them are lent for the call only.
    pub entry_objects: FxHashMap<ObjectId, EntryObject>,
    pub lent: Vec<ObjectId>,
    /// Those that are not initialised, with what they are to hold and their names.
    pub unwritten: Vec<(ObjectId, crate::caller::Shape, String)>,
    /// The memory in which the caller makes what it passes.
    pub rooms: Vec<ObjectId>,
    /// Where the entry point's result goes if not into registers: one for each time it was called.
    pub result_objects: Vec<ObjectId>,
    /// Functions of the caller's, which may do anything.
    pub callbacks: FxHashMap<ObjectId, Option<Rc<crate::caller::Provided>>>,
    pub choices: Choices,
    pub known_models: KnownModels,
    pub unmodelled: Unmodelled,
    /// What clauses of contracts allocated, for `verify::old` or in functions that they call; none where no
    /// contract was begun yet.
    pub of_clauses: Option<FxHashSet<ObjectId>>,
    pub coverage: Tracker,
    /// A state that went round a loop many times, to be compared with later ones.
    pub endless: Option<Box<(State, TermId)>>,
    /// Who watches, while an execution is repeated.
    pub observer: Option<Box<Observer>>,
    /// Variables live in registers where they can.
    pub promotes_variables: bool,
    pub events: &'e mut dyn Events,
    pub budget: Budget,
    /// Whether exploration stopped because its time was up.
    pub out_of_time: bool,
    /// What the last whole round of exploration found out.
    pub completed: Option<Completed>,
    pub instructions: u64,
    pub merges: u64,
    pub states: u64,
    pub solver_time: Duration,
    pub queries: u64,
    pub exit_status: Option<i32>,
    /// The function that each function object is.
    pub function_objects: FxHashMap<ObjectId, FunctionRef>,
    /// Objects of symbols that no unit defines, filled in when first needed.
    pub undefined_globals: FxHashSet<ObjectId>,
    pub exception_infos: FxHashMap<ObjectId, crate::exec::exception::ExceptionInfo>,
    pub shims: crate::shims::table::Table,
    /// What functions that are a mystery but functions were asked, and answered.
    pub applications: crate::shims::uninterpreted::Applications,
    /// Where the check that is about to be filed says it is.
    pub line_override: Option<(u32, u32)>,
    /// The functions to run before the entry.
    pub start_up: Vec<FunctionRef>,
}

/// Objects of symbolic size that may be larger than this are arrays from the start.
const SYMBOLIC_PAGED_LIMIT: u64 = 1 << 16;

impl<'e> Engine<'e> {
    /// The code of a function, lowered when first needed.
    pub fn code(&mut self, function: FunctionRef) -> Result<SharedCode, Unsupported> {
        if let Some(code) = &self.program.function(function).code {
            return Ok(code.clone());
        }
        let style = lower::Style {
            settles_variables: self.uninitialised_is_arbitrary(),
            promotes_variables: self.promotes_variables,
        };
        let code = Rc::new(lower::lower(
            &self.program,
            &self.addresses,
            &mut self.universe,
            function,
            style,
        )?);
        self.program.functions[function.0 as usize].code = Some(code.clone());
        Ok(code)
    }

    /// Creates an object of this state.
    pub fn allocate(
        &mut self,
        state: &mut State,
        kind: ObjectKind,
        size: Size,
        align: u64,
        name: Rc<str>,
        fill: Fill,
    ) -> ObjectId {
        let site = state.top.site();
        let id = self
            .universe
            .objects
            .allocate(kind, size, align, name, Some(site));
        let content = match size {
            Size::Symbolic(_, limit) if limit > SYMBOLIC_PAGED_LIMIT => {
                Content::array_of(&mut self.universe, limit, fill)
            }
            _ => Content::new(size.limit(), fill),
        };
        state.memory.insert(id, Slot::live(content));
        self.note_of_clause(state, id);
        id
    }

    /// The limit of a query: what is left of the job's time.
    pub fn limit(&self) -> Limit {
        Limit {
            time: Some(self.budget.left()),
            interrupt: self.interrupt.clone(),
        }
    }

    pub fn add_gap(&mut self, gap: Gap) {
        let place = gap
            .place
            .as_ref()
            .map_or((0, 0), |place| (place.line, place.column));
        if self
            .facts
            .gap_keys
            .insert((gap.what.clone(), place.0, place.1))
        {
            self.facts.gaps.push(gap);
        }
    }

    /// The path meets something that we do not support: the verdict is open on it.
    pub fn unsupported(&mut self, state: &State, what: impl Into<String>) -> End {
        if self.feasible(state, TermId::TRUE) {
            let place = self.place(&state.top.site());
            self.add_gap(Gap {
                kind: GapKind::Unsupported,
                what: what.into(),
                place: Some(place),
            });
        }
        End::Path
    }

    /// The verdict rests on something that was not checked.
    pub fn assume_said(&mut self, state: &State, what: &str) {
        let place = self.user_place(&state.top.site());
        let key = (what.to_owned(), place.line);
        // A merged path may be one that no execution takes.
        if !self.facts.assumed_keys.contains(&key) && self.feasible(state, TermId::TRUE) {
            self.facts.assumed_keys.insert(key);
            self.facts.assumed.push(Assumption {
                what: what.to_owned(),
                place: Some(place),
            });
        }
    }

    /// A function of the system's C++ library is called, whose preconditions nobody checks.
    pub fn say_library_is_unchecked(&mut self, state: &State) {
        if !self.facts.library_is_unchecked && self.options.checks.contains_any(CheckGroup::Library)
        {
            let known = self.facts.assumed.len();
            self.assume_said(
                state,
                "what functions of the C++ library require of their callers: the system's headers \
                 do not check it",
            );
            self.facts.library_is_unchecked = self.facts.assumed.len() > known;
        }
    }

    /// Files the obligation that the condition holds. Afterwards the state goes on as if it did;
    /// the path ends where it cannot.
    pub fn require(
        &mut self,
        state: &mut State,
        holds: TermId,
        code: crate::Code,
        describe: impl FnOnce(&mut Self, &State) -> (Message, Vec<Note>),
    ) -> Result<(), End> {
        if holds == TermId::TRUE {
            self.ledger.filed += 1;
            return Ok(());
        }
        if !self.options.checks.contains(code) {
            return self.pass_unchecked(state, holds, code);
        }
        if self.is_verified_elsewhere(state) {
            self.line_override = None;
            return match holds {
                TermId::FALSE => Err(End::Path),
                _ => self.assume(state, holds),
            };
        }
        let fails = self.universe.arena.not(holds);
        let violation = self.universe.arena.and(state.path.whole(), fails);
        if violation != TermId::FALSE {
            let (message, notes) = describe(self, state);
            let site = state.top.site();
            let blamed = self.blamed(&site);
            let (inputs, choices) = (self.inputs.len(), self.choices.count());
            let line = self.line_override.take();
            self.ledger.file(Obligation {
                code,
                message,
                site,
                blamed,
                line,
                notes,
                violation,
                inputs,
                choices,
            });
            if self.strategy == Strategy::Paths
                || (self.options.fail_fast && holds == TermId::FALSE)
            {
                self.settle()?;
            }
        }
        if holds == TermId::FALSE {
            Err(End::Path)
        } else {
            Ok(())
        }
    }

    /// Goes on, or does not, past a check that is off.
    fn pass_unchecked(
        &mut self,
        state: &mut State,
        holds: TermId,
        code: crate::Code,
    ) -> Result<(), End> {
        let unchecked = code.unchecked();
        if unchecked == Unchecked::GoesOn {
            return Ok(());
        }
        let fails = self.universe.arena.not(holds);
        if unchecked == Unchecked::Lost && self.feasible(state, fails) {
            self.assume_said(
                state,
                &format!(
                    "executions are not followed beyond where {}, which is not checked",
                    code.title()
                ),
            );
        }
        if holds == TermId::FALSE {
            Err(End::Path)
        } else {
            self.assume(state, holds)
        }
    }

    /// As `require`, but reported at another place than the state's.
    pub fn require_at(
        &mut self,
        state: &mut State,
        site: Site,
        holds: TermId,
        code: crate::Code,
        message: String,
        notes: Vec<Note>,
    ) -> Result<(), End> {
        self.ledger.filed += 1;
        let fails = self.universe.arena.not(holds);
        let violation = self.universe.arena.and(state.path.whole(), fails);
        if violation == TermId::FALSE || !self.options.checks.contains(code) {
            return Ok(());
        }
        let (inputs, choices) = (self.inputs.len(), self.choices.count());
        let message = message.into();
        let blamed = self.blamed(&site);
        self.ledger.file(Obligation {
            code,
            message,
            site,
            blamed,
            line: None,
            notes,
            violation,
            inputs,
            choices,
        });
        if self.strategy == Strategy::Paths {
            self.settle()
        } else {
            Ok(())
        }
    }

    /// An assumption of the program itself: it must be possible for it to hold.
    pub fn program_assumption(&mut self, state: &mut State, condition: TermId) -> Result<(), End> {
        let site = (state.top.code.function.0, state.top.op);
        let place = self.place(&state.top.site());
        let before = state.path.clone();
        let record = self.facts.assumptions.entry(site).or_insert((place, false));
        if !record.1 {
            let possible = {
                let mut ahead = state.clone();
                ahead.path = before;
                self.feasible(&ahead, condition)
            };
            if possible && let Some(record) = self.facts.assumptions.get_mut(&site) {
                record.1 = true;
            }
            if !possible {
                return Err(End::Path);
            }
        }
        self.assume(state, condition)
    }

    /// `assume(false)`, written down as such: nobody asks for what would follow. It says too much only
    /// where no execution is left.
    pub fn give_up(&mut self, state: &State) -> End {
        if self.facts.given_up.is_none() {
            self.facts.given_up = Some(self.place(&state.top.site()));
        }
        End::Path
    }

    /// What the caller calls before the entry point never gets as far as that.
    fn check_entered(&mut self) {
        let prepares = |caller: &crate::caller::Caller| !caller.preparations.is_empty();
        if self.options.caller.as_ref().is_some_and(prepares) && !self.facts.entered {
            self.add_gap(Gap {
                kind: GapKind::Vacuous,
                what: "no call that makes an argument returns: the function was never entered"
                    .to_owned(),
                place: None,
            });
        }
    }

    /// An assumption that never held where it was reached: what follows it was checked on nothing.
    pub fn check_vacuity(&mut self) {
        self.check_entered();
        let mut vacuous: Vec<Place> = self
            .facts
            .assumptions
            .values()
            .filter(|(_, possible)| !possible)
            .map(|(place, _)| place.clone())
            .collect();
        if !self.facts.finished && self.facts.bounds_hit.is_empty() {
            vacuous.extend(self.facts.given_up.take());
        }
        for place in vacuous {
            let what = "an assumption can never hold: nothing behind it was checked".to_owned();
            self.add_gap(Gap {
                kind: GapKind::Vacuous,
                what,
                place: Some(place),
            });
        }
    }

    /// A check that fails whenever it is reached.
    pub fn fail(
        &mut self,
        state: &mut State,
        code: crate::Code,
        message: impl Into<Message>,
    ) -> End {
        let message = message.into();
        match self.require(state, TermId::FALSE, code, |_, _| (message, Vec::new())) {
            Err(end) => end,
            Ok(()) => End::Path,
        }
    }

    /// Restricts the state to executions in which the condition holds.
    pub fn assume(&mut self, state: &mut State, condition: TermId) -> Result<(), End> {
        state.path.assume(&mut self.universe.arena, condition);
        if state.path.whole() == TermId::FALSE {
            Err(End::Path)
        } else {
            Ok(())
        }
    }

    /// The folder of constants of a unit.
    pub fn folder(&mut self, unit: u32) -> ConstantFolder<'_> {
        ConstantFolder {
            program: &self.program,
            addresses: &self.addresses,
            universe: &mut self.universe,
            unit,
        }
    }

    pub fn function_address(&self, function: FunctionRef) -> Value {
        let object = self.addresses.functions[function.0 as usize];
        Value::Pointer(Pointer { object, offset: 0 })
    }

    /// The first place on the way out that is the user's own code.
    pub fn user_place(&self, site: &Site) -> Place {
        let stack = self.stack(site);
        let users = stack
            .iter()
            .find(|place| !place.file.is_empty() && !self.is_library(place));
        users.or(stack.first()).cloned().unwrap_or_default()
    }

    pub fn is_library(&self, place: &Place) -> bool {
        self.is_library_file(&place.file)
    }

    pub fn is_library_file(&self, file: &str) -> bool {
        let mut roots = self.options.library_roots.iter();
        roots.any(|root| file.starts_with(root.as_str()))
    }
}
