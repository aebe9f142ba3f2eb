//! Contracts while a program runs: what a function with a contract is called through.
//!
//! The front gives each contract a block of code that calls the shims of `shims/contract.rs`: first
//! the preconditions, then the body or what stands for it, then the postconditions. The block runs in
//! a frame of its own, below the frame of the body. It lies in the function itself, or in a function
//! beside it where only a declaration has the contract.

use crate::code::Code;
use crate::engine::{End, Engine};
use crate::inputs::choices::ChoiceKind;
use crate::inputs::record::InputSource;
use crate::outcome::{ContractUse, Origin};
use crate::program::FunctionRef;
use crate::program::code::ByValue;
use crate::program::scalar::Leaf;
use crate::state::active_contract::ActiveContract;
use crate::state::call::ActualArgument;
use crate::state::{OnReturn, Phase, State};
use crate::value::memory::content::Fill;
use crate::value::memory::object::{ObjectKind, Size};
use crate::value::{ObjectId, Pointer, Value};
use smallvec::SmallVec;
use std::rc::Rc;
use verify_ir::AttributeKind;
use verify_term::TermId;

impl Engine<'_> {
    /// The function that a contract, perhaps beside it, is about.
    fn subject_of(&self, holder: FunctionRef) -> FunctionRef {
        self.image
            .contracts
            .iter()
            .find(|(_, known)| **known == holder)
            .map_or(holder, |(function, _)| *function)
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
        let active_contract = ActiveContract {
            before: state.memory.clone(),
            assigned: None,
            own: None,
            result: None,
            replaces_body: false,
        };
        state.top.active_contract = Some(Rc::new(active_contract));
        self.clause_objects.get_or_insert_default();
        true
    }

    /// The contract that is under way in the top frame.
    pub fn active_contract(&mut self, state: &State) -> Result<Rc<ActiveContract>, End> {
        match &state.top.active_contract {
            Some(active_contract) => Ok(active_contract.clone()),
            None => Err(self.unsupported(state, "a clause of a contract outside of one")),
        }
    }

    /// The innermost contract that is under way: clauses may call functions.
    pub fn nearest_contract(&self, state: &State) -> Option<Rc<ActiveContract>> {
        let frames =
            std::iter::once(&state.top).chain(state.below.iter().rev().map(|frame| &**frame));
        frames
            .into_iter()
            .find_map(|frame| frame.active_contract.clone())
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
        let defined = self.image.program.function(function).defined;
        let result = self.room_for_contract_result(state, holder);
        let mut active_contract = ActiveContract::clone(&*self.active_contract(state)?);
        // What owns memory is made and destroyed by its own code.
        let is_flat = active_contract.own.as_ref().is_none_or(|own| own.flat);
        let replaces_body = !defined || (self.options.modular && !is_outermost && is_flat);
        active_contract.result = result;
        active_contract.replaces_body = replaces_body;
        state.top.active_contract = Some(Rc::new(active_contract));
        if replaces_body {
            self.replace_body(state, function, flat_result)?;
            return Ok(false);
        }
        let arguments = self.own_arguments(state);
        self.checks.facts.body_entered |=
            is_outermost && !self.checks.facts.body_entered && self.feasible(state, TermId::TRUE);
        self.enter(state, function, arguments, OnReturn::ContractBody)?;
        Ok(true)
    }

    /// The arguments that the top frame was called with.
    fn own_arguments(&self, state: &State) -> Vec<ActualArgument> {
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
        let mut arguments: Vec<ActualArgument> = parameters
            .map(|(index, (register, leaves))| ActualArgument {
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
            arguments.push(ActualArgument {
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
        Some(Value::Pointer(Pointer::to(object)))
    }

    /// The size of what a function returns through a pointer of the caller's.
    fn returned_size(&self, function: FunctionRef) -> Option<u64> {
        let (module, ir) = self.image.program.ir(function);
        let ty = module
            .attributes(ir.parameters.first()?.attributes)
            .ty(AttributeKind::StructRet)?;
        module.size_of(ty)
    }

    /// The body has returned these values: its contract goes on with them.
    pub fn keep_result(&mut self, state: &mut State, values: &[Value]) -> Result<(), End> {
        let active_contract = self.active_contract(state)?;
        let leaves = self.result_leaves(state.top.code.function);
        let Some(result) = active_contract
            .result
            .filter(|_| leaves.len() == values.len())
        else {
            return Ok(());
        };
        for (leaf, value) in leaves.iter().zip(values) {
            self.store(state, result, leaf.offset, leaf.scalar, 1, *value)?;
        }
        Ok(())
    }

    /// What the function returns once its contract is done with.
    pub fn kept_result(&mut self, state: &mut State) -> Result<SmallVec<[Value; 2]>, End> {
        let active_contract = self.active_contract(state)?;
        let Some(result) = active_contract.result else {
            return Ok(SmallVec::new());
        };
        let leaves = self.result_leaves(state.top.code.function);
        leaves
            .iter()
            .map(|leaf| self.load(state, result, leaf.offset, leaf.scalar, 1))
            .collect()
    }

    /// The contract instead of the body: what it assigns and returns becomes anything.
    fn replace_body(
        &mut self,
        state: &mut State,
        function: FunctionRef,
        flat_result: bool,
    ) -> Result<(), End> {
        let name = self.function_name(function);
        self.record_contract_use(state, function, &name);
        let active_contract = self.active_contract(state)?;
        for assigned in active_contract
            .assigned
            .iter()
            .flatten()
            .chain(&active_contract.own)
        {
            if !assigned.flat {
                let what = format!(
                    "the contract of `{name}` instead of its body: what it assigns owns memory"
                );
                return Err(self.unsupported(state, what));
            }
            let asked = asked(&format!("what `{name}` assigns"), &name);
            self.havoc_symbolic(state, assigned.pointer, assigned.bytes, Some(&asked))?;
        }
        let Some(result) = active_contract.result else {
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
            let value = self.any_value(state, leaf.scalar, ChoiceKind::input(&asked.name));
            self.record_input(state, asked.clone(), of, value, leaf.scalar.width());
            self.store(state, result, leaf.offset, leaf.scalar, 1, value)?;
        }
        Ok(())
    }

    /// Writes down that the verdict rests on a contract.
    fn record_contract_use(&mut self, state: &State, function: FunctionRef, name: &str) {
        let symbol = self.image.program.function(function).name.to_string();
        let is_checked = self.options.contracts_checked.contains(&symbol);
        if !is_checked {
            self.record_assumption(
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
            self.record_assumption(
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
            .checks
            .facts
            .contracts
            .iter()
            .any(|known| known.symbol == used.symbol)
        {
            self.checks.facts.contracts.push(used);
        }
    }

    /// When an object did not exist, or was dead, before the call.
    pub fn is_new_since(&mut self, active_contract: &ActiveContract, pointer: Value) -> TermId {
        let mut fresh = TermId::FALSE;
        for target in self.universe.targets(pointer) {
            if target.object != ObjectId::NONE
                && active_contract.before.get(target.object).is_none()
            {
                fresh = self.universe.arena.or(fresh, target.guard);
            }
        }
        fresh
    }

    /// A clause must leave everything as it was: what it changed would be lost in an ordinary build.
    pub fn require_no_effect(
        &mut self,
        state: &mut State,
        active_contract: &ActiveContract,
        text: &str,
    ) -> Result<(), End> {
        for object in self.changed_objects(state, &active_contract.before) {
            let unchanged = self.unchanged(state, &active_contract.before, object, &[]);
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
        let active_contract = self.active_contract(state)?;
        if active_contract.replaces_body
            || (active_contract.assigned.is_none() && !self.options.modular)
        {
            return Ok(());
        }
        let function = self.subject_of(state.top.code.function);
        let name = self.function_name(function);
        let mut assigned = active_contract.assigned.clone().unwrap_or_default();
        assigned.extend(active_contract.own.clone());
        for object in self.changed_objects(state, &active_contract.before) {
            if self.is_owned_by_assigned(&active_contract.before, &assigned, object) {
                continue;
            }
            let holds = self.unchanged(state, &active_contract.before, object, &assigned);
            let what = self.describe_object(object);
            let text = format!("`{name}` changes {what}, which its contract does not name");
            self.checks.line_override = written_at;
            self.require(state, holds, Code::FrameViolated, |_, _| {
                (text.into(), Vec::new())
            })?;
            self.checks.line_override = None;
        }
        Ok(())
    }
}

fn asked(name: &str, by: &str) -> InputSource {
    InputSource {
        name: name.to_owned(),
        origin: Origin::Memory { by: by.to_owned() },
    }
}
