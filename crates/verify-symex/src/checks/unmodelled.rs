//! Functions of the C++ library's shared object that have no model, and those of other libraries that are installed,
//! whose headers alone are there: what they answer may be anything, so that nothing is missed, and a failure that
//! rests on such an answer is a limit of ours and no bug of the program. So are what their variables hold.
//!
//! `exec/outside.rs` notes their answers here, `obligation.rs` asks who is to blame for a failure. It is the
//! program if some inputs lead to the failure whatever those functions answer: inputs are looked for that fail
//! with all answers tried so far, then an answer with which those inputs do not fail, and so on.

use crate::checks::approximation::{self, Approximation, Shown};
use crate::checks::obligation::{Clock, Obligation};
use crate::outcome::{Gap, GapKind};
use crate::time_policy;
use crate::value::ObjectId;
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;
use verify_ir::debug_info::DebugType;
use verify_ir::{MetadataId, Module};
use verify_solver::{Answer, Model, Solver};
use verify_term::{Arena, TermId};

/// What functions of the library without a model were asked.
#[derive(Default)]
pub struct Unmodelled {
    /// The variables that stand for their answers, and whose they are.
    pub answers: FxHashMap<TermId, Rc<str>>,
    /// What they were given, and which executions gave it: they may keep it, or release it.
    pub given: FxHashMap<ObjectId, TermId>,
    /// Calls whose results are open within bounds, where the native function knows them.
    pub approximations: Vec<Approximation>,
    /// What headers of installed libraries declare: linkage names of functions, names of variables, of constructors
    /// and of destructors. Read when it is asked for first.
    pub installed: Option<FxHashSet<String>>,
}

/// Where headers are installed.
const INSTALLED: [&str; 3] = ["/usr/include/", "/usr/local/include/", "/opt/"];

/// The C++ that headers of installed libraries declare.
pub fn declared_in_installed_headers(modules: &[Module]) -> FxHashSet<String> {
    let mut found = FxHashSet::default();
    for module in modules {
        let is_installed = |id: MetadataId| {
            let path = crate::program::source_file::file_of(module, id);
            INSTALLED.iter().any(|root| path.starts_with(root))
        };
        for id in module.metadata.ids() {
            if let Some(function) = module.subprogram(id) {
                if !is_installed(id) {
                    continue;
                }
                // Constructors and destructors have several linkage names each, and clang writes down none.
                found.insert(match function.linkage_name {
                    "" => module.qualified_name(id),
                    name => name.to_owned(),
                });
            } else if let Some(DebugType::Derived(member)) = module.debug_type(id)
                && member.flags.static_member()
                && is_installed(id)
            {
                found.insert(module.qualified_name(id));
            }
        }
    }
    found
}

/// Whether a symbol is of the C++ library: of namespace `std`, or of what it is implemented with.
pub fn is_of_cxx_library(symbol: &str) -> bool {
    const SPACES: [&str; 8] = ["St", "Sa", "Ss", "Sb", "Si", "So", "Sd", "9__gnu_cxx"];
    let Some(name) = symbol.strip_prefix("_Z") else {
        return false;
    };
    // A special name (table, type info, thunk), then a nested one with its qualifiers.
    let name = ["TV", "TT", "TI", "TS", "GV"]
        .iter()
        .find_map(|special| name.strip_prefix(special))
        .unwrap_or(name);
    let name = name.strip_prefix('N').unwrap_or(name);
    let name = name.trim_start_matches(['r', 'V', 'K', 'R', 'O']);
    SPACES.iter().any(|space| name.starts_with(space))
}

impl Unmodelled {
    /// Notes that a function of the library made this up.
    pub fn note(&mut self, answer: TermId, function: &Rc<str>) {
        self.answers.insert(answer, function.clone());
    }

    /// The function that had part in a term.
    pub fn function_of(&self, arena: &Arena, term: TermId) -> Option<Rc<str>> {
        if self.answers.is_empty() {
            return None;
        }
        let variables = arena.variables(term);
        variables
            .iter()
            .find_map(|variable| self.answers.get(variable))
            .cloned()
    }

    /// What keeps a failure the program's doing when its model is made simpler: its inputs as they are, where
    /// others might fail with some answers only.
    pub fn keep_to(&self, arena: &mut Arena, violation: TermId, model: &Model) -> Vec<TermId> {
        let approximated = approximation::behind(arena, &self.approximations, violation);
        if self.function_of(arena, violation).is_none() && approximated.is_empty() {
            return Vec::new();
        }
        let mut inputs = arena.variables(violation);
        for call in &approximated {
            for argument in &call.arguments {
                inputs.extend(arena.variables(*argument));
            }
        }
        inputs.sort_unstable();
        inputs.dedup();
        inputs.retain(|variable| !self.answers.contains_key(variable));
        equalities(arena, model, &inputs)
    }

    /// A model of a failure in which functions that are approximated answer what they answer natively; what was
    /// learnt of them on the way is asserted for all queries to come. None where no such failure is left.
    pub fn refine(
        &self,
        arena: &mut Arena,
        solver: &mut dyn Solver,
        clock: &Clock,
        failure: (&Obligation, &[TermId]),
        mut model: Model,
    ) -> Result<Option<Model>, Gap> {
        let (obligation, conditions) = failure;
        let calls = approximation::behind(arena, &self.approximations, obligation.violation);
        if calls.is_empty() {
            return Ok(Some(model));
        }
        let mut held = conditions.to_vec();
        held.push(obligation.violation);
        for round in 0..time_policy::REFINEMENTS {
            match approximation::compare(arena, &calls, &model) {
                Shown::Real => return Ok(Some(model)),
                Shown::Facts(facts) => facts.iter().for_each(|fact| solver.assert(arena, *fact)),
            }
            // A solver moves an argument by its last bit, round by round: simple values far apart are tried first.
            if round == 0 {
                let sampled = approximation::samples(arena, &calls);
                held.push(sampled);
                let answer = solver.check(arena, &held, &clock.limit(time_policy::BLAME));
                held.pop();
                if let Answer::Sat(next) = answer {
                    model = next;
                    continue;
                }
            }
            match solver.check(arena, &held, &clock.limit(time_policy::BLAME)) {
                Answer::Sat(next) => model = next,
                Answer::Unsat { .. } => return Ok(None),
                Answer::Unknown(_) => break,
            }
        }
        Err(Gap {
            kind: GapKind::Unsupported,
            what: format!(
                "`{}` is approximated, and what it answers decides whether {}",
                calls[0].function,
                obligation.code.title()
            ),
            place: None,
        })
    }

    /// A model of a failure that is the program's doing, given one of the failure.
    pub fn blame(
        &self,
        arena: &mut Arena,
        solver: &mut dyn Solver,
        clock: &Clock,
        failure: (&Obligation, &[TermId]),
        model: Model,
    ) -> Result<Model, Gap> {
        let (obligation, conditions) = failure;
        let Some(function) = self.function_of(arena, obligation.violation) else {
            return Ok(model);
        };
        let variables = arena.variables(obligation.violation);
        let (answers, inputs): (Vec<TermId>, Vec<TermId>) = variables
            .into_iter()
            .partition(|variable| self.answers.contains_key(variable));
        let mut held = conditions.to_vec();
        held.push(obligation.violation);
        let mut model = model;
        for _ in 0..time_policy::BLAME_ROUNDS {
            let fails = given(arena, obligation.violation, &model, &inputs);
            let passes = arena.not(fails);
            let other = match passes {
                TermId::FALSE => return Ok(model),
                _ => match solver.check(arena, &[passes], &clock.limit(time_policy::BLAME)) {
                    Answer::Unsat { .. } => return Ok(model),
                    Answer::Sat(other) => other,
                    Answer::Unknown(_) => break,
                },
            };
            held.push(given(arena, obligation.violation, &other, &answers));
            match solver.check(arena, &held, &clock.limit(time_policy::BLAME)) {
                Answer::Sat(next) => model = next,
                Answer::Unsat { .. } | Answer::Unknown(_) => break,
            }
        }
        Err(Gap {
            kind: GapKind::Unsupported,
            what: format!(
                "`{function}` has no model, and what it does decides whether {}",
                obligation.code.title()
            ),
            place: None,
        })
    }
}

/// What makes further models have a model's values of these variables.
fn equalities(arena: &mut Arena, model: &Model, variables: &[TermId]) -> Vec<TermId> {
    let mut equalities = Vec::new();
    for variable in variables {
        let value = model.assignment().evaluate(arena, *variable);
        let constant = arena.constant(&value);
        equalities.push(arena.eq(*variable, constant));
    }
    equalities
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

#[cfg(test)]
mod tests {
    use super::is_of_cxx_library;

    #[test]
    fn the_librarys_symbols_are_told_from_the_programs() {
        let librarys = [
            "_ZNKSt6locale4nameB5cxx11Ev",
            "_ZNSi5seekgElSt12_Ios_Seekdir",
            "_ZSt17__istream_extractRSiPcl",
            "_ZTVNSt3pmr25monotonic_buffer_resourceE",
            "_ZNOSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEv",
            "_ZN9__gnu_cxx15__concurrence_lock_errorD1Ev",
        ];
        for symbol in librarys {
            assert!(is_of_cxx_library(symbol), "{symbol}");
        }
        for symbol in [
            "nondet_int",
            "_Z3barSt6locale",
            "_ZN3foo3barEv",
            "_ZNK1SptEv",
            "Stop",
        ] {
            assert!(!is_of_cxx_library(symbol), "{symbol}");
        }
    }
}
