//! Calls of uninterpreted functions: equal arguments give equal results.

use rustc_hash::FxHashMap;
use verify_term::TermId;

/// The calls of each function so far.
pub type Applications = FxHashMap<String, Vec<Application>>;

/// One call: the bits of its arguments and of its result.
#[derive(Clone)]
pub struct Application {
    pub arguments: Vec<TermId>,
    pub results: Vec<TermId>,
}
