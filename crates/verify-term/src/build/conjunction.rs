//! Rules that look a bounded way into conjunctions.
//!
//! Path conditions are long conjunctions that grow at one end and, where states merge, are joined
//! by disjunctions of conjunctions with a long common part. Two searches keep them small: one for
//! a conjunct that decides a new one, one for what two conjunctions have in common. Both use that
//! operands are always older than the term made of them, and both give up after a few steps.

use crate::arena::Arena;
use crate::build::literal::Relation;
use crate::term::{Op, TermId};

/// How many conjunctions a search opens.
const SEARCH_STEPS: usize = 24;

/// How many conjunctions are opened to find what two of them share.
const COMMON_STEPS: usize = 32;

/// What a conjunction says of a term.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Status {
    Holds,
    Fails,
    Unknown,
}

impl From<Relation> for Status {
    fn from(relation: Relation) -> Status {
        match relation {
            Relation::Implies => Status::Holds,
            Relation::Excludes => Status::Fails,
            Relation::Unknown => Status::Unknown,
        }
    }
}

impl Arena {
    /// The operands of a conjunction.
    pub(crate) fn as_and(&self, term: TermId) -> Option<(TermId, TermId)> {
        self.as_binary(term, Op::And)
    }

    /// What the conjuncts of `conjunction` say of `wanted`, as far as a short search finds out.
    pub(crate) fn status_in(&self, conjunction: TermId, wanted: TermId) -> Status {
        let question = self.question(wanted);
        if self.as_and(conjunction).is_none() {
            return self.relation(conjunction, &question).into();
        }
        let mut pending = Pending::new(conjunction);
        let mut steps = 0;
        while let Some(term) = pending.pop() {
            match self.relation(term, &question) {
                Relation::Implies => return Status::Holds,
                Relation::Excludes => return Status::Fails,
                Relation::Unknown => {}
            }
            if let Some((a, b)) = self.as_and(term) {
                steps += 1;
                if steps > SEARCH_STEPS {
                    return Status::Unknown;
                }
                pending.push(a);
                pending.push(b);
            }
        }
        Status::Unknown
    }

    /// What `other` amounts to where `conjunction` holds, when that is simpler.
    pub(crate) fn simplify_beside(&self, conjunction: TermId, other: TermId) -> Option<TermId> {
        match self.status_in(conjunction, other) {
            Status::Holds => return Some(TermId::TRUE),
            Status::Fails => return Some(TermId::FALSE),
            Status::Unknown => {}
        }
        // `not (p and q)` next to `p` is `not q`; next to `not p` it holds.
        let (p, q) = self.as_and(other.complement())?;
        for (first, second) in [(p, q), (q, p)] {
            match self.status_in(conjunction, first) {
                Status::Holds => return Some(second.complement()),
                Status::Fails => return Some(TermId::TRUE),
                Status::Unknown => {}
            }
        }
        None
    }

    /// A simpler term for the disjunction of two terms, at least one of them a conjunction: what
    /// they have in common is taken out, and what is complementary falls away.
    pub(crate) fn factored_disjunction(&mut self, a: TermId, b: TermId) -> Option<TermId> {
        if self.as_and(a).is_none() || self.as_and(b).is_none() {
            return None;
        }
        let Split {
            common,
            mut only_a,
            mut only_b,
        } = self.common_conjuncts(a, b);
        // c or (not c and rest) is c or rest.
        let reduced = match (&only_a[..], &only_b[..]) {
            (&[single], _) => remove(&mut only_b, single.complement()),
            (_, &[single]) => remove(&mut only_a, single.complement()),
            _ => false,
        };
        if common.is_empty() && !reduced {
            return None;
        }
        let a = self.and_all(&only_a);
        let b = self.and_all(&only_b);
        let rest = self.or_unfactored(a, b);
        let common = self.and_all(&common);
        Some(self.and(common, rest))
    }

    /// Splits the conjuncts of two terms into the common and the own ones.
    fn common_conjuncts(&self, a: TermId, b: TermId) -> Split {
        let mut split = Split::default();
        let mut left = Pending::new(a);
        let mut right = Pending::new(b);
        let mut steps = 0;
        // Always open the youngest: whatever both contain then meets itself at the top.
        loop {
            let side = match (left.peek(), right.peek()) {
                (Some(x), Some(y)) if x == y => {
                    left.pop();
                    right.pop();
                    split.common.push(x);
                    continue;
                }
                (Some(x), Some(y)) if x < y => Side::Right,
                (Some(_), _) => Side::Left,
                (None, Some(_)) => Side::Right,
                (None, None) => break,
            };
            let (pending, own) = match side {
                Side::Left => (&mut left, &mut split.only_a),
                Side::Right => (&mut right, &mut split.only_b),
            };
            let Some(term) = pending.pop() else { break };
            match self.as_and(term) {
                Some((p, q)) if steps < COMMON_STEPS => {
                    steps += 1;
                    pending.push(p);
                    pending.push(q);
                }
                _ => own.push(term),
            }
        }
        // The oldest first, which is the order in which path conditions grow.
        split.common.reverse();
        split.only_a.reverse();
        split.only_b.reverse();
        split
    }
}

enum Side {
    Left,
    Right,
}

#[derive(Default)]
struct Split {
    common: Vec<TermId>,
    only_a: Vec<TermId>,
    only_b: Vec<TermId>,
}

/// Removes a term and says whether it was there.
fn remove(terms: &mut Vec<TermId>, unwanted: TermId) -> bool {
    let before = terms.len();
    terms.retain(|&term| term != unwanted);
    terms.len() < before
}

/// Terms waiting to be looked at, the youngest last and each once.
struct Pending {
    terms: [TermId; CAPACITY],
    count: usize,
}

/// Opening a conjunction replaces one term by two.
const CAPACITY: usize = 1 + if SEARCH_STEPS > COMMON_STEPS {
    SEARCH_STEPS
} else {
    COMMON_STEPS
};

impl Pending {
    fn new(term: TermId) -> Self {
        Pending {
            terms: [term; CAPACITY],
            count: 1,
        }
    }

    fn peek(&self) -> Option<TermId> {
        self.terms[..self.count].last().copied()
    }

    fn pop(&mut self) -> Option<TermId> {
        let last = self.peek()?;
        self.count -= 1;
        Some(last)
    }

    fn push(&mut self, term: TermId) {
        let position = self.terms[..self.count].partition_point(|&other| other < term);
        if position < self.count && self.terms[position] == term {
            return;
        }
        self.terms.copy_within(position..self.count, position + 1);
        self.terms[position] = term;
        self.count += 1;
    }
}
