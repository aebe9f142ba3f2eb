//! The pointer that a contract returns in the place of its function: null, to memory of its own, or into
//! what an argument of the same type points to. Postconditions say which of them it is.

use crate::call_environment::{CallEnvironment, Pointee, ValueSpec};
use crate::engine::{End, Engine};
use crate::environment::environment_by_types::{DEPTH, ValueSpecs};
use crate::environment::materialize::Materializer;
use crate::inputs::choices::ChoiceKind;
use crate::program::FunctionRef;
use crate::program::scalar::Scalar;
use crate::state::State;
use crate::value::memory::object::ObjectKind;
use crate::value::{Target, Value};
use verify_ir::IntPredicate;
use verify_term::{Sort, TermId};

impl Engine<'_> {
    /// Any pointer that the function could return.
    pub fn any_returned_pointer(
        &mut self,
        state: &mut State,
        function: FunctionRef,
        name: &str,
    ) -> Result<Value, End> {
        let pointee = self.returned_pointee(function);
        let Some((pointee, sources)) = pointee else {
            let what =
                format!("the contract of `{name}` instead of its body: it returns such a pointer");
            return Err(self.unsupported(state, what));
        };
        self.record_assumption(
            state,
            &format!(
                "what `{name}` returns is null, memory of its own from `{}`, or in what an argument points to",
                if is_cpp(self, function) { "new" } else { "malloc" }
            ),
        );
        let choice = self.choose(state, ChoiceKind::ReturnedPointer, Sort::BitVec(8));
        let choice = self.universe.value(choice);
        let is_own = self.is_choice(choice, 1);
        let mut any = is_own;
        let mut value = self.own_memory(state, function, &pointee, name, is_own)?;
        for (number, parameter) in (2..).zip(sources) {
            let is_argument = self.is_choice(choice, number);
            let argument = self.somewhere_in(state, parameter);
            value = self.universe.select(is_argument, argument, value, 64);
            any = self.universe.arena.or(any, is_argument);
        }
        if pointee.nullable {
            let is_null = self.is_choice(choice, 0);
            value = self.universe.select(is_null, Value::NULL, value, 64);
            any = self.universe.arena.or(any, is_null);
        }
        self.assume(state, any)?;
        Ok(value)
    }

    fn is_choice(&mut self, choice: Value, number: u64) -> TermId {
        let equal = self
            .universe
            .compare(IntPredicate::Eq, 8, choice, Value::Int(number));
        self.universe.condition(equal)
    }

    /// What the result points to, and the parameters that point to the same.
    fn returned_pointee(&self, function: FunctionRef) -> Option<(Pointee, Vec<usize>)> {
        let module = self.image.program.ir(function).0;
        let mut shapes = ValueSpecs::of_module(module, &self.options.library_roots);
        let ValueSpec::Pointer(pointee) = shapes.of(self.result_type(function)?.ty, DEPTH)? else {
            return None;
        };
        let parameters =
            (0..).map_while(|index| Some((index, self.parameter_type(function, index)?)));
        let mut sources = Vec::new();
        for (index, ty) in parameters {
            if let Some(ValueSpec::Pointer(other)) = shapes.of(ty, DEPTH)
                && other.element == pointee.element
            {
                sources.push(index);
            }
        }
        Some((*pointee, sources))
    }

    /// Memory that the function allocated, which is there only where it is returned.
    fn own_memory(
        &mut self,
        state: &mut State,
        function: FunctionRef,
        pointee: &Pointee,
        name: &str,
        is_returned: TermId,
    ) -> Result<Value, End> {
        let caller = CallEnvironment {
            max_elements: self.options.max_elements,
            who: "the caller".to_owned(),
            ..CallEnvironment::default()
        };
        let materializer = Materializer {
            caller: &caller,
            borrowed: false,
        };
        let whole = Pointee {
            nullable: false,
            ..pointee.clone()
        };
        let value =
            self.materialize_pointer(state, &materializer, &whole, &format!("{name}()"), &[])?;
        let kind = if is_cpp(self, function) {
            ObjectKind::New
        } else {
            ObjectKind::Malloc
        };
        for target in self.universe.targets(value) {
            self.universe.objects.set_kind(target.object, kind);
            if let Some(slot) = state.memory.get_mut(target.object) {
                slot.exists = self.universe.arena.and(slot.exists, is_returned);
            }
        }
        Ok(value)
    }

    /// Any place behind a pointer that the function was given.
    fn somewhere_in(&mut self, state: &State, parameter: usize) -> Value {
        let given = state.top.code.parameters.get(parameter);
        let register = match given {
            Some((register, leaves)) if matches!(&**leaves, [leaf] if leaf.scalar == Scalar::Pointer) => {
                *register
            }
            _ => return Value::NULL,
        };
        let start = state.top.registers[register as usize];
        let distance = self.choose(state, ChoiceKind::ReturnedPointer, Sort::BitVec(64));
        let moved: Vec<Target> = self
            .universe
            .targets(start)
            .iter()
            .map(|target| Target {
                offset: self.universe.arena.add(target.offset, distance),
                ..*target
            })
            .collect();
        self.universe.pointer(&moved)
    }
}

fn is_cpp(engine: &Engine<'_>, function: FunctionRef) -> bool {
    engine
        .image
        .program
        .function(function)
        .name
        .starts_with("_Z")
}
