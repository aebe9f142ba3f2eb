//! The command line, as clap sees it. Nothing here does anything; `command` acts on it.

mod color;
mod engine;
mod file;
mod report;
mod workspace;

pub use color::Color;
pub use engine::EngineArguments;
pub use file::{
    ExplainArguments, FileArguments, HeaderArguments, IrArguments, ReplayArguments, RunArguments,
    WorkerArguments,
};

pub use report::{Format, ReportArguments};
pub use workspace::{
    AcceptArguments, CacheAction, CacheArguments, Ci, CleanArguments, CompletionsArguments,
    InitArguments, ListArguments, ListFormat, WorkspaceArguments,
};

use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand};

/// How cargo calls its subcommands: `cargo-verify verify …`.
#[derive(Debug, Parser)]
#[command(name = "cargo", bin_name = "cargo", styles = clap_cargo::style::CLAP_STYLING)]
pub enum Cargo {
    Verify(Verify),
}

const EXAMPLES: &str = "\
Examples:
  cargo verify                                check the C++ of the workspace
  cargo verify -p parser --timeout 10s        one package, ten seconds a function
  cargo verify list                           what there is to verify
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
#[command(version, after_help = EXAMPLES)]
pub struct Verify {
    #[command(subcommand)]
    pub command: Option<Command>,

    #[command(flatten)]
    pub workspace: WorkspaceArguments,

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
    Replay(ReplayArguments),
    List(ListArguments),
    Accept(Box<AcceptArguments>),
    Cache(CacheArguments),
    Clean(CleanArguments),
    Init(InitArguments),
    Header(HeaderArguments),
    /// Says what is installed, what is missing and how to get it
    Doctor,
    Completions(CompletionsArguments),
    /// Prints the manual page
    Man,
    #[command(name = "__worker", hide = true)]
    Worker(WorkerArguments),
}

impl Cargo {
    /// The command line of this process. An option of `cargo verify` itself says nothing to its
    /// commands: it is refused in front of one rather than ignored.
    pub fn read() -> Verify {
        let matches = Cargo::command().get_matches();
        if let Some((_, verify)) = matches.subcommand()
            && let (Some((name, _)), Some(stray)) = (verify.subcommand(), stray(verify))
        {
            let message = format!("`{stray}` cannot stand before `{name}`");
            Cargo::command()
                .error(clap::error::ErrorKind::ArgumentConflict, message)
                .exit();
        }
        match Cargo::from_arg_matches(&matches) {
            Ok(Cargo::Verify(verify)) => verify,
            Err(error) => error.exit(),
        }
    }
}

/// An option of `cargo verify` itself that was given.
fn stray(verify: &clap::ArgMatches) -> Option<String> {
    let own = WorkspaceArguments::augment_args(clap::Command::new("verify"));
    own.get_arguments()
        .filter(|option| {
            let id = option.get_id().as_str();
            verify.value_source(id) == Some(clap::parser::ValueSource::CommandLine)
        })
        .find_map(|option| Some(format!("--{}", option.get_long()?)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    use proptest::prelude::*;

    #[test]
    fn clap_finds_no_contradiction() {
        Cargo::command().debug_assert();
    }

    /// Words that a command line is made of, and some that it is not.
    fn word() -> impl Strategy<Value = String> {
        let known = [
            "file",
            "run",
            "ir",
            "explain",
            "doctor",
            "list",
            "-p",
            "--deps",
            "a.cpp",
            "--",
            "--function",
            "--unwind",
            "--timeout",
            "--memory",
            "--check",
            "--no-check",
            "--strategy",
            "--message-format",
            "--report",
            "json=",
            "--trace",
            "--std",
            "-q",
            "-v",
            "--arg",
            "--solvers",
            "--color",
            "--stats",
            "--fail-fast",
            "--keep-going",
            "json",
            "30s",
            "4GiB",
            "-1",
            "",
        ];
        prop_oneof![
            3 => proptest::sample::select(known.to_vec()).prop_map(str::to_owned),
            1 => ".{0,12}",
        ]
    }

    proptest! {
        #[test]
        fn no_command_line_makes_it_panic(words in proptest::collection::vec(word(), 0..8)) {
            let line = ["cargo-verify", "verify"].into_iter().map(str::to_owned).chain(words);
            if let Ok(Cargo::Verify(Verify { command: Some(Command::File(arguments)), .. })) = Cargo::try_parse_from(line) {
                // What clap let pass is either understood or an error with a message.
                match arguments.engine.job_options() {
                    Ok(options) => prop_assert!(!options.time_limit.is_zero()),
                    Err(error) => prop_assert!(!error.to_string().is_empty()),
                }
            }
        }
    }
}
