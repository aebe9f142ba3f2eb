//! Arrays: constant arrays, reads and writes.
//!
//! A read looks through the writes above it as long as their indices are known to be equal to or
//! different from its own.

use crate::arena::Arena;
use crate::term::{Op, Sort, TermId};
use crate::value::ArrayValue;

/// How far below the top a write looks for an earlier write to the same index.
const OVERWRITE_DEPTH: usize = 16;

/// How many conditional arrays a read is pushed through.
const SELECT_DEPTH: usize = 4;

/// Whether two indices are equal.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Aliasing {
    Same,
    Different,
    Unknown,
}

/// What a read finds below the writes it can look through.
enum Read {
    /// The element itself.
    Element(TermId),
    /// An array that holds the same element at this index.
    Array(TermId),
}

impl Arena {
    /// Index and element widths of an array term.
    fn array_widths(&self, array: TermId) -> (u32, u32) {
        match self.sort(array) {
            Sort::Array { index, element } => (index, element),
            other => panic!("an array was expected, not a {other}"),
        }
    }

    fn expect_index(&self, array: TermId, index: TermId) -> u32 {
        let (index_width, element_width) = self.array_widths(array);
        let width = self.width(index);
        assert!(
            width == index_width,
            "an index of {width} bits into an array of {index_width}"
        );
        element_width
    }

    fn aliasing(&self, i: TermId, j: TermId) -> Aliasing {
        if i == j {
            Aliasing::Same
        } else if self.never_equal(i, j) {
            Aliasing::Different
        } else {
            Aliasing::Unknown
        }
    }

    /// The array whose every element is `element`.
    pub fn const_array(&mut self, index_width: u32, element: TermId) -> TermId {
        let sort = Sort::Array {
            index: index_width,
            element: self.width(element),
        };
        self.intern(Op::ConstArray, sort, &[element])
    }

    /// The element of `array` at `index`.
    pub fn select(&mut self, array: TermId, index: TermId) -> TermId {
        self.expect_index(array, index);
        self.select_within(array, index, SELECT_DEPTH)
    }

    fn select_within(&mut self, array: TermId, index: TermId, depth: usize) -> TermId {
        let array = match self.look_through_writes(array, index) {
            Read::Element(element) => return element,
            Read::Array(array) => array,
        };
        match self.as_ite(array) {
            Some((condition, a, b)) if depth > 0 => {
                let a = self.select_within(a, index, depth - 1);
                let b = self.select_within(b, index, depth - 1);
                self.ite(condition, a, b)
            }
            _ => {
                let (_, width) = self.array_widths(array);
                self.intern(Op::Select, Sort::BitVec(width), &[array, index])
            }
        }
    }

    /// What `array` holds at `index`, as far as the writes tell.
    fn look_through_writes(&self, array: TermId, index: TermId) -> Read {
        let mut array = array;
        loop {
            let node = self.stored(array);
            match node.op {
                Op::ConstArray => return Read::Element(node.child(0)),
                Op::Store => match self.aliasing(node.child(1), index) {
                    Aliasing::Same => return Read::Element(node.child(2)),
                    Aliasing::Different => array = node.child(0),
                    Aliasing::Unknown => return Read::Array(array),
                },
                _ => return Read::Array(array),
            }
        }
    }

    /// Whether `array` is known to hold `element` at `index`.
    fn holds(&self, array: TermId, index: TermId, element: TermId) -> bool {
        match self.look_through_writes(array, index) {
            Read::Element(found) => found == element,
            Read::Array(array) => self.as_binary(element, Op::Select) == Some((array, index)),
        }
    }

    /// `array` with the element at `index` replaced.
    pub fn store(&mut self, array: TermId, index: TermId, element: TermId) -> TermId {
        let element_width = self.expect_index(array, index);
        let width = self.width(element);
        assert!(
            width == element_width,
            "an element of {width} bits for an array of {element_width}"
        );
        if self.holds(array, index, element) {
            return array;
        }
        let array = self.without_write(array, index);
        let sort = self.sort(array);
        self.intern(Op::Store, sort, &[array, index, element])
    }

    /// `array` before an earlier write to `index`, where only writes to other indices came later.
    fn without_write(&mut self, array: TermId, index: TermId) -> TermId {
        let mut later: Vec<(TermId, TermId)> = Vec::new();
        let mut below = array;
        loop {
            let node = *self.stored(below);
            if node.op != Op::Store || later.len() == OVERWRITE_DEPTH {
                return array;
            }
            match self.aliasing(node.child(1), index) {
                Aliasing::Same => {
                    let sort = self.sort(array);
                    return later
                        .iter()
                        .rev()
                        .fold(node.child(0), |array, &(index, element)| {
                            self.intern(Op::Store, sort, &[array, index, element])
                        });
                }
                Aliasing::Different => later.push((node.child(1), node.child(2))),
                Aliasing::Unknown => return array,
            }
            below = node.child(0);
        }
    }

    /// The value of an array made of a constant array and writes of constants.
    pub(crate) fn as_array_value(&self, array: TermId) -> Option<ArrayValue> {
        let (index_width, _) = self.array_widths(array);
        let mut writes = Vec::new();
        let mut below = array;
        loop {
            let node = self.stored(below);
            match node.op {
                Op::ConstArray => {
                    let default = self.as_bit_vector(node.child(0))?;
                    let mut value = ArrayValue::filled(index_width, default);
                    for (index, element) in writes.into_iter().rev() {
                        value.store(index, element);
                    }
                    return Some(value);
                }
                Op::Store => {
                    let index = self.as_bit_vector(node.child(1))?;
                    writes.push((index, self.as_bit_vector(node.child(2))?));
                    below = node.child(0);
                }
                _ => return None,
            }
        }
    }

    /// Equality of arrays that are not the same term.
    pub(crate) fn eq_array(&mut self, a: TermId, b: TermId) -> TermId {
        if let (Some(a), Some(b)) = (self.as_array_value(a), self.as_array_value(b)) {
            return self.bool(a == b);
        }
        self.intern(Op::Eq, Sort::Bool, &[a, b])
    }
}
