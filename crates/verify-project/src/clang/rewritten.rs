//! A unit that is preprocessed, changed and compiled from there: its contracts become code, and what Q_OBJECT declares
//! is defined where no output of moc's does.

use super::compile::{Attempt, CompileError, Compiler, Headers};
use super::language::Language;
use super::{flags, qt};
use crate::contract::{self, Dialect};
use crate::files::{self, FileError};
use crate::meta_objects::{self, Linkage};
use std::path::{Path, PathBuf};

/// What is changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rewriting {
    pub contracts: bool,
    pub meta_objects: bool,
}

impl Rewriting {
    pub fn any(self) -> bool {
        self.contracts || self.meta_objects
    }
}

impl Compiler<'_> {
    /// Whether a unit itself has classes whose meta-objects the product defines.
    pub(super) fn lacks_meta_objects(
        &self,
        unit: &Path,
        language: Language,
        attempt: Attempt,
    ) -> bool {
        self.may_lack_meta_objects(language, attempt) && self.mentions_meta_objects(unit)
    }

    /// Whether a header that the unit includes has such classes.
    pub(super) fn includes_meta_objects(&self, language: Language, attempt: Attempt) -> bool {
        if !self.may_lack_meta_objects(language, attempt) {
            return false;
        }
        let list = self
            .dependencies
            .and_then(|list| std::fs::read_to_string(list).ok());
        let models = self.models.qt_include();
        let list = list.unwrap_or_default();
        let mut own = list
            .split_whitespace()
            .map(Path::new)
            .filter(|path| path.extension().is_some() && !path.starts_with(&models));
        own.any(|path| self.mentions_meta_objects(path))
    }

    fn may_lack_meta_objects(&self, language: Language, attempt: Attempt) -> bool {
        self.defines_meta_objects && language == Language::Cpp && attempt.0 == Headers::Models
    }

    fn mentions_meta_objects(&self, path: &Path) -> bool {
        let path = self.directory.unwrap_or(Path::new("")).join(path);
        std::fs::read(path).is_ok_and(|text| meta_objects::may_be_needed(&text))
    }

    /// Compiles the unit once more, preprocessed and rewritten.
    pub(super) fn compile_rewritten(
        &self,
        unit: &Path,
        language: Language,
        attempt: Attempt,
        include: Option<&Path>,
        ir: &Path,
        wanted: Rewriting,
    ) -> Result<Option<String>, CompileError> {
        let preprocessed = ir.with_extension("ii");
        let mut command = self.command(language, attempt);
        self.add_inputs(&mut command, include);
        command.args(flags::preprocess());
        if wanted.meta_objects {
            command.arg(meta_objects::DEFINITION);
            command.arg("-idirafter").arg(self.stand_ins(unit, ir)?);
        }
        command.arg(unit).arg("-o").arg(&preprocessed);
        if let Some(messages) = self.run(&mut command, unit)? {
            return Ok(Some(messages));
        }
        let bytes = files::read(&preprocessed)?;
        let mut text = String::from_utf8_lossy(&bytes).into_owned();
        if wanted.meta_objects {
            let major = qt::major(self.flags, self.directory);
            text.push_str(&meta_objects::definitions(&text, major, Linkage::Shared));
        }
        if wanted.contracts {
            let dialect = match language {
                Language::Cpp => Dialect::Cpp,
                Language::C | Language::Ir => Dialect::C,
            };
            text = contract::rewrite(&text, dialect).map_err(CompileError::BadContract)?;
        }
        std::fs::write(&preprocessed, text).map_err(FileError::write(&preprocessed))?;
        let mut command = self.command(language, attempt);
        command.args(["-x", language.preprocessed_name()]);
        command.arg(&preprocessed).arg("-o").arg(ir);
        self.run_to(&mut command, unit, ir)
    }

    /// Empty files in the place of moc's output that the unit includes at its end and that is not there.
    fn stand_ins(&self, unit: &Path, ir: &Path) -> Result<PathBuf, CompileError> {
        let directory = ir.with_extension("moc");
        files::create(&directory)?;
        let source = files::read(&self.directory.unwrap_or(Path::new("")).join(unit))?;
        for name in meta_objects::included_output(&String::from_utf8_lossy(&source)) {
            let file = directory.join(name);
            if let Some(parent) = file.parent() {
                files::create(parent)?;
            }
            std::fs::write(&file, "").map_err(FileError::write(&file))?;
        }
        Ok(directory)
    }
}

#[cfg(test)]
mod tests {
    use crate::clang::Clang;
    use crate::meta_objects::{self, Linkage};
    use std::path::Path;

    /// The model's own classes are written by the same code, once for all units; `META_OBJECTS=overwrite` writes them anew.
    #[test]
    fn the_models_own_meta_objects_are_current() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let source = root.join("om-qt/runtime/meta_objects.cpp");
        let before = std::fs::read_to_string(&source).expect("the file is there");
        let (head, _) = before
            .split_once("// Written by")
            .expect("it says where the written part begins");
        let clang = Clang::find().expect("clang is installed");
        let of_version = |major: u32| {
            let mut command = std::process::Command::new(&clang.program);
            command.args([
                "-E",
                "-std=c++17",
                "-nostdinc++",
                meta_objects::DEFINITION,
                "-x",
                "c++",
            ]);
            command.arg(format!("-DOM_QT_MAJOR={major}"));
            command.arg("-I").arg(root.join("om-qt/include"));
            command.arg("-isystem").arg(root.join("om-stl/include"));
            let header = tempfile::Builder::new().suffix(".cpp").tempfile();
            let header = header.expect("a temporary file can be made");
            std::fs::write(header.path(), head).expect("it can be written");
            let output = command.arg(header.path()).output().expect("clang runs");
            assert!(
                output.status.success(),
                "{}",
                String::from_utf8_lossy(&output.stderr)
            );
            meta_objects::definitions(
                &String::from_utf8_lossy(&output.stdout),
                major,
                Linkage::Single,
            )
        };
        let text = format!(
            "{head}// Written by verify-project/src/meta_objects (META_OBJECTS=overwrite).\n#if OM_QT6\n{}\n#else\n{}\n#endif\n",
            of_version(6),
            of_version(5)
        );
        let words = |text: &str| -> Vec<String> {
            let all = crate::contract::token::tokens(text);
            all.iter().map(|token| token.text.to_owned()).collect()
        };
        if std::env::var_os("META_OBJECTS").is_some() {
            std::fs::write(&source, &text).expect("it can be written");
        } else {
            assert!(
                words(&before) == words(&text),
                "run it with META_OBJECTS=overwrite"
            );
        }
    }
}
