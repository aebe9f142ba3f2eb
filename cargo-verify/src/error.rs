//! Everything that can go wrong for a reason a user can do something about: the errors of the libraries,
//! and those of the command line itself. Here, and nowhere else, they become diagnostics and exit
//! codes; whatever is not here is a bug of ours and panics.

use crate::exit::Exit;
use crate::gate::BaselineError;
use std::error::Error;
use std::path::PathBuf;
use verify_project::capture::{BuildError, CaptureError};
use verify_project::changes::ChangesError;
use verify_project::clang::{CompileError, FindError, Language};
use verify_project::config::ConfigError;
use verify_project::files::FileError;
use verify_project::job::WorkerError;
use verify_project::prepare::PrepareError;
use verify_project::process::ProcessError;
use verify_project::runtime::RuntimeError;
use verify_project::workspace::WorkspaceError;
use verify_report::replay::ReplayError;
use verify_report::{Diagnostic, UnknownKind};

/// An error that ends a command.
#[derive(Debug, thiserror::Error)]
pub enum ExpectedError {
    #[error("`{name}` is not a code or the name of a check")]
    UnknownCode {
        name: String,
        suggestion: Option<String>,
    },

    #[error("two reports are to be written to `{path}`", path = path.display())]
    ReportTwice { path: PathBuf },

    #[error("there is no C or C++ to verify in {what}")]
    NothingToVerify {
        what: String,
        /// The dependencies that have C or C++.
        dependencies: Vec<String>,
    },

    #[error("there is nothing to verify: {what}")]
    NoEntryPoint { what: String, help: &'static str },

    #[error("there can be no test of this counterexample: {why}")]
    NoTest { why: String },

    #[error("signals cannot be caught")]
    NoSignals {
        #[source]
        source: std::io::Error,
    },

    #[error("the set-up is not complete")]
    NotReady,

    #[error(transparent)]
    File(#[from] FileError),

    #[error(transparent)]
    Process(#[from] ProcessError),

    #[error(transparent)]
    Clang(#[from] FindError),

    #[error(transparent)]
    Capture(#[from] CaptureError),

    #[error(transparent)]
    Config(#[from] ConfigError),

    #[error(transparent)]
    Workspace(#[from] WorkspaceError),

    #[error(transparent)]
    Prepare(#[from] PrepareError),

    #[error(transparent)]
    Changes(#[from] ChangesError),

    #[error(transparent)]
    Worker(#[from] WorkerError),

    #[error(transparent)]
    Replay(#[from] ReplayError),

    #[error(transparent)]
    Baseline(#[from] BaselineError),
}

impl ExpectedError {
    /// What the process ends with.
    pub fn exit(&self) -> Exit {
        match About::of(self).kind {
            UnknownKind::Usage => Exit::Usage,
            UnknownKind::NothingToVerify => Exit::NothingToVerify,
            UnknownKind::DoesNotCompile => Exit::DoesNotCompile,
            UnknownKind::SetUp => Exit::Setup,
            UnknownKind::Timeout
            | UnknownKind::Memory
            | UnknownKind::Unsupported
            | UnknownKind::Solver
            | UnknownKind::Vacuous
            | UnknownKind::Crash
            | UnknownKind::Interrupted => Exit::Inconclusive,
        }
    }

    /// What the user is shown.
    pub fn diagnostic(&self) -> Diagnostic {
        diagnostic(self, About::of(self))
    }
}

/// What the user is shown of a unit that does not compile while others are verified.
pub fn unit_diagnostic(error: &CompileError) -> Diagnostic {
    diagnostic(error, About::compile(error))
}

/// What the user is shown of a part of the build that fails while what there is is verified.
pub fn build_diagnostic(error: &BuildError) -> Diagnostic {
    let about = About::new(UnknownKind::DoesNotCompile).detail(error.message());
    diagnostic(error, about)
}

fn diagnostic(error: &dyn Error, about: About<'_>) -> Diagnostic {
    Diagnostic {
        kind: about.kind,
        message: error.to_string(),
        detail: about.detail.map(str::to_owned),
        causes: std::iter::successors(error.source(), |cause| (*cause).source())
            .map(ToString::to_string)
            .collect(),
        help: about.help,
    }
}

/// What is known of an error besides its message.
struct About<'a> {
    kind: UnknownKind,
    /// The message of another program that explains the error.
    detail: Option<&'a str>,
    /// What to do about it, a line each.
    help: Vec<String>,
}

impl<'a> About<'a> {
    fn new(kind: UnknownKind) -> About<'a> {
        About {
            kind,
            detail: None,
            help: Vec::new(),
        }
    }

    fn detail(self, detail: &'a str) -> About<'a> {
        About {
            detail: Some(detail),
            ..self
        }
    }

    fn help(self, line: impl Into<String>) -> About<'a> {
        self.lines([line.into()])
    }

    fn lines(mut self, lines: impl IntoIterator<Item = String>) -> About<'a> {
        self.help.extend(lines);
        self
    }

    fn suggest(self, name: Option<&String>) -> About<'a> {
        self.lines(name.map(|name| format!("did you mean `{name}`?")))
    }

    /// A check that is not known, with the nearest or where to find all.
    fn unknown_check(suggestion: Option<&String>) -> About<'a> {
        let about = About::new(UnknownKind::Usage);
        match suggestion {
            Some(name) => about.suggest(Some(name)),
            None => {
                about.help("`cargo verify explain` lists all codes, their names and their groups")
            }
        }
    }

    fn of(error: &'a ExpectedError) -> About<'a> {
        match error {
            ExpectedError::UnknownCode { suggestion, .. } => {
                About::unknown_check(suggestion.as_ref())
            }
            ExpectedError::ReportTwice { .. } => About::new(UnknownKind::Usage),
            ExpectedError::NothingToVerify { dependencies, .. } => {
                About::new(UnknownKind::NothingToVerify).help(match dependencies.as_slice() {
                    [] => "units are found by watching the build scripts of the workspace's members; \
                           no dependency has any either"
                        .to_owned(),
                    names => format!(
                        "these dependencies have C or C++: {}; to verify them:\n  cargo verify --deps {}",
                        names.join(", "),
                        names.join(",")
                    ),
                })
            }
            ExpectedError::NoEntryPoint { help, .. } => {
                About::new(UnknownKind::NothingToVerify).help(*help)
            }
            ExpectedError::NoTest { .. }
            | ExpectedError::NoSignals { .. }
            | ExpectedError::NotReady => About::new(UnknownKind::SetUp),
            ExpectedError::File(error) => About::file(error),
            ExpectedError::Process(error) => About::process(error),
            ExpectedError::Clang(error) => About::clang(error),
            ExpectedError::Capture(error) => About::capture(error),
            ExpectedError::Config(error) => About::config(error),
            ExpectedError::Workspace(error) => About::workspace(error),
            ExpectedError::Prepare(error) => About::prepare(error),
            ExpectedError::Changes(error) => About::changes(error),
            ExpectedError::Worker(error) => About::worker(error),
            ExpectedError::Replay(error) => About::replay(error),
            ExpectedError::Baseline(error) => About::baseline(error),
        }
    }

    fn file(error: &FileError) -> About<'a> {
        match error {
            FileError::Read { .. } => About::new(UnknownKind::Usage),
            FileError::Write { .. } => About::new(UnknownKind::SetUp),
            FileError::NoCacheDirectory => About::new(UnknownKind::SetUp)
                .help("set CARGO_VERIFY_CACHE to a directory that can be written"),
        }
    }

    fn process(error: &ProcessError) -> About<'a> {
        About::new(match error {
            ProcessError::CannotStart { .. } | ProcessError::NoAnswer { .. } => UnknownKind::SetUp,
            ProcessError::Interrupted => UnknownKind::Interrupted,
        })
    }

    fn clang(error: &FindError) -> About<'a> {
        About::new(UnknownKind::SetUp).lines(error.help())
    }

    fn compile(error: &'a CompileError) -> About<'a> {
        match error {
            CompileError::DoesNotCompile { message, .. } => {
                About::new(UnknownKind::DoesNotCompile).detail(message)
            }
            // The user's fault where the user wrote the IR, ours where clang did.
            CompileError::UnreadableIr { unit, message } => {
                let is_ir = Language::of(unit, &[]) == Some(Language::Ir);
                match is_ir {
                    true => About::new(UnknownKind::DoesNotCompile).detail(message),
                    false => About::new(UnknownKind::Unsupported)
                        .detail(message)
                        .help(OUR_FAULT),
                }
            }
            CompileError::BadContract(_) => About::new(UnknownKind::DoesNotCompile),
            CompileError::TimedOut { .. } => About::new(UnknownKind::Timeout),
            CompileError::File(error) => About::file(error),
            CompileError::Process(error) => About::process(error),
        }
    }

    fn runtime(error: &'a RuntimeError) -> About<'a> {
        match error {
            RuntimeError::DoesNotCompile { message, .. } => About::new(UnknownKind::SetUp)
                .detail(message)
                .help(OUR_FAULT),
            RuntimeError::TimedOut { .. } => About::new(UnknownKind::Timeout),
            RuntimeError::File(error) => About::file(error),
            RuntimeError::Process(error) => About::process(error),
        }
    }

    fn capture(error: &'a CaptureError) -> About<'a> {
        match error {
            CaptureError::BuildTimedOut { message, .. } => About::new(UnknownKind::SetUp)
                .detail(message)
                .help("`--build-timeout` gives it more time"),
            CaptureError::CargoFailed { message }
            | CaptureError::BadCompileCommands { message, .. } => {
                About::new(UnknownKind::SetUp).detail(message)
            }
            CaptureError::File(error) => About::file(error),
            CaptureError::Process(error) => About::process(error),
        }
    }

    fn config(error: &'a ConfigError) -> About<'a> {
        match error {
            ConfigError::Wrong {
                message,
                suggestion,
                ..
            } => About::new(UnknownKind::SetUp)
                .detail(message)
                .suggest(suggestion.as_ref()),
            ConfigError::BadPattern { .. } => About::new(UnknownKind::SetUp),
            ConfigError::UnknownCheck { suggestion, .. } => {
                About::unknown_check(suggestion.as_ref())
            }
            ConfigError::Solvers(_) => About::new(UnknownKind::Usage),
            ConfigError::File(error) => About::file(error),
        }
    }

    fn workspace(error: &'a WorkspaceError) -> About<'a> {
        match error {
            WorkspaceError::NoSuchPackage { suggestion, .. } => {
                About::new(UnknownKind::Usage).suggest(suggestion.as_ref())
            }
            WorkspaceError::Capture(error) => About::capture(error),
            WorkspaceError::Config(error) => About::config(error),
            WorkspaceError::File(error) => About::file(error),
        }
    }

    fn prepare(error: &'a PrepareError) -> About<'a> {
        match error {
            PrepareError::NoSuchFile { .. }
            | PrepareError::IsDirectory { .. }
            | PrepareError::NotASource { .. } => About::new(UnknownKind::Usage),
            PrepareError::UnknownContract { .. } => About::new(UnknownKind::DoesNotCompile).help(
                "its name, scope and types of parameters have to be those of the definition; an inline \
                 function carries its contract where it is defined",
            ),
            PrepareError::NoContract { .. } => About::new(UnknownKind::DoesNotCompile)
                .help("it declares functions again, with clauses of `verify.h` behind them"),
            PrepareError::AmbiguousFunction { candidates, .. } => About::new(UnknownKind::Usage)
                .help("name one of them in full:")
                .lines(candidates.iter().map(|name| option(name))),
            PrepareError::NoSuchFunction { suggestion, .. } => {
                About::new(UnknownKind::NothingToVerify).suggest(suggestion.as_ref())
            }
            PrepareError::NoMain { functions } if functions.is_empty() => {
                About::new(UnknownKind::NothingToVerify)
                    .help("the files define no function at all")
            }
            PrepareError::NoMain { functions } => About::new(UnknownKind::NothingToVerify)
                .help("start from one of its functions instead:")
                .lines(functions.iter().take(5).map(|name| option(name))),
            PrepareError::Clang(error) => About::clang(error),
            PrepareError::Compile(error) => About::compile(error),
            PrepareError::Runtime(error) => About::runtime(error),
            PrepareError::Config(error) => About::config(error),
            PrepareError::File(error) => About::file(error),
        }
    }

    fn changes(error: &'a ChangesError) -> About<'a> {
        match error {
            ChangesError::GitFailed { message } => About::new(UnknownKind::SetUp).detail(message),
            ChangesError::Process(error) => About::process(error),
        }
    }

    fn worker(error: &'a WorkerError) -> About<'a> {
        match error {
            WorkerError::UnreadableIr { message, .. } => {
                About::new(UnknownKind::DoesNotCompile).detail(message)
            }
            WorkerError::File(error) => About::file(error),
            WorkerError::Process(error) => About::process(error),
        }
    }

    fn replay(error: &'a ReplayError) -> About<'a> {
        match error {
            ReplayError::NoSuchReplay { .. } => {
                About::new(UnknownKind::Usage).help("reports name them: `cargo verify replay ID`")
            }
            ReplayError::BadReplay { .. } => {
                About::new(UnknownKind::SetUp).help("verify the code again: that writes it anew")
            }
            ReplayError::File(error) => About::file(error),
            ReplayError::Process(error) => About::process(error),
            ReplayError::Runtime(error) => About::runtime(error),
        }
    }

    fn baseline(error: &BaselineError) -> About<'a> {
        let about = About::new(UnknownKind::SetUp);
        match error {
            BaselineError::Missing { .. } => about.help("`--write-baseline FILE` writes one"),
            BaselineError::Bad { .. } => about.help("`--write-baseline FILE` writes it anew"),
        }
    }
}

const OUR_FAULT: &str = "this is a fault of cargo-verify's, not of the program";

/// The option that starts from a function.
fn option(function: &str) -> String {
    format!("  --function '{function}'")
}
