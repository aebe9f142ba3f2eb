//! The command line, as clap sees it. Nothing here does anything; `command` acts on it.

mod color;
mod engine;
mod file;
mod quantity;

pub use color::Color;
pub use engine::{EngineArguments, nearest, nearest_check};
pub use file::{
    CompileArguments, ExplainArguments, FileArguments, IrArguments, RunArguments, WorkerArguments,
};

use clap::{Args, Parser, Subcommand, ValueEnum};

/// How cargo calls its subcommands: `cargo-verify verify …`.
#[derive(Debug, Parser)]
#[command(name = "cargo", bin_name = "cargo", styles = clap_cargo::style::CLAP_STYLING)]
pub enum Cargo {
    Verify(Verify),
}

const EXAMPLES: &str = "\
Examples:
  cargo verify file sort.cpp                  check `main` for every input it reads
  cargo verify file a.c b.c --function parse  check one function for all arguments
  cargo verify file x.cpp -- -std=c++20 -DN=3 with flags for clang
  cargo verify run prog.c                     execute a program in the engine
  cargo verify explain V0107                  what a code means, with an example
  cargo verify doctor                         what is installed, what is missing

Exit codes: 0 nothing violated, 100 violated, 5 inconclusive, 101 does not compile,
96 set-up, 4 nothing to verify, 2 usage.";

/// Verifies C and C++: every input, within a bound, each bug with the values that trigger it
#[derive(Debug, Args)]
#[command(version, subcommand_required = true, arg_required_else_help = true, after_help = EXAMPLES)]
pub struct Verify {
    #[command(subcommand)]
    pub command: Command,

    /// Whether to use colour
    #[arg(long, value_name = "WHEN", default_value = "auto", global = true)]
    pub color: Color,

    /// Say nothing but violations and the verdict
    #[arg(short, long, global = true, conflicts_with = "verbose")]
    pub quiet: bool,

    /// Say more: the commands that are run, the frames inside models
    #[arg(short, long, global = true)]
    pub verbose: bool,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    File(FileArguments),
    Run(RunArguments),
    Ir(IrArguments),
    Explain(ExplainArguments),
    /// Says what is installed, what is missing and how to get it
    Doctor,
    #[command(name = "__worker", hide = true)]
    Worker(WorkerArguments),
}

/// What a report looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum MessageFormat {
    /// Text for people
    Human,
    /// One JSON object a line
    Json,
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn clap_finds_no_contradiction() {
        Cargo::command().debug_assert();
    }
}
