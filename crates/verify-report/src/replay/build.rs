//! The real program with its driver, built under sanitizers: with the compiler that the user builds it
//! with, where that is known and has the sanitizers that are needed, with clang otherwise. Or with clang
//! against the library's models, built natively.

use super::driver::{is_harness, linker_flags};
use super::headers_only;
use super::recipe::{Recipe, RecipeUnit};
use super::sanitizers::Tool;
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use verify_project::clang::{
    Clang, Language, installed_qt, lenient_flags, missing_directives, model_headers, model_of_qt,
    names_standard, newest_flags, own_header_flags, without_installed_qt,
};
use verify_project::files::FileError;
use verify_project::models::Models;
use verify_project::process::{Limits, Ran, run};
use verify_project::runtime::{NativeModels, RuntimeError, native_models};

/// What all of it is compiled with.
const FLAGS: &[&str] = &["-g", "-O0", "-fno-omit-frame-pointer", "-w"];
/// Compiles every function, each such that the linker can leave it out again.
const ALL: &[&str] = &["-Xclang", "-femit-all-decls", "-ffunction-sections"];
/// A compiler for C links C++, too, if it is told about the library.
const LIBRARIES: &[&str] = &["-lstdc++", "-lm", "-lpthread"];
/// What the models stand on: exceptions and type information are the compiler's. Their objects call handlers of
/// UndefinedBehaviorSanitizer.
const BELOW_MODELS: &[&str] = &[
    "-fsanitize=undefined",
    "-nostdlib++",
    "-lsupc++",
    "-lm",
    "-lpthread",
];

/// What is built, where, for which tool.
pub struct Build<'a> {
    pub recipe: &'a Recipe,
    /// Holds the driver.
    pub directory: &'a Path,
    /// For everything else.
    pub scratch: &'a Path,
    pub tool: Tool,
    pub clang: &'a Clang,
    pub models: &'a Models,
    pub limits: &'a Limits,
}

/// The compilers of one attempt. Objects of different sanitizers do not go together.
enum Compilers<'a> {
    Users(&'static [&'static str]),
    Clang(&'a Path, &'static [&'static str]),
    /// Clang, told to compile inline functions that nothing calls, too.
    ClangForAll(&'a Path, &'static [&'static str]),
    /// Clang against the models, with their objects.
    Models(&'a Path, &'static [&'static str], NativeModels),
}

impl Build<'_> {
    /// The program, or what keeps it from being built.
    pub fn program(&self) -> Result<Result<PathBuf, String>, RuntimeError> {
        let known = self.recipe.units.iter().all(|unit| unit.compiler.is_some());
        // A compiler that is gone, or has no sanitizers, leaves it to clang.
        if let Some(flags) = self.tool.users_flags.filter(|_| known)
            && let Ok(Ok(program)) = self.with(&Compilers::Users(flags))
        {
            return Ok(Ok(program));
        }
        let clang = &self.clang.program;
        let built = self.with(&Compilers::Clang(clang, self.tool.flags))?;
        // Nothing but the driver may call an inline function.
        if built.is_err()
            && self.recipe.start.entry.is_some()
            && let Ok(program) = self.with(&Compilers::ClangForAll(clang, self.tool.flags))?
        {
            return Ok(Ok(program));
        }
        Ok(built)
    }

    /// The program with the models in the library's place.
    pub fn program_of_models(&self) -> Result<Result<PathBuf, String>, RuntimeError> {
        let models = match native_models(self.clang, self.models, &self.recipe.needed, self.limits)?
        {
            Ok(models) => models,
            Err(why) => return Ok(Err(why)),
        };
        let program = &self.clang.program;
        self.with(&Compilers::Models(program, self.tool.flags, models))
    }

    fn with(&self, compilers: &Compilers<'_>) -> Result<Result<PathBuf, String>, RuntimeError> {
        let mut objects = Vec::new();
        for (number, unit) in self.recipe.units.iter().enumerate() {
            let object = self.scratch.join(format!("unit{number}.o"));
            if let Err(why) = self.unit(unit, compilers, &object)? {
                return Ok(Err(format!(
                    "`{}` does not compile for it: {why}",
                    unit.source.display()
                )));
            }
            objects.push(object);
        }
        let Some(first) = self.recipe.units.first() else {
            return Ok(Err("it has no units".to_owned()));
        };
        let program = self.scratch.join("program");
        let throwing = self.written("throwing.cpp", headers_only::THROWING)?;
        let mut command = Command::new(compilers.of(first));
        command
            .args(FLAGS)
            .args(compilers.flags())
            .arg("-x")
            .arg("c++")
            .arg(self.directory.join("driver.cpp"))
            .args(throwing);
        command
            .arg("-x")
            .arg("none")
            .args(&objects)
            .arg("-o")
            .arg(&program)
            .args(linker_flags(self.recipe));
        if let Compilers::ClangForAll(..) = compilers {
            command.arg("-Wl,--gc-sections");
        }
        match compilers {
            Compilers::Models(_, _, models) => {
                // Only the function in question: everything else is the real library's.
                if let Some(function) = &self.recipe.in_library
                    && models.wrapped.contains(function)
                {
                    command.arg(format!("-Wl,--wrap={function}"));
                }
                command.args(&models.objects).args(BELOW_MODELS)
            }
            Compilers::Users(_) | Compilers::Clang(..) | Compilers::ClangForAll(..) => command
                .args(match self.tool.only_headers {
                    true => headers_only::LIBRARIES,
                    false => LIBRARIES,
                }),
        };
        match run(&mut command, self.limits)? {
            Ran::Ended { status, .. } if status.success() => Ok(Ok(program)),
            Ran::Ended { messages, .. } => {
                Ok(Err(undefined(&messages).unwrap_or_else(|| cause(&messages))))
            }
            Ran::TimedOut => Ok(Err("linking takes too long".to_owned())),
        }
    }

    /// A file that takes part where only the headers of the C++ library do.
    fn written(&self, name: &str, text: &str) -> Result<Option<PathBuf>, FileError> {
        if !self.tool.only_headers {
            return Ok(None);
        }
        let path = self.scratch.join(name);
        match std::fs::write(&path, text) {
            Ok(()) => Ok(Some(path)),
            Err(source) => Err(FileError::Write { path, source }),
        }
    }

    /// Compiles a unit: as it is, then with the directives declared that it does without, then as
    /// leniently as it was read for verification, last as the newest standard where nobody named one.
    fn unit(
        &self,
        unit: &RecipeUnit,
        compilers: &Compilers<'_>,
        object: &Path,
    ) -> Result<Result<(), String>, RuntimeError> {
        let header = object.with_extension("h");
        let prefix = self.written("prefix.h", headers_only::PREFIX)?;
        let mut declared = BTreeSet::new();
        let is_named = unit.standard.is_some() || names_standard(&unit.flags);
        let mut manners = vec![lenient_flags(unit.language)];
        if unit.language == Language::Cpp && !is_named {
            manners.push(newest_flags(unit.language));
        }
        let mut manners = manners.into_iter();
        let mut manner = Vec::new();
        loop {
            let mut command = self.command(unit, compilers, &manner);
            if let Some(prefix) = &prefix {
                command.arg("-include").arg(prefix);
            }
            if !declared.is_empty() {
                command.arg("-include").arg(&header);
            }
            command.args([
                "-x",
                if unit.language == Language::C {
                    "c"
                } else {
                    "c++"
                },
            ]);
            command.arg("-c").arg(&unit.source).arg("-o").arg(object);
            let messages = match run(&mut command, self.limits)? {
                Ran::Ended { status, .. } if status.success() => return Ok(Ok(())),
                Ran::Ended { messages, .. } => messages,
                Ran::TimedOut => return Ok(Err("it takes too long".to_owned())),
            };
            let before = declared.len();
            declared.append(&mut missing_directives(&messages));
            if declared.len() > before {
                let text = verify_project::clang::directive_header(&declared, unit.language);
                std::fs::write(&header, text).map_err(FileError::write(&header))?;
            } else if let Some(next) = manners.next() {
                manner = next;
            } else {
                return Ok(Err(cause(&messages)));
            }
        }
    }

    fn command(
        &self,
        unit: &RecipeUnit,
        compilers: &Compilers<'_>,
        manner: &[OsString],
    ) -> Command {
        let mut command = Command::new(compilers.of(unit));
        let is_of_models = matches!(compilers, Compilers::Models(..));
        let flags: Vec<OsString> = unit.flags.iter().map(OsString::from).collect();
        command
            .args(match is_of_models {
                true => without_installed_qt(&flags, Some(&unit.directory)),
                false => flags.clone(),
            })
            .current_dir(&unit.directory)
            .envs(&unit.environment);
        if let Some(standard) = &unit.standard {
            command.arg(format!("-std={standard}"));
        }
        match compilers {
            Compilers::Models(..) => command.args(model_headers(unit.language, self.models)),
            Compilers::Users(_) | Compilers::Clang(..) | Compilers::ClangForAll(..) => {
                command.args(own_header_flags(self.models))
            }
        };
        if unit.language == Language::Cpp {
            command.args(match is_of_models {
                true => model_of_qt(self.models, &flags, Some(&unit.directory)),
                false => installed_qt(&flags, Some(&unit.directory)),
            });
        }
        if let Compilers::ClangForAll(..) = compilers {
            command.args(ALL);
        }
        command.args(FLAGS).args(compilers.flags()).args(manner);
        if !self.recipe.left_out.is_empty() {
            command.arg(format!("-fno-sanitize={}", self.recipe.left_out.join(",")));
        }
        if is_harness(self.recipe) {
            // What an ordinary build sees nothing of.
            command.arg("-D__VERIFY__=1");
        }
        if self.recipe.start.entry.is_some() {
            // The driver has a `main` of its own.
            command.arg("-Dmain=main_of_the_unit");
        }
        command
    }
}

impl Compilers<'_> {
    fn of<'a>(&'a self, unit: &'a RecipeUnit) -> &'a Path {
        match self {
            Compilers::Users(_) => unit.compiler.as_deref().unwrap_or(Path::new("cc")),
            Compilers::Clang(program, _)
            | Compilers::ClangForAll(program, _)
            | Compilers::Models(program, ..) => program,
        }
    }

    fn flags(&self) -> &'static [&'static str] {
        match self {
            Compilers::Users(flags)
            | Compilers::Clang(_, flags)
            | Compilers::ClangForAll(_, flags)
            | Compilers::Models(_, flags, _) => flags,
        }
    }
}

/// What a linker misses, and how much else.
fn undefined(messages: &str) -> Option<String> {
    let missing: BTreeSet<&str> = messages
        .lines()
        .filter_map(|line| {
            let by_name = line.split_once("undefined reference to `");
            let quoted = by_name.and_then(|(_, rest)| rest.strip_suffix('\''));
            let by_lld = line.split_once("undefined symbol: ").map(|(_, name)| name);
            quoted.or(by_lld)
        })
        .collect();
    let first = missing.first()?;
    Some(match missing.len() {
        1 => format!("nothing defines `{first}`"),
        count => {
            format!("nothing defines `{first}` and others that it needs ({count} in all)")
        }
    })
}

/// The first line of a compiler's or linker's output that says what is wrong.
fn cause(messages: &str) -> String {
    let plain = anstream::adapter::strip_str(messages).to_string();
    let mut lines = plain.lines();
    let line = lines
        .clone()
        .find(|line| line.contains("error:") || line.contains("undefined reference"))
        .or_else(|| lines.next());
    line.unwrap_or("the compiler fails").trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_linkers_miss_is_named() {
        let gnu = "/usr/bin/ld: /tmp/unit0.o: in function `main':\na.c:3: undefined reference to `table'\n\
                   /usr/bin/ld: a.c:4: undefined reference to `send(int)'\na.c:5: undefined reference to `table'\n";
        assert_eq!(
            undefined(gnu).unwrap(),
            "nothing defines `send(int)` and others that it needs (2 in all)"
        );
        let lld = "ld.lld: error: undefined symbol: table\n>>> referenced by a.c:3\n";
        assert_eq!(undefined(lld).unwrap(), "nothing defines `table`");
        assert_eq!(undefined("ld: cannot find -lx\n"), None);
    }
}
