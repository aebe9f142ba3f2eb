//! Slices of words as exact sums of smaller unknowns.
//!
//! Code that counts or packs works on several fields of one word at once, with
//! masks and shifts. As long as no field runs over, each is a sum of integers;
//! finding it makes such code comparable with code that takes one bit at a time.

use verify_term::{Arena, Op, TermId};

/// How many operators are looked at for one slice.
const MOST_STEPS: usize = 256;

/// `constant + sum of coefficient * unknown`, without any wrapping around. An
/// unknown is the unsigned value of a term.
#[derive(Clone, Debug)]
pub(super) struct Sum {
    pub(super) parts: Vec<(TermId, u64)>,
    pub(super) constant: u64,
    /// No value is larger.
    most: u128,
}

impl Sum {
    fn constant(value: u64) -> Self {
        Self {
            parts: Vec::new(),
            constant: value,
            most: value.into(),
        }
    }

    /// `self + 2^shift * other`.
    fn add(&mut self, other: &Sum, shift: u32) {
        let scaled = other
            .parts
            .iter()
            .map(|&(term, factor)| (term, factor << shift));
        self.parts.extend(scaled);
        // What does not fit is found out by `most` and thrown away.
        self.constant = self.constant.wrapping_add(other.constant << shift);
        self.most += other.most << shift;
    }

    fn fits(&self, width: u32) -> bool {
        self.most < 1 << width
    }
}

/// The value of `term`, of at most 64 bits, as a sum.
pub(super) fn sum(arena: &mut Arena, term: TermId) -> Sum {
    let high = arena.width(term) - 1;
    let mut steps = MOST_STEPS;
    slice(arena, term, high, 0, &mut steps)
}

/// The value of the bits `high` to `low` as a sum that fits them.
fn slice(arena: &mut Arena, term: TermId, high: u32, low: u32, steps: &mut usize) -> Sum {
    if arena.width(term) <= 64 && *steps > 0 {
        *steps -= 1;
        if let Some(sum) = taken_apart(arena, term, high, low, steps) {
            return sum;
        }
    }
    let unknown = arena.extract(term, high, low);
    if let Some(value) = arena.as_u64(unknown) {
        return Sum::constant(value);
    }
    let is_slice = matches!(arena.node(unknown).op, Op::Extract { .. });
    if unknown != term && !is_slice && *steps > 0 {
        *steps -= 1;
        return slice(arena, unknown, high - low, 0, steps);
    }
    Sum {
        parts: vec![(unknown, 1)],
        constant: 0,
        most: arena.unsigned_range(unknown).1.into(),
    }
}

fn taken_apart(
    arena: &mut Arena,
    term: TermId,
    high: u32,
    low: u32,
    steps: &mut usize,
) -> Option<Sum> {
    let node = arena.node(term);
    let children = node.children();
    match node.op {
        Op::Constant => {
            let value = arena.as_u64(term)?;
            Some(Sum::constant(
                value >> low & u64::MAX >> (63 - (high - low)),
            ))
        }
        Op::Add => {
            let (a, b) = (children[0], children[1]);
            (largest_below(arena, a, low) + largest_below(arena, b, low) < 1 << low)
                .then(|| both(arena, a, b, high, low, steps))?
        }
        Op::BvOr | Op::BvXor => {
            let (a, b) = (children[0], children[1]);
            let width = arena.width(term);
            (largest_below(arena, a, width) & largest_below(arena, b, width) == 0)
                .then(|| both(arena, a, b, high, low, steps))?
        }
        Op::BvAnd => {
            let mask = arena.as_u64(children[1])?;
            let mut sum = Sum::constant(0);
            for (first, last) in runs(mask, low, high) {
                let field = slice(arena, children[0], last, first, steps);
                sum.add(&field, first - low);
            }
            Some(sum)
        }
        Op::LShr => {
            let distance = u32::try_from(arena.as_u64(children[1])?).ok()?;
            let top = arena.width(term) - 1;
            let (high, low) = (high.checked_add(distance)?.min(top), low + distance);
            if low > top {
                return Some(Sum::constant(0));
            }
            Some(slice(arena, children[0], high, low, steps))
        }
        Op::ZExt => {
            let top = arena.width(children[0]) - 1;
            if low > top {
                return Some(Sum::constant(0));
            }
            Some(slice(arena, children[0], high.min(top), low, steps))
        }
        Op::Extract { low: offset } if arena.width(children[0]) <= 64 => Some(slice(
            arena,
            children[0],
            high + offset,
            low + offset,
            steps,
        )),
        Op::Concat => {
            let seam = arena.width(children[1]);
            if low >= seam {
                return Some(slice(arena, children[0], high - seam, low - seam, steps));
            }
            let mut sum = slice(arena, children[1], high.min(seam - 1), low, steps);
            if high >= seam {
                let above = slice(arena, children[0], high - seam, 0, steps);
                sum.add(&above, seam - low);
            }
            Some(sum)
        }
        _ => None,
    }
}

/// The slices of two terms added up, if the sum fits.
fn both(
    arena: &mut Arena,
    a: TermId,
    b: TermId,
    high: u32,
    low: u32,
    steps: &mut usize,
) -> Option<Sum> {
    let mut sum = slice(arena, a, high, low, steps);
    let other = slice(arena, b, high, low, steps);
    sum.add(&other, 0);
    sum.fits(high - low + 1).then_some(sum)
}

/// The largest value that the bits below `low` can have.
fn largest_below(arena: &Arena, term: TermId, low: u32) -> u128 {
    let can_be_one = !arena.known_bits(term).zeros;
    u128::from(can_be_one) & ((1 << low) - 1)
}

/// The first and last bits of the runs of ones in a mask, between two bits.
fn runs(mask: u64, low: u32, high: u32) -> Vec<(u32, u32)> {
    let mut runs: Vec<(u32, u32)> = Vec::new();
    for bit in low..=high {
        if mask >> bit & 1 == 0 {
            continue;
        }
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == bit => *last = bit,
            _ => runs.push((bit, bit)),
        }
    }
    runs
}

#[cfg(test)]
mod tests {
    use super::*;
    use verify_term::{Assignment, Sort};

    /// The value of a sum under an assignment.
    fn value(arena: &Arena, sum: &Sum, model: &Assignment) -> u64 {
        let unknown = |term: TermId| model.evaluate(arena, term).as_u64().unwrap();
        let parts = sum.parts.iter();
        sum.constant
            + parts
                .map(|&(term, factor)| factor * unknown(term))
                .sum::<u64>()
    }

    #[test]
    fn sums_have_the_value_of_their_term() {
        let mut arena = Arena::new();
        let x = arena.variable("x", Sort::BitVec(16));
        let odd = arena.bv(16, 0x5555);
        let one = arena.bv(16, 1);
        let low = arena.bvand(x, odd);
        let high = {
            let shifted = arena.lshr(x, one);
            arena.bvand(shifted, odd)
        };
        let pairs = arena.add(low, high);
        let wrapping = arena.add(x, odd);
        let fields = arena.bv(16, 0x3033);
        let chosen = arena.bvand(pairs, fields);
        let lost = arena.bvand(wrapping, fields);
        assert!(sum(&mut arena, pairs).parts.len() == 16);
        for term in [pairs, wrapping, chosen, lost] {
            let sum = sum(&mut arena, term);
            for value_of_x in (0..=0xffff).step_by(7) {
                let mut model = Assignment::new();
                model.set_u64(&arena, x, value_of_x);
                let expected = model.evaluate(&arena, term).as_u64().unwrap();
                assert_eq!(
                    value(&arena, &sum, &model),
                    expected,
                    "{term:?} of {value_of_x:x}"
                );
            }
        }
    }
}
