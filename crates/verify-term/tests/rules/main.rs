//! The rules fire: one small test a rule family. That they are right is what the property tests
//! show; these show that they are there.

mod arithmetic;
mod arrays;
mod booleans;
mod comparisons;
mod conditionals;
mod floats;
mod slices;

use verify_term::{Arena, Sort, TermId};

/// An arena with a few variables.
struct Terms {
    arena: Arena,
    x: TermId,
    y: TermId,
    z: TermId,
    p: TermId,
    q: TermId,
    r: TermId,
}

/// Variables `x`, `y`, `z` of the given width and booleans `p`, `q`, `r`.
fn terms(width: u32) -> Terms {
    let mut arena = Arena::new();
    let [x, y, z] = ["x", "y", "z"].map(|name| arena.variable(name, Sort::BitVec(width)));
    let [p, q, r] = ["p", "q", "r"].map(|name| arena.variable(name, Sort::Bool));
    Terms {
        arena,
        x,
        y,
        z,
        p,
        q,
        r,
    }
}

impl Terms {
    fn bv(&mut self, width: u32, value: u64) -> TermId {
        self.arena.bv(width, value)
    }

    #[track_caller]
    fn same(&self, got: TermId, expected: TermId) {
        assert!(
            got == expected,
            "got      {}\nexpected {}",
            self.arena.display(got),
            self.arena.display(expected)
        );
    }

    #[track_caller]
    fn value(&self, got: TermId, expected: u64) {
        assert!(
            self.arena.as_u64(got) == Some(expected),
            "got      {}\nexpected {expected}",
            self.arena.display(got),
        );
    }
}
