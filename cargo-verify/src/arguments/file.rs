//! The arguments of each command.

use super::{EngineArguments, ReportArguments};
use clap::Args;
use std::ffi::OsString;
use std::path::PathBuf;
use verify_project::clang::qt_version;

const FILE_EXAMPLES: &str = "\
Examples:
  cargo verify file sort.cpp
      every input that `main` can read, every check that is on by default
  cargo verify file list.c main.c --unwind 10
      two units together, each loop at most ten times round
  cargo verify file parse.c --function parse_header --pointer-arguments null-or-valid
      one function, any arguments, pointers null or valid
  cargo verify file fixed.c --check unsigned-overflow --no-check leak,V0402
      one group of checks more, two checks less
  cargo verify file a.cpp --message-format json | tail -n 1
      the verdict for a script: the last line is the summary
  cargo verify file a.cpp -- -std=c++20 -Iinclude -DN=3
      flags for clang";

/// Verifies stand-alone C and C++ files together
#[derive(Debug, Args)]
#[command(after_help = FILE_EXAMPLES)]
pub struct FileArguments {
    /// The C and C++ files (or LLVM IR, `.ll`) to verify as one program
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,

    /// Start here instead of in `main`, the harnesses and the functions with contracts, with any
    /// arguments
    #[arg(long, value_name = "NAME")]
    pub function: Option<String>,

    /// A file with contracts for functions that have none in the sources; may be given again
    #[arg(long, value_name = "FILE")]
    pub contracts: Vec<PathBuf>,

    /// How many elements arrays that callers of a function with a contract pass have at most
    /// [default: 4]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=4096))]
    pub max_len: Option<u64>,

    #[command(flatten)]
    pub compile: CompileArguments,

    #[command(flatten)]
    pub engine: EngineArguments,

    #[command(flatten)]
    pub report: ReportArguments,

    /// Neither use nor keep results
    #[arg(long, help_heading = None)]
    pub no_cache: bool,
}

/// What decides how units are compiled.
#[derive(Debug, Args)]
pub struct CompileArguments {
    /// The language standard, as in `c++20` or `c17`
    #[arg(long, value_name = "STANDARD")]
    pub std: Option<String>,

    /// The version of Qt, 5 or 6; default is that of the directories in clang's flags, else 5
    #[arg(long, value_name = "VERSION", value_parser = clap::value_parser!(u32).range(5..=6))]
    pub qt: Option<u32>,

    /// Flags for clang, after `--`
    #[arg(last = true, value_name = "CLANG FLAGS")]
    clang_flags: Vec<OsString>,
}

impl CompileArguments {
    /// All that clang is told.
    pub fn clang_flags(&self) -> Vec<OsString> {
        let version = self.qt.map(qt_version);
        self.clang_flags.iter().cloned().chain(version).collect()
    }
}

const RUN_EXAMPLES: &str = "\
Examples:
  cargo verify run prog.c
  cargo verify run prog.cpp --arg 3 --arg hello < input.txt
  cargo verify run prog.cpp -- -std=c++20 -O2

The first violation ends the execution: it is reported on standard error, with exit code 100.";

/// Executes a program in the engine, with its output and exit status
#[derive(Debug, Args)]
#[command(after_help = RUN_EXAMPLES)]
pub struct RunArguments {
    /// The C and C++ files (or LLVM IR, `.ll`) of the program
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,

    /// An argument for the program; may be given again
    #[arg(long = "arg", value_name = "ARGUMENT", allow_hyphen_values = true)]
    pub arguments: Vec<String>,

    #[command(flatten)]
    pub compile: CompileArguments,

    #[command(flatten)]
    pub engine: EngineArguments,
}

/// Shows what a unit's LLVM IR contains: its functions, their places and types
#[derive(Debug, Args)]
pub struct IrArguments {
    /// A C or C++ file, or LLVM IR (`.ll`)
    #[arg(value_name = "FILE")]
    pub file: PathBuf,

    /// Print the text of the IR itself
    #[arg(long)]
    pub text: bool,

    #[command(flatten)]
    pub compile: CompileArguments,
}

/// Writes `verify.h`, the header for contracts and harnesses, so that other compilers find it
#[derive(Debug, Args)]
pub struct HeaderArguments {
    /// The directory to write it to; without it, it is printed
    #[arg(long, value_name = "DIR")]
    pub output: Option<PathBuf>,
}

/// Explains a code at length, with an example
#[derive(Debug, Args)]
pub struct ExplainArguments {
    /// The code or name, as in `V0107` or `double-free`; without it all are listed
    #[arg(value_name = "CODE")]
    pub code: Option<String>,
}

/// What the front tells a worker.
#[derive(Debug, Args)]
pub struct WorkerArguments {
    /// The file that holds the job
    pub job: PathBuf,
}

const REPLAY_EXAMPLES: &str = "\
Examples:
  cargo verify replay 3f2a90c1d4
      build and run the counterexample again
  cargo verify replay 3f2a90c1d4 --debugger
      open it in gdb or lldb where it fails
  cargo verify replay 3f2a90c1d4 --emit-test > tests/replays.rs
      keep it as a regression test

Exit codes: 100 the native program fails, too; 0 it does not; 5 it cannot be replayed.";

/// Repeats a counterexample natively, under sanitizers
#[derive(Debug, Args)]
#[command(after_help = REPLAY_EXAMPLES)]
pub struct ReplayArguments {
    /// The counterexample, as the report names it
    #[arg(value_name = "ID")]
    pub id: String,

    /// Open a debugger where it fails
    #[arg(long, conflicts_with = "emit_test")]
    pub debugger: bool,

    /// Print a regression test: Rust where Rust calls the function, C++ otherwise
    #[arg(long)]
    pub emit_test: bool,
}
