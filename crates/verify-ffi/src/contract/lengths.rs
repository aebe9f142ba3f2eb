//! Numbers that the library's own loops compare with what they index an array with: where there is no other evidence for how
//! long it is, it is as long as they say.

use super::{Basis, Contract, Evidence, FieldValue, Length, Value};
use crate::cpp::{CppFunction, CppLength, CppType, Interface, Place};
use std::path::Path;

/// Gives arrays in a contract the lengths that loops tell.
pub(crate) fn count_by_loops(
    contract: &mut Contract,
    function: &CppFunction,
    interface: &Interface,
    lengths: &[&CppLength],
) {
    let Some(signature) = &function.signature else {
        return;
    };
    if signature.parameters.len() != contract.parameters.len() {
        return;
    }
    // What it points to is of one type with what other functions take.
    if matches!(contract.result, Value::RawPointer { .. }) {
        let mut finder = Finder::of(interface, lengths);
        finder.walk(&mut contract.result, &signature.result);
    }
    let numbers: Vec<bool> = contract
        .parameters
        .iter()
        .map(|one| matches!(one.value, Value::Integer { .. }))
        .collect();
    let names: Vec<String> = contract
        .parameters
        .iter()
        .map(|one| one.name.clone())
        .collect();
    for (parameter, cpp) in contract.parameters.iter_mut().zip(&signature.parameters) {
        let has_no_evidence = parameter
            .evidence
            .iter()
            .all(|one| one.basis == Basis::Default);
        if let Some(counted) = &cpp.counted_by
            && numbers.get(counted.at) == Some(&true)
            && has_no_evidence
            && !parameter.evidence.is_empty()
            && become_array(&mut parameter.value, counted.at)
        {
            let words = loop_evidence(&names[counted.at], &parameter.name, None, &counted.place);
            parameter.evidence = vec![evidence(words)];
        }
        let mut finder = Finder::of(interface, lengths);
        finder.walk(&mut parameter.value, &cpp.ty);
        parameter.evidence.extend(finder.found);
    }
}

/// A pointer to one object, of which nothing is known, is to several.
fn become_array(value: &mut Value, index: usize) -> bool {
    let (element, nullable, writable) = match value {
        Value::Object {
            pointee,
            nullable,
            writable,
            owned: false,
            initialised: true,
        } => (pointee.clone(), *nullable, *writable),
        Value::Array {
            element,
            length: Length::Unknown,
            nullable,
            writable,
            owned: false,
        } => (element.clone(), *nullable, *writable),
        _ => return false,
    };
    *value = Value::Array {
        element,
        length: Length::Sibling { index },
        nullable,
        writable,
        owned: false,
    };
    true
}

fn loop_evidence(number: &str, pointer: &str, class: Option<&str>, place: &Place) -> String {
    let file = Path::new(&place.file).file_name().unwrap_or_default();
    let class = class.map_or_else(String::new, |class| format!(" in `{class}`"));
    format!(
        "`{number}` is taken as the length of `{pointer}`{class}: {}:{} indexes it up to that",
        file.to_string_lossy(),
        place.line
    )
}

fn evidence(words: String) -> Evidence {
    Evidence {
        basis: Basis::Code,
        words,
        span: None,
    }
}

struct Finder<'i> {
    interface: &'i Interface,
    lengths: &'i [&'i CppLength],
    found: Vec<Evidence>,
}

impl<'i> Finder<'i> {
    fn of(interface: &'i Interface, lengths: &'i [&'i CppLength]) -> Finder<'i> {
        Finder {
            interface,
            lengths,
            found: Vec::new(),
        }
    }

    fn walk(&mut self, value: &mut Value, ty: &CppType) {
        match (value, ty) {
            (Value::Struct { fields, .. }, CppType::Composite { index }) => {
                let interface = self.interface;
                let class = &interface.composites[*index];
                let name = class.name.rsplit("::").next().unwrap_or(&class.name);
                self.fields(fields, name);
                for field in fields {
                    let at = field.offset * 8;
                    if let Some(cpp) = class.fields.iter().find(|cpp| cpp.offset_bits == at) {
                        self.walk(&mut field.value, &cpp.ty);
                    }
                }
            }
            (
                Value::Object { pointee: inner, .. }
                | Value::RawPointer { pointee: inner }
                | Value::Array { element: inner, .. },
                CppType::Pointer { pointee },
            ) => self.walk(inner, pointee),
            _ => {}
        }
    }

    fn fields(&mut self, fields: &mut [FieldValue], class: &str) {
        for length in self.lengths.iter().filter(|one| one.class == class) {
            let at = |offset: u64| fields.iter().position(|field| field.offset == offset);
            let (Some(pointer), Some(number)) = (at(length.pointer), at(length.number)) else {
                continue;
            };
            if matches!(fields[number].value, Value::Integer { .. })
                && become_array(&mut fields[pointer].value, number)
            {
                let (pointer, number) = (&fields[pointer].name, &fields[number].name);
                let words = loop_evidence(number, pointer, Some(class), &length.place);
                self.found.push(evidence(words));
            }
        }
    }
}
