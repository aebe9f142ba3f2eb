//! Scripts are accepted by a solver and mean what the terms mean.
//!
//! The comparison with Z3 needs its executable and is skipped, saying so, where there is none.
#![expect(clippy::unwrap_used, reason = "a test that panics has failed")]

use std::io::Write;
use std::process::{Command, Stdio};

use verify_term::{
    Arena, FloatFormat, RoundingMode, SmtLibWriter, Sort, TermId, smtlib_script, smtlib_symbol,
};

/// What Z3 answers to a script; `None` where Z3 is not installed.
fn z3(script: &str) -> Option<String> {
    let started = Command::new("z3")
        .args(["-in", "-T:60"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn();
    let Ok(mut child) = started else {
        eprintln!("skipped: no z3 on the path");
        return None;
    };
    let mut input = child.stdin.take().unwrap();
    input.write_all(script.as_bytes()).unwrap();
    drop(input);
    let output = child.wait_with_output().unwrap();
    Some(String::from_utf8(output.stdout).unwrap())
}

fn assert_answer(arena: &Arena, assertions: &[TermId], expected: &str) {
    let script = smtlib_script(arena, assertions);
    if let Some(answer) = z3(&script) {
        assert_eq!(answer.trim(), expected, "for the script\n{script}");
    }
}

#[test]
fn a_script_declares_defines_and_asserts() {
    let mut arena = Arena::new();
    let x = arena.variable("x", Sort::BitVec(8));
    let y = arena.variable("y", Sort::BitVec(8));
    let sum = arena.mul(x, y);
    let square = arena.mul(sum, sum);
    let less = arena.ult(square, x);
    let script = smtlib_script(&arena, &[less]);
    assert!(script.starts_with("(set-logic QF_BV)\n(declare-fun |x| () (_ BitVec 8))\n"));
    assert!(script.contains("(define-fun $"), "{script}");
    assert!(script.ends_with("(check-sat)\n"));
    assert_answer(&arena, &[less], "sat");
}

#[test]
fn symbols_are_distinct_and_never_a_theorys() {
    assert_eq!(smtlib_symbol("x!3"), "|x!3|");
    assert_eq!(smtlib_symbol("and"), "|%61nd|");
    assert_eq!(smtlib_symbol("a|b"), "|a%7cb|");
    assert_ne!(smtlib_symbol("a%7cb"), smtlib_symbol("a|b"));
}

#[test]
fn a_long_chain_gives_linear_text() {
    let mut arena = Arena::new();
    let x = arena.variable("x", Sort::BitVec(32));
    let mut term = x;
    for _ in 0..10_000 {
        let square = arena.mul(term, term);
        term = arena.bvxor(square, x);
    }
    let zero = arena.bv(32, 0);
    let claim = arena.eq(term, zero);
    let script = smtlib_script(&arena, &[claim]);
    assert!(script.len() < 2_000_000, "{} bytes", script.len());
}

#[test]
fn a_writer_repeats_no_definition() {
    let mut arena = Arena::new();
    let x = arena.variable("x", Sort::BitVec(8));
    let square = arena.mul(x, x);
    let three = arena.bv(8, 3);
    let five = arena.bv(8, 5);
    let first = arena.ult(square, three);
    let second = arena.ult(five, square);
    let mut writer = SmtLibWriter::new();
    let mut out = String::new();
    writer.assert(&arena, first, &mut out);
    writer.assert(&arena, second, &mut out);
    assert_eq!(out.matches("declare-fun").count(), 1, "{out}");
    assert_eq!(out.matches("(assert").count(), 2, "{out}");
}

#[test]
fn the_pattern_of_a_float_is_defined() {
    for format in FloatFormat::ALL {
        let mut arena = Arena::new();
        let bits = arena.variable("bits", Sort::BitVec(format.bits()));
        let float = arena.float_from_bits(format, bits);
        let doubled = arena.fp_add(RoundingMode::NearestEven, float, float);
        let pattern = arena.float_to_bits(doubled);
        let again = arena.float_from_bits(format, pattern);
        // Going through the pattern keeps the value, so a difference is impossible…
        let other = arena.variable("other", Sort::BitVec(format.bits()));
        let other_float = arena.float_from_bits(format, other);
        let same_pattern = arena.eq(other, pattern);
        let same_value = arena.eq(other_float, again);
        let differs = arena.not(same_value);
        assert_answer(&arena, &[same_pattern, differs], "unsat");
        // …while some float is not its double.
        let changed = arena.eq(doubled, float);
        let changed = arena.not(changed);
        assert_answer(&arena, &[changed], "sat");
    }
}

#[test]
fn every_x87_pattern_is_classified_like_the_processor_does() {
    let mut arena = Arena::new();
    let format = FloatFormat::X87;
    let bits = arena.variable("bits", Sort::BitVec(80));
    let float = arena.float_from_bits(format, bits);
    let exponent = arena.extract(bits, 78, 64);
    let integer = arena.extract(bits, 63, 63);
    let zero = arena.bv(15, 0);
    let set = arena.bv(1, 1);
    let no_exponent = arena.eq(exponent, zero);
    let has_integer = arena.eq(integer, set);
    let nan = arena.fp_is_nan(float);
    // Without an exponent there is no NaN; without the integer bit nothing else.
    let claim = arena.and(no_exponent, nan);
    assert_answer(&arena, &[claim], "unsat");
    let lacking = arena.not(has_integer);
    let with_exponent = arena.not(no_exponent);
    let number = arena.not(nan);
    assert_answer(&arena, &[lacking, with_exponent, number], "unsat");
    // A pseudo-denormal is normal.
    let normal = arena.fp_is_normal(float);
    let not_normal = arena.not(normal);
    assert_answer(&arena, &[no_exponent, has_integer, not_normal], "unsat");
}

#[test]
fn overflow_predicates_and_arrays_are_understood() {
    let mut arena = Arena::new();
    let a = arena.variable("a", Sort::BitVec(8));
    let b = arena.variable("b", Sort::BitVec(8));
    let signed = arena.mul_overflows_signed(a, b);
    let unsigned = arena.mul_overflows_unsigned(a, b);
    let neither = arena.not(unsigned);
    assert_answer(&arena, &[signed, neither], "sat");
    let wide_a = arena.zext(a, 16);
    let wide_b = arena.zext(b, 16);
    let product = arena.mul(wide_a, wide_b);
    let limit = arena.bv(16, 256);
    let small = arena.ult(product, limit);
    assert_answer(&arena, &[unsigned, small], "unsat");

    let zero = arena.bv(8, 0);
    let zeros = arena.const_array(8, zero);
    let stored = arena.store(zeros, a, b);
    let read = arena.select(stored, b);
    let nonzero = arena.eq(read, zero);
    let nonzero = arena.not(nonzero);
    let different = arena.eq(a, b);
    let different = arena.not(different);
    assert_answer(&arena, &[nonzero, different], "unsat");
}
