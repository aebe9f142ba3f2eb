//! Functions of the caller's own that the library calls by name: they return what their types say.

use crate::call_environment::{CallEnvironment, ForeignFunction};
use crate::engine::{End, Engine};
use crate::environment::materialize::Materializer;
use crate::inputs::choices::ChoiceKind;
use crate::program::FunctionRef;
use crate::program::code::CallOp;
use crate::program::scalar::Leaf;
use crate::state::{State, read};
use crate::value::memory::content::Fill;
use crate::value::memory::object::{ObjectKind, Size};
use crate::value::{Pointer, Value};
use smallvec::SmallVec;
use std::rc::Rc;
use verify_ir::cxx_symbols::is_bridge;
use verify_term::Sort;

type Values = SmallVec<[Value; 2]>;

impl Engine<'_> {
    /// The function of the caller's with this symbol.
    pub fn foreign_function_named(&self, symbol: &str) -> Option<ForeignFunction> {
        let caller = self.options.caller.as_ref()?;
        let found = caller
            .foreign_functions
            .iter()
            .find(|one| one.symbol == symbol);
        found.cloned()
    }

    /// What is called in the place of a function of the caller's, and what it is given besides.
    pub fn stand_in_of(&self, symbol: &str) -> Option<(FunctionRef, Vec<u64>)> {
        let caller = self.options.caller.as_ref()?;
        let found = caller.substitutes.iter().find(|one| one.symbol == symbol)?;
        let function = self.image.program.function_named(&found.function)?;
        let defined = self.image.program.function(function).defined;
        defined.then(|| (function, found.numbers.clone()))
    }

    /// What a function of the caller's returns; none where nothing is known of it, or where its
    /// declaration does not fit the call.
    pub fn result_of_foreign_function(
        &mut self,
        state: &mut State,
        foreign_function: Option<&ForeignFunction>,
        call: &CallOp,
    ) -> Result<Option<Values>, End> {
        let (Some(caller), Some(foreign_function)) =
            (self.options.caller.clone(), foreign_function)
        else {
            return Ok(None);
        };
        let error = if foreign_function.reports_errors {
            Some(self.any_error(state))
        } else {
            None
        };
        let by_memory = foreign_function.has_memory_for_result(call);
        if by_memory && !self.result_into_memory(state, &caller, foreign_function, call)? {
            return Ok(None);
        }
        if let Some(error) = error {
            return Ok(Some(error));
        }
        if by_memory || !foreign_function.has_result {
            return Ok(Some(Values::new()));
        }
        self.result_in_registers(state, &caller, foreign_function, &call.result_leaves)
    }

    /// Writes the result where the argument for it points. False where it cannot be told where that is.
    fn result_into_memory(
        &mut self,
        state: &mut State,
        caller: &CallEnvironment,
        foreign_function: &ForeignFunction,
        call: &CallOp,
    ) -> Result<bool, End> {
        let argument = if foreign_function.is_of_bridge() {
            call.arguments.last()
        } else {
            call.arguments.first()
        };
        let address = argument.and_then(|argument| argument.values.last().copied());
        let Some(Value::Pointer(place)) = address.map(|arg| read(state, arg)) else {
            return Ok(false);
        };
        let Some(size) = foreign_function.result.size() else {
            return Ok(false);
        };
        let buffer = state
            .memory
            .get(place.object)
            .map(|slot| slot.content.size());
        if buffer.is_none_or(|buffer| place.offset + size > buffer) {
            return Ok(false);
        }
        let materializer = Materializer {
            caller,
            borrowed: false,
        };
        self.fill_shape(
            state,
            &materializer,
            place,
            &foreign_function.result,
            size,
            &foreign_function.name,
            &mut Vec::new(),
        )?;
        Ok(true)
    }

    fn result_in_registers(
        &mut self,
        state: &mut State,
        caller: &CallEnvironment,
        foreign_function: &ForeignFunction,
        leaves: &[Leaf],
    ) -> Result<Option<Values>, End> {
        let end = |leaf: &Leaf| leaf.offset + u64::from(leaf.scalar.bytes());
        let size = leaves.iter().map(end).max().unwrap_or(0);
        let Some(known) = foreign_function
            .result
            .size()
            .filter(|known| *known <= size)
        else {
            return Ok(None);
        };
        let label = Rc::from(foreign_function.name.as_str());
        let object = self.allocate(
            state,
            ObjectKind::Model,
            Size::Bytes(size),
            16,
            label,
            Fill::Zero,
        );
        let place = Pointer::to(object);
        let materializer = Materializer {
            caller,
            borrowed: false,
        };
        self.fill_shape(
            state,
            &materializer,
            place,
            &foreign_function.result,
            known,
            &foreign_function.name,
            &mut Vec::new(),
        )?;
        let content = state
            .memory
            .get(object)
            .expect("it was just made")
            .content
            .clone();
        let mut values = Values::new();
        for leaf in leaves {
            let whole = leaf.scalar.bytes();
            let value = content.read(&mut self.universe, leaf.offset, whole);
            let width = leaf.scalar.width();
            let narrow = width != whole * 8;
            values.push(if narrow {
                self.universe.resize_integer(value, whole * 8, width, false)
            } else {
                value
            });
        }
        Ok(Some(values))
    }

    /// No error, or the message of one: characters from `new[]`, as `rust::Error` releases them.
    fn any_error(&mut self, state: &mut State) -> Values {
        let label = Rc::from("the message of an error");
        let object = self.allocate(
            state,
            ObjectKind::NewArray,
            Size::Bytes(1),
            16,
            label,
            Fill::Zero,
        );
        let fails = self.choose(state, ChoiceKind::ForeignError, Sort::Bool);
        state
            .memory
            .get_mut(object)
            .expect("it was just made")
            .exists = fails;
        let message = Value::Pointer(Pointer::to(object));
        let message = self.universe.select(fails, message, Value::NULL, 64);
        Values::from_slice(&[message, Value::Int(0)])
    }
}

impl ForeignFunction {
    /// The shims of bridges write results through their last argument, functions of C through their first.
    pub fn is_of_bridge(&self) -> bool {
        is_bridge(&self.symbol)
    }

    /// Whether one of the arguments of a call is the address of the result.
    pub fn has_memory_for_result(&self, call: &CallOp) -> bool {
        self.has_result && (self.reports_errors || call.result_leaves.is_empty())
    }
}
