//! The units of libraries, each compiled once, when it is needed, against the models or the system's
//! headers.

use crate::clang::{CompileError, Headers, Language};
use crate::plan::{Builder, Linker, defined_symbols};
use crate::unit::{BuiltUnit, Library, Place, Unit};
use cargo_metadata::PackageId;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

/// The units of all libraries, compiled when they are needed.
pub(super) struct Units<'a> {
    pub(super) libraries: &'a [Library],
    pub(super) builder: &'a Builder<'a>,
    pub(super) real_builder: &'a Builder<'a>,
    pub(super) built: BTreeMap<Place, Arc<BuiltUnit>>,
    /// Those that were compiled against the system's headers for others' sake.
    pub(super) real: BTreeMap<Place, Arc<BuiltUnit>>,
    pub(super) failed: BTreeMap<Place, CompileError>,
    /// Side files that entry points start in, compiled: their places lie behind those of the units.
    pub(super) beside: BTreeMap<Place, (Unit, Arc<BuiltUnit>)>,
}

impl Units<'_> {
    fn unit(&self, place: Place) -> &Unit {
        match self.beside.get(&place) {
            Some((unit, _)) => unit,
            None => &self.libraries[place.library].units[place.unit],
        }
    }

    /// Compiles all of these, several at a time.
    pub(super) fn build_all(
        &mut self,
        places: &BTreeSet<Place>,
        jobs: usize,
        say: &(dyn Fn(String) + Sync),
    ) -> Result<(), CompileError> {
        let places: Vec<Place> = places.iter().copied().collect();
        let next = AtomicUsize::new(0);
        let results = Mutex::new(Vec::new());
        std::thread::scope(|scope| {
            for _ in 0..jobs.min(places.len()) {
                scope.spawn(|| {
                    while let Some(place) = places.get(next.fetch_add(1, Ordering::Relaxed)) {
                        let unit = self.unit(*place);
                        let file = unit.source.file_name().unwrap_or_default();
                        say(format!("compiling {}", file.to_string_lossy()));
                        let result = self.builder.build(unit);
                        results
                            .lock()
                            .expect("no holder of the lock panics")
                            .push((*place, result));
                    }
                });
            }
        });
        for (place, result) in results.into_inner().expect("no holder of the lock panics") {
            self.settle(place, result)?;
        }
        Ok(())
    }

    /// A unit that does not compile costs itself; anything else that fails ends the run.
    fn settle(
        &mut self,
        place: Place,
        result: Result<BuiltUnit, CompileError>,
    ) -> Result<(), CompileError> {
        match result {
            Ok(unit) => drop(self.built.insert(place, Arc::new(unit))),
            Err(
                error @ (CompileError::DoesNotCompile { .. }
                | CompileError::UnreadableIr { .. }
                | CompileError::BadContract { .. }),
            ) => {
                self.failed.insert(place, error);
            }
            Err(other) => return Err(other),
        }
        Ok(())
    }

    /// The units that the one at this place needs. The models and the system's library lay their
    /// types out differently: a program has one of them.
    pub(super) fn link(
        &mut self,
        start: Place,
        others: &BTreeSet<String>,
        linker: &Linker,
    ) -> Result<Vec<(Place, Arc<BuiltUnit>)>, CompileError> {
        let linked = linker.closure(start, others, &mut |place| self.get(place))?;
        let has = |headers| {
            linked.iter().any(|(place, unit)| {
                unit.headers == headers && self.unit(*place).language == Language::Cpp
            })
        };
        let linked = if has(Headers::Models) && has(Headers::Real) {
            linker.closure(start, others, &mut |place| self.get_real(place))?
        } else {
            linked
        };
        Ok(linked)
    }

    /// The unit, compiled now if it has not been; none where it does not compile.
    fn get(&mut self, place: Place) -> Result<Option<Arc<BuiltUnit>>, CompileError> {
        if let Some((_, built)) = self.beside.get(&place) {
            return Ok(Some(Arc::clone(built)));
        }
        if !self.built.contains_key(&place) && !self.failed.contains_key(&place) {
            let result = self.builder.build(self.unit(place));
            self.settle(place, result)?;
        }
        Ok(self.built.get(&place).cloned())
    }

    /// The unit against the system's headers, where it is one of C++.
    fn get_real(&mut self, place: Place) -> Result<Option<Arc<BuiltUnit>>, CompileError> {
        let usual = self.get(place)?;
        let is_fine = |unit: &Arc<BuiltUnit>| unit.headers == Headers::Real;
        if usual.as_ref().is_none_or(is_fine) || self.unit(place).language != Language::Cpp {
            return Ok(usual);
        }
        if let Some(known) = self.real.get(&place) {
            return Ok(Some(Arc::clone(known)));
        }
        let built = Arc::new(self.real_builder.build(self.unit(place))?);
        self.real.insert(place, Arc::clone(&built));
        Ok(Some(built))
    }
}

/// Knows every unit by what its IR, or its object where it has none yet, defines.
pub(super) fn linker(libraries: &[Library], units: &Units<'_>) -> Linker {
    let packages: Vec<&PackageId> = libraries.iter().map(|library| &library.package).collect();
    let number = |package: &PackageId| {
        packages
            .iter()
            .position(|known| *known == package)
            .unwrap_or_default()
    };
    let mut linker = Linker::new(packages.iter().map(|package| number(package)).collect());
    for (at, library) in libraries.iter().enumerate() {
        for (unit, source) in library.units.iter().enumerate() {
            let place = Place { library: at, unit };
            match units.built.get(&place) {
                Some(built) => {
                    linker.define(
                        place,
                        built
                            .symbols
                            .functions
                            .iter()
                            .chain(&built.symbols.variables),
                    );
                }
                None => linker.define(place, &defined_symbols(&source.object)),
            }
        }
    }
    linker
}
