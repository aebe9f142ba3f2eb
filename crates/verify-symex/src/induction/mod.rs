//! Proofs without a bound: loops replaced by what every iteration of them preserves.
//!
//! `search/portfolio.rs` starts a proof where bounded exploration did not come to an end. The program runs as always
//! (`explore.rs`), until a state comes to the head of a loop. There, everything that an iteration may change is
//! havocked (`head.rs`; what that is, a trial run of the body tells), conditions by templates are assumed
//! (`candidates.rs`), the body is run once, and what does not come back is dropped (`houdini.rs`), until nothing is.
//! Then what was checked in that iteration was checked in all, and the states that leave the loop go on.
//!
//! The body is run by the engine that runs everything else: there is no second semantics. Nothing here finds a
//! violation. A check that fails from a havocked state fails perhaps in no execution: the proof is given up, and
//! bounded exploration has the word.

mod bounds;
mod candidates;
mod change;
mod explore;
mod head;
mod houdini;
mod loops;
mod names;
mod termination;

use crate::engine::Engine;
use crate::engine::loop_focus::LoopFocus;
use crate::outcome::Place;
use std::collections::BTreeSet;

/// Why a proof was given up.
#[derive(Clone, Debug)]
pub struct Refused {
    pub what: String,
    pub place: Option<Box<Place>>,
    /// What the next try may know more; none where it would end the same way.
    pub hints: Option<Box<Hints>>,
}

/// What one try tells the next: the constants that a check compares something with which was not shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hints {
    /// By their width.
    pub constants: BTreeSet<(u32, u64)>,
    /// What remainders were taken of.
    pub moduli: BTreeSet<u64>,
    /// Each iteration is preceded by so many others whose checks have held.
    pub before: u32,
    /// Alternatives are tried, too.
    pub alternatives: bool,
}

/// A proof under way.
struct Prover<'p, 'e> {
    engine: &'p mut Engine<'e>,
    /// How many loops were replaced so far, trials included.
    replaced: u64,
    hints: Hints,
}

/// Explores the whole program, whose first state is in the queue, with every loop replaced that does not end by
/// itself.
pub fn prove(engine: &mut Engine<'_>, hints: &Hints) -> Result<(), Refused> {
    engine.loop_focus = Some(LoopFocus::default());
    let mut prover = Prover {
        engine,
        replaced: 0,
        hints: hints.clone(),
    };
    prover.explore_all()?;
    prover.check_all()
}

impl Prover<'_, '_> {
    fn refused(&self, what: impl Into<String>, place: Option<Place>) -> Refused {
        Refused {
            what: what.into(),
            place: place.map(Box::new),
            hints: None,
        }
    }
}
