//! Which modules a job needs: the entry point's own, and whatever defines a symbol that one of them
//! needs, as a linker picks members of libraries. Units of the same library come first, then those
//! of the same package, then all others that the build made.

use crate::clang::CompileError;
use crate::unit::{BuiltUnit, Place};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// All units of a build by the symbols that their objects define.
#[derive(Debug, Default)]
pub struct Linker {
    definitions: BTreeMap<String, Vec<Place>>,
    /// The package of each library, as a number.
    packages: Vec<usize>,
}

impl Linker {
    /// With the packages of all libraries, as numbers.
    pub fn new(packages: Vec<usize>) -> Linker {
        Linker {
            definitions: BTreeMap::new(),
            packages,
        }
    }

    pub fn define<'a>(&mut self, place: Place, symbols: impl IntoIterator<Item = &'a String>) {
        for symbol in symbols {
            self.definitions
                .entry(symbol.clone())
                .or_default()
                .push(place);
        }
    }

    /// Every defined symbol that starts like this, the part that namespaces make apart.
    pub fn symbols_like(&self, start: &str) -> Vec<String> {
        let names = self.definitions.keys();
        let like = names.filter(|name| verify_ffi::plain_symbol(name).starts_with(start));
        like.cloned().collect()
    }

    /// The units that the one at this place needs, itself first, and those that define the other symbols
    /// that are asked for. `unit` compiles one that has not been yet; none means that it does not
    /// compile.
    pub fn closure(
        &self,
        start: Place,
        others: &BTreeSet<String>,
        unit: &mut dyn FnMut(Place) -> Result<Option<Arc<BuiltUnit>>, CompileError>,
    ) -> Result<Vec<(Place, Arc<BuiltUnit>)>, CompileError> {
        let mut chosen = Vec::new();
        let mut visited = BTreeSet::from([start]);
        let mut defined: BTreeSet<String> = BTreeSet::new();
        let mut open = vec![start];
        for found in others
            .iter()
            .filter_map(|other| self.find(other, start.library))
        {
            if visited.insert(found) {
                open.insert(0, found);
            }
        }
        while let Some(place) = open.pop() {
            let Some(built) = unit(place)? else { continue };
            let symbols = &built.symbols;
            defined.extend(symbols.functions.iter().chain(&symbols.variables).cloned());
            for need in &symbols.needed {
                let found = self.find(need, start.library);
                if let Some(found) = found.filter(|_| !defined.contains(need))
                    && visited.insert(found)
                {
                    open.push(found);
                }
            }
            chosen.push((place, built));
        }
        Ok(chosen)
    }

    fn find(&self, symbol: &str, library: usize) -> Option<Place> {
        let places = self.definitions.get(symbol)?;
        let package = self.packages[library];
        places
            .iter()
            .min_by_key(|place| {
                let distance = if place.library == library {
                    0
                } else if self.packages[place.library] == package {
                    1
                } else {
                    2
                };
                (distance, **place)
            })
            .copied()
    }
}
