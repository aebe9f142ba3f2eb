//! A package's Rust sources to its boundary.

use crate::contract::{
    Contract, RustSource, contracts, count_by_loops, foreign_functions, name_enums, relate,
    sources, undeclared,
};
use crate::cpp::{CppLength, Interface};
use crate::declaration::{bridges, exported, foreign};
use crate::model::{Boundary, Origin, Signature};
use crate::resolve::Resolver;
use crate::source::{Package, load};
use std::collections::BTreeSet;
use verify_ir::cxx_symbols::plain_symbol;

/// What the Rust of a package declares, and what may be passed to what it declares.
#[derive(Clone, Debug, Default)]
pub struct Reading {
    /// What the sources declare.
    pub boundary: Boundary,
    /// One for each function that Rust calls, in the order of the signatures.
    pub contracts: Vec<Contract>,
    /// One for each function that Rust defines for C and C++ to call.
    pub foreign_functions: Vec<Contract>,
    /// Functions of the package's libraries that Rust does not declare, once those are known.
    pub undeclared: Vec<Contract>,
    /// The sources that were read, and what a change in them may concern.
    pub sources: Vec<RustSource>,
}

impl Reading {
    /// The contract of the function that a symbol of a unit names, if Rust declares it.
    #[must_use]
    pub fn contract(&self, symbol: &str) -> Option<&Contract> {
        let plain = plain_symbol(symbol);
        self.contracts.iter().find(|one| one.symbol == plain)
    }
}

impl Reading {
    /// Adds what units of the package's libraries define and Rust does not declare, and settles what all of
    /// these functions say of each other.
    pub fn add_units<'i>(&mut self, units: impl Iterator<Item = &'i Interface>) {
        let units: Vec<&Interface> = units.collect();
        let lengths: Vec<&CppLength> = units.iter().flat_map(|unit| &unit.lengths).collect();
        for interface in units {
            for contract in &mut self.contracts {
                if contract.origin == Origin::Extern
                    && let Some(function) = interface.functions.get(&contract.symbol)
                {
                    name_enums(contract, function, interface);
                    count_by_loops(contract, function, interface, &lengths);
                }
            }
            let known = |symbol: &str| {
                self.contract(symbol).is_some()
                    || self.undeclared.iter().any(|one| one.symbol == symbol)
            };
            let mut found = undeclared(interface, &known);
            for contract in &mut found {
                if let Some(function) = interface.functions.get(&contract.symbol) {
                    count_by_loops(contract, function, interface, &lengths);
                }
            }
            self.undeclared.extend(found);
        }
        let all = self.contracts.iter_mut().chain(&mut self.undeclared);
        relate(&mut all.collect::<Vec<_>>());
    }
}

/// Reads the sources of a package. What cannot be read is a note of the result.
#[must_use]
pub fn read(package: &Package) -> Reading {
    let loaded = load(package);
    let mut resolver = Resolver::new(&loaded);
    let (mut signatures, mut statics) = foreign(&mut resolver);
    signatures.extend(bridges(&mut resolver));
    signatures.extend(exported(&mut resolver));
    // A file that two crates have in common is read twice.
    let mut seen = BTreeSet::new();
    signatures.retain(|one: &Signature| seen.insert((one.span.clone(), one.symbol.clone())));
    let mut seen = BTreeSet::new();
    statics.retain(|one| seen.insert((one.span.clone(), one.symbol.clone())));
    let mut notes = loaded.notes.clone();
    notes.extend(resolver.notes);
    let boundary = Boundary {
        target: package.target,
        signatures,
        statics,
        composites: resolver.composites,
        notes,
    };
    let contracts = contracts(&boundary, &loaded);
    let foreign_functions = foreign_functions(&boundary, &loaded);
    let sources = sources(&loaded, &boundary.signatures);
    Reading {
        boundary,
        contracts,
        foreign_functions,
        undeclared: Vec::new(),
        sources,
    }
}
