//! Folded floats against the machine's own arithmetic, and square roots against their definition.

use num_bigint::BigInt;
use rustc_apfloat::Float;
use rustc_apfloat::ieee::{Quad, X87DoubleExtended};
use verify_term::{Arena, FloatFormat, RoundingMode, TermId};

use crate::random::{Random, cases};

const NEAREST: RoundingMode = RoundingMode::NearestEven;

fn random_double(random: &mut Random) -> f64 {
    match random.below(4) {
        0 => f64::from_bits(random.next()),
        1 => [
            0.0,
            -0.0,
            1.0,
            f64::INFINITY,
            f64::NAN,
            f64::MIN_POSITIVE,
            f64::MAX,
            5e-324,
        ][random.below(8)],
        2 => random.below(2000) as f64 / 16.0 - 60.0,
        // Near each other, so that additions cancel and products meet subnormals.
        _ => f64::from_bits(random.next() & 0x800f_ffff_ffff_ffff | (random.next() % 8) << 52),
    }
}

fn random_single(random: &mut Random) -> f32 {
    match random.below(3) {
        0 => f32::from_bits(random.next() as u32),
        1 => random_double(random) as f32,
        _ => f32::from_bits((random.next() as u32) & 0x81ff_ffff),
    }
}

fn same(arena: &Arena, folded: TermId, expected: u128, is_nan: bool) -> bool {
    let bits = arena.as_float_bits(folded).expect("constants fold");
    if is_nan {
        let nan = arena.as_value(folded).unwrap().to_string();
        return nan.to_lowercase().contains("nan");
    }
    bits == expected
}

#[test]
fn doubles_fold_like_the_machine_computes() {
    let mut random = Random::new(7);
    let mut arena = Arena::new();
    for _ in 0..cases(20_000) {
        let (x, y, z) = (
            random_double(&mut random),
            random_double(&mut random),
            random_double(&mut random),
        );
        let mut term =
            |value: f64| arena.float_constant(FloatFormat::Double, u128::from(value.to_bits()));
        let (a, b, c) = (term(x), term(y), term(z));
        let results = [
            ("add", arena.fp_add(NEAREST, a, b), x + y),
            ("sub", arena.fp_sub(NEAREST, a, b), x - y),
            ("mul", arena.fp_mul(NEAREST, a, b), x * y),
            ("div", arena.fp_div(NEAREST, a, b), x / y),
            ("fmod", arena.fp_fmod(a, b), x % y),
            ("fma", arena.fp_fma(NEAREST, a, b, c), x.mul_add(y, z)),
            ("sqrt", arena.fp_sqrt(NEAREST, a), x.sqrt()),
            (
                "round",
                arena.fp_round_to_integral(NEAREST, a),
                x.round_ties_even(),
            ),
            (
                "trunc",
                arena.fp_round_to_integral(RoundingMode::TowardZero, a),
                x.trunc(),
            ),
            (
                "floor",
                arena.fp_round_to_integral(RoundingMode::TowardNegative, a),
                x.floor(),
            ),
            (
                "ceil",
                arena.fp_round_to_integral(RoundingMode::TowardPositive, a),
                x.ceil(),
            ),
            (
                "away",
                arena.fp_round_to_integral(RoundingMode::NearestAway, a),
                x.round(),
            ),
        ];
        for (name, folded, expected) in results {
            let bits = u128::from(expected.to_bits());
            assert!(
                same(&arena, folded, bits, expected.is_nan()),
                "{name} of {x:e}, {y:e}, {z:e} is {expected:e}, not {:x?}",
                arena.as_float_bits(folded)
            );
        }
        let comparisons = [
            (arena.fp_eq(a, b), x == y),
            (arena.fp_lt(a, b), x < y),
            (arena.fp_le(a, b), x <= y),
            (arena.fp_is_nan(a), x.is_nan()),
            (arena.fp_is_normal(a), x.is_normal()),
            (arena.fp_is_subnormal(a), x.is_subnormal()),
        ];
        for (folded, expected) in comparisons {
            assert_eq!(arena.as_bool(folded), Some(expected), "for {x:e} and {y:e}");
        }
        let single = arena.fp_to_fp(NEAREST, FloatFormat::Single, a);
        let expected = x as f32;
        assert!(same(
            &arena,
            single,
            u128::from(expected.to_bits()),
            expected.is_nan()
        ));
        let integer = arena.fp_to_signed(RoundingMode::TowardZero, 32, a);
        if x > -2_147_483_649.0 && x < 2_147_483_648.0 {
            assert_eq!(
                arena.as_i64(integer),
                Some(i64::from(x as i32)),
                "for {x:e}"
            );
        } else {
            assert_eq!(arena.as_u64(integer), Some(0), "for {x:e}");
        }
    }
}

#[test]
fn singles_fold_like_the_machine_computes() {
    let mut random = Random::new(8);
    let mut arena = Arena::new();
    for _ in 0..cases(20_000) {
        let (x, y, z) = (
            random_single(&mut random),
            random_single(&mut random),
            random_single(&mut random),
        );
        let mut term =
            |value: f32| arena.float_constant(FloatFormat::Single, u128::from(value.to_bits()));
        let (a, b, c) = (term(x), term(y), term(z));
        let results = [
            ("add", arena.fp_add(NEAREST, a, b), x + y),
            ("sub", arena.fp_sub(NEAREST, a, b), x - y),
            ("mul", arena.fp_mul(NEAREST, a, b), x * y),
            ("div", arena.fp_div(NEAREST, a, b), x / y),
            ("fmod", arena.fp_fmod(a, b), x % y),
            ("fma", arena.fp_fma(NEAREST, a, b, c), x.mul_add(y, z)),
            ("sqrt", arena.fp_sqrt(NEAREST, a), x.sqrt()),
        ];
        for (name, folded, expected) in results {
            assert!(
                same(
                    &arena,
                    folded,
                    u128::from(expected.to_bits()),
                    expected.is_nan()
                ),
                "{name} of {x:e}, {y:e}, {z:e} is {expected:e}, not {:x?}",
                arena.as_float_bits(folded)
            );
        }
        let integer = random.next();
        let bits = arena.bv(64, integer);
        let signed = arena.fp_from_signed(NEAREST, FloatFormat::Single, bits);
        let unsigned = arena.fp_from_unsigned(NEAREST, FloatFormat::Single, bits);
        let expected = [integer as i64 as f32, integer as f32]
            .map(f32::to_bits)
            .map(u128::from);
        assert_eq!(arena.as_float_bits(signed), Some(expected[0]));
        assert_eq!(arena.as_float_bits(unsigned), Some(expected[1]));
    }
}

/// A finite number as an integer times a power of two.
fn exact(format: FloatFormat, bits: u128) -> (BigInt, i64) {
    let stored = format.significand_bits() - u32::from(format != FloatFormat::X87);
    let field = (bits >> stored) & ((1 << format.exponent_bits()) - 1);
    let hidden = u128::from(field != 0 && format != FloatFormat::X87) << stored;
    let significand = bits & ((1 << stored) - 1) | hidden;
    let bias = (1i64 << (format.exponent_bits() - 1)) - 1;
    let exponent = (field as i64).max(1) - bias - i64::from(format.significand_bits() - 1);
    (BigInt::from(significand), exponent)
}

/// Compares `a * 2^e` with `b * 2^f`.
fn compare((a, e): (BigInt, i64), (b, f): (BigInt, i64)) -> std::cmp::Ordering {
    let least = e.min(f);
    (a << (e - least) as u64).cmp(&(b << (f - least) as u64))
}

fn square((a, e): (BigInt, i64)) -> (BigInt, i64) {
    (&a * &a, 2 * e)
}

/// Twice the middle between two numbers.
fn sum((a, e): (BigInt, i64), (b, f): (BigInt, i64)) -> (BigInt, i64) {
    let least = e.min(f);
    ((a << (e - least) as u64) + (b << (f - least) as u64), least)
}

fn next_up(format: FloatFormat, bits: u128) -> u128 {
    match format {
        FloatFormat::X87 => X87DoubleExtended::from_bits(bits).next_up().value.to_bits(),
        FloatFormat::Quad => Quad::from_bits(bits).next_up().value.to_bits(),
        _ => bits + 1,
    }
}

/// The root rounded down is the largest float whose square does not exceed the operand; the other
/// modes follow from it and from the middle to the next float.
#[test]
fn square_roots_of_every_format_and_mode_meet_their_definition() {
    use std::cmp::Ordering::{Equal, Greater, Less};
    let mut random = Random::new(9);
    let mut arena = Arena::new();
    for case in 0..cases(6_000) {
        let format = FloatFormat::ALL[case % 6];
        let raw = u128::from(random.next()) << 64 | u128::from(random.next());
        let raw = raw & ((1 << (format.bits() - 1)) - 1);
        let operand = arena.float_constant(format, raw);
        let bits = arena.as_float_bits(operand).unwrap();
        let nan = arena.fp_is_nan(operand);
        let infinite = arena.fp_is_infinite(operand);
        let zero = arena.fp_is_zero(operand);
        if [nan, infinite, zero].contains(&TermId::TRUE) {
            continue;
        }
        let mut root = |mode| {
            let folded = arena.fp_sqrt(mode, operand);
            arena.as_float_bits(folded).unwrap()
        };
        let value = exact(format, bits);
        let down = root(RoundingMode::TowardNegative);
        let up = next_up(format, down);
        let lower = compare(square(exact(format, down)), value.clone());
        assert_ne!(lower, Greater, "{format} {bits:x}");
        assert_eq!(
            compare(square(exact(format, up)), value.clone()),
            Greater,
            "{format} {bits:x}"
        );
        assert_eq!(root(RoundingMode::TowardZero), down);
        let ceiling = if lower == Equal { down } else { up };
        assert_eq!(root(RoundingMode::TowardPositive), ceiling);
        // (down + up)^2 against 4 * value decides to which side the root lies nearer.
        let middle = square(sum(exact(format, down), exact(format, up)));
        let nearest = match compare(middle, (value.0 * 4, value.1)) {
            Less => up,
            _ => down,
        };
        assert_eq!(
            root(RoundingMode::NearestEven),
            nearest,
            "{format} {bits:x}"
        );
        assert_eq!(
            root(RoundingMode::NearestAway),
            nearest,
            "{format} {bits:x}"
        );
    }
}
