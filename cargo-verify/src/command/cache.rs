//! `cargo verify cache`: what earlier runs left in the target directory of a workspace.

use crate::arguments::{CacheAction, CacheArguments};
use crate::error::ExpectedError;
use crate::exit::Exit;
use crate::report::amount;
use crate::workspace::home;
use cargo_metadata::MetadataCommand;
use std::io::Write;
use std::path::{Path, PathBuf};

pub fn cache(arguments: &CacheArguments) -> Result<Exit, ExpectedError> {
    let directory = home(&target(arguments)?).join("cache");
    match arguments.action {
        CacheAction::Stats => stats(&directory),
        CacheAction::Clear => clear(&directory)?,
    }
    Ok(Exit::Success)
}

fn target(arguments: &CacheArguments) -> Result<PathBuf, ExpectedError> {
    if let Some(target) = &arguments.target_dir {
        return Ok(target.clone());
    }
    let mut command = MetadataCommand::new();
    command.no_deps();
    if let Some(path) = &arguments.manifest.manifest_path {
        command.manifest_path(path);
    }
    let metadata = command.exec().map_err(|error| ExpectedError::CargoFailed {
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

fn clear(directory: &Path) -> Result<(), ExpectedError> {
    match std::fs::remove_dir_all(directory) {
        Err(source) if source.kind() != std::io::ErrorKind::NotFound => {
            Err(ExpectedError::CannotWrite {
                path: directory.to_owned(),
                source,
            })
        }
        _ => Ok(()),
    }
}
