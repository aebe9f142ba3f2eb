//! `rust::Vec` of the shared structs of a bridge: Rust defines a few functions for each of them, and models
//! that know the size of an element stand for those.

use std::collections::BTreeSet;
use verify_ffi::{Boundary, BridgeType, CompositeKind, RustType};
use verify_ir::cxx_symbols::{Glue, GlueKind};
use verify_symex::call_environment::Substitute;

/// What stands for the functions of vectors among these symbols, which units need and none defines.
pub fn substitutes<'s>(
    boundary: &Boundary,
    needed: impl Iterator<Item = &'s String>,
) -> Vec<Substitute> {
    let symbols: BTreeSet<&String> = needed.collect();
    symbols
        .into_iter()
        .filter_map(|symbol| stand_in(boundary, symbol))
        .collect()
}

fn stand_in(boundary: &Boundary, symbol: &str) -> Option<Substitute> {
    let glue = Glue::parse(symbol).filter(|glue| glue.kind == GlueKind::RustVec)?;
    let operation = match glue.operation {
        "data_const" | "data_mut" => "data",
        known @ ("new" | "truncate" | "drop" | "len" | "capacity" | "data" | "reserve_total"
        | "set_len") => known,
        _ => return None,
    };
    let name = glue.type_name();
    let mut named = (0..boundary.composites.len()).filter(|at| {
        let composite = &boundary.composites[*at];
        composite.name == name && composite.kind == CompositeKind::Struct
    });
    let index = named.next().filter(|_| named.next().is_none())?;
    let element = RustType::Composite { index };
    let (size, align) = boundary.layout(&element)?;
    let owners = owners(boundary, &element, 0)?;
    Some(Substitute {
        symbol: symbol.to_owned(),
        function: format!("__om_rust_vec${operation}"),
        numbers: vec![size, align, owners],
    })
}

/// A bit for each word at which something begins that owns memory; none where that cannot be said so.
fn owners(boundary: &Boundary, ty: &RustType, offset: u64) -> Option<u64> {
    match ty {
        RustType::Bridge { bridge } => match bridge {
            BridgeType::String => owner_at(offset),
            BridgeType::Vec { element } if is_plain(element) => owner_at(offset),
            BridgeType::Str | BridgeType::Slice { .. } => Some(0),
            _ => None,
        },
        RustType::Composite { index } => {
            let composite = boundary.composites.get(*index)?;
            let mut all = 0;
            for field in &composite.fields {
                all |= owners(boundary, &field.ty, offset.checked_add(field.offset?)?)?;
            }
            Some(all)
        }
        RustType::Array { element, .. } if is_plain(element) => Some(0),
        ty if is_plain(ty) => Some(0),
        _ => None,
    }
}

fn owner_at(offset: u64) -> Option<u64> {
    let word = u32::try_from(offset / 8).ok()?;
    1_u64.checked_shl(word).filter(|_| offset.is_multiple_of(8))
}

fn is_plain(ty: &RustType) -> bool {
    matches!(
        ty,
        RustType::Bool | RustType::Char | RustType::Integer { .. } | RustType::Float { .. }
    )
}
