//! Every declaration with its definition, or without one.

use super::mismatch::{Mismatch, MismatchKind, Severity};
use super::signature::{Comparison, compare_types, has_wide};
use super::value::{Comparer, Flow, Site};
use crate::cpp::{CppFunction, Interface, Place};
use crate::model::{Boundary, Origin, Signature, Static};
use crate::span::{Note, Span};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use verify_ir::cxx_symbols::plain_symbol;

/// A library of C or C++ that the package links.
#[derive(Clone, Debug)]
pub struct Library<'a> {
    /// As the linker is given it.
    pub name: &'a str,
    /// Every unit of it was compiled and is here.
    pub complete: bool,
    /// What each of its members defines.
    pub units: Vec<&'a Interface>,
}

/// What a check found.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Report {
    /// In the order of the Rust sources.
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
    /// Where Rust declares it.
    pub rust: Span,
    /// Where C or C++ defines it.
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
            Origin::BridgeRust | Origin::Undeclared => {}
        }
    }
    for variable in &boundary.statics {
        checker.variable(variable);
    }
    checker.report()
}

/// What a declaration without a definition says.
struct Declared<'a> {
    symbol: &'a str,
    /// In Rust.
    name: &'a str,
    link: Option<&'a str>,
    span: &'a Span,
    conditional: bool,
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
            return self.missing(&Declared {
                symbol: &signature.symbol,
                name: &signature.name,
                link: signature.link.as_deref(),
                span: &signature.span,
                conditional: signature.conditional,
            });
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
        function: &'a CppFunction,
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
        let throws = match &signature.behind {
            Some(name) => self.behind_shim(name),
            None => Some(function),
        };
        if let Some(throws) = throws {
            comparison.unwinding(throws);
        }
        if signature.origin == Origin::BridgeCpp {
            comparison.bridge_arity(definition);
            return comparison.found;
        }
        if has_wide(signature) || !comparison.arity(definition) {
            return comparison.found;
        }
        let mut found = comparison.found;
        // Whether a declaration that may be left out agrees must not depend on what others had in it.
        let mut unseen = HashSet::new();
        let mut comparer = Comparer {
            boundary: self.boundary,
            interface: unit,
            unit: std::ptr::from_ref(unit) as usize,
            seen: if signature.conditional {
                &mut unseen
            } else {
                &mut self.seen
            },
            found: Vec::new(),
        };
        compare_types(&mut comparer, signature, function, definition);
        found.append(&mut comparer.found);
        found
    }

    /// The function of this name in C++; none where there is no other but overloads.
    fn behind_shim(&self, name: &str) -> Option<&'a CppFunction> {
        let all = self.functions.values().map(|(_, _, function)| *function);
        let mut named = all.filter(|function| function.name == name);
        let first = named.next();
        first.filter(|_| named.next().is_none())
    }

    fn missing(&mut self, declared: &Declared<'_>) {
        let Declared { symbol, span, .. } = declared;
        let (message, place, details) = if let Some((mangled, function)) = self.mangled(symbol) {
            (
                format!("`{symbol}` is declared in Rust, but C++ defines it with C++ linkage"),
                function.place.clone(),
                vec![
                    format!("Rust looks for the symbol `{symbol}`"),
                    format!("C++ defines `{mangled}`: `extern \"C\"` is missing"),
                ],
            )
        } else if let Some(library) = self.library(declared.link) {
            (
                format!("`{symbol}` is declared in Rust, but no unit of the library defines it"),
                Place::default(),
                vec![format!("the block names the library `{library}`")],
            )
        } else {
            return self.report.elsewhere.push(Note {
                message: format!("`{symbol}` is not defined by the units that were compiled"),
                span: Some((*span).clone()),
            });
        };
        let mismatch = Mismatch {
            kind: MismatchKind::MissingSymbol,
            severity: Severity::Error,
            symbol: (*symbol).to_owned(),
            message,
            rust: (*span).clone(),
            cpp: place,
            function: declared.name.to_owned(),
            details,
        };
        self.file(symbol, declared.conditional, vec![mismatch]);
    }

    /// A function of this name whose symbol is another. One in a namespace or a class may have the
    /// name of a function of the C library by chance.
    fn mangled(&self, name: &str) -> Option<(&'a str, &'a CppFunction)> {
        let mut all = self.functions.values();
        let found =
            all.find(|(_, symbol, function)| symbol.starts_with("_Z") && function.name == name);
        found.map(|(_, symbol, function)| (*symbol, *function))
    }

    /// The library that the declaration names, if nothing of it is unknown.
    fn library(&self, link: Option<&str>) -> Option<&'a str> {
        let mut libraries = self.libraries.iter();
        let found = libraries.find(|library| Some(library.name) == link && library.complete);
        found.map(|library| library.name)
    }

    fn variable(&mut self, declared: &Static) {
        let units = self.libraries.iter().flat_map(|library| &library.units);
        let found = units
            .filter_map(|unit| Some((*unit, unit.variables.get(&declared.symbol)?)))
            .next();
        let Some((unit, variable)) = found else {
            return self.missing(&Declared {
                symbol: &declared.symbol,
                name: &declared.symbol,
                link: declared.link.as_deref(),
                span: &declared.span,
                conditional: declared.conditional,
            });
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
