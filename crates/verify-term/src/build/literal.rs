//! What one boolean term says of another without opening conjunctions: the same term, its
//! negation, or two comparisons of one term with constants.

use crate::arena::Arena;
use crate::bits::{mask, to_signed};
use crate::facts::{greatest_signed, least_signed};
use crate::term::{Op, TermId};

/// What the truth of one term means for another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Relation {
    Implies,
    Excludes,
    Unknown,
}

/// A comparison of a term of at most 64 bits with a constant, as the values that satisfy it.
#[derive(Clone, Copy)]
enum Values {
    Equal(u64),
    Different(u64),
    Unsigned(u64, u64),
    Signed(i64, i64),
}

impl Values {
    fn contains(self, width: u32, value: u64) -> bool {
        match self {
            Values::Equal(k) => value == k,
            Values::Different(k) => value != k,
            Values::Unsigned(low, high) => (low..=high).contains(&value),
            Values::Signed(low, high) => (low..=high).contains(&to_signed(width, value)),
        }
    }

    /// The bounds of an interval, in an order-preserving common type, and whether it is signed.
    fn interval(self) -> Option<(i128, i128, bool)> {
        match self {
            Values::Unsigned(low, high) => Some((i128::from(low), i128::from(high), false)),
            Values::Signed(low, high) => Some((i128::from(low), i128::from(high), true)),
            Values::Equal(_) | Values::Different(_) => None,
        }
    }
}

/// A term of which one wants to know whether others decide it.
pub(crate) struct Question {
    term: TermId,
    comparison: Option<(TermId, u32, Values)>,
}

impl Arena {
    /// A term to be compared with others.
    pub(crate) fn question(&self, term: TermId) -> Question {
        Question {
            term,
            comparison: self.as_comparison(term),
        }
    }

    /// What `known` says of the term asked for.
    pub(crate) fn relation(&self, known: TermId, wanted: &Question) -> Relation {
        if known == wanted.term {
            return Relation::Implies;
        }
        if known == wanted.term.complement() {
            return Relation::Excludes;
        }
        let Some((compared, width, second)) = wanted.comparison else {
            return Relation::Unknown;
        };
        // Most terms compare something else, which is seen without looking at their constants.
        if self.stored(known).child(0) != compared {
            return Relation::Unknown;
        }
        match self.as_comparison(known) {
            Some((_, _, first)) => relate(width, first, second),
            None => Relation::Unknown,
        }
    }

    /// The term compared with a constant, its width, and the values for which `term` holds.
    fn as_comparison(&self, term: TermId) -> Option<(TermId, u32, Values)> {
        let node = self.stored(term);
        if !matches!(node.op, Op::Eq | Op::Ult | Op::Slt) {
            return None;
        }
        let (compared, constant) = (node.child(0), node.child(1));
        let constant_node = self.stored(constant);
        let width = constant_node.sort.bit_width();
        if width == 0 {
            return None;
        }
        let value = self.narrow_value(constant_node)?;
        // The bounds below exist: a comparison with the least value has been folded.
        let values = match (node.op, term.is_negated()) {
            (Op::Eq, false) => Values::Equal(value),
            (Op::Eq, true) => Values::Different(value),
            (Op::Ult, false) => Values::Unsigned(0, value.checked_sub(1)?),
            (Op::Ult, true) => Values::Unsigned(value, mask(width)),
            (_, false) => {
                let below = to_signed(width, value).checked_sub(1)?;
                Values::Signed(least_signed(width), below)
            }
            (_, true) => Values::Signed(to_signed(width, value), greatest_signed(width)),
        };
        Some((compared, width, values))
    }
}

fn relate(width: u32, known: Values, wanted: Values) -> Relation {
    match (known, wanted) {
        (Values::Equal(value), _) if wanted.contains(width, value) => Relation::Implies,
        (Values::Equal(_), _) => Relation::Excludes,
        (_, Values::Equal(value)) if !known.contains(width, value) => Relation::Excludes,
        (_, Values::Different(value)) if !known.contains(width, value) => Relation::Implies,
        _ => match (known.interval(), wanted.interval()) {
            (Some((low, high, signed)), Some((least, most, other))) if signed == other => {
                if least <= low && high <= most {
                    Relation::Implies
                } else if high < least || most < low {
                    Relation::Excludes
                } else {
                    Relation::Unknown
                }
            }
            _ => Relation::Unknown,
        },
    }
}
