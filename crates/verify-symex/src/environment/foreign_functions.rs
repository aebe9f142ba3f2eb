//! Functions of the caller's own that the library calls by name: they return what their types say.

use crate::caller::{Caller, Provided};
use crate::environment::materialize::Maker;
use crate::exec::step::read;
use crate::program::FunctionRef;
use crate::program::code::CallOp;
use crate::program::scalar::Leaf;
use crate::search::engine::{End, Engine};
use crate::state::execution::State;
use crate::state::memory::content::Fill;
use crate::state::memory::object::{ObjectKind, Size};
use crate::state::value::{Pointer, Value};
use smallvec::SmallVec;
use std::rc::Rc;
use verify_term::Sort;

type Values = SmallVec<[Value; 2]>;

impl Engine<'_> {
    /// The function of the caller's with this symbol.
    pub fn provided_named(&self, symbol: &str) -> Option<Provided> {
        let caller = self.options.caller.as_ref()?;
        let found = caller.provided.iter().find(|one| one.symbol == symbol);
        found.cloned()
    }

    /// What is called in the place of a function of the caller's, and what it is given besides.
    pub fn stand_in_of(&self, symbol: &str) -> Option<(FunctionRef, Vec<u64>)> {
        let caller = self.options.caller.as_ref()?;
        let found = caller.stand_ins.iter().find(|one| one.symbol == symbol)?;
        let function = self.program.function_named(&found.function)?;
        let defined = self.program.function(function).defined;
        defined.then(|| (function, found.numbers.clone()))
    }

    /// What a function of the caller's returns; none where nothing is known of it, or where its
    /// declaration does not fit the call.
    pub fn result_of_provided(
        &mut self,
        state: &mut State,
        provided: Option<&Provided>,
        call: &CallOp,
    ) -> Result<Option<Values>, End> {
        let (Some(caller), Some(provided)) = (self.options.caller.clone(), provided) else {
            return Ok(None);
        };
        let error = if provided.tells_errors {
            Some(self.any_error(state))
        } else {
            None
        };
        let by_memory = provided.has_memory_for_result(call);
        if by_memory && !self.result_into_memory(state, &caller, provided, call)? {
            return Ok(None);
        }
        if let Some(error) = error {
            return Ok(Some(error));
        }
        if by_memory || !provided.has_result {
            return Ok(Some(Values::new()));
        }
        self.result_in_registers(state, &caller, provided, &call.result_leaves)
    }

    /// Writes the result where the argument for it points. False where it cannot be told where that is.
    fn result_into_memory(
        &mut self,
        state: &mut State,
        caller: &Caller,
        provided: &Provided,
        call: &CallOp,
    ) -> Result<bool, End> {
        let argument = if provided.is_of_bridge() {
            call.arguments.last()
        } else {
            call.arguments.first()
        };
        let address = argument.and_then(|argument| argument.values.last().copied());
        let Some(Value::Pointer(place)) = address.map(|arg| read(state, arg)) else {
            return Ok(false);
        };
        let Some(size) = provided.result.size() else {
            return Ok(false);
        };
        let room = state
            .memory
            .get(place.object)
            .map(|slot| slot.content.size());
        if room.is_none_or(|room| place.offset + size > room) {
            return Ok(false);
        }
        let maker = Maker {
            caller,
            lent: false,
        };
        self.fill_shape(
            state,
            &maker,
            place,
            &provided.result,
            size,
            &provided.name,
            &mut Vec::new(),
        )?;
        Ok(true)
    }

    fn result_in_registers(
        &mut self,
        state: &mut State,
        caller: &Caller,
        provided: &Provided,
        leaves: &[Leaf],
    ) -> Result<Option<Values>, End> {
        let end = |leaf: &Leaf| leaf.offset + u64::from(leaf.scalar.bytes());
        let size = leaves.iter().map(end).max().unwrap_or(0);
        let Some(known) = provided.result.size().filter(|known| *known <= size) else {
            return Ok(None);
        };
        let label = Rc::from(provided.name.as_str());
        let object = self.allocate(
            state,
            ObjectKind::Model,
            Size::Bytes(size),
            16,
            label,
            Fill::Zero,
        );
        let place = Pointer { object, offset: 0 };
        let maker = Maker {
            caller,
            lent: false,
        };
        self.fill_shape(
            state,
            &maker,
            place,
            &provided.result,
            known,
            &provided.name,
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
        let fails = self.choose(state, "error", Sort::Bool);
        state
            .memory
            .get_mut(object)
            .expect("it was just made")
            .exists = fails;
        let message = Value::Pointer(Pointer { object, offset: 0 });
        let message = self.universe.select(fails, message, Value::NULL, 64);
        Values::from_slice(&[message, Value::Int(0)])
    }
}

impl Provided {
    /// The shims of bridges write results through their last argument, functions of C through their first.
    pub fn is_of_bridge(&self) -> bool {
        self.symbol.contains("cxxbridge")
    }

    /// Whether one of the arguments of a call is the address of the result.
    pub fn has_memory_for_result(&self, call: &CallOp) -> bool {
        self.has_result && (self.tells_errors || call.result_leaves.is_empty())
    }
}
