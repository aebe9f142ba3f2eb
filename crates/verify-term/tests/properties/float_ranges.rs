//! A float's value lies in its range, and what ranges decide is what evaluation finds.

use verify_term::{Arena, Assignment, Evaluator, FloatFormat, RoundingMode, Sort, TermId, Value};

use crate::random::{Random, cases};

/// The place of a number among all of its format, -0 before +0; `None` for a NaN.
fn place(format: FloatFormat, bits: u128) -> Option<i128> {
    let sign = 1u128 << (format.bits() - 1);
    let magnitude = bits & (sign - 1);
    let exponent = (1u128 << format.exponent_bits()) - 1;
    let infinity = match format {
        FloatFormat::X87 => exponent << 64 | 1 << 63,
        _ => exponent << (format.significand_bits() - 1),
    };
    let place = i128::try_from(magnitude).unwrap();
    (magnitude <= infinity).then_some(if bits & sign == 0 { place } else { -1 - place })
}

pub fn check_float_range(
    arena: &Arena,
    term: TermId,
    format: FloatFormat,
    bits: u128,
) -> Result<(), String> {
    let range = arena.float_range(term);
    let fits = match place(format, bits) {
        None => range.may_be_nan,
        Some(value) => {
            let (low, high) = (place(format, range.low), place(format, range.high));
            (low.unwrap()..=high.unwrap()).contains(&value)
        }
    };
    let text = || format!("{} is not in {range:x?}", Value::Float(format, bits));
    fits.then_some(()).ok_or_else(text)
}

const MODES: [RoundingMode; 5] = [
    RoundingMode::NearestEven,
    RoundingMode::NearestAway,
    RoundingMode::TowardPositive,
    RoundingMode::TowardNegative,
    RoundingMode::TowardZero,
];

/// Floats of which something is known to begin with: converted integers, constants, patterns.
fn source(random: &mut Random, arena: &mut Arena, format: FloatFormat, number: usize) -> TermId {
    let mode = random.pick(&MODES);
    let width = random.pick(&[8, 16, 32, 64]);
    let integer = arena.variable(&format!("v{number}"), Sort::BitVec(width));
    match random.below(5) {
        0 => arena.fp_from_signed(mode, format, integer),
        1 => arena.fp_from_unsigned(mode, format, integer),
        2 => {
            let value =
                random.pick(&[0.0, -0.0, 1.0, -1.0, 0.1, 1e-30, -3e30, 1e38, f64::INFINITY]);
            let constant = arena.float_constant(FloatFormat::Double, value.to_bits().into());
            arena.fp_to_fp(mode, format, constant)
        }
        3 => {
            let bits = arena.variable(&format!("p{number}"), Sort::BitVec(format.bits()));
            let shift = random.below(format.bits() as usize) as u64;
            let amount = arena.bv(format.bits(), shift);
            let small = arena.lshr(bits, amount);
            arena.float_from_bits(format, small)
        }
        _ => {
            let two = arena.float_constant(FloatFormat::Double, 2f64.to_bits().into());
            let two = arena.fp_to_fp(mode, format, two);
            let float = arena.fp_from_signed(mode, format, integer);
            arena.fp_div(mode, float, two)
        }
    }
}

/// A float made of some of the terms.
fn combine(
    random: &mut Random,
    arena: &mut Arena,
    terms: &[TermId],
    format: FloatFormat,
) -> TermId {
    let mode = random.pick(&MODES);
    let (a, b) = (random.pick(terms), random.pick(terms));
    match random.below(10) {
        0 => arena.fp_add(mode, a, b),
        1 => arena.fp_sub(mode, a, b),
        2 | 3 => arena.fp_mul(mode, a, b),
        4 => arena.fp_div(mode, a, b),
        5 => arena.fp_sqrt(mode, a),
        6 => arena.fp_round_to_integral(mode, a),
        7 => {
            let other = match format {
                FloatFormat::Single => FloatFormat::Double,
                _ => FloatFormat::Single,
            };
            let converted = arena.fp_to_fp(mode, other, a);
            arena.fp_to_fp(mode, format, converted)
        }
        8 => {
            let c = random.pick(terms);
            arena.fp_fma(mode, a, b, c)
        }
        _ => {
            let less = arena.fp_lt(a, b);
            let magnitude = arena.fp_abs(b);
            arena.ite(less, a, magnitude)
        }
    }
}

fn random_assignment(random: &mut Random, arena: &Arena, terms: &[TermId]) -> Assignment {
    let mut assignment = Assignment::new();
    for variable in arena.variables_of(terms) {
        let width = arena.width(variable);
        let value = match random.below(3) {
            0 => random.next() >> (64 - width),
            1 => random.pick(&[0, 1, u64::MAX >> (64 - width), 1 << (width - 1)]),
            _ => random.next() % 7,
        };
        assignment.set_u64(arena, variable, value);
    }
    assignment
}

#[test]
fn values_lie_in_the_ranges_of_their_terms() {
    let formats = [FloatFormat::Half, FloatFormat::Single, FloatFormat::Double];
    let mut narrowed = 0;
    for seed in 0..cases(20_000) as u64 {
        let mut random = Random::new(seed);
        let mut arena = Arena::new();
        let format = random.pick(&formats);
        let mut terms: Vec<TermId> = (0..3)
            .map(|number| source(&mut random, &mut arena, format, number))
            .collect();
        for _ in 0..4 {
            let next = combine(&mut random, &mut arena, &terms, format);
            terms.push(next);
        }
        let last = *terms.last().unwrap();
        narrowed += usize::from(!arena.float_range(last).may_be_nan);
        for _ in 0..4 {
            let assignment = random_assignment(&mut random, &arena, &terms);
            for term in &terms {
                let value = Evaluator::new(&arena, &assignment).value(*term);
                let Value::Float(_, bits) = value else {
                    panic!("{value} is no float")
                };
                if let Err(text) = check_float_range(&arena, *term, format, bits) {
                    panic!("seed {seed}: {text}\n{}", arena.display(*term));
                }
            }
        }
    }
    assert!(
        narrowed > 1000,
        "only {narrowed} terms have a range to speak of"
    );
}
