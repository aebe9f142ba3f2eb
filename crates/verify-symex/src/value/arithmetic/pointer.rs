//! Arithmetic on pointers and on integers that were pointers.
//!
//! An integer made from a pointer stays a pointer as long as what is done to it has an answer that
//! does not depend on where the object lies: adding, subtracting, masking below the alignment,
//! comparing within one object. Beyond that it becomes a number, and the universe remembers that
//! one layout of memory was observed.

use crate::value::universe::{Targets, Universe};
use crate::value::{ObjectId, Pointer, Target, Value};
use verify_ir::{BinaryOp, IntPredicate};
use verify_term::TermId;

impl Universe {
    /// An integer operation with a pointer among its operands, if it has a pointer-like answer.
    pub(super) fn pointer_arithmetic(
        &mut self,
        op: BinaryOp,
        left: Value,
        right: Value,
    ) -> Option<Value> {
        match (op, self.is_pointer(left), self.is_pointer(right)) {
            (BinaryOp::Add, true, false) => Some(self.offset_pointer(left, right)),
            (BinaryOp::Add, false, true) => Some(self.offset_pointer(right, left)),
            (BinaryOp::Sub, true, false) => {
                let zero = Value::Int(0);
                let negated = self.binary(BinaryOp::Sub, 64, zero, right);
                Some(self.offset_pointer(left, negated))
            }
            (BinaryOp::Sub, true, true) => self.pointer_difference(left, right),
            // The remainder by a power of two is a mask.
            (BinaryOp::URem, true, false) => match right {
                Value::Int(by) if by.is_power_of_two() => {
                    self.mask_pointer(left, Value::Int(by - 1))
                }
                _ => None,
            },
            (BinaryOp::And, true, false) => self.mask_pointer(left, right),
            (BinaryOp::And, false, true) => self.mask_pointer(right, left),
            (BinaryOp::Or | BinaryOp::Xor, true, false) => self.tag_pointer(op, left, right),
            (BinaryOp::Or | BinaryOp::Xor, false, true) => self.tag_pointer(op, right, left),
            _ => None,
        }
    }

    /// The pointer a constant number of bytes further on.
    pub fn offset_pointer_by(&mut self, pointer: Value, offset: u64) -> Value {
        match pointer {
            Value::Pointer(pointer) => Value::Pointer(Pointer {
                offset: pointer.offset.wrapping_add(offset),
                ..pointer
            }),
            Value::Int(_) | Value::Term(_) => {
                let pointer = self.integer_to_pointer(pointer);
                self.offset_pointer(pointer, Value::Int(offset))
            }
            _ if offset == 0 => pointer,
            _ => self.offset_pointer(pointer, Value::Int(offset)),
        }
    }

    /// The pointer moved by a 64-bit number of bytes.
    pub fn offset_pointer(&mut self, pointer: Value, by: Value) -> Value {
        if let (Value::Pointer(pointer), Value::Int(by)) = (pointer, by) {
            return Value::Pointer(Pointer {
                offset: pointer.offset.wrapping_add(by),
                ..pointer
            });
        }
        if self.is_shadowed(pointer) || self.is_shadowed(by) {
            let pointer_defined = self.is_initialised(pointer, 64);
            let by_defined = self.is_initialised(by, 64);
            let defined = self.arena.and(pointer_defined, by_defined);
            let undefined = self.arena.not(defined);
            let shadow = self.spread_shadow(undefined, 64);
            if shadow == Value::Int(u64::MAX) {
                return Value::Undefined;
            }
            let (pointer, by) = (self.bare(pointer, 64), self.bare(by, 64));
            let value = self.offset_pointer(pointer, by);
            return self.shadowed(value, shadow, 64);
        }
        let by = self.distance(by);
        let mut targets = self.targets(pointer);
        for target in &mut targets {
            target.offset = self.arena.add(target.offset, by);
        }
        self.pointer(&targets)
    }

    /// A number of bytes to move a pointer by. Where it is a plain number on some paths and an
    /// address on others, it is meant as the number: a pointer to a member function is such a value.
    fn distance(&mut self, by: Value) -> TermId {
        if !self.is_pointer(by) {
            return self.term(by, 64);
        }
        let mut number: Option<TermId> = None;
        for target in self
            .targets(by)
            .iter()
            .filter(|target| target.object == ObjectId::NONE)
        {
            number = Some(match number {
                None => target.offset,
                Some(other) => self.arena.ite(target.guard, target.offset, other),
            });
        }
        number.unwrap_or_else(|| self.term(by, 64))
    }

    /// The distance of two pointers into the same object. Pairs of targets in different objects are
    /// left out, since subtracting those is undefined; none where there are no others.
    fn pointer_difference(&mut self, left: Value, right: Value) -> Option<Value> {
        let (left, right) = (self.targets(left), self.targets(right));
        let mut result: Option<TermId> = None;
        for a in &left {
            for b in &right {
                if !self.share_memory(a.object, b.object) {
                    continue;
                }
                let together = self.arena.and(a.guard, b.guard);
                if together == TermId::FALSE {
                    continue;
                }
                let difference = self.arena.sub(a.offset, b.offset);
                result = Some(match result {
                    None => difference,
                    Some(other) => self.arena.ite(together, difference, other),
                });
            }
        }
        result.map(|term| self.value(term))
    }

    /// The alignment that all objects among the targets have; a plain number is itself.
    fn common_alignment(&self, targets: &Targets) -> u64 {
        let objects = targets
            .iter()
            .filter(|target| target.object != ObjectId::NONE);
        objects
            .map(|target| self.objects.get(target.object).align)
            .min()
            .unwrap_or(1 << 63)
    }

    /// `pointer & mask`, where the mask only looks at bits that the alignment fixes.
    fn mask_pointer(&mut self, pointer: Value, by: Value) -> Option<Value> {
        let Value::Int(bits) = by else { return None };
        let targets = self.targets(pointer);
        let align = self.common_alignment(&targets);
        let low = align - 1;
        if bits & !low == 0 {
            // The low bits: those of the offset.
            let mut result: Option<TermId> = None;
            let bits = self.arena.bv(64, bits);
            for target in &targets {
                let here = self.arena.bvand(target.offset, bits);
                result = Some(match result {
                    None => here,
                    Some(other) => self.arena.ite(target.guard, here, other),
                });
            }
            return result.map(|term| self.value(term));
        }
        if bits | low == u64::MAX {
            // Rounding down: the offset is rounded.
            let bits = self.arena.bv(64, bits);
            let targets: Targets = targets
                .iter()
                .map(|target| Target {
                    offset: self.arena.bvand(target.offset, bits),
                    ..*target
                })
                .collect();
            return Some(self.pointer(&targets));
        }
        None
    }

    /// `pointer | tag` and `pointer ^ tag` below the alignment.
    fn tag_pointer(&mut self, op: BinaryOp, pointer: Value, tag: Value) -> Option<Value> {
        let targets = self.targets(pointer);
        let align = self.common_alignment(&targets);
        let bits = self.term(tag, 64);
        if self.arena.unsigned_range(bits).1 >= align {
            return None;
        }
        let targets: Targets = targets
            .iter()
            .map(|target| {
                let offset = match op {
                    BinaryOp::Or => self.arena.bvor(target.offset, bits),
                    _ => self.arena.bvxor(target.offset, bits),
                };
                Target { offset, ..*target }
            })
            .collect();
        Some(self.pointer(&targets))
    }

    /// Whether the two are one object: perhaps pointers to one of them are valid no longer, but where
    /// they point to stays comparable.
    #[inline]
    fn share_memory(&self, left: ObjectId, right: ObjectId) -> bool {
        left == right || self.objects.memory_of(left) == self.objects.memory_of(right)
    }

    /// A comparison of pointers. Pointers to different objects are never equal; their order is that
    /// of the layout.
    pub fn compare_pointers(
        &mut self,
        predicate: IntPredicate,
        left: Value,
        right: Value,
    ) -> TermId {
        if let (Value::Pointer(left), Value::Pointer(right)) = (left, right) {
            let holds = self.compare_two(predicate, left, right);
            return self.arena.bool(holds);
        }
        let (left, right) = (self.targets(left), self.targets(right));
        let mut result = TermId::FALSE;
        for a in &left {
            for b in &right {
                let together = self.arena.and(a.guard, b.guard);
                if together == TermId::FALSE {
                    continue;
                }
                let holds = self.compare_targets(predicate, *a, *b);
                let here = self.arena.and(together, holds);
                result = self.arena.or(result, here);
            }
        }
        result
    }

    /// As `compare_pointers`, for pointers that may be uninitialised on some paths; so is the answer
    /// there.
    pub fn compare_partly_known_pointers(
        &mut self,
        predicate: IntPredicate,
        left: Value,
        right: Value,
    ) -> Value {
        let (bare_left, bare_right) = (self.bare(left, 64), self.bare(right, 64));
        let condition = self.compare_pointers(predicate, bare_left, bare_right);
        let value = self.value_of_bool(condition);
        if !self.is_shadowed(left) && !self.is_shadowed(right) {
            return value;
        }
        let (left, right) = (
            self.is_initialised(left, 64),
            self.is_initialised(right, 64),
        );
        let both = self.arena.and(left, right);
        let undefined = self.arena.not(both);
        let shadow = self.spread_shadow(undefined, 1);
        self.shadowed(value, shadow, 1)
    }

    fn compare_two(&mut self, predicate: IntPredicate, left: Pointer, right: Pointer) -> bool {
        if self.share_memory(left.object, right.object) {
            return super::integer::fold_compare(predicate, 64, left.offset, right.offset);
        }
        match predicate {
            IntPredicate::Eq | IntPredicate::Ne => {
                if is_bare_address(left) || is_bare_address(right) {
                    self.layout_doubt = TermId::TRUE;
                }
                predicate == IntPredicate::Ne
            }
            _ => {
                let (left, right) = (self.address(left), self.address(right));
                super::integer::fold_compare(predicate, 64, left, right)
            }
        }
    }

    fn compare_targets(&mut self, predicate: IntPredicate, left: Target, right: Target) -> TermId {
        if self.share_memory(left.object, right.object) {
            return self.compare_terms(predicate, left.offset, right.offset);
        }
        match predicate {
            IntPredicate::Eq | IntPredicate::Ne => {
                let is_bare = |target: Target| {
                    target.object == ObjectId::NONE && self.arena.as_u64(target.offset) != Some(0)
                };
                if is_bare(left) || is_bare(right) {
                    let both = self.arena.and(left.guard, right.guard);
                    self.layout_doubt = self.arena.or(self.layout_doubt, both);
                }
                self.arena.bool(predicate == IntPredicate::Ne)
            }
            _ => {
                self.layout_observed = true;
                let (left, right) = (self.target_address(left), self.target_address(right));
                self.compare_terms(predicate, left, right)
            }
        }
    }

    fn target_address(&mut self, target: Target) -> TermId {
        let base = self.objects.get(target.object).base;
        let base = self.arena.bv(64, base);
        self.arena.add(base, target.offset)
    }

    /// The condition that two pointers point into the same object (null counts as one).
    pub fn same_object(&mut self, left: Value, right: Value) -> TermId {
        let (left, right) = (self.targets(left), self.targets(right));
        let mut result = TermId::FALSE;
        for a in &left {
            for b in &right {
                if self.share_memory(a.object, b.object) {
                    let together = self.arena.and(a.guard, b.guard);
                    result = self.arena.or(result, together);
                }
            }
        }
        result
    }

    /// An integer of 64 bits used as a pointer from now on.
    pub fn integer_to_pointer(&mut self, value: Value) -> Value {
        match value {
            Value::Int(address) => Value::Pointer(self.pointer_from_address(address)),
            Value::Term(_) => {
                let targets = self.targets(value);
                self.pointer(&targets)
            }
            other => other,
        }
    }

    /// Whether the pointer is null, as a condition.
    pub fn is_null(&mut self, value: Value) -> TermId {
        match value {
            Value::Pointer(pointer) => {
                let null = pointer.object == ObjectId::NONE && pointer.offset == 0;
                self.arena.bool(null)
            }
            other => {
                let bare = self.bare(other, 64);
                self.compare_pointers(IntPredicate::Eq, bare, Value::NULL)
            }
        }
    }
}

/// An address that is no object's: whether an object lies there is the layout's business.
fn is_bare_address(pointer: Pointer) -> bool {
    pointer.object == ObjectId::NONE && pointer.offset != 0
}
