//! Which functions hold the contracts of which others; the names that say so are `contract_names.rs`'s.

use super::link::Program;
use crate::contract_names::subject;
use crate::value::site::FunctionRef;
use rustc_hash::FxHashMap;

/// The functions that hold contracts of others, by those others.
pub fn contracts_beside(program: &Program) -> FxHashMap<FunctionRef, FunctionRef> {
    let references = || (0..program.functions.len() as u32).map(FunctionRef);
    let holders: Vec<(FunctionRef, String)> = references()
        .filter(|function| program.function(*function).defined)
        .filter_map(|function| Some((function, subject(&program.function(function).name)?)))
        .collect();
    if holders.is_empty() {
        return FxHashMap::default();
    }
    let mut by_name: FxHashMap<String, Vec<FunctionRef>> = FxHashMap::default();
    for function in references() {
        by_name
            .entry(verify_ir::demangle(&program.function(function).name))
            .or_default()
            .push(function);
    }
    let mut found = FxHashMap::default();
    for (holder, name) in holders {
        let named = by_name.get(&name).map(Vec::as_slice).unwrap_or_default();
        for function in named {
            if !hands_on(program, *function, &name) {
                found.entry(*function).or_insert(holder);
            }
        }
    }
    found
}

/// Whether a function only hands its call on to another of the same name, as the constructors and destructors of
/// whole objects do to those of their bases' parts.
fn hands_on(program: &Program, function: FunctionRef, name: &str) -> bool {
    let (module, ir) = program.ir(function);
    let instructions = ir.body.iter().flat_map(|body| &body.instructions);
    let mut calls = instructions.filter_map(|one| one.kind.as_call());
    calls.any(|call| match call.callee {
        verify_ir::Callee::Function(callee) => {
            let symbol = module.text(module.function(callee).name);
            symbol != &*program.function(function).name && verify_ir::demangle(symbol) == name
        }
        _ => false,
    })
}
