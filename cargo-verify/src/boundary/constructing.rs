//! Objects of classes with a meaning of their own, for functions that Rust does not declare: they are made by their
//! constructors, before the call.

use super::caller::shape;
use super::making::{Making, argument};
use verify_ffi::contract::{Constructor, Value};
use verify_symex::caller::{Prior, Shape};

impl Making<'_> {
    /// An object in memory of the caller's, which one of its constructors makes.
    pub(super) fn constructed(&mut self, object: &Value, name: &str) -> Option<Shape> {
        let Value::Constructed {
            size, constructors, ..
        } = object
        else {
            return None;
        };
        let room = self.room(name, *size, false);
        let call = |one: &Constructor| {
            let mut parameters = vec![argument("this", Shape::Room { room })];
            let given = one
                .parameters
                .iter()
                .map(|given| argument("", shape(given)));
            parameters.extend(given);
            Prior {
                function: one.symbol.clone(),
                parameters,
                result: None,
                tells_errors: false,
                memory_for_result: None,
            }
        };
        self.step(constructors.iter().map(call).collect(), None);
        Some(Shape::Room { room })
    }
}
