//! The real program with its driver, built under sanitizers.

use super::recipe::{Recipe, RecipeUnit};
use super::sanitizers::Tool;
use crate::clang::{Clang, Language, Limits, Ran, missing_directives, run};
use crate::error::ExpectedError;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What all of it is compiled with.
const FLAGS: &[&str] = &["-g", "-O0", "-fno-omit-frame-pointer", "-w"];

/// The program, or what keeps it from being built.
pub fn build(
    recipe: &Recipe,
    directory: &Path,
    tool: Tool,
    clang: &Clang,
    limits: &Limits,
) -> Result<Result<PathBuf, String>, ExpectedError> {
    let mut objects = Vec::new();
    for (number, unit) in recipe.units.iter().enumerate() {
        let object = directory.join(format!("unit{number}.o"));
        if let Err(why) = compile_unit(unit, recipe, &object, tool, clang, limits)? {
            return Ok(Err(format!("`{}` does not compile for it: {why}", unit.source.display())));
        }
        objects.push(object);
    }
    let program = directory.join("program");
    let mut command = Command::new(&clang.program);
    command.args(FLAGS).args(tool.flags).arg("-x").arg("c++").arg(directory.join("driver.cpp"));
    command.arg("-x").arg("none").args(&objects).arg("-o").arg(&program).args(["-lm", "-lpthread"]);
    match run(&mut command, limits)? {
        Ran::Ended { status, .. } if status.success() => Ok(Ok(program)),
        Ran::Ended { messages, .. } => Ok(Err(cause(&messages))),
        Ran::TimedOut => Ok(Err("linking takes too long".to_owned())),
    }
}

fn compile_unit(
    unit: &RecipeUnit,
    recipe: &Recipe,
    object: &Path,
    tool: Tool,
    clang: &Clang,
    limits: &Limits,
) -> Result<Result<(), String>, ExpectedError> {
    let header = object.with_extension("h");
    let mut declared = BTreeSet::new();
    loop {
        let mut command = Command::new(&clang.program);
        command.args(&unit.flags).current_dir(&unit.directory).envs(&unit.environment);
        if let Some(standard) = &unit.standard {
            command.arg(format!("-std={standard}"));
        }
        command.args(FLAGS).args(tool.flags);
        if recipe.start.entry.is_some() {
            // The driver has a `main` of its own.
            command.arg("-Dmain=main_of_the_unit");
        }
        if !declared.is_empty() {
            command.arg("-include").arg(&header);
        }
        command.args(["-x", if unit.language == Language::C { "c" } else { "c++" }]);
        command.arg("-c").arg(&unit.source).arg("-o").arg(object);
        let messages = match run(&mut command, limits)? {
            Ran::Ended { status, .. } if status.success() => return Ok(Ok(())),
            Ran::Ended { messages, .. } => messages,
            Ran::TimedOut => return Ok(Err("it takes too long".to_owned())),
        };
        let before = declared.len();
        declared.append(&mut missing_directives(&messages));
        if declared.len() == before {
            return Ok(Err(cause(&messages)));
        }
        let text = crate::clang::directive_header(&declared, unit.language);
        std::fs::write(&header, text)
            .map_err(|source| ExpectedError::CannotWrite { path: header.clone(), source })?;
    }
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
