//! Sizes, alignments and offsets of all types of a module, from its data layout.
//!
//! Types refer to each other by id, and named structs may form chains of any length: the walk keeps
//! its own stack.

use super::{DataLayout, Layout, ScalarAlign, StructLayout, TypeLayouts};
use crate::index::TypeId;
use crate::opcode::Align;
use crate::types::{FloatKind, StructBody, Type, TypeTable};

/// A type that has no layout although it should.
pub(crate) enum LayoutError {
    Recursive(TypeId),
    Huge(TypeId),
}

/// How far a type has come.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Progress {
    Untouched,
    /// Waits for its parts.
    Open,
    Done,
}

/// The layouts of all types of a table.
pub(crate) fn type_layouts(
    types: &TypeTable,
    data: &DataLayout,
) -> Result<TypeLayouts, LayoutError> {
    let count = types.len();
    let mut walk = Walk {
        types,
        data,
        progress: vec![Progress::Untouched; count],
        result: TypeLayouts {
            layouts: vec![None; count],
            structs: vec![None; count],
        },
    };
    for index in 0..count {
        walk.visit(TypeId::new(index))?;
    }
    Ok(walk.result)
}

struct Walk<'m> {
    types: &'m TypeTable,
    data: &'m DataLayout,
    progress: Vec<Progress>,
    result: TypeLayouts,
}

impl Walk<'_> {
    fn visit(&mut self, root: TypeId) -> Result<(), LayoutError> {
        let mut stack = vec![root];
        while let Some(&id) = stack.last() {
            match self.progress[id.index()] {
                Progress::Done => {
                    stack.pop();
                }
                Progress::Untouched => {
                    self.progress[id.index()] = Progress::Open;
                    for &part in self.parts(id) {
                        match self.progress[part.index()] {
                            Progress::Untouched => stack.push(part),
                            Progress::Open => return Err(LayoutError::Recursive(part)),
                            Progress::Done => {}
                        }
                    }
                }
                Progress::Open => {
                    stack.pop();
                    self.compute(id)?;
                    self.progress[id.index()] = Progress::Done;
                }
            }
        }
        Ok(())
    }

    /// The types whose layouts this one's is made of.
    fn parts(&self, id: TypeId) -> &[TypeId] {
        match self.types.get(id) {
            Type::Array { element, .. } | Type::Vector { element, .. } => {
                std::slice::from_ref(element)
            }
            _ => self.types.struct_body(id).map_or(&[], |body| &body.fields),
        }
    }

    fn compute(&mut self, id: TypeId) -> Result<(), LayoutError> {
        let huge = LayoutError::Huge(id);
        let layout = match self.types.get(id) {
            Type::Integer(bits) => scalar(u64::from(*bits), integer_align(self.data, *bits)),
            Type::Float(kind) => scalar(u64::from(kind.bits()), float_align(self.data, *kind)),
            Type::Pointer { address_space } => {
                let pointer = self.data.pointer(*address_space);
                scalar(u64::from(pointer.bits), pointer.abi)
            }
            Type::X86Mmx => scalar(64, vector_align(self.data, 64)),
            Type::X86Amx => scalar(8192, byte_align(64)),
            Type::Vector {
                element,
                length,
                scalable: false,
            } => match self.result.layouts[element.index()] {
                Some(element) => {
                    let bits = element.bits.checked_mul(u64::from(*length)).ok_or(huge)?;
                    scalar(bits, vector_align(self.data, bits))
                }
                None => None,
            },
            Type::Array { element, length } => match self.result.layouts[element.index()] {
                Some(element) => Some(array(element, *length).ok_or(huge)?),
                None => None,
            },
            Type::Struct(_) | Type::NamedStruct(_) => match self.types.struct_body(id) {
                Some(body) => self.structure(id, body).ok_or(huge)?,
                None => None,
            },
            _ => None,
        };
        self.result.layouts[id.index()] = layout;
        Ok(())
    }

    /// The outer none is an overflow, the inner one a field without a size.
    #[expect(
        clippy::option_option,
        reason = "an overflow differs from a field without a size"
    )]
    fn structure(&mut self, id: TypeId, body: &StructBody) -> Option<Option<Layout>> {
        let mut offsets = Vec::with_capacity(body.fields.len());
        let (mut end, mut align) = (0_u64, Align::ONE);
        for field in &body.fields {
            let Some(field) = self.result.layouts[field.index()] else {
                return Some(None);
            };
            if !body.packed {
                end = field.align.round_up(end)?;
                align = align.max(field.align);
            }
            offsets.push(end);
            end = end.checked_add(field.size)?;
        }
        let size = align.round_up(end)?;
        let abi = if body.packed {
            Align::ONE
        } else {
            align.max(self.data.aggregate_abi)
        };
        let layout = StructLayout {
            size,
            align: abi,
            offsets: offsets.into(),
        };
        self.result.structs[id.index()] = Some(Box::new(layout));
        Some(Some(Layout {
            bits: size.checked_mul(8)?,
            store_size: size,
            size: abi.round_up(size)?,
            align: abi,
        }))
    }
}

fn scalar(bits: u64, align: Align) -> Option<Layout> {
    let store_size = bits.div_ceil(8);
    Some(Layout {
        bits,
        store_size,
        size: align.round_up(store_size)?,
        align,
    })
}

fn array(element: Layout, length: u64) -> Option<Layout> {
    let size = element.size.checked_mul(length)?;
    Some(Layout {
        bits: size.checked_mul(8)?,
        store_size: size,
        size,
        align: element.align,
    })
}

/// That of the width, or of the next greater one, or of the greatest.
fn integer_align(data: &DataLayout, bits: u32) -> Align {
    let next = data.integers.partition_point(|entry| entry.bits < bits);
    data.integers
        .get(next)
        .or(data.integers.last())
        .map_or(Align::ONE, |entry| entry.abi)
}

fn float_align(data: &DataLayout, kind: FloatKind) -> Align {
    exact(&data.floats, u64::from(kind.bits())).unwrap_or_else(|| natural(u64::from(kind.bits())))
}

fn vector_align(data: &DataLayout, bits: u64) -> Align {
    exact(&data.vectors, bits).unwrap_or_else(|| natural(bits))
}

fn exact(table: &[ScalarAlign], bits: u64) -> Option<Align> {
    table
        .iter()
        .find(|entry| u64::from(entry.bits) == bits)
        .map(|entry| entry.abi)
}

/// The size in bytes, rounded up to a power of two.
fn natural(bits: u64) -> Align {
    byte_align(bits.div_ceil(8).next_power_of_two())
}

fn byte_align(bytes: u64) -> Align {
    Align::new(bytes).expect("rounded up to a power of two, far below the greatest")
}
