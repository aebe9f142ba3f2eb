//! Arrays: constant arrays, reads and writes.

use crate::arena::Arena;
use crate::term::{Op, Sort, TermId};

impl Arena {
    /// Index and element widths of an array term.
    fn array_widths(&self, array: TermId) -> (u32, u32) {
        match self.sort(array) {
            Sort::Array { index, element } => (index, element),
            other => panic!("an array was expected, not a {other}"),
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
        let (index_width, element_width) = self.array_widths(array);
        assert!(
            self.width(index) == index_width,
            "an index of the array's width"
        );
        self.intern(Op::Select, Sort::BitVec(element_width), &[array, index])
    }

    /// `array` with the element at `index` replaced.
    pub fn store(&mut self, array: TermId, index: TermId, element: TermId) -> TermId {
        let (index_width, element_width) = self.array_widths(array);
        assert!(
            self.width(index) == index_width,
            "an index of the array's width"
        );
        assert!(
            self.width(element) == element_width,
            "an element of the array's width"
        );
        let sort = self.sort(array);
        self.intern(Op::Store, sort, &[array, index, element])
    }
}
