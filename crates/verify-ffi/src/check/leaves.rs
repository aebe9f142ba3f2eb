//! Structs taken apart into the scalars that they consist of, for those whose fields are grouped
//! differently: `reserved: [u32; 2]` against two fields, padding that is written out, bytes that stand
//! for anything.

use crate::cpp::{CppField, CppKind, CppType, Interface};
use crate::model::{Boundary, CompositeKind, Field, RustType};

/// A scalar at its place, in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Leaf {
    offset: u64,
    size: u64,
    kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Integer,
    Float,
    Pointer,
    /// A byte, or bytes that are not looked into.
    Bytes,
}

/// Arrays of more elements than this are not taken apart.
const MOST: usize = 4096;

/// Whether both sides have the same scalars at the same places; none where that cannot be said.
pub(super) fn agree(
    ours: &[Field],
    theirs: &[&CppField],
    boundary: &Boundary,
    interface: &Interface,
) -> Option<bool> {
    let mut rust = Vec::new();
    for field in ours {
        of_rust(&field.ty, field.offset?, boundary, &mut rust)?;
    }
    let mut cpp = Vec::new();
    for field in theirs {
        of_cpp(&field.ty, field.offset_bits / 8, interface, &mut cpp)?;
    }
    let fits = |leaf: &Leaf, others: &[Leaf]| {
        let mut touching = others.iter().filter(|other| leaf.overlaps(other));
        touching.all(|other| leaf.is_like(other))
    };
    let covered = |leaf: &Leaf| rust.iter().any(|other| leaf.overlaps(other));
    // What Rust has and C++ does not is padding; the reverse is a field that Rust does not know of.
    Some(cpp.iter().all(|leaf| covered(leaf) && fits(leaf, &rust)))
}

impl Leaf {
    fn overlaps(&self, other: &Leaf) -> bool {
        let ends = |leaf: &Leaf| leaf.offset.saturating_add(leaf.size);
        self.offset < ends(other) && other.offset < ends(self)
    }

    fn is_like(&self, other: &Leaf) -> bool {
        self.kind == Kind::Bytes || other.kind == Kind::Bytes || self == other
    }
}

fn push(leaves: &mut Vec<Leaf>, offset: u64, size: u64, kind: Kind) -> Option<()> {
    let kind = if size == 1 { Kind::Bytes } else { kind };
    leaves.push(Leaf { offset, size, kind });
    (leaves.len() <= MOST).then_some(())
}

fn of_rust(ty: &RustType, at: u64, boundary: &Boundary, leaves: &mut Vec<Leaf>) -> Option<()> {
    let (size, _) = boundary.layout(ty)?;
    match ty {
        RustType::Unit | RustType::Never => Some(()),
        RustType::Float { .. } => push(leaves, at, size, Kind::Float),
        RustType::Pointer { .. } | RustType::Function { .. } => {
            push(leaves, at, size, Kind::Pointer)
        }
        RustType::Array { element, length } => {
            let (step, _) = boundary.layout(element)?;
            for index in 0..(*length)? {
                let offset = at.checked_add(step.checked_mul(index)?)?;
                of_rust(element, offset, boundary, leaves)?;
            }
            Some(())
        }
        RustType::Composite { index } => {
            let composite = &boundary.composites[*index];
            match composite.kind {
                CompositeKind::Struct => {
                    for field in &composite.fields {
                        of_rust(&field.ty, at.checked_add(field.offset?)?, boundary, leaves)?;
                    }
                    Some(())
                }
                CompositeKind::Enum => push(leaves, at, size, Kind::Integer),
                CompositeKind::Union | CompositeKind::DataEnum => {
                    push(leaves, at, size, Kind::Bytes)
                }
            }
        }
        RustType::Bridge { .. } | RustType::Opaque { .. } => push(leaves, at, size, Kind::Bytes),
        _ => push(leaves, at, size, Kind::Integer),
    }
}

fn of_cpp(ty: &CppType, at: u64, interface: &Interface, leaves: &mut Vec<Leaf>) -> Option<()> {
    let (size, _) = interface.layout(ty)?;
    match ty {
        CppType::Float { .. } => push(leaves, at, size, Kind::Float),
        CppType::Pointer { .. } => push(leaves, at, size, Kind::Pointer),
        CppType::Array { element, length } => {
            let (step, _) = interface.layout(element)?;
            for index in 0..length.unwrap_or(0) {
                let offset = at.checked_add(step.checked_mul(index)?)?;
                of_cpp(element, offset, interface, leaves)?;
            }
            Some(())
        }
        CppType::Composite { index } => {
            let composite = &interface.composites[*index];
            match composite.kind {
                CppKind::Class if composite.fields.iter().any(|field| field.bit_field) => {
                    push(leaves, at, size, Kind::Bytes)
                }
                CppKind::Class => {
                    for field in &composite.fields {
                        let offset = at.checked_add(field.offset_bits / 8)?;
                        of_cpp(&field.ty, offset, interface, leaves)?;
                    }
                    Some(())
                }
                CppKind::Enum => push(leaves, at, size, Kind::Integer),
                CppKind::Union => push(leaves, at, size, Kind::Bytes),
            }
        }
        CppType::Other { .. } => push(leaves, at, size, Kind::Bytes),
        _ => push(leaves, at, size, Kind::Integer),
    }
}
