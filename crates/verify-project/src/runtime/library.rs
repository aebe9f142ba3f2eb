//! The functions of the C library: compiled once for a clang and a content of the models, then
//! picked by the symbols that a program needs, as a linker picks members of an archive. Those of Qt are compiled
//! for the first program that has some, once for each version.

use crate::clang::{Clang, Language, model_of_qt, qt_version, runtime_flags};
use crate::files::{self, FileError};
use crate::ir::Symbols;
use crate::models::Models;
use crate::process::{Limits, ProcessError, Ran, run};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

const INDEX: &str = "index.json";
/// What a unit that includes a header of Qt needs, before the number of the version.
const QT: &str = "__omqt_major_";

/// Models that could not be compiled.
#[derive(Debug, thiserror::Error)]
pub enum RuntimeError {
    /// Clang rejects a model.
    #[error("a model of the C library does not compile with {compiler}")]
    DoesNotCompile {
        /// The version of clang.
        compiler: String,
        /// Clang's own message.
        message: String,
    },

    /// The time limit was reached.
    #[error("the time limit was reached while compiling `{unit}`", unit = unit.display())]
    TimedOut {
        /// The source of the unit.
        unit: PathBuf,
    },

    /// A file could not be read or written.
    #[error(transparent)]
    File(#[from] FileError),

    /// A program could not be run.
    #[error(transparent)]
    Process(#[from] ProcessError),
}

/// The compiled runtime.
#[derive(Debug)]
pub struct Runtime {
    clang: Clang,
    models: Models,
    limits: Limits,
    directory: PathBuf,
    index: Index,
}

/// Which unit defines and needs what.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Index {
    units: BTreeMap<String, Symbols>,
}

impl Runtime {
    /// The runtime for this clang, compiled now if it has not been before.
    pub fn prepare(
        clang: &Clang,
        models: &Models,
        limits: &Limits,
    ) -> Result<Runtime, RuntimeError> {
        let version = blake3::hash(clang.version.as_bytes()).to_hex();
        let directory = files::root()?.join("runtime").join(format!(
            "{}-{}",
            models.standard_name(),
            &version[..16]
        ));
        let index = index_of(&directory, || {
            compile_all(clang, models, None, &directory, limits)
        })?;
        Ok(Runtime {
            clang: clang.clone(),
            models: models.clone(),
            limits: limits.clone(),
            directory,
            index,
        })
    }

    /// The functions of Qt beside the others, for a program that names a version of Qt.
    pub fn with_qt(self, needed: &BTreeSet<String>) -> Result<Runtime, RuntimeError> {
        let index = self.index_for(needed.iter().map(String::as_str))?;
        Ok(Runtime { index, ..self })
    }

    fn index_for<'a>(
        &self,
        needed: impl Iterator<Item = &'a str> + Clone,
    ) -> Result<Index, RuntimeError> {
        let mut versions = needed.clone().filter_map(|name| name.strip_prefix(QT));
        let major = versions.find_map(|number| number.parse().ok());
        let mut index = self.index.clone();
        // Most programs with containers of Qt's need nothing but headers. Every name of Qt's has the letter.
        let is_known = |name: &str| index.units.values().any(|unit| unit.defines(name));
        let is_ours = |name: &str| name.starts_with(QT) || name.starts_with("__verify_");
        let mut others = needed.filter(|name| name.contains(['q', 'Q']) && !is_ours(name));
        if let Some(major) = major
            && others.any(|name| !is_known(name))
        {
            let place = format!("qt{major}-{}", self.models.name());
            let directory = self.directory.join(&place);
            let qt = index_of(&directory, || {
                compile_all(
                    &self.clang,
                    &self.models,
                    Some(major),
                    &directory,
                    &self.limits,
                )
            })?;
            let units = qt.units.into_iter();
            let below = units.map(|(unit, symbols)| (format!("{place}/{unit}"), symbols));
            index.units.extend(below);
        }
        Ok(index)
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
    pub fn needed_by(&self, program: &[Symbols]) -> Result<Vec<PathBuf>, RuntimeError> {
        let needed = program.iter().flat_map(|module| &module.needed);
        let is_open = |name: &&str| !program.iter().any(|module| module.defines(name));
        let index = self.index_for(needed.map(String::as_str).filter(is_open))?;
        let units = index.needed_by(program).into_iter();
        Ok(units.map(|unit| self.directory.join(unit)).collect())
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

/// The index of a directory, made by compiling what belongs there if that has not been done before.
fn index_of(
    directory: &Path,
    compile: impl FnOnce() -> Result<Index, RuntimeError>,
) -> Result<Index, RuntimeError> {
    if let Some(index) = read_index(directory) {
        return Ok(index);
    }
    files::create(directory)?;
    let index = compile()?;
    let text = serde_json::to_vec(&index).expect("an index holds nothing that JSON cannot say");
    files::write(&directory.join(INDEX), &text)?;
    Ok(index)
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
    qt: Option<u32>,
    directory: &Path,
    limits: &Limits,
) -> Result<Index, RuntimeError> {
    let place = match qt {
        Some(_) => models.qt_runtime(),
        None => models.runtime(),
    };
    let entries = std::fs::read_dir(&place).map_err(FileError::read(&place))?;
    let mut sources: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .collect();
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
                    let result = compile(clang, models, qt, &source, directory, limits);
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
    qt: Option<u32>,
    source: &Path,
    directory: &Path,
    limits: &Limits,
) -> Result<(String, Symbols), RuntimeError> {
    let language = Language::of(source, &[]).expect("only sources are compiled");
    let name = format!(
        "{}.ll",
        source
            .file_name()
            .expect("a source has a name")
            .to_string_lossy()
    );
    let failed = || FileError::write(directory);
    let temporary = tempfile::NamedTempFile::new_in(directory).map_err(failed())?;
    let mut command = Command::new(&clang.program);
    command.args(runtime_flags(language, models));
    if let Some(major) = qt {
        command.args(model_of_qt(models, &[qt_version(major)], None));
    }
    command.arg(source).arg("-o").arg(temporary.path());
    match run(&mut command, limits)? {
        Ran::Ended { status, .. } if status.success() => {}
        Ran::Ended { messages, .. } => {
            return Err(RuntimeError::DoesNotCompile {
                compiler: clang.version.clone(),
                message: messages,
            });
        }
        Ran::TimedOut => {
            return Err(RuntimeError::TimedOut {
                unit: source.to_owned(),
            });
        }
    }
    let text = std::fs::read(temporary.path()).map_err(failed())?;
    let module = verify_ir::read_bytes(&text, &name);
    let module = module.map_err(|error| RuntimeError::DoesNotCompile {
        compiler: clang.version.clone(),
        message: error.to_string(),
    })?;
    let symbols = Symbols::of(&module);
    temporary
        .persist(directory.join(&name))
        .map_err(|error| failed()(error.error))?;
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
