//! The functions of a package's libraries that its Rust does not declare: what is known of them, and what
//! they say of those that it does.

use crate::unit::{BuiltUnit, Library, Place};
use cargo_metadata::PackageId;
use std::collections::BTreeMap;
use std::sync::Arc;
use verify_ffi::contract::Contract;
use verify_ffi::{Interface, Reading};

/// Adds to each package what the units of its libraries define.
pub fn add_units(
    readings: &mut BTreeMap<PackageId, Reading>,
    libraries: &[Library],
    built: &BTreeMap<Place, Arc<BuiltUnit>>,
) {
    for (package, reading) in readings {
        let own = built
            .iter()
            .filter(|(place, _)| libraries[place.library].package == *package);
        let interfaces: Vec<&Interface> = own.map(|(_, unit)| &unit.interface).collect();
        reading.add_units(interfaces.into_iter());
    }
}

/// What is inferred for a function that Rust does not declare; none where nothing is.
pub fn undeclared<'r>(reading: &'r Reading, symbol: &str) -> Option<&'r Contract> {
    let contract = reading.undeclared.iter().find(|one| one.symbol == symbol)?;
    let says = contract
        .parameters
        .iter()
        .any(|one| !one.evidence.is_empty());
    says.then_some(contract)
}
