//! `cargo verify completions` and `cargo verify man`: made from the command line's own description.

use crate::arguments::Cargo;
use crate::error::ExpectedError;
use crate::exit::Exit;
use clap::CommandFactory;
use clap_complete::Shell;

pub fn completions(shell: Shell) -> Result<Exit, ExpectedError> {
    // The subcommand as a program of its own: shells complete `cargo-verify`.
    let mut command = Cargo::command();
    clap_complete::generate(shell, &mut command, "cargo-verify", &mut std::io::stdout());
    Ok(Exit::Success)
}

pub fn man() -> Result<Exit, ExpectedError> {
    let command = Cargo::command();
    let verify = command
        .find_subcommand("verify")
        .expect("the command line has this one subcommand")
        .clone()
        .name("cargo-verify")
        .bin_name("cargo verify");
    let page = clap_mangen::Man::new(verify).render(&mut std::io::stdout());
    page.map(|()| Exit::Success)
        .map_err(|source| ExpectedError::CannotWrite {
            path: "standard output".into(),
            source,
        })
}
