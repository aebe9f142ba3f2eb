//! Calls of what has no body: shims, functions of the caller's, callbacks, and whatever is left, which may do
//! anything to what it is given.

use super::step::Next;
use crate::call_environment::ForeignFunction;
use crate::engine::shim::{Call, Reply};
use crate::engine::{End, Engine};
use crate::inputs::choices::ChoiceKind;
use crate::inputs::record::InputSource;
use crate::outcome::Origin;
use crate::program::FunctionRef;
use crate::program::code::{CallOp, Callee, Op};
use crate::program::scalar::Scalar;
use crate::state::call::{ActualArgument, Values, actual, scalar_argument};
use crate::state::{OnReturn, State, read};
use crate::value::{ObjectId, Value};
use std::rc::Rc;
use verify_ir::cxx_symbols::is_rust_function;

impl Engine<'_> {
    /// A function without a body: a shim serves it, or it may do anything.
    pub(super) fn call_undefined(
        &mut self,
        state: &mut State,
        function: FunctionRef,
        call: &CallOp,
    ) -> Result<Next, End> {
        let name = self.image.program.function(function).name.clone();
        if let Some(shim) = self.shims.find(&name) {
            let arguments: Vec<ActualArgument> = call
                .arguments
                .iter()
                .map(|argument| actual(state, argument))
                .collect();
            let reply = shim.serve(
                self,
                state,
                &Call {
                    name: &name,
                    function,
                    arguments: &arguments,
                    op: call,
                },
            )?;
            return self.finish_call(state, call, reply);
        }
        if let Some((function, numbers)) = self.stand_in_of(&name) {
            let given = call
                .arguments
                .iter()
                .map(|argument| actual(state, argument));
            let numbers = numbers.into_iter().map(number_argument);
            let arguments = given.chain(numbers).collect();
            self.enter(state, function, arguments, OnReturn::Caller)?;
            return Ok(Next::Elsewhere);
        }
        let shown = verify_ir::demangle(&name);
        if self.image.program.function(function).weak {
            let message = format!(
                "call of `{shown}`, which is weak and defined nowhere: its address is null"
            );
            return Err(self.fail(state, crate::Code::BadCall, message));
        }
        self.record_assumption(state, &format!("`{shown}` has no body: it returns any value and changes what its arguments point to"));
        for argument in &call.arguments {
            for (arg, leaf) in argument.values.iter().zip(argument.leaves.iter()) {
                let value = read(state, *arg);
                if argument.no_undefined {
                    self.defined(
                        state,
                        value,
                        leaf.scalar.width(),
                        &format!("an argument of `{shown}`"),
                    )?;
                }
            }
        }
        let foreign_function = self.foreign_function_named(&name);
        if let Some(foreign_function) = &foreign_function {
            self.check_callback_arguments(state, foreign_function, call)?;
        }
        if foreign_function.is_some() || is_rust_function(&name) {
            self.reenter(state, foreign_function.as_ref())?;
        }
        self.finish_undefined(state, function, call)
    }

    /// What a function without a body does: anything to what it is given.
    fn finish_undefined(
        &mut self,
        state: &mut State,
        function: FunctionRef,
        call: &CallOp,
    ) -> Result<Next, End> {
        let symbol = self.image.program.function(function).name.clone();
        let foreign_function = self.foreign_function_named(&symbol);
        let spared = self.spared_by(state, foreign_function.as_ref(), call);
        let (known, given) = (
            self.inputs.choices.count(),
            self.given_to(state, &symbol, call),
        );
        self.havoc_pointees(state, call, &spared)?;
        if call.no_return {
            return Err(End::Path);
        }
        let values =
            match self.result_of_foreign_function(state, foreign_function.as_ref(), call)? {
                Some(values) => values,
                None => self.any_result(state, function, call),
            };
        self.record_unmodelled(state, &symbol, known, &given);
        self.finish_call(state, call, Reply::Values(values))
    }

    /// Any value of a function's result type, as an input of the program.
    pub fn any_result(&mut self, state: &State, function: FunctionRef, call: &CallOp) -> Values {
        let symbol = self.image.program.function(function).name.to_string();
        let shown = verify_ir::demangle(&symbol);
        let name = format!("{}()", shown.split('(').next().unwrap_or(&shown));
        let of = self.result_type(function);
        let (module, ir) = self.image.program.ir(function);
        let signed = module
            .attributes(ir.return_attributes)
            .has(verify_ir::AttributeKind::SignExt);
        let mut values = Values::new();
        for leaf in &call.result_leaves {
            let value = self.any_value(state, leaf.scalar, ChoiceKind::input(&name));
            let scalar = crate::environment::entry::scalar_kind(leaf.scalar, signed);
            let origin = Origin::Result {
                symbol: symbol.clone(),
                scalar,
            };
            self.record_input(
                state,
                InputSource {
                    name: name.clone(),
                    origin,
                },
                of,
                value,
                leaf.scalar.width(),
            );
            values.push(value);
        }
        values
    }

    /// A function of the caller's: it returns any value and changes what it is given.
    pub(super) fn call_back(
        &mut self,
        state: &mut State,
        callback: ObjectId,
        call: &CallOp,
    ) -> Result<Next, End> {
        let what = self.describe_object(callback);
        self.record_assumption(
            state,
            &format!(
                "the callback {what} returns any value and changes what its arguments point to"
            ),
        );
        if let Some(function) = self.callback_of(state, call) {
            self.check_callback_arguments(state, &function, call)?;
        }
        self.reenter(state, None)?;
        self.finish_callback(state, call)
    }

    fn finish_callback(&mut self, state: &mut State, call: &CallOp) -> Result<Next, End> {
        let function = self.callback_of(state, call);
        let spared = self.spared_by(state, function.as_deref(), call);
        self.havoc_pointees(state, call, &spared)?;
        let values = match self.result_of_foreign_function(state, function.as_deref(), call)? {
            Some(values) => values,
            None => call
                .result_leaves
                .iter()
                .map(|leaf| self.any_value(state, leaf.scalar, ChoiceKind::CallbackResult))
                .collect(),
        };
        self.finish_call(state, call, Reply::Values(values))
    }

    /// What is known of the only function of the caller's that a call can be of.
    fn callback_of(&mut self, state: &State, call: &CallOp) -> Option<Rc<ForeignFunction>> {
        let Callee::Pointer(arg) = call.callee else {
            return None;
        };
        let targets = self.universe.targets(read(state, arg));
        let mut functions = targets
            .iter()
            .filter_map(|target| self.entry.callbacks.get(&target.object));
        let first = functions.next().cloned().flatten();
        first.filter(|_| functions.next().is_none())
    }

    /// The library returns to a function of the caller's, which returns in turn.
    pub(super) fn return_to_callback(&mut self, state: &mut State) -> Result<(), End> {
        let code = state.top.code.clone();
        let Op::Call(call) = &code.ops[state.top.op as usize] else {
            unreachable!("a frame was entered by a call");
        };
        let next = match &call.callee {
            Callee::Function(function) => self.finish_undefined(state, *function, call)?,
            _ => self.finish_callback(state, call)?,
        };
        if let Next::Op = next {
            state.top.op += 1;
        }
        self.yield_to_others(state)
    }
}

/// A number of 64 bits.
fn number_argument(number: u64) -> ActualArgument {
    scalar_argument(Scalar::Int(64), Value::Int(number))
}
