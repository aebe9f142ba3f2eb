//! What settling reports of checks that fail together.

use super::*;
use crate::checks::fault_injecting_solver::FaultInjectingSolver;
use verify_solver::Reason;
use verify_term::Sort;

fn obligation(code: Code, op: u32, violation: TermId) -> Obligation {
    let function = FunctionRef(0);
    Obligation {
        code,
        message: "it fails".into(),
        site: Site {
            function,
            op,
            calls: None,
        },
        blamed: (function, op),
        line: None,
        notes: Vec::new(),
        violation,
        inputs: 0,
        choices: 0,
        graph: None,
        reach: None,
    }
}

/// What fails of two checks, the second of which fails only where the first does, if a solver has no answer to
/// so many questions.
fn settled(mut questions: u32) -> Settled {
    let mut arena = Arena::new();
    let index = arena.fresh("index", Sort::BitVec(32));
    let [three, nine] = [3, 9].map(|number| arena.bv(32, number));
    let outside = arena.ugt(index, three);
    let overflows = arena.ugt(index, nine);
    let mut ledger = Ledger::default();
    ledger.file(obligation(Code::OutOfBounds, 1, outside));
    ledger.file(obligation(Code::SignedOverflow, 2, overflows));
    let until = WorkInstant::now() + Duration::from_secs(600);
    let clock = Clock {
        until,
        job_until: until,
    };
    let mut solver = FaultInjectingSolver::new(|| {
        let is_late = questions > 0;
        questions = questions.saturating_sub(1);
        is_late.then_some(Answer::Unknown(Reason::TimeLimit))
    });
    let undecided = OpenChoices {
        choices: &[],
        unmodelled: &Unmodelled::default(),
        freedom: &CallerFreedom::default(),
    };
    ledger.settle(&mut arena, &mut solver, &clock, false, undecided)
}

#[test]
fn a_failure_behind_another_is_not_reported_whether_that_is_known_or_not() {
    let known = settled(0);
    let codes: Vec<Code> = known
        .failures
        .iter()
        .map(|one| one.obligation.code)
        .collect();
    assert_eq!(codes, [Code::OutOfBounds]);
    assert!(known.gaps.is_empty());
    // Neither the batch nor its first part is answered.
    let unknown = settled(2);
    assert!(unknown.failures.is_empty());
    assert_eq!(unknown.gaps.len(), 1);
}
