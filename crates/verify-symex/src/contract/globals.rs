//! A function with a contract may be called at any time: the variables that it can reach hold anything.

use crate::call_environment::{CallEnvironment, ValueSpec};
use crate::engine::{End, Engine};
use crate::environment::environment_by_types::{DEPTH, ValueSpecs};
use crate::environment::materialize::Materializer;
use crate::outcome::Origin;
use crate::program::FunctionRef;
use crate::program::code::{Callee, Op};
use crate::state::State;
use crate::value::memory::object::ObjectKind;
use crate::value::{ObjectId, Pointer, Value};
use rustc_hash::FxHashSet;

/// Variables of more bytes than this keep their initial value, which the verdict says.
const LARGEST: u64 = 4096;

impl Engine<'_> {
    /// Makes the program's variables that a function can reach hold any value of their types.
    pub fn havoc_globals(&mut self, state: &mut State, function: FunctionRef) -> Result<(), End> {
        let reached = self.reachable_objects(state, function);
        let caller = CallEnvironment {
            max_elements: self.options.max_elements,
            who: "the caller".to_owned(),
            ..CallEnvironment::default()
        };
        for index in 0..self.image.addresses.globals.len() {
            let object = self.image.addresses.globals[index];
            // What the compiler made up for itself has no name in the source.
            let linked = &self.image.program.globals[index];
            let module = &self.image.program.modules[linked.unit as usize];
            let is_named = module
                .debug_variables(module.global(linked.id))
                .next()
                .is_some();
            let is_variable =
                is_named && self.universe.objects.get(object).kind == ObjectKind::Global;
            if !is_variable || !reached.contains(&object) || self.is_library_global(object) {
                continue;
            }
            let name = self.universe.objects.get(object).name.to_string();
            let size = self.universe.objects.get(object).size.limit();
            match self.global_shape(index).filter(|_| size <= LARGEST) {
                Some(spec) => {
                    let materializer = Materializer {
                        caller: &caller,
                        borrowed: false,
                    };
                    let place = Pointer::to(object);
                    let first = self.inputs.records.len();
                    self.fill_shape(
                        state,
                        &materializer,
                        place,
                        &spec,
                        size,
                        &name,
                        &mut Vec::new(),
                    )?;
                    self.havoc_guard(state, &materializer, index)?;
                    for input in &mut self.inputs.records[first..] {
                        input.origin = Origin::Variable;
                    }
                }
                None => self.record_assumption(
                    state,
                    &format!("`{name}` still has its initial value when the function is called"),
                ),
            }
        }
        Ok(())
    }

    /// A variable of a function may have been initialised by an earlier call, or not yet.
    fn havoc_guard(
        &mut self,
        state: &mut State,
        materializer: &Materializer<'_>,
        index: usize,
    ) -> Result<(), End> {
        let Some(rest) = self.image.program.globals[index].name.strip_prefix("_Z") else {
            return Ok(());
        };
        let name = format!("_ZGV{rest}");
        let Some(guard) = self
            .image
            .program
            .globals
            .iter()
            .position(|global| *global.name == *name)
        else {
            return Ok(());
        };
        let place = Pointer::to(self.image.addresses.globals[guard]);
        let either = ValueSpec::OneOf {
            bits: 8,
            values: vec![0, 1],
        };
        self.fill_shape(
            state,
            materializer,
            place,
            &either,
            1,
            &name,
            &mut Vec::new(),
        )
    }

    /// What a variable may hold by its type; none where that is a library's, which keeps its own order.
    fn global_shape(&self, index: usize) -> Option<ValueSpec> {
        let linked = &self.image.program.globals[index];
        let module = &self.image.program.modules[linked.unit as usize];
        let variable = module.debug_variables(module.global(linked.id)).next()?;
        let ty = module.global_variable(variable)?.ty?;
        ValueSpecs::of_module(module, &self.options.library_roots).of(ty, DEPTH)
    }

    /// The objects that the function, or what it can call, names.
    pub fn reachable_objects(
        &mut self,
        state: &State,
        function: FunctionRef,
    ) -> FxHashSet<ObjectId> {
        let mut reached: FxHashSet<ObjectId> = FxHashSet::default();
        let mut functions: FxHashSet<FunctionRef> = FxHashSet::default();
        let holder = self.contract_of(function);
        let mut open: Vec<ObjectId> = [function, holder]
            .map(|one| self.image.addresses.functions[one.0 as usize])
            .to_vec();
        while let Some(object) = open.pop() {
            if !reached.insert(object) {
                continue;
            }
            let Some(function) = self.image.function_objects.get(&object).copied() else {
                open.extend(self.objects_held(state, object));
                continue;
            };
            if !functions.insert(function) || !self.image.program.function(function).defined {
                continue;
            }
            let Ok(code) = self.code(function) else {
                continue;
            };
            open.push(self.image.addresses.functions[self.contract_of(function).0 as usize]);
            for value in code
                .constants
                .iter()
                .filter(|value| self.universe.is_pointer(**value))
            {
                if let Value::Pointer(pointer) = value {
                    open.push(pointer.object);
                }
            }
            open.extend(code.ops.iter().filter_map(|op| match op {
                Op::Call(call) => match call.callee {
                    Callee::Function(callee) => {
                        Some(self.image.addresses.functions[callee.0 as usize])
                    }
                    _ => None,
                },
                _ => None,
            }));
        }
        reached
    }

    /// The objects that an object holds pointers to.
    fn objects_held(&self, state: &State, object: ObjectId) -> Vec<ObjectId> {
        let Some(slot) = state.memory.get(object) else {
            return Vec::new();
        };
        let target = |value: &Value| match value {
            Value::Pointer(pointer) if pointer.object != ObjectId::NONE => Some(pointer.object),
            _ => None,
        };
        slot.content
            .cells()
            .values()
            .filter_map(|cell| target(&cell.value))
            .collect()
    }
}
