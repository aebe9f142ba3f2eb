//! The typing rules that instructions and constant expressions share.
//!
//! Every rule answers the type of the result or an error at the place of the operation.

use super::Reader;
use super::lexer::Token;
use super::tokens::{Parse, fault};
use crate::constant::Constant;
use crate::error::Problem;
use crate::index::{ConstId, TypeId};
use crate::opcode::{ArithmeticFlags, BinaryOp, CastFlags, CastOp, GepFlags};
use crate::types::{FloatKind, Type};

impl Reader<'_> {
    /// The flags between an arithmetic opcode and its operands.
    pub(super) fn arithmetic_flags(&mut self, op: BinaryOp) -> Parse<ArithmeticFlags> {
        if op.is_float() {
            return Ok(ArithmeticFlags::from_fast_math(self.fast_math()?));
        }
        let mut flags = ArithmeticFlags::default();
        while let Token::Word(word) = self.tokens.current {
            flags.insert(match (word, op) {
                ("nuw", BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Shl) => {
                    ArithmeticFlags::NUW
                }
                ("nsw", BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Shl) => {
                    ArithmeticFlags::NSW
                }
                ("exact", BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::LShr | BinaryOp::AShr) => {
                    ArithmeticFlags::EXACT
                }
                ("disjoint", BinaryOp::Or) => ArithmeticFlags::DISJOINT,
                _ => break,
            });
            self.tokens.advance()?;
        }
        Ok(flags)
    }

    /// The flags between a conversion and its operand.
    pub(super) fn cast_flags(&mut self, op: CastOp) -> Parse<CastFlags> {
        if matches!(op, CastOp::FpTrunc | CastOp::FpExt) {
            return Ok(CastFlags::from_fast_math(self.fast_math()?));
        }
        let mut flags = CastFlags::default();
        while let Token::Word(word) = self.tokens.current {
            flags.insert(match (word, op) {
                ("nneg", CastOp::ZExt | CastOp::UiToFp) => CastFlags::NNEG,
                ("nuw", CastOp::Trunc) => CastFlags::NUW,
                ("nsw", CastOp::Trunc) => CastFlags::NSW,
                _ => break,
            });
            self.tokens.advance()?;
        }
        Ok(flags)
    }

    /// The flags behind `getelementptr`.
    pub(super) fn gep_flags(&mut self) -> Parse<GepFlags> {
        let mut flags = GepFlags::default();
        while let Token::Word(word) = self.tokens.current {
            flags.insert(match word {
                "inbounds" => GepFlags::INBOUNDS | GepFlags::NUSW,
                "nusw" => GepFlags::NUSW,
                "nuw" => GepFlags::NUW,
                _ => break,
            });
            self.tokens.advance()?;
        }
        Ok(flags)
    }

    pub(super) fn check_arithmetic(&self, op: BinaryOp, ty: TypeId, at: usize) -> Parse<()> {
        match (op.is_float(), self.module.ty(self.module.types.scalar(ty))) {
            (true, Type::Float(_)) | (false, Type::Integer(_)) => Ok(()),
            _ => self.wrong_type(at, "an operand of this operation", ty),
        }
    }

    /// The type of a comparison of operands of type `ty`.
    pub(super) fn compare_type(&mut self, ty: TypeId, float: bool, at: usize) -> Parse<TypeId> {
        match (float, self.module.ty(self.module.types.scalar(ty))) {
            (true, Type::Float(_)) | (false, Type::Integer(_) | Type::Pointer { .. }) => {
                Ok(self.like_vector(ty, self.known.bit))
            }
            _ => self.wrong_type(at, "an operand of a comparison", ty),
        }
    }

    /// `element`, or a vector of it as long as the vector `shape`.
    fn like_vector(&mut self, shape: TypeId, element: TypeId) -> TypeId {
        match *self.module.ty(shape) {
            Type::Vector {
                length, scalable, ..
            } => self.intern_type(Type::Vector {
                element,
                length,
                scalable,
            }),
            _ => element,
        }
    }

    pub(super) fn check_cast(&self, op: CastOp, from: TypeId, to: TypeId, at: usize) -> Parse<()> {
        let types = &self.module.types;
        let same_shape = match (types.get(from), types.get(to)) {
            (
                Type::Vector {
                    length: a,
                    scalable: b,
                    ..
                },
                Type::Vector {
                    length: c,
                    scalable: d,
                    ..
                },
            ) => a == c && b == d,
            (Type::Vector { .. }, _) | (_, Type::Vector { .. }) => false,
            _ => true,
        };
        let (source, target) = (types.get(types.scalar(from)), types.get(types.scalar(to)));
        let valid = match op {
            CastOp::Trunc => {
                matches!((source, target), (Type::Integer(a), Type::Integer(b)) if a > b)
            }
            CastOp::ZExt | CastOp::SExt => {
                matches!((source, target), (Type::Integer(a), Type::Integer(b)) if a < b)
            }
            CastOp::FpTrunc => {
                matches!((source, target), (Type::Float(a), Type::Float(b)) if a.bits() > b.bits())
            }
            CastOp::FpExt => {
                matches!((source, target), (Type::Float(a), Type::Float(b)) if a.bits() < b.bits())
            }
            CastOp::FpToUi | CastOp::FpToSi => {
                matches!((source, target), (Type::Float(_), Type::Integer(_)))
            }
            CastOp::UiToFp | CastOp::SiToFp => {
                matches!((source, target), (Type::Integer(_), Type::Float(_)))
            }
            CastOp::PtrToInt | CastOp::PtrToAddr => {
                matches!((source, target), (Type::Pointer { .. }, Type::Integer(_)))
            }
            CastOp::IntToPtr => {
                matches!((source, target), (Type::Integer(_), Type::Pointer { .. }))
            }
            CastOp::AddrSpaceCast => {
                from != to
                    && matches!(
                        (source, target),
                        (Type::Pointer { .. }, Type::Pointer { .. })
                    )
            }
            CastOp::BitCast => self.same_bits(from, to),
        };
        if valid && (same_shape || op == CastOp::BitCast) {
            return Ok(());
        }
        fault(
            at,
            Problem::TypeMismatch {
                what: op.keyword().to_owned(),
                actual: self.module.type_text(from),
                expected: self.module.type_text(to),
            },
        )
    }

    fn same_bits(&self, from: TypeId, to: TypeId) -> bool {
        let pointers = |ty| {
            matches!(
                self.module.ty(self.module.types.scalar(ty)),
                Type::Pointer { .. }
            )
        };
        if pointers(from) || pointers(to) {
            // A bit cast neither makes nor unmakes pointers; `<1 x ptr>` and `ptr` are alike.
            return pointers(from)
                && pointers(to)
                && self.module.types.scalar(from) == self.module.types.scalar(to);
        }
        let bits = self.primitive_bits(from);
        bits.is_some() && bits == self.primitive_bits(to)
    }

    fn primitive_bits(&self, ty: TypeId) -> Option<(u64, bool)> {
        let scalar = |ty| match self.module.ty(ty) {
            Type::Integer(bits) => Some(u64::from(*bits)),
            Type::Float(kind) => Some(u64::from(FloatKind::bits(*kind))),
            Type::X86Mmx => Some(64),
            Type::X86Amx => Some(8192),
            _ => None,
        };
        match self.module.ty(ty) {
            Type::Vector {
                element,
                length,
                scalable,
            } => Some((scalar(*element)? * u64::from(*length), *scalable)),
            _ => Some((scalar(ty)?, false)),
        }
    }

    pub(super) fn check_select(
        &self,
        condition: TypeId,
        on_true: TypeId,
        on_false: TypeId,
        at: usize,
    ) -> Parse<()> {
        if on_true != on_false {
            return self.wrong_type(at, "the other choice", on_false);
        }
        let fits = match (self.module.ty(condition), self.module.ty(on_true)) {
            (Type::Integer(1), _) => true,
            (
                Type::Vector {
                    element,
                    length,
                    scalable,
                },
                Type::Vector {
                    length: chosen,
                    scalable: scaled,
                    ..
                },
            ) => *element == self.known.bit && length == chosen && scalable == scaled,
            _ => false,
        };
        if fits {
            Ok(())
        } else {
            self.wrong_type(at, "the condition", condition)
        }
    }

    pub(super) fn check_insert_element(
        &self,
        vector: TypeId,
        element: TypeId,
        index: TypeId,
        at: usize,
    ) -> Parse<()> {
        if self.extracted_type(vector, index, at)? != element {
            return self.wrong_type(at, "the inserted element", element);
        }
        Ok(())
    }

    pub(super) fn extracted_type(&self, vector: TypeId, index: TypeId, at: usize) -> Parse<TypeId> {
        if self.module.types.integer_bits(index).is_none() {
            return self.wrong_type(at, "an index", index);
        }
        match self.module.ty(vector) {
            Type::Vector { element, .. } => Ok(*element),
            _ => self.wrong_type(at, "a vector", vector),
        }
    }

    pub(super) fn shuffle_type(
        &mut self,
        first: TypeId,
        second: TypeId,
        mask: TypeId,
        at: usize,
    ) -> Parse<TypeId> {
        if first != second {
            return self.wrong_type(at, "the second vector", second);
        }
        match (self.module.ty(first), self.module.ty(mask)) {
            (
                &Type::Vector { element, .. },
                &Type::Vector {
                    element: number,
                    length,
                    scalable,
                },
            ) if number == self.known.int32 => Ok(self.intern_type(Type::Vector {
                element,
                length,
                scalable,
            })),
            _ => self.wrong_type(at, "the mask of these vectors", mask),
        }
    }

    /// `0, 1, …` of `extractvalue` and its kin.
    pub(super) fn index_path(&mut self) -> Parse<Vec<u32>> {
        let mut path = vec![self.tokens.small_number()?];
        while self.tokens.is(b',') && self.number_follows_comma() {
            self.tokens.advance()?;
            path.push(self.tokens.small_number()?);
        }
        Ok(path)
    }

    /// Whether a digit, and not an attachment, comes behind the comma under the eye.
    fn number_follows_comma(&self) -> bool {
        let rest = &self.tokens.text[self.tokens.end()..];
        rest.iter()
            .find(|byte| !byte.is_ascii_whitespace())
            .is_some_and(u8::is_ascii_digit)
    }

    /// The type of the member of an aggregate that a path leads to.
    pub(super) fn member_type(&self, aggregate: TypeId, path: &[u32], at: usize) -> Parse<TypeId> {
        let mut ty = aggregate;
        for &index in path {
            let in_range = match self.module.ty(ty) {
                Type::Array { length, .. } => u64::from(index) < *length,
                Type::Struct(_) | Type::NamedStruct(_) => true,
                _ => false,
            };
            match self.module.types.element(ty, u64::from(index)) {
                Some(element) if in_range => ty = element,
                _ => return self.wrong_type(at, "an aggregate with this index", ty),
            }
        }
        Ok(ty)
    }

    /// The type of a `getelementptr`; `known` answers the value of a constant index.
    pub(super) fn gep_type(
        &mut self,
        source: TypeId,
        base: TypeId,
        indices: &[TypeId],
        known: impl Fn(usize) -> Option<u128>,
        at: usize,
    ) -> Parse<TypeId> {
        let pointer = self.module.types.scalar(base);
        if !self.module.types.is_pointer(pointer) {
            return self.wrong_type(at, "the base address", base);
        }
        let (mut ty, mut shape) = (source, base);
        for (position, &index) in indices.iter().enumerate() {
            if self
                .module
                .types
                .integer_bits(self.module.types.scalar(index))
                .is_none()
            {
                return self.wrong_type(at, "an index", index);
            }
            if matches!(self.module.ty(index), Type::Vector { .. }) {
                shape = index;
            }
            if position == 0 {
                continue;
            }
            let step = match self.module.ty(ty) {
                Type::Array { .. } | Type::Vector { .. } => Some(0),
                _ => known(position).and_then(|value| u64::try_from(value).ok()),
            };
            match step.and_then(|step| self.module.types.element(ty, step)) {
                Some(element) => ty = element,
                None => return self.wrong_type(at, "an aggregate with this index", ty),
            }
        }
        Ok(self.like_vector(shape, pointer))
    }

    /// The value that a constant has in every lane, as an index.
    pub(super) fn constant_index(&self, id: ConstId) -> Option<u128> {
        match self.module.constant(id) {
            Constant::Splat(element) => self.module.constant(*element).as_u128(),
            Constant::Vector(elements) => {
                let first = *elements.first()?;
                let same = elements.iter().all(|&element| element == first);
                same.then(|| self.module.constant(first).as_u128())
                    .flatten()
            }
            Constant::Zero => Some(0),
            constant => constant.as_u128(),
        }
    }
}
