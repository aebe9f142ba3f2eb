//! Structs, unions and enums: sizes, alignments, fields one by one, values.

use super::leaves::agree;
use super::mismatch::{Mismatch, MismatchKind, Severity};
use super::table::{enum_differences, side_by_side};
use super::value::{Comparer, Flow, Site, spelled};
use crate::cpp::{CppComposite, CppField, CppKind, Place};
use crate::model::{Boundary, Composite, CompositeKind, Field, Repr, RustType, layout};

impl Comparer<'_> {
    /// Two composites, each pair once.
    pub fn composites(&mut self, ours: usize, theirs: usize, site: &Site) {
        let (boundary, interface) = (self.boundary, self.interface);
        let (rust, cpp) = (&boundary.composites[ours], &interface.composites[theirs]);
        if cpp.incomplete || is_opaque(rust, boundary) {
            return;
        }
        match (rust.kind, cpp.kind) {
            // Which values matter depends on the way they go.
            (CompositeKind::Enum, CppKind::Enum) => self.enums(rust, cpp, site),
            (CompositeKind::DataEnum, _) => {}
            (CompositeKind::Enum, _) | (_, CppKind::Enum) => {
                if rust.size.is_some_and(|size| size != cpp.size) {
                    let message = sizes(rust, cpp);
                    self.report_composite(rust, cpp, MismatchKind::StructLayout, message, site);
                }
            }
            _ if !self.seen.insert((self.unit, ours, theirs)) => {}
            (CompositeKind::Struct, CppKind::Class) => self.structs(rust, cpp, site),
            (CompositeKind::Union, CppKind::Union) => self.unions(rust, cpp, site),
            (CompositeKind::Struct | CompositeKind::Union, _) => {
                if let Some(message) = outer_difference(rust, cpp) {
                    self.report_composite(rust, cpp, MismatchKind::StructLayout, message, site);
                }
            }
        }
    }

    fn structs(&mut self, rust: &Composite, cpp: &CppComposite, site: &Site) {
        let ours = self.sized_fields(rust);
        let blob = is_blob(&ours);
        let (ours, theirs) = without_bit_fields(&ours, cpp, self.boundary);
        let theirs: Vec<&CppField> = theirs
            .into_iter()
            .filter(|field| self.has_size(field))
            .collect();
        let mut inner = None;
        let mut regrouped = blob;
        if !blob {
            inner = order(&ours, &theirs);
            let moved = offsets(&ours, &theirs);
            regrouped = moved.is_some()
                && agree(&ours, &theirs, self.boundary, self.interface) != Some(false);
            inner = inner.or(moved.filter(|_| !regrouped));
        }
        if let Some(message) = inner.or_else(|| outer_difference(rust, cpp)) {
            let message = format!(
                "`{}` is laid out differently in Rust and C++: {message}",
                rust.name
            );
            return self.report_composite(rust, cpp, MismatchKind::StructLayout, message, site);
        }
        if regrouped {
            return;
        }
        for (field, other) in ours.iter().zip(&theirs) {
            self.field(rust, cpp, field, other, site);
        }
    }

    fn unions(&mut self, rust: &Composite, cpp: &CppComposite, site: &Site) {
        if let Some(message) = outer_difference(rust, cpp) {
            let message = format!(
                "`{}` is laid out differently in Rust and C++: {message}",
                rust.name
            );
            return self.report_composite(rust, cpp, MismatchKind::StructLayout, message, site);
        }
        for field in &rust.fields {
            let same = |other: &&CppField| normal(&other.name) == normal(&field.name);
            if let Some(other) = cpp.fields.iter().find(same) {
                self.field(rust, cpp, field, other, site);
            }
        }
    }

    fn field(
        &mut self,
        rust: &Composite,
        cpp: &CppComposite,
        field: &Field,
        other: &CppField,
        site: &Site,
    ) {
        let site = Site {
            kind: MismatchKind::FieldType,
            flow: site.flow,
            what: format!("the field `{}` of `{}`", field.name, rust.name),
            rust_written: spelled(&field.ty, self.boundary),
            cpp_written: other.written.clone(),
            symbol: site.symbol.clone(),
            function: cpp.name.clone(),
            rust: field.span.clone(),
            cpp: Place {
                file: cpp.place.file.clone(),
                line: if other.line == 0 {
                    cpp.place.line
                } else {
                    other.line
                },
            },
        };
        self.value(&field.ty, &other.ty, &site);
    }

    fn enums(&mut self, rust: &Composite, cpp: &CppComposite, site: &Site) {
        if let Some(size) = rust.size.filter(|size| *size != cpp.size) {
            let message = format!(
                "{} is an enum of {} bits in Rust and of {} in C++",
                site.what,
                size * 8,
                cpp.size * 8
            );
            return self.report(site, site.kind, Severity::Error, message);
        }
        let values: Option<Vec<i128>> = rust.variants.iter().map(|one| one.value).collect();
        let Some(values) = values else {
            return;
        };
        if site.flow != Flow::ToCpp {
            let unknown: Vec<_> = cpp
                .enumerators
                .iter()
                .filter(|one| !values.contains(&one.value))
                .collect();
            if let Some(first) = unknown.first() {
                let severity = match unknown.iter().all(|one| is_sentinel(&one.name)) {
                    true => Severity::Warning,
                    false => Severity::Error,
                };
                let message = format!(
                    "C++ has the value {} (`{}`) for `{}`, which the enum in Rust does not",
                    first.value, first.name, rust.name
                );
                self.report_enum(rust, cpp, severity, message, site);
            }
        }
        if site.flow != Flow::ToRust && !cpp.enumerators.is_empty() {
            let known = |value: i128| cpp.enumerators.iter().any(|one| one.value == value);
            let strange = rust
                .variants
                .iter()
                .find(|one| one.value.is_some_and(|value| !known(value)));
            if let Some(strange) = strange {
                let message = format!(
                    "Rust has the value {} (`{}`) for `{}`, which the enumeration in C++ does not",
                    strange.value.unwrap_or_default(),
                    strange.name,
                    rust.name
                );
                self.report_enum(rust, cpp, Severity::Warning, message, site);
            }
        }
    }

    fn report_enum(
        &mut self,
        rust: &Composite,
        cpp: &CppComposite,
        severity: Severity,
        message: String,
        site: &Site,
    ) {
        let mut details = enum_differences(rust, cpp);
        details.push(format!("it crosses as {}", site.what));
        self.found.push(Mismatch {
            kind: MismatchKind::EnumRange,
            severity,
            symbol: site.symbol.clone(),
            message,
            rust: rust.span.clone(),
            cpp: cpp.place.clone(),
            function: cpp.name.clone(),
            details,
        });
    }

    fn report_composite(
        &mut self,
        rust: &Composite,
        cpp: &CppComposite,
        kind: MismatchKind,
        message: String,
        site: &Site,
    ) {
        let mut details = side_by_side(rust, cpp, self.boundary);
        details.push(format!("it crosses as {}", site.what));
        self.found.push(Mismatch {
            kind,
            severity: Severity::Error,
            symbol: site.symbol.clone(),
            message,
            rust: rust.span.clone(),
            cpp: cpp.place.clone(),
            function: cpp.name.clone(),
            details,
        });
    }

    /// Fields that take up room.
    fn sized_fields(&self, rust: &Composite) -> Vec<Field> {
        let sized = |field: &&Field| {
            self.boundary
                .layout(&field.ty)
                .is_none_or(|(size, _)| size > 0)
        };
        rust.fields.iter().filter(sized).cloned().collect()
    }

    fn has_size(&self, field: &CppField) -> bool {
        self.interface
            .layout(&field.ty)
            .is_none_or(|(size, _)| size > 0)
    }
}

/// Nothing is known of what is in it: C++ alone knows.
fn is_opaque(rust: &Composite, boundary: &Boundary) -> bool {
    let empty = rust
        .fields
        .iter()
        .all(|field| layout(&field.ty, &boundary.composites).is_some_and(|(size, _)| size == 0));
    match rust.kind {
        CompositeKind::Struct | CompositeKind::Union => {
            rust.repr == Repr::Rust || empty || rust.is_placeholder()
        }
        CompositeKind::Enum => rust.variants.is_empty(),
        CompositeKind::DataEnum => false,
    }
}

/// bindgen gives types that it does not understand as bytes of the right size.
fn is_blob(fields: &[Field]) -> bool {
    match fields {
        [only] => {
            only.name == "_bindgen_opaque_blob"
                || matches!(&only.ty, RustType::Array { element, .. }
                    if matches!(**element, RustType::Integer { bits: 8, .. }))
        }
        _ => false,
    }
}

/// Bit-fields have no counterpart in Rust: they and what covers them are left out.
fn without_bit_fields<'a>(
    ours: &[Field],
    cpp: &'a CppComposite,
    boundary: &Boundary,
) -> (Vec<Field>, Vec<&'a CppField>) {
    let bits: Vec<(u64, u64)> = cpp
        .fields
        .iter()
        .filter(|field| field.bit_field)
        .map(|field| {
            (
                field.offset_bits,
                field.offset_bits.saturating_add(field.size_bits),
            )
        })
        .collect();
    let covers = |field: &&Field| {
        let (Some(offset), Some((size, _))) = (field.offset, boundary.layout(&field.ty)) else {
            return false;
        };
        let start = offset.saturating_mul(8);
        let end = offset.saturating_add(size).saturating_mul(8);
        bits.iter()
            .any(|(first, last)| start < *last && *first < end)
    };
    let ours = ours
        .iter()
        .filter(|field| !covers(field))
        .cloned()
        .collect();
    let theirs = cpp.fields.iter().filter(|field| !field.bit_field).collect();
    (ours, theirs)
}

/// The same names at exchanged places, whatever their types.
fn order(ours: &[Field], theirs: &[&CppField]) -> Option<String> {
    let place = |name: &str| {
        theirs
            .iter()
            .position(|field| normal(&field.name) == normal(name))
    };
    for (at, (field, other)) in ours.iter().zip(theirs).enumerate() {
        if normal(&field.name) == normal(&other.name) {
            continue;
        }
        let elsewhere = place(&field.name).filter(|place| *place != at);
        let is_ours = ours
            .iter()
            .any(|one| normal(&one.name) == normal(&other.name));
        if let Some(elsewhere) = elsewhere.filter(|_| is_ours) {
            return Some(format!(
                "field {} is `{}` in Rust and `{}` in C++, where `{}` is field {}",
                at + 1,
                field.name,
                other.name,
                theirs[elsewhere].name,
                elsewhere + 1
            ));
        }
    }
    None
}

fn offsets(ours: &[Field], theirs: &[&CppField]) -> Option<String> {
    if ours.len() != theirs.len() {
        return Some(format!(
            "it has {} fields in Rust and {} in C++",
            ours.len(),
            theirs.len()
        ));
    }
    for (field, other) in ours.iter().zip(theirs) {
        let offset = field.offset?;
        if offset.saturating_mul(8) != other.offset_bits {
            return Some(format!(
                "the field `{}` lies at byte {offset} in Rust and at byte {} in C++",
                field.name,
                other.offset_bits / 8
            ));
        }
    }
    None
}

fn outer_difference(rust: &Composite, cpp: &CppComposite) -> Option<String> {
    if rust.size? != cpp.size {
        return Some(sizes(rust, cpp));
    }
    let align = rust.align?;
    (align != cpp.align).then(|| {
        format!(
            "it is aligned to {align} bytes in Rust and to {} in C++",
            cpp.align
        )
    })
}

fn sizes(rust: &Composite, cpp: &CppComposite) -> String {
    let size = rust
        .size
        .map_or("unknown".to_owned(), |size| size.to_string());
    format!("it has {size} bytes in Rust and {} in C++", cpp.size)
}

/// Names that count enumerators rather than being one of them.
fn is_sentinel(name: &str) -> bool {
    let upper = name.to_ascii_uppercase();
    upper.split('_').any(|part| {
        matches!(
            part,
            "COUNT" | "MAX" | "LAST" | "NUM" | "END" | "SENTINEL" | "FORCE" | "INVALID"
        )
    })
}

/// `m_fieldName_` and `field_name` are the same name.
fn normal(name: &str) -> String {
    let name = name.strip_prefix("r#").unwrap_or(name);
    let name = name.strip_prefix("m_").unwrap_or(name);
    name.chars()
        .filter(|c| *c != '_')
        .map(|c| c.to_ascii_lowercase())
        .collect()
}
