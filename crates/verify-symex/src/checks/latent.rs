//! Whether a failure is an error or something that callers have to avoid: the one place that decides it.
//!
//! Let *c* be what is passed though nothing says so (invented), and *u* all the rest: what evidence supports, and what
//! no caller controls. A failure *F(c, u)* is **latent** if some *c* that may be passed avoids it whatever *u* is, and
//! nothing says that other arguments are passed; otherwise it is **manifest**. How long memory is of which nobody says
//! the length is invented, too: a failure that only more elements cure is latent.
//!
//! `environment/` notes what is invented, `obligation.rs` asks.

use crate::checks::obligation::{Clock, Obligation};
use crate::outcome::{RequiredClause, RequiredExtent};
use crate::time_policy;
use crate::value::ObjectId;
use rustc_hash::FxHashMap;
use std::rc::Rc;
use verify_solver::{Answer, Model, Solver};
use verify_term::{Arena, TermId};

/// What callers may pass otherwise.
pub struct CallerFreedom {
    /// The variables that stand for what nothing says is passed, and the arguments they are part of.
    pub invented: FxHashMap<TermId, Rc<str>>,
    /// The objects of which nobody says how long they are.
    pub extents: FxHashMap<ObjectId, InventedExtent>,
    /// The numbers of which all calls are known.
    pub observed: Vec<ObservedNumber>,
    /// The numbers that are passed, of 64 bits, by their names: others may have to be as long as they say.
    pub numbers: Vec<(Rc<str>, TermId)>,
    /// What holds of arguments when the entry point is entered.
    pub entered: TermId,
    /// The arguments that are made now are those of the entry point.
    pub is_entry: bool,
}

impl Default for CallerFreedom {
    fn default() -> CallerFreedom {
        CallerFreedom {
            invented: FxHashMap::default(),
            extents: FxHashMap::default(),
            observed: Vec::new(),
            numbers: Vec::new(),
            entered: TermId::FALSE,
            is_entry: false,
        }
    }
}

/// An object of which nobody says how long it is.
#[derive(Clone, Debug)]
pub struct InventedExtent {
    /// The argument that it is made for.
    pub name: Rc<str>,
    /// The size of one element in bytes.
    pub element: u64,
}

/// A number of which calls are known to pass these values only.
#[derive(Clone, Debug)]
pub struct ObservedNumber {
    pub name: Rc<str>,
    pub values: Vec<i128>,
    /// It is one of these.
    pub holds: TermId,
}

/// How far a check looks into memory of which nobody says how long it is, in bytes from its beginning.
#[derive(Clone, Debug)]
pub struct Reach {
    pub of: InventedExtent,
    pub from: TermId,
    pub to: TermId,
}

/// What callers have to keep to.
#[derive(Clone, Debug)]
pub struct Required {
    pub words: String,
    pub clause: Option<RequiredClause>,
}

/// Whose doing a failure is.
pub enum Judgement {
    /// The program's, as this model shows, in executions that fulfil this.
    Manifest(Model, TermId),
    /// The caller's to avoid, who has to keep to something.
    Latent(Required),
}

impl CallerFreedom {
    /// What it takes for a failure to concern more than the length of memory and numbers that no call passes.
    fn beyond_evidence(&self, arena: &mut Arena, obligation: &Obligation) -> TermId {
        let mut conditions = vec![obligation.violation];
        if let Some(reach) = &obligation.reach {
            // No length helps where something before the beginning is looked at.
            let zero = arena.bv(64, 0);
            conditions.push(arena.slt(reach.from, zero));
            // A number of 64 bits that memory has to be as long as is not so great that its bytes have no number.
            let most = arena.bv(64, (i64::MAX as u64) / reach.of.element.max(1));
            for (_, number) in &self.numbers {
                if arena.is_variable(*number) {
                    conditions.push(arena.ule(*number, most));
                }
            }
        }
        let variables = arena.variables(obligation.violation);
        for number in &self.observed {
            let own = arena.variables(number.holds);
            if own.iter().any(|one| variables.binary_search(one).is_ok()) {
                conditions.push(number.holds);
            }
        }
        arena.and_all(&conditions)
    }

    /// Decides about a failure of which this is a model, beside these conditions. `alike` are all checks known of at
    /// its place, for the words.
    pub fn judge(
        &self,
        arena: &mut Arena,
        solver: &mut dyn Solver,
        clock: &Clock,
        failure: (&Obligation, &[TermId]),
        model: Model,
        alike: &[(TermId, Reach)],
    ) -> Judgement {
        let (obligation, beside) = failure;
        let manifest = self.beyond_evidence(arena, obligation);
        let model = if manifest == obligation.violation {
            model
        } else {
            let mut conditions = vec![manifest];
            conditions.extend(beside);
            match solver.check(arena, &conditions, &clock.limit_in_job(time_policy::BLAME)) {
                Answer::Sat(model) => model,
                Answer::Unsat { .. } | Answer::Unknown(_) => {
                    return Judgement::Latent(
                        self.required(arena, solver, clock, obligation, alike),
                    );
                }
            }
        };
        let variables = arena.variables(manifest);
        let invented: Vec<TermId> = variables
            .into_iter()
            .filter(|variable| self.invented.contains_key(variable))
            .collect();
        if invented.is_empty()
            || !self.is_avoidable(arena, solver, clock, manifest, &invented, &model)
        {
            return Judgement::Manifest(model, manifest);
        }
        Judgement::Latent(self.other_values(obligation, &invented))
    }

    /// Whether some choice of these variables, among those that may be passed, avoids a failure whatever the others are.
    /// Where that is not found out, it is taken to be so: it would rest on what was invented.
    fn is_avoidable(
        &self,
        arena: &mut Arena,
        solver: &mut dyn Solver,
        clock: &Clock,
        failure: TermId,
        invented: &[TermId],
        model: &Model,
    ) -> bool {
        let others: Vec<TermId> = arena
            .variables(failure)
            .into_iter()
            .filter(|variable| !self.invented.contains_key(variable))
            .collect();
        let mut held = vec![self.entered];
        let mut seen = model.clone();
        for _ in 0..time_policy::BLAME_ROUNDS {
            // What is chosen has to avoid the failure with all values of the others that were tried.
            let fails = given(arena, failure, &seen, &others);
            held.push(arena.not(fails));
            let candidate =
                match solver.check(arena, &held, &clock.limit_in_job(time_policy::BLAME)) {
                    Answer::Sat(candidate) => candidate,
                    Answer::Unsat { .. } => return false,
                    Answer::Unknown(_) => return true,
                };
            let still_fails = given(arena, failure, &candidate, invented);
            match solver.check(
                arena,
                &[still_fails],
                &clock.limit_in_job(time_policy::BLAME),
            ) {
                Answer::Sat(next) => seen = next,
                Answer::Unsat { .. } | Answer::Unknown(_) => return true,
            }
        }
        true
    }

    /// The weakest precondition that there are words for.
    fn required(
        &self,
        arena: &mut Arena,
        solver: &mut dyn Solver,
        clock: &Clock,
        obligation: &Obligation,
        alike: &[(TermId, Reach)],
    ) -> Required {
        if let Some(reach) = &obligation.reach {
            let mut all: Vec<(TermId, Reach)> = alike.to_vec();
            all.push((obligation.violation, reach.clone()));
            return self.long_enough(arena, solver, clock, &reach.of, &all);
        }
        let variables = arena.variables(obligation.violation);
        let observed = self.observed.iter().find(|number| {
            let own = arena.variables(number.holds);
            own.iter().any(|one| variables.binary_search(one).is_ok())
        });
        match observed {
            Some(number) => {
                let values: Vec<String> = number.values.iter().map(i128::to_string).collect();
                Required {
                    words: format!(
                        "`{}` one of {}, as all known calls pass",
                        number.name,
                        values.join(", ")
                    ),
                    clause: None,
                }
            }
            None => self.other_values(obligation, &[]),
        }
    }

    /// How long memory has to be: as a number beside it says where that is enough, else as many elements as are looked
    /// at.
    fn long_enough(
        &self,
        arena: &mut Arena,
        solver: &mut dyn Solver,
        clock: &Clock,
        of: &InventedExtent,
        all: &[(TermId, Reach)],
    ) -> Required {
        let name = &of.name;
        let element = of.element.max(1);
        let ends: Vec<Option<u64>> = all
            .iter()
            .map(|(_, reach)| arena.as_u64(reach.to))
            .collect();
        let constant: Option<Vec<u64>> = ends.into_iter().collect();
        if let Some(constant) = &constant
            && constant.iter().all(|end| *end == constant[0])
            && !self.is_enough_for_some_number(arena, solver, clock, of, all)
        {
            return elements(name, constant[0].div_ceil(element));
        }
        for (number, term) in &self.numbers {
            if self.suffices(arena, solver, clock, all, *term, element) {
                return Required {
                    words: format!("`{name}` valid for `{number}` elements"),
                    clause: Some(RequiredClause {
                        parameter: name.to_string(),
                        bound: RequiredExtent::Parameter(number.to_string()),
                    }),
                };
            }
        }
        for (number, term) in &self.numbers {
            let one = arena.bv(64, 1);
            let more = arena.add(*term, one);
            if self.suffices(arena, solver, clock, all, more, element) {
                return Required {
                    words: format!("`{name}` valid for `{number}` + 1 elements"),
                    clause: None,
                };
            }
        }
        match constant.and_then(|ends| ends.into_iter().max()) {
            Some(most) => elements(name, most.div_ceil(element)),
            None => Required {
                words: format!("`{name}` valid for as many elements as are accessed"),
                clause: None,
            },
        }
    }

    /// Whether a number that is passed is the reason for looking there: memory that is as long is enough, and memory
    /// is looked at only where the number is that great.
    fn is_enough_for_some_number(
        &self,
        arena: &mut Arena,
        solver: &mut dyn Solver,
        clock: &Clock,
        of: &InventedExtent,
        all: &[(TermId, Reach)],
    ) -> bool {
        let element = of.element.max(1);
        self.numbers
            .iter()
            .any(|(_, term)| self.suffices(arena, solver, clock, all, *term, element))
    }

    /// Whether memory of so many elements is long enough for all checks.
    fn suffices(
        &self,
        arena: &mut Arena,
        solver: &mut dyn Solver,
        clock: &Clock,
        all: &[(TermId, Reach)],
        number: TermId,
        element: u64,
    ) -> bool {
        let element = arena.bv(64, element);
        let bytes = arena.mul(number, element);
        // Without this, the product could wrap.
        let most = arena.bv(64, u64::from(u32::MAX));
        let small = arena.ule(number, most);
        let mut any = TermId::FALSE;
        for (violation, reach) in all {
            let short = arena.ult(bytes, reach.to);
            let here = arena.and(*violation, short);
            any = arena.or(any, here);
        }
        let fails = arena.and(small, any);
        matches!(
            solver.check(arena, &[fails], &clock.limit_in_job(time_policy::BLAME)),
            Answer::Unsat { .. }
        )
    }

    /// What there are no better words for than that it must not come to the failure.
    fn other_values(&self, obligation: &Obligation, invented: &[TermId]) -> Required {
        let mut names: Vec<String> = invented
            .iter()
            .filter_map(|variable| self.invented.get(variable))
            .map(|name| format!("`{name}`"))
            .collect();
        names.sort_unstable();
        names.dedup();
        let title = obligation.code.title();
        let words = match names.as_slice() {
            [] => format!("arguments with which it does not come to this: {title}"),
            names => format!(
                "values of {} with which it does not come to this: {title}",
                names.join(" and ")
            ),
        };
        Required {
            words,
            clause: None,
        }
    }
}

fn elements(name: &str, count: u64) -> Required {
    let words = match count {
        1 => format!("`{name}` valid for 1 element"),
        _ => format!("`{name}` valid for {count} elements"),
    };
    Required {
        words,
        clause: Some(RequiredClause {
            parameter: name.to_owned(),
            bound: RequiredExtent::Elements(count),
        }),
    }
}

/// A term with the values that a model gives these variables.
fn given(arena: &mut Arena, term: TermId, model: &Model, variables: &[TermId]) -> TermId {
    let mut values: FxHashMap<TermId, TermId> = FxHashMap::default();
    for variable in variables {
        let value = model.assignment().evaluate(arena, *variable);
        let constant = arena.constant(&value);
        values.insert(*variable, constant);
    }
    arena.substitute(term, &values)
}
