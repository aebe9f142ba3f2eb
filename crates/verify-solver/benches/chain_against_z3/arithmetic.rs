//! Arithmetic: multiplication equivalences, index computations, division, overflow.

use verify_term::{Arena, TermId};

use crate::problem::{Problem, Step, below, differ, word};

pub fn problems() -> Vec<Problem> {
    let mut problems = equivalences();
    problems.extend(indices());
    problems.extend(divisions());
    problems.extend(tricks());
    problems
}

fn equivalences() -> Vec<Problem> {
    vec![
        Problem::query("multiply: binomial, 32 bits", |arena| binomial(arena, 32)),
        Problem::query("multiply: distributive, 6 bits", |arena| {
            distributive(arena, 6)
        }),
        Problem::query("multiply: distributive, 32 bits", |arena| {
            distributive(arena, 32)
        }),
        Problem::query("multiply: shift and add, 7 bits", |arena| {
            shift_and_add(arena, 7)
        }),
        Problem::query("multiply: shift and add, 9 bits", |arena| {
            shift_and_add(arena, 9)
        }),
        Problem::query("multiply: by 10 with shifts, 32 bits", |arena| {
            let x = word(arena, "x", 32);
            let ten = arena.bv(32, 10);
            let product = arena.mul(x, ten);
            let three = arena.bv(32, 3);
            let one = arena.bv(32, 1);
            let eight = arena.shl(x, three);
            let two = arena.shl(x, one);
            let sum = arena.add(eight, two);
            vec![differ(arena, product, sum)]
        }),
        Problem::query("multiply: factor 15-bit semiprime", |arena| {
            factor(arena, 16, 181 * 151)
        }),
        Problem::query("multiply: factor 24-bit semiprime", |arena| {
            factor(arena, 26, 4093 * 3571)
        }),
        Problem::query("multiply: factor a 17-bit prime", |arena| {
            factor(arena, 18, 131_071)
        }),
        Problem::query("multiply: square is not 3 mod 4", |arena| {
            let x = word(arena, "x", 32);
            let square = arena.mul(x, x);
            let low = arena.trunc(square, 2);
            let three = arena.bv(2, 3);
            vec![arena.eq(low, three)]
        }),
        Problem::query("multiply: overflow of bounded factors", |arena| {
            let (a, b) = (word(arena, "a", 32), word(arena, "b", 32));
            let small_a = below(arena, a, 40_000);
            let small_b = below(arena, b, 100_000);
            vec![small_a, small_b, arena.mul_overflows_unsigned(a, b)]
        }),
        Problem::query("multiply: overflow that can happen", |arena| {
            let (a, b) = (word(arena, "a", 32), word(arena, "b", 32));
            let small_a = below(arena, a, 70_000);
            let small_b = below(arena, b, 70_000);
            vec![small_a, small_b, arena.mul_overflows_unsigned(a, b)]
        }),
        Problem::query("multiply: signed overflow, 64 bits", |arena| {
            let (a, b) = (word(arena, "a", 64), word(arena, "b", 64));
            let (a32, b32) = (arena.trunc(a, 32), arena.trunc(b, 32));
            let (a, b) = (arena.sext(a32, 64), arena.sext(b32, 64));
            vec![arena.mul_overflows_signed(a, b)]
        }),
    ]
}

/// (a + b)² = a² + 2ab + b²
fn binomial(arena: &mut Arena, width: u32) -> Vec<TermId> {
    let (a, b) = (word(arena, "a", width), word(arena, "b", width));
    let sum = arena.add(a, b);
    let left = arena.mul(sum, sum);
    let (aa, ab, bb) = (arena.mul(a, a), arena.mul(a, b), arena.mul(b, b));
    let right = arena.add(aa, ab);
    let right = arena.add(right, ab);
    let right = arena.add(right, bb);
    vec![differ(arena, left, right)]
}

/// a (b + c) = ab + ac
fn distributive(arena: &mut Arena, width: u32) -> Vec<TermId> {
    let (a, b, c) = (
        word(arena, "a", width),
        word(arena, "b", width),
        word(arena, "c", width),
    );
    let sum = arena.add(b, c);
    let left = arena.mul(a, sum);
    let (ab, ac) = (arena.mul(a, b), arena.mul(a, c));
    let right = arena.add(ab, ac);
    vec![differ(arena, left, right)]
}

/// The loop `for (i = 0; i < width; i++) if (b >> i & 1) r += a << i;` against `*`.
fn shift_and_add(arena: &mut Arena, width: u32) -> Vec<TermId> {
    let (a, b) = (word(arena, "a", width), word(arena, "b", width));
    let mut sum = arena.bv(width, 0);
    for i in 0..width {
        let distance = arena.bv(width, u64::from(i));
        let shifted = arena.shl(a, distance);
        let bit = arena.extract(b, i, i);
        let one = arena.bv(1, 1);
        let set = arena.eq(bit, one);
        let more = arena.add(sum, shifted);
        sum = arena.ite(set, more, sum);
    }
    let product = arena.mul(a, b);
    vec![differ(arena, product, sum)]
}

/// a · b = n without overflow, neither factor 1.
fn factor(arena: &mut Arena, width: u32, number: u64) -> Vec<TermId> {
    let half = width / 2;
    let (a, b) = (word(arena, "a", half), word(arena, "b", half));
    let one = arena.bv(half, 1);
    let (wide_a, wide_b) = (arena.zext(a, width), arena.zext(b, width));
    let product = arena.mul(wide_a, wide_b);
    let number = arena.bv(width, number);
    vec![
        arena.eq(product, number),
        arena.ult(one, a),
        arena.ult(one, b),
        arena.ule(a, b),
    ]
}

fn indices() -> Vec<Problem> {
    vec![
        Problem::query("index: 4i+3 below 4n, 64 bits", |arena| {
            let (i, n) = (word(arena, "i", 64), word(arena, "n", 64));
            let in_range = arena.ult(i, n);
            let small = below(arena, n, 1 << 40);
            let four = arena.bv(64, 4);
            let offset = arena.mul(i, four);
            let three = arena.bv(64, 3);
            let last = arena.add(offset, three);
            let size = arena.mul(n, four);
            let fits = arena.ult(last, size);
            vec![in_range, small, arena.not(fits)]
        }),
        Problem::query("index: row*100+column, 32 bits", |arena| matrix(arena, 100)),
        Problem::query("index: symbolic columns, 16 bits", |arena| {
            let (row, column) = (word(arena, "row", 16), word(arena, "column", 16));
            let (rows, columns) = (word(arena, "rows", 16), word(arena, "columns", 16));
            let few_rows = below(arena, rows, 60);
            let few_columns = below(arena, columns, 60);
            let row_fits = arena.ult(row, rows);
            let column_fits = arena.ult(column, columns);
            let start = arena.mul(row, columns);
            let index = arena.add(start, column);
            let size = arena.mul(rows, columns);
            let fits = arena.ult(index, size);
            vec![
                few_rows,
                few_columns,
                row_fits,
                column_fits,
                arena.not(fits),
            ]
        }),
        Problem::query("index: middle of a range", |arena| {
            let (low, high) = (word(arena, "low", 32), word(arena, "high", 32));
            let ordered = arena.slt(low, high);
            let zero = arena.bv(32, 0);
            let positive = arena.sle(zero, low);
            let distance = arena.sub(high, low);
            let two = arena.bv(32, 2);
            let half = arena.sdiv(distance, two);
            let middle = arena.add(low, half);
            let above = arena.sle(low, middle);
            let under = arena.slt(middle, high);
            let both = arena.and(above, under);
            vec![ordered, positive, arena.not(both)]
        }),
        Problem::query("index: middle that overflows", |arena| {
            let (low, high) = (word(arena, "low", 32), word(arena, "high", 32));
            let ordered = arena.slt(low, high);
            let zero = arena.bv(32, 0);
            let positive = arena.sle(zero, low);
            let sum = arena.add(low, high);
            let two = arena.bv(32, 2);
            let middle = arena.sdiv(sum, two);
            vec![ordered, positive, arena.slt(middle, zero)]
        }),
        Problem::new("index: 300 bounds checks", |arena| {
            let n = word(arena, "n", 64);
            let mut steps = vec![Step::Assert(below(arena, n, 1000))];
            for k in 0..300 {
                let i = word(arena, &format!("i{k}"), 64);
                let guard = arena.ult(i, n);
                let size = arena.bv(64, 8 * 1000);
                let eight = arena.bv(64, 8);
                let offset = arena.mul(i, eight);
                let seven = arena.bv(64, 7);
                let end = arena.add(offset, seven);
                let inside = arena.ult(end, size);
                let outside = arena.not(inside);
                steps.push(Step::Check(vec![guard, outside]));
            }
            steps
        }),
    ]
}

fn matrix(arena: &mut Arena, columns: u64) -> Vec<TermId> {
    let (row, column) = (word(arena, "row", 32), word(arena, "column", 32));
    let row_fits = below(arena, row, 50);
    let column_fits = below(arena, column, columns);
    let columns_term = arena.bv(32, columns);
    let start = arena.mul(row, columns_term);
    let index = arena.add(start, column);
    let fits = below(arena, index, 50 * columns);
    vec![row_fits, column_fits, arena.not(fits)]
}

fn divisions() -> Vec<Problem> {
    vec![
        Problem::query("divide: q*d+r = n, 8 bits", |arena| division_law(arena, 8)),
        Problem::query("divide: q*d+r = n, 10 bits", |arena| {
            division_law(arena, 10)
        }),
        Problem::query("divide: remainder below divisor", |arena| {
            let (n, d) = (word(arena, "n", 32), word(arena, "d", 32));
            let zero = arena.bv(32, 0);
            let divisor = differ(arena, d, zero);
            let remainder = arena.urem(n, d);
            let small = arena.ult(remainder, d);
            vec![divisor, arena.not(small)]
        }),
        Problem::query("divide: by 10 as multiplication", |arena| {
            let x = word(arena, "x", 16);
            let wide = arena.zext(x, 32);
            let ten = arena.bv(32, 10);
            let magic = arena.bv(32, 52429);
            let product = arena.mul(wide, magic);
            let distance = arena.bv(32, 19);
            let fast = arena.lshr(product, distance);
            let slow = arena.udiv(wide, ten);
            vec![differ(arena, fast, slow)]
        }),
        Problem::query("divide: digits of a number", |arena| {
            let x = word(arena, "x", 16);
            let small = below(arena, x, 10_000);
            let ten = arena.bv(16, 10);
            let mut rest = x;
            let mut query = vec![small];
            for digit in [7, 3, 9, 4] {
                let remainder = arena.urem(rest, ten);
                let digit = arena.bv(16, digit);
                query.push(arena.eq(remainder, digit));
                rest = arena.udiv(rest, ten);
            }
            query
        }),
        Problem::query("divide: signed truncation, 32 bits", |arena| {
            let x = word(arena, "x", 32);
            let four = arena.bv(32, 4);
            let quotient = arena.sdiv(x, four);
            let two = arena.bv(32, 2);
            let shifted = arena.ashr(x, two);
            let zero = arena.bv(32, 0);
            let positive = arena.sle(zero, x);
            vec![positive, differ(arena, quotient, shifted)]
        }),
    ]
}

fn division_law(arena: &mut Arena, width: u32) -> Vec<TermId> {
    let (n, d) = (word(arena, "n", width), word(arena, "d", width));
    let zero = arena.bv(width, 0);
    let divisor = differ(arena, d, zero);
    let (q, r) = (arena.udiv(n, d), arena.urem(n, d));
    let product = arena.mul(q, d);
    let sum = arena.add(product, r);
    vec![divisor, differ(arena, sum, n)]
}

fn tricks() -> Vec<Problem> {
    vec![
        Problem::query("bits: population count, 32 bits", popcount),
        Problem::query("bits: absolute value without branch", |arena| {
            let x = word(arena, "x", 64);
            let distance = arena.bv(64, 63);
            let sign = arena.ashr(x, distance);
            let flipped = arena.bvxor(x, sign);
            let branchless = arena.sub(flipped, sign);
            let zero = arena.bv(64, 0);
            let negative = arena.slt(x, zero);
            let negated = arena.neg(x);
            let plain = arena.ite(negative, negated, x);
            vec![differ(arena, branchless, plain)]
        }),
        Problem::query("bits: swap by exclusive or", |arena| {
            let (a, b) = (word(arena, "a", 64), word(arena, "b", 64));
            let x = arena.bvxor(a, b);
            let y = arena.bvxor(x, b);
            let z = arena.bvxor(x, y);
            let first = differ(arena, y, a);
            let second = differ(arena, z, b);
            vec![arena.or(first, second)]
        }),
        Problem::query("bits: average without overflow", |arena| {
            let (a, b) = (word(arena, "a", 32), word(arena, "b", 32));
            let both = arena.bvand(a, b);
            let either = arena.bvxor(a, b);
            let one = arena.bv(32, 1);
            let half = arena.lshr(either, one);
            let fast = arena.add(both, half);
            let (wide_a, wide_b) = (arena.zext(a, 33), arena.zext(b, 33));
            let sum = arena.add(wide_a, wide_b);
            let slow = arena.extract(sum, 32, 1);
            vec![differ(arena, fast, slow)]
        }),
        Problem::query("bits: next power of two", |arena| {
            let x = word(arena, "x", 32);
            let small = below(arena, x, 1 << 31);
            let one = arena.bv(32, 1);
            let nonzero = arena.ule(one, x);
            let mut filled = arena.sub(x, one);
            for distance in [1, 2, 4, 8, 16] {
                let distance = arena.bv(32, distance);
                let shifted = arena.lshr(filled, distance);
                filled = arena.bvor(filled, shifted);
            }
            let power = arena.add(filled, one);
            let less = arena.sub(power, one);
            let common = arena.bvand(power, less);
            let zero = arena.bv(32, 0);
            let is_power = arena.eq(common, zero);
            let enough = arena.ule(x, power);
            let right = arena.and(is_power, enough);
            vec![small, nonzero, arena.not(right)]
        }),
        Problem::query("bits: saturating addition", |arena| {
            let (a, b) = (word(arena, "a", 16), word(arena, "b", 16));
            let sum = arena.add(a, b);
            let overflow = arena.ult(sum, a);
            let most = arena.bv(16, 0xffff);
            let saturated = arena.ite(overflow, most, sum);
            let (wide_a, wide_b) = (arena.zext(a, 32), arena.zext(b, 32));
            let wide = arena.add(wide_a, wide_b);
            let wide_most = arena.bv(32, 0xffff);
            let over = arena.ult(wide_most, wide);
            let clamped = arena.ite(over, wide_most, wide);
            let wide_saturated = arena.zext(saturated, 32);
            vec![differ(arena, wide_saturated, clamped)]
        }),
    ]
}

/// The parallel sum of bits against adding them one by one.
fn popcount(arena: &mut Arena) -> Vec<TermId> {
    let x = word(arena, "x", 32);
    let mut slow = arena.bv(32, 0);
    for i in 0..32 {
        let bit = arena.extract(x, i, i);
        let bit = arena.zext(bit, 32);
        slow = arena.add(slow, bit);
    }
    let fold = |arena: &mut Arena, value: TermId, mask: u64, distance: u64| {
        let mask = arena.bv(32, mask);
        let distance = arena.bv(32, distance);
        let low = arena.bvand(value, mask);
        let shifted = arena.lshr(value, distance);
        let high = arena.bvand(shifted, mask);
        arena.add(low, high)
    };
    let mut fast = x;
    for (mask, distance) in [
        (0x5555_5555, 1),
        (0x3333_3333, 2),
        (0x0f0f_0f0f, 4),
        (0x00ff_00ff, 8),
        (0x0000_ffff, 16),
    ] {
        fast = fold(arena, fast, mask, distance);
    }
    vec![differ(arena, fast, slow)]
}
