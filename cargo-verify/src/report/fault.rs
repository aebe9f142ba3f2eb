//! Whose fault it is that something is not proved, and what to do about it. Every report says one of
//! these: a user must never look for a bug in the program where the tool gave up.

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
    /// Of the kinds of `Unknown` and of expected errors.
    pub fn of_kind(kind: &str) -> Fault {
        match kind {
            "timeout" | "memory" | "solver" | "interrupted" => Fault::Limit,
            "unsupported" => Fault::Unsupported,
            "vacuous" | "does-not-compile" => Fault::Program,
            "usage" | "setup" | "nothing-to-verify" => Fault::SetUp,
            _ => Fault::Tool,
        }
    }

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

/// What to do about the lack of a verdict, where there is something to do.
pub fn advice(kind: &str) -> Option<&'static str> {
    match kind {
        "timeout" => Some(
            "this is a limit, not a bug: `--timeout` gives more time, `--unwind N` less to look at",
        ),
        "memory" => {
            Some("this is a limit, not a bug: `--memory` gives more, `--unwind N` needs less")
        }
        "solver" => Some(
            "this is a limit, not a bug: `--timeout` gives the solvers more time, `--solvers` chooses others",
        ),
        "unsupported" => {
            Some("this is no bug of the program: cargo-verify does not support it yet")
        }
        "vacuous" => Some(
            "this is a fault of the program's assumptions: no execution meets them, so nothing behind them was checked",
        ),
        "crash" => Some("this is a bug of cargo-verify's: please report it, with the program"),
        _ => None,
    }
}
