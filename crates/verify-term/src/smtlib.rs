//! Terms as SMT-LIB 2 text.

use crate::term::Sort;

/// The SMT-LIB name of a sort.
#[must_use]
pub fn smtlib_sort(sort: Sort) -> String {
    match sort {
        Sort::Bool => "Bool".to_owned(),
        Sort::BitVec(width) => format!("(_ BitVec {width})"),
        Sort::Float(format) => format!(
            "(_ FloatingPoint {} {})",
            format.exponent_bits(),
            format.significand_bits()
        ),
        Sort::Array { index, element } => {
            format!("(Array (_ BitVec {index}) (_ BitVec {element}))")
        }
    }
}
