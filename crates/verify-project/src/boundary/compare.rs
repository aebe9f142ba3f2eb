//! Compares what packages declare with what the compiled units define.

use super::code::code;
use crate::plan::members;
use crate::unit::{BuiltUnit, Library, Origin, Place};
use crate::workspace::Discovery;
use cargo_metadata::PackageId;
use std::collections::BTreeMap;
use std::sync::Arc;
use verify_ffi::{Mismatch, Reading, Report, Target, check};
use verify_symex::{CheckSet, Code};

/// What is known of the boundary of one package.
#[derive(Debug)]
pub struct Boundary {
    /// What the Rust of the package declares.
    pub reading: Reading,
    /// How that compares with what units define.
    pub report: Report,
}

/// Something that Rust and C++ do not agree about.
#[derive(Clone, Debug)]
pub struct Disagreement {
    /// The package whose Rust it is.
    pub package: PackageId,
    /// The check that finds it.
    pub code: Code,
    /// Both sides of it.
    pub mismatch: Mismatch,
}

/// Compares each package with its own libraries first, then with all others.
pub fn compare(
    discovery: &Discovery,
    readings: BTreeMap<PackageId, Reading>,
    built: &BTreeMap<Place, Arc<BuiltUnit>>,
) -> BTreeMap<PackageId, Boundary> {
    let is_comparable = Target::of_triple(&discovery.target).is_some();
    let mut boundaries = BTreeMap::new();
    for (package, reading) in readings {
        let mut order: Vec<usize> = (0..discovery.libraries.len()).collect();
        order.sort_by_key(|at| discovery.libraries[*at].package != package);
        let libraries: Vec<verify_ffi::Library<'_>> = order
            .into_iter()
            .map(|at| offered(at, &discovery.libraries[at], built))
            .collect();
        let report = match is_comparable {
            true => check(&reading.boundary, &libraries),
            false => Report::default(),
        };
        boundaries.insert(package, Boundary { reading, report });
    }
    boundaries
}

fn offered<'a>(
    at: usize,
    library: &'a Library,
    built: &'a BTreeMap<Place, Arc<BuiltUnit>>,
) -> verify_ffi::Library<'a> {
    let units: Vec<_> = (0..library.units.len())
        .filter_map(|unit| Some(&built.get(&Place { library: at, unit })?.interface))
        .collect();
    verify_ffi::Library {
        name: &library.name,
        complete: is_complete(library, units.len()),
        units,
    }
}

/// Whether this many units are all that the library has: none of another language, none that does not
/// compile.
fn is_complete(library: &Library, units: usize) -> bool {
    match &library.origin {
        Origin::Archive(path) => members(path).is_some_and(|members| members.len() == units),
        _ => false,
    }
}

impl Boundary {
    /// What disagrees and is looked for.
    pub fn disagreements(&self, package: &PackageId, checks: &CheckSet) -> Vec<Disagreement> {
        let mismatches = self.report.mismatches.iter();
        mismatches
            .filter_map(|mismatch| {
                let code = code(mismatch.kind).filter(|code| checks.contains(*code))?;
                Some(Disagreement {
                    package: package.clone(),
                    code,
                    mismatch: mismatch.clone(),
                })
            })
            .collect()
    }
}
