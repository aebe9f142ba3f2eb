//! Values: would the machine find in the register or the memory what the other side put there?

use super::mismatch::{Mismatch, MismatchKind, Severity};
use super::signature::is_hidden_pointer;
use crate::cpp::{CppKind, CppType, Interface, Place};
use crate::model::{Boundary, BridgeType, CompositeKind, PointerKind, Repr, RustType};
use crate::span::Span;
use std::collections::HashSet;

/// Which way values go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flow {
    ToCpp,
    ToRust,
    Both,
}

/// Where a value crosses, and what to say about it.
#[derive(Clone, Debug)]
pub(super) struct Site {
    pub kind: MismatchKind,
    pub flow: Flow,
    /// As in "parameter 2 (`n`) of `f`".
    pub what: String,
    pub rust_written: String,
    pub cpp_written: String,
    pub symbol: String,
    pub function: String,
    pub rust: Span,
    pub cpp: Place,
}

/// Compares types of one declaration with those of its definition.
pub(super) struct Comparer<'a> {
    pub boundary: &'a Boundary,
    pub interface: &'a Interface,
    /// Tells the interface apart from others.
    pub unit: usize,
    /// The unit and the pairs of composites that were compared.
    pub seen: &'a mut HashSet<(usize, usize, usize)>,
    pub found: Vec<Mismatch>,
}

/// How a scalar is passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Class {
    Nothing,
    Bool,
    Integer { bits: u64, signed: Option<bool> },
    Float { bits: u64 },
    Pointer,
    Aggregate,
    Unknown,
}

impl Comparer<'_> {
    pub fn report(&mut self, site: &Site, kind: MismatchKind, severity: Severity, message: String) {
        let details = vec![
            format!("Rust: `{}`", site.rust_written),
            format!("C++: `{}`", site.cpp_written),
        ];
        self.found.push(Mismatch {
            kind,
            severity,
            symbol: site.symbol.clone(),
            message,
            rust: site.rust.clone(),
            cpp: site.cpp.clone(),
            function: site.function.clone(),
            details,
        });
    }

    /// A result, which may also be ignored or missing.
    pub fn result(&mut self, rust: &RustType, cpp: &CppType, site: &Site) {
        match (rust, cpp) {
            (RustType::Unit, CppType::Void) | (RustType::Never, _) => {}
            (RustType::Unit, other) if is_hidden_pointer(other, self.interface) => {
                let message = format!(
                    "{} is ignored by Rust, but C++ writes it through a hidden pointer",
                    site.what
                );
                self.report(site, site.kind, Severity::Error, message);
            }
            // What is computed is all that there is to call it for; other results may tell that all is well.
            (RustType::Unit, CppType::Float { .. }) => {
                let message = format!("{} is lost: Rust declares none", site.what);
                self.report(site, site.kind, Severity::Error, message);
            }
            (RustType::Unit, _) => {
                let message = format!("{} is ignored by Rust", site.what);
                self.report(site, site.kind, Severity::Warning, message);
            }
            (_, CppType::Void) => {
                let message = format!("{} is expected by Rust, but C++ returns nothing", site.what);
                self.report(site, site.kind, Severity::Error, message);
            }
            _ => self.value(rust, cpp, site),
        }
    }

    /// A value that is passed, returned, or lies in memory.
    pub fn value(&mut self, rust: &RustType, cpp: &CppType, site: &Site) {
        if let (
            RustType::Array { element, length },
            CppType::Array {
                element: theirs,
                length: bound,
            },
        ) = (rust, cpp)
        {
            return self.arrays((element, *length), (theirs, *bound), site);
        }
        if let (RustType::Composite { index }, CppType::Composite { index: theirs }) = (rust, cpp) {
            let class = &self.interface.composites[*theirs];
            let by_register = match site.kind {
                MismatchKind::ParameterType => true,
                // Big results go through memory on both sides.
                MismatchKind::ReturnType => class.size <= 16,
                _ => false,
            };
            if by_register && class.by_address && self.is_plain_struct(*index) {
                let message = format!(
                    "{} is passed by value in Rust, but by address in C++, where its copying or destruction has a meaning",
                    site.what
                );
                return self.report(site, site.kind, Severity::Error, message);
            }
            return self.composites(*index, *theirs, site);
        }
        if let (RustType::Function { signature, .. }, CppType::Pointer { pointee }) = (rust, cpp)
            && let CppType::Function { signature: theirs } = &**pointee
        {
            return self.callback(signature, theirs, site);
        }
        let (ours, theirs) = (self.rust_class(rust), self.cpp_class(cpp, site));
        self.classes(ours, theirs, site);
        if ours == Class::Pointer
            && theirs == Class::Pointer
            && let (
                RustType::Pointer {
                    pointee,
                    mutable,
                    kind,
                    ..
                },
                CppType::Pointer { pointee: aim },
            ) = (rust, cpp)
        {
            let site = Site {
                kind: MismatchKind::PointeeType,
                flow: if *mutable || *kind == PointerKind::Raw {
                    Flow::Both
                } else {
                    site.flow
                },
                ..site.clone()
            };
            self.pointee(pointee, aim, &site);
        }
    }

    fn classes(&mut self, ours: Class, theirs: Class, site: &Site) {
        let error = |what: String| Some((site.kind, Severity::Error, what));
        let mismatch = match (ours, theirs) {
            _ if ours == theirs => None,
            (Class::Unknown, _) | (_, Class::Unknown) => None,
            (
                Class::Integer { bits, signed },
                Class::Integer {
                    bits: other,
                    signed: sign,
                },
            ) => {
                if bits != other {
                    error(format!(
                        "{} has {bits} bits in Rust and {other} in C++",
                        site.what
                    ))
                } else if let (Some(ours), Some(theirs)) = (signed, sign)
                    && ours != theirs
                {
                    let sign = |signed| if signed { "signed" } else { "unsigned" };
                    let message = format!(
                        "{} is {} in Rust and {} in C++",
                        site.what,
                        sign(ours),
                        sign(theirs)
                    );
                    Some((MismatchKind::Signedness, Severity::Warning, message))
                } else {
                    None
                }
            }
            (Class::Float { bits }, Class::Float { bits: other }) => error(format!(
                "{} has {bits} bits in Rust and {other} in C++",
                site.what
            )),
            (Class::Bool, Class::Integer { bits: 8, .. }) if site.flow == Flow::ToCpp => None,
            (Class::Bool, Class::Integer { bits: 8, .. }) => {
                let message = format!("{} is a `bool` in Rust, but any byte in C++", site.what);
                Some((MismatchKind::Bool, Severity::Warning, message))
            }
            (Class::Integer { bits: 8, .. }, Class::Bool) if site.flow == Flow::ToRust => None,
            (Class::Integer { bits: 8, .. }, Class::Bool) => {
                let message = format!("{} is any byte in Rust, but a `bool` in C++", site.what);
                Some((MismatchKind::Bool, Severity::Warning, message))
            }
            (Class::Pointer, Class::Integer { bits: 64, .. })
            | (Class::Integer { bits: 64, .. }, Class::Pointer) => {
                let message = format!(
                    "{} is {} in Rust and {} in C++",
                    site.what,
                    ours.name(),
                    theirs.name()
                );
                Some((site.kind, Severity::Warning, message))
            }
            _ => error(format!(
                "{} is {} in Rust and {} in C++",
                site.what,
                ours.name(),
                theirs.name()
            )),
        };
        if let Some((kind, severity, message)) = mismatch {
            self.report(site, kind, severity, message);
        }
    }

    /// What pointers point to. Bytes and `void` stand for anything.
    pub fn pointee(&mut self, rust: &RustType, cpp: &CppType, site: &Site) {
        let (rust, cpp) = (innermost(rust), innermost_cpp(cpp));
        match (rust, cpp) {
            (
                RustType::Opaque { .. }
                | RustType::Unit
                | RustType::Bridge { .. }
                | RustType::Never,
                _,
            )
            | (_, CppType::Void | CppType::Function { .. } | CppType::Other { .. })
            | (RustType::Integer { bits: 8, .. }, _)
            | (_, CppType::Integer { bits: 8, .. })
            | (RustType::Function { .. }, _) => {}
            (RustType::Pointer { pointee, .. }, CppType::Pointer { pointee: aim }) => {
                self.pointee(pointee, aim, site);
            }
            (RustType::Composite { index }, CppType::Composite { index: theirs }) => {
                self.composites(*index, *theirs, site);
            }
            // An array of numbers is often seen as an array of structs of them.
            (RustType::Composite { index }, _) if self.is_plain_struct(*index) => {}
            (_, CppType::Composite { index })
                if self.interface.composites[*index].kind != CppKind::Enum => {}
            _ => {
                let site = Site {
                    what: format!("what {} points to", site.what),
                    ..site.clone()
                };
                let (ours, theirs) = (self.rust_class(rust), self.cpp_class(cpp, &site));
                self.classes(ours, theirs, &site);
            }
        }
    }

    fn arrays(
        &mut self,
        ours: (&RustType, Option<u64>),
        theirs: (&CppType, Option<u64>),
        site: &Site,
    ) {
        if let (Some(rust), Some(cpp)) = (ours.1, theirs.1)
            && rust != cpp
            // C writes 0 or 1 for "as many as follow".
            && cpp > 1
        {
            let message = format!("{} has {rust} elements in Rust and {cpp} in C++", site.what);
            return self.report(site, site.kind, Severity::Error, message);
        }
        self.value(ours.0, theirs.0, site);
    }

    pub fn is_plain_struct(&self, index: usize) -> bool {
        matches!(
            self.boundary.composites[index].kind,
            CompositeKind::Struct | CompositeKind::Union
        )
    }

    fn rust_class(&self, ty: &RustType) -> Class {
        match ty {
            RustType::Unit | RustType::Never => Class::Nothing,
            RustType::Bool => Class::Bool,
            RustType::Char => Class::Integer {
                bits: 32,
                signed: None,
            },
            RustType::Integer {
                bits,
                signed,
                plain_char,
            } => Class::Integer {
                bits: u64::from(*bits),
                signed: (!plain_char).then_some(*signed),
            },
            RustType::Float { bits } => Class::Float {
                bits: u64::from(*bits),
            },
            RustType::Pointer { .. } | RustType::Function { .. } => Class::Pointer,
            RustType::Bridge {
                bridge: BridgeType::UniquePtr { .. },
            } => Class::Pointer,
            RustType::Bridge { .. } | RustType::Opaque { .. } => Class::Unknown,
            RustType::Array { .. } => Class::Aggregate,
            RustType::Composite { index } => self.composite_class(*index),
        }
    }

    /// A struct of one scalar is passed as that scalar.
    fn composite_class(&self, index: usize) -> Class {
        let composite = &self.boundary.composites[index];
        // Without a size it may even contain itself.
        if composite.size.is_none() {
            return Class::Unknown;
        }
        match composite.kind {
            CompositeKind::Enum => match composite.size {
                Some(size) => Class::Integer {
                    bits: size * 8,
                    signed: None,
                },
                None => Class::Unknown,
            },
            CompositeKind::Struct if composite.repr != Repr::Rust => {
                match composite.fields.as_slice() {
                    [only] => self.rust_class(&only.ty),
                    _ => Class::Aggregate,
                }
            }
            CompositeKind::Union if composite.repr != Repr::Rust => Class::Aggregate,
            _ => Class::Unknown,
        }
    }

    fn cpp_class(&self, ty: &CppType, site: &Site) -> Class {
        match ty {
            CppType::Void => Class::Nothing,
            CppType::Bool => Class::Bool,
            CppType::Integer {
                bits,
                signed,
                plain_char,
            } => Class::Integer {
                bits: *bits,
                signed: (!plain_char).then_some(*signed),
            },
            CppType::Float { bits } => Class::Float { bits: *bits },
            CppType::Pointer { .. } | CppType::Function { .. } => Class::Pointer,
            CppType::Array { .. } => Class::Aggregate,
            CppType::Other { .. } => Class::Unknown,
            CppType::Composite { index } => {
                let composite = &self.interface.composites[*index];
                let passed = matches!(
                    site.kind,
                    MismatchKind::ParameterType | MismatchKind::ReturnType
                );
                match composite.kind {
                    CppKind::Enum => Class::Integer {
                        bits: composite.size * 8,
                        signed: None,
                    },
                    _ if composite.by_address && passed => Class::Pointer,
                    CppKind::Class => match composite.fields.as_slice() {
                        [only] if !only.bit_field => self.cpp_class(&only.ty, site),
                        _ => Class::Aggregate,
                    },
                    CppKind::Union => Class::Aggregate,
                }
            }
        }
    }
}

impl Class {
    fn name(self) -> String {
        match self {
            Class::Nothing => "nothing".to_owned(),
            Class::Bool => "a `bool`".to_owned(),
            Class::Integer { bits, .. } => format!("an integer of {bits} bits"),
            Class::Float { bits } => format!("a float of {bits} bits"),
            Class::Pointer => "a pointer".to_owned(),
            Class::Aggregate => "an aggregate".to_owned(),
            Class::Unknown => "unknown".to_owned(),
        }
    }
}

fn innermost(ty: &RustType) -> &RustType {
    match ty {
        RustType::Array { element, .. } => innermost(element),
        other => other,
    }
}

fn innermost_cpp(ty: &CppType) -> &CppType {
    match ty {
        CppType::Array { element, .. } => innermost_cpp(element),
        other => other,
    }
}

/// A type in few words, where the source's own are not at hand.
pub(crate) fn spelled(ty: &RustType, boundary: &Boundary) -> String {
    match ty {
        RustType::Unit => "()".to_owned(),
        RustType::Never => "!".to_owned(),
        RustType::Bool => "bool".to_owned(),
        RustType::Char => "char".to_owned(),
        RustType::Integer {
            plain_char: true, ..
        } => "c_char".to_owned(),
        RustType::Integer { bits, signed, .. } => {
            format!("{}{bits}", if *signed { 'i' } else { 'u' })
        }
        RustType::Float { bits } => format!("f{bits}"),
        RustType::Pointer {
            kind,
            mutable,
            nullable,
            pointee,
        } => {
            let inner = spelled(pointee, boundary);
            let text = match kind {
                PointerKind::Raw if *mutable => format!("*mut {inner}"),
                PointerKind::Raw => format!("*const {inner}"),
                PointerKind::Reference if *mutable => format!("&mut {inner}"),
                PointerKind::Reference => format!("&{inner}"),
                PointerKind::Box => format!("Box<{inner}>"),
                PointerKind::NonNull => format!("NonNull<{inner}>"),
            };
            if *nullable && *kind != PointerKind::Raw {
                format!("Option<{text}>")
            } else {
                text
            }
        }
        RustType::Function { .. } => "extern fn".to_owned(),
        RustType::Array { element, length } => {
            let length = length.map_or("_".to_owned(), |length| length.to_string());
            format!("[{}; {length}]", spelled(element, boundary))
        }
        RustType::Composite { index } => boundary.composites[*index].name.clone(),
        RustType::Bridge { bridge } => match bridge {
            BridgeType::Str => "&str".to_owned(),
            BridgeType::String => "String".to_owned(),
            BridgeType::Slice { element, mutable } => {
                let sign = if *mutable { "&mut " } else { "&" };
                format!("{sign}[{}]", spelled(element, boundary))
            }
            BridgeType::Vec { element } => format!("Vec<{}>", spelled(element, boundary)),
            BridgeType::UniquePtr { pointee } => {
                format!("UniquePtr<{}>", spelled(pointee, boundary))
            }
            BridgeType::SharedPtr { pointee } => {
                format!("SharedPtr<{}>", spelled(pointee, boundary))
            }
            BridgeType::WeakPtr { pointee } => format!("WeakPtr<{}>", spelled(pointee, boundary)),
            BridgeType::CxxString => "CxxString".to_owned(),
            BridgeType::CxxVector { element } => {
                format!("CxxVector<{}>", spelled(element, boundary))
            }
        },
        RustType::Opaque { name, .. } => name.clone(),
    }
}
