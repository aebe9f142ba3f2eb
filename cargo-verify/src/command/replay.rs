//! `cargo verify replay`: a counterexample that an earlier run found, once more.

use crate::arguments::ReplayArguments;
use crate::cache_directory;
use crate::clang::{Clang, Language};
use crate::error::ExpectedError;
use crate::exit::Exit;
use crate::interrupt::Interrupt;
use crate::replay::{
    Recipe, Replayed, Replayer, Stored, command_line, environment, regression_test, standard_input, tool,
};
use crate::report::Replay;
use std::io::Write;
use std::path::PathBuf;
use std::process::Command;

pub fn replay(arguments: &ReplayArguments) -> Result<Exit, ExpectedError> {
    let interrupt = Interrupt::install().map_err(|source| ExpectedError::NoSignals { source })?;
    let clang = Clang::find()?;
    let root = root_of(&arguments.id)?;
    let replayer = Replayer { root: &root, clang: &clang, interrupt: &interrupt };
    if arguments.emit_test {
        let recipe = replayer.recipe(&arguments.id)?;
        let text = regression_test(&recipe).map_err(|why| ExpectedError::NoTest { why })?;
        let mut out = std::io::stdout().lock();
        // A reader that closed the pipe has read enough.
        let _ = out.write_all(text.as_bytes());
        return Ok(Exit::Success);
    }
    let (recipe, stored) = replayer.repeat(&arguments.id)?;
    tell(&recipe, &stored);
    if arguments.debugger {
        return debug(&recipe, &stored);
    }
    Ok(match stored.replayed {
        Replayed::Confirmed { .. } => Exit::Violated,
        Replayed::NotConfirmed { .. } => Exit::Success,
        Replayed::NotReplayable { .. } => Exit::Inconclusive,
    })
}

/// Where a counterexample is kept: with the workspace around us, or with those of single files.
fn root_of(id: &str) -> Result<PathBuf, ExpectedError> {
    let mut roots = Vec::new();
    let current = std::env::current_dir().unwrap_or_default();
    for directory in current.ancestors() {
        roots.push(directory.join("target/verify/replay"));
    }
    if let Some(target) = std::env::var_os("CARGO_TARGET_DIR") {
        roots.push(PathBuf::from(target).join("verify/replay"));
    }
    roots.push(cache_directory::root()?.join("replay"));
    let is_name = !id.is_empty() && id.chars().all(|letter| letter.is_ascii_alphanumeric());
    let found = roots.into_iter().find(|root| is_name && root.join(id).is_dir());
    found.ok_or_else(|| ExpectedError::NoSuchReplay { id: id.to_owned() })
}

fn tell(recipe: &Recipe, stored: &Stored) {
    let replay = Replay { id: stored.id.clone(), replayed: stored.replayed.clone() };
    let mut out = anstream::stdout().lock();
    // The exit code tells it, too.
    let _ = writeln!(
        out,
        "{}: {}\n  at {}:{}\n  {}\n  in {}",
        recipe.code.as_str(),
        recipe.message,
        recipe.place.file,
        recipe.place.line,
        replay.sentence(),
        stored.directory.display()
    );
}

/// Becomes a debugger that stops where the program fails.
fn debug(recipe: &Recipe, stored: &Stored) -> Result<Exit, ExpectedError> {
    let languages: Vec<Language> = recipe.units.iter().map(|unit| unit.language).collect();
    let (Some(tool), false) =
        (tool(recipe.code, &languages), matches!(stored.replayed, Replayed::NotReplayable { .. }))
    else {
        return Ok(Exit::Inconclusive);
    };
    let input = stored.directory.join("stdin");
    cache_directory::write(&input, &standard_input(&recipe.inputs))?;
    let program = stored.directory.join("program");
    let words = command_line(&recipe.inputs);
    let mut gdb = Command::new("gdb");
    gdb.args(["-q", "-ex", &format!("run < {}", input.display()), "--args"]).arg(&program);
    gdb.args(words.iter().skip(1)).envs(environment(tool));
    gdb.env("ASAN_OPTIONS", "abort_on_error=1:detect_leaks=0").env("UBSAN_OPTIONS", "abort_on_error=1");
    match gdb.status() {
        Ok(_) => Ok(Exit::Success),
        Err(_) => {
            let mut lldb = Command::new("lldb");
            lldb.args(["-o", "run", "--"]).arg(&program).args(words.iter().skip(1));
            let failed = |source| ExpectedError::CannotStart { program: "gdb or lldb".into(), source };
            lldb.status().map(|_| Exit::Success).map_err(failed)
        }
    }
}
