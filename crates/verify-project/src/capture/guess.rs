//! What a package compiles, guessed, where its build script fails: the sources that the script
//! names; those below directories that it names where it names none; all of the package's where it
//! names neither.

use super::recording::{Driver, Recording};
use crate::clang::Language;
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use walkdir::WalkDir;

/// Compilations of the package in this directory that may be meant, for this target if it is not the machine that
/// builds. Beside sources whose compilation was seen only those count that the script names.
pub fn guess(package: &Path, seen: &[PathBuf], target: Option<&str>) -> Vec<Recording> {
    let script = std::fs::read_to_string(package.join("build.rs")).unwrap_or_default();
    let named: Vec<PathBuf> = literals(&script).map(|text| package.join(text)).collect();
    let mut sources = BTreeSet::new();
    let mut includes = BTreeSet::new();
    for path in &named {
        if path.is_dir() {
            includes.insert(path.clone());
        } else if is_source(path) && path.is_file() {
            sources.insert(path.clone());
        }
    }
    if sources.is_empty() && seen.is_empty() {
        sources.extend(includes.iter().flat_map(|path| sources_below(path)));
    }
    if sources.is_empty() && seen.is_empty() {
        sources.extend(sources_below(package));
    }
    sources.retain(|source| !seen.iter().any(|one| is_same(one, source)));
    includes.extend(
        sources
            .iter()
            .filter_map(|source| source.parent())
            .map(Path::to_owned),
    );
    includes.insert(package.join("include"));
    let includes: Vec<PathBuf> = includes.into_iter().filter(|path| path.is_dir()).collect();
    sources
        .iter()
        .map(|source| recording(source, package, &includes, target))
        .collect()
}

fn is_same(left: &Path, right: &Path) -> bool {
    let canonical = |path: &Path| path.canonicalize().ok();
    left == right || canonical(left).is_some_and(|left| canonical(right) == Some(left))
}

fn recording(
    source: &Path,
    package: &Path,
    includes: &[PathBuf],
    target: Option<&str>,
) -> Recording {
    let mut arguments: Vec<OsString> = vec!["-c".into(), source.into()];
    arguments.extend(target.map(|target| format!("--target={target}").into()));
    for include in includes {
        arguments.extend(["-I".into(), include.into()]);
    }
    Recording {
        driver: Driver::C,
        compiler: None,
        arguments,
        directory: package.into(),
        lacks_qt: false,
        environment: BTreeMap::new(),
    }
}

fn sources_below(directory: &Path) -> impl Iterator<Item = PathBuf> {
    let is_ours = |entry: &walkdir::DirEntry| {
        let name = entry.file_name().to_string_lossy();
        entry.depth() == 0 || !(name.starts_with('.') || name == "target")
    };
    let entries = WalkDir::new(directory)
        .sort_by_file_name()
        .into_iter()
        .filter_entry(is_ours);
    entries
        .filter_map(Result::ok)
        .map(walkdir::DirEntry::into_path)
        .filter(|path| is_source(path))
}

fn is_source(path: &Path) -> bool {
    matches!(Language::of(path, &[]), Some(Language::C | Language::Cpp))
}

/// The texts between quotes in Rust source, as far as they have no escapes.
fn literals(source: &str) -> impl Iterator<Item = &str> {
    source
        .split('"')
        .skip(1)
        .step_by(2)
        .filter(|text| !text.is_empty() && !text.contains(['\\', '\n', '{']))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_script_names_is_preferred() {
        let package = tempfile::tempdir().expect("a temporary directory can be made");
        let write = |name: &str, text: &str| {
            let path = package.path().join(name);
            std::fs::create_dir_all(path.parent().expect("it has one")).expect("it can be made");
            std::fs::write(path, text).expect("it can be written");
        };
        write(
            "build.rs",
            "fn main() { cc::Build::new().include(\"other\").file(\"cpp/a.cpp\").compile(\"x\"); }",
        );
        write("cpp/a.cpp", "");
        write("other/b.cpp", "");
        write("target/c.cpp", "");
        let sources = |package: &Path| {
            guess(package, &[], None)
                .iter()
                .flat_map(|one| one.invocation().sources)
                .collect::<Vec<_>>()
        };
        assert_eq!(sources(package.path()), [package.path().join("cpp/a.cpp")]);
        let seen = [package.path().join("other/b.cpp")];
        assert_eq!(guess(package.path(), &seen, None).len(), 1);
        assert!(guess(package.path(), &[package.path().join("cpp/a.cpp")], None).is_empty());
        write("build.rs", "fn main() { all_in(\"other\") }");
        assert_eq!(
            sources(package.path()),
            [package.path().join("other/b.cpp")]
        );
        write("build.rs", "fn main() {}");
        assert_eq!(
            sources(package.path()),
            [
                package.path().join("cpp/a.cpp"),
                package.path().join("other/b.cpp")
            ]
        );
    }
}
