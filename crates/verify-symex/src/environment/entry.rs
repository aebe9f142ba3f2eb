//! What an entry function is called with: any arguments that its types allow.

use crate::call_environment::CallEnvironment;
use crate::engine::{End, Engine};
use crate::environment::struct_registers::{REGISTER, register_of_struct};
use crate::inputs::choices::ChoiceKind;
use crate::inputs::entry::{EntryArgument, EntryObject, Part};
use crate::inputs::record::InputSource;
use crate::options::PointerArguments;
use crate::outcome::{Argument, Borrow, Link, Origin, ScalarKind};
use crate::program::FunctionRef;
use crate::program::debug_type::{self, TypeOf};
use crate::program::scalar::{Leaf, Scalar};
use crate::state::State;
use crate::state::call::ActualArgument;
use crate::value::memory::content::Fill;
use crate::value::memory::object::{ObjectKind, Size};
use crate::value::{InternedValue, ObjectId, Pointer, Target, Value};
use smallvec::SmallVec;
use std::rc::Rc;
use verify_ir::debug_info::DebugType;
use verify_ir::{AttributeKind, MetadataId};
use verify_solver::Model;

/// What is assumed of several pointers that are passed.
pub const DIFFERENT_OR_EQUAL: &str =
    "pointer arguments point to different objects, or are equal where their types are";

/// Objects of more scalars than this are filled in words instead.
pub const NAMED_SCALARS: usize = 64;

impl Engine<'_> {
    /// The arguments of the entry point: as its caller passes them where that is known, otherwise any.
    pub fn entry_arguments(
        &mut self,
        state: &mut State,
        entry: FunctionRef,
    ) -> Result<Vec<ActualArgument>, End> {
        let caller = match self.options.caller.clone() {
            Some(caller) => Some(caller),
            None if self.has_contract(entry) => self.callers_allowed_by_types(state, entry)?,
            None => None,
        };
        if let Some(caller) = caller
            && let Some(arguments) = self.noted_arguments(state, entry, &caller)?
        {
            for what in &caller.inferred {
                self.record_assumption(state, what);
            }
            return Ok(arguments);
        }
        self.any_arguments(state, entry)
    }

    /// Arguments as the caller passes them; what of them is invented is noted.
    fn noted_arguments(
        &mut self,
        state: &mut State,
        entry: FunctionRef,
        caller: &CallEnvironment,
    ) -> Result<Option<Vec<ActualArgument>>, End> {
        self.checks.freedom.is_entry = true;
        let memory_for_result = caller.memory_for_result.as_ref();
        let arguments =
            self.arguments_by_spec(state, entry, &caller.parameters, memory_for_result, caller);
        let freedom = &mut self.checks.freedom;
        freedom.is_entry = false;
        let (before, now) = (freedom.entered, state.path.whole());
        freedom.entered = self.universe.arena.or(before, now);
        arguments
    }

    /// Unconstrained arguments; pointers as the options say.
    fn any_arguments(
        &mut self,
        state: &mut State,
        entry: FunctionRef,
    ) -> Result<Vec<ActualArgument>, End> {
        let code = match self.code(entry) {
            Ok(code) => code,
            Err(what) => return Err(self.unsupported(state, what.0)),
        };
        let names = self.parameter_names(entry);
        let mut arguments = Vec::new();
        let mut pointers = Vec::new();
        for (index, (_, leaves)) in code.parameters.iter().enumerate() {
            let name = names
                .get(index)
                .cloned()
                .unwrap_or_else(|| format!("argument {}", index + 1));
            let mut values = SmallVec::new();
            for leaf in leaves {
                let value = match leaf.scalar {
                    Scalar::Pointer => {
                        let made = self.any_pointer(state, entry, index, &name)?;
                        self.with_aliases(state, entry, index, made, &mut pointers)
                    }
                    _ => self.any_scalar(state, entry, index, &name, leaf),
                };
                values.push(value);
            }
            arguments.push(ActualArgument {
                values,
                leaves: leaves.clone().into(),
                by_value: None,
            });
        }
        if pointers.len() > 1 {
            self.record_assumption(state, DIFFERENT_OR_EQUAL);
        }
        Ok(arguments)
    }

    /// A pointer argument that was just made, or one of those before it with the same type.
    fn with_aliases(
        &mut self,
        state: &State,
        entry: FunctionRef,
        index: usize,
        made: Value,
        pointers: &mut Vec<((Option<MetadataId>, bool), Value)>,
    ) -> Value {
        if made == Value::NULL || !self.may_alias(entry, index) {
            return made;
        }
        let module = self.image.program.ir(entry).0;
        let parameter = self.declared_type(entry, index);
        let target = parameter
            .and_then(|ty| debug_type::pointee(module, ty))
            .and_then(|ty| debug_type::stripped(module, ty));
        // A reference is none of the pointers that may be null.
        let is_reference = parameter.is_some_and(|ty| debug_type::is_reference(module, ty));
        let kind = (target, is_reference);
        let value = self.perhaps_equal(state, &kind, made, pointers);
        pointers.push((kind, value));
        value
    }

    pub fn any_scalar(
        &mut self,
        state: &State,
        entry: FunctionRef,
        index: usize,
        name: &str,
        leaf: &Leaf,
    ) -> Value {
        let scalar = leaf.scalar;
        let of = self.declared_type(entry, index).map(|ty| TypeOf {
            unit: self.image.program.function(entry).unit,
            ty,
        });
        let value = match register_of_struct(name) {
            Some((whole, register)) => {
                let start = register * REGISTER + leaf.offset;
                self.any_members(state, whole, of, start, scalar)
            }
            None => {
                let value = self.any_value(state, scalar, ChoiceKind::input(name));
                let asked = InputSource {
                    name: name.to_owned(),
                    origin: Origin::Argument,
                };
                self.record_input(state, asked, of, value, scalar.width());
                value
            }
        };
        let (module, ir) = self.image.program.ir(entry);
        let signed = ir.parameters.get(index).is_some_and(|parameter| {
            module
                .attributes(parameter.attributes)
                .has(AttributeKind::SignExt)
        });
        let scalar_kind = scalar_kind(scalar, signed);
        self.entry.arguments.push(EntryArgument::Scalar {
            scalar: scalar_kind,
            value,
            width: scalar.width(),
        });
        value
    }

    pub fn parameter_names(&self, function: FunctionRef) -> Vec<String> {
        let (module, ir) = self.image.program.ir(function);
        ir.parameters
            .iter()
            .map(|parameter| {
                ir.local(parameter.local)
                    .name
                    .map_or_else(String::new, |name| module.text(name).to_owned())
            })
            .collect()
    }

    /// A pointer argument: null, or an object of the type that debug info names.
    pub fn any_pointer(
        &mut self,
        state: &mut State,
        function: FunctionRef,
        index: usize,
        name: &str,
    ) -> Result<Value, End> {
        if let Some(size) = self.passed_by_pointer(function, index, AttributeKind::StructRet) {
            let label = Rc::from("the object that is returned");
            let object = self.allocate(
                state,
                ObjectKind::Environment,
                Size::Bytes(size),
                16,
                label,
                Fill::Uninitialised,
            );
            self.entry.arguments.push(EntryArgument::Result { size });
            return Ok(Value::Pointer(Pointer::to(object)));
        }
        let by_value = self.passed_by_pointer(function, index, AttributeKind::ByVal);
        let module = self.image.program.ir(function).0;
        let parameter = self.declared_type(function, index);
        let is_reference =
            by_value.is_some() || parameter.is_some_and(|ty| debug_type::is_reference(module, ty));
        // That a reference and `this` lead to an object is the language's word, not ours.
        if !is_reference && name != "this" && self.is_pointer_in_source(function, index) {
            let what = match self.options.pointer_arguments {
                PointerArguments::Valid => "points to one valid object of its type",
                PointerArguments::NullOrValid => {
                    "is null or points to one valid object of its type"
                }
                PointerArguments::Null => "is null",
            };
            self.record_assumption(state, &format!("`{name}` {what}"));
        }
        let module = self.image.program.ir(function).0;
        if self.options.pointer_arguments == PointerArguments::Null && !is_reference {
            self.entry.arguments.push(EntryArgument::Pointer {
                pointer: Value::NULL,
                by_value: false,
            });
            return Ok(Value::NULL);
        }
        let target = match by_value {
            Some(_) => parameter,
            None => parameter.and_then(|ty| debug_type::pointee(module, ty)),
        };
        let size = by_value
            .or_else(|| debug_type::size(module, target?))
            .unwrap_or(1)
            .max(1);
        let label = Rc::from(format!("the object that `{name}` points to"));
        let object = self.allocate(
            state,
            ObjectKind::Environment,
            Size::Bytes(size),
            16,
            label,
            Fill::Zero,
        );
        let place = Pointer::to(object);
        let unit = self.image.program.function(function).unit;
        let known = self.inputs.records.len();
        let parts = self.fill_object(
            state,
            place,
            size,
            name,
            target.map(|ty| TypeOf { unit, ty }),
        )?;
        let mut pointer = Value::Pointer(place);
        if self.options.pointer_arguments != PointerArguments::Valid && !is_reference {
            pointer = self.perhaps_null(state, pointer, name, known);
        }
        self.entry.objects.insert(
            object,
            EntryObject {
                size: Value::Int(size),
                parts,
            },
        );
        self.entry.arguments.push(EntryArgument::Pointer {
            pointer,
            by_value: by_value.is_some(),
        });
        Ok(pointer)
    }

    /// Makes an object hold any value, scalar by scalar where its type tells them.
    fn fill_object(
        &mut self,
        state: &mut State,
        place: Pointer,
        size: u64,
        name: &str,
        of: Option<TypeOf>,
    ) -> Result<Vec<Part>, End> {
        let known = of.and_then(|of| {
            let module = &self.image.program.modules[of.unit as usize];
            let scalars = debug_type::scalars(module, of.ty, NAMED_SCALARS)?;
            let sized = |(way, offset, ty): (String, u64, MetadataId)| {
                Some((way, offset, debug_type::size(module, ty)?, ty))
            };
            scalars.into_iter().map(sized).collect::<Option<Vec<_>>>()
        });
        let unit = of.map_or(0, |of| of.unit);
        let fits = |scalars: &Vec<(String, u64, u64, MetadataId)>| {
            !scalars.is_empty()
                && scalars
                    .iter()
                    .all(|(_, offset, length, _)| offset + length <= size && *length <= 16)
        };
        let Some(scalars) = known.filter(fits) else {
            let asked = InputSource {
                name: format!("*{name}"),
                origin: Origin::Argument,
            };
            return self.havoc_range(state, Value::Pointer(place), size, Some(&asked));
        };
        let mut parts = Vec::new();
        for (way, offset, length, ty) in scalars {
            let name = crate::program::debug_type::through_pointer(name, 0, &way);
            let of = Some(TypeOf { unit, ty });
            let start = Value::Pointer(Pointer { offset, ..place });
            let asked = InputSource {
                name,
                origin: Origin::Argument,
            };
            for part in self.havoc_typed(state, start, length, Some(&asked), of)? {
                parts.push(Part {
                    offset: part.offset + offset as u32,
                    ..part
                });
            }
        }
        Ok(parts)
    }

    /// The size of what a parameter stands for by its address, where an attribute says so.
    pub fn passed_by_pointer(
        &self,
        function: FunctionRef,
        index: usize,
        kind: AttributeKind,
    ) -> Option<u64> {
        let (module, ir) = self.image.program.ir(function);
        let ty = module
            .attributes(ir.parameters.get(index)?.attributes)
            .ty(kind)?;
        module.size_of(ty)
    }

    /// As `parameter_type`, for a parameter of the function's code: of those, a struct may take several.
    pub fn declared_type(&self, function: FunctionRef, index: usize) -> Option<MetadataId> {
        let names = self.parameter_names(function);
        let goes_on =
            |name: &&String| register_of_struct(name).is_some_and(|(_, register)| register > 0);
        let further = names.iter().take(index + 1).filter(goes_on).count();
        self.parameter_type(function, index - further)
    }

    /// What debug info says of the type of a parameter.
    pub fn parameter_type(&self, function: FunctionRef, index: usize) -> Option<MetadataId> {
        let (module, ir) = self.image.program.ir(function);
        let subprogram = module.subprogram(ir.subprogram?)?;
        let DebugType::Subroutine(signature) = module.debug_type(subprogram.ty?)? else {
            return None;
        };
        // The first of the list is the result, which has no parameter in the source.
        let returns_by_pointer = self
            .passed_by_pointer(function, 0, AttributeKind::StructRet)
            .is_some();
        let index = if returns_by_pointer {
            index.checked_sub(1)?
        } else {
            index
        };
        module.tuple(signature.types?).nth(index + 1)?
    }

    /// Whether a parameter is a pointer or reference in the source, and not an object by value.
    pub fn is_pointer_in_source(&self, function: FunctionRef, index: usize) -> bool {
        let module = self.image.program.ir(function).0;
        self.declared_type(function, index)
            .is_none_or(|ty| debug_type::pointee(module, ty).is_some())
    }

    /// What debug info says of a function's result.
    pub fn result_type(&self, function: FunctionRef) -> Option<TypeOf> {
        let (module, ir) = self.image.program.ir(function);
        let subprogram = module.subprogram(ir.subprogram?)?;
        let DebugType::Subroutine(signature) = module.debug_type(subprogram.ty?)? else {
            return None;
        };
        let ty = module.tuple(signature.types?).next()??;
        Some(TypeOf {
            unit: self.image.program.function(function).unit,
            ty,
        })
    }

    /// What the model's execution called the entry point with.
    pub fn chosen_arguments(&self, model: &Model) -> Vec<Argument> {
        let chosen = |argument: &EntryArgument| match argument {
            EntryArgument::Scalar {
                scalar,
                value,
                width,
            } => Argument::Scalar {
                scalar: *scalar,
                bytes: self.chosen_bytes(model, *value, *width),
            },
            EntryArgument::Result { size } => Argument::Result { size: *size },
            EntryArgument::Pointer { pointer, by_value } => {
                match self.chosen_object(model, *pointer) {
                    Argument::Object { bytes, links, .. } if *by_value => {
                        Argument::Value { bytes, links }
                    }
                    argument => argument,
                }
            }
        };
        // What was made by calls before is not only data.
        if self
            .options
            .caller
            .as_ref()
            .is_some_and(|caller| !caller.setup.is_empty())
        {
            return vec![Argument::Other {
                what: "what calls before this one made".into(),
            }];
        }
        let target = |argument: &EntryArgument| match argument {
            EntryArgument::Pointer {
                pointer,
                by_value: false,
            } => self.chosen_target(model, *pointer),
            _ => None,
        };
        let targets: Vec<Option<ObjectId>> = self.entry.arguments.iter().map(target).collect();
        let number_of = |target: Option<ObjectId>| {
            targets
                .iter()
                .position(|known| known.is_some() && *known == target)
        };
        let arguments = self.entry.arguments.iter().zip(&targets).enumerate();
        arguments
            .map(|(number, (argument, target))| match number_of(*target) {
                Some(earlier) if earlier < number => Argument::Same { argument: earlier },
                _ => chosen(argument),
            })
            .collect()
    }

    /// What a pointer of the caller's points to in the model's execution.
    fn chosen_object(&self, model: &Model, pointer: Value) -> Argument {
        let Some(target) = self.chosen_target(model, pointer) else {
            return Argument::Null;
        };
        if self.entry.callbacks.contains_key(&target) {
            return Argument::Other {
                what: "a function of the caller's".into(),
            };
        }
        let Some(object) = self.entry.objects.get(&target) else {
            return Argument::Other {
                what: "a pointer to something else".into(),
            };
        };
        let size = self.chosen_bytes(model, object.size, 64);
        let size = size
            .iter()
            .take(8)
            .rev()
            .fold(0_u64, |size, byte| size << 8 | u64::from(*byte)) as usize;
        let mut bytes = vec![0; size];
        let mut links = Vec::new();
        for part in object
            .parts
            .iter()
            .filter(|part| (part.offset + part.size) as usize <= size)
        {
            if self.universe.is_pointer(part.value) {
                links.push(Link {
                    offset: u64::from(part.offset),
                    to: self.chosen_object(model, part.value),
                });
                continue;
            }
            let start = part.offset as usize;
            let value = self.chosen_bytes(model, part.value, part.size * 8);
            bytes[start..start + value.len()].copy_from_slice(&value);
        }
        let borrow = Borrow {
            for_reading: self.universe.objects.get(target).kind == ObjectKind::Shared,
            for_the_call: self.entry.borrowed.contains(&target),
        };
        Argument::Object {
            bytes,
            links,
            borrow,
        }
    }

    /// The object that a pointer points to in the model's execution; none for null.
    fn chosen_target(&self, model: &Model, pointer: Value) -> Option<ObjectId> {
        let object = match pointer {
            Value::Pointer(pointer) => pointer.object,
            Value::Interned(id) => match self.universe.rich.get(id) {
                InternedValue::Pointers(targets) => {
                    let holds = |target: &&Target| {
                        model
                            .assignment()
                            .evaluate_bool(&self.universe.arena, target.guard)
                    };
                    targets.iter().find(holds)?.object
                }
                _ => return None,
            },
            _ => return None,
        };
        (object != ObjectId::NONE).then_some(object)
    }
}

/// How a scalar is passed.
pub fn scalar_kind(scalar: Scalar, signed: bool) -> ScalarKind {
    match scalar {
        Scalar::Int(bits) => ScalarKind::Integer { bits, signed },
        Scalar::Float(format) => ScalarKind::Float {
            bits: format.bits(),
        },
        Scalar::Pointer => ScalarKind::Pointer,
    }
}
