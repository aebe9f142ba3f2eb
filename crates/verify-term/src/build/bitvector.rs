//! Bit-vector arithmetic, bitwise operations and shifts.

use crate::arena::Arena;
use crate::term::{Op, Sort, TermId};

macro_rules! binary {
    ($($(#[$doc:meta])* $name:ident => $op:ident;)*) => {
        impl Arena {
            $($(#[$doc])*
            pub fn $name(&mut self, a: TermId, b: TermId) -> TermId {
                let width = self.expect_same_width(a, b);
                self.fold_or_intern(Op::$op, Sort::BitVec(width), &[a, b])
            })*
        }
    };
}

binary! {
    add => Add;
    sub => Sub;
    mul => Mul;
    /// Unsigned quotient; all ones when the divisor is zero.
    udiv => UDiv;
    /// Unsigned remainder; the dividend when the divisor is zero.
    urem => URem;
    /// Signed quotient, truncated. Division by zero gives 1 for a negative dividend, else -1.
    sdiv => SDiv;
    /// Signed remainder with the dividend's sign; the dividend when the divisor is zero.
    srem => SRem;
    /// Left shift; zero when the amount reaches the width.
    shl => Shl;
    /// Logical right shift; zero when the amount reaches the width.
    lshr => LShr;
    /// Arithmetic right shift; copies of the sign when the amount reaches the width.
    ashr => AShr;
    bvand => BvAnd;
    bvor => BvOr;
    bvxor => BvXor;
}

impl Arena {
    /// The common width of two bit-vectors.
    pub(crate) fn expect_same_width(&self, a: TermId, b: TermId) -> u32 {
        let width = self.width(a);
        assert!(
            width == self.width(b),
            "operands of widths {width} and {}",
            self.width(b)
        );
        width
    }

    pub fn bvnot(&mut self, a: TermId) -> TermId {
        let width = self.width(a);
        self.fold_or_intern(Op::BvNot, Sort::BitVec(width), &[a])
    }

    /// Two's complement negation.
    pub fn neg(&mut self, a: TermId) -> TermId {
        let width = self.width(a);
        self.fold_or_intern(Op::Neg, Sort::BitVec(width), &[a])
    }
}
