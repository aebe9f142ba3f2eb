//! `cargo verify cache` and `cargo verify clean`: what earlier runs left in the target directory of a workspace.

use crate::arguments::{CacheAction, CacheArguments, CleanArguments};
use crate::error::ExpectedError;
use crate::exit::Exit;
use cargo_metadata::MetadataCommand;
use std::io::Write;
use std::path::{Path, PathBuf};
use verify_project::cache::room;
use verify_project::capture::CaptureError;
use verify_project::files::FileError;
use verify_project::workspace::home;
use verify_report::amount;

pub fn cache(arguments: &CacheArguments) -> Result<Exit, ExpectedError> {
    let target = target(&arguments.manifest, arguments.target_dir.as_deref())?;
    let directory = home(&target).join("cache");
    match arguments.action {
        CacheAction::Stats => stats(&directory),
        CacheAction::Clear => clear(&directory)?,
    }
    Ok(Exit::Success)
}

/// `cargo verify clean`: all that runs left, replays and the build included, or only what is of no use any more.
pub fn clean(arguments: &CleanArguments) -> Result<Exit, ExpectedError> {
    let target = target(&arguments.manifest, arguments.target_dir.as_deref())?;
    let home = home(&target);
    let freed = if arguments.stale {
        room::remove_stale(&home)
    } else {
        let bytes = room::taken(&home);
        clear(&home)?;
        bytes
    };
    let freed = amount(freed);
    // A reader that closed the pipe has read enough.
    let _ = writeln!(
        anstream::stdout(),
        "removed {freed} from {}",
        home.display()
    );
    Ok(Exit::Success)
}

fn target(manifest: &clap_cargo::Manifest, target: Option<&Path>) -> Result<PathBuf, CaptureError> {
    if let Some(target) = target {
        return Ok(target.to_owned());
    }
    let mut command = MetadataCommand::new();
    command.no_deps();
    if let Some(path) = &manifest.manifest_path {
        command.manifest_path(path);
    }
    let metadata = command.exec().map_err(|error| CaptureError::CargoFailed {
        message: error.to_string(),
    })?;
    Ok(metadata.target_directory.into())
}

fn stats(directory: &Path) {
    let (units, unit_bytes) = count(&directory.join("units"));
    let (results, result_bytes) = count(&directory.join("results"));
    // A reader that closed the pipe has read enough.
    let _ = writeln!(
        anstream::stdout(),
        "{units} units ({}), {results} results ({}) in {}",
        amount(unit_bytes),
        amount(result_bytes),
        directory.display()
    );
}

/// The records below a directory, and how much room everything in it takes.
fn count(directory: &Path) -> (usize, u64) {
    let entries = std::fs::read_dir(directory)
        .into_iter()
        .flatten()
        .filter_map(Result::ok);
    entries.fold((0, 0), |(records, bytes), entry| {
        let is_record = entry
            .path()
            .extension()
            .is_some_and(|extension| extension == "json");
        let length = entry.metadata().map_or(0, |metadata| metadata.len());
        (records + usize::from(is_record), bytes + length)
    })
}

fn clear(directory: &Path) -> Result<(), FileError> {
    match std::fs::remove_dir_all(directory) {
        Err(source) if source.kind() != std::io::ErrorKind::NotFound => Err(FileError::Write {
            path: directory.to_owned(),
            source,
        }),
        _ => Ok(()),
    }
}
