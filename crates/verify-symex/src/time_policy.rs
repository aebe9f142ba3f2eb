//! Who gets how much of a job's time: the one place where such figures stand.
//!
//! All times are work, as [`verify_solver::WorkInstant`] counts it. A job's time goes to retries with other
//! environments, of these each to turns of strategies, of these each to rounds of exploration and to settling what
//! they file; what a violation takes to be told well is lent by the rest of the job.

use crate::options::Strategy;
use std::time::Duration;

/// The turns of [`Strategy::Auto`], and the share of the job's time that is over when each ends. What one strategy
/// does quickly is never far away.
pub const TURNS: [(Strategy, f64); 7] = [
    (Strategy::Merge, 0.005),
    (Strategy::Paths, 0.01),
    (Strategy::Induction, 0.1),
    (Strategy::Merge, 0.12),
    (Strategy::Paths, 0.18),
    (Strategy::Merge, 0.65),
    (Strategy::Paths, 1.0),
];
/// The turns from this one on are long: a bug that one of them finds is the answer.
pub const FIRST_LONG_TURN: usize = 5;
/// The turns of [`Strategy::Induction`]: what is reachable, bounded exploration knows.
pub const INDUCTION_TURNS: [(Strategy, f64); 2] =
    [(Strategy::Merge, 0.05), (Strategy::Induction, 1.0)];

/// How often a proof is tried anew with what the last try taught.
pub const INDUCTION_TRIES: usize = 5;
/// Invariants: how long it may take to find out which of the candidates of a loop hold, and whether one does.
pub const INVARIANTS: Duration = Duration::from_secs(2);
pub const INVARIANT: Duration = Duration::from_millis(200);

/// Retries. Which share of a job's time is for what is passed after other calls have changed it; the rest is for what
/// it is when it is made, where that alone can be answered.
pub const CHANGES_SHARE: f64 = 0.6;
/// Arrays become longer, up to so many elements, until this part of a job's time is used, each time in at most so
/// many times what was used so far.
pub const GROWING_PART: u32 = 10;
pub const GROWING_MOST_ELEMENTS: u64 = 64;
pub const GROWING_FACTOR: u32 = 8;

/// How often a job is run anew with memory as long as callers are required to have it, and up to how many elements.
pub const REQUIRED_ROUNDS: u32 = 64;
pub const MOST_REQUIRED_ELEMENTS: u64 = 1024;

/// The bound that iterative deepening starts from; each round doubles it.
pub const FIRST_BOUND: u32 = 4;
/// Which share of a turn is for exploration: what is left is for settling what it filed.
pub const EXPLORING_SHARE: f64 = 0.8;
/// Pending obligations beyond this many are settled before going on.
pub const MOST_PENDING: usize = 512;
/// When pending obligations are first looked at before their round is complete; then after twice as long each time.
pub const FIRST_LOOK: Duration = Duration::from_secs(1);
/// How much time lies between two looks at the memory of the process.
pub const BETWEEN_MEMORY_LOOKS: Duration = Duration::from_millis(20);

/// How long it may take to find out that a path cannot be taken: following it costs work only.
pub const FEASIBILITY: Duration = Duration::from_secs(2);
/// How long one query of a batch of obligations may take before they are asked for one by one.
pub const BATCH: Duration = Duration::from_secs(20);
/// How often a failure is looked for after a shorter execution, and for how long each time.
pub const SHORTER_EXECUTIONS: u32 = 8;
pub const SHORTER_EXECUTION: Duration = Duration::from_millis(500);
/// How many answers of functions without a model are tried against one failure, and how long one query may take.
pub const BLAME_ROUNDS: usize = 8;
pub const BLAME: Duration = Duration::from_secs(2);
/// How often failures that callers can avoid are told apart at one place.
pub const LATENT_ROUNDS: u32 = 8;
/// How often one failure is asked about anew with what functions that are approximated answer natively.
pub const REFINEMENTS: usize = 24;

/// Repeating one execution for its trace: how long it may take, and which part of the time that is left.
pub const TRACE: Duration = Duration::from_secs(5);
pub const TRACE_PART: u32 = 4;

/// Coverage: one query, all of them together, and which part of the time that is left.
pub const COVERAGE_QUERY: Duration = Duration::from_millis(200);
pub const COVERAGE: Duration = Duration::from_secs(2);
pub const COVERAGE_PART: u32 = 10;

/// Making a counterexample simple: so long or so many queries, whichever is more, but never longer than this and this
/// part of the time that is left; one query, and how many of a kind may go unanswered.
pub const SIMPLIFYING: Duration = Duration::from_millis(300);
pub const SIMPLIFYING_QUERIES: u32 = 128;
pub const SIMPLIFYING_LONGEST: Duration = Duration::from_secs(3);
pub const SIMPLIFYING_PART: u32 = 10;
pub const SIMPLIFYING_QUERY: Duration = Duration::from_millis(500);
pub const SIMPLIFYING_UNANSWERED: u32 = 2;
