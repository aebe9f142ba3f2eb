//! Float operations on random patterns: the terms' own arithmetic and Z3 agree,
//! in every format and rounding mode, with many special values among the patterns.

use proptest::prelude::*;
use verify_solver::{Answer, Limit, Solver, Z3, Z3Mode};
use verify_term::{Arena, FloatFormat, RoundingMode, Sort, TermId, Value};

use crate::recipe::config;

/// One operation: which, how rounded, and how the operands' patterns are made.
type Case = (u8, u8, [(u8, u128); 3]);

fn case() -> impl Strategy<Value = Case> {
    any::<Case>()
}

fn format() -> impl Strategy<Value = FloatFormat> {
    proptest::sample::select(&FloatFormat::ALL[..])
}

/// A pattern: special values and their neighbours more often than chance has them.
fn pattern(format: FloatFormat, (kind, random): (u8, u128)) -> u128 {
    let stored_integer = u32::from(format == FloatFormat::X87);
    let fraction_bits = format.significand_bits() - 1 + stored_integer;
    let mask = u128::MAX >> (128 - format.bits());
    let sign = (random & 1) << (format.bits() - 1);
    let exponent_mask = (1u128 << format.exponent_bits()) - 1;
    let integer = u128::from(stored_integer) << (fraction_bits - 1);
    let bias = exponent_mask >> 1;
    let small = random >> 1 & 7;
    match kind % 12 {
        0 => sign,
        1 => sign | small,
        2 => sign | exponent_mask << fraction_bits | integer,
        3 => sign | exponent_mask << fraction_bits | integer | 1 << (fraction_bits - 2) | small,
        4 => sign | ((1 << fraction_bits | integer) - (1 - small.min(1))),
        5 => sign | (exponent_mask - 1) << fraction_bits | ((1 << fraction_bits) - 1 - small),
        6 | 7 => {
            let exponent = bias + small;
            sign | exponent << fraction_bits | integer | random >> 5 & ((1 << fraction_bits) - 1)
        }
        8 => sign | bias << fraction_bits | integer | small << (fraction_bits - 4),
        9 => sign | small << fraction_bits | integer | random >> 9 & ((1 << fraction_bits) - 1),
        _ => random & mask,
    }
}

/// The result of the case's operation, as a bit-vector.
fn operation(arena: &mut Arena, (op, mode, _): &Case, [x, y, z]: [TermId; 3]) -> TermId {
    let mode = RoundingMode::ALL[usize::from(*mode) % RoundingMode::ALL.len()];
    let format = arena.float_format(x);
    let other = FloatFormat::ALL[usize::from(*op / 32) % FloatFormat::ALL.len()];
    let float = match op % 24 {
        0 => arena.fp_add(mode, x, y),
        1 => arena.fp_sub(mode, x, y),
        2 => arena.fp_mul(mode, x, y),
        3 => arena.fp_div(mode, x, y),
        4 => arena.fp_fma(mode, x, y, z),
        5 => arena.fp_sqrt(mode, x),
        6 => arena.fp_round_to_integral(mode, x),
        7 => arena.fp_neg(x),
        8 => arena.fp_abs(x),
        9 => arena.fp_min(x, y),
        10 => arena.fp_max(x, y),
        11 => arena.fp_to_fp(mode, other, x),
        12 => {
            let bits = arena.float_to_bits(x);
            arena.fp_from_signed(mode, other, bits)
        }
        13 => {
            let bits = arena.float_to_bits(x);
            arena.fp_from_unsigned(mode, other, bits)
        }
        14 => return arena.fp_to_signed(mode, 32, x),
        15 => return arena.fp_to_unsigned(mode, 64, x),
        test => {
            let truth = match test {
                16 => arena.fp_eq(x, y),
                17 => arena.fp_lt(x, y),
                18 => arena.fp_le(x, y),
                19 => arena.eq(x, y),
                20 => arena.fp_is_nan(x),
                21 => arena.fp_is_normal(x),
                22 => arena.fp_is_subnormal(x),
                _ => arena.fp_is_negative(x),
            };
            let (one, zero) = (arena.bv(1, 1), arena.bv(1, 0));
            return arena.ite(truth, one, zero);
        }
    };
    debug_assert!(format.bits() > 0);
    arena.float_to_bits(float)
}

proptest! {
    #![proptest_config(config(40))]

    /// Each case is a batch: its operands are variables that constraints fix, so
    /// that Z3 computes, and its results come back in the model.
    #[test]
    fn folded_floats_are_those_of_z3(
        format in format(),
        cases in proptest::collection::vec(case(), 1..160),
    ) {
        let mut arena = Arena::new();
        let mut query = Vec::new();
        let mut expected = Vec::new();
        for (number, case) in cases.iter().enumerate() {
            let patterns = case.2.map(|source| pattern(format, source));
            let constants = patterns.map(|bits| arena.float_constant(format, bits));
            let folded = operation(&mut arena, case, constants);
            let folded = arena.as_value(folded).expect("constants fold");
            let mut names = ["x", "y", "z"].into_iter();
            let variables = patterns.map(|bits| {
                let name = format!("{}{number}", names.next().unwrap_or_default());
                let bits_variable = arena.variable(&name, Sort::BitVec(format.bits()));
                let value = arena.bv_limbs(format.bits(), &[bits as u64, (bits >> 64) as u64]);
                query.push(arena.eq(bits_variable, value));
                arena.float_from_bits(format, bits_variable)
            });
            let result = operation(&mut arena, case, variables);
            let output = arena.variable(&format!("result{number}"), arena.sort(result));
            query.push(arena.eq(output, result));
            expected.push((output, folded, case));
        }
        let mut z3 = Z3::new(Z3Mode::Single).expect("Z3 starts");
        let answer = z3.check(&mut arena, &query, &Limit::none());
        let Answer::Sat(model) = answer else {
            panic!("fixed operands have results: {answer:?}");
        };
        for (output, folded, case) in expected {
            let got = model.assignment().get(output).cloned();
            prop_assert_eq!(got, Some(folded.clone()), "{:?} in {}", case, format);
            // The model holds for the unfolded terms too.
            prop_assert!(matches!(folded, Value::BitVec(_)));
        }
        for term in query {
            prop_assert!(model.holds(&arena, term));
        }
    }
}
