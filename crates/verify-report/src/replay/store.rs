//! The directories of counterexamples, and replaying what is in them.

use super::build::Build;
use super::driver::driver;
use super::judge::{Means, judge, judge_by_model};
use super::recipe::{Recipe, ReturnCheck, VERSION};
use super::sanitizers::{OF_MODELS, Tool, tool};
use super::symbolizer::symbolizer;
use crate::Replayed;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use verify_project::clang::{Clang, Language};
use verify_project::files::{self, FileError};
use verify_project::interrupt::Interrupt;
use verify_project::models::Models;
use verify_project::process::{Limits, ProcessError};
use verify_project::runtime::RuntimeError;
use verify_symex::{CheckGroup, Code};

/// A counterexample that could not be repeated.
#[derive(Debug, thiserror::Error)]
pub enum ReplayError {
    /// No counterexample has this name.
    #[error("there is no counterexample `{id}`")]
    NoSuchReplay {
        /// What the counterexample is called.
        id: String,
    },

    /// Its recipe is damaged, or of another version.
    #[error("`{path}` cannot be understood", path = path.display())]
    BadReplay {
        /// Where it is.
        path: PathBuf,
    },

    /// A file could not be read or written.
    #[error(transparent)]
    File(#[from] FileError),

    /// A program could not be run.
    #[error(transparent)]
    Process(#[from] ProcessError),

    /// The models could not be compiled.
    #[error(transparent)]
    Runtime(#[from] RuntimeError),
}

/// How long building a replay may take.
const BUILD_TIME: Duration = Duration::from_secs(60);

const RECIPE: &str = "recipe.json";
const DRIVER: &str = "driver.cpp";
const ANSWER: &str = "answer.json";
const PROGRAM: &str = "program";

/// Why there is nothing that would show a kind of bug natively.
fn no_tool(code: Code) -> String {
    let why = match code {
        _ if code.group() == CheckGroup::Contract => {
            "an ordinary build has no contracts that could be looked at"
        }
        _ if code.group() == CheckGroup::Thread => {
            "a native run does not follow the execution of its threads that was found"
        }
        Code::StreamMisuse => "no native tool looks at how streams are used",
        Code::PointerArithmetic => "no native tool looks at where pointers are moved to",
        Code::NotANumber => "no native tool looks for results that are no numbers",
        _ => "no native tool shows this kind of bug",
    };
    why.to_owned()
}

/// What an earlier run of the same recipe came to.
fn answer(directory: &Path, recipe: &[u8]) -> Option<Replayed> {
    let same = std::fs::read(directory.join(RECIPE)).ok()? == recipe;
    let answer = std::fs::read(directory.join(ANSWER)).ok()?;
    serde_json::from_slice(&answer).ok().filter(|_| same)
}

/// What a run that does not fail says of a counterexample: nothing, where it could not have shown it.
fn unseen(recipe: &Recipe, what: String) -> Replayed {
    let why = match recipe.code {
        // The standard allows both; what the real library does is one of them.
        _ if recipe.counterexample.library_choices > 0 => {
            "it rests on a choice that the standard leaves to the library, and here"
        }
        _ if recipe.counterexample.outside_writes > 0 => {
            "it rests on what a function without a body leaves in memory, and here"
        }
        _ if recipe.counterexample.indeterminate => {
            "it rests on what uninitialised memory happens to hold, and here"
        }
        _ if recipe.counterexample.layout_observed => {
            "it rests on where objects lie in memory, which differs from run to run, and here"
        }
        Code::ForeignFree if is_released(recipe) => {
            "Rust releases what is returned and is not part of the replay; in C++"
        }
        // What is behind the pointer is an element all the same, or memory that the vector keeps.
        Code::InvalidatedReference => {
            "no native tool tells a valid reference from an invalidated one whose memory stays, so"
        }
        _ => return Replayed::NotConfirmed { what },
    };
    Replayed::NotReplayable {
        why: format!("{why} {what}"),
    }
}

fn is_released(recipe: &Recipe) -> bool {
    matches!(
        recipe.return_check,
        Some(ReturnCheck::Pointer {
            is_released: true,
            ..
        })
    )
}

/// What a run means whose tool knows nothing of what the C++ library writes.
fn beside_library(replayed: Replayed) -> Replayed {
    const NOT_BUILT: &str = "the C++ library is not built for this sanitizer";
    match replayed {
        Replayed::Confirmed { how, differs: None } => Replayed::Confirmed {
            how,
            differs: Some(NOT_BUILT.to_owned()),
        },
        Replayed::Confirmed { how, .. } => Replayed::NotReplayable {
            why: format!("{NOT_BUILT}, which says elsewhere: {how}"),
        },
        Replayed::NotConfirmed { what } => Replayed::NotReplayable {
            why: format!("{NOT_BUILT}; with it {what}"),
        },
        replayed => replayed,
    }
}

/// For one build; another run may be busy with the same counterexample.
fn scratch(directory: &Path) -> Result<TempDir, FileError> {
    tempfile::tempdir_in(directory).map_err(FileError::write(directory))
}

/// Leaves the program where a debugger finds it.
fn keep(program: &Path, directory: &Path) -> Result<(), FileError> {
    let kept = directory.join(PROGRAM);
    std::fs::rename(program, &kept).map_err(FileError::write(&kept))
}

/// Replays counterexamples into directories below one.
#[derive(Debug)]
pub struct Replayer<'a> {
    /// `target/verify/replay` of the workspace, or its place in the cache for single files.
    pub root: &'a Path,
    /// The clang that compiles.
    pub clang: &'a Clang,
    /// The models that units are compiled against.
    pub models: &'a Models,
    /// Ends it early.
    pub interrupt: &'a Interrupt,
}

/// A counterexample that was kept.
#[derive(Clone, Debug)]
pub struct Stored {
    /// What the counterexample is called.
    pub id: String,
    /// Where its files are.
    pub directory: PathBuf,
    /// What the native run came to.
    pub replayed: Replayed,
}

impl Replayer<'_> {
    /// Writes the counterexample down, builds it and runs it. One of code that has not changed is
    /// not run again if there is an answer from an earlier run.
    pub fn replay(&self, recipe: &Recipe, unchanged: bool) -> Result<Stored, ReplayError> {
        let id = recipe.id();
        let directory = self.root.join(&id);
        files::create(&directory)?;
        let Ok(text) = serde_json::to_vec_pretty(recipe) else {
            let why = "the name of a file is not UTF-8".to_owned();
            return Ok(Stored {
                id,
                directory,
                replayed: Replayed::NotReplayable { why },
            });
        };
        if unchanged && let Some(replayed) = answer(&directory, &text) {
            files::touch(&directory.join(ANSWER));
            return Ok(Stored {
                id,
                directory,
                replayed,
            });
        }
        files::write(&directory.join(RECIPE), &text)?;
        let replayed = self.attempt(recipe, &directory)?;
        let text =
            serde_json::to_vec(&replayed).expect("an answer holds nothing that JSON cannot say");
        if !self.interrupt.is_set() {
            files::write(&directory.join(ANSWER), &text)?;
        }
        Ok(Stored {
            id,
            directory,
            replayed,
        })
    }

    fn attempt(&self, recipe: &Recipe, directory: &Path) -> Result<Replayed, ReplayError> {
        let not = |why: String| Ok(Replayed::NotReplayable { why });
        let languages: Vec<Language> = recipe.units.iter().map(|unit| unit.language).collect();
        if languages.contains(&Language::Ir) {
            return not("a unit is LLVM IR".to_owned());
        }
        if let Some(unit) = recipe.units.iter().find(|unit| !unit.source.exists()) {
            return not(format!("`{}` is gone", unit.source.display()));
        }
        let tool = tool(recipe.code, &languages);
        let has_models = recipe.in_library.is_some();
        if tool.is_none() && !has_models {
            return not(no_tool(recipe.code));
        }
        let text = match driver(recipe) {
            Ok(text) => text,
            Err(why) => return not(why),
        };
        files::write(&directory.join(DRIVER), text.as_bytes())?;
        let real = match tool {
            Some(tool) => self.with_real_library(recipe, directory, tool)?,
            None => Replayed::NotReplayable {
                why: no_tool(recipe.code),
            },
        };
        // What the C++ library allocates may be gone although nothing of the library is on the stack.
        let has_models = has_models || (tool.is_some() && languages.contains(&Language::Cpp));
        if has_models
            && let Some(what) = real.undecided()
            && let Some(how) = self.with_models(recipe, directory)?
        {
            let what = what.to_owned();
            return Ok(Replayed::ConfirmedByModel { how, what });
        }
        Ok(match real {
            Replayed::NotConfirmed { what } => unseen(recipe, what),
            replayed => replayed,
        })
    }

    fn with_real_library(
        &self,
        recipe: &Recipe,
        directory: &Path,
        tool: Tool,
    ) -> Result<Replayed, ReplayError> {
        let replayed = self.with_tool(recipe, directory, tool)?;
        match (&replayed, tool.with_library()) {
            (Replayed::NotReplayable { .. }, Some(tool)) => {
                Ok(beside_library(self.with_tool(recipe, directory, tool)?))
            }
            _ => Ok(replayed),
        }
    }

    fn with_tool(
        &self,
        recipe: &Recipe,
        directory: &Path,
        tool: Tool,
    ) -> Result<Replayed, ReplayError> {
        let scratch = scratch(directory)?;
        let limits = self.limits();
        let build = self.build(recipe, directory, &scratch, tool, &limits);
        let symbolizer = symbolizer(self.clang);
        match build.program()? {
            Ok(program) => {
                let replayed = judge(recipe, &program, tool, &self.means(symbolizer.as_deref()))?;
                keep(&program, directory)?;
                Ok(replayed)
            }
            Err(why) => Ok(Replayed::NotReplayable { why }),
        }
    }

    /// What the check of the library's model says, where it fails natively, too. A program that does not go
    /// with the models is not tried.
    fn with_models(
        &self,
        recipe: &Recipe,
        directory: &Path,
    ) -> Result<Option<String>, ReplayError> {
        let scratch = scratch(directory)?;
        let limits = self.limits();
        let build = self.build(recipe, directory, &scratch, OF_MODELS, &limits);
        let symbolizer = symbolizer(self.clang);
        let Ok(program) = build.program_of_models()? else {
            return Ok(None);
        };
        let how = judge_by_model(recipe, &program, &self.means(symbolizer.as_deref()))?;
        if how.is_some() {
            keep(&program, directory)?;
        }
        Ok(how)
    }

    fn means<'a>(&'a self, symbolizer: Option<&'a Path>) -> Means<'a> {
        Means {
            interrupt: self.interrupt,
            symbolizer,
        }
    }

    fn limits(&self) -> Limits {
        Limits {
            deadline: Some(Instant::now() + BUILD_TIME),
            interrupt: self.interrupt.clone(),
        }
    }

    fn build<'a>(
        &'a self,
        recipe: &'a Recipe,
        directory: &'a Path,
        scratch: &'a TempDir,
        tool: Tool,
        limits: &'a Limits,
    ) -> Build<'a> {
        Build {
            recipe,
            directory,
            scratch: scratch.path(),
            tool,
            clang: self.clang,
            models: self.models,
            limits,
        }
    }

    /// What was kept under this name.
    pub fn recipe(&self, id: &str) -> Result<Recipe, ReplayError> {
        let path = self.root.join(id).join(RECIPE);
        let bytes =
            std::fs::read(&path).map_err(|_| ReplayError::NoSuchReplay { id: id.to_owned() })?;
        serde_json::from_slice(&bytes)
            .ok()
            .filter(|recipe: &Recipe| recipe.version == VERSION)
            .ok_or(ReplayError::BadReplay { path })
    }

    /// Replays what was kept under this name.
    pub fn repeat(&self, id: &str) -> Result<(Recipe, Stored), ReplayError> {
        let recipe = self.recipe(id)?;
        let directory = self.root.join(id);
        let replayed = self.attempt(&recipe, &directory)?;
        Ok((
            recipe,
            Stored {
                id: id.to_owned(),
                directory,
                replayed,
            },
        ))
    }
}
