//! The only file that calls the engine. It runs in the worker process, but for `describe`, which
//! only reads.

use std::path::{Path, PathBuf};
use verify_ir::Module;
use verify_symex::Options;
use verify_symex::outcome::{Events, Outcome};

/// Reads all modules; the first that cannot be read, with the reason, is the error.
pub fn read_all(paths: &[PathBuf]) -> Result<Vec<Module>, (PathBuf, String)> {
    paths
        .iter()
        .map(|path| read(path).map_err(|reason| (path.clone(), reason)))
        .collect()
}

/// What a module contains, in words.
pub fn describe(path: &Path) -> Result<String, String> {
    read(path).map(|module| verify_ir::describe(&module))
}

fn read(path: &Path) -> Result<Module, String> {
    let text = std::fs::read(path).map_err(|error| error.to_string())?;
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    verify_ir::read_bytes(&text, &name).map_err(|error| error.to_string())
}

/// Verifies, or executes, the program made of these modules.
pub fn run(modules: Vec<Module>, options: &Options, events: &mut dyn Events) -> Outcome {
    verify_symex::verify(modules, options, events)
}
