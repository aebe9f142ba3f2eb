//! `cargo verify` in real workspaces, with the real cargo, compilers, clang and solvers.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod bad_input;
mod boundary;
mod broken_builds;
mod build_systems;
mod caching;
mod capturing;
mod cargo_manners;
mod configuring;
mod contracts;
mod fixtures;
mod gating;
mod inference;
mod jobs;
mod latent;
mod obligations;
mod project;
mod promises;
mod replaying;
mod reports;
