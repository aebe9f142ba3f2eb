//! Which packages of a workspace are meant, and how cargo is to build them.

use std::path::PathBuf;
use std::time::Duration;

/// The choice. Default is what cargo means where nothing is said: the member whose directory the user is in, every member
/// elsewhere.
#[derive(Clone, Debug, Default)]
pub struct Selection {
    /// Members, by name or package id. Default is all.
    pub packages: Vec<String>,
    /// All members, wherever the user is. Default is that member whose directory the user is in, if it is one's.
    pub whole_workspace: bool,
    /// Members that are not meant. Default is none.
    pub excluded: Vec<String>,
    /// Dependencies whose units are verified, too; `all` for every one. Default is none.
    pub dependencies: Vec<String>,
    /// A compilation database instead of a build. Default is none.
    pub compile_commands: Option<PathBuf>,
    /// The version of Qt that units want. Default is that of the settings, or of their own flags.
    pub qt: Option<u32>,
    /// The manifest. Default is that of the current directory.
    pub manifest_path: Option<PathBuf>,
    /// Default is false.
    pub all_features: bool,
    /// Default is false.
    pub no_default_features: bool,
    /// Features to build with. Default is none.
    pub features: Vec<String>,
    /// The machine to build for. Default is cargo's.
    pub target: Option<String>,
    /// Default is cargo's.
    pub profile: Option<String>,
    /// Default is false.
    pub release: bool,
    /// Default is the workspace's.
    pub target_directory: Option<PathBuf>,
    /// How long the build may take. Default is as long as it takes.
    pub build_time: Option<Duration>,
    /// How many jobs cargo runs at once. Default is cargo's.
    pub jobs: Option<u16>,
    /// Default is false.
    pub locked: bool,
    /// Default is false.
    pub offline: bool,
    /// Default is false.
    pub frozen: bool,
}
