//! The one trait that back ends and layers share, and what they answer.

use std::fmt;
use std::rc::Rc;

use verify_term::{Arena, Assignment, TermId, Value};

use crate::limit::Limit;
use crate::reason::Reason;

/// Decides whether boolean terms can hold together.
///
/// Back ends implement it by solving; layers by answering what they can and
/// asking another solver for the rest. All terms handed to one solver must come
/// from the same arena, which the solver may grow.
pub trait Solver {
    /// Demands that `term` holds in every later check.
    fn assert(&mut self, arena: &mut Arena, term: TermId);

    /// Whether everything asserted and all `assumptions` can hold together.
    fn check(&mut self, arena: &mut Arena, assumptions: &[TermId], limit: &Limit) -> Answer;

    /// What this solver and the solvers below it have done so far.
    fn statistics(&self) -> Statistics;

    /// A short name for reports.
    fn name(&self) -> &'static str;
}

/// The answer to one query.
#[derive(Clone, Debug)]
pub enum Answer {
    /// It can hold, as the model shows.
    Sat(Model),
    /// It cannot; the assumptions in the core already contradict what was asserted.
    Unsat {
        /// A subset of the assumptions, not necessarily the smallest.
        core: Vec<TermId>,
    },
    /// Nobody found out.
    Unknown(Reason),
}

impl Answer {
    /// The model, if there is one.
    #[must_use]
    pub fn model(&self) -> Option<&Model> {
        match self {
            Answer::Sat(model) => Some(model),
            _ => None,
        }
    }

    /// Whether the answer is `Sat`.
    #[must_use]
    pub fn is_sat(&self) -> bool {
        matches!(self, Answer::Sat(_))
    }

    /// Whether the answer is `Unsat`.
    #[must_use]
    pub fn is_unsat(&self) -> bool {
        matches!(self, Answer::Unsat { .. })
    }
}

/// Values for the variables of a satisfiable query.
///
/// A variable without a value here may have any; it counts as zero. Cloning is
/// cheap.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Model(Rc<Assignment>);

impl Model {
    /// A model from the values of its variables.
    #[must_use]
    pub fn new(assignment: Assignment) -> Self {
        Self(Rc::new(assignment))
    }

    /// The values by variable.
    #[must_use]
    pub fn assignment(&self) -> &Assignment {
        &self.0
    }

    /// The values by variable, for changing.
    #[must_use]
    pub fn into_assignment(self) -> Assignment {
        Rc::unwrap_or_clone(self.0)
    }

    /// The value of any term in this model.
    #[must_use]
    pub fn evaluate(&self, arena: &Arena, term: TermId) -> Value {
        self.0.evaluate(arena, term)
    }

    /// Whether a boolean term holds in this model.
    #[must_use]
    pub fn holds(&self, arena: &Arena, term: TermId) -> bool {
        self.0.evaluate_bool(arena, term)
    }
}

/// Counters of a solver and the solvers below it.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Statistics {
    rows: Vec<(&'static str, &'static str, u64)>,
}

impl Statistics {
    /// No counters.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds `amount` to the counter `what` of the layer `who`.
    pub fn count(&mut self, who: &'static str, what: &'static str, amount: u64) {
        match self
            .rows
            .iter_mut()
            .find(|(a, b, _)| (*a, *b) == (who, what))
        {
            Some((_, _, total)) => *total += amount,
            None => self.rows.push((who, what, amount)),
        }
    }

    /// The counter `what` of the layer `who`; zero if it was never counted.
    #[must_use]
    pub fn get(&self, who: &str, what: &str) -> u64 {
        self.iter()
            .find(|&(a, b, _)| (a, b) == (who, what))
            .map_or(0, |(_, _, total)| total)
    }

    /// All counters as (layer, what, how many), outermost layer first.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &'static str, u64)> {
        self.rows.iter().copied()
    }

    /// Adds all counters of `other`.
    pub fn merge(&mut self, other: &Statistics) {
        for (who, what, amount) in other.iter() {
            self.count(who, what, amount);
        }
    }
}

impl fmt::Display for Statistics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (who, what, total) in self.iter() {
            writeln!(f, "{who:<12} {what:<28} {total:>12}")?;
        }
        Ok(())
    }
}
