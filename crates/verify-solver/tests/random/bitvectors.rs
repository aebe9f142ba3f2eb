//! Bit-vector formulas: the bit-blaster, the whole chain and Z3 agree, models
//! hold, cores are unsatisfiable.

use proptest::prelude::*;
use verify_solver::{BitBlaster, ChainOptions, Single, Solver, Z3, Z3Mode, chain};
use verify_term::{Arena, TermId};

use crate::recipe::{Pool, Step, ask, config, steps, width};

fn build(arena: &mut Arena, width: u32, recipe: &[Step], size: usize) -> Vec<TermId> {
    let mut pool = Pool::new(arena, width);
    for &step in recipe {
        pool.step(arena, step);
    }
    pool.query(arena, size)
}

/// Multiplication and division of wide words are as hard as factoring.
fn has_hard_step(recipe: &[Step]) -> bool {
    recipe
        .iter()
        .any(|(op, ..)| matches!(op % 32, 2..=6 | 24 | 25))
}

fn tractable(width: u32, recipe: &[Step]) -> u32 {
    if width > 12 && has_hard_step(recipe) {
        width % 12 + 1
    } else {
        width
    }
}

fn without_interval() -> Box<dyn Solver> {
    let mut options = ChainOptions::default();
    options.backends = ChainOptions::parse_backends("cadical").expect("a known back end");
    chain(&options).expect("a chain without a process needs nothing")
}

/// The bit-blaster alone, and chains to be compared with it.
fn plain_and_chains() -> [Box<dyn Solver>; 3] {
    let usual = chain(&ChainOptions::default()).expect("the usual back ends are there");
    [Box::new(BitBlaster::new()), usual, without_interval()]
}

proptest! {
    #![proptest_config(config(100))]

    /// Every case is a batch of queries, so that the incremental back ends meet
    /// terms of earlier queries again.
    #[test]
    fn bit_blaster_and_z3_agree(
        recipes in proptest::collection::vec((width(), steps(12), 1usize..4), 1..100),
    ) {
        let mut arena = Arena::new();
        let mut blaster = BitBlaster::new();
        let mut z3 = Z3::new(Z3Mode::Incremental).unwrap();
        for (width, recipe, size) in recipes {
            let width = tractable(width, &recipe);
            let query = build(&mut arena, width, &recipe, size);
            let blasted = ask(&mut blaster, &mut arena, &query);
            let reference = ask(&mut z3, &mut arena, &query);
            prop_assert_eq!(blasted, reference);
        }
    }

    /// Queries asked alone are rewritten as a whole before; that must not change
    /// the answer.
    #[test]
    fn alone_and_among_others_queries_have_the_same_answer(
        recipes in proptest::collection::vec((width(), steps(20), 1usize..4), 1..100),
    ) {
        let mut arena = Arena::new();
        let mut plain = BitBlaster::new();
        let mut alone = Single::new();
        for (width, recipe, size) in recipes {
            let width = tractable(width, &recipe);
            let query = build(&mut arena, width, &recipe, size);
            let expected = ask(&mut plain, &mut arena, &query);
            prop_assert_eq!(expected, ask(&mut alone, &mut arena, &query));
        }
    }

    /// The chain with all its layers against the bit-blaster alone, with
    /// constraints that stay, as an executor would have them.
    #[test]
    fn chain_and_bit_blaster_agree(
        recipes in proptest::collection::vec((width(), steps(12), 1usize..4, 0u8..4), 1..100),
    ) {
        let mut arena = Arena::new();
        let mut solvers = plain_and_chains();
        for (width, recipe, size, turn) in recipes {
            let width = tractable(width, &recipe);
            let query = build(&mut arena, width, &recipe, size);
            let expected = ask(solvers[0].as_mut(), &mut arena, &query);
            for chain in &mut solvers[1..] {
                prop_assert_eq!(expected, ask(chain.as_mut(), &mut arena, &query));
            }
            match turn {
                0 if expected => {
                    for solver in &mut solvers {
                        solver.assert(&mut arena, query[0]);
                    }
                }
                // Else there would soon be nothing left that can hold.
                1 => solvers = plain_and_chains(),
                _ => {}
            }
        }
    }
}
