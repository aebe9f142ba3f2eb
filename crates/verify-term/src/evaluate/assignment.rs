//! Values of variables.

use std::collections::HashMap;

use rustc_hash::FxHashMap;

use crate::arena::Arena;
use crate::bits::BitVector;
use crate::evaluate::Evaluator;
use crate::term::TermId;
use crate::value::Value;

/// Values of variables. A variable that is not assigned has the value zero (or false).
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Assignment {
    values: FxHashMap<TermId, Value>,
}

impl Assignment {
    /// No variable has a value.
    #[must_use]
    pub fn new() -> Self {
        Assignment::default()
    }

    /// The value assigned to a variable, if any.
    #[must_use]
    pub fn get(&self, variable: TermId) -> Option<&Value> {
        self.values.get(&variable)
    }

    /// Gives a variable a value of its sort.
    pub fn set(&mut self, variable: TermId, value: Value) {
        self.values.insert(variable, value);
    }

    /// Gives a boolean variable a value.
    pub fn set_bool(&mut self, variable: TermId, value: bool) {
        self.set(variable, Value::Bool(value));
    }

    /// Assigns a bit-vector variable; the value is taken modulo its width.
    pub fn set_u64(&mut self, arena: &Arena, variable: TermId, value: u64) {
        let bits = BitVector::new(arena.width(variable), value);
        self.set(variable, Value::BitVec(bits));
    }

    /// Takes the value of a variable away; gives what it was.
    pub fn remove(&mut self, variable: TermId) -> Option<Value> {
        self.values.remove(&variable)
    }

    /// The assigned variables and their values, in no particular order.
    pub fn iter(&self) -> impl Iterator<Item = (TermId, &Value)> {
        self.values
            .iter()
            .map(|(&variable, value)| (variable, value))
    }

    /// How many variables have a value.
    #[must_use]
    pub fn len(&self) -> usize {
        self.values.len()
    }

    /// Whether no variable has one.
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
