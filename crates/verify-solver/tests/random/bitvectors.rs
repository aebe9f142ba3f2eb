//! Bit-vector formulas: the bit-blaster and Z3 agree, models hold, cores are unsatisfiable.

use proptest::prelude::*;
use verify_solver::{Answer, BitBlaster, Limit, Solver, Z3, Z3Mode};
use verify_term::{Arena, TermId};

use crate::recipe::{Pool, Step, config, steps, width};

fn build(arena: &mut Arena, width: u32, recipe: &[Step], size: usize) -> Vec<TermId> {
    let mut pool = Pool::new(arena, width);
    for &step in recipe {
        pool.step(arena, step);
    }
    pool.query(arena, size)
}

/// Asks one solver and checks what it says against the terms themselves.
fn ask(solver: &mut dyn Solver, arena: &mut Arena, query: &[TermId]) -> bool {
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

proptest! {
    #![proptest_config(config(3_000))]

    #[test]
    fn bit_blaster_and_z3_agree(
        width in width(),
        recipes in proptest::collection::vec((steps(12), 1usize..4), 1..6),
    ) {
        let mut arena = Arena::new();
        let mut blaster = BitBlaster::new();
        let mut z3 = Z3::new(Z3Mode::Incremental).unwrap();
        let width = if width > 20 && recipes.iter().any(|(r, _)| has_hard_step(r)) { width % 8 + 1 } else { width };
        for (recipe, size) in recipes {
            let query = build(&mut arena, width, &recipe, size);
            let blasted = ask(&mut blaster, &mut arena, &query);
            let reference = ask(&mut z3, &mut arena, &query);
            prop_assert_eq!(blasted, reference);
        }
    }
}

/// Multiplication and division of wide words are as hard as factoring.
fn has_hard_step(recipe: &[Step]) -> bool {
    recipe
        .iter()
        .any(|(op, ..)| matches!(op % 32, 2..=6 | 24 | 25))
}
