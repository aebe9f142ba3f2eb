//! What all states of a job share: terms, rich values, identities of objects.
//!
//! The conversions between [`Value`]s and terms live here, because they need all three. Nothing in
//! this file knows of execution, checks or the program.

use crate::value::extent::Extents;
use crate::value::memory::object::ObjectTable;
use crate::value::{Extent, InternedValue, InternedValues, ObjectId, Pointer, Target, Value, mask};
use rustc_hash::FxHashSet;
use verify_term::{Arena, Sort, TermId};

pub struct Universe {
    pub arena: Arena,
    pub rich: InternedValues,
    pub objects: ObjectTable,
    pub extents: Extents,
    /// Set when the program computed with the numeric address of an object in a way that another
    /// layout of memory could answer differently.
    pub layout_observed: bool,
    /// When a comparison asks whether an object lies at an address that is no object's.
    pub layout_doubt: TermId,
    /// The unknowns that stand for bits that were never written.
    unwritten: FxHashSet<TermId>,
}

/// The targets of a pointer, without an allocation where there is one.
pub type Targets = smallvec::SmallVec<[Target; 2]>;

impl Universe {
    pub fn new() -> Self {
        Universe {
            arena: Arena::new(),
            rich: InternedValues::default(),
            objects: ObjectTable::new(),
            extents: Extents::default(),
            layout_observed: false,
            layout_doubt: TermId::FALSE,
            unwritten: FxHashSet::default(),
        }
    }

    /// A value of the term: a machine word where it is a constant of at most 64 bits.
    pub fn value(&self, term: TermId) -> Value {
        match self.arena.sort(term) {
            Sort::BitVec(width) if width <= 64 => match self.arena.as_u64(term) {
                Some(word) => Value::Int(word),
                None => Value::Term(term),
            },
            _ => Value::Term(term),
        }
    }

    /// A one-bit value of a boolean term.
    pub fn value_of_bool(&mut self, condition: TermId) -> Value {
        match self.arena.as_bool(condition) {
            Some(holds) => Value::Int(u64::from(holds)),
            None => Value::Term(self.arena.bool_to_bv(condition, 1)),
        }
    }

    /// The boolean term that a one-bit value stands for.
    pub fn condition(&mut self, value: Value) -> TermId {
        match value {
            Value::Int(word) => self.arena.bool(word & 1 == 1),
            other => {
                let term = self.term(other, 1);
                let one = self.arena.bv(1, 1);
                self.arena.eq(term, one)
            }
        }
    }

    /// Whether any of these variables stands for bits that were never written.
    pub fn has_unwritten(&self, variables: &[TermId]) -> bool {
        let is_unwritten = |term: &TermId| self.unwritten.contains(term);
        variables.iter().any(is_unwritten)
    }

    /// An unknown that stands for bits that were never written.
    fn unwritten_bits(&mut self, width: u32) -> TermId {
        let term = self.arena.fresh("unwritten", Sort::BitVec(width));
        self.unwritten.insert(term);
        term
    }

    /// The value as a bit-vector term. Pointers become addresses; uninitialised bits become fresh
    /// unknowns (whoever must not see those checks [`Universe::shadow`] first).
    pub fn term(&mut self, value: Value, width: u32) -> TermId {
        match value {
            Value::Int(word) => self.arena.bv(width, word),
            Value::Term(term) => term,
            Value::Undefined => self.unwritten_bits(width),
            Value::Pointer(pointer) => {
                let address = self.address(pointer);
                let address = self.arena.bv(64, address);
                self.resize(address, width)
            }
            Value::Interned(id) => match self.rich.get(id).clone() {
                InternedValue::Pointers(targets) => {
                    let address = self.address_of_targets(&targets);
                    self.resize(address, width)
                }
                InternedValue::PointerByte { pointer, index } => {
                    let address = self.term(pointer, 64);
                    let low = u32::from(index) * 8;
                    self.arena.extract(address, low + 7, low)
                }
                InternedValue::Shadowed { value, .. } => self.term(value, width),
            },
        }
    }

    fn resize(&mut self, term: TermId, width: u32) -> TermId {
        match width.cmp(&64) {
            std::cmp::Ordering::Equal => term,
            std::cmp::Ordering::Less => self.arena.extract(term, width - 1, 0),
            std::cmp::Ordering::Greater => self.arena.zext(term, width),
        }
    }

    /// The numeric address; the verdict then rests on one layout of memory.
    pub fn address(&mut self, pointer: Pointer) -> u64 {
        if pointer.object != ObjectId::NONE {
            self.layout_observed = true;
            self.objects.observe(pointer.object);
        }
        self.objects
            .get(pointer.object)
            .base
            .wrapping_add(pointer.offset)
    }

    fn address_of_targets(&mut self, targets: &[Target]) -> TermId {
        self.layout_observed = true;
        let mut address = None;
        for target in targets.iter().rev() {
            self.objects.observe(target.object);
            let base = self.objects.get(target.object).base;
            let base = self.arena.bv(64, base);
            let here = self.arena.add(base, target.offset);
            address = Some(match address {
                None => here,
                Some(other) => self.arena.ite(target.guard, here, other),
            });
        }
        address.expect("a symbolic pointer has at least one target")
    }

    /// Which bits are uninitialised; `Int(0)` where none is.
    pub fn shadow(&self, value: Value, width: u32) -> Value {
        match value {
            Value::Undefined => Value::Int(mask(width)),
            Value::Interned(id) => match self.rich.get(id) {
                InternedValue::Shadowed { shadow, .. } => *shadow,
                _ => Value::Int(0),
            },
            _ => Value::Int(0),
        }
    }

    /// The value without its shadow: uninitialised bits read as whatever they happen to be.
    pub fn bare(&mut self, value: Value, width: u32) -> Value {
        match value {
            Value::Undefined => {
                let unknown = self.unwritten_bits(width);
                Value::Term(unknown)
            }
            Value::Interned(id) => match self.rich.get(id) {
                InternedValue::Shadowed { value, .. } => *value,
                _ => value,
            },
            _ => value,
        }
    }

    /// The value with each uninitialised bit become one of an unknown but fixed value.
    pub fn arbitrary(&mut self, value: Value, width: u32) -> Value {
        let bare = self.bare(value, width);
        if value == Value::Undefined || bare == value {
            return bare;
        }
        let unknown = self.unwritten_bits(width);
        if self.is_pointer(bare) {
            // Arithmetic on bits would forget what it points to.
            let initialised = self.is_initialised(value, width);
            return self.select(initialised, bare, Value::Term(unknown), width);
        }
        let shadow = self.shadow(value, width);
        let chosen = self.binary(
            verify_ir::BinaryOp::And,
            width,
            Value::Term(unknown),
            shadow,
        );
        let ones = self.ones(width);
        let known = self.binary(verify_ir::BinaryOp::Xor, width, shadow, ones);
        let kept = self.binary(verify_ir::BinaryOp::And, width, bare, known);
        self.binary(verify_ir::BinaryOp::Or, width, kept, chosen)
    }

    /// Whether any bit may be uninitialised.
    pub fn is_shadowed(&self, value: Value) -> bool {
        match value {
            Value::Undefined => true,
            Value::Interned(id) => matches!(self.rich.get(id), InternedValue::Shadowed { .. }),
            _ => false,
        }
    }

    /// Puts a shadow on a value. A shadow of zero leaves the value as it is.
    pub fn shadowed(&mut self, value: Value, shadow: Value, width: u32) -> Value {
        match shadow {
            Value::Int(0) => value,
            Value::Int(bits) if width <= 64 && bits == mask(width) => Value::Undefined,
            _ => self.rich.intern(InternedValue::Shadowed { value, shadow }),
        }
    }

    /// The condition that no bit is uninitialised.
    pub fn is_initialised(&mut self, value: Value, width: u32) -> TermId {
        match self.shadow(value, width) {
            Value::Int(bits) => self.arena.bool(bits == 0),
            shadow => {
                let shadow = self.term(shadow, width);
                let zero = self.arena.bv(width, 0);
                self.arena.eq(shadow, zero)
            }
        }
    }

    /// All bits uninitialised where the condition holds, none otherwise.
    pub fn spread_shadow(&mut self, undefined: TermId, width: u32) -> Value {
        match self.arena.as_bool(undefined) {
            Some(false) => Value::Int(0),
            Some(true) if width <= 64 => Value::Int(mask(width)),
            _ => {
                let bit = self.arena.bool_to_bv(undefined, 1);
                let all = self.arena.sext(bit, width);
                self.value(all)
            }
        }
    }

    /// The targets of a value used as a pointer. Integers that were never pointers point to no
    /// object, except where they are the address of one.
    pub fn targets(&mut self, value: Value) -> Targets {
        match value {
            Value::Pointer(pointer) => self.single_target(pointer),
            Value::Int(address) => {
                let pointer = self.pointer_from_address(address);
                self.single_target(pointer)
            }
            Value::Interned(id) => match self.rich.get(id) {
                InternedValue::Pointers(targets) => Targets::from_slice(targets),
                InternedValue::Shadowed { value, .. } => {
                    let value = *value;
                    self.targets(value)
                }
                InternedValue::PointerByte { .. } => {
                    let term = self.term(value, 8);
                    let offset = self.arena.zext(term, 64);
                    self.unowned(offset)
                }
            },
            Value::Term(term) => self.targets_of_term(term),
            Value::Undefined => {
                let offset = self.term(Value::Undefined, 64);
                self.unowned(offset)
            }
        }
    }

    fn single_target(&mut self, pointer: Pointer) -> Targets {
        let offset = self.arena.bv(64, pointer.offset);
        Targets::from_slice(&[Target {
            guard: TermId::TRUE,
            object: pointer.object,
            extent: pointer.extent,
            offset,
        }])
    }

    fn unowned(&mut self, offset: TermId) -> Targets {
        Targets::from_slice(&[Target {
            guard: TermId::TRUE,
            object: ObjectId::NONE,
            extent: Extent::WHOLE,
            offset,
        }])
    }

    /// An integer turned into a pointer: to the object it is the address of, if there is one.
    pub fn pointer_from_address(&mut self, address: u64) -> Pointer {
        match self.objects.at_address(address) {
            Some(object) => Pointer::at(object, address - self.objects.get(object).base),
            None => Pointer::at(ObjectId::NONE, address),
        }
    }

    /// A symbolic integer turned into a pointer: the objects whose addresses its range covers, if
    /// they are few.
    fn targets_of_term(&mut self, term: TermId) -> Targets {
        let (low, high) = self.arena.unsigned_range(term);
        let first = self.objects.at_address(low);
        let mut targets = Targets::new();
        if let Some(object) = first {
            let base = self.objects.get(object).base;
            if high - base <= self.objects.get(object).size.limit() {
                let base = self.arena.bv(64, base);
                let offset = self.arena.sub(term, base);
                targets.push(Target {
                    guard: TermId::TRUE,
                    object,
                    extent: Extent::WHOLE,
                    offset,
                });
                return targets;
            }
        }
        self.unowned(term)
    }

    /// The pointer with these targets, in its simplest form.
    pub fn pointer(&mut self, targets: &[Target]) -> Value {
        if let [target] = targets {
            if let Some(offset) = self.arena.as_u64(target.offset) {
                return Value::Pointer(Pointer {
                    extent: target.extent,
                    ..Pointer::at(target.object, offset)
                });
            }
            let alone = Target {
                guard: TermId::TRUE,
                ..*target
            };
            return self.rich.intern(InternedValue::Pointers(Box::new([alone])));
        }
        self.rich.intern(InternedValue::Pointers(targets.into()))
    }

    /// Whether the value has the form of a pointer (also inside a shadow).
    pub fn is_pointer(&self, value: Value) -> bool {
        match value {
            Value::Pointer(pointer) => pointer.object != ObjectId::NONE,
            Value::Interned(id) => match self.rich.get(id) {
                InternedValue::Pointers(_) => true,
                InternedValue::Shadowed { value, .. } => self.is_pointer(*value),
                InternedValue::PointerByte { .. } => false,
            },
            _ => false,
        }
    }

    /// `condition ? then : other`, for values of one width.
    pub fn select(&mut self, condition: TermId, then: Value, other: Value, width: u32) -> Value {
        if then == other || condition == TermId::TRUE {
            return then;
        }
        if condition == TermId::FALSE {
            return other;
        }
        if self.is_shadowed(then) || self.is_shadowed(other) {
            return self.select_shadowed(condition, then, other, width);
        }
        let pointers = matches!(then, Value::Pointer(_)) || matches!(other, Value::Pointer(_));
        if width == 64 && (pointers || self.is_pointer(then) || self.is_pointer(other)) {
            return self.select_pointer(condition, then, other);
        }
        let (then, other) = (self.term(then, width), self.term(other, width));
        let chosen = self.arena.ite(condition, then, other);
        self.value(chosen)
    }

    fn select_shadowed(
        &mut self,
        condition: TermId,
        then: Value,
        other: Value,
        width: u32,
    ) -> Value {
        let (then_shadow, other_shadow) = (self.shadow(then, width), self.shadow(other, width));
        let (all, word) = (mask(width), width <= 64);
        let shadow = if word && then_shadow == Value::Int(all) && other_shadow == Value::Int(all) {
            return Value::Undefined;
        } else {
            self.select(condition, then_shadow, other_shadow, width)
        };
        // Where one side is wholly uninitialised, any value serves there: take the other side's.
        let value = match (then, other) {
            (Value::Undefined, _) => self.bare(other, width),
            (_, Value::Undefined) => self.bare(then, width),
            _ => {
                let (then, other) = (self.bare(then, width), self.bare(other, width));
                self.select(condition, then, other, width)
            }
        };
        self.shadowed(value, shadow, width)
    }

    fn select_pointer(&mut self, condition: TermId, then: Value, other: Value) -> Value {
        let (then, other) = (self.targets(then), self.targets(other));
        let negated = self.arena.not(condition);
        let mut merged = Targets::new();
        for (side, targets) in [(condition, then), (negated, other)] {
            for target in targets {
                let guard = self.arena.and(side, target.guard);
                if guard == TermId::FALSE {
                    continue;
                }
                match merged
                    .iter_mut()
                    .find(|earlier| earlier.object == target.object)
                {
                    Some(earlier) => {
                        let (before, now) = (earlier.extent, target.extent);
                        earlier.extent =
                            self.merged_extent(earlier.guard, target.object, before, now);
                        earlier.offset =
                            self.arena.ite(earlier.guard, earlier.offset, target.offset);
                        earlier.guard = self.arena.or(earlier.guard, guard);
                    }
                    None => merged.push(Target { guard, ..target }),
                }
            }
        }
        self.pointer(&merged)
    }
}
