//! The builder of any operator, for rebuilding a node over new children.

use crate::arena::Arena;
use crate::term::{Op, Sort, TermId};

impl Arena {
    /// The simplified term with the given operator over the given children.
    ///
    /// # Panics
    /// For operators without children.
    pub fn build(&mut self, op: Op, sort: Sort, children: &[TermId]) -> TermId {
        let width = sort.bit_width().unwrap_or(0);
        match (op, children) {
            (Op::Not, &[a]) => self.not(a),
            (Op::BvNot, &[a]) => self.bvnot(a),
            (Op::Neg, &[a]) => self.neg(a),
            (Op::Extract { low }, &[a]) => self.extract(a, low + width - 1, low),
            (Op::ZExt, &[a]) => self.zext(a, width),
            (Op::SExt, &[a]) => self.sext(a, width),
            (Op::And, &[a, b]) => self.and(a, b),
            (Op::Eq, &[a, b]) => self.eq(a, b),
            (Op::Ult, &[a, b]) => self.ult(a, b),
            (Op::Slt, &[a, b]) => self.slt(a, b),
            (Op::UMulOverflows, &[a, b]) => self.mul_overflows_unsigned(a, b),
            (Op::SMulOverflows, &[a, b]) => self.mul_overflows_signed(a, b),
            (Op::BvAnd, &[a, b]) => self.bvand(a, b),
            (Op::BvOr, &[a, b]) => self.bvor(a, b),
            (Op::BvXor, &[a, b]) => self.bvxor(a, b),
            (Op::Add, &[a, b]) => self.add(a, b),
            (Op::Sub, &[a, b]) => self.sub(a, b),
            (Op::Mul, &[a, b]) => self.mul(a, b),
            (Op::UDiv, &[a, b]) => self.udiv(a, b),
            (Op::URem, &[a, b]) => self.urem(a, b),
            (Op::SDiv, &[a, b]) => self.sdiv(a, b),
            (Op::SRem, &[a, b]) => self.srem(a, b),
            (Op::Shl, &[a, b]) => self.shl(a, b),
            (Op::LShr, &[a, b]) => self.lshr(a, b),
            (Op::AShr, &[a, b]) => self.ashr(a, b),
            (Op::Concat, &[a, b]) => self.concat(a, b),
            (Op::Select, &[a, b]) => self.select(a, b),
            (Op::Ite, &[c, a, b]) => self.ite(c, a, b),
            (Op::Store, &[a, b, c]) => self.store(a, b, c),
            _ => self.build_special(op, sort, children),
        }
    }

    fn build_special(&mut self, op: Op, sort: Sort, children: &[TermId]) -> TermId {
        match (op, sort, children) {
            (Op::ConstArray, Sort::Array { index, .. }, &[a]) => self.const_array(index, a),
            (Op::FloatFromBits, Sort::Float(format), &[a]) => self.float_from_bits(format, a),
            (Op::FloatToBits, _, &[a]) => self.float_to_bits(a),
            (Op::FpNeg, _, &[a]) => self.fp_neg(a),
            (Op::FpAbs, _, &[a]) => self.fp_abs(a),
            (Op::FpAdd(mode), _, &[a, b]) => self.fp_add(mode, a, b),
            (Op::FpMul(mode), _, &[a, b]) => self.fp_mul(mode, a, b),
            (Op::FpDiv(mode), _, &[a, b]) => self.fp_div(mode, a, b),
            (Op::FpRem, _, &[a, b]) => self.fp_rem(a, b),
            (Op::FpFma(mode), _, &[a, b, c]) => self.fp_fma(mode, a, b, c),
            (Op::FpSqrt(mode), _, &[a]) => self.fp_sqrt(mode, a),
            (Op::FpRoundToIntegral(mode), _, &[a]) => self.fp_round_to_integral(mode, a),
            (Op::FpEq, _, &[a, b]) => self.fp_eq(a, b),
            (Op::FpLt, _, &[a, b]) => self.fp_lt(a, b),
            (Op::FpLe, _, &[a, b]) => self.fp_le(a, b),
            (Op::FpIsNan, _, &[a]) => self.fp_is_nan(a),
            (Op::FpIsInfinite, _, &[a]) => self.fp_is_infinite(a),
            (Op::FpIsZero, _, &[a]) => self.fp_is_zero(a),
            (Op::FpIsNormal, _, &[a]) => self.fp_is_normal(a),
            (Op::FpIsSubnormal, _, &[a]) => self.fp_is_subnormal(a),
            (Op::FpIsNegative, _, &[a]) => self.fp_is_negative(a),
            (Op::FpToFp(mode), Sort::Float(format), &[a]) => self.fp_to_fp(mode, format, a),
            (Op::FpFromSigned(mode), Sort::Float(format), &[a]) => {
                self.fp_from_signed(mode, format, a)
            }
            (Op::FpFromUnsigned(mode), Sort::Float(format), &[a]) => {
                self.fp_from_unsigned(mode, format, a)
            }
            // The guard that makes these total is already around them.
            (Op::FpToSigned(_) | Op::FpToUnsigned(_), Sort::BitVec(width), &[a]) => {
                self.float_to_integer(op, width, a)
            }
            _ => panic!("{op:?} over {} children of sort {sort}", children.len()),
        }
    }
}
