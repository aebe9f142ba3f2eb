//! What the functions of a library say of each other: which of them makes what another one takes, and which
//! of them ends its life. Types say it where they have names; of a `void *`, the functions' own names do.

use super::names::words;
use super::{Basis, Contract, Evidence, ParameterContract, Retention, Value};

/// Words in the names of functions that make something.
const MAKERS: &[&str] = &[
    "create",
    "new",
    "init",
    "open",
    "alloc",
    "allocate",
    "make",
    "construct",
];

/// Words in the names of functions that end the life of something.
const ENDERS: &[&str] = &[
    "free",
    "destroy",
    "delete",
    "release",
    "dispose",
    "drop",
    "cleanup",
    "close",
    "deinit",
    "dealloc",
    "deallocate",
];

pub(super) const VOID: &str = "c_void";

/// Settles what functions of one library say of each other's parameters. What calls or the configuration
/// say is left as it is.
pub fn relate(contracts: &mut [&mut Contract]) {
    name_handles(contracts);
    find_makers(contracts);
    find_makers_behind(contracts);
    for contract in contracts.iter_mut() {
        mark_released(contract);
    }
    for contract in contracts.iter_mut() {
        if contract.origin == crate::Origin::Undeclared {
            contract
                .parameters
                .iter_mut()
                .for_each(super::undeclared::settle);
        }
    }
}

/// A function that returns a `void *`, by its name to be passed to others of its kind.
struct HandleMaker {
    name: String,
    /// The words of its name that the others have, too.
    stem: Vec<String>,
}

impl HandleMaker {
    fn of(contract: &Contract) -> Option<HandleMaker> {
        let is_void = matches!(&contract.result, Value::RawPointer { pointee }
            if matches!(&**pointee, Value::Incomplete { name } if name == VOID));
        if !is_void || contract.parameters.iter().any(has_no_evidence_handle) {
            return None;
        }
        let words = words(&contract.name);
        let at = words
            .iter()
            .position(|word| MAKERS.contains(&word.as_str()))?;
        let stem = if at == 0 { &words[1..] } else { &words[..at] };
        (!stem.is_empty()).then(|| HandleMaker {
            name: contract.name.clone(),
            stem: stem.to_vec(),
        })
    }

    fn is_for(&self, function: &str) -> bool {
        let words = words(function);
        words.starts_with(&self.stem) || words.ends_with(&self.stem)
    }

    fn type_name(&self) -> String {
        self.stem.join("_")
    }
}

/// A `void *` for which no call is evidence.
fn has_no_evidence_handle(parameter: &ParameterContract) -> bool {
    matches!(&parameter.value, Value::Opaque { name, .. } if name == VOID)
        && has_no_evidence(parameter)
}

fn has_no_evidence(parameter: &ParameterContract) -> bool {
    parameter
        .evidence
        .iter()
        .all(|one| one.basis == Basis::Default)
}

/// `void *` gets a name where a function that returns one and the function that takes it first share theirs.
fn name_handles(contracts: &mut [&mut Contract]) {
    let makers: Vec<HandleMaker> = contracts
        .iter()
        .filter_map(|contract| HandleMaker::of(contract))
        .collect();
    let mut used: Vec<String> = Vec::new();
    for contract in contracts.iter_mut() {
        let nearest = makers
            .iter()
            .filter(|maker| maker.is_for(&contract.name))
            .max_by_key(|maker| maker.stem.len());
        let (Some(maker), Some(first)) = (nearest, contract.parameters.first_mut()) else {
            continue;
        };
        if !has_no_evidence_handle(first) {
            continue;
        }
        let writable = first.written.starts_with("*mut");
        first.value = Value::Opaque {
            name: maker.type_name(),
            nullable: false,
            writable,
        };
        first.kept = Retention::Kept;
        first.evidence = vec![by_name(format!(
            "`{}` is taken to be what `{}` returned, by the functions' names",
            first.name, maker.name
        ))];
        used.push(maker.type_name());
    }
    for contract in contracts.iter_mut() {
        if let Some(maker) = HandleMaker::of(contract)
            && used.contains(&maker.type_name())
        {
            contract.result = Value::RawPointer {
                pointee: Box::new(Value::Incomplete {
                    name: maker.type_name(),
                }),
            };
        }
    }
}

/// A struct with pointers in it that some function returns is made there, and not by whoever passes it.
fn find_makers(contracts: &mut [&mut Contract]) {
    let made: Vec<(String, Value, Vec<Value>)> = contracts
        .iter()
        .filter_map(|contract| match &contract.result {
            Value::RawPointer { pointee } if holds_pointers(pointee) => {
                let taken = contract.parameters.iter().map(|one| one.value.clone());
                Some((contract.name.clone(), (**pointee).clone(), taken.collect()))
            }
            _ => None,
        })
        .collect();
    for contract in contracts.iter_mut() {
        for parameter in contract
            .parameters
            .iter_mut()
            .filter(|one| has_no_evidence_or_named(one))
        {
            let Value::Object {
                pointee,
                nullable: false,
                owned: false,
                ..
            } = &parameter.value
            else {
                continue;
            };
            // What is made from one of its kind needs one first.
            let needs_none = |taken: &Vec<Value>| {
                let is_same = |one: &Value| matches!(one, Value::Object { pointee: other, .. } if other == pointee);
                !taken.iter().any(is_same)
            };
            let makers: Vec<String> = made
                .iter()
                .filter(|(_, made, taken)| *made == **pointee && needs_none(taken))
                .map(|(name, ..)| format!("`{name}`"))
                .collect();
            if makers.is_empty() || !parameter.written.starts_with('*') {
                continue;
            }
            parameter.kept = Retention::Kept;
            parameter.evidence = vec![by_name(format!(
                "`{}` is taken to be what {} returned: its type has pointers in it, and is returned nowhere else",
                parameter.name,
                makers.join(" or ")
            ))];
        }
    }
}

/// What a function ends the life of, by its name, may be named by a variable with its address, to be made null.
fn find_makers_behind(contracts: &mut [&mut Contract]) {
    let made: Vec<(String, Value)> = contracts
        .iter()
        .filter_map(|contract| match &contract.result {
            Value::RawPointer { pointee } => Some((contract.name.clone(), (**pointee).clone())),
            _ => None,
        })
        .collect();
    for contract in contracts
        .iter_mut()
        .filter(|contract| ends_a_life(contract))
    {
        for parameter in contract
            .parameters
            .iter_mut()
            .filter(|one| has_no_evidence_or_named(one))
        {
            let Value::Object {
                pointee,
                nullable: false,
                owned: false,
                ..
            } = &mut parameter.value
            else {
                continue;
            };
            let makers: Vec<&(String, Value)> = made
                .iter()
                .filter(|(_, made)| points_to(pointee, made))
                .collect();
            let Some((_, first)) = makers.first() else {
                continue;
            };
            // Values are known to different depths: the maker's own is what is looked for later.
            if let Value::Object { pointee: inner, .. } = &mut **pointee {
                **inner = first.clone();
            }
            let names: Vec<String> = makers.iter().map(|(name, _)| format!("`{name}`")).collect();
            parameter.kept = Retention::Kept;
            parameter.evidence = vec![by_name(format!(
                "`*{}` is taken to be what {} returned, which `{}` ends the life of, by its name",
                parameter.name,
                names.join(" or "),
                contract.name
            ))];
        }
    }
}

/// Whether a pointer leads to a value of the type that another value is of, and only the library knows how
/// to make one.
fn points_to(pointer: &Value, made: &Value) -> bool {
    match (pointer, made) {
        (Value::Opaque { name, .. }, Value::Incomplete { name: other }) => {
            name == other && name != VOID
        }
        (Value::Object { pointee, .. }, Value::Struct { name, size, .. }) => {
            let is_same = matches!(&**pointee, Value::Struct { name: own, size: bytes, .. }
                if own == name && bytes == size);
            is_same && holds_pointers(made)
        }
        _ => false,
    }
}

fn ends_a_life(contract: &Contract) -> bool {
    let words = words(&contract.name);
    words.iter().any(|word| ENDERS.contains(&word.as_str()))
}

/// What a function releases, by its name, was allocated by the library, in the way that it is released.
fn mark_released(contract: &mut Contract) {
    if !ends_a_life(contract) {
        return;
    }
    for parameter in contract
        .parameters
        .iter_mut()
        .filter(|one| has_no_evidence_or_named(one))
    {
        let is_kept = parameter.kept == Retention::Kept;
        let has_memory = match &parameter.value {
            Value::Object { .. } | Value::Array { .. } | Value::CString { .. } => !is_kept,
            value @ Value::Struct { .. } => holds_pointers(value),
            _ => false,
        };
        if has_memory {
            parameter.released = true;
            parameter.evidence.push(by_name(format!(
                "`{}` releases `{}`, by its name: what that points to is taken to be the library's own, \
                 allocated by the means it is released with",
                contract.name, parameter.name
            )));
        }
    }
}

fn has_no_evidence_or_named(parameter: &ParameterContract) -> bool {
    let fits = |one: &Evidence| matches!(one.basis, Basis::Default | Basis::Name | Basis::Code);
    parameter.evidence.iter().all(fits)
}

/// Whether a struct has pointers in it.
fn holds_pointers(value: &Value) -> bool {
    let Value::Struct { fields, .. } = value else {
        return false;
    };
    fields.iter().any(|field| match &field.value {
        Value::Object { .. }
        | Value::Array { .. }
        | Value::CString { .. }
        | Value::Opaque { .. }
        | Value::RawPointer { .. } => true,
        value => holds_pointers(value),
    })
}

fn by_name(words: String) -> Evidence {
    Evidence {
        basis: Basis::Name,
        words,
        span: None,
    }
}
