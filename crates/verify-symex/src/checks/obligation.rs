//! Obligations: conditions that must hold wherever they are reached.
//!
//! The executor files an obligation at each check that is not decided on the spot, and goes on as
//! if it held. They are settled in batches: one query asks whether any can fail. If none can, all
//! are proved at once; if one can, the first that fails along the model's execution is the
//! violation, and what it forbids is a fact from then on, so that the next query finds another.

use crate::checks::latent::{CallerFreedom, Judgement, Reach, Required};
use crate::checks::minimise;
use crate::checks::unmodelled::Unmodelled;
use crate::code::Code;
use crate::execution_graph::Graph;
use crate::inputs::choices::Choice;
use crate::outcome::{Gap, GapKind, Note};
use crate::program::FunctionRef;
use crate::time_policy;
use crate::value::site::Site;
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;
use std::time::Duration;
use verify_solver::{Answer, Limit, Model, Solver, WorkInstant};
use verify_term::{Arena, Evaluator, TermId};

/// A message whose blanks `{}` are filled with the values that the counterexample gives terms.
#[derive(Clone, Debug)]
pub struct Message {
    pub text: String,
    /// Each value and whether it is signed.
    pub values: Vec<(TermId, bool)>,
}

impl From<String> for Message {
    fn from(text: String) -> Self {
        Message {
            text,
            values: Vec::new(),
        }
    }
}

impl From<&str> for Message {
    fn from(text: &str) -> Self {
        Message::from(text.to_owned())
    }
}

impl Message {
    /// The message with its blanks filled.
    pub fn render(&self, arena: &Arena, model: &Model) -> String {
        let mut values = self.values.iter();
        let mut parts = self.text.split("{}");
        let mut text = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            if let Some((term, signed)) = values.next() {
                let width = arena.width(*term);
                let word = model.assignment().evaluate_u64(arena, *term);
                match word {
                    Some(word) if *signed => {
                        text += &crate::value::sign_extend(word, width).to_string()
                    }
                    Some(word) => text += &word.to_string(),
                    None => text += "a large number",
                }
            }
            text += part;
        }
        text
    }
}

pub struct Obligation {
    pub code: Code,
    pub message: Message,
    pub site: Site,
    /// The innermost place in the user's code: a check of a library's function fails once for each
    /// place that calls it.
    pub blamed: (FunctionRef, u32),
    /// Line and column, where the check knows them better than the instruction.
    pub line: Option<(u32, u32)>,
    pub notes: Vec<Note>,
    /// The path condition together with the negated check.
    pub violation: TermId,
    /// How many inputs had been asked for, and how many choices been made.
    pub inputs: usize,
    pub choices: usize,
    /// What the threads had done by then, where there were several.
    pub graph: Option<Rc<Graph>>,
    /// It is about memory of which nobody says how long it is.
    pub reach: Option<Reach>,
}

/// An obligation that fails, and the execution that shows it.
pub struct Failure {
    pub obligation: Obligation,
    pub model: Model,
    /// Callers can avoid it, and nothing says that they do not: what they have to keep to.
    pub latent: Option<Required>,
}

/// An obligation that fails in a model's execution, in which these conditions hold, too.
struct Found<'f> {
    obligation: Obligation,
    model: Model,
    beside: &'f [TermId],
}

/// What the program does not decide: the choices that were left open, and which of them are ours to answer for.
#[derive(Clone, Copy)]
pub struct OpenChoices<'o> {
    pub choices: &'o [Choice],
    pub unmodelled: &'o Unmodelled,
    pub freedom: &'o CallerFreedom,
}

/// What settling found: failures, in the order they were found, and what could not be settled.
#[derive(Default)]
pub struct Settled {
    pub failures: Vec<Failure>,
    /// How long their executions were made simple.
    pub simplifying: Duration,
    pub gaps: Vec<(Gap, Site)>,
}

/// The time that settling has.
pub struct Clock {
    pub until: WorkInstant,
    /// The end of the job that this is a part of.
    pub job_until: WorkInstant,
}

impl Clock {
    pub fn left(&self) -> Duration {
        self.until.remaining()
    }

    /// The same for somebody who lost so much time.
    fn after(&self, lost: Duration) -> Clock {
        Clock {
            until: (self.until + lost).min(self.job_until),
            job_until: self.job_until,
        }
    }

    pub fn left_of_job(&self) -> Duration {
        self.job_until.remaining()
    }

    /// The limit of a query about a violation that was found already.
    pub fn limit_in_job(&self, time: Duration) -> Limit {
        Limit::within(time.min(self.left_of_job()))
    }

    /// The limit of one query that should take no longer than this.
    pub fn limit(&self, time: Duration) -> Limit {
        Limit::within(time.min(self.left()))
    }
}

/// A place at which callers have to keep to something.
#[derive(Default)]
struct LatentPlace {
    reaches: Vec<(TermId, Reach)>,
    /// What was reported of it last.
    words: String,
    /// How often something was found there.
    found: u32,
}

/// A code, the place of the check, and the user's place that is blamed for it.
type Reported = (Code, (FunctionRef, u32), (FunctionRef, u32));

/// What has been filed and not yet settled.
#[derive(Default)]
pub struct Ledger {
    pending: Vec<Obligation>,
    /// Violations already reported, by code and place: one report is enough.
    reported: FxHashSet<Reported>,
    /// How far checks looked into memory of which nobody says how long it is, by the place of the check.
    latent: FxHashMap<Reported, LatentPlace>,
    /// Failures of checks already reported: later queries look at executions that get past them.
    excluded: Vec<TermId>,
    pub filed: u64,
}

impl Ledger {
    pub fn pending(&self) -> usize {
        self.pending.len()
    }

    /// What is pending beyond the first so many.
    pub fn pending_from(&self, first: usize) -> &[Obligation] {
        &self.pending[first.min(self.pending.len())..]
    }

    /// Forgets what was filed beyond the first so many: it was a trial.
    pub fn forget_from(&mut self, first: usize) {
        self.pending.truncate(first);
    }

    pub fn file(&mut self, obligation: Obligation) {
        self.filed += 1;
        if self.is_reported(&obligation) {
            self.excluded.push(obligation.violation);
        } else {
            self.pending.push(obligation);
        }
    }

    fn is_reported(&self, obligation: &Obligation) -> bool {
        self.reported.contains(&place(obligation))
    }

    /// Settles everything that is pending.
    pub fn settle(
        &mut self,
        arena: &mut Arena,
        solver: &mut dyn Solver,
        clock: &Clock,
        stop_at_first: bool,
        undecided: OpenChoices<'_>,
    ) -> Settled {
        let mut settled = Settled::default();
        self.exclude_known(arena, solver);
        while !self.pending.is_empty() {
            // What it takes to make a failure simple is not the time of those that are still to be found.
            let clock = &clock.after(settled.simplifying);
            let any = any_of(arena, &self.pending);
            if any == TermId::FALSE {
                self.pending.clear();
                break;
            }
            // A batch that is too hard leaves time for its parts.
            let time = (clock.left() / 3).min(time_policy::BATCH);
            match solver.check(arena, &[any], &clock.limit(time)) {
                Answer::Unsat { .. } => self.pending.clear(),
                Answer::Sat(model) => {
                    self.take_first_failing(arena, solver, model, undecided, clock, &mut settled);
                    if stop_at_first && !settled.failures.is_empty() {
                        self.pending.clear();
                    }
                }
                Answer::Unknown(_) => {
                    self.settle_one_by_one(arena, solver, clock, undecided, &mut settled);
                }
            }
        }
        settled
    }

    /// Finds failures as long as they are easy to find. What is not found stays pending.
    pub fn look(
        &mut self,
        arena: &mut Arena,
        solver: &mut dyn Solver,
        clock: &Clock,
        limit: &Limit,
        undecided: OpenChoices<'_>,
    ) -> Settled {
        let mut settled = Settled::default();
        self.exclude_known(arena, solver);
        while !self.pending.is_empty() {
            let any = any_of(arena, &self.pending);
            match solver.check(arena, &[any], limit) {
                Answer::Unsat { .. } => self.pending.clear(),
                Answer::Sat(model) => {
                    self.take_first_failing(arena, solver, model, undecided, clock, &mut settled);
                }
                Answer::Unknown(_) => break,
            }
        }
        settled
    }

    fn exclude_known(&mut self, arena: &mut Arena, solver: &mut dyn Solver) {
        for failure in std::mem::take(&mut self.excluded) {
            let passes = arena.not(failure);
            solver.assert(arena, passes);
        }
    }

    /// The obligation that fails first in the model's execution: obligations are filed in the order
    /// of execution.
    fn take_first_failing(
        &mut self,
        arena: &mut Arena,
        solver: &mut dyn Solver,
        model: Model,
        undecided: OpenChoices<'_>,
        clock: &Clock,
        settled: &mut Settled,
    ) {
        let first = {
            let mut evaluator = Evaluator::new(arena, model.assignment());
            self.pending
                .iter()
                .position(|obligation| evaluator.bool(obligation.violation))
        };
        let first = first.expect("a model of the disjunction satisfies one of its parts");
        let began = WorkInstant::now();
        let (first, model) = self.sooner(arena, solver, clock, first, model);
        settled.simplifying += began.elapsed();
        let earlier = any_of(arena, &self.pending[..first]);
        let obligation = self.pending.remove(first);
        let first_here = arena.not(earlier);
        let found = Found {
            obligation,
            model,
            beside: &[first_here],
        };
        let open = self.take_failure(arena, solver, found, undecided, clock, settled);
        if let Some(obligation) = open {
            self.pending.insert(first, obligation);
        }
    }

    /// Reports an obligation that fails, by a simple execution, unless it is not for the program to answer for. Back
    /// comes one that does not fail in such an execution after all.
    fn take_failure(
        &mut self,
        arena: &mut Arena,
        solver: &mut dyn Solver,
        found: Found<'_>,
        undecided: OpenChoices<'_>,
        clock: &Clock,
        settled: &mut Settled,
    ) -> Option<Obligation> {
        let Found {
            obligation,
            model,
            beside,
        } = found;
        let unmodelled = undecided.unmodelled;
        let failure = (&obligation, beside);
        let model = match unmodelled.refine(arena, solver, clock, failure, model) {
            Ok(Some(model)) => model,
            // It does not fail where nothing before it does; what comes before is asked about again.
            Ok(None) => return Some(obligation),
            Err(gap) => return self.leave_open(arena, solver, obligation, gap, settled),
        };
        let failure = (&obligation, beside);
        let model = match unmodelled.blame(arena, solver, clock, failure, model) {
            Ok(model) => model,
            Err(gap) => return self.leave_open(arena, solver, obligation, gap, settled),
        };
        let failure = (&obligation, beside);
        let shown = model.clone();
        let alike = self.alike(&obligation);
        let judged = (undecided.freedom).judge(arena, solver, clock, failure, model, &alike);
        let (model, fails, latent) = match judged {
            Judgement::Manifest(model, fails) => (model, fails, None),
            Judgement::Latent(required) => (shown, obligation.violation, Some(required)),
        };
        if let Some(required) = &latent
            && !self.is_news(&obligation, required)
        {
            self.pass_latent(arena, solver, clock, &obligation);
            return None;
        }
        let mut conditions = vec![fails];
        conditions.extend(beside);
        conditions.extend(unmodelled.keep_to(arena, obligation.violation, &model));
        let choices = &undecided.choices[..obligation.choices.min(undecided.choices.len())];
        let began = WorkInstant::now();
        let model = minimise::simplest(arena, solver, model, &conditions, choices, clock);
        settled.simplifying += began.elapsed();
        match latent {
            None => self.record(arena, solver, &obligation),
            Some(_) => self.pass_latent(arena, solver, clock, &obligation),
        }
        settled.failures.push(Failure {
            obligation,
            model,
            latent,
        });
        None
    }

    /// How far checks at the place of this one look into memory of unknown length, it included.
    fn alike(&mut self, obligation: &Obligation) -> Vec<(TermId, Reach)> {
        if obligation.reach.is_none() {
            return Vec::new();
        }
        let key = place(obligation);
        let here = self.latent.entry(key).or_default();
        let pending = self.pending.iter().filter(|one| place(one) == key);
        for one in pending.chain([obligation]) {
            if let Some(reach) = &one.reach
                && !here
                    .reaches
                    .iter()
                    .any(|(known, _)| *known == one.violation)
            {
                here.reaches.push((one.violation, reach.clone()));
            }
        }
        here.reaches.clone()
    }

    /// Whether what callers have to keep to was not told yet of this place.
    fn is_news(&mut self, obligation: &Obligation, required: &Required) -> bool {
        let here = self.latent.entry(place(obligation)).or_default();
        here.found += 1;
        let is_new = here.words != required.words;
        here.words.clone_from(&required.words);
        is_new
    }

    /// Callers keep to what was found from now on: it does not fail any more, nor do checks of the same place that fail
    /// for the same reason.
    fn pass_latent(
        &mut self,
        arena: &mut Arena,
        solver: &mut dyn Solver,
        clock: &Clock,
        obligation: &Obligation,
    ) {
        let key = place(obligation);
        let passes = arena.not(obligation.violation);
        solver.assert(arena, passes);
        // Values that lead there in ever new ways are all excluded by what is told of them.
        let often = self.latent.get(&key).map_or(0, |here| here.found);
        if obligation.reach.is_none() && often >= time_policy::LATENT_ROUNDS {
            self.record(arena, solver, obligation);
            return;
        }
        let zero = arena.bv(64, 0);
        let mut before = TermId::FALSE;
        for one in self.pending.iter().filter(|one| place(one) == key) {
            let Some(reach) = &one.reach else { return };
            let negative = arena.slt(reach.from, zero);
            let here = arena.and(one.violation, negative);
            before = arena.or(before, here);
        }
        let limit = clock.limit(time_policy::BLAME);
        if before != TermId::FALSE
            && !matches!(solver.check(arena, &[before], &limit), Answer::Unsat { .. })
        {
            return;
        }
        let (same, rest): (Vec<_>, Vec<_>) = std::mem::take(&mut self.pending)
            .into_iter()
            .partition(|other| other.reach.is_some() && place(other) == key);
        for other in same {
            let passes = arena.not(other.violation);
            solver.assert(arena, passes);
        }
        self.pending = rest;
    }

    /// The same failure after a shorter execution, where there is one: in a loop, in an earlier round of it.
    fn sooner(
        &self,
        arena: &mut Arena,
        solver: &mut dyn Solver,
        clock: &Clock,
        mut first: usize,
        mut model: Model,
    ) -> (usize, Model) {
        for _ in 0..time_policy::SHORTER_EXECUTIONS {
            let there = place(&self.pending[first]);
            let same = |obligation: &&Obligation| place(obligation) == there;
            let before: Vec<TermId> = self.pending[..first]
                .iter()
                .filter(same)
                .map(|obligation| obligation.violation)
                .collect();
            if before.is_empty() {
                break;
            }
            let any = arena.or_all(&before);
            let Answer::Sat(other) = solver.check(
                arena,
                &[any],
                &clock.limit_in_job(time_policy::SHORTER_EXECUTION),
            ) else {
                break;
            };
            let mut evaluator = Evaluator::new(arena, other.assignment());
            let fails = |obligation: &Obligation| evaluator.bool(obligation.violation);
            match self.pending.iter().position(fails) {
                Some(at) if at < first && place(&self.pending[at]) == there => first = at,
                _ => break,
            }
            model = other;
        }
        (first, model)
    }

    /// Whether this obligation fails is not for the program to say. Others at its place may be.
    fn leave_open(
        &mut self,
        arena: &mut Arena,
        solver: &mut dyn Solver,
        obligation: Obligation,
        gap: Gap,
        settled: &mut Settled,
    ) -> Option<Obligation> {
        let passes = arena.not(obligation.violation);
        solver.assert(arena, passes);
        settled.gaps.push((gap, obligation.site));
        None
    }

    /// Remembers a failure: it is not reported again, and later queries look at executions that get
    /// past it.
    fn record(&mut self, arena: &mut Arena, solver: &mut dyn Solver, obligation: &Obligation) {
        let passes = arena.not(obligation.violation);
        solver.assert(arena, passes);
        let key = place(obligation);
        // Executions that fail here in another way must not count as getting past it either.
        let (same, rest): (Vec<_>, Vec<_>) = std::mem::take(&mut self.pending)
            .into_iter()
            .partition(|other| place(other) == key);
        for other in same {
            let passes = arena.not(other.violation);
            solver.assert(arena, passes);
        }
        self.pending = rest;
        self.reported.insert(key);
    }

    fn settle_one_by_one(
        &mut self,
        arena: &mut Arena,
        solver: &mut dyn Solver,
        clock: &Clock,
        undecided: OpenChoices<'_>,
        settled: &mut Settled,
    ) {
        let pending = std::mem::take(&mut self.pending);
        let count = pending.len() as u32;
        // What becomes of executions that fail earlier is not known, but not told either.
        let mut passed: Vec<TermId> = Vec::new();
        for (index, obligation) in pending.into_iter().enumerate() {
            let clock = &clock.after(settled.simplifying);
            let passes = arena.not(obligation.violation);
            if self.is_reported(&obligation) {
                passed.push(passes);
                continue;
            }
            if clock.left().is_zero() {
                let reason = verify_solver::Reason::TimeLimit;
                settled.gaps.push(unsettled(&obligation, &reason));
                passed.push(passes);
                continue;
            }
            // Twice a fair share: most are easy and leave time for the others.
            let time = clock.left() * 2 / (count - index as u32);
            let mut conditions = vec![obligation.violation];
            conditions.extend(&passed);
            match solver.check(arena, &conditions, &clock.limit(time)) {
                Answer::Unsat { .. } => {}
                Answer::Sat(model) => {
                    let found = Found {
                        obligation,
                        model,
                        beside: &passed,
                    };
                    self.take_failure(arena, solver, found, undecided, clock, settled);
                }
                Answer::Unknown(reason) => {
                    settled.gaps.push(unsettled(&obligation, &reason));
                    passed.push(passes);
                }
            }
        }
    }
}

fn place(obligation: &Obligation) -> Reported {
    let site = (obligation.site.function, obligation.site.op);
    (obligation.code, site, obligation.blamed)
}

fn any_of(arena: &mut Arena, obligations: &[Obligation]) -> TermId {
    let mut any = TermId::FALSE;
    for obligation in obligations {
        any = arena.or(any, obligation.violation);
    }
    any
}

fn unsettled(obligation: &Obligation, reason: &verify_solver::Reason) -> (Gap, Site) {
    let what = format!(
        "whether {} ({}): {reason}",
        obligation.code.title(),
        obligation.code.as_str()
    );
    (
        Gap {
            kind: GapKind::Solver,
            what,
            place: None,
        },
        obligation.site.clone(),
    )
}

#[cfg(test)]
mod tests;
