//! Every query as an SMT-LIB file, for looking at and for other solvers.

use std::fs::{self, File};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use verify_term::{Arena, TermId, smtlib_script};

use crate::assertions::Assertions;
use crate::limit::Limit;
use crate::reason::Reason;
use crate::solver::{Answer, Solver, Statistics};

const NAME: &str = "log";

/// Writes queries to a directory before the solver below answers them. No file is
/// ever overwritten, so several jobs can share the directory.
pub(crate) struct Log {
    below: Box<dyn Solver>,
    directory: PathBuf,
    asserted: Assertions,
    /// The number of the next file, unless there is one.
    next: u64,
    written: u64,
}

impl Log {
    /// # Errors
    /// When the directory cannot be made.
    pub(crate) fn new(below: Box<dyn Solver>, directory: &Path) -> std::io::Result<Self> {
        fs::create_dir_all(directory)?;
        Ok(Self {
            below,
            directory: directory.to_owned(),
            asserted: Assertions::default(),
            next: 0,
            written: 0,
        })
    }

    fn write(&mut self, arena: &Arena, assumptions: &[TermId]) -> Result<PathBuf, Reason> {
        let query: Vec<TermId> = [self.asserted.terms(), assumptions].concat();
        loop {
            let path = self.directory.join(format!("query-{:06}.smt2", self.next));
            self.next += 1;
            let written = File::create_new(&path)
                .and_then(|mut file| file.write_all(smtlib_script(arena, &query).as_bytes()));
            match written {
                Ok(()) => {
                    self.written += 1;
                    return Ok(path);
                }
                // Another job logs to the same directory.
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                Err(error) => {
                    let what = format!("cannot write {}: {error}", path.display());
                    return Err(Reason::Failed(what));
                }
            }
        }
    }

    /// Adds the answer to a query's file, as a comment.
    fn conclude(path: &Path, answer: &Answer) -> Result<(), Reason> {
        let verdict = match answer {
            Answer::Sat(_) => "sat".to_owned(),
            Answer::Unsat { core } => format!("unsat, core of {} assumptions", core.len()),
            Answer::Unknown(reason) => format!("unknown: {reason}"),
        };
        let failed = |error| Reason::Failed(format!("cannot write {}: {error}", path.display()));
        let mut text = fs::read_to_string(path).map_err(failed)?;
        text.push_str(&format!("; {verdict}\n"));
        fs::write(path, text).map_err(failed)
    }
}

impl Solver for Log {
    fn assert(&mut self, arena: &mut Arena, term: TermId) {
        self.asserted.assert(term);
        self.below.assert(arena, term);
    }

    fn check(&mut self, arena: &mut Arena, assumptions: &[TermId], limit: &Limit) -> Answer {
        let path = match self.write(arena, assumptions) {
            Ok(path) => path,
            Err(reason) => return Answer::Unknown(reason),
        };
        let answer = self.below.check(arena, assumptions, limit);
        match Self::conclude(&path, &answer) {
            Ok(()) => answer,
            Err(reason) => Answer::Unknown(reason),
        }
    }

    fn statistics(&self) -> Statistics {
        let mut statistics = Statistics::new();
        statistics.count(NAME, "files", self.written);
        statistics.merge(&self.below.statistics());
        statistics
    }

    fn name(&self) -> &'static str {
        NAME
    }
}
