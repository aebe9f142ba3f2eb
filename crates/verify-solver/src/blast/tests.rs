//! Circuits over constant wires compute what the terms fold to.
//!
//! A variable whose wires are constants makes every circuit above it fold to
//! constants, without a SAT solver, so very many cases can be tried.

use verify_term::{Arena, FloatFormat, RoundingMode, Sort, TermId};

use super::gate::Bit;
use super::translate::Translator;
use super::word;
use crate::limit::{Deadline, Limit};

/// Xorshift: the same cases in every run.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, limit: u64) -> u64 {
        self.next() % limit
    }

    fn wide(&mut self) -> u128 {
        u128::from(self.next()) << 64 | u128::from(self.next())
    }
}

/// A float's pattern, special values and their neighbours more often than chance
/// has them.
fn pattern(random: &mut Random, format: FloatFormat) -> u128 {
    let stored_integer = u32::from(format == FloatFormat::X87);
    let fraction = format.significand_bits() - 1 + stored_integer;
    let integer = u128::from(stored_integer) << (fraction - 1).min(127);
    let sign = u128::from(random.below(2)) << (format.bits() - 1);
    let exponent_mask = (1u128 << format.exponent_bits()) - 1;
    let bias = exponent_mask >> 1;
    let small = u128::from(random.below(8));
    let low_fraction = (1 << (fraction - stored_integer)) - 1;
    let any = random.wide();
    match random.below(12) {
        0 => sign,
        1 => sign | small,
        2 => sign | exponent_mask << fraction | integer,
        3 => sign | exponent_mask << fraction | integer | 1 << (fraction - 2) | small,
        4 => sign | 1 << fraction | integer | small,
        5 => sign | (exponent_mask - 1) << fraction | integer | (low_fraction - small),
        6 | 7 => sign | (bias + small) << fraction | integer | any & low_fraction,
        8 => sign | (bias + 4 - small) << fraction | integer | small << (fraction - 5),
        9 => sign | small.max(1) << fraction | integer | any & low_fraction,
        10 => sign | any & low_fraction,
        _ => any & (u128::MAX >> (128 - format.bits())),
    }
}

/// Fixes the wires of the variable named `name` and gives the variable.
fn fix(arena: &mut Arena, circuits: &mut Translator, name: &str, width: u32, bits: u128) -> TermId {
    let variable = arena.variable(name, Sort::BitVec(width));
    let wires: Vec<Bit> = (0..width)
        .map(|i| Bit::constant(i < 128 && bits >> i & 1 != 0))
        .collect();
    let span = circuits.words.keep(&wires);
    circuits.words.insert_span(variable, span);
    variable
}

/// Builds a term from constants and from fixed variables and compares.
fn compare(
    what: &str,
    widths: &[u32],
    operands: &[u128],
    build: &dyn Fn(&mut Arena, &[TermId]) -> TermId,
) {
    let mut arena = Arena::new();
    let mut circuits = Translator::default();
    let mut constants = Vec::new();
    let mut variables = Vec::new();
    for (i, (&width, &bits)) in widths.iter().zip(operands).enumerate() {
        constants.push(arena.bv_limbs(width, &[bits as u64, (bits >> 64) as u64]));
        let name = format!("x{i}");
        variables.push(fix(&mut arena, &mut circuits, &name, width, bits));
    }
    let folded = build(&mut arena, &constants);
    let folded = arena
        .as_bit_vector(folded)
        .expect("an operation on constants folds");
    let term = build(&mut arena, &variables);
    circuits
        .translate(&arena, term, &Deadline::start(&Limit::none()))
        .expect("all operators are known");
    let computed = word::value(circuits.words.word(term));
    assert_eq!(
        computed.as_ref(),
        Some(&folded),
        "{what} of {operands:x?}: {computed:x?} instead of {folded:x?}"
    );
}

fn float_operation(
    arena: &mut Arena,
    number: u64,
    mode: RoundingMode,
    other: FloatFormat,
    [x, y, z]: [TermId; 3],
) -> TermId {
    let float = match number {
        0 | 1 => arena.fp_add(mode, x, y),
        2 => arena.fp_sub(mode, x, y),
        3 => arena.fp_mul(mode, x, y),
        4 => arena.fp_div(mode, x, y),
        5 => arena.fp_fma(mode, x, y, z),
        6 => arena.fp_sqrt(mode, x),
        7 => arena.fp_round_to_integral(mode, x),
        8 => arena.fp_neg(x),
        9 => arena.fp_abs(x),
        10 => arena.fp_to_fp(mode, other, x),
        11 => {
            let bits = arena.float_to_bits(x);
            arena.fp_from_signed(mode, other, bits)
        }
        12 => {
            let bits = arena.float_to_bits(x);
            arena.fp_from_unsigned(mode, other, bits)
        }
        13 => return arena.fp_to_signed(mode, 32, x),
        14 => return arena.fp_to_unsigned(mode, 64, x),
        15 => return arena.fp_to_signed(mode, 8, x),
        16 => x,
        test => {
            let truth = match test {
                17 => arena.fp_eq(x, y),
                18 => arena.fp_lt(x, y),
                19 => arena.fp_le(x, y),
                20 => arena.eq(x, y),
                21 => arena.fp_is_nan(x),
                22 => arena.fp_is_normal(x),
                23 => arena.fp_is_subnormal(x),
                24 => arena.fp_is_infinite(x),
                25 => arena.fp_is_zero(x),
                _ => arena.fp_is_negative(x),
            };
            let (one, zero) = (arena.bv(1, 1), arena.bv(1, 0));
            return arena.ite(truth, one, zero);
        }
    };
    arena.float_to_bits(float)
}

#[test]
fn float_circuits_compute_what_terms_fold_to() {
    let mut random = Random(0x0123_4567_89ab_cdef);
    for _ in 0..30_000 {
        let format = FloatFormat::ALL[random.below(6) as usize];
        let other = FloatFormat::ALL[random.below(6) as usize];
        let mode = RoundingMode::ALL[random.below(5) as usize];
        let number = random.below(27);
        let operands: Vec<u128> = (0..3).map(|_| pattern(&mut random, format)).collect();
        let what = format!("operation {number} in {format} and {other}, {mode:?},");
        compare(&what, &[format.bits(); 3], &operands, &|arena, bits| {
            let floats = [bits[0], bits[1], bits[2]].map(|b| arena.float_from_bits(format, b));
            float_operation(arena, number, mode, other, floats)
        });
    }
}

fn word_operation(arena: &mut Arena, number: u64, x: TermId, y: TermId) -> TermId {
    match number {
        0 => arena.add(x, y),
        1 => arena.sub(x, y),
        2 => arena.mul(x, y),
        3 => arena.udiv(x, y),
        4 => arena.urem(x, y),
        5 => arena.sdiv(x, y),
        6 => arena.srem(x, y),
        7 => arena.shl(x, y),
        8 => arena.lshr(x, y),
        9 => arena.ashr(x, y),
        10 => arena.bvand(x, y),
        11 => arena.bvxor(x, y),
        12 => arena.neg(x),
        13 => arena.rotate_left(x, y),
        14 => arena.popcount(x),
        15 => arena.leading_zeros(x),
        test => {
            let truth = match test {
                16 => arena.eq(x, y),
                17 => arena.ult(x, y),
                18 => arena.slt(x, y),
                19 => arena.mul_overflows_unsigned(x, y),
                20 => arena.mul_overflows_signed(x, y),
                21 => arena.add_overflows_signed(x, y),
                _ => arena.sub_overflows_signed(x, y),
            };
            let (one, zero) = (arena.bv(1, 1), arena.bv(1, 0));
            arena.ite(truth, one, zero)
        }
    }
}

#[test]
fn word_circuits_compute_what_terms_fold_to() {
    let mut random = Random(0xfedc_ba98_7654_3210);
    for _ in 0..60_000 {
        let width = match random.below(8) {
            0..6 => 1 + random.below(12) as u32,
            6 => 12 + random.below(60) as u32,
            _ => 128,
        };
        let number = random.below(23);
        let mask = u128::MAX >> (128 - width);
        let operands: Vec<u128> = (0..2)
            .map(|_| match random.below(4) {
                0 => u128::from(random.below(4)) & mask,
                1 => mask - u128::from(random.below(4)).min(mask),
                2 => 1 << random.below(width.into()),
                _ => random.wide() & mask,
            })
            .collect();
        let what = format!("operation {number} of {width} bits");
        compare(&what, &[width; 2], &operands, &|arena, words| {
            word_operation(arena, number, words[0], words[1])
        });
    }
}

#[test]
fn multiplication_overflow_is_right_for_all_small_words() {
    for width in 1..=5 {
        for a in 0..1 << width {
            for b in 0..1 << width {
                for number in [19, 20] {
                    let what = format!("operation {number} of {width} bits");
                    compare(&what, &[width; 2], &[a, b], &|arena, words| {
                        word_operation(arena, number, words[0], words[1])
                    });
                }
            }
        }
    }
}
