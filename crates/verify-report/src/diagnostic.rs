//! An error that ends a run, or costs it a unit, as reports show it; on standard error in rustc's manner.

use crate::fault::UnknownKind;
use anstyle::{AnsiColor, Style};
use std::io::Write;

const ERROR: Style = AnsiColor::BrightRed.on_default().bold();
const HELP: Style = AnsiColor::BrightCyan.on_default().bold();
const BOLD: Style = Style::new().bold();

/// What a user is shown of an error.
#[derive(Clone, Debug)]
pub struct Diagnostic {
    /// What kind of error it is.
    pub kind: UnknownKind,
    /// The error in one line.
    pub message: String,
    /// The message of another program that explains the error.
    pub detail: Option<String>,
    /// What led to it, the nearest first.
    pub causes: Vec<String>,
    /// What to do about it, a line each.
    pub help: Vec<String>,
}

impl Diagnostic {
    /// Prints it on standard error.
    pub fn print(&self) {
        // Where even standard error is gone, the exit code has to say it all.
        let _ = self.write(&mut anstream::stderr().lock());
    }

    fn write(&self, out: &mut dyn Write) -> std::io::Result<()> {
        if let Some(detail) = &self.detail {
            writeln!(out, "{}", detail.trim_end())?;
        }
        writeln!(out, "{ERROR}error{ERROR:#}{BOLD}: {}{BOLD:#}", self.message)?;
        for cause in &self.causes {
            writeln!(out, "  caused by: {cause}")?;
        }
        for line in &self.help {
            if let Some(more) = line.strip_prefix("  ") {
                writeln!(out, "        {more}")?;
            } else {
                writeln!(out, "  {HELP}help{HELP:#}: {line}")?;
            }
        }
        Ok(())
    }
}

/// What follows the message of a panic.
pub fn print_crash() {
    let _ = writeln!(
        anstream::stderr(),
        "{ERROR}error{ERROR:#}{BOLD}: cargo-verify itself crashed{BOLD:#}\n  \
         {HELP}help{HELP:#}: please report it, with the message above and the program that it happened with"
    );
}
