use verify_term::Op;

use crate::terms;

#[test]
fn slices_compose_and_rejoin() {
    let mut t = terms(32);
    let middle = t.arena.extract(t.x, 23, 8);
    let low = t.arena.extract(middle, 7, 0);
    let expected = t.arena.extract(t.x, 15, 8);
    t.same(low, expected);
    let bytes = [0, 8, 16, 24].map(|low| t.arena.extract(t.x, low + 7, low));
    let mut whole = bytes[0];
    for byte in &bytes[1..] {
        whole = t.arena.concat(*byte, whole);
    }
    t.same(whole, t.x);
    let mut whole = bytes[3];
    for byte in bytes[..3].iter().rev() {
        whole = t.arena.concat(whole, *byte);
    }
    t.same(whole, t.x);
}

#[test]
fn bytes_of_a_sum_rejoin() {
    let mut t = terms(32);
    let seven = t.bv(32, 7);
    let sum = t.arena.add(t.x, t.y);
    let sum = t.arena.bvxor(sum, seven);
    let bytes = [0, 8, 16, 24].map(|low| t.arena.extract(sum, low + 7, low));
    let mut whole = bytes[0];
    for byte in &bytes[1..] {
        whole = t.arena.concat(*byte, whole);
    }
    t.same(whole, sum);
}

#[test]
fn bytes_assembled_with_shifts_rejoin() {
    let mut t = terms(32);
    let bytes = [0, 8, 16, 24].map(|low| t.arena.extract(t.x, low + 7, low));
    let mut whole = t.bv(32, 0);
    for (position, byte) in bytes.into_iter().enumerate() {
        let amount = t.bv(32, 8 * position as u64);
        let wide = t.arena.zext(byte, 32);
        let placed = t.arena.shl(wide, amount);
        whole = t.arena.bvor(whole, placed);
    }
    t.same(whole, t.x);
}

#[test]
fn slices_of_extensions() {
    let mut t = terms(8);
    let wide = t.arena.zext(t.x, 32);
    let got = t.arena.trunc(wide, 8);
    t.same(got, t.x);
    let got = t.arena.extract(wide, 31, 8);
    t.value(got, 0);
    let signed = t.arena.sext(t.x, 32);
    let bytes = [0, 8, 16, 24].map(|low| t.arena.extract(signed, low + 7, low));
    let mut whole = bytes[0];
    for byte in &bytes[1..] {
        whole = t.arena.concat(*byte, whole);
    }
    t.same(whole, signed);
    let both = t.arena.concat(t.x, t.y);
    let got = t.arena.extract(both, 15, 8);
    t.same(got, t.x);
    let zero = t.bv(8, 0);
    let padded = t.arena.concat(zero, t.x);
    let expected = t.arena.zext(t.x, 16);
    t.same(padded, expected);
    let doubly = t.arena.sext(expected, 32);
    t.same(doubly, wide);
}

#[test]
fn arithmetic_on_extended_operands_is_narrowed() {
    let mut t = terms(32);
    let (a, b) = (t.arena.sext(t.x, 64), t.arena.zext(t.y, 64));
    let five = t.bv(64, 5);
    let sum = t.arena.add(a, b);
    let sum = t.arena.add(sum, five);
    let got = t.arena.trunc(sum, 32);
    let five = t.bv(32, 5);
    let narrow = t.arena.add(t.x, t.y);
    let expected = t.arena.add(narrow, five);
    t.same(got, expected);
    let product = t.arena.mul(a, b);
    let got = t.arena.trunc(product, 32);
    let expected = t.arena.mul(t.x, t.y);
    t.same(got, expected);
}

#[test]
fn shifts_by_constants_are_free() {
    let mut t = terms(32);
    let four = t.bv(32, 4);
    for shifted in [
        t.arena.shl(t.x, four),
        t.arena.lshr(t.x, four),
        t.arena.ashr(t.x, four),
    ] {
        let free = t.arena.post_order(&[shifted]).iter().all(|&term| {
            matches!(
                t.arena.node(term).op,
                Op::Variable | Op::Constant | Op::Concat | Op::Extract { .. } | Op::ZExt | Op::SExt
            )
        });
        assert!(free, "{}", t.arena.display(shifted));
    }
    let up = t.arena.shl(t.x, four);
    let down = t.arena.lshr(up, four);
    let low = t.arena.trunc(t.x, 28);
    let expected = t.arena.zext(low, 32);
    t.same(down, expected);
}

#[test]
fn masks_are_slices() {
    let mut t = terms(64);
    let aligned = t.bv(64, !7);
    let masked = t.arena.bvand(t.x, aligned);
    let low = t.arena.trunc(masked, 3);
    t.value(low, 0);
    let one = t.bv(64, 1);
    let tagged = t.arena.bvor(masked, one);
    let tag = t.arena.trunc(tagged, 3);
    t.value(tag, 1);
    let high = t.arena.extract(tagged, 63, 3);
    let expected = t.arena.extract(t.x, 63, 3);
    t.same(high, expected);
}
