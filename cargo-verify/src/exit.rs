//! The exit codes of the product, each with one meaning. Scripts and CI rely on them; the book's
//! page on exit codes says the same.

use std::process::ExitCode;
use verify_symex::Verdict;

/// What the process ends with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// Nothing is violated and nothing is unknown.
    Success,
    /// A bug of ours.
    Crash,
    /// The command line makes no sense.
    Usage,
    /// There is nothing to verify.
    NothingToVerify,
    /// No verdict was reached on some part.
    Inconclusive,
    /// Something the product needs is missing or set up wrongly.
    Setup,
    /// A violation was found.
    Violated,
    /// A unit does not compile.
    DoesNotCompile,
    /// What an executed program ended with.
    Program(u8),
}

impl Exit {
    pub fn number(self) -> u8 {
        match self {
            Exit::Success => 0,
            Exit::Crash => 1,
            Exit::Usage => 2,
            Exit::NothingToVerify => 4,
            Exit::Inconclusive => 5,
            Exit::Setup => 96,
            Exit::Violated => 100,
            Exit::DoesNotCompile => 101,
            Exit::Program(status) => status,
        }
    }
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> ExitCode {
        ExitCode::from(exit.number())
    }
}

impl From<Verdict> for Exit {
    fn from(verdict: Verdict) -> Exit {
        match verdict {
            Verdict::Proved | Verdict::Bounded => Exit::Success,
            Verdict::Violated => Exit::Violated,
            Verdict::Unknown => Exit::Inconclusive,
        }
    }
}
