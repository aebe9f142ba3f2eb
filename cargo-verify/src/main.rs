//! `cargo verify`: checks C and C++ for every input within a bound.
//!
//! Who calls whom. A person types `cargo verify file a.cpp`; cargo runs `cargo-verify verify file
//! a.cpp`. That process (the *front*) runs clang on the units, picks the models the program needs,
//! and starts this same binary again as `cargo-verify verify __worker JOB` (the *worker*), which
//! runs the engine and sends what it finds back as lines of JSON. The front enforces the limits,
//! draws the report and chooses the exit code; the worker alone knows the engine.
//!
//! In a workspace (`cargo verify`) there is a third role. The front runs cargo with links to this
//! binary in place of the compilers; called through one of them it is a *compiler*: it writes down
//! what it was asked to do and becomes the real one.

mod arguments;
mod command;
mod engine;
mod error;
mod exit;
mod gate;
mod worker;

/// States are made of many small objects that are shared, copied and dropped; the system's
/// allocator takes a third of the time of executing them.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

use exit::Exit;
use std::process::ExitCode;

fn main() -> ExitCode {
    if let Some(code) = verify_project::capture::play_compiler() {
        return code;
    }
    let arguments = arguments::Cargo::read();
    arguments.color.apply();
    match std::panic::catch_unwind(|| command::dispatch(arguments)) {
        Ok(Ok(code)) => code.into(),
        Ok(Err(error)) => {
            error.diagnostic().print();
            error.exit().into()
        }
        Err(_) => {
            verify_report::print_crash();
            Exit::Crash.into()
        }
    }
}
