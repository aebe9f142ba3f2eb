//! Stores that a read cannot see, found by the SAT solver one at a time.
//!
//! A read goes past every store whose index differs from its own. Often the
//! constraints say so for each store alone (the target of a copy lies behind its
//! source), while the search would find it out again in every branch. So each
//! comparison of indices is refuted first, if that is easy.

use rustc_hash::FxHashSet;

use super::gate::Bit;
use super::instance::Instance;
use super::sat::{Outcome, SatError};
use super::translate::Translator;

/// The conflicts one refutation may take.
const CONFLICTS: u32 = 100;

/// How many refutations may fail, by a limit or a model, before probing stops.
const MOST_FAILURES: usize = 40;

/// Tells `instance`, which has been told the constraints, of comparisons between
/// indices that never hold. Gives their number.
pub(crate) fn probe(translator: &Translator, instance: &mut Instance) -> Result<u64, SatError> {
    let mut refuted = 0;
    let mut failures = 0;
    // Comparisons that hold in some model need not be tried.
    let mut possible: FxHashSet<Bit> = FxHashSet::default();
    for &hit in translator.reads.hits() {
        if failures == MOST_FAILURES {
            break;
        }
        let Some(literal) = instance.known(hit) else {
            continue;
        };
        if possible.contains(&hit) {
            continue;
        }
        instance.sat.stop_at_deadline()?;
        match instance.sat.solve(&[literal], Some(CONFLICTS))? {
            Outcome::Unsatisfiable => {
                instance.sat.add_clause(&[!literal])?;
                refuted += 1;
            }
            Outcome::Stopped => failures += 1,
            Outcome::Satisfiable => {
                failures += 1;
                for &other in translator.reads.hits() {
                    if let Some(literal) = instance.known(other)
                        && instance.sat.value(literal)?
                    {
                        possible.insert(other);
                    }
                }
            }
        }
    }
    Ok(refuted)
}
