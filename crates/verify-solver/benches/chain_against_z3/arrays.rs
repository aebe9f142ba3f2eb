//! Arrays: copies, swaps and tables at symbolic indices.

use verify_term::{Arena, Sort, TermId};

use crate::problem::{Problem, Step, below, differ, word, words};

pub fn problems() -> Vec<Problem> {
    vec![
        Problem::query("array: swap twice is nothing", |arena| {
            let memory = memory(arena);
            let (i, j, k) = (
                word(arena, "i", 32),
                word(arena, "j", 32),
                word(arena, "k", 32),
            );
            let once = swap(arena, memory, i, j);
            let twice = swap(arena, once, i, j);
            let (before, after) = (arena.select(memory, k), arena.select(twice, k));
            vec![differ(arena, before, after)]
        }),
        Problem::query("array: 8 writes, read one back", |arena| {
            let mut array = memory(arena);
            let indices = words(arena, "i", 8, 32);
            for (n, &index) in indices.iter().enumerate() {
                let value = arena.bv(8, n as u64 + 1);
                array = arena.store(array, index, value);
            }
            let read = arena.select(array, indices[3]);
            let four = arena.bv(8, 4);
            let mut query = vec![differ(arena, read, four)];
            for &index in &indices[4..] {
                query.push(differ(arena, index, indices[3]));
            }
            query
        }),
        Problem::query("array: copy of 16 bytes", |arena| copy(arena, 16, false)),
        Problem::query("array: overlapping copy differs", |arena| {
            copy(arena, 16, true)
        }),
        Problem::query("array: table of 256 squares", |arena| {
            let zero = arena.bv(16, 0);
            let mut table = arena.const_array(8, zero);
            for n in 0..256u64 {
                let (index, square) = (arena.bv(8, n), arena.bv(16, n * n));
                table = arena.store(table, index, square);
            }
            let (x, y) = (word(arena, "x", 8), word(arena, "y", 8));
            let (fx, fy) = (arena.select(table, x), arena.select(table, y));
            let sum = arena.add(fx, fy);
            let wanted = arena.bv(16, 85 * 85 + 204 * 204);
            vec![arena.eq(sum, wanted), arena.ule(x, y)]
        }),
        Problem::query("array: S-box is injective", |arena| {
            let zero = arena.bv(8, 0);
            let mut table = arena.const_array(8, zero);
            for n in 0..256u64 {
                let (index, value) = (arena.bv(8, n), arena.bv(8, (n * 197 + 91) ^ (n >> 1)));
                table = arena.store(table, index, value);
            }
            let (x, y) = (word(arena, "x", 8), word(arena, "y", 8));
            let (fx, fy) = (arena.select(table, x), arena.select(table, y));
            vec![arena.eq(fx, fy), differ(arena, x, y)]
        }),
        Problem::new("array: ring buffer of 64, 40 steps", ring_buffer),
        Problem::query("array: 20 reads are congruent", |arena| {
            let memory = memory(arena);
            let indices = words(arena, "i", 20, 32);
            let values: Vec<TermId> = indices.iter().map(|&i| arena.select(memory, i)).collect();
            let mut query = Vec::new();
            for pair in indices.windows(2) {
                query.push(arena.ule(pair[0], pair[1]));
            }
            let (first, last) = (indices[0], indices[19]);
            query.push(arena.eq(first, last));
            let differences: Vec<TermId> = values
                .windows(2)
                .map(|pair| differ(arena, pair[0], pair[1]))
                .collect();
            query.push(arena.or_all(&differences));
            query
        }),
    ]
}

fn memory(arena: &mut Arena) -> TermId {
    arena.variable(
        "memory",
        Sort::Array {
            index: 32,
            element: 8,
        },
    )
}

fn swap(arena: &mut Arena, array: TermId, i: TermId, j: TermId) -> TermId {
    let (a, b) = (arena.select(array, i), arena.select(array, j));
    let array = arena.store(array, i, b);
    arena.store(array, j, a)
}

/// `memcpy` byte by byte: what is at a place of the target was at that place of
/// the source. With overlap it may not be.
fn copy(arena: &mut Arena, count: u64, overlap: bool) -> Vec<TermId> {
    let before = memory(arena);
    let (source, target) = (word(arena, "source", 32), word(arena, "target", 32));
    let mut after = before;
    for n in 0..count {
        let offset = arena.bv(32, n);
        let (from, to) = (arena.add(source, offset), arena.add(target, offset));
        let byte = arena.select(after, from);
        after = arena.store(after, to, byte);
    }
    let k = word(arena, "k", 32);
    let mut query = vec![
        below(arena, k, count),
        below(arena, source, 1 << 20),
        below(arena, target, 1 << 20),
    ];
    if !overlap {
        let size = arena.bv(32, count);
        let end = arena.add(source, size);
        query.push(arena.ule(end, target));
    }
    let (from, to) = (arena.add(source, k), arena.add(target, k));
    let (original, copied) = (arena.select(before, from), arena.select(after, to));
    query.push(differ(arena, original, copied));
    query
}

/// Pushes and pops with a symbolic start: after each push, what was pushed can be
/// popped and the indices stay in the buffer.
fn ring_buffer(arena: &mut Arena) -> Vec<Step> {
    let mut buffer = memory(arena);
    let mut head = word(arena, "head", 32);
    let mut steps = vec![Step::Assert(below(arena, head, 64))];
    let one = arena.bv(32, 1);
    let size = arena.bv(32, 64);
    for n in 0..40 {
        let value = word(arena, &format!("value{n}"), 8);
        let inside = arena.ult(head, size);
        steps.push(Step::Check(vec![arena.not(inside)]));
        buffer = arena.store(buffer, head, value);
        let read = arena.select(buffer, head);
        steps.push(Step::Check(vec![differ(arena, read, value)]));
        let next = arena.add(head, one);
        let end = arena.eq(next, size);
        let zero = arena.bv(32, 0);
        head = arena.ite(end, zero, next);
    }
    steps
}
