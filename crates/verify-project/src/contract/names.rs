//! What the symbols of contracts and harnesses stand for.

use crate::ir::Symbols;
use std::collections::{BTreeMap, BTreeSet};
use verify_ir::demangle;
use verify_symex::contract_subject;

/// How the symbol of a harness begins; `verify.h` names them so.
pub const HARNESS: &str = "verify_harness_";

/// The functions of a program that are entry points by their own word.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Contracts {
    /// The symbols of the harnesses.
    pub harnesses: BTreeSet<String>,
    /// The symbols of the functions with a contract and a body.
    pub functions: BTreeSet<String>,
    /// The functions that only a contract names, as the source does, with the positions of the modules
    /// that hold the contracts.
    pub unknown: BTreeMap<String, usize>,
}

impl Contracts {
    pub fn of(modules: &[&Symbols]) -> Contracts {
        let mut found = Contracts::default();
        let mut holders = Vec::new();
        for (at, module) in modules.iter().enumerate() {
            let harnesses = module
                .functions
                .iter()
                .filter(|name| name.starts_with(HARNESS));
            found.harnesses.extend(harnesses.cloned());
            for symbol in &module.contracts {
                match contract_subject(symbol) {
                    Some(subject) => holders.push((at, subject)),
                    None => {
                        found.functions.insert(symbol.clone());
                    }
                }
            }
        }
        if holders.is_empty() {
            return found;
        }
        let defined = modules
            .iter()
            .flat_map(|module| module.functions.iter().chain(&module.local_functions));
        let by_name: BTreeMap<String, &String> =
            defined.map(|symbol| (demangle(symbol), symbol)).collect();
        for (at, subject) in holders {
            match by_name.get(&subject) {
                Some(symbol) => {
                    found.functions.insert((*symbol).clone());
                }
                None => {
                    found.unknown.insert(subject, at);
                }
            }
        }
        found
    }

    /// Whether a module has contracts or harnesses.
    pub fn speaks(module: &Symbols) -> bool {
        let is_harness = |name: &String| name.starts_with(HARNESS);
        !module.contracts.is_empty() || module.functions.iter().any(is_harness)
    }

    /// All entry points, harnesses first.
    pub fn entries(&self) -> Vec<String> {
        self.harnesses
            .iter()
            .chain(&self.functions)
            .cloned()
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(names: &[&str]) -> BTreeSet<String> {
        names.iter().map(|name| (*name).to_owned()).collect()
    }

    #[test]
    fn contracts_lead_to_functions_or_are_about_unknown_ones() {
        let module = Symbols {
            functions: set(&["_Z1fi", "g", "verify_harness_h", "_ZN2ns1C3getEi"]),
            contracts: set(&[
                "_Z18f__verify_contracti",
                "g",
                "_Z18f__verify_contractd",
                "_ZN31__verify_member_of_0_ns_scope_C20get__verify_contractEi",
            ]),
            ..Symbols::default()
        };
        let found = Contracts::of(&[&module]);
        assert_eq!(found.harnesses, set(&["verify_harness_h"]));
        assert!(Contracts::speaks(&module) && !Contracts::speaks(&Symbols::default()));
        assert_eq!(found.functions, set(&["_Z1fi", "g", "_ZN2ns1C3getEi"]));
        assert_eq!(found.unknown.keys().collect::<Vec<_>>(), ["f(double)"]);
    }
}
