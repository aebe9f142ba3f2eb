//! Which lines of which files the functions of a unit are made from, by debug info.

use serde::{Deserialize, Serialize};
use std::path::Path;
use verify_ir::{InstructionKind, MetadataId, Module};

/// A function with a body, and its lines.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Span {
    pub symbol: String,
    pub file: String,
    /// Where its declarator is.
    pub first: u32,
    /// Where its body begins.
    pub body: u32,
    /// Where it returns last: no line before that belongs to anything else.
    pub last: u32,
}

/// All functions of a unit that debug info knows.
pub fn spans(module: &Module) -> Vec<Span> {
    module
        .function_ids()
        .filter_map(|id| span(module, id))
        .collect()
}

fn span(module: &Module, id: verify_ir::FunctionId) -> Option<Span> {
    let function = module.function(id);
    let body = function.body.as_ref()?;
    let subprogram = module.subprogram(function.subprogram?)?;
    let file = path(module, function.subprogram?)?;
    // Other instructions may lie elsewhere: those of a constructor at the members of its class.
    let returns = body
        .instructions
        .iter()
        .filter(|one| matches!(one.kind, InstructionKind::Return(_)));
    let places = returns.filter_map(|one| module.location(one.location?));
    let here = places.filter(|place| {
        place.inlined_at.is_none() && path(module, place.scope).as_ref() == Some(&file)
    });
    let last = here.map(|place| place.line).max()?;
    let symbol = module.text(function.name).to_owned();
    Some(Span {
        symbol,
        file,
        first: subprogram.line,
        body: subprogram.scope_line,
        last,
    })
}

fn path(module: &Module, scope: MetadataId) -> Option<String> {
    let file = module.file_of(scope)?;
    Some(
        Path::new(file.directory)
            .join(file.name)
            .to_string_lossy()
            .into_owned(),
    )
}
