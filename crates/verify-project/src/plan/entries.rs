//! The functions of a library that are verified: those that Rust declares, first, and, where they are asked for or
//! there are no such, every other external definition without a C++ name; harnesses and
//! functions with contracts, whatever their names.

use crate::contract::Contracts;
use crate::ir::Symbols;
use crate::unit::BuiltUnit;
use std::collections::BTreeSet;
use verify_ir::{cxx_symbols, demangle};

/// Where a job starts.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct EntryPoint {
    /// Rust declares it. Those come first.
    pub undeclared: bool,
    /// The position of its unit in the library; those of side files come behind the units.
    pub unit: usize,
    /// The linkage name.
    pub symbol: String,
}

impl EntryPoint {
    /// As a person would write it.
    pub fn name(&self) -> String {
        cxx_symbols::source_name(&self.symbol).unwrap_or_else(|| demangle(&self.symbol))
    }
}

/// The entry points of a library, those that Rust declares first, then in the order of units and
/// names. Others are entry points on their own where they are asked for, or Rust declares none.
pub fn entry_points(
    units: &[&BuiltUnit],
    side_files: &[&BuiltUnit],
    declares: &dyn Fn(&str) -> bool,
    undeclared: bool,
) -> Vec<EntryPoint> {
    let mut entries = BTreeSet::new();
    let mut seen = BTreeSet::new();
    let mut exported = units.iter().flat_map(|unit| &unit.symbols.exported);
    // Where Rust declares nothing, nothing else leads there.
    let undeclared = undeclared || !exported.any(|symbol| declares(symbol));
    for (at, unit) in units.iter().enumerate() {
        for symbol in &unit.symbols.exported {
            let is_declared = declares(symbol);
            let is_entry = is_declared || (undeclared && is_plain(symbol));
            if is_entry && seen.insert(symbol) {
                entries.insert(EntryPoint {
                    undeclared: !is_declared,
                    unit: at,
                    symbol: symbol.clone(),
                });
            }
        }
    }
    let symbols: Vec<&Symbols> = units
        .iter()
        .chain(side_files)
        .map(|unit| &unit.symbols)
        .collect();
    let contracts = Contracts::of(&symbols);
    for symbol in contracts.entries() {
        let defines = |unit: &&BuiltUnit| {
            unit.symbols.functions.contains(&symbol)
                || unit.symbols.local_functions.contains(&symbol)
        };
        // Several units may have harnesses of one name: to other compilers they are private functions.
        let most = match contracts.harnesses.contains(&symbol) {
            true => usize::MAX,
            false => 1,
        };
        let holders = units.iter().chain(side_files).enumerate();
        let holders = holders.filter(|(_, unit)| defines(unit)).take(most);
        if seen.contains(&symbol) && most == 1 {
            continue;
        }
        entries.extend(holders.map(|(unit, _)| EntryPoint {
            undeclared: !declares(&symbol),
            unit,
            symbol: symbol.clone(),
        }));
    }
    entries.into_iter().collect()
}

/// Without a C++ name, a program's `main` and generated glue apart.
fn is_plain(symbol: &str) -> bool {
    !symbol.starts_with("_Z")
        && !symbol.starts_with("__cxx_")
        && symbol != "main"
        && !cxx_symbols::is_glue(symbol)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_definitions_count_and_glue_does_not() {
        for entry in [
            "day_of_year",
            "cxxbridge1$new_client",
            "org$blobstore$cxxbridge1$put",
        ] {
            assert!(is_plain(entry), "{entry}");
        }
        for other in [
            "_Z1fv",
            "main",
            "cxxbridge1$unique_ptr$Client$drop",
            "cxxbridge1$205$each$callback$0",
        ] {
            assert!(!is_plain(other), "{other}");
        }
    }
}
