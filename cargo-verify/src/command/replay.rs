//! `cargo verify replay`: a counterexample that an earlier run found, once more.

use crate::arguments::ReplayArguments;
use crate::error::ExpectedError;
use crate::exit::Exit;
use std::ffi::{OsStr, OsString};
use std::io::Write;
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::path::{Path, PathBuf};
use std::process::Command;
use verify_project::clang::{Clang, Language};
use verify_project::files;
use verify_project::interrupt::Interrupt;
use verify_project::models::Models;
use verify_project::process::ProcessError;
use verify_report::replay::{
    OF_MODELS, Recipe, ReplayError, Replayer, Stored, Tool, command_line, environment,
    regression_test, symbolizer, tool,
};
use verify_report::{Replay, Replayed};

pub fn replay(arguments: &ReplayArguments) -> Result<Exit, ExpectedError> {
    let interrupt = Interrupt::install().map_err(|source| ExpectedError::NoSignals { source })?;
    let clang = Clang::find()?;
    let root = root_of(&arguments.id)?;
    let replayer = Replayer {
        root: &root,
        clang: &clang,
        models: &Models::unpack()?,
        interrupt: &interrupt,
    };
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
        return debug(&recipe, &stored, symbolizer(&clang).as_deref());
    }
    Ok(match stored.replayed {
        Replayed::Confirmed { .. } | Replayed::ConfirmedByModel { .. } => Exit::Violated,
        Replayed::NotConfirmed { .. } => Exit::Success,
        Replayed::NotReplayable { .. } => Exit::Inconclusive,
    })
}

/// Where a counterexample is kept: with the workspace around us, or with those of single files.
fn root_of(id: &str) -> Result<PathBuf, ReplayError> {
    let mut roots = Vec::new();
    let current = std::env::current_dir().unwrap_or_default();
    for directory in current.ancestors() {
        roots.push(directory.join("target/verify/replay"));
    }
    if let Some(target) = std::env::var_os("CARGO_TARGET_DIR") {
        roots.push(PathBuf::from(target).join("verify/replay"));
    }
    roots.push(files::root()?.join("replay"));
    let is_name = !id.is_empty() && id.chars().all(|letter| letter.is_ascii_alphanumeric());
    let found = roots
        .into_iter()
        .find(|root| is_name && root.join(id).is_dir());
    found.ok_or_else(|| ReplayError::NoSuchReplay { id: id.to_owned() })
}

fn tell(recipe: &Recipe, stored: &Stored) {
    let replay = Replay {
        id: stored.id.clone(),
        replayed: stored.replayed.clone(),
        latent: recipe.latent,
    };
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
    for source in recipe.changed().filter(|source| source.exists()) {
        let _ = writeln!(
            out,
            "  {} has changed since it was verified",
            source.display()
        );
    }
}

/// Runs a debugger that stops where the program fails: gdb, or lldb where there is none.
fn debug(
    recipe: &Recipe,
    stored: &Stored,
    symbolizer: Option<&Path>,
) -> Result<Exit, ExpectedError> {
    let languages: Vec<Language> = recipe.units.iter().map(|unit| unit.language).collect();
    let tool = match stored.replayed {
        Replayed::NotReplayable { .. } => None,
        Replayed::ConfirmedByModel { .. } => Some(OF_MODELS),
        Replayed::Confirmed { .. } | Replayed::NotConfirmed { .. } => tool(recipe.code, &languages),
    };
    let Some(tool) = tool else {
        return Ok(Exit::Inconclusive);
    };
    let input = stored.directory.join("stdin");
    files::write(
        &input,
        recipe
            .counterexample
            .standard_input
            .as_deref()
            .unwrap_or_default(),
    )?;
    let program = stored.directory.join("program");
    let words = command_line(&recipe.counterexample.inputs);
    let mut gdb = Command::new("gdb");
    gdb.args(["-q", "-ex"])
        .arg(gdb_arguments(&words, &input))
        .args(["-ex", "run"])
        .arg(&program);
    let mut lldb = Command::new("lldb");
    let mut launch = OsString::from("process launch --stdin ");
    launch.push(quoted(input.as_os_str()));
    lldb.arg("-o")
        .arg(launch)
        .arg("--")
        .arg(&program)
        .args(words.iter().skip(1));
    for debugger in [&mut gdb, &mut lldb] {
        match debugger.envs(stopping(tool, symbolizer)).status() {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {}
            Err(source) => {
                return Err(ProcessError::cannot_start(debugger.get_program())(source).into());
            }
            Ok(_) => return Ok(Exit::Success),
        }
    }
    let missing = std::io::ErrorKind::NotFound.into();
    Err(ProcessError::cannot_start("gdb or lldb")(missing).into())
}

/// The sanitizers' options, with which they stop instead of leaving. Leaks cannot be looked for under a
/// debugger.
fn stopping(tool: Tool, symbolizer: Option<&Path>) -> impl Iterator<Item = (&'static str, String)> {
    environment(tool, symbolizer)
        .into_iter()
        .map(|(name, options)| match name {
            "ASAN_OPTIONS" => (name, format!("{options}:abort_on_error=1:detect_leaks=0")),
            _ => (name, format!("{options}:abort_on_error=1")),
        })
}

/// What `run` starts the program with; gdb leaves it to a shell.
fn gdb_arguments(words: &[OsString], input: &Path) -> OsString {
    let mut command = OsString::from("set args");
    for word in words.iter().skip(1) {
        command.push(" ");
        command.push(quoted(word));
    }
    command.push(" < ");
    command.push(quoted(input.as_os_str()));
    command
}

/// One word, whatever is in it.
fn quoted(word: &OsStr) -> OsString {
    // The only word that no shell takes has NUL in it, which no program can be given either.
    let bytes = shlex::bytes::try_quote(word.as_bytes()).unwrap_or_else(|_| word.as_bytes().into());
    OsString::from_vec(bytes.into_owned())
}
