//! The models as an ordinary library, for replays: what the engine executed, turned into objects once for a
//! clang and a content of the models. Those of the C++ library take its place. Those of the C library stand
//! beside the real one, below which everything else goes on: their functions have the names that the linker's
//! `--wrap` sends calls to.

use super::library::{Runtime, RuntimeError};
use crate::clang::Clang;
use crate::files::{self, FileError};
use crate::models::Models;
use crate::process::{Limits, Ran, run};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Stands in for the engine: a check that fails is told, and ends the program.
const ENGINE: &str = "native.c";
/// What the compiler's own support library has, as `om-stl/conformance/run.py` knows, too.
const OF_THE_COMPILER: &[&str] = &["cxx_abi", "cxx_exception", "cxx_pthread", "cxx_typeinfo"];
/// What the linker puts before the name of a function that is to be called instead.
const INSTEAD: &str = "__wrap_";

/// The models, built.
#[derive(Debug)]
pub struct NativeModels {
    /// What has to be linked.
    pub objects: Vec<PathBuf>,
    /// The functions of the C library that they have.
    pub wrapped: BTreeSet<String>,
}

/// Where a unit of the runtime belongs in a native build.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Cpp,
    C,
    /// The compiler's, or of the headers of the real library.
    None,
}

fn part(unit: &str) -> Part {
    let stem = unit.split('.').next().unwrap_or_default();
    // Qt's are in directories of their versions.
    match stem.starts_with("cxx_") || unit.contains('/') {
        true if stem.starts_with("cxx_real_") || OF_THE_COMPILER.contains(&stem) => Part::None,
        true => Part::Cpp,
        false => Part::C,
    }
}

/// The models, or what the compiler says where they cannot be built.
pub fn native_models(
    clang: &Clang,
    models: &Models,
    needed: &BTreeSet<String>,
    limits: &Limits,
) -> Result<Result<NativeModels, String>, RuntimeError> {
    let runtime = Runtime::prepare(clang, models, limits)?.with_qt(needed)?;
    let of_c = || runtime.units().filter(|(unit, _)| part(unit) == Part::C);
    let wrapped: BTreeSet<String> = of_c()
        .flat_map(|(_, symbols)| symbols.functions.iter().chain(&symbols.variables))
        // What the models share among themselves has names of its own.
        .filter(|name| !name.starts_with("__om_"))
        .cloned()
        .collect();
    let build = Build {
        clang,
        models,
        directory: runtime.directory().join("native"),
        limits,
    };
    files::create(&build.directory)?;
    let mut objects = Vec::new();
    let units = runtime.units().map(|(unit, _)| unit);
    for unit in units.filter(|unit| part(unit) != Part::None) {
        let source = runtime.directory().join(unit);
        let of_c = (part(unit) == Part::C).then_some(&wrapped);
        match build.object(&source, of_c)? {
            Ok(object) => objects.push(object),
            Err(why) => return Ok(Err(why)),
        }
    }
    let engine = models.runtime().join(ENGINE);
    Ok(build.object(&engine, None)?.map(|engine| {
        objects.push(engine);
        NativeModels { objects, wrapped }
    }))
}

struct Build<'a> {
    clang: &'a Clang,
    models: &'a Models,
    directory: PathBuf,
    limits: &'a Limits,
}

impl Build<'_> {
    /// The object of a unit; one of the C library's has these symbols of it renamed.
    fn object(
        &self,
        source: &Path,
        renamed: Option<&BTreeSet<String>>,
    ) -> Result<Result<PathBuf, String>, RuntimeError> {
        let place = self.directory.parent().unwrap_or(&self.directory);
        let name = source.strip_prefix(place).map_or_else(
            |_| source.file_name().unwrap_or_default().to_owned(),
            |inside| inside.as_os_str().to_owned(),
        );
        let name = name.to_string_lossy().replace('/', "-");
        let object = self.directory.join(format!("{name}.o"));
        if object.is_file() {
            return Ok(Ok(object));
        }
        let failed = || FileError::write(&self.directory);
        let text = tempfile::NamedTempFile::new_in(&self.directory).map_err(failed())?;
        let mut input = source;
        if let Some(renamed) = renamed {
            let unit = std::fs::read_to_string(source).map_err(FileError::read(source))?;
            std::fs::write(text.path(), beside_the_real_one(&unit, renamed)).map_err(failed())?;
            input = text.path();
        }
        let temporary = tempfile::NamedTempFile::new_in(&self.directory).map_err(failed())?;
        let mut command = Command::new(&self.clang.program);
        command
            .args(["-w", "-g", "-O0", "-fPIC", "-fsanitize=address"])
            .arg("-idirafter")
            .arg(self.models.include())
            // The compiler is one for C++, which takes C for that, too.
            .args(["-c", "-x"])
            .arg(if source.ends_with(ENGINE) { "c" } else { "ir" })
            .arg(input)
            .arg("-o")
            .arg(temporary.path());
        match run(&mut command, self.limits)? {
            Ran::Ended { status, .. } if status.success() => {}
            Ran::Ended { messages, .. } => return Ok(Err(messages)),
            Ran::TimedOut => return Ok(Err("compiling the models takes too long".to_owned())),
        }
        temporary
            .persist(&object)
            .map_err(|error| failed()(error.error))?;
        Ok(Ok(object))
    }
}

/// A unit of the C library with those names that it does not take from the real one, and with its functions
/// looked after by AddressSanitizer: what they are given may be too small.
fn beside_the_real_one(unit: &str, renamed: &BTreeSet<String>) -> String {
    let mut text = String::with_capacity(unit.len());
    for line in unit.lines() {
        let mut rest = line;
        while let Some((before, after)) = rest.split_once('@') {
            text += before;
            text.push('@');
            let is_of_name =
                |letter: char| letter.is_ascii_alphanumeric() || "_.$".contains(letter);
            let end = after.find(|letter| !is_of_name(letter));
            let (name, after) = after.split_at(end.unwrap_or(after.len()));
            if renamed.contains(name) {
                text += INSTEAD;
            }
            text += name;
            rest = after;
        }
        match line.strip_prefix("define ").and(rest.rsplit_once(") #")) {
            Some((parameters, attributes)) => {
                text += &format!("{parameters}) sanitize_address #{attributes}");
            }
            None => text += rest,
        }
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_the_compiler_does_not_bring_is_part_of_it() {
        assert_eq!(part("cxx_string.cpp.ll"), Part::Cpp);
        assert_eq!(part("cxx_real_streams.cpp.ll"), Part::None);
        assert_eq!(part("cxx_abi.cpp.ll"), Part::None);
        assert_eq!(part("string.c.ll"), Part::C);
    }

    #[test]
    fn the_models_of_c_stand_beside_the_real_library() {
        let unit = "define dso_local i32 @atoi(ptr noundef %text) #0 !dbg !7 {\n  \
                    %n = call i64 @strtol(ptr %text)\n  call void @malloc(i64 1)\n";
        let renamed = ["atoi", "strtol"].map(str::to_owned).into();
        assert_eq!(
            beside_the_real_one(unit, &renamed),
            "define dso_local i32 @__wrap_atoi(ptr noundef %text) sanitize_address #0 !dbg !7 {\n  \
             %n = call i64 @__wrap_strtol(ptr %text)\n  call void @malloc(i64 1)\n"
        );
    }
}
