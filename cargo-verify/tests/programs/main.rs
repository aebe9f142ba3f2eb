//! Runs every program under `tests/` and compares what the product says with what the program's own
//! comments expect; `directives.rs` says how they are written.
//!
//! A program gives up to four kinds of tests: verification with each strategy (one for Qt 5 by merging and for Qt 6 by
//! paths, if it is for both), verification against the
//! system's headers, a native run under sanitizers, and execution in the engine against native execution. Filter them by any part of
//! their names: `cargo test --test programs -- arrays`.

mod directives;
mod execute;
mod native;
mod process;
mod verify;

use directives::Program;
use libtest_mimic::{Arguments, Failed, Trial};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests");
    let root = std::fs::canonicalize(&root).unwrap_or(root);
    let trials = programs(&root)
        .into_iter()
        .flat_map(|path| trials(&root, path))
        .collect();
    libtest_mimic::run(&arguments, trials).exit_code()
}

/// Every C and C++ file below the directory that no other file includes as its second half.
fn programs(root: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    collect(root, &mut files);
    files.sort();
    let companions: Vec<PathBuf> = files
        .iter()
        .flat_map(|path| {
            Program::read(path)
                .map(|program| program.with)
                .unwrap_or_default()
        })
        .collect();
    files.retain(|path| !companions.contains(path));
    files
}

fn collect(directory: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(directory) else {
        return;
    };
    for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
        let extension = path.extension().and_then(|extension| extension.to_str());
        if path.is_dir() {
            collect(&path, files);
        } else if matches!(extension, Some("c" | "cc" | "cpp" | "cxx" | "ll")) {
            files.push(path);
        }
    }
}

/// The tests that a program asks for.
fn trials(root: &Path, path: PathBuf) -> Vec<Trial> {
    let name = path
        .strip_prefix(root)
        .unwrap_or(&path)
        .display()
        .to_string();
    match Program::read(&path) {
        Ok(program) => {
            let many = program.qt.len() > 1;
            let versions = program.versions().into_iter();
            let named = versions.map(|program| match program.qt[..] {
                // What differs between the versions is the library, between the strategies the engine: each of
                // them once is enough.
                [5] if many => (format!("{name} Qt 5"), program, &["merge"][..]),
                [major] if many => (format!("{name} Qt {major}"), program, &["paths"][..]),
                // What bounded exploration alone cannot answer.
                _ if name.starts_with("unbounded/") => (name.clone(), program, &["auto"][..]),
                _ => (name.clone(), program, &["merge", "paths"][..]),
            });
            named
                .flat_map(|(name, program, strategies)| trials_of(&name, program, strategies))
                .collect()
        }
        Err(reason) => {
            let message = format!("{}: {reason}", path.display());
            vec![Trial::test(name, move || Err(Failed::from(message)))]
        }
    }
}

fn trials_of(name: &str, program: Program, strategies: &[&'static str]) -> Vec<Trial> {
    let program = std::sync::Arc::new(program);
    let missing = program
        .qt
        .iter()
        .find(|major| native::qt(**major).is_none());
    let mut trials = Vec::new();
    if program.verdict.is_some() {
        for strategy in strategies.iter().copied() {
            let program = program.clone();
            trials.push(Trial::test(format!("{name} {strategy}"), move || {
                expect_gap(&program, verify::check(&program, strategy))
            }));
        }
        if name.starts_with("unbounded/") {
            let program = program.clone();
            trials.push(Trial::test(format!("{name} induction"), move || {
                expect_gap(&program, verify::check_induction(&program))
            }));
        }
        if program.system_headers.is_some() {
            let program = program.clone();
            trials.push(Trial::test(format!("{name} system-headers"), move || {
                Ok(verify::check_system_headers(&program)?)
            }));
        }
        if program.native.is_some() {
            let program = program.clone();
            let name = match missing {
                Some(major) => format!("{name} native (needs Qt {major}: make conformance-qt)"),
                None => format!("{name} native"),
            };
            let trial = Trial::test(name, move || Ok(native::check(&program)?));
            trials.push(trial.with_ignored_flag(missing.is_some()));
        }
    }
    for (number, flags) in program.variants().into_iter().enumerate() {
        let program = program.clone();
        let suffix = if number == 0 {
            String::new()
        } else {
            format!(" {}", flags.join(" "))
        };
        trials.push(Trial::test(format!("{name} run{suffix}"), move || {
            expect_gap(&program, execute::check(&program, &flags))
        }));
    }
    trials
}

/// A known gap has to fail: the day it passes, its mark has to go.
fn expect_gap(program: &Program, result: Result<(), String>) -> Result<(), Failed> {
    match (&program.known_gap, result) {
        (None, result) => Ok(result?),
        (Some(_), Err(_)) => Ok(()),
        (Some(reason), Ok(())) => Err(Failed::from(format!(
            "{}: this passes now; remove its `known-gap: {reason}`",
            program.path.display()
        ))),
    }
}
