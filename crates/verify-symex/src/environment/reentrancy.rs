//! A function of the caller's that the entry point calls may call the library in turn, while the entry
//! point is in the middle of something.

use crate::call_environment::ForeignFunction;
use crate::engine::{End, Engine};
use crate::inputs::choices::ChoiceKind;
use crate::state::{OnReturn, State};
use crate::value::Value;
use verify_ir::IntPredicate;
use verify_term::Sort;

impl Engine<'_> {
    /// Queues the executions in which the caller's function calls the library again, once; what is left
    /// are those in which it does not. Where the function is known, so is what it calls.
    pub fn reenter(
        &mut self,
        state: &mut State,
        only: Option<&ForeignFunction>,
    ) -> Result<(), End> {
        let Some(caller) = self
            .options
            .caller
            .clone()
            .filter(|_| !state.in_reentrant_call)
        else {
            return Ok(());
        };
        let mut ways = Vec::new();
        for setup_call in &caller.reentrant_calls {
            if only.is_some_and(|only| !only.may_call(&setup_call.function)) {
                continue;
            }
            let function = self.image.program.function_named(&setup_call.function);
            if let Some(function) =
                function.filter(|function| self.image.program.function(*function).defined)
            {
                ways.push((setup_call, function));
            }
        }
        if ways.is_empty() || state.is_beside_entry() {
            return Ok(());
        }
        if let Some(only) = only {
            self.record_assumption(state, &only.reentry_note());
        }
        let choice = self.choose(state, ChoiceKind::Reentry, Sort::BitVec(8));
        let choice = self.universe.value(choice);
        for (index, (setup_call, function)) in ways.into_iter().enumerate() {
            let mut side = state.clone();
            side.in_reentrant_call = true;
            let taken = self
                .assume_choice(&mut side, choice, index as u64 + 1)
                .and_then(|()| {
                    self.enter_setup_call(
                        &mut side,
                        &caller,
                        setup_call,
                        function,
                        OnReturn::Reentry,
                    )
                });
            match taken {
                Ok(()) => {
                    self.progress.states += 1;
                    self.enqueue(side);
                }
                Err(End::Path | End::Parked) => {}
                Err(End::Job) => return Err(End::Job),
            }
        }
        self.assume_choice(state, choice, 0)
    }

    /// Only the executions that chose this.
    pub fn assume_choice(
        &mut self,
        state: &mut State,
        choice: Value,
        index: u64,
    ) -> Result<(), End> {
        let equal = self
            .universe
            .compare(IntPredicate::Eq, 8, choice, Value::Int(index));
        let equal = self.universe.condition(equal);
        self.assume(state, equal)
    }
}

impl ForeignFunction {
    fn may_call(&self, symbol: &str) -> bool {
        self.reenters.iter().any(|one| one.symbol == symbol)
    }

    /// How far its calls of the library are followed.
    fn reentry_note(&self) -> String {
        let names: Vec<String> = self
            .reenters
            .iter()
            .map(|one| format!("`{}`", one.name))
            .collect();
        format!(
            "of the library, `{}` calls at most {}, once",
            self.name,
            if names.len() == 1 {
                names.concat()
            } else {
                format!("one of {}", names.join(" or "))
            }
        )
    }
}
