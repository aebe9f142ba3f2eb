//! `cargo verify doctor`: what is installed, what is missing, how to get it.

use crate::error::ExpectedError;
use crate::exit::Exit;
use anstyle::{AnsiColor, Style};
use std::io::Write;
use std::process::Command;
use verify_project::clang::Clang;
use verify_project::files;
use verify_project::models::Models;
use verify_project::process::ask;

const GOOD: Style = AnsiColor::BrightGreen.on_default().bold();
const BAD: Style = AnsiColor::BrightRed.on_default().bold();

/// One thing that was looked at.
struct Finding {
    what: &'static str,
    /// What was found, or what to do.
    result: Result<String, Vec<String>>,
    /// Without it nothing can be verified.
    needed: bool,
}

pub fn doctor() -> Result<Exit, ExpectedError> {
    let findings = [
        clang(),
        models_directory(),
        cargo(),
        native_compiler(),
        sanitizers(),
    ];
    let mut out = anstream::stdout().lock();
    for Finding {
        what,
        result,
        needed,
    } in &findings
    {
        // A reader that closed the pipe has read enough.
        let _ = match result {
            Ok(text) => writeln!(out, "{GOOD}ok{GOOD:#}       {what}: {text}"),
            Err(lines) => {
                let word = if *needed { "missing" } else { "absent " };
                let first = writeln!(
                    out,
                    "{BAD}{word}{BAD:#}  {what}: {}",
                    lines.join("\n         ")
                );
                first
            }
        };
    }
    let ready = findings
        .iter()
        .all(|finding| finding.result.is_ok() || !finding.needed);
    if ready {
        Ok(Exit::Success)
    } else {
        Err(ExpectedError::NotReady)
    }
}

fn clang() -> Finding {
    let result = match Clang::find() {
        Ok(clang) => Ok(format!("{} ({})", clang.version, clang.program.display())),
        Err(error) => {
            let mut lines = vec![error.to_string()];
            lines.extend(error.help());
            Err(lines)
        }
    };
    Finding {
        what: "clang",
        result,
        needed: true,
    }
}

fn models_directory() -> Finding {
    let result = files::root()
        .and_then(|_| Models::unpack())
        .map(|models| format!("{} in {}", models.name(), models.include().display()));
    let result = result.map_err(|error| {
        let error = ExpectedError::from(error);
        let mut lines = vec![error.to_string()];
        lines.extend(error.diagnostic().help);
        lines
    });
    Finding {
        what: "models",
        result,
        needed: true,
    }
}

/// Workspaces are built with cargo; files are verified without it.
fn cargo() -> Finding {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = ask(Command::new(program).arg("--version"));
    let version = output
        .ok()
        .map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned());
    Finding {
        what: "cargo",
        result: version
            .filter(|version| !version.is_empty())
            .ok_or_else(|| {
                vec!["it cannot be run; workspaces need it: install Rust with rustup".to_owned()]
            }),
        needed: false,
    }
}

/// Counterexamples are replayed with the compiler the user has.
fn native_compiler() -> Finding {
    let found = ["c++", "g++", "clang++"].iter().find_map(|name| {
        let output = ask(Command::new(name).arg("--version")).ok()?;
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        Some(text.lines().next()?.to_owned())
    });
    let advice =
        || vec!["no C++ compiler; install g++ or clang++ to run programs natively".to_owned()];
    Finding {
        what: "native compiler",
        result: found.ok_or_else(advice),
        needed: false,
    }
}

/// Programs that repeat counterexamples are linked with the sanitizers of clang.
fn sanitizers() -> Finding {
    let result = match Clang::find() {
        Ok(clang) => links_with_sanitizers(&clang),
        Err(_) => Err(vec!["there is no clang to link with".to_owned()]),
    };
    Finding {
        what: "sanitizer runtime",
        result,
        needed: false,
    }
}

fn links_with_sanitizers(clang: &Clang) -> Result<String, Vec<String>> {
    const FLAG: &str = "-fsanitize=address,undefined";
    let failed = |error: std::io::Error| vec![format!("it cannot be tried: {error}")];
    let directory = tempfile::tempdir().map_err(failed)?;
    let source = directory.path().join("empty.cpp");
    std::fs::write(&source, "int main() {}\n").map_err(failed)?;
    let mut command = Command::new(&clang.program);
    command
        .args([FLAG, "-o"])
        .arg(directory.path().join("empty"))
        .arg(&source);
    let output = ask(&mut command).map_err(|error| vec![error.to_string()])?;
    if output.status.success() {
        return Ok(format!("programs can be linked with {FLAG}"));
    }
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    let first = message.lines().next().unwrap_or_default();
    let version = clang.version.split('.').next().unwrap_or_default();
    let version: String = version.chars().filter(char::is_ascii_digit).collect();
    Err(vec![
        format!("counterexamples cannot be repeated natively: {first}"),
        format!(
            "install it: `apt-get install libclang-rt-{version}-dev` on Debian and Ubuntu, `dnf install compiler-rt` on Fedora"
        ),
    ])
}
