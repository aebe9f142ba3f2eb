//! Whose fault it is that something is not proved, and what to do about it. Every report says one of
//! these: a user must never look for a bug in the program where the tool gave up.

use verify_symex::outcome::GapKind;

/// Who or what stands between the program and a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The program is wrong.
    Program,
    /// The program does something that is not supported.
    Unsupported,
    /// A limit of time, memory or effort was reached, or somebody stopped the run.
    Limit,
    /// A bug of ours.
    Tool,
    /// The command line, the configuration or what is installed.
    SetUp,
}

impl Fault {
    /// The name in machine-readable reports.
    pub fn name(self) -> &'static str {
        match self {
            Fault::Program => "program",
            Fault::Unsupported => "unsupported",
            Fault::Limit => "limit",
            Fault::Tool => "tool",
            Fault::SetUp => "set-up",
        }
    }
}

/// Why there is no verdict on some part, or none at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnknownKind {
    /// The time limit was reached.
    Timeout,
    /// The memory limit was reached.
    Memory,
    /// Something is not supported.
    Unsupported,
    /// No solver answered.
    Solver,
    /// No execution meets the assumptions.
    Vacuous,
    /// A bug of ours.
    Crash,
    /// Somebody stopped the run.
    Interrupted,
    /// The command line makes no sense.
    Usage,
    /// Something is missing or set up wrongly.
    SetUp,
    /// There is nothing to verify.
    NothingToVerify,
    /// A unit does not compile.
    DoesNotCompile,
}

impl UnknownKind {
    /// Whose fault it is.
    pub fn fault(self) -> Fault {
        match self {
            UnknownKind::Timeout
            | UnknownKind::Memory
            | UnknownKind::Solver
            | UnknownKind::Interrupted => Fault::Limit,
            UnknownKind::Unsupported => Fault::Unsupported,
            UnknownKind::Vacuous | UnknownKind::DoesNotCompile => Fault::Program,
            UnknownKind::Usage | UnknownKind::SetUp | UnknownKind::NothingToVerify => Fault::SetUp,
            UnknownKind::Crash => Fault::Tool,
        }
    }

    /// The name in every report.
    pub fn name(self) -> &'static str {
        match self {
            UnknownKind::Timeout => "timeout",
            UnknownKind::Memory => "memory",
            UnknownKind::Unsupported => "unsupported",
            UnknownKind::Solver => "solver",
            UnknownKind::Vacuous => "vacuous",
            UnknownKind::Crash => "crash",
            UnknownKind::Interrupted => "interrupted",
            UnknownKind::Usage => "usage",
            UnknownKind::SetUp => "setup",
            UnknownKind::NothingToVerify => "nothing-to-verify",
            UnknownKind::DoesNotCompile => "does-not-compile",
        }
    }

    /// Whether more time or memory may bring a verdict.
    pub fn is_limit(self) -> bool {
        matches!(
            self,
            UnknownKind::Timeout | UnknownKind::Memory | UnknownKind::Solver
        )
    }

    /// What to do about the lack of a verdict, where there is something to do.
    pub fn advice(self) -> Option<&'static str> {
        match self {
            UnknownKind::Timeout => Some(
                "this is a limit, not a bug: `--timeout` gives more time, `--unwind N` less to look at",
            ),
            UnknownKind::Memory => {
                Some("this is a limit, not a bug: `--memory` gives more, `--unwind N` needs less")
            }
            UnknownKind::Solver => Some(
                "this is a limit, not a bug: `--timeout` gives the solvers more time, `--solvers` chooses others",
            ),
            UnknownKind::Unsupported => {
                Some("this is no bug of the program: cargo-verify does not support it yet")
            }
            UnknownKind::Vacuous => Some(
                "this is a fault of the program's assumptions: no execution meets them, so nothing behind them was checked",
            ),
            UnknownKind::Crash => {
                Some("this is a bug of cargo-verify's: please report it, with the program")
            }
            UnknownKind::Interrupted
            | UnknownKind::Usage
            | UnknownKind::SetUp
            | UnknownKind::NothingToVerify
            | UnknownKind::DoesNotCompile => None,
        }
    }
}

impl From<GapKind> for UnknownKind {
    fn from(kind: GapKind) -> UnknownKind {
        match kind {
            GapKind::Timeout => UnknownKind::Timeout,
            GapKind::Memory => UnknownKind::Memory,
            GapKind::Unsupported => UnknownKind::Unsupported,
            GapKind::Solver => UnknownKind::Solver,
            GapKind::Vacuous => UnknownKind::Vacuous,
            GapKind::Crash => UnknownKind::Crash,
        }
    }
}
