//! A solver process as a back end: one process for each query.

use std::fmt::Write;

use verify_term::{Arena, Assignment, TermId, smtlib_script, smtlib_symbol};

use super::child;
use super::expression::{self, Expression};
use super::value;
use crate::assertions::Assertions;
use crate::limit::{Deadline, Limit};
use crate::reason::Reason;
use crate::solver::{Answer, Model, Solver, Statistics};

/// The name in reports.
const NAME: &str = "command";

/// A solver that reads SMT-LIB 2 from its standard input, such as `z3 -in` or
/// `cvc5 --lang smt2 --produce-models`.
pub struct Process {
    words: Vec<String>,
    asserted: Assertions,
    statistics: Statistics,
}

/// A command line that cannot be understood.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum CommandError {
    /// A quotation mark without its partner.
    #[error("the quotes in the solver command `{0}` do not match")]
    Quotes(String),
    /// Nothing to run.
    #[error("the solver command is empty")]
    Empty,
}

impl Process {
    /// A back end that runs `command` for every query. The command is split at
    /// blanks, quotes are honoured, no shell is involved.
    ///
    /// # Errors
    /// When quotes do not match or there is no word in it.
    pub fn new(command: &str) -> Result<Self, CommandError> {
        let words =
            shlex::split(command).ok_or_else(|| CommandError::Quotes(command.to_owned()))?;
        if words.is_empty() {
            return Err(CommandError::Empty);
        }
        Ok(Self {
            words,
            asserted: Assertions::default(),
            statistics: Statistics::new(),
        })
    }

    fn solve(
        &self,
        arena: &Arena,
        assumptions: &[TermId],
        deadline: &Deadline,
    ) -> Result<Answer, Reason> {
        let query: Vec<TermId> = [self.asserted.terms(), assumptions].concat();
        let variables = arena.variables_of(&query);
        let input = script(arena, &query, &variables);
        let output = child::run(&self.words, input, deadline)?;
        let broken = |what: &str| {
            let start: String = output.chars().take(200).collect();
            Reason::Failed(format!("the solver `{}` {what}: {start}", self.words[0]))
        };
        let answers = expression::parse(&output)
            .map_err(|error| broken(&format!("cannot be understood ({error})")))?;
        match answers.first().and_then(Expression::atom) {
            Some("unsat") => Ok(Answer::Unsat {
                core: assumptions.to_vec(),
            }),
            Some("unknown") => Err(Reason::Incomplete("it says unknown".to_owned())),
            Some("timeout") => Err(Reason::TimeLimit),
            Some("sat") => {
                let values = match answers.get(1) {
                    Some(values) => values.list(),
                    None if variables.is_empty() => Some(&[][..]),
                    None => None,
                };
                let model = values
                    .and_then(|values| model(arena, &variables, values))
                    .ok_or_else(|| broken("gives values that cannot be understood"))?;
                Ok(Answer::Sat(Model::new(model)))
            }
            _ => Err(broken("does not answer")),
        }
    }
}

/// The script that the process reads. Asking for values after `unsat` is an error it
/// reports and we ignore.
fn script(arena: &Arena, query: &[TermId], variables: &[TermId]) -> String {
    let mut script = String::from("(set-option :produce-models true)\n");
    script.push_str(&smtlib_script(arena, query));
    if !variables.is_empty() {
        script.push_str("(get-value (");
        for symbol in variables.iter().filter_map(|&v| arena.variable_name(v)) {
            write!(script, "{} ", smtlib_symbol(symbol)).expect("writing to a string succeeds");
        }
        script.push_str("))\n");
    }
    script.push_str("(exit)\n");
    script
}

/// The model from the pairs of `get-value`, which come in the order asked for.
fn model(arena: &Arena, variables: &[TermId], values: &[Expression]) -> Option<Assignment> {
    if values.len() != variables.len() {
        return None;
    }
    let mut model = Assignment::new();
    for (&variable, pair) in variables.iter().zip(values) {
        let [_, printed] = pair.list()? else {
            return None;
        };
        model.set(variable, value::parse(printed, arena.sort(variable))?);
    }
    Some(model)
}

impl Solver for Process {
    fn assert(&mut self, _arena: &mut Arena, term: TermId) {
        self.asserted.assert(term);
    }

    fn check(&mut self, arena: &mut Arena, assumptions: &[TermId], limit: &Limit) -> Answer {
        let deadline = Deadline::start(limit);
        self.statistics.count(NAME, "queries", 1);
        self.solve(arena, assumptions, &deadline)
            .unwrap_or_else(Answer::Unknown)
    }

    fn statistics(&self) -> Statistics {
        self.statistics.clone()
    }

    fn name(&self) -> &'static str {
        NAME
    }
}
