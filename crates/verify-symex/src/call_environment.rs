//! The environment of an entry point's call: what its caller passes, what it does before and what it relies on afterwards,
//! as plain data.
//!
//! Whoever knows the other side of the call fills it in; without it, arguments are whatever the
//! entry point's own types allow.

use serde::{Deserialize, Serialize};

/// Everything that is known about the calls of an entry point.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CallEnvironment {
    /// In the order of the declaration.
    pub parameters: Vec<CallArgument>,
    /// The values that the result must be one of.
    pub result: ValueSpec,
    /// Whether an exception may reach it.
    pub catches: bool,
    /// Nobody declares the entry point: its arguments are inferred, and nobody relies on its result.
    #[serde(default)]
    pub undeclared: bool,
    /// Pointers to the same may be equal, unless they are `restrict`.
    #[serde(default)]
    pub may_alias: bool,
    /// How many elements an array has at most. What is verified is bounded by it.
    pub max_elements: u64,
    /// Whether the bound is a default, which may be raised while there is time.
    #[serde(default)]
    pub may_grow: bool,
    /// Who calls, for messages, as in `Rust`.
    pub who: String,
    /// What of this is inferred rather than certain, in words: assumptions that the verdict records.
    pub inferred: Vec<String>,
    /// Memory of the caller's, in which arguments are materialized.
    #[serde(default)]
    pub scratch_buffers: Vec<ScratchBuffer>,
    /// The calls that set up its arguments, in this order.
    #[serde(default)]
    pub setup: Vec<SetupStep>,
    /// The functions called during setup that are entry points themselves: what fails in them is reported there.
    #[serde(default)]
    pub verified: Vec<String>,
    /// Where the function has one parameter more than the caller declares: memory for its result.
    #[serde(default)]
    pub memory_for_result: Option<ScratchBuffer>,
    /// The first scalar of the result is an error unless it is null; only without an error there is a result.
    #[serde(default)]
    pub reports_errors: bool,
    /// What it does with a pointer that is returned.
    #[serde(default)]
    pub uses_of_result: Vec<UseOfResult>,
    /// It takes uninitialised memory that it passes as written afterwards, since the function reports no errors.
    #[serde(default)]
    pub expects_written: bool,
    /// Its own functions that the library calls by name.
    #[serde(default)]
    pub foreign_functions: Vec<ForeignFunction>,
    /// Functions with a body that replace functions of its own.
    #[serde(default)]
    pub substitutes: Vec<Substitute>,
    /// Calls that its own functions may make, once, while the entry point waits for them.
    #[serde(default)]
    pub reentrant_calls: Vec<SetupCall>,
}

/// A function of the caller's own that the library calls.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ForeignFunction {
    /// Its linkage name.
    pub symbol: String,
    /// As people call it.
    pub name: String,
    /// What its parameters are on its side, where they promise anything.
    #[serde(default)]
    pub parameters: Vec<ValueSpec>,
    /// The positions of parameters that point to what only the library knows: it changes nothing there but
    /// by the library's functions.
    #[serde(default)]
    pub opaque: Vec<usize>,
    /// Whether it returns anything.
    pub has_result: bool,
    /// What it returns: in registers, or through its last argument.
    pub result: ValueSpec,
    /// It returns a message and its length, null where all is well.
    pub reports_errors: bool,
    /// The functions of the library that it may call in turn, of those that the caller names.
    #[serde(default)]
    pub reenters: Vec<ReentrantCall>,
}

/// A function with a body that is called in the place of a function of the caller's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Substitute {
    /// Of the caller's function.
    pub symbol: String,
    /// The linkage name of the other one.
    pub function: String,
    /// Passed behind the arguments of the call.
    pub numbers: Vec<u64>,
}

/// A function of the library that a function of the caller's may call.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReentrantCall {
    /// Its linkage name.
    pub symbol: String,
    /// As people call it.
    pub name: String,
}

/// What the caller does with a pointer that is returned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UseOfResult {
    /// What it becomes.
    pub becomes: Becomes,
    /// It looks whether the pointer is null before.
    pub null_checked: bool,
    /// As written, with its place.
    pub words: String,
}

/// What a returned pointer becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Becomes {
    /// Memory that the caller's language releases.
    Owned,
    /// A reference to elements, which is never null.
    Elements,
    /// A string that ends with zero.
    Text,
}

impl CallEnvironment {
    /// Whether anything that it passes to the entry point is bounded by the number of elements.
    pub fn passes_arrays(&self) -> bool {
        self.parameters
            .iter()
            .any(|passed| passed.spec.has_arrays())
    }

    /// The same environment without calls that change objects between setup and entry; none where there are none.
    pub fn without_changes(&self) -> Option<CallEnvironment> {
        let mut plain = self.clone();
        let changes = plain.setup.iter_mut().filter(|step| step.changes);
        let mut left_out = false;
        for step in changes {
            left_out |= !step.calls.is_empty();
            step.calls.clear();
        }
        left_out.then_some(plain)
    }

    /// The functions with a body that replace others.
    pub fn substitute_functions(&self) -> impl Iterator<Item = &str> {
        self.substitutes.iter().map(|one| one.function.as_str())
    }

    /// The functions that it may call besides the entry point.
    pub fn setup_functions(&self) -> impl Iterator<Item = &str> {
        let calls = self.setup.iter().flat_map(|step| &step.calls);
        let calls = calls.chain(&self.reentrant_calls);
        calls
            .map(|setup_call| setup_call.function.as_str())
            .chain(self.passed_functions())
            .chain(self.substitute_functions())
    }

    /// The functions whose addresses it passes.
    fn passed_functions(&self) -> impl Iterator<Item = &str> {
        let shapes = self
            .parameters
            .iter()
            .flat_map(|passed| match &passed.spec {
                ValueSpec::Struct { fields, .. } => {
                    fields.iter().map(|field| &field.spec).collect()
                }
                other => vec![other],
            });
        shapes.filter_map(|spec| match spec {
            ValueSpec::Function { name } => Some(name.as_str()),
            _ => None,
        })
    }
}

/// Memory of the caller's for results and objects.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScratchBuffer {
    /// For messages.
    pub name: String,
    /// In bytes.
    pub size: u64,
    /// In bytes.
    pub align: u64,
    /// It holds a null pointer at first; otherwise it is not initialised.
    pub holds_null: bool,
}

/// A step of the setup: one of these calls, which one is nondeterministic.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetupStep {
    /// The alternatives; without any the step is left out.
    pub calls: Vec<SetupCall>,
    /// Whether it may be left out, and how many of the steps behind it are left out with it.
    pub left_out_with: Option<u32>,
    /// It changes what is there already.
    #[serde(default)]
    pub changes: bool,
}

/// A call of a function of the library during setup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetupCall {
    /// The linkage name. Where no such function has a body, the step is left out.
    pub function: String,
    /// What it is called with.
    pub parameters: Vec<CallArgument>,
    /// The scratch buffer that its result is written to.
    pub result: Option<usize>,
    /// The first scalar of the result is an error, which ends the caller, unless it is null.
    pub reports_errors: bool,
    /// As that of the caller.
    pub memory_for_result: Option<ScratchBuffer>,
}

/// An argument.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CallArgument {
    /// Empty where the declaration has none.
    pub name: String,
    /// What it is.
    pub spec: ValueSpec,
    /// Borrowed for the call: a pointer to it must not be kept.
    pub borrowed: bool,
    /// Why its values are taken to be passed.
    #[serde(default)]
    pub evidence: Evidence,
    /// The numbers that calls are known to pass, where all of them are known; any where it is empty.
    #[serde(default)]
    pub observed: Vec<i128>,
}

/// Why something is taken to be passed, strongest first. A failure that rests on what is invented is the caller's to
/// avoid (`checks/latent.rs`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Evidence {
    /// A contract, or the configuration.
    Contract,
    /// Calls in the caller's sources.
    CallSite,
    /// The type that the caller declares.
    #[default]
    DeclaredType,
    /// What functions of the library make and pass on.
    Protocol,
    /// What the library's own code relies on.
    Code,
    /// The names of parameters.
    Name,
    /// Nothing: something has to be passed.
    Invented,
}

/// Which values something may have.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ValueSpec {
    /// Nothing is known: whatever the entry point's own type allows.
    #[default]
    Unknown,
    /// Any bits.
    Any {
        /// How many.
        bytes: u64,
        /// In bytes.
        align: u64,
    },
    /// One of these, as a number of so many bits.
    OneOf {
        /// The width of the number.
        bits: u32,
        /// All that are possible.
        values: Vec<i128>,
    },
    /// These, at their distances from the start.
    Struct {
        /// In bytes.
        size: u64,
        /// In bytes.
        align: u64,
        /// Its parts; what lies between them is padding.
        fields: Vec<Field>,
    },
    /// One after another.
    Repeated {
        /// What is repeated.
        element: Box<ValueSpec>,
        /// How often.
        count: u64,
    },
    /// The address of something.
    Pointer(Box<Pointee>),
    /// A pointer to a function that may do anything to what it is given.
    Callback {
        /// It may be null.
        nullable: bool,
        /// What is known of it; its symbol is empty.
        #[serde(default)]
        function: Option<Box<ForeignFunction>>,
    },
    /// A pointer to the scratch buffer at this position.
    ScratchBuffer {
        /// The position.
        buffer: usize,
    },
    /// The pointer loaded from the scratch buffer at this position, to something alive.
    LoadedPointer {
        /// The position.
        buffer: usize,
        /// It may be null.
        nullable: bool,
        /// The buffer holds null from then on: ownership is passed.
        taken: bool,
    },
    /// The same number as that of the field at this position.
    Same {
        /// The position.
        field: usize,
    },
    /// The address of the program's function of this name.
    Function {
        /// Its linkage name.
        name: String,
    },
    /// The vtable of a class, by its symbol, of the part of an object that begins after so many bytes.
    Vtable {
        /// Of the table.
        symbol: String,
        /// In bytes.
        offset: u64,
    },
}

/// A part of a struct.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Field {
    /// Empty where it has none.
    pub name: String,
    /// From the start of the struct, in bytes.
    pub offset: u64,
    /// What it is.
    pub spec: ValueSpec,
}

impl Field {
    /// How a part of something is shown; one without a name of its own is what the whole is about.
    pub fn shown_in(&self, whole: &str) -> String {
        match whole.strip_prefix('*') {
            _ if self.name.is_empty() => whole.to_owned(),
            Some(pointer) => format!("{pointer}->{}", self.name),
            None => format!("{whole}.{}", self.name),
        }
    }
}

/// What a pointer points to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pointee {
    /// One of them.
    pub element: ValueSpec,
    /// How many there are.
    pub count: Count,
    /// The pointer may be null.
    pub nullable: bool,
    /// It may be written through the pointer.
    pub writable: bool,
    /// It holds values of its type when the call begins.
    pub initialised: bool,
    /// Whose the memory is.
    #[serde(default)]
    pub ownership: Ownership,
    /// The bytes are UTF-8.
    #[serde(default)]
    pub utf8: bool,
    /// Why there are so many elements, and not more.
    #[serde(default)]
    pub extent: Evidence,
}

impl Pointee {
    /// It is lent for reading alone: the caller may lend the same once more.
    pub fn is_shared(&self) -> bool {
        self.ownership == Ownership::Borrowed && !self.writable
    }
}

/// Whose the memory behind a pointer is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ownership {
    /// The caller's, before and after the call.
    #[default]
    Borrowed,
    /// The callee's, who has to release it by the caller's means. Empty arrays have no memory.
    Transferred,
    /// Nobody's: what it held is moved elsewhere by the call.
    Moved,
    /// The library's, which allocated it before, by the means that it is released with.
    Library,
}

/// How many elements there are behind a pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Count {
    /// One.
    One,
    /// As many as the parameter, or the field of the same struct, at this position says.
    Sibling {
        /// The position.
        index: usize,
    },
    /// As many as stand where the argument at this position points to, when the call begins.
    Behind {
        /// The position.
        index: usize,
    },
    /// Some, up to a bound.
    Some,
    /// Up to the first that is zero, which is there.
    Terminated,
}

impl ValueSpec {
    /// In bytes; none where it is not known.
    pub fn size(&self) -> Option<u64> {
        match self {
            ValueSpec::Unknown => None,
            ValueSpec::Any { bytes, .. } => Some(*bytes),
            ValueSpec::OneOf { bits, .. } => Some(u64::from(bits.div_ceil(8))),
            ValueSpec::Struct { size, .. } => Some(*size),
            ValueSpec::Repeated { element, count } => Some(element.size()? * count),
            ValueSpec::Pointer(_)
            | ValueSpec::Callback { .. }
            | ValueSpec::ScratchBuffer { .. }
            | ValueSpec::LoadedPointer { .. }
            | ValueSpec::Same { .. }
            | ValueSpec::Function { .. }
            | ValueSpec::Vtable { .. } => Some(8),
        }
    }

    /// In bytes.
    pub fn align(&self) -> u64 {
        match self {
            ValueSpec::Any { align, .. } | ValueSpec::Struct { align, .. } => *align,
            ValueSpec::OneOf { bits, .. } => u64::from(bits.div_ceil(8)).next_power_of_two(),
            ValueSpec::Repeated { element, .. } => element.align(),
            ValueSpec::Unknown
            | ValueSpec::Pointer(_)
            | ValueSpec::Callback { .. }
            | ValueSpec::ScratchBuffer { .. }
            | ValueSpec::LoadedPointer { .. }
            | ValueSpec::Same { .. }
            | ValueSpec::Function { .. }
            | ValueSpec::Vtable { .. } => 8,
        }
    }

    fn has_arrays(&self) -> bool {
        match self {
            ValueSpec::Struct { fields, .. } => fields.iter().any(|field| field.spec.has_arrays()),
            ValueSpec::Repeated { element, .. } => element.has_arrays(),
            ValueSpec::Pointer(pointee) => {
                pointee.count != Count::One || pointee.element.has_arrays()
            }
            _ => false,
        }
    }

    /// Whether it is an address, which is made once the numbers beside it are known.
    pub fn is_address(&self) -> bool {
        matches!(
            self,
            ValueSpec::Pointer(_)
                | ValueSpec::Callback { .. }
                | ValueSpec::ScratchBuffer { .. }
                | ValueSpec::LoadedPointer { .. }
                | ValueSpec::Function { .. }
                | ValueSpec::Vtable { .. }
        )
    }
}
