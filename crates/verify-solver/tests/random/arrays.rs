//! Array formulas: the bit-blaster in both of its ways and Z3 agree, models hold.

use proptest::prelude::*;
use verify_solver::{BitBlaster, Single, Z3, Z3Mode};
use verify_term::{Arena, Sort, TermId};

use crate::recipe::{Step, ask, config, steps};

/// Short words make indices meet.
const WIDTH: u32 = 4;

fn build(arena: &mut Arena, recipe: &[Step]) -> Vec<TermId> {
    let sort = Sort::Array {
        index: WIDTH,
        element: WIDTH,
    };
    let mut arrays: Vec<TermId> = ["m", "n"].map(|name| arena.variable(name, sort)).to_vec();
    let names = ["x", "y", "z"];
    let mut words: Vec<TermId> = names
        .map(|name| arena.variable(name, Sort::BitVec(WIDTH)))
        .to_vec();
    let small: Vec<TermId> = (0..3).map(|value| arena.bv(WIDTH, value)).collect();
    words.extend(&small);
    arrays.push(arena.const_array(WIDTH, small[1]));
    let mut truths = Vec::new();
    for &(op, a, b, c) in recipe {
        let word = |choice: u16| words[usize::from(choice) % words.len()];
        let array = |choice: u16| arrays[usize::from(choice) % arrays.len()];
        match op % 8 {
            0 | 1 => {
                let stored = arena.store(array(c), word(a), word(b));
                arrays.push(stored);
            }
            2 | 3 => {
                let read = arena.select(array(c), word(a));
                words.push(read);
            }
            4 => {
                let sum = arena.add(word(a), word(b));
                words.push(sum);
            }
            5 => {
                let less = arena.ult(word(a), word(b));
                let chosen = arena.ite(less, array(b), array(c));
                arrays.push(chosen);
            }
            6 => truths.push(arena.ult(word(a), word(b))),
            _ => {
                let equal = arena.eq(word(a), word(b));
                truths.push(if c % 2 == 0 { equal } else { arena.not(equal) });
            }
        }
    }
    if let [.., a, b] = words[..] {
        let equal = arena.eq(a, b);
        truths.push(arena.not(equal));
    }
    truths
}

proptest! {
    #![proptest_config(config(40))]

    #[test]
    fn bit_blasters_and_z3_agree_on_arrays(
        recipes in proptest::collection::vec(steps(25), 1..100),
    ) {
        let mut arena = Arena::new();
        let mut blaster = BitBlaster::new();
        let mut alone = Single::new();
        let mut z3 = Z3::new(Z3Mode::Incremental).unwrap();
        for recipe in recipes {
            let query = build(&mut arena, &recipe);
            let expected = ask(&mut z3, &mut arena, &query);
            prop_assert_eq!(expected, ask(&mut blaster, &mut arena, &query));
            prop_assert_eq!(expected, ask(&mut alone, &mut arena, &query));
        }
    }
}
