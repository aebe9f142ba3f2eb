//! The value of a term under an assignment of its variables.

use std::collections::HashMap;

use rustc_hash::FxHashMap;

use crate::arena::Arena;
use crate::bits::BitVector;
use crate::semantics;
use crate::term::{Node, Op, TermId};
use crate::value::{ArrayValue, Value};

/// Values of variables. A variable that is not assigned has the value zero (or false).
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Assignment {
    values: FxHashMap<TermId, Value>,
}

impl Assignment {
    #[must_use]
    pub fn new() -> Self {
        Assignment::default()
    }

    /// The value assigned to a variable, if any.
    #[must_use]
    pub fn get(&self, variable: TermId) -> Option<&Value> {
        self.values.get(&variable)
    }

    pub fn set(&mut self, variable: TermId, value: Value) {
        self.values.insert(variable, value);
    }

    pub fn set_bool(&mut self, variable: TermId, value: bool) {
        self.set(variable, Value::Bool(value));
    }

    /// Assigns a bit-vector variable; the value is taken modulo its width.
    pub fn set_u64(&mut self, arena: &Arena, variable: TermId, value: u64) {
        let bits = BitVector::new(arena.width(variable), value);
        self.set(variable, Value::BitVec(bits));
    }

    pub fn remove(&mut self, variable: TermId) -> Option<Value> {
        self.values.remove(&variable)
    }

    /// The assigned variables and their values, in no particular order.
    pub fn iter(&self) -> impl Iterator<Item = (TermId, &Value)> {
        self.values
            .iter()
            .map(|(&variable, value)| (variable, value))
    }

    #[must_use]
    pub fn len(&self) -> usize {
        self.values.len()
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.values.is_empty()
    }

    /// The value of one term. For many terms, keep an [`Evaluator`].
    #[must_use]
    pub fn evaluate(&self, arena: &Arena, term: TermId) -> Value {
        Evaluator::new(arena, self).value(term)
    }

    /// The value of a boolean term.
    #[must_use]
    pub fn evaluate_bool(&self, arena: &Arena, term: TermId) -> bool {
        Evaluator::new(arena, self).bool(term)
    }

    /// The value of a bit-vector term, when it fits 64 bits.
    #[must_use]
    pub fn evaluate_u64(&self, arena: &Arena, term: TermId) -> Option<u64> {
        self.evaluate(arena, term).as_u64()
    }
}

impl FromIterator<(TermId, Value)> for Assignment {
    fn from_iter<I: IntoIterator<Item = (TermId, Value)>>(values: I) -> Self {
        Assignment {
            values: HashMap::from_iter(values),
        }
    }
}

/// Evaluates many terms under one assignment, each shared subterm once.
pub struct Evaluator<'a> {
    arena: &'a Arena,
    assignment: &'a Assignment,
    values: FxHashMap<TermId, Value>,
}

impl<'a> Evaluator<'a> {
    #[must_use]
    pub fn new(arena: &'a Arena, assignment: &'a Assignment) -> Self {
        Evaluator {
            arena,
            assignment,
            values: FxHashMap::default(),
        }
    }

    /// The value of a boolean term.
    pub fn bool(&mut self, term: TermId) -> bool {
        let value = self.value(term).as_bool();
        value.expect("the truth of a term that is not boolean was asked for")
    }

    /// The value of a term of any sort.
    pub fn value(&mut self, term: TermId) -> Value {
        let mut pending = vec![term.positive()];
        while let Some(&next) = pending.last() {
            if self.values.contains_key(&next) {
                pending.pop();
                continue;
            }
            let node = self.arena.node(next);
            let before = pending.len();
            for child in node.children() {
                if !self.values.contains_key(&child.positive()) {
                    pending.push(child.positive());
                }
            }
            if pending.len() > before {
                continue;
            }
            pending.pop();
            let value = self.compute(next, &node);
            self.values.insert(next, value);
        }
        self.known(term)
    }

    /// The value of a term whose positive form has been evaluated.
    fn known(&self, term: TermId) -> Value {
        match &self.values[&term.positive()] {
            Value::Bool(value) => Value::Bool(*value != term.is_negated()),
            other => other.clone(),
        }
    }

    fn compute(&self, term: TermId, node: &Node) -> Value {
        match node.op {
            Op::Variable => match self.assignment.get(term) {
                Some(value) => value.clone(),
                None => Value::default_of(node.sort),
            },
            Op::True | Op::Constant => {
                let value = self.arena.as_value(term);
                value.expect("constants have values")
            }
            op => {
                let arguments: Vec<Value> = node
                    .children()
                    .iter()
                    .map(|&child| self.known(child))
                    .collect();
                semantics::apply(op, node.sort, &arguments)
            }
        }
    }
}

impl Evaluator<'_> {
    /// The value of an array term.
    pub fn array(&mut self, term: TermId) -> ArrayValue {
        match self.value(term) {
            Value::Array(array) => array,
            other => panic!("an array was expected, not {other}"),
        }
    }
}
