//! Calls of functions that a model approximates: see `checks/approximation.rs`.

use crate::checks::approximation::Approximation;
use crate::engine::Engine;
use crate::value::Value;
use std::rc::Rc;

impl Engine<'_> {
    /// Notes that a model left the result of a function open, which is these bits. Where nobody can say here what the
    /// function answers natively, a failure that rests on it is none.
    pub fn record_approximation(
        &mut self,
        function: &str,
        width: u32,
        answer: Value,
        arguments: &[Value],
    ) {
        if self.inputs.choices.open().is_empty() {
            return;
        }
        let answer = self.universe.term(answer, width);
        let function: Rc<str> = function.into();
        if !Approximation::is_known(&function, width) {
            for variable in self.universe.arena.variables(answer) {
                self.checks.unmodelled.note(variable, &function);
            }
            return;
        }
        let arguments = arguments
            .iter()
            .map(|argument| self.universe.term(*argument, width))
            .collect();
        self.checks.unmodelled.approximations.push(Approximation {
            function,
            width,
            arguments,
            answer,
        });
    }
}
