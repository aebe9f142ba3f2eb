//! Types as registers see them: aggregates and vectors taken apart into scalars.

use verify_ir::{FloatKind, Module, Type, TypeId};
use verify_term::FloatFormat;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scalar {
    Int(u32),
    Float(FloatFormat),
    Pointer,
}

impl Scalar {
    /// In bits.
    pub fn width(self) -> u32 {
        match self {
            Scalar::Int(width) => width,
            Scalar::Float(format) => format.bits(),
            Scalar::Pointer => 64,
        }
    }

    /// How many bytes a load or store of it touches.
    pub fn bytes(self) -> u32 {
        self.width().div_ceil(8)
    }
}

/// One scalar of a type and its place in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leaf {
    pub scalar: Scalar,
    pub offset: u64,
}

/// Why a type has no place in registers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unsupported(pub String);

/// First-class aggregates with more scalars than this are refused.
const LEAF_LIMIT: usize = 1 << 14;

/// The scalars of a first-class type, in order. Empty for `void`.
pub fn leaves(module: &Module, ty: TypeId) -> Result<Vec<Leaf>, Unsupported> {
    let mut found = Vec::new();
    collect(module, ty, 0, &mut found)?;
    Ok(found)
}

fn collect(
    module: &Module,
    ty: TypeId,
    offset: u64,
    found: &mut Vec<Leaf>,
) -> Result<(), Unsupported> {
    if found.len() > LEAF_LIMIT {
        return Err(Unsupported(
            "a value of more than 16384 scalars in registers".into(),
        ));
    }
    let mut leaf = |scalar| {
        found.push(Leaf { scalar, offset });
        Ok(())
    };
    match module.types.get(ty) {
        Type::Void | Type::Label | Type::Metadata | Type::Token => Ok(()),
        Type::Integer(width) => leaf(Scalar::Int(*width)),
        Type::Float(kind) => match float_format(*kind) {
            Some(format) => leaf(Scalar::Float(format)),
            None => Err(Unsupported(format!("the type {}", kind.keyword()))),
        },
        Type::Pointer { .. } => leaf(Scalar::Pointer),
        Type::Array { element, length } => {
            let (element, length) = (*element, *length);
            let step = module
                .size_of(element)
                .ok_or_else(|| Unsupported("an array of an unsized type".into()))?;
            for index in 0..length {
                collect(module, element, offset + index * step, found)?;
            }
            Ok(())
        }
        Type::Vector {
            element,
            length,
            scalable: false,
        } => {
            let (element, length) = (*element, *length);
            for index in 0..u64::from(length) {
                let bits = index * u64::from(scalar_of(module, element)?.width());
                collect(module, element, offset + bits / 8, found)?;
            }
            Ok(())
        }
        Type::Struct(_) | Type::NamedStruct(_) => {
            let Some(body) = module.types.struct_body(ty) else {
                return Err(Unsupported("a value of an opaque struct type".into()));
            };
            let fields = body.fields.clone();
            let layout = module
                .struct_layout(ty)
                .ok_or_else(|| Unsupported("an unsized struct".into()))?;
            for (index, field) in fields.iter().enumerate() {
                collect(module, *field, offset + layout.offsets[index], found)?;
            }
            Ok(())
        }
        other => Err(Unsupported(format!("the type {other:?}"))),
    }
}

pub fn float_format(kind: FloatKind) -> Option<FloatFormat> {
    Some(match kind {
        FloatKind::Half => FloatFormat::Half,
        FloatKind::BFloat => FloatFormat::BFloat,
        FloatKind::Float => FloatFormat::Single,
        FloatKind::Double => FloatFormat::Double,
        FloatKind::X86Fp80 => FloatFormat::X87,
        FloatKind::Fp128 => FloatFormat::Quad,
        FloatKind::PpcFp128 => return None,
    })
}

/// The scalar that a scalar type, or the element of a vector type, is.
pub fn scalar_of(module: &Module, ty: TypeId) -> Result<Scalar, Unsupported> {
    match module.types.get(module.types.scalar(ty)) {
        Type::Integer(width) => Ok(Scalar::Int(*width)),
        Type::Float(kind) => float_format(*kind)
            .map(Scalar::Float)
            .ok_or_else(|| Unsupported(format!("the type {}", kind.keyword()))),
        Type::Pointer { .. } => Ok(Scalar::Pointer),
        other => Err(Unsupported(format!("the type {other:?} as a scalar"))),
    }
}

/// Whether the elements of a vector type do not fill whole bytes, so that memory packs their bits.
pub fn is_bit_packed(module: &Module, ty: TypeId) -> bool {
    matches!(module.types.get(ty), Type::Vector { .. })
        && scalar_of(module, ty).is_ok_and(|scalar| scalar.width() % 8 != 0)
}
