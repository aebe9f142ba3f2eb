//! Which units make up which library. A unit belongs to the build script whose `OUT_DIR` its object
//! lies in; the members of the static libraries that the script links are the units that count.

use super::archive::{self, Member};
use crate::capture::{BuildScript, Recording};
use crate::unit::{Library, Origin, Unit};
use cargo_metadata::PackageId;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// A package that units may belong to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Owner {
    pub id: PackageId,
    pub name: String,
    /// Where its manifest is.
    pub directory: PathBuf,
}

/// The libraries that the build scripts make of the recorded calls.
pub fn libraries(
    scripts: &[BuildScript],
    recordings: &[Recording],
    owners: &[Owner],
) -> Vec<Library> {
    let units: Vec<Unit> = recordings
        .iter()
        .flat_map(Unit::of_recording)
        .filter(|unit| unit.source.exists() && unit.directory.is_dir())
        .collect();
    let mut shares: Vec<Vec<Unit>> = vec![Vec::new(); scripts.len()];
    for unit in units {
        if let Some(at) = script_of(&unit, scripts, owners) {
            shares[at].push(unit);
        }
    }
    let mut libraries = Vec::new();
    for (script, units) in scripts.iter().zip(shares) {
        libraries.extend(of_script(script, units, owners));
    }
    libraries
}

/// The build script that made the call: by what it was told, else by where the object lies (a server
/// that compiles for others knows nothing of the script), else by the package.
fn script_of(unit: &Unit, scripts: &[BuildScript], owners: &[Owner]) -> Option<usize> {
    let object = canonical(&unit.object);
    let position = |matches: &dyn Fn(&BuildScript) -> bool| scripts.iter().position(matches);
    if let Some(at) = position(&|script| object.starts_with(canonical(&script.out_dir))) {
        return Some(at);
    }
    if let Some(out_dir) = &unit.out_dir {
        return position(&|script| same(&script.out_dir, out_dir));
    }
    let owner = owners.iter().find(|owner| {
        unit.manifest_directory
            .as_ref()
            .is_some_and(|directory| same(directory, &owner.directory))
    })?;
    position(&|script| script.package == owner.id)
}

fn of_script(script: &BuildScript, units: Vec<Unit>, owners: &[Owner]) -> Vec<Library> {
    if units.is_empty() {
        return Vec::new();
    }
    let mut found = Vec::new();
    let mut seen = BTreeSet::new();
    for name in &script.libraries {
        let Some(path) = archive_path(name, script) else {
            continue;
        };
        if !seen.insert(path.clone()) {
            continue;
        }
        let members = archive::members(&path).unwrap_or_default();
        let units = matching(&members, &units);
        if !units.is_empty() {
            found.push(Library {
                package: script.package.clone(),
                name: name.clone(),
                units,
                origin: Origin::Archive(path),
            });
        }
    }
    if found.is_empty() {
        let owner = owners.iter().find(|owner| owner.id == script.package);
        found.push(Library {
            package: script.package.clone(),
            name: owner.map_or_else(String::new, |owner| owner.name.clone()),
            units: without_repetition(units),
            origin: Origin::BuildScript,
        });
    }
    found
}

/// The static libraries in a script's `OUT_DIR` that it links: some compiler call made them.
pub fn own_archives(script: &BuildScript) -> Vec<PathBuf> {
    let found = script
        .libraries
        .iter()
        .filter_map(|name| archive_path(name, script));
    found
        .filter(|path| path.starts_with(&script.out_dir))
        .collect()
}

fn archive_path(name: &str, script: &BuildScript) -> Option<PathBuf> {
    let file = format!("lib{name}.a");
    script
        .paths
        .iter()
        .chain([&script.out_dir])
        .map(|directory| directory.join(&file))
        .find(|path| path.is_file())
}

/// For each member the unit whose object it is: the one with the same content where several have its
/// name.
fn matching(members: &[Member], units: &[Unit]) -> Vec<Unit> {
    let mut taken = vec![false; units.len()];
    let mut chosen = Vec::new();
    for member in members {
        let candidates: Vec<usize> = (0..units.len())
            .filter(|at| !taken[*at] && object_name(&units[*at]) == member.name)
            .collect();
        let exact = || {
            candidates.iter().copied().find(|at| {
                let content = std::fs::read(&units[*at].object).unwrap_or_default();
                blake3::hash(&content) == member.hash
            })
        };
        let at = match candidates.as_slice() {
            [] => None,
            [only] => Some(*only),
            [first, ..] => exact().or(Some(*first)),
        };
        if let Some(at) = at {
            taken[at] = true;
            chosen.push(units[at].clone());
        }
    }
    chosen
}

fn object_name(unit: &Unit) -> String {
    let name = unit.object.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

/// One source may be compiled several times, for a static and for a shared library.
fn without_repetition(units: Vec<Unit>) -> Vec<Unit> {
    let mut seen = BTreeSet::new();
    units
        .into_iter()
        .filter(|unit| seen.insert(canonical(&unit.source)))
        .collect()
}

fn same(left: &Path, right: &Path) -> bool {
    left == right || canonical(left) == canonical(right)
}

fn canonical(path: &Path) -> PathBuf {
    path.canonicalize().unwrap_or_else(|_| path.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::capture::Driver;
    use std::collections::BTreeMap;
    use std::process::Command;

    /// A package with sources that are really compiled and archived.
    struct Build {
        directory: tempfile::TempDir,
        recordings: Vec<Recording>,
    }

    impl Build {
        fn new() -> Build {
            let directory = tempfile::tempdir().expect("a temporary directory can be made");
            Build {
                directory,
                recordings: Vec::new(),
            }
        }

        fn path(&self, name: &str) -> PathBuf {
            self.directory.path().join(name)
        }

        fn compile(&mut self, source: &str, text: &str, object: &str) {
            std::fs::write(self.path(source), text).expect("it can be written");
            let object = self.path(object);
            std::fs::create_dir_all(object.parent().expect("it has one")).expect("it can be made");
            let arguments = [
                "-c".into(),
                source.into(),
                "-o".into(),
                object.into_os_string(),
            ];
            let mut command = Command::new("cc");
            let status = command
                .args(&arguments)
                .current_dir(self.directory.path())
                .status();
            assert!(status.expect("there is a compiler").success());
            self.recordings.push(Recording {
                driver: Driver::C,
                compiler: None,
                arguments: arguments.to_vec(),
                directory: self.directory.path().into(),
                lacks_qt: false,
                environment: BTreeMap::new(),
            });
        }

        fn archive(&self, name: &str, objects: &[&str]) {
            let mut command = Command::new("ar");
            command
                .arg("cr")
                .arg(self.path(name))
                .args(objects.iter().map(|name| self.path(name)));
            assert!(command.status().expect("there is an archiver").success());
        }

        fn libraries(&self, names: &[&str]) -> Vec<Library> {
            let package = PackageId {
                repr: "a".to_owned(),
            };
            let script = BuildScript {
                package: package.clone(),
                out_dir: self.path("out"),
                libraries: names.iter().map(|name| (*name).to_owned()).collect(),
                paths: Vec::new(),
                cfgs: Vec::new(),
            };
            let owner = Owner {
                id: package,
                name: "a".to_owned(),
                directory: self.path(""),
            };
            libraries(&[script], &self.recordings, &[owner])
        }
    }

    fn objects(library: &Library, build: &Build) -> Vec<String> {
        let relative = |unit: &Unit| {
            let path = unit
                .object
                .strip_prefix(build.path("out"))
                .expect("it is below");
            path.display().to_string()
        };
        library.units.iter().map(relative).collect()
    }

    #[test]
    fn only_members_of_the_linked_library_count() {
        let mut build = Build::new();
        build.compile("a.c", "int a;", "out/a.o");
        build.compile("test.c", "int main(void) { return 0; }", "out/test.o");
        build.archive("out/libx.a", &["out/a.o"]);
        let libraries = build.libraries(&["x", "stdc++"]);
        assert_eq!(libraries.len(), 1);
        assert_eq!(objects(&libraries[0], &build), ["a.o"]);
        assert_eq!(libraries[0].name, "x");
    }

    #[test]
    fn of_units_with_one_name_the_one_with_the_members_content_counts() {
        let mut build = Build::new();
        build.compile("a.c", "int shared_one;", "out/shared/a.o");
        build.compile("b.c", "int static_one;", "out/static/a.o");
        build.archive("out/libx.a", &["out/static/a.o"]);
        assert_eq!(objects(&build.libraries(&["x"])[0], &build), ["static/a.o"]);
    }

    #[test]
    fn without_a_static_library_all_units_of_the_script_are_one_and_each_source_counts_once() {
        let mut build = Build::new();
        build.compile("a.c", "int a;", "out/static/a.o");
        build.compile("a.c", "int a;", "out/shared/a.o");
        let libraries = build.libraries(&[]);
        assert_eq!(libraries[0].origin, Origin::BuildScript);
        assert_eq!(libraries[0].units.len(), 1);
    }
}
