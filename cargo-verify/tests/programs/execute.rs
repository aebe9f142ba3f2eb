//! Executes a program in the engine and natively: output and exit status have to be the same.

use crate::directives::Program;
use crate::native::build_and_run;
use crate::process::{product, reproduce, run};
use std::time::Duration;

pub fn check(program: &Program, flags: &[String]) -> Result<(), String> {
    let (native, _) = build_and_run(program, &[], flags)?;
    if native.code.is_none() {
        return Err(format!(
            "{}: the native program dies of signal {:?}",
            program.path.display(),
            native.signal
        ));
    }
    let mut command = product();
    command
        .arg("run")
        .args(program.files())
        .args(["--timeout", "30s"])
        .args(&program.flags);
    if !flags.is_empty() {
        command.arg("--").args(flags);
    }
    let engine = run(
        &mut command,
        program.stdin().as_deref(),
        Duration::from_secs(120),
    )?;
    if engine.stdout == native.stdout && engine.code == native.code {
        return Ok(());
    }
    Err(format!(
        "{}: expected exit status {:?}, got {:?}\n  repeat with: {}\n{}  standard error: {}",
        program.path.display(),
        native.code,
        engine.code,
        reproduce(&command),
        first_difference(&native.stdout, &engine.stdout),
        engine.stderr.trim()
    ))
}

/// The first line in which the outputs differ.
fn first_difference(native: &[u8], engine: &[u8]) -> String {
    if native == engine {
        return String::new();
    }
    let (native, engine) = (
        String::from_utf8_lossy(native),
        String::from_utf8_lossy(engine),
    );
    let (mut wanted, mut got) = (native.lines(), engine.lines());
    for number in 1.. {
        match (wanted.next(), got.next()) {
            (None, None) => break,
            (left, right) if left == right => {}
            (left, right) => {
                return format!("  output, line {number}: expected {left:?}, got {right:?}\n");
            }
        }
    }
    "  the outputs differ in their line ends\n".to_owned()
}
