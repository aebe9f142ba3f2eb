//! The functions of the C library: compiled once for a clang and a content of the models, then
//! picked by the symbols that a program needs, as a linker picks members of an archive.

use super::unpack::Models;
use crate::cache_directory;
use crate::clang::{Clang, Language, Limits, Ran, run, runtime_flags};
use crate::error::ExpectedError;
use crate::symbols::Symbols;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

const INDEX: &str = "index.json";

/// The compiled runtime.
#[derive(Debug)]
pub struct Runtime {
    directory: PathBuf,
    index: Index,
}

/// Which unit defines and needs what.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Index {
    units: BTreeMap<String, Symbols>,
}

impl Runtime {
    /// The runtime for this clang, compiled now if it has not been before.
    pub fn prepare(
        clang: &Clang,
        models: &Models,
        limits: &Limits,
    ) -> Result<Runtime, ExpectedError> {
        let version = blake3::hash(clang.version.as_bytes()).to_hex();
        let directory = cache_directory::root()?.join("runtime").join(format!(
            "{}-{}",
            models.name(),
            &version[..16]
        ));
        if let Some(index) = read_index(&directory) {
            return Ok(Runtime { directory, index });
        }
        cache_directory::create(&directory)?;
        let index = compile_all(clang, models, &directory, limits)?;
        let text = serde_json::to_vec(&index).expect("an index holds nothing that JSON cannot say");
        cache_directory::write(&directory.join(INDEX), &text)?;
        Ok(Runtime { directory, index })
    }

    /// Where the compiled units are.
    pub fn directory(&self) -> &Path {
        &self.directory
    }

    /// The compiled units by their names, with their symbols.
    pub fn units(&self) -> impl Iterator<Item = (&str, &Symbols)> {
        let units = self.index.units.iter();
        units.map(|(unit, symbols)| (unit.as_str(), symbols))
    }

    /// The units that a program made of modules with these symbols needs, in the order in which the
    /// needs arose.
    pub fn needed_by(&self, program: &[Symbols]) -> Vec<PathBuf> {
        self.index
            .needed_by(program)
            .into_iter()
            .map(|unit| self.directory.join(unit))
            .collect()
    }
}

impl Index {
    fn needed_by(&self, program: &[Symbols]) -> Vec<&str> {
        let mut chosen: Vec<&str> = Vec::new();
        let mut known: BTreeSet<&str> = BTreeSet::new();
        let mut open: Vec<&str> = program
            .iter()
            .flat_map(|module| &module.needed)
            .map(String::as_str)
            .collect();
        // The engine allocates itself, but what a failing allocation throws is the models'.
        if open
            .iter()
            .any(|name| name.starts_with("_Znw") || name.starts_with("_Zna"))
        {
            open.push("__om_throw_bad_alloc");
        }
        while let Some(name) = open.pop() {
            if !known.insert(name) || program.iter().any(|module| module.defines(name)) {
                continue;
            }
            let Some((unit, symbols)) =
                self.units.iter().find(|(_, symbols)| symbols.defines(name))
            else {
                continue;
            };
            if !chosen.contains(&unit.as_str()) {
                chosen.push(unit);
                open.extend(symbols.needed.iter().map(String::as_str));
            }
        }
        chosen
    }
}

/// An index is written last: where it is, everything is. One that cannot be read is made again.
fn read_index(directory: &Path) -> Option<Index> {
    let index: Index = serde_json::from_slice(&std::fs::read(directory.join(INDEX)).ok()?).ok()?;
    index
        .units
        .keys()
        .all(|unit| directory.join(unit).is_file())
        .then_some(index)
}

fn compile_all(
    clang: &Clang,
    models: &Models,
    directory: &Path,
    limits: &Limits,
) -> Result<Index, ExpectedError> {
    let mut sources: Vec<PathBuf> = match std::fs::read_dir(models.runtime()) {
        Ok(entries) => entries
            .filter_map(|entry| Some(entry.ok()?.path()))
            .collect(),
        Err(source) => {
            return Err(ExpectedError::Unreadable {
                path: models.runtime(),
                source,
            });
        }
    };
    // The one file that stands in for the engine where models are built natively.
    sources.retain(|path| Language::of(path, &[]).is_some() && !path.ends_with("native.c"));
    sources.sort();
    let queue = Mutex::new(sources);
    let results = Mutex::new(Vec::new());
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                loop {
                    let next = queue.lock().expect("no holder of the lock panics").pop();
                    let Some(source) = next else { return };
                    let result = compile(clang, models, &source, directory, limits);
                    results
                        .lock()
                        .expect("no holder of the lock panics")
                        .push(result);
                }
            });
        }
    });
    let results = results.into_inner().expect("no holder of the lock panics");
    Ok(Index {
        units: results.into_iter().collect::<Result<_, _>>()?,
    })
}

fn compile(
    clang: &Clang,
    models: &Models,
    source: &Path,
    directory: &Path,
    limits: &Limits,
) -> Result<(String, Symbols), ExpectedError> {
    let language = Language::of(source, &[]).expect("only sources are compiled");
    let name = format!(
        "{}.ll",
        source
            .file_name()
            .expect("a source has a name")
            .to_string_lossy()
    );
    let failed = |source| ExpectedError::CannotWrite {
        path: directory.to_owned(),
        source,
    };
    let temporary = tempfile::NamedTempFile::new_in(directory).map_err(failed)?;
    let mut command = Command::new(&clang.program);
    command.args(runtime_flags(language, models));
    command.arg(source).arg("-o").arg(temporary.path());
    match run(&mut command, limits)? {
        Ran::Ended { status, .. } if status.success() => {}
        Ran::Ended { messages, .. } => {
            return Err(ExpectedError::ModelDoesNotCompile {
                compiler: clang.version.clone(),
                message: messages,
            });
        }
        Ran::TimedOut => {
            return Err(ExpectedError::CompileTimeout {
                unit: source.to_owned(),
            });
        }
    }
    let text = std::fs::read_to_string(temporary.path()).map_err(failed)?;
    let symbols = Symbols::scan(&text);
    temporary
        .persist(directory.join(&name))
        .map_err(|error| failed(error.error))?;
    Ok((name, symbols))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn symbols(defines: &[&str], needs: &[&str]) -> Symbols {
        Symbols {
            functions: defines.iter().map(|name| (*name).to_owned()).collect(),
            needed: needs.iter().map(|name| (*name).to_owned()).collect(),
            ..Symbols::default()
        }
    }

    #[test]
    fn units_are_picked_by_need_and_no_others() {
        let units = [
            ("a", symbols(&["printf", "puts"], &["write"])),
            ("b", symbols(&["write"], &["printf"])),
            ("c", symbols(&["qsort"], &[])),
        ];
        let index = Index {
            units: units
                .into_iter()
                .map(|(name, unit)| (name.to_owned(), unit))
                .collect(),
        };
        assert_eq!(
            index.needed_by(&[symbols(&["main"], &["puts", "unheard_of"])]),
            ["a", "b"]
        );
        assert!(
            index
                .needed_by(&[symbols(&["main", "qsort"], &["qsort"])])
                .is_empty()
        );
    }
}
