//! The arguments of `cargo verify` itself, in cargo's manner, and of the commands that look at a
//! workspace.

use super::{EngineArguments, ReportArguments};
use clap::{Args, Subcommand, ValueEnum};
use std::path::PathBuf;
use std::time::Duration;
use verify_project::config::{FailOn, RawPointers, quantity};
use verify_project::workspace::Selection;

/// What is verified, and how the workspace is built for it.
#[derive(Debug, Args)]
pub struct WorkspaceArguments {
    #[command(flatten)]
    pub selection: SelectionArguments,

    /// Verify only these functions, by name; `*` stands for any text
    #[arg(long, value_name = "NAME", help_heading = "What is verified")]
    pub function: Vec<String>,

    /// Verify only what changed since this revision of git
    #[arg(long, value_name = "REV", help_heading = "What is verified")]
    pub changed_since: Option<String>,

    /// Verify only what the changes in these files concern: in what differs from `HEAD`, its lines; else all of the file
    #[arg(
        long,
        value_name = "FILE",
        num_args = 1..,
        conflicts_with = "changed_since",
        help_heading = "What is verified"
    )]
    pub changed_files: Vec<PathBuf>,

    #[command(flatten)]
    pub engine: EngineArguments,

    #[command(flatten)]
    pub boundary: BoundaryArguments,

    #[command(flatten)]
    pub gate: GateArguments,

    #[command(flatten)]
    pub report: ReportArguments,

    /// Neither use nor keep results
    #[arg(long, help_heading = "What is verified")]
    pub no_cache: bool,
}

/// What Rust is taken to pass.
#[derive(Debug, Default, Args)]
#[command(next_help_heading = "What Rust passes")]
pub struct BoundaryArguments {
    /// How many elements arrays and strings have at most [default: 4, and more while there is time]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=4096))]
    pub max_len: Option<u64>,

    /// What raw pointers are taken to be
    #[arg(long, value_enum, value_name = "HOW", default_value_t)]
    pub raw_pointers: RawPointers,

    /// Also verify, on their own, the functions that Rust does not declare
    #[arg(long)]
    pub undeclared: bool,
}

/// Which units of which packages, and how cargo is to build them.
#[derive(Debug, Args)]
pub struct SelectionArguments {
    #[command(flatten)]
    pub workspace: clap_cargo::Workspace,

    /// Dependencies whose units are verified, too, by name; `all` for every one
    #[arg(
        long,
        value_name = "NAME",
        value_delimiter = ',',
        help_heading = "What is verified"
    )]
    pub deps: Vec<String>,

    /// Take the compilations from this file instead of building
    #[arg(long, value_name = "FILE", help_heading = "What is verified")]
    pub compile_commands: Option<PathBuf>,

    /// The version of Qt that units are written for, 5 or 6; default is that of the directories in their flags, else 5
    #[arg(
        long,
        value_name = "VERSION",
        value_parser = clap::value_parser!(u32).range(5..=6),
        help_heading = "What is verified"
    )]
    pub qt: Option<u32>,

    #[command(flatten)]
    pub features: clap_cargo::Features,

    #[command(flatten)]
    pub manifest: clap_cargo::Manifest,

    #[command(flatten)]
    pub cargo: CargoArguments,
}

impl SelectionArguments {
    /// The choice, without how it was written.
    pub fn selection(&self) -> Selection {
        Selection {
            packages: self.workspace.package.clone(),
            whole_workspace: self.workspace.workspace || self.workspace.all,
            excluded: self.workspace.exclude.clone(),
            dependencies: self.deps.clone(),
            compile_commands: self.compile_commands.clone(),
            qt: self.qt,
            manifest_path: self.manifest.manifest_path.clone(),
            all_features: self.features.all_features,
            no_default_features: self.features.no_default_features,
            features: self.features.features.clone(),
            target: self.cargo.target.clone(),
            profile: self.cargo.profile.clone(),
            release: self.cargo.release,
            target_directory: self.cargo.target_dir.clone(),
            build_time: self.cargo.build_timeout,
            jobs: self.cargo.jobs,
            locked: self.cargo.locked,
            offline: self.cargo.offline,
            frozen: self.cargo.frozen,
        }
    }
}

/// What is passed on to cargo.
#[derive(Debug, Args)]
#[command(next_help_heading = "Building")]
pub struct CargoArguments {
    /// Build for this target
    #[arg(long, value_name = "TRIPLE")]
    pub target: Option<String>,

    /// Build with this profile
    #[arg(long, value_name = "NAME", conflicts_with = "release")]
    pub profile: Option<String>,

    /// Build with the profile `release`
    #[arg(short, long)]
    pub release: bool,

    /// The target directory; ours is `verify` in it
    #[arg(long, value_name = "DIRECTORY")]
    pub target_dir: Option<PathBuf>,

    /// How long the build may take, as in `10m` [default: as long as it takes]
    #[arg(long, value_name = "TIME", value_parser = quantity::duration)]
    pub build_timeout: Option<Duration>,

    /// How many jobs run at once [default: one for each processor]
    #[arg(short, long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub jobs: Option<u16>,

    /// Require that `Cargo.lock` is up to date
    #[arg(long)]
    pub locked: bool,

    /// Do not use the network
    #[arg(long)]
    pub offline: bool,

    /// Both `--locked` and `--offline`
    #[arg(long)]
    pub frozen: bool,
}

/// What makes the command fail.
#[derive(Debug, Args)]
#[command(next_help_heading = "Gating")]
pub struct GateArguments {
    /// The verdicts that make the command fail [default: violated,unknown]
    #[arg(long, value_enum, value_name = "VERDICTS", value_delimiter = ',')]
    pub fail_on: Vec<FailOn>,

    /// Accept the violations in this file; fail on new ones only
    #[arg(long, value_name = "FILE")]
    pub baseline: Option<PathBuf>,

    /// Write the violations that are found to this file, as a baseline for later
    #[arg(long, value_name = "FILE")]
    pub write_baseline: Option<PathBuf>,
}

/// Writes down what functions require of their callers, to be assumed from then on
///
/// Verifies as `cargo verify` does. What functions require is written to `verify-accepted.toml` in the
/// workspace's root, where it can be read and changed.
#[derive(Debug, Args)]
pub struct AcceptArguments {
    #[command(flatten)]
    pub workspace: WorkspaceArguments,
}

/// Lists packages, libraries, units and entry points
#[derive(Debug, Args)]
pub struct ListArguments {
    #[command(flatten)]
    pub selection: SelectionArguments,

    /// Show of this function what is passed for each parameter, and the evidence for it
    #[arg(long, value_name = "FUNCTION")]
    pub arguments: Option<String>,

    /// What the list looks like
    #[arg(long, value_enum, default_value = "human", value_name = "FORMAT")]
    pub message_format: ListFormat,
}

/// What a list looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ListFormat {
    /// Text for people
    Human,
    /// One JSON object
    Json,
}

/// Shows or clears what earlier runs found out about a workspace
#[derive(Debug, Args)]
pub struct CacheArguments {
    #[command(subcommand)]
    pub action: CacheAction,

    #[command(flatten)]
    pub manifest: clap_cargo::Manifest,

    /// The target directory
    #[arg(long, value_name = "DIRECTORY", global = true)]
    pub target_dir: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, Subcommand)]
pub enum CacheAction {
    /// How many units and results are kept, and how much room they take
    Stats,
    /// Forget them all
    Clear,
}

/// Removes what runs left in the target directory of a workspace
#[derive(Debug, Args)]
pub struct CleanArguments {
    /// Only what killed runs left, and what nobody asked for in two weeks
    #[arg(long)]
    pub stale: bool,

    #[command(flatten)]
    pub manifest: clap_cargo::Manifest,

    /// The target directory
    #[arg(long, value_name = "DIRECTORY")]
    pub target_dir: Option<PathBuf>,
}

/// Writes `verify.toml`, a hook for pre-commit and a workflow for CI into a workspace
#[derive(Debug, Args)]
pub struct InitArguments {
    #[command(flatten)]
    pub manifest: clap_cargo::Manifest,

    /// The service that runs CI
    #[arg(long, value_enum, default_value = "github")]
    pub ci: Ci,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Ci {
    Github,
    Gitlab,
    None,
}

/// Prints a script that completes command lines
#[derive(Debug, Args)]
pub struct CompletionsArguments {
    /// The shell it is for
    pub shell: clap_complete::Shell,
}
