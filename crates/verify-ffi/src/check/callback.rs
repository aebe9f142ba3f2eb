//! Pointers to functions: what C++ calls against what Rust has there, and the reverse.

use super::mismatch::{MismatchKind, Severity};
use super::value::{Comparer, Flow, Site};
use crate::cpp::CppFunctionType;
use crate::model::FunctionPointer;

impl Comparer<'_> {
    /// Two types of functions. Values go the other way than the pointer does.
    pub fn callback(&mut self, rust: &FunctionPointer, cpp: &CppFunctionType, site: &Site) {
        if matches!(rust.abi.as_str(), "Rust" | "rust-intrinsic" | "rust-call") {
            let message = format!(
                "{} is a function of Rust's own convention, which C++ cannot call",
                site.what
            );
            return self.report(
                site,
                MismatchKind::CallingConvention,
                Severity::Error,
                message,
            );
        }
        if rust.variadic != cpp.variadic {
            let message = format!(
                "{} points to a function that is variadic on one side only",
                site.what
            );
            return self.report(site, MismatchKind::Variadic, Severity::Error, message);
        }
        let (ours, theirs) = (rust.parameters.len(), cpp.parameters.len());
        if ours != theirs {
            let message = format!(
                "the function that {} points to has {ours} parameters in Rust and {theirs} in C++",
                site.what
            );
            return self.report(site, MismatchKind::Arity, Severity::Error, message);
        }
        for (at, (ours, theirs)) in rust.parameters.iter().zip(&cpp.parameters).enumerate() {
            let inner = Site {
                flow: opposite(site.flow),
                what: format!(
                    "parameter {} of the function that {} points to",
                    at + 1,
                    site.what
                ),
                ..site.clone()
            };
            self.value(ours, theirs, &inner);
        }
        let inner = Site {
            what: format!("the result of the function that {} points to", site.what),
            ..site.clone()
        };
        self.result(&rust.result, &cpp.result, &inner);
    }
}

fn opposite(flow: Flow) -> Flow {
    match flow {
        Flow::ToCpp => Flow::ToRust,
        Flow::ToRust => Flow::ToCpp,
        Flow::Both => Flow::Both,
    }
}
