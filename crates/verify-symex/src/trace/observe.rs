//! Watching one execution.
//!
//! The observer sees each op before and after it is executed and writes down what a person would
//! call a step: only of the user's own functions; what the library does to a variable is shown when
//! control is back. Texts are made at once, since memory changes; places are looked up at the end.

mod calls;
mod inputs;
mod iterators;
mod library;
mod variables;

use self::iterators::Change;
use self::library::{LOOKS, LoanedVariables};
use super::names::{Named, path};
use super::slice::{self, Cell, Source};
use crate::engine::Engine;
use crate::engine::observer::Observer;
use crate::outcome::{Binding, Note, Place, Step, StepKind};
use crate::program::code::{CallOp, Callee, FunctionCode, Op};
use crate::program::debug_type::TypeOf;
use crate::program::{FunctionRef, Program};
use crate::state::{State, read};
use crate::value::site::Site;
use crate::value::{ObjectId, Pointer, Value};
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

/// A trace keeps its last so many steps.
const STEPS: usize = 20_000;

/// A step as it was seen.
pub struct Recorded {
    pub kind: StepKind,
    site: Site,
    level: u32,
    /// Which activation of a function it belongs to.
    pub frame: u32,
    pub source: Source,
    /// What it writes, first what it tells.
    pub writes: Vec<Cell>,
    pub relevant: bool,
}

/// A variable that was read in the statement at hand.
struct Read {
    cell: Cell,
    binding: Binding,
    of: TypeOf,
    value: Value,
    /// No condition of the statement was decided since.
    fresh: bool,
}

/// What is known of an activation of a function.
#[derive(Default)]
struct Watch {
    frame: u32,
    /// How many activations of the user's functions are below it.
    level: u32,
    line: u32,
    reads: Vec<Read>,
    /// What the results of calls in this statement were computed from.
    results: Source,
    /// What the arguments were computed from.
    arguments: Source,
    /// It goes on with a call that was told.
    is_told: bool,
    /// What the library function that is under way was given.
    loaned: LoanedVariables,
}

impl Watch {
    /// What a value of the statement at hand is computed from.
    fn source(&self) -> Source {
        let mut source = self.results.clone();
        source.cells.extend(self.reads.iter().map(|read| read.cell));
        source
    }
}

/// What is remembered while an op is executed.
pub struct Moment {
    code: Rc<FunctionCode>,
    op: u32,
    depth: usize,
    inputs: usize,
    users: bool,
    /// The object that a shim of the allocator is given.
    freed: Option<Pointer>,
    result: Option<Value>,
}

pub struct Recorder {
    steps: VecDeque<Recorded>,
    variables: FxHashMap<ObjectId, Named>,
    /// Where the addresses of objects lie that were passed by them.
    indirect: FxHashMap<ObjectId, Named>,
    watches: Vec<Watch>,
    frames: u32,
    users: FxHashMap<FunctionRef, bool>,
    /// Variables outside of functions, as far as they were asked for.
    globals: FxHashMap<ObjectId, Option<Named>>,
    /// What of the heap is the library's own.
    librarys: FxHashMap<ObjectId, bool>,
    /// What the variables hold that the library was given so far.
    held: FxHashMap<ObjectId, (Named, String)>,
    looks: u32,
    /// The bytes of the last input, as far as they are known.
    input: Vec<u8>,
    /// What invalidated iterators, by the container's log of it.
    changes: FxHashMap<Pointer, Vec<Change>>,
    /// What there is to say of the iterator that the violation is about.
    remarks: Vec<(&'static str, Site)>,
    /// The op that is under way.
    moment: Option<Moment>,
}

impl Observer for Rc<RefCell<Recorder>> {
    fn before(&mut self, engine: &mut Engine<'_>, state: &State) {
        let mut recorder = self.borrow_mut();
        let moment = recorder.look_ahead(engine, state);
        recorder.moment = Some(moment);
    }

    fn after(&mut self, engine: &mut Engine<'_>, state: &State) {
        let mut recorder = self.borrow_mut();
        if let Some(moment) = recorder.moment.take() {
            recorder.look_back(engine, state, moment);
        }
    }
}

impl Recorder {
    pub fn new() -> Recorder {
        Recorder {
            steps: VecDeque::new(),
            variables: FxHashMap::default(),
            indirect: FxHashMap::default(),
            watches: Vec::new(),
            frames: 0,
            users: FxHashMap::default(),
            globals: FxHashMap::default(),
            librarys: FxHashMap::default(),
            held: FxHashMap::default(),
            looks: LOOKS,
            input: Vec::new(),
            changes: FxHashMap::default(),
            remarks: Vec::new(),
            moment: None,
        }
    }

    /// The name of a place in a variable.
    pub fn name(&self, program: &Program, pointer: Pointer) -> Option<String> {
        let named = self.variables.get(&pointer.object)?;
        let module = &program.modules[named.of.unit as usize];
        match path(module, named.of.ty, pointer.offset) {
            Some((way, _)) => {
                // The pointer to the virtual table is an object's first member, but nobody's name for it.
                let way = way.split("._vptr").next().unwrap_or_default();
                Some(format!("{}{way}", named.name))
            }
            None if pointer.offset == 0 => Some(named.name.to_string()),
            None => Some(format!("{} + {} bytes", named.name, pointer.offset as i64)),
        }
    }

    /// The objects that have a name.
    pub fn named(&self) -> Vec<Named> {
        self.variables.values().cloned().collect()
    }

    fn is_users(&mut self, engine: &Engine<'_>, function: FunctionRef) -> bool {
        *self
            .users
            .entry(function)
            .or_insert_with(|| engine.is_users(function))
    }

    fn watch(&mut self, depth: usize) -> &mut Watch {
        while self.watches.len() <= depth {
            self.frames += 1;
            self.watches.push(Watch {
                frame: self.frames,
                ..Watch::default()
            });
        }
        &mut self.watches[depth]
    }

    fn push(
        &mut self,
        state: &State,
        depth: usize,
        kind: StepKind,
        source: Source,
        writes: Vec<Cell>,
    ) {
        self.push_at(state.top.site(), depth, kind, source, writes);
    }

    fn push_at(
        &mut self,
        site: Site,
        depth: usize,
        kind: StepKind,
        source: Source,
        writes: Vec<Cell>,
    ) {
        let watch = self.watch(depth);
        let (frame, level) = (watch.frame, watch.level);
        self.record(Recorded {
            kind,
            site,
            level,
            frame,
            source,
            writes,
            relevant: false,
        });
    }

    fn record(&mut self, recorded: Recorded) {
        if self.steps.len() == STEPS {
            self.steps.pop_front();
        }
        self.steps.push_back(recorded);
    }

    /// Looks at the op that comes next.
    fn look_ahead(&mut self, engine: &mut Engine<'_>, state: &State) -> Moment {
        let code = state.top.code.clone();
        let op = state.top.op;
        let depth = state.depth();
        let users = self.is_users(engine, code.function);
        let mut moment = Moment {
            code: code.clone(),
            op,
            depth,
            inputs: engine.inputs.records.len(),
            users,
            freed: None,
            result: None,
        };
        if users {
            self.note_line(engine, &code, op, depth);
        }
        match &code.ops[op as usize] {
            Op::Branch { condition, .. }
                if users && !code.blocks[state.top.block as usize].is_inserted =>
            {
                if let Value::Int(word) = read(state, *condition) {
                    self.branch(state, depth, word & 1 == 1);
                }
            }
            Op::Call(call) => self.before_call(engine, state, call, &mut moment),
            Op::Intrinsic(op) if users && op.intrinsic.writes_memory() => {
                self.lend(engine, state, &op.arguments, &moment);
            }
            Op::Return { values } if users => {
                moment.result = values.first().map(|arg| read(state, *arg));
            }
            _ => {}
        }
        moment
    }

    /// Forgets what earlier statements read.
    fn note_line(&mut self, engine: &Engine<'_>, code: &FunctionCode, op: u32, depth: usize) {
        let unit = engine.image.program.function(code.function).unit;
        let location = code.locations[op as usize]
            .and_then(|id| engine.image.program.modules[unit as usize].location(id));
        let Some(line) = location
            .map(|location| location.line)
            .filter(|line| *line > 0)
        else {
            return;
        };
        let watch = self.watch(depth);
        if watch.line != line {
            watch.line = line;
            watch.reads.clear();
            watch.results = Source::default();
        }
    }

    fn branch(&mut self, state: &State, depth: usize, taken: bool) {
        let watch = self.watch(depth);
        let source = watch.source();
        let fresh = watch.reads.iter_mut().filter(|read| read.fresh);
        let values: Vec<Binding> = fresh
            .map(|read| {
                read.fresh = false;
                read.binding.clone()
            })
            .collect();
        let mut values = without_ways(values);
        values.dedup();
        // What the program does not compute from variables is the compiler's decision.
        if !values.is_empty() {
            self.push(
                state,
                depth,
                StepKind::Branch { taken, values },
                source,
                Vec::new(),
            );
        }
    }

    fn before_call(
        &mut self,
        engine: &mut Engine<'_>,
        state: &State,
        call: &CallOp,
        moment: &mut Moment,
    ) {
        let Callee::Function(callee) = call.callee else {
            return;
        };
        let name = engine.image.program.function(callee).name.clone();
        let first = call
            .arguments
            .first()
            .and_then(|argument| argument.values.first())
            .map(|arg| read(state, *arg));
        match &*name {
            "free" | "realloc" => moment.freed = as_pointer(first),
            name if name.starts_with("_Zdl") || name.starts_with("_Zda") => {
                moment.freed = as_pointer(first)
            }
            "__cxa_throw" => {
                let info = call
                    .arguments
                    .get(1)
                    .and_then(|argument| argument.values.first())
                    .map(|arg| read(state, *arg));
                let exception = as_pointer(info)
                    .map(|info| type_named(engine, info.object))
                    .unwrap_or_default();
                self.push(
                    state,
                    moment.depth,
                    StepKind::Throw { exception },
                    Source::default(),
                    Vec::new(),
                );
            }
            "__verify_require" => self.look_at_requirement(engine, state, call),
            name if name.starts_with("_ZN4__om") => self.note_change(state, name, call),
            "__cxa_begin_catch" if moment.users => {
                let exception = caught_type(engine, first);
                self.push(
                    state,
                    moment.depth,
                    StepKind::Catch { exception },
                    Source::default(),
                    Vec::new(),
                );
            }
            _ => {}
        }
        if moment.users && !self.is_users(engine, callee) {
            self.lend(engine, state, &call.arguments, moment);
        }
    }

    /// Looks at what the op did.
    fn look_back(&mut self, engine: &mut Engine<'_>, state: &State, moment: Moment) {
        let depth = state.depth();
        self.inputs(engine, state, &moment);
        if depth > moment.depth {
            self.entered(engine, state, &moment);
            return;
        }
        if depth < moment.depth {
            self.left(engine, state, &moment);
            return;
        }
        let code = moment.code.clone();
        match &code.ops[moment.op as usize] {
            Op::Allocate { to, .. } => self.variable_begins(engine, state, &code, *to),
            Op::Load {
                pointer,
                offset,
                scalar,
                ..
            } if moment.users => {
                self.loaded(engine, state, &moment, *pointer, *offset, *scalar);
            }
            Op::Store {
                pointer, offset, ..
            } if moment.users => {
                self.stored(engine, state, &moment, *pointer, *offset);
            }
            Op::AtomicLoad(op) if moment.users => {
                self.loaded(engine, state, &moment, op.pointer, 0, op.scalar);
            }
            Op::AtomicStore(op) if moment.users => {
                self.stored(engine, state, &moment, op.pointer, 0);
            }
            Op::Call(call) => {
                self.heap(engine, state, call, &moment);
                self.library_returned(engine, state, moment.depth);
            }
            Op::Intrinsic(_) if moment.users => self.library_returned(engine, state, moment.depth),
            _ => {}
        }
    }

    /// Allocations and releases, wherever they are made.
    fn heap(&mut self, engine: &mut Engine<'_>, state: &State, call: &CallOp, moment: &Moment) {
        let Callee::Function(callee) = call.callee else {
            return;
        };
        let name = engine.image.program.function(callee).name.clone();
        if let Some(pointer) = moment
            .freed
            .filter(|pointer| pointer.object != ObjectId::NONE)
        {
            let what = engine.describe_object(pointer.object);
            let kind = StepKind::Free { what };
            self.push(
                state,
                moment.depth,
                kind,
                Source::default(),
                vec![Cell::whole(pointer.object)],
            );
        }
        let allocates = matches!(
            &*name,
            "malloc" | "calloc" | "realloc" | "aligned_alloc" | "strdup"
        ) || name.starts_with("_Znw")
            || name.starts_with("_Zna");
        if allocates
            && !call.result_leaves.is_empty()
            && let Value::Pointer(pointer) = state.top.registers[call.result as usize]
            && pointer.object != ObjectId::NONE
        {
            let size = engine.universe.objects.get(pointer.object).size.limit();
            let what = format!("{size} bytes, {}", engine.describe_object(pointer.object));
            self.push(
                state,
                moment.depth,
                StepKind::Allocate { what },
                Source::default(),
                vec![Cell::whole(pointer.object)],
            );
        }
    }

    /// The steps, with those marked that the violation depends on, and what else is to be said.
    pub fn into_steps(mut self, engine: &Engine<'_>) -> (Vec<Step>, Vec<Note>) {
        let notes = self.notes(engine);
        let live = self.watches.iter().flat_map(|watch| {
            std::iter::once(watch.frame).chain(watch.results.calls.iter().copied())
        });
        let live: Vec<u32> = live.collect();
        let mut last: Vec<Cell> = Vec::new();
        for watch in &self.watches {
            last.extend(watch.reads.iter().map(|read| read.cell));
            last.extend(
                watch
                    .loaned
                    .variables
                    .iter()
                    .map(|(named, _)| Cell::whole(named.object)),
            );
            last.extend(watch.results.cells.iter().copied());
            last.extend(
                watch
                    .reads
                    .iter()
                    .filter_map(|read| as_pointer(Some(read.value)))
                    .map(|pointer| Cell::whole(pointer.object)),
            );
        }
        let steps = self.steps.make_contiguous();
        slice::mark(steps, &last, &live);
        let mut places: FxHashMap<(FunctionRef, u32), Place> = FxHashMap::default();
        let users = self.users;
        let mut place = |site: &Site| match users.get(&site.function) {
            Some(true) => places
                .entry((site.function, site.op))
                .or_insert_with(|| engine.place(site))
                .clone(),
            _ => engine.user_place(site),
        };
        let step = |recorded: Recorded| Step {
            place: place(&recorded.site),
            kind: recorded.kind,
            depth: recorded.level,
            relevant: recorded.relevant,
        };
        (self.steps.into_iter().map(step).collect(), notes)
    }
}

/// Without the pointers and references that only lead to what is told, too.
fn without_ways(values: Vec<Binding>) -> Vec<Binding> {
    let names: Vec<String> = values.iter().map(|value| value.name.clone()).collect();
    let leads_to = |pointer: &str, name: &String| {
        name.strip_prefix(pointer)
            .is_some_and(|way| way.starts_with(['.', '[', '-']))
            || name.strip_prefix('*') == Some(pointer)
    };
    values
        .into_iter()
        .filter(|value| !names.iter().any(|name| leads_to(&value.name, name)))
        .collect()
}

fn as_pointer(value: Option<Value>) -> Option<Pointer> {
    match value {
        Some(Value::Pointer(pointer)) => Some(pointer),
        _ => None,
    }
}

/// The type that a type-info object stands for.
fn type_named(engine: &Engine<'_>, info: ObjectId) -> String {
    let name = verify_ir::demangle(&engine.universe.objects.get(info).name);
    name.strip_prefix("typeinfo for ")
        .unwrap_or(&name)
        .to_owned()
}

fn caught_type(engine: &Engine<'_>, exception: Option<Value>) -> String {
    let info = as_pointer(exception).and_then(|pointer| engine.exceptions.get(&pointer.object));
    info.map(|info| type_named(engine, info.type_info))
        .unwrap_or_default()
}
