//! Integer arithmetic.
//!
//! Concrete words are computed directly, everything else through terms. Uninitialised bits spread
//! as they would in hardware: bitwise operations and constant shifts move them, the rest smears
//! them over the whole result.

use crate::value::universe::Universe;
use crate::value::{Value, mask, sign_extend};
use verify_ir::{BinaryOp, IntPredicate};
use verify_term::TermId;

/// The result on concrete words; none where the operation is undefined (division by zero or
/// overflow of a division, shift out of range).
#[inline]
pub fn fold_binary(op: BinaryOp, width: u32, left: u64, right: u64) -> Option<u64> {
    let result = match op {
        BinaryOp::Add => left.wrapping_add(right),
        BinaryOp::Sub => left.wrapping_sub(right),
        BinaryOp::Mul => left.wrapping_mul(right),
        BinaryOp::And => left & right,
        BinaryOp::Or => left | right,
        BinaryOp::Xor => left ^ right,
        BinaryOp::Shl if right < u64::from(width) => left << right,
        BinaryOp::LShr if right < u64::from(width) => left >> right,
        BinaryOp::AShr if right < u64::from(width) => (sign_extend(left, width) >> right) as u64,
        BinaryOp::UDiv => left.checked_div(right)?,
        BinaryOp::URem => left.checked_rem(right)?,
        BinaryOp::SDiv => {
            let (left, right) = (sign_extend(left, width), sign_extend(right, width));
            if right == -1 && left == sign_extend(1 << (width - 1), width) {
                return None;
            }
            left.checked_div(right)? as u64
        }
        BinaryOp::SRem => {
            let (left, right) = (sign_extend(left, width), sign_extend(right, width));
            if right == -1 && left == sign_extend(1 << (width - 1), width) {
                return None;
            }
            left.checked_rem(right)? as u64
        }
        _ => return None,
    };
    Some(result & mask(width))
}

#[inline]
pub fn fold_compare(predicate: IntPredicate, width: u32, left: u64, right: u64) -> bool {
    let signed = || (sign_extend(left, width), sign_extend(right, width));
    match predicate {
        IntPredicate::Eq => left == right,
        IntPredicate::Ne => left != right,
        IntPredicate::Ugt => left > right,
        IntPredicate::Uge => left >= right,
        IntPredicate::Ult => left < right,
        IntPredicate::Ule => left <= right,
        IntPredicate::Sgt => signed().0 > signed().1,
        IntPredicate::Sge => signed().0 >= signed().1,
        IntPredicate::Slt => signed().0 < signed().1,
        IntPredicate::Sle => signed().0 <= signed().1,
    }
}

impl Universe {
    /// Any binary integer operation, on values that may be anything.
    pub fn binary(&mut self, op: BinaryOp, width: u32, left: Value, right: Value) -> Value {
        if let (Value::Int(left), Value::Int(right)) = (left, right)
            && let Some(result) = fold_binary(op, width, left, right)
        {
            return Value::Int(result);
        }
        if self.is_shadowed(left) || self.is_shadowed(right) {
            return self.binary_shadowed(op, width, left, right);
        }
        if width == 64
            && (self.is_pointer(left) || self.is_pointer(right))
            && let Some(value) = self.pointer_arithmetic(op, left, right)
        {
            return value;
        }
        let (left, right) = (self.term(left, width), self.term(right, width));
        let result = self.binary_terms(op, left, right);
        self.value(result)
    }

    fn binary_terms(&mut self, op: BinaryOp, left: TermId, right: TermId) -> TermId {
        let arena = &mut self.arena;
        match op {
            BinaryOp::Add => arena.add(left, right),
            BinaryOp::Sub => arena.sub(left, right),
            BinaryOp::Mul => arena.mul(left, right),
            BinaryOp::UDiv => arena.udiv(left, right),
            BinaryOp::SDiv => arena.sdiv(left, right),
            BinaryOp::URem => arena.urem(left, right),
            BinaryOp::SRem => arena.srem(left, right),
            BinaryOp::Shl => arena.shl(left, right),
            BinaryOp::LShr => arena.lshr(left, right),
            BinaryOp::AShr => arena.ashr(left, right),
            BinaryOp::And => arena.bvand(left, right),
            BinaryOp::Or => arena.bvor(left, right),
            BinaryOp::Xor => arena.bvxor(left, right),
            BinaryOp::FAdd | BinaryOp::FSub | BinaryOp::FMul | BinaryOp::FDiv | BinaryOp::FRem => {
                unreachable!("float operations are lowered to their own op")
            }
        }
    }

    fn binary_shadowed(&mut self, op: BinaryOp, width: u32, left: Value, right: Value) -> Value {
        let (left_shadow, right_shadow) = (self.shadow(left, width), self.shadow(right, width));
        let calm = |universe: &mut Universe, value: Value| match value {
            // Which value uninitialised bits have must not matter, so zero serves.
            Value::Undefined => universe.zero(width),
            other => universe.bare(other, width),
        };
        let (left, right) = (calm(self, left), calm(self, right));
        let shadow = match op {
            BinaryOp::And | BinaryOp::Or => {
                // A bit is known if it is known on both sides, or decided by a known one.
                let (left_decides, right_decides) = if op == BinaryOp::And {
                    (left, right)
                } else {
                    let ones = self.ones(width);
                    (
                        self.binary(BinaryOp::Xor, width, left, ones),
                        self.binary(BinaryOp::Xor, width, right, ones),
                    )
                };
                let both = self.binary(BinaryOp::And, width, left_shadow, right_shadow);
                let from_left = self.binary(BinaryOp::And, width, left_shadow, right_decides);
                let from_right = self.binary(BinaryOp::And, width, right_shadow, left_decides);
                let either = self.binary(BinaryOp::Or, width, from_left, from_right);
                self.binary(BinaryOp::Or, width, both, either)
            }
            BinaryOp::Xor => self.binary(BinaryOp::Or, width, left_shadow, right_shadow),
            BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr if right_shadow == Value::Int(0) => {
                self.binary(op, width, left_shadow, right)
            }
            _ => {
                let any = self.binary(BinaryOp::Or, width, left_shadow, right_shadow);
                let any = self.term(any, width);
                let zero = self.arena.bv(width, 0);
                let none = self.arena.eq(any, zero);
                let some = self.arena.not(none);
                self.spread_shadow(some, width)
            }
        };
        let value = self.binary(op, width, left, right);
        self.shadowed(value, shadow, width)
    }

    /// A comparison of integers. The result is one bit.
    pub fn compare(
        &mut self,
        predicate: IntPredicate,
        width: u32,
        left: Value,
        right: Value,
    ) -> Value {
        if let (Value::Int(left), Value::Int(right)) = (left, right) {
            return Value::Int(u64::from(fold_compare(predicate, width, left, right)));
        }
        if self.is_shadowed(left) || self.is_shadowed(right) {
            let left_defined = self.is_initialised(left, width);
            let right_defined = self.is_initialised(right, width);
            let defined = self.arena.and(left_defined, right_defined);
            let undefined = self.arena.not(defined);
            let shadow = self.spread_shadow(undefined, 1);
            let (left, right) = (self.bare(left, width), self.bare(right, width));
            let value = self.compare(predicate, width, left, right);
            return self.shadowed(value, shadow, 1);
        }
        // A number that is no pointer may be the address of any object.
        let is_number = |value: Value| !self.is_pointer(value) && value != Value::Int(0);
        let has_number = is_number(left) || is_number(right);
        if width == 64 && (self.is_pointer(left) || self.is_pointer(right)) && !has_number {
            let condition = self.compare_pointers(predicate, left, right);
            return self.value_of_bool(condition);
        }
        let (left, right) = (self.term(left, width), self.term(right, width));
        let condition = self.compare_terms(predicate, left, right);
        self.value_of_bool(condition)
    }

    pub fn compare_terms(
        &mut self,
        predicate: IntPredicate,
        left: TermId,
        right: TermId,
    ) -> TermId {
        let arena = &mut self.arena;
        match predicate {
            IntPredicate::Eq => arena.eq(left, right),
            IntPredicate::Ne => {
                let equal = arena.eq(left, right);
                arena.not(equal)
            }
            IntPredicate::Ugt => arena.ugt(left, right),
            IntPredicate::Uge => arena.uge(left, right),
            IntPredicate::Ult => arena.ult(left, right),
            IntPredicate::Ule => arena.ule(left, right),
            IntPredicate::Sgt => arena.sgt(left, right),
            IntPredicate::Sge => arena.sge(left, right),
            IntPredicate::Slt => arena.slt(left, right),
            IntPredicate::Sle => arena.sle(left, right),
        }
    }

    pub fn zero(&mut self, width: u32) -> Value {
        self.integer(width, 0)
    }

    pub fn ones(&mut self, width: u32) -> Value {
        if width <= 64 {
            return Value::Int(mask(width));
        }
        let zero = self.arena.bv(width, 0);
        let ones = self.arena.bvnot(zero);
        Value::Term(ones)
    }

    /// A concrete integer of any width, zero-extended.
    pub fn integer(&mut self, width: u32, word: u64) -> Value {
        if width <= 64 {
            Value::Int(word & mask(width))
        } else {
            Value::Term(self.arena.bv(width, word))
        }
    }

    /// Changes the width: cuts off, or fills with zeros or the sign.
    pub fn resize_integer(&mut self, value: Value, from: u32, to: u32, signed: bool) -> Value {
        if from == to {
            return value;
        }
        match value {
            Value::Int(word) if to <= 64 => {
                let extended = if signed && to > from {
                    sign_extend(word, from) as u64
                } else {
                    word
                };
                Value::Int(extended & mask(to))
            }
            Value::Undefined if to < from => Value::Undefined,
            _ if self.is_shadowed(value) => {
                let shadow = self.shadow(value, from);
                let shadow = self.resize_integer(shadow, from, to, signed);
                let value = match value {
                    Value::Undefined => self.zero(from),
                    other => self.bare(other, from),
                };
                let value = self.resize_integer(value, from, to, signed);
                self.shadowed(value, shadow, to)
            }
            _ => {
                let term = self.term(value, from);
                let resized = if to < from {
                    self.arena.extract(term, to - 1, 0)
                } else if signed {
                    self.arena.sext(term, to)
                } else {
                    self.arena.zext(term, to)
                };
                self.value(resized)
            }
        }
    }
}
