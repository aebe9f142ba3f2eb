//! `cargo verify`: checks C and C++ for every input within a bound.
//!
//! Who calls whom. A person types `cargo verify file a.cpp`; cargo runs `cargo-verify verify file
//! a.cpp`. That process (the *front*) runs clang on the units, picks the models the program needs,
//! and starts this same binary again as `cargo-verify verify __worker JOB` (the *worker*), which
//! runs the engine and sends what it finds back as lines of JSON. The front enforces the limits,
//! draws the report and chooses the exit code; the worker alone knows the engine.

mod arguments;
mod cache_directory;
mod clang;
mod command;
mod engine;
mod error;
mod exit;
mod interrupt;
mod models;
mod report;
mod symbols;
mod worker;

use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments::Cargo::Verify(arguments) = arguments::Cargo::parse();
    arguments.color.apply();
    match command::dispatch(arguments) {
        Ok(code) => code.into(),
        Err(error) => {
            report::error::print(&error);
            error.exit().into()
        }
    }
}
