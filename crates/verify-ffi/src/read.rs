//! A package's Rust sources to its boundary.

use crate::check::plain_symbol;
use crate::contract::{Contract, contracts, provided};
use crate::declaration::{bridges, exported, foreign};
use crate::model::{Boundary, Signature};
use crate::resolve::Resolver;
use crate::source::{Package, load};
use std::collections::BTreeSet;

/// What the Rust of a package declares, and what may be passed to what it declares.
#[derive(Clone, Debug, Default)]
pub struct Reading {
    pub boundary: Boundary,
    /// One for each function that Rust calls, in the order of the signatures.
    pub contracts: Vec<Contract>,
    /// One for each function that Rust defines for C and C++ to call.
    pub provided: Vec<Contract>,
}

impl Reading {
    /// The contract of the function that a symbol of a unit names, if Rust declares it.
    #[must_use]
    pub fn contract(&self, symbol: &str) -> Option<&Contract> {
        let plain = plain_symbol(symbol);
        self.contracts.iter().find(|one| one.symbol == plain)
    }
}

/// Reads the sources of a package. What cannot be read is a note of the result.
#[must_use]
pub fn read(package: &Package) -> Reading {
    let sources = load(package);
    let mut resolver = Resolver::new(&sources);
    let (mut signatures, mut statics) = foreign(&mut resolver);
    signatures.extend(bridges(&mut resolver));
    signatures.extend(exported(&mut resolver));
    // A file that two crates have in common is read twice.
    let mut seen = BTreeSet::new();
    signatures.retain(|one: &Signature| seen.insert((one.span.clone(), one.symbol.clone())));
    let mut seen = BTreeSet::new();
    statics.retain(|one| seen.insert((one.span.clone(), one.symbol.clone())));
    let mut notes = sources.notes.clone();
    notes.extend(resolver.notes);
    let boundary = Boundary {
        target: package.target,
        signatures,
        statics,
        composites: resolver.composites,
        notes,
    };
    let contracts = contracts(&boundary, &sources);
    let provided = provided(&boundary, &sources);
    Reading {
        boundary,
        contracts,
        provided,
    }
}
