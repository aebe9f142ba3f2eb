//! What the configuration and the command line say about raw pointers that Rust passes, in place of what
//! was inferred.

use crate::config::{
    ACCEPTED, ConfigError, ParameterKind, ParameterSettings, RawPointers, Settings,
};
use crate::suggest::nearest;
use crate::workspace::Workspace;
use cargo_metadata::PackageId;
use std::collections::BTreeMap;
use verify_ffi::contract::{Basis, Contract, Evidence, Length, ParameterContract, Value};
use verify_ffi::{Origin, Reading};

/// Applies all of it to what was read.
pub fn configure(
    workspace: &Workspace,
    readings: &mut BTreeMap<PackageId, Reading>,
    raw_pointers: RawPointers,
) -> Result<(), ConfigError> {
    if raw_pointers == RawPointers::Strict {
        let contracts = readings
            .values_mut()
            .flat_map(|reading| &mut reading.contracts);
        for contract in contracts.filter(|contract| contract.origin == Origin::Extern) {
            contract
                .parameters
                .iter_mut()
                .filter(|parameter| is_raw(parameter))
                .for_each(promise_nothing);
        }
    }
    let mut every: Vec<&mut Contract> = readings
        .values_mut()
        .flat_map(|reading| reading.contracts.iter_mut().chain(&mut reading.undeclared))
        .collect();
    apply(&workspace.accepted, ACCEPTED, &mut every)?;
    apply(&workspace.settings, "verify.toml", &mut every)?;
    for (package, reading) in readings {
        if let Some(settings) = workspace.package_settings.get(package) {
            let place = format!(
                "[package.metadata.verify] of `{}`",
                workspace.package(package).name
            );
            apply(
                settings,
                &place,
                &mut reading
                    .contracts
                    .iter_mut()
                    .chain(&mut reading.undeclared)
                    .collect::<Vec<_>>(),
            )?;
        }
    }
    Ok(())
}

fn is_raw(parameter: &ParameterContract) -> bool {
    parameter.written.starts_with('*')
}

/// Null, or some bytes; what the library itself made is still its own.
fn promise_nothing(parameter: &mut ParameterContract) {
    let writable = parameter.written.starts_with("*mut");
    let element = Box::new(Value::Integer {
        bits: 8,
        signed: false,
    });
    parameter.value = Value::Array {
        element,
        length: Length::Unknown,
        nullable: true,
        writable,
        owned: false,
    };
    parameter.evidence = vec![evidence(
        "it may be null, and has any number of bytes (--raw-pointers strict)".to_owned(),
    )];
}

fn evidence(words: String) -> Evidence {
    Evidence {
        basis: Basis::Configuration,
        words,
        span: None,
    }
}

fn apply(
    settings: &Settings,
    place: &str,
    contracts: &mut [&mut Contract],
) -> Result<(), ConfigError> {
    let bad = |message: String, suggestion: Option<&str>| ConfigError::Wrong {
        place: place.to_owned(),
        message,
        suggestion: suggestion.map(str::to_owned),
    };
    for (function, section) in settings
        .function
        .iter()
        .filter(|(_, section)| !section.parameters.is_empty())
    {
        let names =
            |contract: &Contract| contract.name == *function || contract.symbol == *function;
        let Some(at) = contracts.iter().position(|contract| names(contract)) else {
            let known = contracts.iter().map(|contract| contract.name.as_str());
            let suggestion = nearest(function, known);
            return Err(bad(
                format!(
                    "neither Rust declares a function `{function}`, nor does a library define one"
                ),
                suggestion,
            ));
        };
        let contract = &mut *contracts[at];
        for (name, settings) in &section.parameters {
            let all: Vec<String> = contract
                .parameters
                .iter()
                .map(|parameter| parameter.name.clone())
                .collect();
            let find = |name: &str| {
                let unknown = || {
                    bad(
                        format!("`{function}` has no parameter `{name}`"),
                        nearest(name, all.iter().map(String::as_str)),
                    )
                };
                all.iter()
                    .position(|known| known == name)
                    .ok_or_else(unknown)
            };
            let at = find(name)?;
            if !is_raw(&contract.parameters[at]) {
                return Err(bad(
                    format!("`{name}` of `{function}` is no raw pointer: its type says what it is"),
                    None,
                ));
            }
            let length = settings.valid_for.as_deref().map(find).transpose()?;
            let parameter = &mut contract.parameters[at];
            (parameter.value, parameter.evidence) = configured(parameter, settings, length, place);
        }
    }
    Ok(())
}

/// What the configuration makes of a parameter.
fn configured(
    parameter: &ParameterContract,
    settings: &ParameterSettings,
    length: Option<usize>,
    place: &str,
) -> (Value, Vec<Evidence>) {
    let writable = parameter.written.starts_with("*mut");
    let was_nullable = match &parameter.value {
        Value::Object { nullable, .. }
        | Value::Array { nullable, .. }
        | Value::CString { nullable, .. }
        | Value::Opaque { nullable, .. } => *nullable,
        _ => false,
    };
    let nullable = settings.nullable.unwrap_or(was_nullable);
    let element = match &parameter.value {
        Value::Object { pointee, .. } => pointee.clone(),
        Value::Array { element, .. } => element.clone(),
        _ => Box::new(Value::Integer {
            bits: 8,
            signed: false,
        }),
    };
    let null = if nullable { ", or null" } else { "" };
    if let Some(count) = settings.elements {
        let value = Value::Object {
            pointee: Box::new(Value::Elements { element, count }),
            nullable,
            writable,
            owned: false,
            initialised: true,
        };
        let what = format!("{count} elements{null}, as {place} says");
        return (value, vec![evidence(what)]);
    }
    let (value, what) = match (length, settings.is) {
        (Some(index), _) => {
            let what = format!(
                "valid for `{}`",
                settings.valid_for.as_deref().unwrap_or_default()
            );
            (
                Value::Array {
                    element,
                    length: Length::Sibling { index },
                    nullable,
                    writable,
                    owned: false,
                },
                what,
            )
        }
        (None, Some(ParameterKind::String)) => (
            Value::CString {
                nullable,
                writable,
                owned: false,
            },
            "a string that ends with NUL".to_owned(),
        ),
        (None, Some(ParameterKind::Object)) => {
            let value = Value::Object {
                pointee: element,
                nullable,
                writable,
                owned: false,
                initialised: true,
            };
            (value, "one valid object".to_owned())
        }
        (None, None) => {
            let mut value = parameter.value.clone();
            if let Value::Object { nullable: old, .. }
            | Value::Array { nullable: old, .. }
            | Value::CString { nullable: old, .. }
            | Value::Opaque { nullable: old, .. } = &mut value
            {
                *old = nullable;
            }
            let what = if nullable { "as inferred" } else { "not null" };
            (value, what.to_owned())
        }
    };
    (
        value,
        vec![evidence(format!("{what}{null}, as {place} says"))],
    )
}
