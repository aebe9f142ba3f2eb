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

/// The truth value that a relation decides.
fn decided(relation: Relation) -> Option<TermId> {
    match relation {
        Relation::Implies => Some(TermId::TRUE),
        Relation::Excludes => Some(TermId::FALSE),
        Relation::Unknown => None,
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
        let found = self.search(conjunction, |arena, conjunct| {
            match arena.relation(conjunct, &question) {
                Relation::Implies => Some(Status::Holds),
                Relation::Excludes => Some(Status::Fails),
                Relation::Unknown => None,
            }
        });
        found.unwrap_or(Status::Unknown)
    }

    /// The first answer that `of_conjunct` gives for a conjunct, the conjunction itself included.
    fn search<T>(
        &self,
        conjunction: TermId,
        of_conjunct: impl Fn(&Arena, TermId) -> Option<T>,
    ) -> Option<T> {
        let mut pending = [conjunction; SEARCH_STEPS + 1];
        let mut count = 1;
        let mut steps = 0;
        while count > 0 {
            count -= 1;
            let term = pending[count];
            if let Some(answer) = of_conjunct(self, term) {
                return Some(answer);
            }
            if let Some((a, b)) = self.as_and(term) {
                if steps == SEARCH_STEPS {
                    return None;
                }
                steps += 1;
                // The younger operand is the rest of the path, look there first.
                pending[count] = a;
                pending[count + 1] = b;
                count += 2;
            }
        }
        None
    }

    /// What `other` amounts to where `conjunction` holds, when that is simpler.
    pub(crate) fn simplify_beside(&self, conjunction: TermId, other: TermId) -> Option<TermId> {
        let question = self.question(other);
        let Some((p, q)) = self.as_and(other.complement()) else {
            return self.search(conjunction, |arena, conjunct| {
                decided(arena.relation(conjunct, &question))
            });
        };
        // `not (p and q)` next to `p` is `not q`; next to `not p` it holds.
        let parts = [(self.question(p), q), (self.question(q), p)];
        self.search(conjunction, |arena, conjunct| {
            if let Some(truth) = decided(arena.relation(conjunct, &question)) {
                return Some(truth);
            }
            for (part, rest) in &parts {
                match arena.relation(conjunct, part) {
                    Relation::Implies => return Some(rest.complement()),
                    Relation::Excludes => return Some(TermId::TRUE),
                    Relation::Unknown => {}
                }
            }
            None
        })
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
const CAPACITY: usize = COMMON_STEPS + 1;

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
