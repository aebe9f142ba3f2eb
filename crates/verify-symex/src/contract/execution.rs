//! Contracts while a program runs: what a function with a contract is called through.
//!
//! The front gives each contract a block of code that calls the shims of `shims/contract.rs`: first
//! the preconditions, then the body or what stands for it, then the postconditions. The block runs in
//! a frame of its own, below the frame of the body. It lies in the function itself, or in a function
//! beside it where only a declaration has the contract.

use crate::code::Code;
use crate::exec::call::Actual;
use crate::outcome::{ContractUse, Origin};
use crate::program::FunctionRef;
use crate::program::code::{ByValue, Callee, Op};
use crate::program::scalar::Leaf;
use crate::search::engine::{Asked, End, Engine};
use crate::state::execution::{OnReturn, Phase, State};
use crate::state::memory::content::Fill;
use crate::state::memory::object::{ObjectKind, Size};
use crate::state::memory::store::Memory;
use crate::state::value::{ObjectId, Pointer, Value};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::rc::Rc;
use verify_ir::AttributeKind;
use verify_term::TermId;

/// What the front calls the function that holds the contract of `f`: `f__verify_contract`.
pub const SUFFIX: &str = "__verify_contract";
/// What the front calls the class that stands for `C` in contracts of its members: the number is that
/// of the contract.
const STAND_IN: &str = "__verify_member_of_";
/// What a block with a contract asks first.
pub const ASKS: &str = "__verify_contract";
/// What it calls to have the body run.
pub const BODY: &str = "__verify_body";
/// What the block of a constructor calls, with the object that is to be made.
pub const CONSTRUCTS: &str = "__verify_constructs";
/// What stands for `~` in the names of functions that hold contracts of destructors.
const DESTROYS: &str = "__verify_destroy_";

/// A contract that is under way, with what its clauses need to know.
#[derive(Clone)]
pub struct Agreement {
    /// Memory when the call began.
    pub before: Memory,
    /// What the body may change; none where no clause says it.
    pub assigned: Option<Vec<Assigned>>,
    /// The object that a constructor makes or a destructor ends.
    pub own: Option<Assigned>,
    /// Where the body's result lies.
    pub result: Option<Value>,
    /// The contract stands for the body: postconditions are taken for granted.
    pub stands_in: bool,
}

/// Some memory that a function may change.
#[derive(Clone, PartialEq)]
pub struct Assigned {
    pub pointer: Value,
    pub bytes: Value,
    /// It holds no more than its bytes: no memory that it owns.
    pub flat: bool,
}

impl PartialEq for Agreement {
    fn eq(&self, other: &Agreement) -> bool {
        self.stands_in == other.stands_in
            && self.result == other.result
            && self.assigned == other.assigned
            && self.own == other.own
            && self.before.is_same(&other.before)
    }
}

/// The functions that hold contracts of others, by those others.
pub fn contracts_beside(program: &crate::program::Program) -> FxHashMap<FunctionRef, FunctionRef> {
    let references = || (0..program.functions.len() as u32).map(FunctionRef);
    let holders: Vec<(FunctionRef, String)> = references()
        .filter(|function| program.function(*function).defined)
        .filter_map(|function| Some((function, subject(&program.function(function).name)?)))
        .collect();
    if holders.is_empty() {
        return FxHashMap::default();
    }
    let mut by_name: FxHashMap<String, Vec<FunctionRef>> = FxHashMap::default();
    for function in references() {
        by_name
            .entry(verify_ir::demangle(&program.function(function).name))
            .or_default()
            .push(function);
    }
    let mut found = FxHashMap::default();
    for (holder, name) in holders {
        let named = by_name.get(&name).map(Vec::as_slice).unwrap_or_default();
        for function in named {
            if !hands_on(program, *function, &name) {
                found.entry(*function).or_insert(holder);
            }
        }
    }
    found
}

/// The function whose contract a symbol holds, as the source names it with its parameters.
pub fn subject(symbol: &str) -> Option<String> {
    if !symbol.contains(SUFFIX) || symbol == ASKS {
        return None;
    }
    let name = verify_ir::demangle(symbol);
    let at = name.find(SUFFIX)?;
    let mut plain = format!("{}{}", &name[..at], &name[at + SUFFIX.len()..]);
    // `__verify_member_of_3_ns_scope_C::get(int)` holds the contract of `ns::C::get(int)`.
    if let Some(rest) = plain.strip_prefix(STAND_IN) {
        let path = rest
            .trim_start_matches(|c: char| c.is_ascii_digit())
            .strip_prefix('_')?;
        plain = path.replace("_scope_", "::");
    }
    // `C::__verify_destroy_C()` holds the contract of `C::~C()`.
    Some(plain.replacen(DESTROYS, "~", 1))
}

/// Whether a function only hands its call on to another of the same name, as the constructors and destructors of
/// whole objects do to those of their bases' parts.
fn hands_on(program: &crate::program::Program, function: FunctionRef, name: &str) -> bool {
    let (module, ir) = program.ir(function);
    let instructions = ir.body.iter().flat_map(|body| &body.instructions);
    let mut calls = instructions.filter_map(|one| one.kind.as_call());
    calls.any(|call| match call.callee {
        verify_ir::Callee::Function(callee) => {
            let symbol = module.text(module.function(callee).name);
            symbol != &*program.function(function).name && verify_ir::demangle(symbol) == name
        }
        _ => false,
    })
}

impl Engine<'_> {
    /// Where a call of the function begins: in its contract, where that lies beside it.
    pub fn contract_of(&self, function: FunctionRef) -> FunctionRef {
        self.contracts.get(&function).copied().unwrap_or(function)
    }

    /// The function that a contract, perhaps beside it, is about.
    fn subject_of(&self, holder: FunctionRef) -> FunctionRef {
        self.contracts
            .iter()
            .find(|(_, known)| **known == holder)
            .map_or(holder, |(function, _)| *function)
    }

    /// Whether the function's body, or a function beside it, holds a contract.
    pub fn has_contract(&mut self, function: FunctionRef) -> bool {
        if self.contracts.contains_key(&function) {
            return true;
        }
        let Ok(code) = self.code(function) else {
            return false;
        };
        code.ops.iter().any(|op| match op {
            Op::Call(call) => matches!(call.callee, Callee::Function(callee) if &*self.program.function(callee).name == ASKS),
            _ => false,
        })
    }

    /// Whether the frame that runs a contract was called by nobody but the engine.
    pub fn contract_is_checked_for_all(&self, state: &State) -> bool {
        state.top.on_return == OnReturn::Script && state.phase == Phase::Running
    }

    /// The contract of the top frame begins: false where the frame is the body's own.
    pub fn begin_contract(&mut self, state: &mut State) -> bool {
        if state.top.on_return == OnReturn::ContractBody {
            return false;
        }
        let agreement = Agreement {
            before: state.memory.clone(),
            assigned: None,
            own: None,
            result: None,
            stands_in: false,
        };
        state.top.agreement = Some(Rc::new(agreement));
        self.of_clauses.get_or_insert_default();
        true
    }

    /// Notes an object that a clause allocates: a contract is nearer than any body that runs under one. Nobody
    /// destroys it where the function that the contract is about throws.
    pub fn note_of_clause(&mut self, state: &State, object: ObjectId) {
        let Some(known) = &mut self.of_clauses else {
            return;
        };
        let frames = state.below.iter().rev().map(|frame| &**frame);
        let mut frames = std::iter::once(&state.top).chain(frames);
        let nearest = frames
            .find(|frame| frame.agreement.is_some() || frame.on_return == OnReturn::ContractBody);
        if nearest.is_some_and(|frame| frame.agreement.is_some()) {
            known.insert(object);
        }
    }

    /// The contract that is under way in the top frame.
    pub fn agreement(&mut self, state: &State) -> Result<Rc<Agreement>, End> {
        match &state.top.agreement {
            Some(agreement) => Ok(agreement.clone()),
            None => Err(self.unsupported(state, "a clause of a contract outside of one")),
        }
    }

    /// The innermost contract that is under way: clauses may call functions.
    pub fn nearest_agreement(&self, state: &State) -> Option<Rc<Agreement>> {
        let frames =
            std::iter::once(&state.top).chain(state.below.iter().rev().map(|frame| &**frame));
        frames.into_iter().find_map(|frame| frame.agreement.clone())
    }

    /// The function that the contract under way is about, as the source names it.
    pub fn contract_name(&self, state: &State) -> String {
        self.function_name(self.subject_of(state.top.code.function))
    }

    /// Runs the body in a frame of its own, with the arguments of this one; or lets the contract stand
    /// for it.
    pub fn run_body(&mut self, state: &mut State, flat_result: bool) -> Result<bool, End> {
        let holder = state.top.code.function;
        let function = self.subject_of(holder);
        let is_outermost = self.contract_is_checked_for_all(state);
        let defined = self.program.function(function).defined;
        let result = self.room_for_contract_result(state, holder);
        let mut agreement = Agreement::clone(&*self.agreement(state)?);
        // What owns memory is made and destroyed by its own code.
        let is_flat = agreement.own.as_ref().is_none_or(|own| own.flat);
        let stands_in = !defined || (self.options.modular && !is_outermost && is_flat);
        agreement.result = result;
        agreement.stands_in = stands_in;
        state.top.agreement = Some(Rc::new(agreement));
        if stands_in {
            self.stand_in(state, function, flat_result)?;
            return Ok(false);
        }
        let arguments = self.own_arguments(state);
        self.enter(state, function, arguments, OnReturn::ContractBody)?;
        Ok(true)
    }

    /// The arguments that the top frame was called with.
    fn own_arguments(&self, state: &State) -> Vec<Actual> {
        let code = &state.top.code;
        let values = |register: u32, leaves: &[Leaf]| -> SmallVec<[Value; 2]> {
            (0..leaves.len())
                .map(|index| state.top.registers[register as usize + index])
                .collect()
        };
        // The body has copies of its own of what is passed by value: clauses see what was passed.
        let by_value = |index: usize| {
            let size = self.passed_by_pointer(code.function, index, AttributeKind::ByVal)?;
            Some(ByValue { size, align: 16 })
        };
        let parameters = code.parameters.iter().enumerate();
        let mut arguments: Vec<Actual> = parameters
            .map(|(index, (register, leaves))| Actual {
                values: values(*register, leaves),
                leaves: leaves.clone().into(),
                by_value: by_value(index),
            })
            .collect();
        for more in state
            .top
            .variable_arguments
            .iter()
            .flat_map(|more| more.iter())
        {
            arguments.push(Actual {
                values: more.values.iter().map(|(value, _)| *value).collect(),
                leaves: more.values.iter().map(|(_, leaf)| *leaf).collect(),
                by_value: more.by_value,
            });
        }
        arguments
    }

    /// Where the result will lie: where the caller wants it, or in an object of this frame's.
    fn room_for_contract_result(
        &mut self,
        state: &mut State,
        function: FunctionRef,
    ) -> Option<Value> {
        if self.returned_size(function).is_some() {
            let register = state.top.code.parameters.first()?.0;
            return Some(state.top.registers[register as usize]);
        }
        let leaves = self.result_leaves(function);
        let bytes = leaves
            .iter()
            .map(|leaf| leaf.offset + u64::from(leaf.scalar.bytes()))
            .max()?;
        let label = Rc::from("the object that is returned");
        let object = self.allocate(
            state,
            ObjectKind::Stack,
            Size::Bytes(bytes),
            16,
            label,
            Fill::Uninitialised,
        );
        state.top.objects.push(object);
        Some(Value::Pointer(Pointer { object, offset: 0 }))
    }

    /// The size of what a function returns through a pointer of the caller's.
    fn returned_size(&self, function: FunctionRef) -> Option<u64> {
        let (module, ir) = self.program.ir(function);
        let ty = module
            .attributes(ir.parameters.first()?.attributes)
            .ty(AttributeKind::StructRet)?;
        module.size_of(ty)
    }

    /// The body has returned these values: its contract goes on with them.
    pub fn keep_result(&mut self, state: &mut State, values: &[Value]) -> Result<(), End> {
        let agreement = self.agreement(state)?;
        let leaves = self.result_leaves(state.top.code.function);
        let Some(result) = agreement.result.filter(|_| leaves.len() == values.len()) else {
            return Ok(());
        };
        for (leaf, value) in leaves.iter().zip(values) {
            self.store(state, result, leaf.offset, leaf.scalar, 1, *value)?;
        }
        Ok(())
    }

    /// What the function returns once its contract is done with.
    pub fn kept_result(&mut self, state: &mut State) -> Result<SmallVec<[Value; 2]>, End> {
        let agreement = self.agreement(state)?;
        let Some(result) = agreement.result else {
            return Ok(SmallVec::new());
        };
        let leaves = self.result_leaves(state.top.code.function);
        leaves
            .iter()
            .map(|leaf| self.load(state, result, leaf.offset, leaf.scalar, 1))
            .collect()
    }

    /// The contract instead of the body: what it assigns and returns becomes anything.
    fn stand_in(
        &mut self,
        state: &mut State,
        function: FunctionRef,
        flat_result: bool,
    ) -> Result<(), End> {
        let name = self.function_name(function);
        self.note_contract_use(state, function, &name);
        let agreement = self.agreement(state)?;
        for assigned in agreement.assigned.iter().flatten().chain(&agreement.own) {
            if !assigned.flat {
                let what = format!(
                    "the contract of `{name}` instead of its body: what it assigns owns memory"
                );
                return Err(self.unsupported(state, what));
            }
            let asked = asked(&format!("what `{name}` assigns"), &name);
            self.havoc_symbolic(state, assigned.pointer, assigned.bytes, Some(&asked))?;
        }
        let Some(result) = agreement.result else {
            return Ok(());
        };
        if !flat_result {
            let what = format!(
                "the contract of `{name}` instead of its body: what it returns owns memory"
            );
            return Err(self.unsupported(state, what));
        }
        let holder = state.top.code.function;
        let asked = asked(
            &format!("{}()", name.split('(').next().unwrap_or(&name)),
            &name,
        );
        if let Some(size) = self.returned_size(holder) {
            self.havoc_range(state, result, size, Some(&asked))?;
            return Ok(());
        }
        let of = self.result_type(function);
        for leaf in self.result_leaves(holder) {
            if leaf.scalar == crate::program::scalar::Scalar::Pointer {
                let value = self.any_returned_pointer(state, function, &name)?;
                self.store(state, result, leaf.offset, leaf.scalar, 1, value)?;
                continue;
            }
            let value = self.any_value(state, leaf.scalar, &asked.name);
            self.record_input(state, asked.clone(), of, value, leaf.scalar.width());
            self.store(state, result, leaf.offset, leaf.scalar, 1, value)?;
        }
        Ok(())
    }

    /// Writes down that the verdict rests on a contract.
    fn note_contract_use(&mut self, state: &State, function: FunctionRef, name: &str) {
        let symbol = self.program.function(function).name.to_string();
        let is_checked = self.options.contracts_checked.contains(&symbol);
        if !is_checked {
            self.assume_said(
                state,
                &format!("the contract of `{name}` holds: nothing here checks it"),
            );
        }
        let holder = state.top.code.function;
        if state
            .below
            .iter()
            .any(|frame| frame.code.function == holder || frame.code.function == function)
        {
            self.assume_said(
                state,
                &format!("the recursion of `{name}` ends: its contract stands for the inner call"),
            );
        }
        let place = self.place(&state.top.site());
        let used = ContractUse {
            function: name.to_owned(),
            symbol,
            place,
        };
        if !self
            .facts
            .contracts
            .iter()
            .any(|known| known.symbol == used.symbol)
        {
            self.facts.contracts.push(used);
        }
    }

    /// When an object did not exist, or was dead, before the call.
    pub fn is_new_since(&mut self, agreement: &Agreement, pointer: Value) -> TermId {
        let mut fresh = TermId::FALSE;
        for target in self.universe.targets(pointer) {
            if target.object != ObjectId::NONE && agreement.before.get(target.object).is_none() {
                fresh = self.universe.arena.or(fresh, target.guard);
            }
        }
        fresh
    }

    /// A clause must leave everything as it was: what it changed would be lost in an ordinary build.
    pub fn require_no_effect(
        &mut self,
        state: &mut State,
        agreement: &Agreement,
        text: &str,
    ) -> Result<(), End> {
        for object in self.changed_objects(state, &agreement.before) {
            let unchanged = self.unchanged(state, &agreement.before, object, &[]);
            let changes = self.universe.arena.not(unchanged);
            if changes != TermId::FALSE && self.feasible(state, changes) {
                let what = self.describe_object(object);
                return Err(
                    self.unsupported(state, format!("the clause `{text}`, which changes {what}"))
                );
            }
        }
        Ok(())
    }

    /// The body may change nothing of what existed before but what its contract names.
    pub fn require_frame(
        &mut self,
        state: &mut State,
        written_at: Option<(u32, u32)>,
    ) -> Result<(), End> {
        let agreement = self.agreement(state)?;
        if agreement.stands_in || (agreement.assigned.is_none() && !self.options.modular) {
            return Ok(());
        }
        let function = self.subject_of(state.top.code.function);
        let name = self.function_name(function);
        let mut assigned = agreement.assigned.clone().unwrap_or_default();
        assigned.extend(agreement.own.clone());
        for object in self.changed_objects(state, &agreement.before) {
            if self.is_owned_by_assigned(&agreement.before, &assigned, object) {
                continue;
            }
            let holds = self.unchanged(state, &agreement.before, object, &assigned);
            let what = self.describe_object(object);
            let text = format!("`{name}` changes {what}, which its contract does not name");
            self.line_override = written_at;
            self.require(state, holds, Code::FrameViolated, |_, _| {
                (text.into(), Vec::new())
            })?;
            self.line_override = None;
        }
        Ok(())
    }
}

fn asked(name: &str, by: &str) -> Asked {
    Asked {
        name: name.to_owned(),
        origin: Origin::Memory { by: by.to_owned() },
    }
}
