//! How many terms a second the builders make, on mixes that look like symbolic execution.
//!
//! `cargo bench -p verify-term` prints one line a mix: builder calls a second, and how many
//! nodes and bytes they left behind. Nothing is asserted; the figures are for people.
#![expect(clippy::print_stdout, reason = "a benchmark prints its figures")]

use cpu_time::ProcessTime;
use std::hint::black_box;
use verify_term::{Arena, Assignment, Evaluator, Sort, TermId};

/// The allocator of the product.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const ROUNDS: u64 = 100_000;

/// Runs a mix a few times and reports the fastest. Gives its seconds.
fn measure(name: &str, calls_per_round: u64, mix: impl Fn(&mut Arena)) -> f64 {
    let mut best = f64::INFINITY;
    let mut left = (0, 0);
    for _ in 0..5 {
        let mut arena = Arena::new();
        // Processor time: a busy machine must not look like slow code.
        let start = ProcessTime::now();
        mix(&mut arena);
        best = best.min(start.elapsed().as_secs_f64());
        left = (arena.node_count(), arena.memory_bytes());
        black_box(&arena);
    }
    let calls = (ROUNDS * calls_per_round) as f64;
    println!(
        "{name:<40} {:>7.1} M calls/s   {:>9} nodes   {:>5.1} bytes/node",
        calls / best / 1e6,
        left.0,
        left.1 as f64 / left.0 as f64
    );
    best
}

fn variables(arena: &mut Arena, count: usize, width: u32) -> Vec<TermId> {
    (0..count)
        .map(|i| arena.variable(&format!("x{i}"), Sort::BitVec(width)))
        .collect()
}

/// New nodes that no rule simplifies.
fn fresh_arithmetic(arena: &mut Arena) {
    let x = variables(arena, 8, 32);
    let mut sum = x[0];
    for i in 0..ROUNDS as usize {
        let product = arena.mul(sum, x[i % 8]);
        let mixed = arena.bvxor(product, x[(i + 3) % 8]);
        sum = arena.add(mixed, x[(i + 5) % 8]);
    }
    black_box(sum);
}

/// The same terms over and over, as loop bodies and bounds checks rebuild them.
fn repeated(arena: &mut Arena) {
    let x = variables(arena, 16, 64);
    let limit = arena.bv(64, 1000);
    for i in 0..ROUNDS as usize {
        let sum = arena.add(x[i % 16], x[(i + 7) % 16]);
        let inside = arena.ult(sum, limit);
        let same = arena.eq(sum, x[(i + 1) % 16]);
        black_box(arena.and(inside, same));
    }
}

/// Address arithmetic: extension, scaling, offset, bounds check.
fn addresses(arena: &mut Arena) {
    let x = variables(arena, 64, 32);
    let base = arena.variable("base", Sort::BitVec(64));
    let size = arena.bv(64, 4096);
    for i in 0..ROUNDS {
        let index = x[i as usize % 64];
        let offset = arena.bv(32, i / 64);
        let index = arena.add(index, offset);
        let wide = arena.sext(index, 64);
        let two = arena.bv(64, 2);
        let scaled = arena.shl(wide, two);
        let address = arena.add(base, scaled);
        let distance = arena.sub(address, base);
        black_box(arena.ult(distance, size));
    }
}

/// Merged states: conditions, conditional values, comparisons of merged counters.
fn merging(arena: &mut Arena) {
    let x = variables(arena, 64, 8);
    let one = arena.bv(32, 1);
    let mut counter = arena.bv(32, 0);
    let mut path = TermId::TRUE;
    for i in 0..ROUNDS {
        if i % 16 == 0 {
            counter = arena.bv(32, 0);
            path = TermId::TRUE;
        }
        let letter = arena.bv(8, i % 251);
        let condition = arena.eq(x[i as usize % 64], letter);
        let next = arena.add(counter, one);
        counter = arena.ite(condition, next, counter);
        let taken = arena.and(path, condition);
        let refused = arena.not(condition);
        let left = arena.and(path, refused);
        path = arena.or(taken, left);
        black_box(arena.ult(counter, one));
    }
}

/// Constants only.
fn constants(arena: &mut Arena) {
    let mut a = arena.bv(64, 1);
    let b = arena.bv(64, 0x9e37_79b9_7f4a_7c15);
    for _ in 0..ROUNDS {
        let product = arena.mul(a, b);
        let mixed = arena.bvxor(product, b);
        a = arena.add(mixed, b);
    }
    black_box(a);
}

/// Evaluation of a large shared term under one assignment; a call is one node.
fn evaluation() {
    let mut arena = Arena::new();
    fresh_arithmetic(&mut arena);
    let x = arena.variable("x0", Sort::BitVec(32));
    let roots: Vec<TermId> = (0..arena.node_count())
        .map(|node| TermId::from_index(2 * node))
        .filter(|&term| arena.sort(term) == Sort::BitVec(32))
        .collect();
    let mut assignment = Assignment::new();
    assignment.set_u64(&arena, x, 12345);
    let mut best = f64::INFINITY;
    for _ in 0..5 {
        let start = ProcessTime::now();
        let mut evaluator = Evaluator::new(&arena, &assignment);
        for root in &roots {
            black_box(evaluator.u64(*root));
        }
        best = best.min(start.elapsed().as_secs_f64());
    }
    let rate = roots.len() as f64 / best / 1e6;
    println!("{:<40} {rate:>7.1} M nodes/s", "evaluation");
}

/// A name, how many calls one round makes, and the round.
type Mix = (&'static str, u64, fn(&mut Arena));

fn main() {
    // One mix when its name is given, else all.
    let wanted = std::env::args()
        .nth(1)
        .filter(|name| !name.starts_with('-'));
    let run = |name: &str| wanted.as_deref().is_none_or(|wanted| name.contains(wanted));
    let mixes: [Mix; 5] = [
        ("fresh arithmetic", 3, fresh_arithmetic),
        ("repeated terms", 4, repeated),
        ("address arithmetic", 8, addresses),
        ("merging", 9, merging),
        ("constants", 3, constants),
    ];
    let (mut made, mut seconds) = (0, 0.0);
    for (name, calls, mix) in mixes {
        if run(name) {
            made += ROUNDS * calls;
            seconds += measure(name, calls, mix);
        }
    }
    if made > 0 {
        let rate = made as f64 / seconds / 1e6;
        println!("{:<40} {rate:>7.1} M calls/s", "together");
    }
    if run("evaluation") {
        evaluation();
    }
}
