//! Random terms: a recipe is a list of steps over a pool of terms.

use proptest::prelude::*;
use verify_solver::{Answer, Limit, Solver};
use verify_term::{Arena, Sort, TermId};

/// One step: an operator and where its operands lie in the pool.
pub type Step = (u8, u16, u16, u16);

/// How many cases to run: `base` times the multiplier in the environment.
pub fn config(base: u32) -> ProptestConfig {
    let factor = std::env::var("VERIFY_SOLVER_CASES")
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(1);
    ProptestConfig {
        cases: base * factor,
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// Recipes of up to `most` steps.
pub fn steps(most: usize) -> impl Strategy<Value = Vec<Step>> {
    proptest::collection::vec(any::<Step>(), 1..most)
}

/// Widths from 1 to 70, small ones more often, and some of 128.
pub fn width() -> impl Strategy<Value = u32> {
    prop_oneof![6 => 1u32..9, 3 => 9u32..34, 1 => 34u32..71, 1 => Just(128)]
}

/// Terms made so far, by kind.
pub struct Pool {
    pub words: Vec<TermId>,
    pub truths: Vec<TermId>,
    width: u32,
}

impl Pool {
    /// Three variables, some constants and a boolean variable.
    pub fn new(arena: &mut Arena, width: u32) -> Self {
        let mut words = Vec::new();
        for name in ["x", "y", "z"] {
            words.push(arena.variable(&format!("{name}{width}"), Sort::BitVec(width)));
        }
        let zero = arena.bv(width, 0);
        let one = arena.bv(width, 1);
        let ones = arena.bvnot(zero);
        let odd = arena.bv(width, 0x9e37_79b9_7f4a_7c15);
        words.extend([zero, one, ones, odd]);
        let truths = vec![arena.variable("p", Sort::Bool), TermId::TRUE];
        Self {
            words,
            truths,
            width,
        }
    }

    fn word(&self, choice: u16) -> TermId {
        self.words[usize::from(choice) % self.words.len()]
    }

    fn truth(&self, choice: u16) -> TermId {
        self.truths[usize::from(choice) % self.truths.len()]
    }

    /// Adds the term one step describes.
    pub fn step(&mut self, arena: &mut Arena, (op, a, b, c): Step) {
        let (x, y) = (self.word(a), self.word(b));
        let (p, q) = (self.truth(a), self.truth(b));
        let width = self.width;
        let word = match op % 32 {
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
            11 => arena.bvor(x, y),
            12 => arena.bvxor(x, y),
            13 => arena.bvnot(x),
            14 => arena.neg(x),
            15 => {
                let truth = self.truth(c);
                arena.ite(truth, x, y)
            }
            16 => {
                let low = u32::from(c) % width;
                let part = arena.extract(x, width - 1, low);
                if a % 2 == 0 {
                    arena.zext(part, width)
                } else {
                    arena.sext(part, width)
                }
            }
            17 => {
                let cut = u32::from(c) % width;
                if cut == 0 {
                    x
                } else {
                    let low = arena.trunc(x, cut);
                    let high = arena.trunc(y, width - cut);
                    arena.concat(high, low)
                }
            }
            18 => arena.rotate_left(x, y),
            other => {
                let truth = match other {
                    19 => arena.eq(x, y),
                    20 => arena.ult(x, y),
                    21 => arena.slt(x, y),
                    22 => arena.ule(x, y),
                    23 => arena.sle(x, y),
                    24 => arena.mul_overflows_unsigned(x, y),
                    25 => arena.mul_overflows_signed(x, y),
                    26 => arena.add_overflows_unsigned(x, y),
                    27 => arena.sub_overflows_signed(x, y),
                    28 => arena.not(p),
                    29 => arena.and(p, q),
                    30 => arena.xor(p, q),
                    _ => {
                        let r = self.truth(c);
                        arena.ite(p, q, r)
                    }
                };
                self.truths.push(truth);
                return;
            }
        };
        self.words.push(word);
    }

    /// The last few truths made, as a query. Words that no truth mentions are
    /// compared with each other.
    pub fn query(&mut self, arena: &mut Arena, size: usize) -> Vec<TermId> {
        if let [.., a, b] = self.words[..] {
            let last = arena.eq(a, b);
            self.truths.push(last);
        }
        let start = self.truths.len().saturating_sub(size);
        self.truths[start..].to_vec()
    }
}

/// Asks one solver and checks what it says against the terms themselves.
pub fn ask(solver: &mut dyn Solver, arena: &mut Arena, query: &[TermId]) -> bool {
    let name = solver.name();
    match solver.check(arena, query, &Limit::none()) {
        Answer::Sat(model) => {
            for &term in query {
                assert!(
                    model.holds(arena, term),
                    "{name}: {term:?} fails in its model"
                );
            }
            true
        }
        Answer::Unsat { core } => {
            assert!(
                core.iter().all(|term| query.contains(term)),
                "{name}: the core is no subset of the query"
            );
            if core.len() < query.len() {
                let again = solver.check(arena, &core, &Limit::none());
                assert!(again.is_unsat(), "{name}: the core is satisfiable");
            }
            false
        }
        Answer::Unknown(reason) => panic!("{name}: {reason}"),
    }
}
