//! Enums of C++ that Rust declares as plain numbers, as bindgen does: an alias of a number with the enum's
//! name has the enum's values.

use super::{Basis, Contract, Evidence, Value};
use crate::cpp::{CppComposite, CppFunction, CppKind, CppType, Interface};

/// Gives numbers in a contract the values of the enums that C++ has in their places.
pub(crate) fn name_enums(contract: &mut Contract, function: &CppFunction, interface: &Interface) {
    let Some(signature) = &function.signature else {
        return;
    };
    if signature.parameters.len() != contract.parameters.len() {
        return;
    }
    // What it points to is of one type with what other functions take.
    if matches!(contract.result, Value::RawPointer { .. }) {
        let mut finder = Finder {
            interface,
            found: Vec::new(),
        };
        finder.walk(&mut contract.result, "", &signature.result);
    }
    for (parameter, cpp) in contract.parameters.iter_mut().zip(&signature.parameters) {
        let mut finder = Finder {
            interface,
            found: Vec::new(),
        };
        finder.walk(&mut parameter.value, &parameter.written, &cpp.ty);
        let words = finder.found.iter().map(|name| Evidence {
            basis: Basis::Name,
            words: format!("numbers of the type `{name}` are taken to be values of C++'s enum"),
            span: None,
        });
        parameter.evidence.extend(words);
    }
}

struct Finder<'i> {
    interface: &'i Interface,
    found: Vec<String>,
}

impl Finder<'_> {
    fn walk(&mut self, value: &mut Value, written: &str, ty: &CppType) {
        match (value, ty) {
            (value @ Value::Integer { .. }, CppType::Composite { index }) => {
                self.number(value, written, &self.interface.composites[*index]);
            }
            (Value::Struct { fields, .. }, CppType::Composite { index }) => {
                let interface = self.interface;
                for field in fields {
                    let own = interface.composites[*index].fields.iter();
                    let at = field.offset * 8;
                    if let Some(cpp) = own.into_iter().find(|cpp| cpp.offset_bits == at) {
                        self.walk(&mut field.value, &field.written, &cpp.ty);
                    }
                }
            }
            (
                Value::Object { pointee: inner, .. }
                | Value::RawPointer { pointee: inner }
                | Value::Array { element: inner, .. },
                CppType::Pointer { pointee },
            ) => {
                let behind = written.trim_start_matches(['*', '&']);
                let behind = behind
                    .trim_start_matches("const ")
                    .trim_start_matches("mut ");
                self.walk(inner, behind, pointee);
            }
            _ => {}
        }
    }

    fn number(&mut self, value: &mut Value, written: &str, cpp: &CppComposite) {
        let Value::Integer { bits, .. } = value else {
            return;
        };
        let last = |name: &str| name.rsplit("::").next().unwrap_or(name).trim().to_owned();
        let name = last(&cpp.name);
        if cpp.kind == CppKind::Enum
            && cpp.size * 8 == u64::from(*bits)
            && last(written) == name
            && !cpp.enumerators.is_empty()
        {
            *value = Value::Enum {
                bits: *bits,
                values: values(cpp),
            };
            if !self.found.contains(&name) {
                self.found.push(name);
            }
        }
    }
}

/// The values of an enum; where these are single bits, all that can be put together from them.
fn values(cpp: &CppComposite) -> Vec<i128> {
    const MOST_BITS: usize = 6;
    let mut values: Vec<i128> = cpp.enumerators.iter().map(|one| one.value).collect();
    values.sort_unstable();
    values.dedup();
    let bits: Vec<i128> = values.iter().copied().filter(|one| *one != 0).collect();
    let is_single = |one: &i128| *one > 0 && one.count_ones() == 1;
    // 0, 1 and 2 count as well as they combine.
    let are_flags = bits.len() > 2 && bits.len() <= MOST_BITS && bits.iter().all(is_single);
    if !are_flags {
        return values;
    }
    let sum = |chosen: u32| -> i128 {
        let picked = bits.iter().enumerate();
        picked
            .filter(|(at, _)| chosen >> at & 1 == 1)
            .map(|(_, bit)| bit)
            .sum()
    };
    (0..1 << bits.len()).map(sum).collect()
}
