//! Which candidates hold: where the loop is entered, and after one more iteration. A model that refutes some refutes
//! most others, too.

use super::Prover;
use super::candidates::Candidate;
use super::explore::Iteration;
use super::head::Head;
use crate::time_policy;
use verify_solver::Answer;
use verify_term::{Evaluator, TermId};

impl Prover<'_, '_> {
    /// The candidates that hold where the loop is entered.
    pub fn holding_at_first(&mut self, head: &Head, found: Vec<Candidate>) -> Vec<Candidate> {
        let path = head.start_path;
        let goals = head.at_start(self.engine, &found);
        let mut kept: Vec<(Candidate, TermId)> = found.into_iter().zip(goals).collect();
        loop {
            let goals: Vec<TermId> = kept.iter().map(|(_, goal)| *goal).collect();
            match self.refute(&[path], &goals) {
                None => return kept.into_iter().map(|(one, _)| one).collect(),
                Some(refuted) => retain(&mut kept, &refuted),
            }
        }
    }

    /// The candidates that hold after an iteration if all of them hold before it.
    pub fn preserved(
        &mut self,
        head: &Head,
        iteration: &Iteration,
        found: Vec<Candidate>,
    ) -> Vec<Candidate> {
        let mut goals = vec![Vec::new(); found.len()];
        for back in &iteration.backs {
            let after = head.at(self.engine, back, &found);
            for (goals, after) in goals.iter_mut().zip(after) {
                goals.push(after);
            }
        }
        let mut kept: Vec<(Candidate, Vec<TermId>)> = found.into_iter().zip(goals).collect();
        let mut index = 0;
        // Each back edge is gone through until none drops anything.
        let mut quiet = 0;
        while quiet < iteration.backs.len() {
            let mut given = vec![iteration.backs[index].path.whole()];
            given.extend(kept.iter().map(|(one, _)| one.term));
            let goals: Vec<TermId> = kept.iter().map(|(_, goals)| goals[index]).collect();
            match self.refute(&given, &goals) {
                None => {
                    quiet += 1;
                    index = (index + 1) % iteration.backs.len();
                }
                Some(refuted) => {
                    retain(&mut kept, &refuted);
                    quiet = 0;
                }
            }
        }
        kept.into_iter().map(|(one, _)| one).collect()
    }

    /// Which goals do not follow, of each whether it does not; none where all follow. What could not be found out
    /// counts as not following.
    fn refute(&mut self, given: &[TermId], goals: &[TermId]) -> Option<Vec<bool>> {
        let all = self.engine.universe.arena.and_all(goals);
        let fails = self.engine.universe.arena.not(all);
        if fails == TermId::FALSE {
            return None;
        }
        let mut conditions = given.to_vec();
        conditions.push(fails);
        match self.ask(&conditions, time_policy::INVARIANTS) {
            Answer::Unsat { .. } => None,
            Answer::Sat(model) => {
                let mut evaluator = Evaluator::new(&self.engine.universe.arena, model.assignment());
                let mut refuted: Vec<bool> =
                    goals.iter().map(|goal| !evaluator.bool(*goal)).collect();
                if !refuted.contains(&true) {
                    // A model that shows nothing is no argument for anything.
                    refuted.fill(true);
                }
                Some(refuted)
            }
            Answer::Unknown(_) => {
                let refuted = self.refute_one_by_one(given, goals);
                // Each follows by itself, so all do.
                refuted.contains(&true).then_some(refuted)
            }
        }
    }

    fn refute_one_by_one(&mut self, given: &[TermId], goals: &[TermId]) -> Vec<bool> {
        goals
            .iter()
            .map(|goal| {
                let fails = self.engine.universe.arena.not(*goal);
                let mut conditions = given.to_vec();
                conditions.push(fails);
                self.is_impossible(&conditions, time_policy::INVARIANT) != Some(true)
            })
            .collect()
    }

    /// The candidates without those that follow from the others.
    pub fn without_consequences(&mut self, kept: &[Candidate]) -> Vec<Candidate> {
        let mut needed: Vec<Candidate> = kept.to_vec();
        if needed.len() > MOST_COMPARED {
            return needed;
        }
        let mut index = needed.len();
        while index > 0 {
            index -= 1;
            let fails = self.engine.universe.arena.not(needed[index].term);
            let mut others: Vec<TermId> = needed.iter().map(|one| one.term).collect();
            others[index] = fails;
            if self.is_impossible(&others, time_policy::INVARIANT / 4) == Some(true) {
                needed.remove(index);
            }
        }
        needed
    }
}

/// More candidates than this are listed as they are.
const MOST_COMPARED: usize = 160;

fn retain<G>(kept: &mut Vec<(Candidate, G)>, refuted: &[bool]) {
    let mut refuted = refuted.iter();
    kept.retain(|_| !refuted.next().copied().unwrap_or(true));
}
