use verify_term::{FloatFormat, Op, RoundingMode, Sort, TermId};

use crate::terms;

const NEAREST: RoundingMode = RoundingMode::NearestEven;

#[test]
fn a_float_is_its_pattern_and_back() {
    let mut t = terms(32);
    let float = t.arena.variable("f", Sort::Float(FloatFormat::Single));
    let bits = t.arena.float_to_bits(float);
    let back = t.arena.float_from_bits(FloatFormat::Single, bits);
    t.same(back, float);
    // A pattern that may be a NaN's is not kept…
    let from_bits = t.arena.float_from_bits(FloatFormat::Single, t.x);
    let bits = t.arena.float_to_bits(from_bits);
    assert_ne!(bits, t.x);
    // …but the float made of the result is the same.
    let back = t.arena.float_from_bits(FloatFormat::Single, bits);
    t.same(back, from_bits);
    // A pattern that cannot be a NaN's is.
    let mask = t.bv(32, 0x3fff_ffff);
    let number = t.arena.bvand(t.x, mask);
    let float = t.arena.float_from_bits(FloatFormat::Single, number);
    let bits = t.arena.float_to_bits(float);
    t.same(bits, number);
}

#[test]
fn questions_about_patterns_are_questions_about_bits() {
    let mut t = terms(64);
    let (a, b) = (
        t.arena.float_from_bits(FloatFormat::Double, t.x),
        t.arena.float_from_bits(FloatFormat::Double, t.y),
    );
    let one = t
        .arena
        .float_constant(FloatFormat::Double, u128::from(1f64.to_bits()));
    for question in [
        t.arena.fp_is_nan(a),
        t.arena.fp_is_infinite(a),
        t.arena.fp_is_normal(a),
        t.arena.fp_lt(a, b),
        t.arena.fp_le(a, one),
        t.arena.fp_eq(a, b),
        t.arena.eq(a, b),
    ] {
        let floats = t
            .arena
            .post_order(&[question])
            .iter()
            .any(|&term| matches!(t.arena.sort(term), Sort::Float(_)));
        assert!(!floats, "{}", t.arena.display(question));
    }
    let negated = t.arena.fp_neg(a);
    let back = t.arena.fp_neg(negated);
    t.same(back, a);
    let merged = t.arena.ite(t.p, a, b);
    assert_eq!(t.arena.node(merged).op, Op::FloatFromBits);
}

#[test]
fn neutral_operands() {
    let mut t = terms(64);
    let f = t.arena.variable("f", Sort::Float(FloatFormat::Double));
    let mut number = |value: f64| {
        t.arena
            .float_constant(FloatFormat::Double, u128::from(value.to_bits()))
    };
    let (one, minus_one, zero, minus_zero) = (number(1.0), number(-1.0), number(0.0), number(-0.0));
    let got = t.arena.fp_mul(NEAREST, f, one);
    t.same(got, f);
    let got = t.arena.fp_div(NEAREST, f, one);
    t.same(got, f);
    let got = t.arena.fp_mul(NEAREST, f, minus_one);
    let expected = t.arena.fp_neg(f);
    t.same(got, expected);
    let got = t.arena.fp_add(NEAREST, f, minus_zero);
    t.same(got, f);
    let got = t.arena.fp_sub(NEAREST, f, zero);
    t.same(got, f);
    // Adding a positive zero turns a negative one around.
    let got = t.arena.fp_add(NEAREST, f, zero);
    assert_ne!(got, f);
}

#[test]
fn comparisons_of_one_float() {
    let mut t = terms(64);
    let f = t.arena.variable("f", Sort::Float(FloatFormat::Double));
    let nan = t.arena.fp_is_nan(f);
    let got = t.arena.fp_eq(f, f);
    let expected = t.arena.not(nan);
    t.same(got, expected);
    let got = t.arena.fp_lt(f, f);
    t.same(got, TermId::FALSE);
    let absolute = t.arena.fp_abs(f);
    let got = t.arena.fp_is_negative(absolute);
    t.same(got, TermId::FALSE);
    let got = t.arena.fp_is_nan(absolute);
    t.same(got, nan);
}

#[test]
fn widening_and_narrowing_back_is_nothing() {
    let mut t = terms(64);
    let f = t.arena.variable("f", Sort::Float(FloatFormat::Single));
    let wide = t.arena.fp_to_fp(NEAREST, FloatFormat::Double, f);
    let back = t.arena.fp_to_fp(NEAREST, FloatFormat::Single, wide);
    t.same(back, f);
    let half = t
        .arena
        .float_constant(FloatFormat::Double, u128::from(0.5f64.to_bits()));
    let got = t.arena.fp_lt(wide, half);
    let half = t
        .arena
        .float_constant(FloatFormat::Single, u128::from(0.5f32.to_bits()));
    let expected = t.arena.fp_lt(f, half);
    t.same(got, expected);
}

#[test]
fn integers_survive_exact_conversions() {
    let mut t = terms(32);
    let double = t.arena.fp_from_signed(NEAREST, FloatFormat::Double, t.x);
    let back = t.arena.fp_to_signed(RoundingMode::TowardZero, 32, double);
    t.same(back, t.x);
    let ten = t
        .arena
        .float_constant(FloatFormat::Double, u128::from(9.5f64.to_bits()));
    let got = t.arena.fp_lt(double, ten);
    let ten = t.bv(32, 10);
    let expected = t.arena.slt(t.x, ten);
    t.same(got, expected);
    // A single has not enough precision.
    let single = t.arena.fp_from_signed(NEAREST, FloatFormat::Single, t.x);
    let back = t.arena.fp_to_signed(RoundingMode::TowardZero, 32, single);
    assert_ne!(back, t.x);
}

#[test]
fn out_of_range_conversions_are_zero() {
    let mut t = terms(32);
    for value in [1e10, -1e10, f64::NAN, f64::INFINITY] {
        let term = t
            .arena
            .float_constant(FloatFormat::Double, u128::from(value.to_bits()));
        let got = t.arena.fp_to_signed(RoundingMode::TowardZero, 32, term);
        t.value(got, 0);
    }
}

#[test]
fn ranges_decide_comparisons() {
    let mut t = terms(8);
    let format = FloatFormat::Single;
    let constant = |t: &mut crate::Terms, value: f32| {
        t.arena.float_constant(format, u128::from(value.to_bits()))
    };
    let byte = t.arena.fp_from_unsigned(NEAREST, format, t.x);
    let (small, zero, four) = (
        constant(&mut t, 0.015),
        constant(&mut t, 0.0),
        constant(&mut t, 4.0),
    );
    let scaled = t.arena.fp_mul(NEAREST, byte, small);
    let root = t.arena.fp_sqrt(NEAREST, scaled);
    for (number, low, high) in [(scaled, zero, four), (root, zero, small)] {
        assert_eq!(t.arena.fp_le(low, number), TermId::TRUE);
        assert_eq!(t.arena.fp_lt(number, low), TermId::FALSE);
        assert_eq!(t.arena.fp_is_nan(number), TermId::FALSE);
        assert_eq!(t.arena.fp_is_infinite(number), TermId::FALSE);
        assert_eq!(t.arena.fp_is_negative(number), TermId::FALSE);
        let below = t.arena.fp_lt(number, high);
        assert_eq!(below == TermId::TRUE, high == four);
    }
    let integer = t.arena.fp_to_signed(RoundingMode::TowardZero, 32, scaled);
    assert_eq!(t.arena.signed_range(integer), (0, 3));
    // Where the divisor may be zero, nothing is known.
    let quotient = t.arena.fp_div(NEAREST, small, byte);
    assert_ne!(t.arena.fp_is_infinite(quotient), TermId::FALSE);
    assert!(t.arena.float_range(quotient).may_be_nan);
}
