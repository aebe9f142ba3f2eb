//! Everything that can go wrong for a reason a user can do something about. Each error knows its
//! exit code; whatever is not here is a bug of ours and panics.

use crate::clang::FindError;
use crate::contract::RewriteError;
use crate::exit::Exit;
use std::path::PathBuf;
use verify_solver::ChainError;

#[derive(Debug, thiserror::Error)]
pub enum ExpectedError {
    #[error("`{path}` does not exist", path = path.display())]
    NoSuchFile { path: PathBuf },

    #[error("`{path}` is a directory", path = path.display())]
    IsDirectory { path: PathBuf },

    #[error("`{path}` is neither C nor C++ (its name ends in none of {known})", path = path.display(), known = crate::clang::Language::EXTENSIONS.join(", "))]
    NotASource { path: PathBuf },

    #[error("`{path}` cannot be read", path = path.display())]
    Unreadable {
        path: PathBuf,
        #[source]
        source: std::io::Error,
    },

    #[error("`{name}` is not a check")]
    UnknownCheck {
        name: String,
        suggestion: Option<String>,
    },

    #[error(transparent)]
    Solvers(#[from] ChainError),

    #[error("`{name}` is not a code or the name of a check")]
    UnknownCode {
        name: String,
        suggestion: Option<String>,
    },

    #[error("`{name}` may mean {count} functions", count = candidates.len())]
    AmbiguousFunction {
        name: String,
        candidates: Vec<String>,
    },

    #[error("no function is called `{name}`")]
    NoSuchFunction {
        name: String,
        suggestion: Option<String>,
    },

    #[error("there is no `main`")]
    NoMain { functions: Vec<String> },

    #[error(transparent)]
    Clang(#[from] FindError),

    #[error("`{program}` cannot be started", program = program.display())]
    CannotStart {
        program: PathBuf,
        #[source]
        source: std::io::Error,
    },

    #[error("{what} cannot be written", what = path.display())]
    CannotWrite {
        path: PathBuf,
        #[source]
        source: std::io::Error,
    },

    #[error("two reports are to be written to `{path}`", path = path.display())]
    ReportTwice { path: PathBuf },

    #[error("there is no directory to keep the models in")]
    NoCacheDirectory,

    #[error("a model of the C library does not compile with {compiler}")]
    ModelDoesNotCompile { compiler: String, message: String },

    #[error("`{unit}` does not compile", unit = unit.display())]
    DoesNotCompile { unit: PathBuf, message: String },

    #[error("a contract is wrong: {error}")]
    BadContract { error: RewriteError },

    #[error("`{file}` has a contract for `{function}`, which no unit defines", file = file.display())]
    UnknownContract { file: PathBuf, function: String },

    #[error("`{file}` has no contract in it", file = file.display())]
    NoContract { file: PathBuf },

    #[error("`{path}` is no LLVM IR that can be read", path = path.display())]
    UnreadableIr { path: PathBuf, message: String },

    #[error("the LLVM IR that clang made of `{unit}` is not understood", unit = unit.display())]
    UnsupportedIr { unit: PathBuf, message: String },

    #[error("the time limit was reached while compiling `{unit}`", unit = unit.display())]
    CompileTimeout { unit: PathBuf },

    #[error("cargo failed")]
    CargoFailed { message: String },

    #[error("no package of the workspace is called `{name}`")]
    NoSuchPackage {
        name: String,
        suggestion: Option<String>,
    },

    #[error("there is no C or C++ to verify in {what}")]
    NothingToVerify { what: String },

    #[error("there is nothing to verify: {what}")]
    NoEntryPoint { what: String, help: &'static str },

    #[error("`{path}` is no compilation database", path = path.display())]
    BadCompileCommands { path: PathBuf, message: String },

    #[error("{place} is wrong")]
    BadConfiguration {
        place: String,
        message: String,
        suggestion: Option<String>,
    },

    #[error("a pattern in the configuration is wrong: {message}")]
    BadPattern { message: String },

    #[error("the baseline `{path}` cannot be read", path = path.display())]
    NoBaseline {
        path: PathBuf,
        #[source]
        source: std::io::Error,
    },

    #[error("`{path}` is no baseline: {message}", path = path.display())]
    BadBaseline { path: PathBuf, message: String },

    #[error("there is no counterexample `{id}`")]
    NoSuchReplay { id: String },

    #[error("there can be no test of this counterexample: {why}")]
    NoTest { why: String },

    #[error("`{path}` cannot be understood", path = path.display())]
    BadReplay { path: PathBuf },

    #[error("git cannot tell what changed")]
    GitFailed { message: String },

    #[error("signals cannot be caught")]
    NoSignals {
        #[source]
        source: std::io::Error,
    },

    #[error("interrupted")]
    Interrupted,

    #[error("the set-up is not complete")]
    NotReady,
}

impl ExpectedError {
    pub fn exit(&self) -> Exit {
        match self {
            ExpectedError::NoSuchFile { .. }
            | ExpectedError::IsDirectory { .. }
            | ExpectedError::NotASource { .. }
            | ExpectedError::Unreadable { .. }
            | ExpectedError::UnknownCheck { .. }
            | ExpectedError::UnknownCode { .. }
            | ExpectedError::ReportTwice { .. }
            | ExpectedError::Solvers(_)
            | ExpectedError::NoSuchPackage { .. }
            | ExpectedError::NoSuchReplay { .. }
            | ExpectedError::AmbiguousFunction { .. } => Exit::Usage,
            ExpectedError::NoSuchFunction { .. }
            | ExpectedError::NothingToVerify { .. }
            | ExpectedError::NoEntryPoint { .. }
            | ExpectedError::NoMain { .. } => Exit::NothingToVerify,
            ExpectedError::Clang(_)
            | ExpectedError::CannotStart { .. }
            | ExpectedError::CannotWrite { .. }
            | ExpectedError::NoCacheDirectory
            | ExpectedError::CargoFailed { .. }
            | ExpectedError::BadCompileCommands { .. }
            | ExpectedError::BadConfiguration { .. }
            | ExpectedError::BadPattern { .. }
            | ExpectedError::NoBaseline { .. }
            | ExpectedError::BadBaseline { .. }
            | ExpectedError::BadReplay { .. }
            | ExpectedError::NoTest { .. }
            | ExpectedError::GitFailed { .. }
            | ExpectedError::NoSignals { .. }
            | ExpectedError::ModelDoesNotCompile { .. }
            | ExpectedError::NotReady => Exit::Setup,
            ExpectedError::DoesNotCompile { .. }
            | ExpectedError::BadContract { .. }
            | ExpectedError::UnknownContract { .. }
            | ExpectedError::NoContract { .. }
            | ExpectedError::UnreadableIr { .. } => Exit::DoesNotCompile,
            ExpectedError::UnsupportedIr { .. }
            | ExpectedError::CompileTimeout { .. }
            | ExpectedError::Interrupted => Exit::Inconclusive,
        }
    }

    /// The name of the kind of error in machine-readable reports.
    pub fn kind(&self) -> &'static str {
        match self.exit() {
            Exit::Usage => "usage",
            Exit::NothingToVerify => "nothing-to-verify",
            Exit::DoesNotCompile => "does-not-compile",
            Exit::Inconclusive => match self {
                ExpectedError::Interrupted => "interrupted",
                ExpectedError::UnsupportedIr { .. } => "unsupported",
                _ => "timeout",
            },
            Exit::Setup | Exit::Success | Exit::Crash | Exit::Violated | Exit::Program(_) => {
                "setup"
            }
        }
    }

    /// What to do about it, a line each.
    pub fn help(&self) -> Vec<String> {
        match self {
            ExpectedError::UnknownCheck {
                suggestion: Some(name),
                ..
            }
            | ExpectedError::UnknownCode {
                suggestion: Some(name),
                ..
            }
            | ExpectedError::NoSuchFunction {
                suggestion: Some(name),
                ..
            }
            | ExpectedError::NoSuchPackage {
                suggestion: Some(name),
                ..
            }
            | ExpectedError::BadConfiguration {
                suggestion: Some(name),
                ..
            } => {
                vec![format!("did you mean `{name}`?")]
            }
            ExpectedError::UnknownCheck { .. } | ExpectedError::UnknownCode { .. } => {
                vec![
                    "`cargo verify explain` lists all codes, their names and their groups"
                        .to_owned(),
                ]
            }
            ExpectedError::AmbiguousFunction { candidates, .. } => {
                let mut lines = vec!["name one of them in full:".to_owned()];
                lines.extend(
                    candidates
                        .iter()
                        .map(|name| format!("  --function '{name}'")),
                );
                lines
            }
            ExpectedError::NoMain { functions } if !functions.is_empty() => {
                let mut lines = vec!["start from one of its functions instead:".to_owned()];
                lines.extend(
                    functions
                        .iter()
                        .take(5)
                        .map(|name| format!("  --function '{name}'")),
                );
                lines
            }
            ExpectedError::NoMain { .. } => vec!["the files define no function at all".to_owned()],
            ExpectedError::Clang(error) => error.help(),
            ExpectedError::NoCacheDirectory => {
                vec!["set CARGO_VERIFY_CACHE to a directory that can be written".to_owned()]
            }
            ExpectedError::ModelDoesNotCompile { .. } | ExpectedError::UnsupportedIr { .. } => {
                vec!["this is a fault of cargo-verify's, not of the program".to_owned()]
            }
            ExpectedError::NoEntryPoint { help, .. } => vec![(*help).to_owned()],
            ExpectedError::NothingToVerify { .. } => vec![
                "units are found by watching the build scripts of the workspace's members; \
                 `--deps NAME` adds a dependency"
                    .to_owned(),
            ],
            ExpectedError::NoSuchReplay { .. } => {
                vec!["reports name them: `cargo verify replay ID`".to_owned()]
            }
            ExpectedError::BadReplay { .. } => {
                vec!["verify the code again: that writes it anew".to_owned()]
            }
            ExpectedError::NoBaseline { .. } => {
                vec!["`--write-baseline FILE` writes one".to_owned()]
            }
            ExpectedError::UnknownContract { .. } => vec![
                "its name, scope and types of parameters have to be those of the definition; an inline \
                 function carries its contract where it is defined"
                    .to_owned(),
            ],
            ExpectedError::NoContract { .. } => vec![
                "it declares functions again, with clauses of `verify.h` behind them".to_owned(),
            ],
            ExpectedError::BadContract { .. }
            | ExpectedError::NoSuchFile { .. }
            | ExpectedError::IsDirectory { .. }
            | ExpectedError::NotASource { .. }
            | ExpectedError::Unreadable { .. }
            | ExpectedError::Solvers(_)
            | ExpectedError::NoSuchPackage { .. }
            | ExpectedError::CargoFailed { .. }
            | ExpectedError::BadCompileCommands { .. }
            | ExpectedError::BadConfiguration { .. }
            | ExpectedError::BadPattern { .. }
            | ExpectedError::BadBaseline { .. }
            | ExpectedError::GitFailed { .. }
            | ExpectedError::NoTest { .. }
            | ExpectedError::NoSuchFunction { .. }
            | ExpectedError::CannotStart { .. }
            | ExpectedError::CannotWrite { .. }
            | ExpectedError::ReportTwice { .. }
            | ExpectedError::DoesNotCompile { .. }
            | ExpectedError::UnreadableIr { .. }
            | ExpectedError::CompileTimeout { .. }
            | ExpectedError::NoSignals { .. }
            | ExpectedError::Interrupted
            | ExpectedError::NotReady => Vec::new(),
        }
    }

    /// The message of another program that explains the error, if there is one.
    pub fn detail(&self) -> Option<&str> {
        match self {
            ExpectedError::DoesNotCompile { message, .. }
            | ExpectedError::ModelDoesNotCompile { message, .. }
            | ExpectedError::UnsupportedIr { message, .. }
            | ExpectedError::CargoFailed { message }
            | ExpectedError::BadCompileCommands { message, .. }
            | ExpectedError::BadConfiguration { message, .. }
            | ExpectedError::GitFailed { message }
            | ExpectedError::UnreadableIr { message, .. } => Some(message),
            _ => None,
        }
    }
}
