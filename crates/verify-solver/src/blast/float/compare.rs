//! Comparisons and tests.

use super::super::gate::{Bit, Circuit};
use super::super::word;
use super::parts::{Layout, Parts};

/// IEEE equality.
pub(super) fn equal(circuit: &mut Circuit, layout: Layout, a: &[Bit], b: &[Bit]) -> Bit {
    let (x, y) = (Parts::of(circuit, layout, a), Parts::of(circuit, layout, b));
    let same = word::equal(circuit, a, b);
    let zeros = circuit.and(x.zero, y.zero);
    let equal = circuit.or(same, zeros);
    // Equal patterns are both NaN or neither.
    circuit.and(equal, !x.nan)
}

/// `a < b`, or `a <= b` if `or_equal`.
pub(super) fn less(
    circuit: &mut Circuit,
    layout: Layout,
    a: &[Bit],
    b: &[Bit],
    or_equal: bool,
) -> Bit {
    let (x, y) = (Parts::of(circuit, layout, a), Parts::of(circuit, layout, b));
    let (low, high) = (layout.magnitude(a), layout.magnitude(b));
    let smaller = word::less(circuit, &low, &high);
    let larger = word::less(circuit, &high, &low);
    // Both positive: by magnitude; both negative: the other way; else by sign.
    let same_sign = circuit.mux(x.sign, larger, smaller);
    let differ = circuit.xor(x.sign, y.sign);
    let less = circuit.mux(differ, x.sign, same_sign);
    let zeros = circuit.and(x.zero, y.zero);
    let less = circuit.and(less, !zeros);
    let less = if or_equal {
        let equal = equal(circuit, layout, a, b);
        circuit.or(less, equal)
    } else {
        less
    };
    let unordered = circuit.or(x.nan, y.nan);
    circuit.and(less, !unordered)
}

/// The larger magnitude is the second.
pub(super) fn magnitude_below(circuit: &mut Circuit, layout: Layout, a: &[Bit], b: &[Bit]) -> Bit {
    let (a, b) = (layout.magnitude(a), layout.magnitude(b));
    word::less(circuit, &a, &b)
}
