//! Concrete values: what variables are assigned and what terms evaluate to.

use std::collections::BTreeMap;
use std::fmt;

use crate::bits::BitVector;
use crate::term::{FloatFormat, Sort};

/// A value of some [`Sort`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Value {
    /// A truth value.
    Bool(bool),
    /// A bit-vector.
    BitVec(BitVector),
    /// A float by its bit pattern, always the canonical one of its value.
    Float(FloatFormat, u128),
    /// An array.
    Array(ArrayValue),
}

impl Value {
    /// The value unassigned variables have: false, zero, positive zero, all elements zero.
    #[must_use]
    pub fn default_of(sort: Sort) -> Value {
        match sort {
            Sort::Bool => Value::Bool(false),
            Sort::BitVec(width) => Value::BitVec(BitVector::zero(width)),
            Sort::Float(format) => Value::Float(format, 0),
            Sort::Array { index, element } => {
                Value::Array(ArrayValue::filled(index, BitVector::zero(element)))
            }
        }
    }

    /// The sort of terms that have such a value.
    #[must_use]
    pub fn sort(&self) -> Sort {
        match self {
            Value::Bool(_) => Sort::Bool,
            Value::BitVec(bits) => Sort::BitVec(bits.width()),
            Value::Float(format, _) => Sort::Float(*format),
            Value::Array(array) => Sort::Array {
                index: array.index_width,
                element: array.default.width(),
            },
        }
    }

    /// The truth value, where it is one.
    #[must_use]
    pub fn as_bool(&self) -> Option<bool> {
        match self {
            Value::Bool(value) => Some(*value),
            _ => None,
        }
    }

    /// The bit-vector, where it is one.
    #[must_use]
    pub fn as_bit_vector(&self) -> Option<&BitVector> {
        match self {
            Value::BitVec(bits) => Some(bits),
            _ => None,
        }
    }

    /// A bit-vector value that fits 64 bits, or a boolean as 0 or 1.
    #[must_use]
    pub fn as_u64(&self) -> Option<u64> {
        match self {
            Value::Bool(value) => Some(u64::from(*value)),
            Value::BitVec(bits) => bits.to_u64(),
            _ => None,
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Bool(value) => write!(f, "{value}"),
            Value::BitVec(bits) => write!(f, "{bits}"),
            Value::Float(format, bits) => f.write_str(&crate::float::to_text(*format, *bits)),
            Value::Array(array) => {
                write!(f, "[")?;
                for (index, element) in &array.entries {
                    write!(f, "{index}: {element}, ")?;
                }
                write!(f, "else {}]", array.default)
            }
        }
    }
}

/// An array: a default for all indices but finitely many.
#[derive(Clone, Debug)]
pub struct ArrayValue {
    index_width: u32,
    default: BitVector,
    entries: BTreeMap<BitVector, BitVector>,
}

impl ArrayValue {
    /// The array whose every element is `default`.
    #[must_use]
    pub fn filled(index_width: u32, default: BitVector) -> Self {
        ArrayValue {
            index_width,
            default,
            entries: BTreeMap::new(),
        }
    }

    /// The width of indices.
    #[must_use]
    pub fn index_width(&self) -> u32 {
        self.index_width
    }

    /// The element wherever nothing was stored.
    #[must_use]
    pub fn default_element(&self) -> &BitVector {
        &self.default
    }

    /// The elements that may differ from the default, by index.
    pub fn entries(&self) -> impl Iterator<Item = (&BitVector, &BitVector)> {
        self.entries.iter()
    }

    /// The element at an index.
    #[must_use]
    pub fn select(&self, index: &BitVector) -> &BitVector {
        self.entries.get(index).unwrap_or(&self.default)
    }

    /// Exchanges the element at an index.
    pub fn store(&mut self, index: BitVector, element: BitVector) {
        debug_assert_eq!(index.width(), self.index_width);
        debug_assert_eq!(element.width(), self.default.width());
        self.entries.insert(index, element);
    }

    /// The entries that really differ from the default.
    fn exceptions(&self) -> impl Iterator<Item = (&BitVector, &BitVector)> {
        let default = &self.default;
        self.entries
            .iter()
            .filter(move |(_, element)| *element != default)
    }

    /// Whether every index of the array is an explicit entry, so that the default shows nowhere.
    fn is_exhaustive(&self) -> bool {
        self.index_width < 32 && self.entries.len() as u64 == 1 << self.index_width
    }
}

impl PartialEq for ArrayValue {
    /// Extensional: the arrays agree at every index.
    fn eq(&self, other: &Self) -> bool {
        if self.index_width != other.index_width {
            return false;
        }
        if self.default != other.default {
            // They can only be equal if the explicit entries of both cover all indices that see a
            // default, which needs as many entries as there are indices.
            let covered = self.entries.keys().chain(other.entries.keys());
            let distinct: std::collections::BTreeSet<_> = covered.collect();
            let all = self.index_width < 32 && distinct.len() as u64 == 1 << self.index_width;
            return all && distinct.iter().all(|i| self.select(i) == other.select(i));
        }
        self.exceptions().eq(other.exceptions())
    }
}

impl Eq for ArrayValue {}

impl std::hash::Hash for ArrayValue {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.index_width.hash(state);
        // Arrays that list every index are equal whatever their defaults, so nothing that depends
        // on the default may enter the hash of an array that could be listed in full.
        if self.is_exhaustive() || self.index_width < 32 {
            return;
        }
        self.default.hash(state);
        for (index, element) in self.exceptions() {
            index.hash(state);
            element.hash(state);
        }
    }
}
