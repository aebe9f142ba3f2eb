//! Evaluation with memory: each shared subterm once, and only those that matter.
//!
//! Of a conditional only the branch taken is evaluated, of a conjunction nothing after a false
//! operand, of an array only the elements read. Booleans and bit-vectors of at most 64 bits are
//! plain words in a table by node (`table.rs`); the rest are [`Value`]s in a map.

use rustc_hash::FxHashMap;

use crate::arena::{Arena, Stored};
use crate::bits::BitVector;
use crate::evaluate::Assignment;
use crate::evaluate::table::Table;
use crate::fold::fold_words;
use crate::semantics;
use crate::term::{Op, Sort, TermId};
use crate::value::{ArrayValue, Value};

/// Evaluates many terms under one assignment.
pub struct Evaluator<'a> {
    arena: &'a Arena,
    assignment: &'a Assignment,
    /// Which nodes were evaluated, and the values of those that are words.
    words: Table,
    /// The values of the other evaluated nodes.
    values: FxHashMap<TermId, Value>,
}

/// What evaluating a node came to.
enum Step {
    Word(u64),
    Value(Value),
    /// Some operands, now pending, are needed first.
    Wait,
}

impl<'a> Evaluator<'a> {
    /// Evaluates terms of the arena, each once. Variables without a value count as zero.
    #[must_use]
    pub fn new(arena: &'a Arena, assignment: &'a Assignment) -> Self {
        Evaluator {
            arena,
            assignment,
            words: Table::new(arena.node_count()),
            values: FxHashMap::default(),
        }
    }

    /// The value of a boolean term.
    pub fn bool(&mut self, term: TermId) -> bool {
        let sort = self.arena.sort(term);
        assert!(sort == Sort::Bool, "the truth of a {sort} was asked for");
        self.evaluate(term.positive());
        self.truth(term)
    }

    /// Whether all boolean terms hold.
    pub fn all(&mut self, terms: &[TermId]) -> bool {
        terms.iter().all(|&term| self.bool(term))
    }

    /// The value of a bit-vector term, when it fits 64 bits; 0 or 1 for a boolean.
    pub fn u64(&mut self, term: TermId) -> Option<u64> {
        self.value(term).as_u64()
    }

    /// The value of a term of any sort.
    pub fn value(&mut self, term: TermId) -> Value {
        self.evaluate(term.positive());
        self.get(term)
    }

    /// The value of an array term.
    pub fn array(&mut self, term: TermId) -> ArrayValue {
        match self.value(term) {
            Value::Array(array) => array,
            other => panic!("an array was expected, not {other}"),
        }
    }

    fn is_word(&self, term: TermId) -> bool {
        match self.arena.stored(term).sort.unpack() {
            Sort::Bool => true,
            Sort::BitVec(width) => width <= 64,
            Sort::Float(_) | Sort::Array { .. } => false,
        }
    }

    fn has(&self, term: TermId) -> bool {
        self.words.has(term.node())
    }

    /// The word of an evaluated node, its negation not regarded.
    fn word(&self, term: TermId) -> u64 {
        self.words.word(term.node())
    }

    fn truth(&self, term: TermId) -> bool {
        (self.word(term) != 0) != term.is_negated()
    }

    /// The value of an evaluated term.
    fn get(&self, term: TermId) -> Value {
        match self.arena.sort(term) {
            Sort::Bool => Value::Bool(self.truth(term)),
            Sort::BitVec(width) if width <= 64 => {
                Value::BitVec(BitVector::new(width, self.word(term)))
            }
            _ => self.values[&term].clone(),
        }
    }

    fn evaluate(&mut self, root: TermId) {
        let mut pending = vec![root];
        while let Some(&term) = pending.last() {
            if self.has(term) {
                pending.pop();
                continue;
            }
            match self.step(term, &mut pending) {
                Step::Word(word) => self.words.set(term.node(), word),
                Step::Value(value) => {
                    self.values.insert(term, value);
                    self.words.set(term.node(), 0);
                }
                Step::Wait => continue,
            }
            pending.pop();
        }
    }

    /// Whether a term has been evaluated; if not, it is pending now.
    fn ready(&self, term: TermId, pending: &mut Vec<TermId>) -> bool {
        let ready = self.has(term);
        if !ready {
            pending.push(term.positive());
        }
        ready
    }

    fn step(&self, term: TermId, pending: &mut Vec<TermId>) -> Step {
        let node = self.arena.stored(term);
        match node.op {
            Op::Ite => {
                if !self.ready(node.child(0), pending) {
                    return Step::Wait;
                }
                let taken = if self.truth(node.child(0)) { 1 } else { 2 };
                self.copy_of(node.child(taken), pending)
            }
            Op::And => {
                for operand in [node.child(0), node.child(1)] {
                    if !self.ready(operand, pending) {
                        return Step::Wait;
                    }
                    if !self.truth(operand) {
                        return Step::Word(0);
                    }
                }
                Step::Word(1)
            }
            Op::Select => self.step_select(node, pending),
            Op::True => Step::Word(1),
            Op::Constant => self.constant(term),
            Op::Variable => self.variable(term),
            op => {
                let children = (0..op.arity()).map(|index| node.child(index));
                let mut all = true;
                for child in children {
                    all &= self.ready(child, pending);
                }
                if all { self.compute(node) } else { Step::Wait }
            }
        }
    }

    /// The step of a term that has the value of another.
    fn copy_of(&self, other: TermId, pending: &mut Vec<TermId>) -> Step {
        if !self.ready(other, pending) {
            return Step::Wait;
        }
        match self.arena.sort(other) {
            Sort::Bool => Step::Word(u64::from(self.truth(other))),
            _ if self.is_word(other) => Step::Word(self.word(other)),
            _ => Step::Value(self.get(other)),
        }
    }

    fn constant(&self, term: TermId) -> Step {
        if let (true, Some(word)) = (self.is_word(term), self.arena.as_u64(term)) {
            return Step::Word(word);
        }
        let value = self.arena.as_value(term);
        Step::Value(value.expect("a constant has a value"))
    }

    fn variable(&self, term: TermId) -> Step {
        let sort = self.arena.sort(term);
        let assigned = self.assignment.get(term);
        assert!(
            assigned.is_none_or(|value| value.sort() == sort),
            "a variable of sort {sort} is assigned a value of another"
        );
        match (assigned, self.is_word(term)) {
            (Some(value), true) => Step::Word(value.as_u64().unwrap_or(0)),
            (None, true) => Step::Word(0),
            (Some(value), false) => Step::Value(value.clone()),
            (None, false) => Step::Value(Value::default_of(sort)),
        }
    }

    /// The element of an array, found through writes and conditionals without building the array.
    fn step_select(&self, node: &Stored, pending: &mut Vec<TermId>) -> Step {
        let index = node.child(1);
        if !self.ready(index, pending) {
            return Step::Wait;
        }
        let mut array = node.child(0);
        let mut waiting = false;
        loop {
            let writer = self.arena.stored(array);
            match writer.op {
                // All indices on the way are evaluated together, so that the way is walked twice
                // and not once for each of them.
                Op::Store => {
                    if !self.ready(writer.child(1), pending) {
                        waiting = true;
                    } else if !waiting && self.same(writer.child(1), index) {
                        return self.copy_of(writer.child(2), pending);
                    }
                    array = writer.child(0);
                }
                _ if waiting => return Step::Wait,
                Op::Ite => {
                    if !self.ready(writer.child(0), pending) {
                        return Step::Wait;
                    }
                    let taken = if self.truth(writer.child(0)) { 1 } else { 2 };
                    array = writer.child(taken);
                }
                Op::ConstArray => return self.copy_of(writer.child(0), pending),
                _ => break,
            }
        }
        if !self.ready(array, pending) {
            return Step::Wait;
        }
        self.compute_slowly(Op::Select, node.sort.unpack(), &[array, index])
    }

    /// Whether two evaluated bit-vectors of one width are equal.
    fn same(&self, a: TermId, b: TermId) -> bool {
        if self.is_word(a) {
            self.word(a) == self.word(b)
        } else {
            self.values[&a] == self.values[&b]
        }
    }

    /// The value of a node whose operands are evaluated.
    fn compute(&self, node: &Stored) -> Step {
        let children = [0, 1, 2].map(|index| node.child(index));
        let children = &children[..node.op.arity()];
        if children.iter().all(|&child| self.is_word(child))
            && let Some(word) = self.compute_word(node, children)
        {
            return Step::Word(word);
        }
        self.compute_slowly(node.op, node.sort.unpack(), children)
    }

    fn compute_slowly(&self, op: Op, sort: Sort, children: &[TermId]) -> Step {
        let arguments: Vec<Value> = children.iter().map(|&child| self.get(child)).collect();
        match semantics::apply(op, sort, &arguments) {
            Value::Bool(value) => Step::Word(u64::from(value)),
            Value::BitVec(bits) if bits.width() <= 64 => Step::Word(bits.limbs()[0]),
            value => Step::Value(value),
        }
    }

    /// The word that an operator gives for words, unless it is a rare one.
    fn compute_word(&self, node: &Stored, children: &[TermId]) -> Option<u64> {
        let first = children[0];
        let second = *children.last()?;
        if self.arena.stored(first).sort.bit_width() == 0 {
            let equal = self.truth(first) == self.truth(second);
            return (node.op == Op::Eq).then_some(u64::from(equal));
        }
        let widths = [
            node.sort.bit_width(),
            self.arena.width(first),
            self.arena.stored(second).sort.bit_width(),
        ];
        fold_words(node.op, widths, self.word(first), self.word(second))
    }
}
