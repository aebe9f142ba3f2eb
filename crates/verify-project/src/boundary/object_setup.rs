//! Arguments that Rust cannot make by itself: objects of types that only the library knows, and of the
//! C++ library's types that bridges pass. They are made as Rust makes them, by calls before the call: of
//! the library's own functions that return one, and of those that cxx provides.

use super::call_environment::{BoundaryContext, memory_for_result, passed};
use super::object_storage::storage_operation;
use super::value_spec::{pointer, spec};
use verify_ffi::contract::{
    Contract, ParameterContract, Retention, ThroughMemory, Unwinding, Value,
};
use verify_ffi::{Origin, plain_symbol};
use verify_ir::cxx_symbols::{self, Glue, GlueKind};
use verify_symex::call_environment::{
    CallArgument, Count, Evidence, Ownership, Pointee, ScratchBuffer, SetupCall, SetupStep,
    ValueSpec,
};

/// Objects that objects are made from are made so far.
const DEPTH: usize = 2;

/// `std::string`, in the models as in the system's library.
const STRING_BYTES: u64 = 32;

/// What is made for one call, in the order in which it has to be.
pub struct ObjectSetup<'a> {
    pub(super) context: &'a BoundaryContext<'a>,
    pub scratch_buffers: Vec<ScratchBuffer>,
    pub setup: Vec<SetupStep>,
    /// What the verdict rests on.
    pub notes: Vec<String>,
    /// The function that is called, and those that are called for it: none of them makes its own
    /// arguments.
    pub(super) under_way: Vec<String>,
    /// The rooms that hold objects which are not given away, by what they point to.
    objects: Vec<(Value, usize)>,
}

impl<'a> ObjectSetup<'a> {
    pub fn new(context: &'a BoundaryContext<'a>, symbol: &str) -> ObjectSetup<'a> {
        let under_way = vec![symbol.to_owned()];
        ObjectSetup {
            context,
            scratch_buffers: Vec::new(),
            setup: Vec::new(),
            notes: Vec::new(),
            under_way,
            objects: Vec::new(),
        }
    }

    /// The argument, with what makes it added to the preparations; none where nothing has to be made.
    pub fn spec(&mut self, value: &Value, parameter: &ParameterContract) -> Option<ValueSpec> {
        let name = &parameter.name;
        match value {
            Value::RustString | Value::RustVec { .. } => moved(value),
            Value::RustOpaque { nullable, .. } => Some(opaque_of_rust(parameter, *nullable)),
            Value::Object {
                pointee, nullable, ..
            } => match &**pointee {
                Value::CxxString => self.string(name),
                object @ Value::Constructed { .. } => self.constructed(object, name),
                Value::Object { pointee, .. } if matches!(**pointee, Value::Constructed { .. }) => {
                    let object = self.constructed(pointee, &format!("*{name}"))?;
                    Some(pointer(object, Count::One, false, true, true))
                }
                Value::CxxVector { element } => self.vector(element, name, false),
                // What a function of the library returned is its own.
                other if was_returned(parameter) && !self.makers(other, false).is_empty() => {
                    self.object(other, name, *nullable, false)
                }
                // A variable that holds what was returned, and whose life ends here.
                inner if was_returned(parameter) => {
                    let ty =
                        self::pointee(inner).filter(|ty| !self.makers(ty, false).is_empty())?;
                    let held = self.object(&ty, &format!("*{name}"), false, true)?;
                    Some(pointer(held, Count::One, false, true, true))
                }
                _ => None,
            },
            Value::Opaque { .. } if self.is_memory(parameter) => {
                self.memory(&pointee(value)?, name)
            }
            Value::Opaque { nullable, .. } => self.object(&pointee(value)?, name, *nullable, false),
            Value::UniquePtr { pointee } => match &**pointee {
                Value::CxxVector { element } => self.vector(element, name, true),
                pointee => self
                    .object(pointee, name, true, true)
                    .or(Some(ValueSpec::Unknown)),
            },
            Value::SharedPtr { pointee } => self.shared(pointee, name, GlueKind::SharedPtr),
            Value::WeakPtr { pointee } => self.shared(pointee, name, GlueKind::WeakPtr),
            _ => None,
        }
    }

    pub(super) fn buffer(&mut self, name: &str, size: u64, holds_null: bool) -> usize {
        self.scratch_buffers.push(ScratchBuffer {
            name: format!("what `{name}` is"),
            size,
            align: 16,
            holds_null,
        });
        self.scratch_buffers.len() - 1
    }

    /// The symbol of the glue for a type without its namespaces, if some unit defines it.
    fn glue(&self, kind: GlueKind, ty: &str, operation: &str) -> Option<String> {
        let defined = (self.context.symbols)(cxx_symbols::GLUE_START);
        let fits = |symbol: &String| {
            Glue::parse(symbol).is_some_and(|glue| {
                (glue.kind, glue.type_name(), glue.operation) == (kind, ty, operation)
            })
        };
        defined.into_iter().find(fits)
    }

    pub(super) fn step(&mut self, calls: Vec<SetupCall>, left_out_with: Option<u32>) {
        self.setup.push(SetupStep {
            calls,
            left_out_with,
            changes: false,
        });
    }

    /// `std::string` in memory of Rust's, as `let_cxx_string!` makes it.
    fn string(&mut self, name: &str) -> Option<ValueSpec> {
        let function = self.glue(GlueKind::CxxString, "", "init")?;
        let buffer = self.buffer(name, STRING_BYTES, false);
        let bytes = pointer(
            ValueSpec::Any { bytes: 1, align: 1 },
            Count::Sibling { index: 2 },
            false,
            false,
            true,
        );
        let parameters = vec![
            argument("self", ValueSpec::ScratchBuffer { buffer }),
            argument(name, bytes),
            argument("length", ValueSpec::Any { bytes: 8, align: 8 }),
        ];
        self.step(
            vec![SetupCall {
                function,
                parameters,
                result: None,
                reports_errors: false,
                memory_for_result: None,
            }],
            None,
        );
        Some(ValueSpec::ScratchBuffer { buffer })
    }

    /// `std::vector`, as `CxxVector::new` and `push` make it.
    fn vector(&mut self, element: &Value, name: &str, taken: bool) -> Option<ValueSpec> {
        let number = primitive(element)?;
        let new = self.glue(GlueKind::CxxVector, &number, "new")?;
        let push = self.glue(GlueKind::CxxVector, &number, "push_back")?;
        let buffer = self.buffer(name, 8, true);
        let no_parameters = Vec::new();
        self.step(
            vec![SetupCall {
                function: new,
                parameters: no_parameters,
                result: Some(buffer),
                reports_errors: false,
                memory_for_result: None,
            }],
            None,
        );
        let most = self.context.max_elements;
        for at in 0..most {
            let value = pointer(spec(element), Count::One, false, true, true);
            let vector = loaded(buffer, false, false);
            let parameters = vec![
                argument("self", vector),
                argument(&format!("{name}[{at}]"), value),
            ];
            let setup_call = SetupCall {
                function: push.clone(),
                parameters,
                result: None,
                reports_errors: false,
                memory_for_result: None,
            };
            self.step(vec![setup_call], u32::try_from(most - at - 1).ok());
        }
        self.notes
            .push(format!("`{name}` has at most {most} elements"));
        Some(loaded(buffer, false, taken))
    }

    /// A pointer to an object of the library's own making.
    fn object(&mut self, ty: &Value, name: &str, nullable: bool, taken: bool) -> Option<ValueSpec> {
        let makers = self.makers(ty, false);
        if makers.is_empty() || self.under_way.len() > DEPTH {
            let what = if taken {
                "it is taken to be null"
            } else {
                "it may hold anything"
            };
            let ty = type_name(ty)?;
            self.notes.push(format!(
                "no function that Rust declares makes a `{ty}` for `{name}`: {what}"
            ));
            return taken.then(|| {
                let buffer = self.buffer(name, 8, true);
                loaded(buffer, true, taken)
            });
        }
        let buffer = self.buffer(name, 8, true);
        let names: Vec<&str> = makers.iter().map(|maker| maker.name.as_str()).collect();
        let mut note = format!("`{name}` is made by {}", listed(&names));
        let calls: Vec<SetupCall> = makers
            .iter()
            .filter_map(|maker| self.setup_call(maker, buffer, ty))
            .collect();
        let changers: Vec<&Contract> = self.changers(ty);
        if !changers.is_empty() {
            let names: Vec<&str> = changers
                .iter()
                .map(|changer| changer.name.as_str())
                .collect();
            note.push_str(&format!(
                ", with at most one call of {} before",
                listed(&names)
            ));
        }
        self.notes.push(note);
        let makes = self.setup.len();
        if let Some(allocator) = self.allocator(ty) {
            let allocates = self.setup_call(allocator, buffer, ty)?;
            self.step(vec![allocates], None);
        }
        self.step(calls, None);
        let changes: Vec<SetupCall> = changers
            .iter()
            .filter_map(|changer| self.setup_call(changer, buffer, ty))
            .collect();
        self.setup.push(SetupStep {
            calls: changes,
            left_out_with: Some(0),
            changes: true,
        });
        if nullable {
            let behind = self.setup.len() - makes - 1;
            self.setup[makes].left_out_with = u32::try_from(behind).ok();
        }
        if !taken {
            self.objects.push((ty.clone(), buffer));
        }
        Some(loaded(buffer, nullable, taken))
    }

    /// What a function of Rust's may call while the function runs: whatever needs nothing but values and the objects
    /// that the function was given. It is asked for once the arguments are made.
    pub fn reentrant_calls(&mut self, contract: &Contract) -> Vec<SetupCall> {
        let is_callback = |parameter: &ParameterContract| is_callback(&parameter.value);
        let has_callback = contract.parameters.iter().any(is_callback);
        let mut found = Vec::new();
        let mut names = Vec::new();
        for other in self.context.contracts {
            if !has_callback && !self.context.is_called_by_exported(other) {
                continue;
            }
            let before = (
                self.scratch_buffers.len(),
                self.setup.len(),
                self.notes.len(),
            );
            let again = self.again(other);
            let needs_more = (self.scratch_buffers.len(), self.setup.len()) != (before.0, before.1);
            self.scratch_buffers.truncate(before.0);
            self.setup.truncate(before.1);
            self.notes.truncate(before.2);
            if let Some(again) = again.filter(|_| !needs_more) {
                names.push(other.name.as_str());
                found.push(again);
            }
        }
        // What a function that Rust exports calls is said where it is called.
        if has_callback && !names.is_empty() {
            self.notes.push(format!(
                "of the library, callbacks call at most one of {}, once",
                listed(&names)
            ));
        }
        found
    }

    fn again(&mut self, contract: &Contract) -> Option<SetupCall> {
        let function = self.defined(contract)?;
        let mut parameters = Vec::new();
        for parameter in &contract.parameters {
            let known = pointee(&parameter.value)
                .and_then(|ty| self.objects.iter().find(|(known, _)| *known == ty));
            let held = match &parameter.value {
                Value::Opaque { .. } => Some(known?.1),
                value if is_callback(value) => return None,
                _ => known
                    .filter(|_| was_returned(parameter))
                    .map(|(_, buffer)| *buffer),
            };
            parameters.push(match held {
                Some(buffer) => argument(&parameter.name, loaded(buffer, false, false)),
                None => passed(parameter, &function, self),
            });
        }
        let memory_for_result = memory_for_result(contract);
        Some(SetupCall {
            function,
            parameters,
            result: None,
            reports_errors: false,
            memory_for_result,
        })
    }

    /// A `std::shared_ptr` or `std::weak_ptr` in memory of Rust's.
    fn shared(&mut self, ty: &Value, name: &str, kind: GlueKind) -> Option<ValueSpec> {
        let buffer = self.buffer(name, 16, false);
        let null = self.glue(kind, type_name(ty)?, "null")?;
        let makers = if kind == GlueKind::SharedPtr {
            self.makers(ty, true)
        } else {
            Vec::new()
        };
        let mut calls: Vec<SetupCall> = makers
            .iter()
            .filter_map(|maker| self.setup_call(maker, buffer, ty))
            .collect();
        let parameters = vec![argument("self", ValueSpec::ScratchBuffer { buffer })];
        calls.push(SetupCall {
            function: null,
            parameters,
            result: None,
            reports_errors: false,
            memory_for_result: None,
        });
        let mut names: Vec<&str> = makers.iter().map(|maker| maker.name.as_str()).collect();
        names.push("nothing");
        self.notes
            .push(format!("`{name}` is made by {}", listed(&names)));
        self.step(calls, None);
        Some(ValueSpec::ScratchBuffer { buffer })
    }

    /// The functions that return an object of a type, shared or not.
    fn makers(&self, ty: &Value, shared: bool) -> Vec<&'a Contract> {
        let makes = |contract: &&Contract| match &contract.result {
            Value::UniquePtr { pointee } | Value::RawPointer { pointee } => {
                !shared && **pointee == *ty
            }
            Value::SharedPtr { pointee } => shared && **pointee == *ty,
            result @ Value::Opaque { .. } => {
                !shared
                    && contract.origin != Origin::BridgeCpp
                    && pointee(result).as_ref() == Some(ty)
            }
            _ => false,
        };
        if matches!(ty, Value::Incomplete { name } if name == "c_void") {
            return Vec::new();
        }
        if !shared && self.allocator(ty).is_some() {
            let constructors = self.declared_first(|contract| self.constructs(contract, ty));
            if !constructors.is_empty() {
                return constructors;
            }
        }
        self.declared_first(|contract| {
            makes(&contract) && storage_operation(contract).is_none() && self.can_call(contract, ty)
        })
    }

    /// The functions that an object can be given to before the call, as their first argument.
    fn changers(&self, ty: &Value) -> Vec<&'a Contract> {
        let takes = |contract: &&Contract| {
            let first = contract.parameters.first();
            first.is_some_and(|first| is_writable(first) && is_own(first, ty))
                && contract.parameters[1..]
                    .iter()
                    .all(|parameter| !mentions(parameter, ty))
                && storage_operation(contract).is_none()
        };
        self.declared_first(|contract| {
            takes(&contract) && self.defined(contract).is_some() && self.is_free(contract)
        })
    }

    /// The functions that fit: those that Rust declares, or else those that it does not.
    fn declared_first(&self, fits: impl Fn(&Contract) -> bool) -> Vec<&'a Contract> {
        let fitting = |contracts: &'a [Contract]| -> Vec<&'a Contract> {
            contracts.iter().filter(|contract| fits(contract)).collect()
        };
        let declared = fitting(self.context.contracts);
        if declared.is_empty() {
            fitting(self.context.undeclared)
        } else {
            declared
        }
    }

    pub(super) fn is_free(&self, contract: &Contract) -> bool {
        !self.under_way.contains(&contract.symbol)
    }

    fn can_call(&self, contract: &Contract, ty: &Value) -> bool {
        let fits = |parameter: &ParameterContract| !mentions(parameter, ty);
        self.is_free(contract)
            && self.defined(contract).is_some()
            && contract.parameters.iter().all(fits)
    }

    pub(super) fn defined(&self, contract: &Contract) -> Option<String> {
        let found = (self.context.symbols)(&contract.symbol);
        found
            .into_iter()
            .find(|symbol| plain_symbol(symbol) == contract.symbol)
    }

    /// A call of a function that makes or changes the object whose pointer the room holds.
    pub(super) fn setup_call(
        &mut self,
        contract: &Contract,
        buffer: usize,
        ty: &Value,
    ) -> Option<SetupCall> {
        let function = self.defined(contract)?;
        self.under_way.push(contract.symbol.clone());
        let mut parameters = Vec::new();
        for parameter in &contract.parameters {
            parameters.push(if is_own(parameter, ty) {
                argument(&parameter.name, loaded(buffer, false, false))
            } else {
                passed(parameter, &function, self)
            });
        }
        self.under_way.pop();
        let makes = !contract
            .parameters
            .iter()
            .any(|parameter| mentions(parameter, ty));
        let through_memory = contract.result_through_memory != ThroughMemory::No;
        if through_memory && makes {
            parameters.push(argument("return", ValueSpec::ScratchBuffer { buffer }));
        }
        let reports_errors = contract.unwinding == Unwinding::StdException;
        let result = (makes && !through_memory).then_some(buffer);
        let memory_for_result = if makes {
            None
        } else {
            memory_for_result(contract)
        };
        Some(SetupCall {
            function,
            parameters,
            result,
            reports_errors,
            memory_for_result,
        })
    }
}

pub(super) fn argument(name: &str, spec: ValueSpec) -> CallArgument {
    CallArgument {
        name: name.to_owned(),
        spec,
        borrowed: false,
        ..CallArgument::default()
    }
}

/// A string or vector of Rust's by value: what its words say is moved.
fn moved(value: &Value) -> Option<ValueSpec> {
    let element = spec(value);
    (element != ValueSpec::Unknown).then(|| {
        let ownership = Ownership::Moved;
        let (count, nullable, writable, initialised) = (Count::One, false, true, true);
        ValueSpec::Pointer(Box::new(Pointee {
            element,
            count,
            nullable,
            writable,
            initialised,
            ownership,
            utf8: false,
            extent: Evidence::DeclaredType,
        }))
    })
}

/// Something of Rust's of which C++ has only the address: a box of it is given away.
fn opaque_of_rust(parameter: &ParameterContract, nullable: bool) -> ValueSpec {
    let given = parameter.kept == Retention::Transferred;
    let ownership = if given {
        Ownership::Transferred
    } else {
        Ownership::Borrowed
    };
    let (element, count) = (ValueSpec::Any { bytes: 1, align: 1 }, Count::One);
    let (writable, initialised) = (true, true);
    ValueSpec::Pointer(Box::new(Pointee {
        element,
        count,
        nullable,
        writable,
        initialised,
        ownership,
        utf8: false,
        extent: Evidence::DeclaredType,
    }))
}

/// The name of a type that only the library knows.
fn type_name(value: &Value) -> Option<&str> {
    match value {
        Value::Incomplete { name } if name != "c_void" => Some(name),
        Value::CxxString => Some("CxxString"),
        _ => None,
    }
}

/// What a pointer points to, as results of functions name it.
pub(super) fn pointee(value: &Value) -> Option<Value> {
    match value {
        Value::Opaque { name, .. } => Some(Value::Incomplete { name: name.clone() }),
        Value::Object { pointee, .. } => Some((**pointee).clone()),
        _ => None,
    }
}

/// What a buffer holds a pointer to.
pub(super) fn loaded(buffer: usize, nullable: bool, taken: bool) -> ValueSpec {
    ValueSpec::LoadedPointer {
        buffer,
        nullable,
        taken,
    }
}

/// Whether an argument is a pointer to an object of the library's own, of this type.
pub(super) fn is_own(parameter: &ParameterContract, ty: &Value) -> bool {
    let is_opaque = matches!(parameter.value, Value::Opaque { .. });
    (is_opaque || was_returned(parameter)) && pointee(&parameter.value).as_ref() == Some(ty)
}

/// Whether calls pass what a function of the library returned.
fn was_returned(parameter: &ParameterContract) -> bool {
    parameter.kept == Retention::Kept && parameter.written.starts_with('*')
}

fn is_writable(parameter: &ParameterContract) -> bool {
    matches!(
        parameter.value,
        Value::Opaque { writable: true, .. } | Value::Object { writable: true, .. }
    )
}

/// Whether an argument is, or is made from, an object of the type.
pub(super) fn mentions(parameter: &ParameterContract, ty: &Value) -> bool {
    match &parameter.value {
        Value::UniquePtr { pointee }
        | Value::SharedPtr { pointee }
        | Value::WeakPtr { pointee } => **pointee == *ty,
        _ => is_own(parameter, ty),
    }
}

fn is_callback(value: &Value) -> bool {
    matches!(value, Value::Callback { .. })
}

/// What cxx calls a number.
fn primitive(value: &Value) -> Option<String> {
    match value {
        Value::Integer {
            bits: bits @ (8 | 16 | 32 | 64),
            signed,
        } => Some(format!("{}{bits}", if *signed { 'i' } else { 'u' })),
        Value::Float { bits } => Some(format!("f{bits}")),
        _ => None,
    }
}

fn listed(names: &[&str]) -> String {
    let quoted: Vec<String> = names
        .iter()
        .map(|name| {
            if *name == "nothing" {
                (*name).to_owned()
            } else {
                format!("`{name}`")
            }
        })
        .collect();
    quoted.join(" or ")
}
