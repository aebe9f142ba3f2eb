//! Where terms live: the node table, the interner, constants and variables.
//!
//! Everything that builds terms goes through [`Arena::intern`], which gives equal nodes equal ids
//! and computes what is known of a new one (`known_bits.rs`, `float_ranges.rs`). The rules that decide
//! *which* node to build are in `build/`, of which nothing is known here.

mod float_ranges;
mod known_bits;

use std::hash::{Hash, Hasher};

use rustc_hash::{FxHashMap, FxHasher};

use crate::bits::{BitVector, mask};
use crate::facts::FactTable;
use crate::float_range::FloatRangeTable;
use crate::interner::Interner;
use crate::term::{FloatFormat, Node, Op, PackedSort, Sort, TermId};
use crate::value::Value;

/// A node as stored: 32 bytes. What `arguments` holds depends on the operator: children, the two
/// halves of a constant of at most 64 bits, the position of a longer one among the wide constants,
/// or the position of a variable's name.
#[derive(Clone, Copy)]
pub(crate) struct Stored {
    pub(crate) op: Op,
    pub(crate) sort: PackedSort,
    pub(crate) arguments: [u32; 3],
    /// Where the known bits and ranges of the node are kept.
    pub(crate) facts: u32,
    /// For an `ite` whose leaves are all constants: how many `ite`s it is made of. Else 0.
    pub(crate) constant_ites: u16,
    /// Whether this is the newest child of some node. A node above one that is not cannot exist
    /// yet, and need not be searched for.
    is_newest_child: bool,
}

impl Stored {
    #[inline]
    pub(crate) fn child(&self, index: usize) -> TermId {
        TermId::from_raw(self.arguments[index])
    }

    /// What makes two nodes the same; what differs most often comes first.
    #[inline]
    fn key(&self) -> ([u32; 3], PackedSort, Op) {
        (self.arguments, self.sort, self.op)
    }

    /// The position of the child that was made last; 0, the constant true, for a leaf.
    #[inline]
    fn newest_child(&self) -> usize {
        let children = (0..self.op.arity()).map(|index| self.child(index).node());
        children.max().unwrap_or(0)
    }
}

/// At most so many nodes wait for their place in the interner. Their places are all over it, and
/// the processor fetches many at once if it is asked for many at once.
const MOST_WAITING: usize = 128;

/// Constants below this are looked up by width and value.
const SMALL: u64 = 8;

/// The terms of one job.
///
/// Terms are immutable, shared and simplified as they are built; two terms that are structurally
/// equal after simplification are the same term. The arena only grows. It takes no locks: it
/// belongs to one thread at a time.
///
/// The builders panic when they are handed terms of the wrong sort: that is a bug of the caller.
pub struct Arena {
    pub(crate) nodes: Vec<Stored>,
    /// The nodes before this position are in the interner.
    placed: usize,
    interner: Interner,
    /// Constants are looked for too often to wait, and are few.
    constants: Interner,
    /// The constants below [`SMALL`] of each width to 64; `TRUE` where there is none yet.
    small_constants: Vec<TermId>,
    wide: Vec<BitVector>,
    wide_positions: FxHashMap<BitVector, u32>,
    wide_limbs: usize,
    names: Vec<Box<str>>,
    variables: FxHashMap<Box<str>, TermId>,
    name_bytes: usize,
    fresh: u64,
    pub(crate) facts: FactTable,
    pub(crate) float_ranges: FloatRangeTable,
}

impl Default for Arena {
    fn default() -> Self {
        Arena::new()
    }
}

fn hash(node: &Stored) -> u32 {
    let mut hasher = FxHasher::default();
    node.op.hash(&mut hasher);
    let [a, b, c] = node.arguments.map(u64::from);
    hasher.write_u64(a << 32 | b);
    hasher.write_u64(c << 32 | u64::from(node.sort.raw()));
    // The hasher leaves its entropy in the upper bits of each product; fold both halves.
    let mixed = u128::from(hasher.finish()) * 0x9e37_79b9_7f4a_7c15;
    (mixed >> 64) as u32 ^ mixed as u32
}

impl Arena {
    /// An arena that holds nothing but the two truth values.
    #[must_use]
    pub fn new() -> Self {
        let mut arena = Arena {
            nodes: Vec::new(),
            placed: 0,
            interner: Interner::new(),
            constants: Interner::new(),
            small_constants: vec![TermId::TRUE; 65 * SMALL as usize],
            wide: Vec::new(),
            wide_positions: FxHashMap::default(),
            wide_limbs: 0,
            names: Vec::new(),
            variables: FxHashMap::default(),
            name_bytes: 0,
            fresh: 0,
            facts: FactTable::new(),
            float_ranges: FloatRangeTable::new(),
        };
        let truth = arena.intern(Op::True, Sort::Bool, &[]);
        assert_eq!(truth, TermId::TRUE, "the first node is the constant true");
        arena
    }

    /// One more than the largest [`TermId::index`] in use.
    #[must_use]
    pub fn len(&self) -> usize {
        self.nodes.len() * 2
    }

    /// Whether nothing but the truth values has been built.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.nodes.len() == 1
    }

    /// How many distinct nodes there are, negations of booleans not counted.
    #[must_use]
    pub fn node_count(&self) -> usize {
        self.nodes.len()
    }

    /// Roughly how many bytes the arena holds.
    #[must_use]
    pub fn memory_bytes(&self) -> usize {
        let per_wide = 2 * size_of::<BitVector>() + size_of::<u32>();
        let per_name = 2 * size_of::<Box<str>>() + size_of::<TermId>();
        self.nodes.capacity() * size_of::<Stored>()
            + self.interner.memory_bytes()
            + self.constants.memory_bytes()
            + self.wide.len() * per_wide
            + 2 * self.wide_limbs * size_of::<u64>()
            + self.names.len() * per_name
            + 2 * self.name_bytes
            + self.facts.memory_bytes()
            + self.float_ranges.memory_bytes()
    }

    /// The node with this operator and these children: the existing one, a new one, or a constant
    /// when the children's facts leave only one value.
    #[inline]
    pub(crate) fn intern(&mut self, op: Op, sort: Sort, children: &[TermId]) -> TermId {
        let mut arguments = [0; 3];
        for (argument, child) in arguments.iter_mut().zip(children) {
            *argument = child.raw();
        }
        self.intern_stored(op, PackedSort::new(sort), arguments)
    }

    fn intern_stored(&mut self, op: Op, sort: PackedSort, arguments: [u32; 3]) -> TermId {
        let node = Stored {
            op,
            sort,
            arguments,
            facts: 0,
            constant_ites: 0,
            is_newest_child: false,
        };
        if op == Op::Constant {
            return self.intern_constant(node);
        }
        if self.can_exist(&node) {
            self.place_waiting();
            let nodes = &self.nodes;
            let found = self.interner.find(hash(&node), |position| {
                nodes[position as usize].key() == node.key()
            });
            if let Some(position) = found {
                return TermId::from_node(position as usize);
            }
        }
        self.insert_new(node)
    }

    fn intern_constant(&mut self, node: Stored) -> TermId {
        let hash_of_node = hash(&node);
        let nodes = &self.nodes;
        let found = self.constants.find(hash_of_node, |position| {
            nodes[position as usize].key() == node.key()
        });
        if let Some(position) = found {
            return TermId::from_node(position as usize);
        }
        let constant = self.insert_new(node);
        self.constants.insert(hash_of_node, constant.node() as u32);
        constant
    }

    /// Whether a node may be there already: only above a child that is the newest of some node.
    #[inline]
    fn can_exist(&self, node: &Stored) -> bool {
        let newest = self.nodes.get(node.newest_child());
        newest.is_some_and(|newest| newest.is_newest_child)
    }

    /// Enters the nodes that wait into the interner.
    fn place_waiting(&mut self) {
        for position in self.placed..self.nodes.len() {
            let node = &self.nodes[position];
            if node.op.arity() > 0 {
                self.interner.insert(hash(node), position as u32);
            }
        }
        self.placed = self.nodes.len();
    }

    /// Stores a node that is not there yet.
    #[inline(never)]
    fn insert_new(&mut self, mut node: Stored) -> TermId {
        let width = node.sort.bit_width();
        if let Sort::Float(format) = node.sort.unpack() {
            node.facts = self.keep_float_range(&node, format);
        } else if width <= 64 && self.says_nothing(&node) {
            node.facts = width;
        } else if let Some(facts) = self.facts_of_new(&node) {
            if let (Some(value), true) = (facts.single(), node.op.arity() > 0) {
                return self.bv(width, value);
            }
            node.facts = self.facts.insert(width, &facts);
        }
        node.constant_ites = self.constant_ites_of_new(&node);
        let position = u32::try_from(self.nodes.len())
            .ok()
            .filter(|position| *position < 1 << 31)
            .expect("an arena holds fewer than two thousand million nodes");
        if node.op.arity() > 0 {
            self.nodes[node.newest_child()].is_newest_child = true;
        }
        self.nodes.push(node);
        if self.nodes.len() - self.placed > MOST_WAITING {
            self.place_waiting();
        }
        TermId::from_node(position as usize)
    }

    #[inline]
    pub(crate) fn stored(&self, term: TermId) -> &Stored {
        &self.nodes[term.node()]
    }

    /// The sort of a term.
    #[must_use]
    pub fn sort(&self, term: TermId) -> Sort {
        self.stored(term).sort.unpack()
    }

    /// The width of a bit-vector term.
    #[inline]
    #[must_use]
    pub fn width(&self, term: TermId) -> u32 {
        let width = self.stored(term).sort.bit_width();
        assert!(
            width != 0,
            "a bit-vector was expected, not a {}",
            self.sort(term)
        );
        width
    }

    /// The format of a float term.
    #[must_use]
    pub fn float_format(&self, term: TermId) -> FloatFormat {
        match self.sort(term) {
            Sort::Float(format) => format,
            other => panic!("a float was expected, not a {other}"),
        }
    }

    /// Operator, sort and children.
    #[must_use]
    pub fn node(&self, term: TermId) -> Node {
        if term.is_negated() {
            return Node {
                op: Op::Not,
                sort: Sort::Bool,
                children: [term.positive(), TermId::TRUE, TermId::TRUE],
            };
        }
        let stored = self.stored(term);
        Node {
            op: stored.op,
            sort: stored.sort.unpack(),
            children: stored.arguments.map(TermId::from_raw),
        }
    }

    /// One of the two truth values.
    #[must_use]
    pub fn bool(&self, value: bool) -> TermId {
        if value { TermId::TRUE } else { TermId::FALSE }
    }

    /// The constant `value` modulo 2^width, zero-extended when the width exceeds 64.
    #[inline]
    pub fn bv(&mut self, width: u32, value: u64) -> TermId {
        if width <= 64 {
            if value < SMALL {
                return self.small_constant(width, value);
            }
            return self.narrow_constant(PackedSort::new(Sort::BitVec(width)), value & mask(width));
        }
        self.wide_constant(Sort::BitVec(width), BitVector::new(width, value))
    }

    /// The constant with the given limbs, least significant first, modulo 2^width.
    pub fn bv_limbs(&mut self, width: u32, limbs: &[u64]) -> TermId {
        self.bv_value(&BitVector::from_limbs(width, limbs))
    }

    /// The constant with the given value.
    pub fn bv_value(&mut self, value: &BitVector) -> TermId {
        match value.limbs() {
            [limb] => self.bv(value.width(), *limb),
            _ => self.wide_constant(Sort::BitVec(value.width()), value.clone()),
        }
    }

    /// The float constant with the given pattern. NaNs are made canonical.
    pub fn float_constant(&mut self, format: FloatFormat, bits: u128) -> TermId {
        let bits = crate::float::canonicalize(format, bits);
        let sort = Sort::Float(format);
        if format.bits() <= 64 {
            self.narrow_constant(PackedSort::new(sort), bits as u64)
        } else {
            self.wide_constant(sort, BitVector::from_u128(format.bits(), bits))
        }
    }

    /// Rules ask for the same few constants all the time; these are looked up without hashing.
    fn small_constant(&mut self, width: u32, value: u64) -> TermId {
        let value = value & mask(width);
        let position = (u64::from(width) * SMALL + value) as usize;
        let known = self.small_constants[position];
        if known != TermId::TRUE {
            return known;
        }
        let sort = PackedSort::new(Sort::BitVec(width));
        let constant = self.narrow_constant(sort, value);
        self.small_constants[position] = constant;
        constant
    }

    #[inline]
    fn narrow_constant(&mut self, sort: PackedSort, value: u64) -> TermId {
        self.intern_stored(Op::Constant, sort, [value as u32, (value >> 32) as u32, 0])
    }

    fn wide_constant(&mut self, sort: Sort, value: BitVector) -> TermId {
        let position = match self.wide_positions.get(&value) {
            Some(&position) => position,
            None => {
                let position = self.wide.len() as u32;
                self.wide_limbs += value.limbs().len();
                self.wide.push(value.clone());
                self.wide_positions.insert(value, position);
                position
            }
        };
        self.intern_stored(Op::Constant, PackedSort::new(sort), [position, 0, 0])
    }

    /// The value of a constant bit-vector or the pattern of a constant float, at most 64 bits wide.
    #[inline]
    pub(crate) fn narrow_value(&self, node: &Stored) -> Option<u64> {
        if node.op != Op::Constant {
            return None;
        }
        let width = match node.sort.unpack() {
            Sort::BitVec(width) => width,
            Sort::Float(format) => format.bits(),
            Sort::Bool | Sort::Array { .. } => return None,
        };
        (width <= 64).then(|| u64::from(node.arguments[0]) | u64::from(node.arguments[1]) << 32)
    }

    /// The value of a constant wider than 64 bits.
    pub(crate) fn wide_value(&self, node: &Stored) -> &BitVector {
        &self.wide[node.arguments[0] as usize]
    }

    /// The variable of this name, made on first use.
    ///
    /// # Panics
    /// When a variable of this name but another sort exists.
    pub fn variable(&mut self, name: &str, sort: Sort) -> TermId {
        if let Some(&known) = self.variables.get(name) {
            let known_sort = self.sort(known);
            assert_eq!(known_sort, sort, "the variable {name} has another sort");
            return known;
        }
        let position = u32::try_from(self.names.len()).expect("fewer variables than terms");
        let variable = self.intern_stored(Op::Variable, PackedSort::new(sort), [position, 0, 0]);
        self.name_bytes += name.len();
        self.names.push(name.into());
        self.variables.insert(name.into(), variable);
        variable
    }

    /// A variable that no term contains yet, named `prefix!N`.
    pub fn fresh(&mut self, prefix: &str, sort: Sort) -> TermId {
        loop {
            let name = format!("{prefix}!{}", self.fresh);
            self.fresh += 1;
            if !self.variables.contains_key(name.as_str()) {
                return self.variable(&name, sort);
            }
        }
    }

    /// The name of a variable; `None` for any other term.
    #[must_use]
    pub fn variable_name(&self, term: TermId) -> Option<&str> {
        let node = self.stored(term);
        let is_variable = node.op == Op::Variable && !term.is_negated();
        is_variable.then(|| &*self.names[node.arguments[0] as usize])
    }

    /// Whether a term is a variable, and not the negation of one.
    #[must_use]
    pub fn is_variable(&self, term: TermId) -> bool {
        self.variable_name(term).is_some()
    }

    /// The value of a constant boolean.
    #[inline]
    #[must_use]
    pub fn as_bool(&self, term: TermId) -> Option<bool> {
        match term {
            TermId::TRUE => Some(true),
            TermId::FALSE => Some(false),
            _ => None,
        }
    }

    /// The value of a constant bit-vector that fits 64 bits.
    #[inline]
    #[must_use]
    pub fn as_u64(&self, term: TermId) -> Option<u64> {
        let node = self.stored(term);
        match node.op {
            Op::Constant if node.sort.bit_width() != 0 => match self.narrow_value(node) {
                Some(value) => Some(value),
                None => self.wide_value(node).to_u64(),
            },
            _ => None,
        }
    }

    /// The value of a constant bit-vector of at most 64 bits, sign-extended.
    #[must_use]
    pub fn as_i64(&self, term: TermId) -> Option<i64> {
        let width = self.stored(term).sort.bit_width();
        if !(1..=64).contains(&width) {
            return None;
        }
        Some(crate::bits::to_signed(width, self.as_u64(term)?))
    }

    /// The limbs of a constant bit-vector, least significant first.
    #[must_use]
    pub fn as_limbs(&self, term: TermId) -> Option<Vec<u64>> {
        Some(self.as_bit_vector(term)?.limbs().to_vec())
    }

    /// The value of a constant bit-vector.
    #[must_use]
    pub fn as_bit_vector(&self, term: TermId) -> Option<BitVector> {
        let node = self.stored(term);
        let width = node.sort.bit_width();
        match node.op {
            Op::Constant if width != 0 => Some(match self.narrow_value(node) {
                Some(value) => BitVector::new(width, value),
                None => self.wide_value(node).clone(),
            }),
            _ => None,
        }
    }

    /// The pattern of a constant float.
    #[must_use]
    pub fn as_float_bits(&self, term: TermId) -> Option<u128> {
        let node = self.stored(term);
        match (node.op, node.sort.unpack()) {
            (Op::Constant, Sort::Float(_)) => match self.narrow_value(node) {
                Some(value) => Some(u128::from(value)),
                None => self.wide_value(node).to_u128(),
            },
            _ => None,
        }
    }

    /// Whether this is a constant boolean, bit-vector or float.
    #[inline]
    #[must_use]
    pub fn is_constant(&self, term: TermId) -> bool {
        matches!(self.stored(term).op, Op::True | Op::Constant)
    }

    /// The value of a constant boolean, bit-vector or float.
    #[must_use]
    pub fn as_value(&self, term: TermId) -> Option<Value> {
        match (self.stored(term).op, self.sort(term)) {
            (Op::True, _) => self.as_bool(term).map(Value::Bool),
            (Op::Constant, Sort::BitVec(_)) => self.as_bit_vector(term).map(Value::BitVec),
            (Op::Constant, Sort::Float(format)) => {
                let bits = self.as_float_bits(term)?;
                Some(Value::Float(format, bits))
            }
            _ => None,
        }
    }

    /// How many `ite`s a node with only constant leaves is made of.
    fn constant_ites_of_new(&self, node: &Stored) -> u16 {
        if node.op != Op::Ite || node.sort == PackedSort::BOOL {
            return 0;
        }
        let of_branch = |branch: TermId| match self.stored(branch) {
            leaf if leaf.op == Op::Constant => Some(0),
            inner if inner.constant_ites > 0 => Some(inner.constant_ites),
            _ => None,
        };
        match (of_branch(node.child(1)), of_branch(node.child(2))) {
            (Some(a), Some(b)) => a.saturating_add(b).saturating_add(1),
            _ => 0,
        }
    }
}
