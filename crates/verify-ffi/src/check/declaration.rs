//! Whole declarations: is there a definition, with as many parameters, called the same way?

use super::mismatch::{Mismatch, MismatchKind, Severity};
use super::value::{Comparer, Flow, Site};
use crate::cpp::{CppFunction, CppSignature, CppType, Interface, Place};
use crate::model::{Boundary, BridgeType, CompositeKind, Origin, RustType, Signature, Static};
use crate::span::{Note, Span};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet, HashSet};

/// A library of C or C++ that the package links.
#[derive(Clone, Debug)]
pub struct Library<'a> {
    pub name: &'a str,
    /// Every unit of it was compiled and is here.
    pub complete: bool,
    pub units: Vec<&'a Interface>,
}

/// What a check found.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Report {
    pub mismatches: Vec<Mismatch>,
    /// Declarations whose definitions were found, whether they agree or not.
    pub matched: Vec<Matched>,
    /// Declarations that no unit here defines: other libraries may.
    pub elsewhere: Vec<Note>,
    /// Declarations that were found and could not be compared.
    pub not_compared: Vec<Note>,
}

/// A declaration and its definition.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Matched {
    /// Of the definition; of a bridge, cxx's own numbers included.
    pub symbol: String,
    pub rust: Span,
    pub cpp: Place,
    /// The definition is known never to throw.
    pub never_throws: bool,
}

/// Compares everything that Rust declares with what the libraries define.
#[must_use]
pub fn check(boundary: &Boundary, libraries: &[Library<'_>]) -> Report {
    let mut checker = Checker::new(boundary, libraries);
    for signature in &boundary.signatures {
        match signature.origin {
            Origin::Extern | Origin::BridgeCpp => checker.declaration(signature),
            Origin::Exported => checker.exported(signature),
            // cxx generates the C++ that calls these from the same text.
            Origin::BridgeRust => {}
        }
    }
    for variable in &boundary.statics {
        checker.variable(variable);
    }
    checker.report()
}

struct Checker<'a> {
    boundary: &'a Boundary,
    libraries: &'a [Library<'a>],
    /// By symbol, without the numbers of cxx.
    functions: BTreeMap<String, (&'a Interface, &'a str, &'a CppFunction)>,
    report: Report,
    /// Symbols with a declaration that agrees with the definition.
    agreed: BTreeSet<String>,
    /// What was found at declarations that may not be part of the program.
    conditional: Vec<Mismatch>,
    /// Pairs of types that were compared already.
    seen: HashSet<(usize, usize, usize)>,
}

impl<'a> Checker<'a> {
    fn new(boundary: &'a Boundary, libraries: &'a [Library<'a>]) -> Checker<'a> {
        let mut functions = BTreeMap::new();
        for unit in libraries.iter().flat_map(|library| &library.units) {
            for (symbol, function) in &unit.functions {
                let entry = functions.entry(plain_symbol(symbol));
                entry.or_insert((*unit, symbol.as_str(), function));
            }
        }
        Checker {
            boundary,
            libraries,
            functions,
            report: Report::default(),
            agreed: BTreeSet::new(),
            conditional: Vec::new(),
            seen: HashSet::new(),
        }
    }

    /// A declaration that may be left out counts only where no other one of its symbol agrees.
    fn report(mut self) -> Report {
        for mismatch in self.conditional {
            if !self.agreed.contains(&mismatch.symbol) {
                self.report.mismatches.push(mismatch);
            }
        }
        let mut unique: Vec<Mismatch> = Vec::new();
        for mismatch in self.report.mismatches {
            let same = |known: &Mismatch| {
                known.kind == mismatch.kind
                    && known.message == mismatch.message
                    && known.rust == mismatch.rust
                    && known.cpp == mismatch.cpp
            };
            if !unique.iter().any(same) {
                unique.push(mismatch);
            }
        }
        self.report.mismatches = unique;
        self.report
    }

    fn file(&mut self, symbol: &str, conditional: bool, found: Vec<Mismatch>) {
        if found.is_empty() {
            self.agreed.insert(symbol.to_owned());
        }
        let list = if conditional {
            &mut self.conditional
        } else {
            &mut self.report.mismatches
        };
        list.extend(found);
    }

    fn declaration(&mut self, signature: &Signature) {
        let found = self.functions.get(&signature.symbol).copied();
        let Some((unit, symbol, function)) = found else {
            return self.missing(
                &signature.symbol,
                &signature.name,
                signature.link.as_deref(),
                &signature.span,
                signature.conditional,
            );
        };
        self.report.matched.push(Matched {
            symbol: symbol.to_owned(),
            rust: signature.span.clone(),
            cpp: function.place.clone(),
            never_throws: function.never_throws,
        });
        let found = self.compare(signature, unit, function);
        self.file(&signature.symbol, signature.conditional, found);
    }

    /// What C++ thinks of a function that Rust defines.
    fn exported(&mut self, signature: &Signature) {
        let units = self.libraries.iter().flat_map(|library| &library.units);
        let calls: Vec<_> = units
            .filter_map(|unit| Some((*unit, unit.called.get(&signature.symbol)?)))
            .collect();
        for (unit, function) in calls {
            self.report.matched.push(Matched {
                symbol: signature.symbol.clone(),
                rust: signature.span.clone(),
                cpp: function.place.clone(),
                never_throws: function.never_throws,
            });
            let found = self.compare(signature, unit, function);
            self.file(&signature.symbol, signature.conditional, found);
        }
    }

    fn compare(
        &mut self,
        signature: &Signature,
        unit: &Interface,
        function: &CppFunction,
    ) -> Vec<Mismatch> {
        let Some(definition) = &function.signature else {
            let message = format!("`{}` has no debug info to compare with", signature.symbol);
            self.report.not_compared.push(Note {
                message,
                span: Some(signature.span.clone()),
            });
            return Vec::new();
        };
        let mut comparison = Comparison {
            boundary: self.boundary,
            signature,
            function,
            found: Vec::new(),
        };
        comparison.convention();
        comparison.variadic();
        if signature.origin == Origin::BridgeCpp {
            comparison.bridge_arity(definition);
            return comparison.found;
        }
        if has_wide(signature) || !comparison.arity(definition) {
            return comparison.found;
        }
        let mut found = comparison.found;
        let mut comparer = Comparer {
            boundary: self.boundary,
            interface: unit,
            unit: std::ptr::from_ref(unit) as usize,
            seen: &mut self.seen,
            found: Vec::new(),
        };
        compare_types(&mut comparer, signature, function, definition);
        found.append(&mut comparer.found);
        found
    }

    fn missing(
        &mut self,
        symbol: &str,
        name: &str,
        link: Option<&str>,
        span: &Span,
        conditional: bool,
    ) {
        let other = self.functions.values().find(|(_, mangled, function)| {
            let last = function.name.rsplit("::").next();
            mangled.starts_with("_Z") && last == Some(symbol)
        });
        let of_library = |library: &&Library<'_>| Some(library.name) == link && library.complete;
        let (message, place, details) = match other {
            Some((_, mangled, function)) => (
                format!(
                    "`{symbol}` is declared in Rust, but C++ defines `{}` with C++ linkage",
                    function.name
                ),
                function.place.clone(),
                vec![
                    format!("Rust looks for the symbol `{symbol}`"),
                    format!("C++ defines `{mangled}`: `extern \"C\"` is missing"),
                ],
            ),
            None if self.libraries.iter().any(|library| of_library(&library)) => (
                format!("`{symbol}` is declared in Rust, but no unit of the library defines it"),
                Place::default(),
                vec![format!(
                    "the block names the library `{}`",
                    link.unwrap_or_default()
                )],
            ),
            None => {
                return self.report.elsewhere.push(Note {
                    message: format!("`{symbol}` is not defined by the units that were compiled"),
                    span: Some(span.clone()),
                });
            }
        };
        let mismatch = Mismatch {
            kind: MismatchKind::MissingSymbol,
            severity: Severity::Error,
            symbol: symbol.to_owned(),
            message,
            rust: span.clone(),
            cpp: place,
            function: name.to_owned(),
            details,
        };
        self.file(symbol, conditional, vec![mismatch]);
    }

    fn variable(&mut self, declared: &Static) {
        let units = self.libraries.iter().flat_map(|library| &library.units);
        let found = units
            .filter_map(|unit| Some((*unit, unit.variables.get(&declared.symbol)?)))
            .next();
        let Some((unit, variable)) = found else {
            return self.missing(
                &declared.symbol,
                &declared.symbol,
                declared.link.as_deref(),
                &declared.span,
                declared.conditional,
            );
        };
        self.report.matched.push(Matched {
            symbol: declared.symbol.clone(),
            rust: declared.span.clone(),
            cpp: variable.place.clone(),
            never_throws: true,
        });
        let mut comparer = Comparer {
            boundary: self.boundary,
            interface: unit,
            unit: std::ptr::from_ref(unit) as usize,
            seen: &mut self.seen,
            found: Vec::new(),
        };
        let site = Site {
            kind: MismatchKind::VariableType,
            flow: Flow::Both,
            what: format!("the variable `{}`", declared.symbol),
            rust_written: declared.written.clone(),
            cpp_written: variable.written.clone(),
            symbol: declared.symbol.clone(),
            function: variable.name.clone(),
            rust: declared.span.clone(),
            cpp: variable.place.clone(),
        };
        comparer.value(&declared.ty, &variable.ty, &site);
        let found = comparer.found;
        self.file(&declared.symbol, declared.conditional, found);
    }
}

/// One declaration and one definition.
struct Comparison<'a> {
    boundary: &'a Boundary,
    signature: &'a Signature,
    function: &'a CppFunction,
    found: Vec<Mismatch>,
}

impl Comparison<'_> {
    fn tell(&mut self, kind: MismatchKind, message: String, details: Vec<String>) {
        self.found.push(Mismatch {
            kind,
            severity: Severity::Error,
            symbol: self.signature.symbol.clone(),
            message,
            rust: self.signature.span.clone(),
            cpp: self.function.place.clone(),
            function: self.function.name.clone(),
            details,
        });
    }

    fn convention(&mut self) {
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
                return self.tell(MismatchKind::CallingConvention, message, Vec::new());
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
            self.tell(MismatchKind::CallingConvention, message, details);
        }
    }

    fn variadic(&mut self) {
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
        self.tell(MismatchKind::Variadic, message, Vec::new());
    }

    fn arity(&mut self, definition: &CppSignature) -> bool {
        let (rust, cpp) = (self.signature.parameters.len(), definition.parameters.len());
        if rust != cpp {
            self.tell_arity(&rust.to_string(), cpp, definition);
        }
        rust == cpp
    }

    fn tell_arity(&mut self, rust: &str, cpp: usize, definition: &CppSignature) {
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
        self.tell(MismatchKind::Arity, message, details);
    }

    /// The shim has a parameter more where the result goes through memory.
    fn bridge_arity(&mut self, definition: &CppSignature) {
        let own = self.signature.parameters.len();
        let (least, most) = match through_memory(self.signature, self.boundary) {
            Some(true) => (own + 1, own + 1),
            Some(false) => (own, own),
            None => (own, own + 1),
        };
        let actual = definition.parameters.len();
        if !(least..=most).contains(&actual) {
            self.tell_arity(&least.to_string(), actual, definition);
        }
    }
}

fn compare_types(
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
        RustType::Bridge { bridge } => Some(!matches!(
            bridge,
            BridgeType::Str | BridgeType::Slice { .. } | BridgeType::UniquePtr { .. }
        )),
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

fn has_wide(signature: &Signature) -> bool {
    let is_wide = |ty: &RustType| matches!(ty, RustType::Bridge { .. });
    signature.parameters.iter().any(|one| is_wide(&one.ty)) || is_wide(&signature.result)
}

/// A symbol as [`Signature::symbol`] has it: releases of cxx put their number into symbols, so
/// `cxxbridge1$205$f` is `cxxbridge1$f`.
#[must_use]
pub fn plain_symbol(symbol: &str) -> String {
    let mut parts: Vec<&str> = symbol.split('$').collect();
    let bridge = parts.iter().position(|part| part.starts_with("cxxbridge"));
    if let Some(at) = bridge {
        let is_number =
            |part: &&str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        if parts.get(at + 1).is_some_and(is_number) {
            parts.remove(at + 1);
        }
    }
    parts.join("$")
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
