//! What an executor asks: many small queries under a growing path condition.

use verify_term::{Arena, Sort, TermId};

use crate::problem::{Problem, Step, below, differ, word, words};

pub fn problems() -> Vec<Problem> {
    vec![
        Problem::new("path: string length of 32 bytes", |arena| {
            string_length(arena, 32)
        }),
        Problem::new("path: string length of 128 bytes", |arena| {
            string_length(arena, 128)
        }),
        Problem::new("path: comparison of two strings", compare_strings),
        Problem::query("path: find a character, merged", find_character),
        Problem::new("path: decimal number of 9 digits", parse_number),
        Problem::new("path: 200 independent bytes", independent),
        Problem::new("path: state machine of 30 steps", state_machine),
        Problem::new("path: pointer among 16 objects", |arena| {
            pointers(arena, 16)
        }),
        Problem::new("path: pointer among 64 objects", |arena| {
            pointers(arena, 64)
        }),
        Problem::query("path: linked list of 12, merged", linked_list),
        Problem::new("path: loop with a symbolic bound", bounded_loop),
        Problem::new("path: UTF-8 of 12 bytes", utf8),
    ]
}

/// `while (s[n]) n++;` with a check of the index at every turn, then the same
/// path left at every turn.
fn string_length(arena: &mut Arena, size: usize) -> Vec<Step> {
    let bytes = words(arena, "s", size, 8);
    let zero = arena.bv(8, 0);
    let length = word(arena, "length", 64);
    let mut steps = vec![Step::Assert(below(arena, length, size as u64))];
    let mut path: Vec<TermId> = Vec::new();
    for (i, &byte) in bytes.iter().enumerate() {
        let position = arena.bv(64, i as u64);
        let here = arena.eq(length, position);
        let ends = arena.eq(byte, zero);
        steps.push(Step::Assert(arena.implies(here, ends)));
    }
    for (i, &byte) in bytes.iter().enumerate() {
        let ends = arena.eq(byte, zero);
        let goes_on = arena.not(ends);
        // Can it end here, and can it go on?
        path.push(ends);
        steps.push(Step::Check(path.clone()));
        path.pop();
        path.push(goes_on);
        steps.push(Step::Check(path.clone()));
        let position = arena.bv(64, i as u64);
        let beyond = arena.ult(length, position);
        path.push(beyond);
        steps.push(Step::Check(path.clone()));
        path.pop();
    }
    steps
}

fn compare_strings(arena: &mut Arena) -> Vec<Step> {
    let (a, b) = (words(arena, "a", 24, 8), words(arena, "b", 24, 8));
    let mut steps = Vec::new();
    let mut path: Vec<TermId> = Vec::new();
    for (&a, &b) in a.iter().zip(&b) {
        let same = arena.eq(a, b);
        let zero = arena.bv(8, 0);
        let ends = arena.eq(a, zero);
        for exit in [arena.not(same), arena.and(same, ends)] {
            let mut exit_path = path.clone();
            exit_path.push(exit);
            steps.push(Step::Check(exit_path));
        }
        path.push(same);
        path.push(arena.not(ends));
        let smaller = arena.ult(a, b);
        let mut impossible = path.clone();
        impossible.push(smaller);
        steps.push(Step::Check(impossible));
        steps.push(Step::Check(path.clone()));
    }
    steps
}

/// `memchr` over 64 bytes with all paths merged: the result points at the byte.
fn find_character(arena: &mut Arena) -> Vec<TermId> {
    let bytes = words(arena, "s", 64, 8);
    let wanted = word(arena, "c", 8);
    let mut index = arena.bv(64, 64);
    for (i, &byte) in bytes.iter().enumerate().rev() {
        let hit = arena.eq(byte, wanted);
        let position = arena.bv(64, i as u64);
        index = arena.ite(hit, position, index);
    }
    let mut read = arena.bv(8, 0);
    for (i, &byte) in bytes.iter().enumerate() {
        let position = arena.bv(64, i as u64);
        let here = arena.eq(index, position);
        read = arena.ite(here, byte, read);
    }
    vec![below(arena, index, 64), differ(arena, read, wanted)]
}

/// `n = 10 * n + digit` with overflow checks at every digit.
fn parse_number(arena: &mut Arena) -> Vec<Step> {
    let digits = words(arena, "d", 9, 8);
    let mut number = arena.bv(32, 0);
    let ten = arena.bv(32, 10);
    let mut path: Vec<TermId> = Vec::new();
    let mut steps = Vec::new();
    for &digit in &digits {
        let (low, high) = (arena.bv(8, 48), arena.bv(8, 57));
        path.push(arena.ule(low, digit));
        path.push(arena.ule(digit, high));
        let value = arena.sub(digit, low);
        let value = arena.sext(value, 32);
        let overflow = arena.mul_overflows_signed(number, ten);
        path.push(overflow);
        steps.push(Step::Check(path.clone()));
        path.pop();
        let product = arena.mul(number, ten);
        let overflow = arena.add_overflows_signed(product, value);
        path.push(overflow);
        steps.push(Step::Check(path.clone()));
        path.pop();
        number = arena.add(product, value);
    }
    let wanted = arena.bv(32, 123_456_789);
    path.push(arena.eq(number, wanted));
    steps.push(Step::Check(path.clone()));
    steps
}

fn independent(arena: &mut Arena) -> Vec<Step> {
    let bytes = words(arena, "b", 200, 8);
    let mut path: Vec<TermId> = Vec::new();
    let mut steps = Vec::new();
    for &byte in &bytes {
        let squared = arena.mul(byte, byte);
        let residue = arena.bv(8, 17);
        let is_square = arena.eq(squared, residue);
        path.push(is_square);
        steps.push(Step::Check(path.clone()));
        let low = arena.trunc(byte, 1);
        let zero = arena.bv(1, 0);
        let even = arena.eq(low, zero);
        path.push(even);
        steps.push(Step::Check(path.clone()));
        path.pop();
    }
    steps
}

/// A parser's state machine over 30 symbolic bytes, merged at every step.
fn state_machine(arena: &mut Arena) -> Vec<Step> {
    let bytes = words(arena, "b", 30, 8);
    let mut state = arena.bv(8, 0);
    let mut depth = arena.bv(8, 0);
    let mut steps = Vec::new();
    let one = arena.bv(8, 1);
    for &byte in &bytes {
        let (open, close, quote) = (arena.bv(8, 123), arena.bv(8, 125), arena.bv(8, 34));
        let (outside, inside) = (arena.bv(8, 0), arena.bv(8, 1));
        let is_outside = arena.eq(state, outside);
        let opens = arena.eq(byte, open);
        let opens = arena.and(is_outside, opens);
        let closes = arena.eq(byte, close);
        let closes = arena.and(is_outside, closes);
        let quotes = arena.eq(byte, quote);
        let deeper = arena.add(depth, one);
        let shallower = arena.sub(depth, one);
        let zero = arena.bv(8, 0);
        let at_bottom = arena.eq(depth, zero);
        let shallower = arena.ite(at_bottom, depth, shallower);
        depth = arena.ite(closes, shallower, depth);
        depth = arena.ite(opens, deeper, depth);
        let flipped = arena.ite(is_outside, inside, outside);
        state = arena.ite(quotes, flipped, state);
        let bad = arena.bv(8, 1);
        let broken = arena.ult(bad, state);
        steps.push(Step::Check(vec![broken]));
        let too_deep = arena.bv(8, 30);
        let overflow = arena.ult(too_deep, depth);
        steps.push(Step::Check(vec![overflow]));
    }
    let ten = arena.bv(8, 10);
    steps.push(Step::Check(vec![arena.eq(depth, ten)]));
    steps
}

/// A pointer into one of several objects, chosen by symbolic conditions; its
/// offset is checked against the chosen object's size.
fn pointers(arena: &mut Arena, count: u64) -> Vec<Step> {
    let mut object = arena.bv(64, 0);
    let mut size = arena.bv(64, 8);
    for n in 1..count {
        let condition = arena.variable(&format!("c{n}"), Sort::Bool);
        let (id, bytes) = (arena.bv(64, n), arena.bv(64, 8 + 4 * n));
        object = arena.ite(condition, id, object);
        size = arena.ite(condition, bytes, size);
    }
    let offset = word(arena, "offset", 64);
    let mut steps = vec![Step::Assert(below(arena, offset, 8))];
    for n in 0..count {
        let id = arena.bv(64, n);
        let chosen = arena.eq(object, id);
        steps.push(Step::Check(vec![chosen]));
        let inside = arena.ult(offset, size);
        let outside = arena.not(inside);
        steps.push(Step::Check(vec![chosen, outside]));
        let four = arena.bv(64, 4);
        let beyond = arena.add(offset, four);
        let fits = arena.ult(beyond, size);
        let overrun = arena.not(fits);
        steps.push(Step::Check(vec![chosen, overrun]));
    }
    steps
}

/// Twelve nodes whose successors are symbolic: walking from the first never
/// leaves them.
fn linked_list(arena: &mut Arena) -> Vec<TermId> {
    let next = words(arena, "next", 12, 64);
    let mut query: Vec<TermId> = next.iter().map(|&n| below(arena, n, 12)).collect();
    let mut here = arena.bv(64, 0);
    for _ in 0..6 {
        let mut successor = arena.bv(64, 99);
        for (i, &target) in next.iter().enumerate() {
            let position = arena.bv(64, i as u64);
            let at = arena.eq(here, position);
            successor = arena.ite(at, target, successor);
        }
        here = successor;
    }
    let limit = arena.bv(64, 12);
    query.push(arena.ule(limit, here));
    query
}

/// `for (i = 0; i < n; i++) sum += i;` against `n (n - 1) / 2`, one bound at a time.
fn bounded_loop(arena: &mut Arena) -> Vec<Step> {
    let n = word(arena, "n", 32);
    let mut steps = vec![Step::Assert(below(arena, n, 40))];
    let mut sum = arena.bv(32, 0);
    let one = arena.bv(32, 1);
    let before = arena.sub(n, one);
    let product = arena.mul(n, before);
    let expected = arena.lshr(product, one);
    let mut path: Vec<TermId> = Vec::new();
    for i in 0..40 {
        let index = arena.bv(32, i);
        let goes_on = arena.ult(index, n);
        let exits = arena.not(goes_on);
        path.push(exits);
        steps.push(Step::Check(path.clone()));
        path.push(differ(arena, sum, expected));
        steps.push(Step::Check(path.clone()));
        path.truncate(path.len() - 2);
        path.push(goes_on);
        sum = arena.add(sum, index);
    }
    steps
}

/// A UTF-8 decoder's branches: what is accepted has a valid second byte.
fn utf8(arena: &mut Arena) -> Vec<Step> {
    let bytes = words(arena, "b", 12, 8);
    let mut steps = Vec::new();
    let mut path: Vec<TermId> = Vec::new();
    let in_range = |arena: &mut Arena, byte, low, high| {
        let (low, high) = (arena.bv(8, low), arena.bv(8, high));
        let (above, below) = (arena.ule(low, byte), arena.ule(byte, high));
        arena.and(above, below)
    };
    for pair in bytes.chunks(2) {
        let ascii = below(arena, pair[0], 0x80);
        let lead = in_range(arena, pair[0], 0xc2, 0xdf);
        let follow = in_range(arena, pair[1], 0x80, 0xbf);
        let two = arena.and(lead, follow);
        let valid = arena.or(ascii, two);
        path.push(valid);
        steps.push(Step::Check(path.clone()));
        let (a, b) = (arena.zext(pair[0], 32), arena.zext(pair[1], 32));
        let (mask_a, mask_b) = (arena.bv(32, 0x1f), arena.bv(32, 0x3f));
        let (a, b) = (arena.bvand(a, mask_a), arena.bvand(b, mask_b));
        let six = arena.bv(32, 6);
        let high = arena.shl(a, six);
        let code = arena.bvor(high, b);
        let overlong = below(arena, code, 0x80);
        path.push(two);
        path.push(overlong);
        steps.push(Step::Check(path.clone()));
        path.truncate(path.len() - 2);
    }
    steps
}
