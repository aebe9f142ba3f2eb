//! What a problem is, and the words problems are written with.

use verify_term::{Arena, Sort, TermId};

/// Makes the terms of a problem in an arena.
type Build = dyn Fn(&mut Arena) -> Vec<Step>;

/// A named sequence of assertions and checks.
pub struct Problem {
    pub name: &'static str,
    pub build: Box<Build>,
    /// Whether it is a single check.
    single: bool,
}

pub enum Step {
    Assert(TermId),
    Check(Vec<TermId>),
}

impl Problem {
    pub fn new(name: &'static str, build: impl Fn(&mut Arena) -> Vec<Step> + 'static) -> Self {
        Self {
            name,
            build: Box::new(build),
            single: false,
        }
    }

    /// A problem of one check.
    pub fn query(name: &'static str, build: impl Fn(&mut Arena) -> Vec<TermId> + 'static) -> Self {
        Self {
            single: true,
            ..Self::new(name, move |arena| vec![Step::Check(build(arena))])
        }
    }

    pub fn is_single(&self) -> bool {
        self.single
    }
}

/// `count` variables of the given width.
pub fn words(arena: &mut Arena, name: &str, count: usize, width: u32) -> Vec<TermId> {
    (0..count)
        .map(|i| arena.variable(&format!("{name}{i}"), Sort::BitVec(width)))
        .collect()
}

/// One variable.
pub fn word(arena: &mut Arena, name: &str, width: u32) -> TermId {
    arena.variable(name, Sort::BitVec(width))
}

/// The negation of an equality.
pub fn differ(arena: &mut Arena, a: TermId, b: TermId) -> TermId {
    let same = arena.eq(a, b);
    arena.not(same)
}

/// `a` below a constant, unsigned.
pub fn below(arena: &mut Arena, a: TermId, limit: u64) -> TermId {
    let limit = arena.bv(arena.width(a), limit);
    arena.ult(a, limit)
}
