//! Sections of the configuration about functions that there are not.

use super::Prepared;
use crate::config::{ConfigError, Settings};
use crate::suggest::nearest;
use crate::unit::BuiltUnit;
use crate::workspace::Workspace;
use std::collections::BTreeSet;

/// An error where the configuration names a function that no unit defines, with the nearest name. Where units are
/// missing because they do not compile, nothing is said.
pub fn functions_are_known(workspace: &Workspace, prepared: &Prepared) -> Result<(), ConfigError> {
    if !prepared.failures.is_empty() || !prepared.build_failures.is_empty() {
        return Ok(());
    }
    let units = || prepared.built.values().map(AsRef::as_ref);
    let mut names: BTreeSet<String> = units().flat_map(symbols).cloned().collect();
    for entry in &prepared.entries {
        names.insert(entry.point.name());
        names.insert(entry.point.symbol.clone());
    }
    let demangled: Vec<String> = names.iter().map(|name| verify_ir::demangle(name)).collect();
    names.extend(demangled);
    check(&workspace.settings, "verify.toml", &names)?;
    for (package, settings) in &workspace.package_settings {
        let package = &workspace.package(package).name;
        let place = format!("[package.metadata.verify] of `{package}`");
        check(settings, &place, &names)?;
    }
    Ok(())
}

fn symbols(unit: &BuiltUnit) -> impl Iterator<Item = &String> {
    unit.symbols.functions.iter()
}

fn check(settings: &Settings, place: &str, names: &BTreeSet<String>) -> Result<(), ConfigError> {
    match settings.function.keys().find(|name| !names.contains(*name)) {
        None => Ok(()),
        Some(name) => Err(ConfigError::Wrong {
            place: place.to_owned(),
            message: format!("`[function.{name}]` is about a function that there is not"),
            suggestion: nearest(name, names.iter().map(String::as_str)).map(str::to_owned),
        }),
    }
}
