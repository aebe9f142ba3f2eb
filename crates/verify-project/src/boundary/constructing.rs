//! Objects of classes with a meaning of their own, for functions that Rust does not declare: they are made by their
//! constructors, before the call.

use super::object_setup::{ObjectSetup, argument};
use super::value_spec::spec;
use verify_ffi::contract::{Constructor, Value};
use verify_symex::call_environment::{SetupCall, ValueSpec};

impl ObjectSetup<'_> {
    /// An object in memory of the caller's, which one of its constructors makes.
    pub(super) fn constructed(&mut self, object: &Value, name: &str) -> Option<ValueSpec> {
        let Value::Constructed {
            size, constructors, ..
        } = object
        else {
            return None;
        };
        let buffer = self.buffer(name, *size, false);
        let call = |one: &Constructor| {
            let mut parameters = vec![argument("this", ValueSpec::ScratchBuffer { buffer })];
            let given = one.parameters.iter().map(|given| argument("", spec(given)));
            parameters.extend(given);
            SetupCall {
                function: one.symbol.clone(),
                parameters,
                result: None,
                reports_errors: false,
                memory_for_result: None,
            }
        };
        self.step(constructors.iter().map(call).collect(), None);
        Some(ValueSpec::ScratchBuffer { buffer })
    }
}
