//! What changes in Rust concern: calls are inside of functions and concern what those reach; declarations, types and
//! whatever else stands outside of functions concern every function that the package declares. A build script and a
//! manifest decide how all of their package is compiled, `verify.toml` how everything is verified.

use super::git::{Change, Changes, Part};
use crate::prepare::{Entry, Prepared};
use crate::workspace::Workspace;
use cargo_metadata::{PackageId, TargetKind};
use std::collections::BTreeSet;
use std::path::Path;
use verify_ffi::RustSource;
use verify_ffi::contract::Contract;

/// What changes in the Rust of packages concern.
#[derive(Debug, Default)]
pub struct RustChanges {
    /// Packages whose libraries may be built in another way.
    rebuilt: BTreeSet<PackageId>,
    /// Packages of which all that they declare is concerned.
    declared: BTreeSet<PackageId>,
    /// The symbols of single functions, by the packages that declare them.
    called: BTreeSet<(PackageId, String)>,
}

impl RustChanges {
    /// What these changes concern.
    pub fn new(changes: &Changes, workspace: &Workspace, prepared: &Prepared) -> RustChanges {
        let mut found = RustChanges::default();
        let change = |file: &Path| changes.get(&file.canonicalize().ok()?);
        for package in &workspace.metadata.packages {
            let scripts = package
                .targets
                .iter()
                .filter(|target| target.kind.contains(&TargetKind::CustomBuild));
            let scripts = scripts.map(|target| target.src_path.as_std_path());
            let mut paths = scripts.chain([package.manifest_path.as_std_path()]);
            let is_configured = change(&workspace.root.join("verify.toml")).is_some();
            if is_configured || paths.any(|path| change(path).is_some()) {
                found.rebuilt.insert(package.id.clone());
            }
        }
        for (package, boundary) in &prepared.boundaries {
            for source in &boundary.reading.sources {
                if let Some(change) = change(Path::new(&source.file)) {
                    found.add(package, source, change, &boundary.reading.contracts);
                }
            }
        }
        found
    }

    fn add(
        &mut self,
        package: &PackageId,
        source: &RustSource,
        change: &Change,
        contracts: &[Contract],
    ) {
        let Change::Parts(parts) = change else {
            self.declared.insert(package.clone());
            return;
        };
        for part in parts {
            match concerned(part, source) {
                Concerned::Nothing => {}
                Concerned::All => drop(self.declared.insert(package.clone())),
                Concerned::Symbols(symbols) => {
                    let symbols = symbols.into_iter();
                    self.called
                        .extend(symbols.map(|symbol| (package.clone(), symbol)));
                }
            }
            // A call that is gone may have been the only one that passes something harmless.
            let named = contracts.iter().filter(|contract| {
                let name = contract.name.rsplit("::").next().unwrap_or(&contract.name);
                part.words.contains(name)
            });
            let symbols = named.map(|contract| (package.clone(), contract.symbol.clone()));
            self.called.extend(symbols);
        }
    }

    /// Whether they concern an entry point.
    pub fn concern(&self, entry: &Entry, prepared: &Prepared) -> bool {
        let package = &prepared.libraries[entry.place.library].package;
        let units = entry.places.iter();
        let mut packages = units.map(|place| &prepared.libraries[place.library].package);
        if packages.any(|package| self.rebuilt.contains(package)) {
            return true;
        }
        let Some(contract) = entry.contract.as_ref().filter(|_| !entry.point.undeclared) else {
            return false;
        };
        self.concern_declaration(package, &contract.symbol)
    }

    /// Whether they concern what a package declares under this symbol.
    pub fn concern_declaration(&self, package: &PackageId, symbol: &str) -> bool {
        self.declared.contains(package)
            || self.rebuilt.contains(package)
            || self.called.contains(&(package.clone(), symbol.to_owned()))
    }
}

/// What a change to some lines concerns.
enum Concerned {
    Nothing,
    All,
    Symbols(Vec<String>),
}

fn concerned(part: &Part, source: &RustSource) -> Concerned {
    let is_inside = |(first, last): (u32, u32)| first <= part.first && part.last <= last;
    if part.is_comment || source.tests.iter().any(|lines| is_inside(*lines)) {
        return Concerned::Nothing;
    }
    let around = source
        .functions
        .iter()
        .filter(|one| is_inside((one.first, one.last)));
    let around: Vec<_> = around.collect();
    if around.is_empty() || !part.is_inner || around.iter().any(|one| one.is_called_by_library) {
        return Concerned::All;
    }
    let calls = around.iter().flat_map(|one| one.calls.clone());
    Concerned::Symbols(calls.collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use verify_ffi::RustFunction;

    fn part(first: u32, last: u32) -> Part {
        Part {
            first,
            last,
            is_inner: true,
            is_comment: false,
            words: BTreeSet::new(),
        }
    }

    #[test]
    fn a_change_inside_of_a_function_concerns_what_it_calls() {
        let function = |first, last, symbol: &str, is_called_by_library| RustFunction {
            first,
            last,
            calls: vec![symbol.to_owned()],
            is_called_by_library,
        };
        let source = RustSource {
            file: "lib.rs".to_owned(),
            functions: vec![function(3, 6, "f", false), function(8, 9, "g", true)],
            tests: vec![(20, 30)],
        };
        let all = |part: &Part| matches!(concerned(part, &source), Concerned::All);
        assert!(
            matches!(concerned(&part(4, 5), &source), Concerned::Symbols(symbols) if symbols == ["f"])
        );
        assert!(all(&part(1, 1)) && all(&part(6, 8)), "outside of functions");
        assert!(all(&part(8, 8)), "the library calls it");
        let outer = Part {
            is_inner: false,
            ..part(4, 5)
        };
        assert!(all(&outer));
        for nothing in [
            part(21, 22),
            Part {
                is_comment: true,
                ..part(1, 1)
            },
        ] {
            assert!(matches!(concerned(&nothing, &source), Concerned::Nothing));
        }
    }
}
