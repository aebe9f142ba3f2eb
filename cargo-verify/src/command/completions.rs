//! `cargo verify completions` and `cargo verify man`: made from the command line's own description.

use crate::arguments::Cargo;
use crate::error::ExpectedError;
use crate::exit::Exit;
use clap::CommandFactory;
use clap_complete::Shell;
use std::io::Write;

pub fn completions(shell: Shell) -> Result<Exit, ExpectedError> {
    // The subcommand as a program of its own: shells complete `cargo-verify`.
    let mut command = Cargo::command();
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command, "cargo-verify", &mut script);
    print(&script);
    Ok(Exit::Success)
}

/// A reader that closed the pipe has read enough.
fn print(text: &[u8]) {
    let _ = std::io::stdout().lock().write_all(text);
}

pub fn man() -> Result<Exit, ExpectedError> {
    let command = Cargo::command();
    let verify = command
        .find_subcommand("verify")
        .expect("the command line has this one subcommand")
        .clone()
        .name("cargo-verify")
        .bin_name("cargo verify");
    let mut page = Vec::new();
    let rendered = clap_mangen::Man::new(verify).render(&mut page);
    rendered.expect("a page fits into memory");
    print(&page);
    Ok(Exit::Success)
}
