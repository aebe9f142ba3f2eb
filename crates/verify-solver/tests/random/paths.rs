//! Comparisons that pile up and are taken back, as the conditions of a path and its forks are: the layer
//! that goes on from the last query, and the bit-blaster, agree.

use proptest::prelude::*;
use verify_solver::{BitBlaster, ChainOptions, chain};
use verify_term::{Arena, Sort, TermId};

use crate::recipe::{ask, config};

/// Which comparison, of which operands, and whether it is negated.
type Comparison = (u8, u8, u8, bool);

/// Few variables of few bits: chains soon bite their own tails.
const VARIABLES: u8 = 5;
const WIDTH: u32 = 3;

fn operand(arena: &mut Arena, number: u8) -> TermId {
    match number % (VARIABLES + 2) {
        constant if constant >= VARIABLES => arena.bv(WIDTH, u64::from(number % 8)),
        variable => arena.variable(&format!("x{variable}"), Sort::BitVec(WIDTH)),
    }
}

fn comparison(arena: &mut Arena, (kind, a, b, negated): Comparison) -> TermId {
    let (a, b) = (operand(arena, a), operand(arena, b));
    let holds = match kind % 3 {
        0 => arena.slt(a, b),
        1 => arena.ult(a, b),
        _ => arena.eq(a, b),
    };
    if negated { arena.not(holds) } else { holds }
}

proptest! {
    #![proptest_config(config(300))]

    #[test]
    fn what_is_known_of_the_beginning_changes_no_answer(
        turns in proptest::collection::vec(
            (0usize..8, proptest::collection::vec(any::<Comparison>(), 1..5), any::<bool>()),
            1..60,
        ),
    ) {
        let mut arena = Arena::new();
        let mut plain = BitBlaster::new();
        let mut layered = chain(&ChainOptions::default()).unwrap();
        let mut path: Vec<TermId> = Vec::new();
        for (taken_back, added, signed_only) in turns {
            path.truncate(path.len().saturating_sub(taken_back));
            for (kind, a, b, negated) in added {
                let kind = if signed_only { kind % 2 * 2 } else { kind };
                path.push(comparison(&mut arena, (kind, a, b, negated)));
            }
            let expected = ask(&mut plain, &mut arena, &path);
            prop_assert_eq!(expected, ask(layered.as_mut(), &mut arena, &path));
            if !expected {
                path.pop();
            }
        }
    }
}
