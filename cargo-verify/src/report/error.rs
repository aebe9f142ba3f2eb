//! An error on standard error, in rustc's manner.

use crate::error::ExpectedError;
use anstyle::{AnsiColor, Style};
use std::error::Error;
use std::io::Write;

const ERROR: Style = AnsiColor::BrightRed.on_default().bold();
const HELP: Style = AnsiColor::BrightCyan.on_default().bold();
const BOLD: Style = Style::new().bold();

pub fn print(error: &ExpectedError) {
    // Where even standard error is gone, the exit code has to say it all.
    let _ = write(&mut anstream::stderr().lock(), error);
}

/// What follows the message of a panic.
pub fn print_crash() {
    let _ = writeln!(
        anstream::stderr(),
        "{ERROR}error{ERROR:#}{BOLD}: cargo-verify itself crashed{BOLD:#}\n  \
         {HELP}help{HELP:#}: please report it, with the message above and the program that it happened with"
    );
}

fn write(out: &mut dyn Write, error: &ExpectedError) -> std::io::Result<()> {
    if let Some(detail) = error.detail() {
        writeln!(out, "{}", detail.trim_end())?;
    }
    writeln!(out, "{ERROR}error{ERROR:#}{BOLD}: {error}{BOLD:#}")?;
    let mut cause = error.source();
    while let Some(reason) = cause {
        writeln!(out, "  caused by: {reason}")?;
        cause = reason.source();
    }
    for line in error.help() {
        if let Some(more) = line.strip_prefix("  ") {
            writeln!(out, "        {more}")?;
        } else {
            writeln!(out, "  {HELP}help{HELP:#}: {line}")?;
        }
    }
    Ok(())
}
