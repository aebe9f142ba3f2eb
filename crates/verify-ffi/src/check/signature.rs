//! One declaration against one definition: called the same way, with as many parameters, of types
//! that agree.

use super::mismatch::{Mismatch, MismatchKind, Severity};
use super::value::{Comparer, Flow, Site};
use crate::cpp::{CppFunction, CppSignature, CppType, Interface};
use crate::model::{Boundary, BridgeType, CompositeKind, Origin, PointerKind, RustType, Signature};

/// One declaration and one definition.
pub(super) struct Comparison<'a> {
    pub boundary: &'a Boundary,
    pub signature: &'a Signature,
    pub function: &'a CppFunction,
    pub found: Vec<Mismatch>,
}

impl Comparison<'_> {
    fn report(&mut self, kind: MismatchKind, message: String, details: Vec<String>) {
        let function = self.function;
        self.report_of(function, kind, Severity::Error, message, details);
    }

    fn report_of(
        &mut self,
        function: &CppFunction,
        kind: MismatchKind,
        severity: Severity,
        message: String,
        details: Vec<String>,
    ) {
        self.found.push(Mismatch {
            kind,
            severity,
            symbol: self.signature.symbol.clone(),
            message,
            rust: self.signature.span.clone(),
            cpp: function.place.clone(),
            function: function.name.clone(),
            details,
        });
    }

    /// Who lets exceptions pass, and who does not. `function` is what throws or catches: of a bridge, the
    /// function behind the shim.
    pub fn unwinding(&mut self, function: &CppFunction) {
        if !self.signature.unwind || !function.noexcept {
            return;
        }
        let name = &self.signature.name;
        let (severity, message) = match self.signature.origin {
            // C++ has no landing pads there: unwinding would be undefined.
            Origin::Exported => (
                Severity::Error,
                format!("`{name}` may unwind, and C++ declares it `noexcept`"),
            ),
            _ => (
                Severity::Warning,
                format!(
                    "`{name}` is `noexcept` in C++: an exception ends the program and never reaches Rust"
                ),
            ),
        };
        let rust = match self.signature.origin {
            Origin::BridgeCpp => "a `Result`".to_owned(),
            _ => format!("`extern \"{}\"`", self.signature.abi),
        };
        let details = vec![format!("Rust: {rust}"), "C++: `noexcept`".to_owned()];
        self.report_of(function, MismatchKind::Noexcept, severity, message, details);
    }

    pub fn convention(&mut self) {
        // LLVM's numbers: win64cc 79, x86_64_sysvcc 78, which is C's own here.
        const WIN64: u16 = 79;
        let declared = match self.signature.abi.as_str() {
            "win64" | "win64-unwind" | "efiapi" => WIN64,
            "C" | "C-unwind" | "system" | "system-unwind" | "cdecl" | "cdecl-unwind" | "sysv64"
            | "sysv64-unwind" | "C++" | "C++-unwind" | "aapcs" => 0,
            other => {
                let message = format!(
                    "`{}` is declared `extern \"{other}\"`, which no C++ compiler here uses",
                    self.signature.name
                );
                return self.report(MismatchKind::CallingConvention, message, Vec::new());
            }
        };
        let defined = match self.function.convention {
            78 => 0,
            other => other,
        };
        if declared != defined {
            let message = format!(
                "`{}` is called by another convention than it is defined with",
                self.signature.name
            );
            let details = vec![
                format!("Rust: `extern \"{}\"`", self.signature.abi),
                format!("C++: {}", convention_name(defined)),
            ];
            self.report(MismatchKind::CallingConvention, message, details);
        }
    }

    pub fn variadic(&mut self) {
        if self.signature.variadic == self.function.variadic {
            return;
        }
        let (with, without) = match self.signature.variadic {
            true => ("Rust", "C++"),
            false => ("C++", "Rust"),
        };
        let message = format!(
            "`{}` takes any number of arguments in {with}, but not in {without}",
            self.signature.name
        );
        self.report(MismatchKind::Variadic, message, Vec::new());
    }

    pub fn arity(&mut self, definition: &CppSignature) -> bool {
        let (rust, cpp) = (self.signature.parameters.len(), definition.parameters.len());
        if rust != cpp {
            self.report_arity(&rust.to_string(), cpp, definition);
        }
        rust == cpp
    }

    fn report_arity(&mut self, rust: &str, cpp: usize, definition: &CppSignature) {
        let message = format!(
            "`{}` has {rust} parameter{} in Rust and {cpp} in C++",
            self.signature.name,
            if rust == "1" { "" } else { "s" }
        );
        let ours = self.signature.parameters.iter();
        let ours: Vec<String> = ours
            .map(|one| format!("{}: {}", one.name, one.written))
            .collect();
        let theirs = definition.parameters.iter();
        let theirs: Vec<String> = theirs
            .map(|one| declared(&one.written, &one.name))
            .collect();
        let details = vec![
            format!("Rust: `({})`", ours.join(", ")),
            format!("C++: `({})`", theirs.join(", ")),
        ];
        self.report(MismatchKind::Arity, message, details);
    }

    /// The shim has a parameter more where the result goes through memory.
    pub fn bridge_arity(&mut self, definition: &CppSignature) {
        let own = self.signature.parameters.len();
        let (least, most) = match through_memory(self.signature, self.boundary) {
            Some(true) => (own + 1, own + 1),
            Some(false) => (own, own),
            None => (own, own + 1),
        };
        let actual = definition.parameters.len();
        if !(least..=most).contains(&actual) {
            self.report_arity(&least.to_string(), actual, definition);
        }
    }
}

/// The types of all parameters, and of the result.
pub(super) fn compare_types(
    comparer: &mut Comparer<'_>,
    signature: &Signature,
    function: &CppFunction,
    definition: &CppSignature,
) {
    let into_rust = match signature.origin {
        Origin::Exported => (Flow::ToRust, Flow::ToCpp),
        _ => (Flow::ToCpp, Flow::ToRust),
    };
    let site = |kind, flow, what: String, rust_written: &str, cpp_written: &str| Site {
        kind,
        flow,
        what,
        rust_written: rust_written.to_owned(),
        cpp_written: cpp_written.to_owned(),
        symbol: signature.symbol.clone(),
        function: function.name.clone(),
        rust: signature.span.clone(),
        cpp: function.place.clone(),
    };
    let pairs = signature.parameters.iter().zip(&definition.parameters);
    for (at, (ours, theirs)) in pairs.enumerate() {
        let name = if ours.name.is_empty() {
            &theirs.name
        } else {
            &ours.name
        };
        let what = match name.as_str() {
            "" => format!("parameter {} of `{}`", at + 1, signature.name),
            name => format!("parameter {} (`{name}`) of `{}`", at + 1, signature.name),
        };
        let site = site(
            MismatchKind::ParameterType,
            into_rust.0,
            what,
            &ours.written,
            &theirs.written,
        );
        comparer.value(&ours.ty, &theirs.ty, &site);
    }
    let what = format!("the result of `{}`", signature.name);
    let written = super::value::spelled(&signature.result, comparer.boundary);
    let site = site(
        MismatchKind::ReturnType,
        into_rust.1,
        what,
        &written,
        &definition.written,
    );
    comparer.result(&signature.result, &definition.result, &site);
}

/// Whether the result of a bridge function goes through a pointer; none where that depends on the
/// release of cxx.
pub(crate) fn through_memory(signature: &Signature, boundary: &Boundary) -> Option<bool> {
    if signature.unwind {
        return Some(signature.result != RustType::Unit);
    }
    match &signature.result {
        RustType::Bridge { bridge } => match bridge {
            BridgeType::UniquePtr { .. } => Some(false),
            // Newer releases give through memory what borrows from an argument.
            BridgeType::Str | BridgeType::Slice { .. } => None,
            _ => Some(true),
        },
        RustType::Pointer {
            kind: PointerKind::Reference,
            ..
        } => None,
        RustType::Array { .. } => Some(true),
        RustType::Composite { index } => match boundary.composites[*index].kind {
            CompositeKind::Enum => Some(false),
            _ => None,
        },
        // A type that is opaque here may be known to be trivial elsewhere.
        RustType::Opaque { .. } => None,
        _ => Some(false),
    }
}

pub(super) fn has_wide(signature: &Signature) -> bool {
    let is_wide = |ty: &RustType| matches!(ty, RustType::Bridge { .. });
    signature.parameters.iter().any(|one| is_wide(&one.ty)) || is_wide(&signature.result)
}

fn convention_name(convention: u16) -> String {
    match convention {
        0 => "the convention of C".to_owned(),
        79 => "`__attribute__((ms_abi))`".to_owned(),
        other => format!("LLVM's calling convention {other}"),
    }
}

/// The type with the name, as C writes them, roughly.
fn declared(written: &str, name: &str) -> String {
    let glue = if written.ends_with(['*', '&']) || name.is_empty() {
        ""
    } else {
        " "
    };
    format!("{written}{glue}{name}")
}

/// Whether a result of this type comes back through memory that the caller provides: it is too big
/// for two registers, or its copying has a meaning.
pub(super) fn is_hidden_pointer(ty: &CppType, interface: &Interface) -> bool {
    match ty {
        CppType::Composite { index } => {
            let composite = &interface.composites[*index];
            composite.by_address || composite.size > 16
        }
        _ => false,
    }
}
