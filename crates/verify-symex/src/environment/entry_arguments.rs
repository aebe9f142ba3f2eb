//! The arguments of an entry point by its caller's word: objects that are as valid as the caller says
//! and no more, arrays of the length that another argument tells, strings that end.

use crate::call_environment::{
    CallArgument, CallEnvironment, Count, Evidence, ScratchBuffer, ValueSpec,
};
use crate::checks::latent::{InventedExtent, ObservedNumber};
use crate::engine::{End, Engine};
use crate::environment::entry::scalar_kind;
use crate::environment::materialize::Materializer;
use crate::inputs::choices::ChoiceKind;
use crate::inputs::entry::{EntryArgument, EntryObject};
use crate::program::scalar::{Leaf, Scalar};
use crate::program::{FunctionRef, debug_type};
use crate::state::State;
use crate::state::call::ActualArgument;
use crate::value::memory::content::Fill;
use crate::value::memory::object::{ObjectKind, Size};
use crate::value::{ObjectId, Pointer, Value};
use smallvec::SmallVec;
use std::rc::Rc;
use verify_ir::{AttributeKind, BinaryOp, IntPredicate};
use verify_term::Sort;

impl Engine<'_> {
    /// Arguments as the caller passes them. None where the caller's declaration does not fit the
    /// function's parameters: then its own types have to do.
    pub fn arguments_by_spec(
        &mut self,
        state: &mut State,
        entry: FunctionRef,
        passed: &[CallArgument],
        memory_for_result: Option<&ScratchBuffer>,
        caller: &CallEnvironment,
    ) -> Result<Option<Vec<ActualArgument>>, End> {
        let code = match self.code(entry) {
            Ok(code) => code,
            Err(what) => return Err(self.unsupported(state, what.0)),
        };
        let Some(slots) = self.slots(entry, passed, memory_for_result, &code.parameters) else {
            return Ok(None);
        };
        let recorded = self.entry.arguments.len();
        let numbers = self.numbers(state, entry, passed, &slots, &code.parameters)?;
        // Numbers are made first; a counterexample has them where they are passed.
        let mut scalars = self.entry.arguments.split_off(recorded).into_iter();
        let mut arguments: Vec<Option<ActualArgument>> =
            code.parameters.iter().map(|_| None).collect();
        let mut pointers: Vec<(&ValueSpec, Value)> = Vec::new();
        for slot in &slots {
            let (index, first, count) = match slot {
                Slot::Result { at, size } => {
                    arguments[*at] =
                        Some(self.room_for_result(state, *size, &code.parameters[*at].1));
                    continue;
                }
                Slot::Parameter {
                    passed,
                    first,
                    count,
                } => (*passed, first, count),
            };
            let parameter = &passed[index];
            let leaves: Vec<&[Leaf]> = code.parameters[*first..first + count]
                .iter()
                .map(|(_, leaves)| &**leaves)
                .collect();
            if let Some(number) = numbers[index] {
                self.entry.arguments.extend(scalars.next());
                arguments[*first] = Some(actual(leaves[0], &[number]));
                continue;
            }
            let mut values =
                self.passed_values(state, parameter, &leaves, &numbers, caller, entry, *first)?;
            let may_be_equal = matches!(&parameter.spec, ValueSpec::Pointer(pointee)
                if caller.may_alias || pointee.is_shared());
            if may_be_equal && self.may_alias(entry, *first) {
                values[0][0] = self.perhaps_equal(state, &&parameter.spec, values[0][0], &pointers);
                pointers.push((&parameter.spec, values[0][0]));
            }
            for (at, (values, leaves)) in values.into_iter().zip(&leaves).enumerate() {
                arguments[first + at] = Some(actual(leaves, &values));
            }
        }
        let arguments: Option<Vec<ActualArgument>> = arguments.into_iter().collect();
        if let Some(arguments) = &arguments {
            self.settle_lengths(state, passed, &slots, arguments)?;
        }
        Ok(arguments)
    }

    /// Arrays whose length stands behind another argument are as long as that says.
    fn settle_lengths(
        &mut self,
        state: &mut State,
        passed: &[CallArgument],
        slots: &[Slot],
        arguments: &[ActualArgument],
    ) -> Result<(), End> {
        let argument = |index: usize| {
            let first = slots.iter().find_map(|slot| match slot {
                Slot::Parameter { passed, first, .. } if *passed == index => Some(*first),
                _ => None,
            })?;
            arguments[first].values.first().copied()
        };
        for (index, parameter) in passed.iter().enumerate() {
            let ValueSpec::Pointer(outer) = &parameter.spec else {
                continue;
            };
            let (array, is_behind) = match &outer.element {
                ValueSpec::Pointer(inner) if outer.count == Count::One => (inner, true),
                _ => (outer, false),
            };
            let Count::Behind { index: length } = array.count else {
                continue;
            };
            let (Some(mut array_at), Some(length_at)) = (argument(index), argument(length)) else {
                continue;
            };
            if is_behind {
                let part = self.entry_object_behind(array_at);
                let Some(part) = part.and_then(|made| made.parts.first()) else {
                    continue;
                };
                array_at = part.value;
            }
            let element = array.element.size().unwrap_or(1).max(1);
            self.assume_length_behind(state, array_at, length_at, element)?;
        }
        Ok(())
    }

    /// The array that was made has as many elements as the number says that was made behind the other
    /// pointer.
    fn assume_length_behind(
        &mut self,
        state: &mut State,
        array: Value,
        length: Value,
        element: u64,
    ) -> Result<(), End> {
        let Some(bytes) = self.entry_object_behind(array).map(|made| made.size) else {
            return Ok(());
        };
        let part = self
            .entry_object_behind(length)
            .and_then(|made| made.parts.first().copied());
        let Some(part) = part else {
            return Ok(());
        };
        let number = self
            .universe
            .resize_integer(part.value, part.size * 8, 64, false);
        let told = self
            .universe
            .binary(BinaryOp::Mul, 64, number, Value::Int(element));
        // Without this, the product could wrap.
        let most = Value::Int(u64::from(u32::MAX));
        for (predicate, left, right) in [
            (IntPredicate::Ule, number, most),
            (IntPredicate::Eq, told, bytes),
        ] {
            let holds = self.universe.compare(predicate, 64, left, right);
            let holds = self.universe.condition(holds);
            self.assume(state, holds)?;
        }
        Ok(())
    }

    /// The object that was made for an argument.
    fn entry_object_behind(&mut self, pointer: Value) -> Option<&EntryObject> {
        let targets = self.universe.targets(pointer);
        let made = targets
            .iter()
            .find(|target| target.object != ObjectId::NONE)?;
        self.entry.objects.get(&made.object)
    }

    /// Whether a parameter that is a pointer is not `restrict`, nor an object passed by its address.
    pub fn may_alias(&self, entry: FunctionRef, parameter: usize) -> bool {
        let (module, ir) = self.image.program.ir(entry);
        let attributes = module.attributes(ir.parameters[parameter].attributes);
        [
            AttributeKind::NoAlias,
            AttributeKind::ByVal,
            AttributeKind::StructRet,
        ]
        .iter()
        .all(|kind| !attributes.has(*kind))
    }

    /// A pointer that was just made, or one of those before it that point to something of its kind.
    pub fn perhaps_equal<Kind: PartialEq>(
        &mut self,
        state: &State,
        kind: &Kind,
        made: Value,
        before: &[(Kind, Value)],
    ) -> Value {
        let mut value = made;
        for (_, other) in before.iter().filter(|(known, _)| known == kind) {
            let equal = self.choose(state, ChoiceKind::EqualPointers, Sort::Bool);
            value = self.universe.select(equal, *other, value, 64);
        }
        if let Some(EntryArgument::Pointer { pointer, .. }) = self.entry.arguments.last_mut() {
            *pointer = value;
        }
        value
    }

    /// Which parameters of the function each argument of the caller's takes.
    fn slots(
        &self,
        entry: FunctionRef,
        passed: &[CallArgument],
        memory_for_result: Option<&ScratchBuffer>,
        parameters: &[(u32, Box<[Leaf]>)],
    ) -> Option<Vec<Slot>> {
        let (module, ir) = self.image.program.ir(entry);
        let mut slots = Vec::new();
        let mut next = 0;
        let attributes = |index: usize| module.attributes(ir.parameters[index].attributes);
        if !parameters.is_empty()
            && let Some(ty) = attributes(0).ty(AttributeKind::StructRet)
        {
            slots.push(Slot::Result {
                at: 0,
                size: module.size_of(ty)?,
            });
            next = 1;
        }
        for (passed, parameter) in passed.iter().enumerate() {
            let declared = self.declared_type(entry, next);
            let by_pointer = next < parameters.len()
                && (attributes(next).has(AttributeKind::ByVal)
                    || declared.is_some_and(|ty| debug_type::pointee(module, ty).is_some()));
            let count = match &parameter.spec {
                // A struct in registers takes one parameter for each eight bytes, padding left out.
                ValueSpec::Struct { size, .. } if !by_pointer => {
                    let mut covered = 0;
                    let mut count = 0;
                    while covered < *size && next + count < parameters.len() {
                        covered += in_register(&parameters[next + count].1);
                        count += 1;
                    }
                    (covered >= *size).then_some(count)?
                }
                _ => 1,
            };
            if next + count > parameters.len() {
                return None;
            }
            slots.push(Slot::Parameter {
                passed,
                first: next,
                count,
            });
            next += count;
        }
        if next + 1 == parameters.len()
            && let Some(buffer) = memory_for_result
        {
            slots.push(Slot::Result {
                at: next,
                size: buffer.size,
            });
            next += 1;
        }
        (next == parameters.len()).then_some(slots)
    }

    /// The values of arguments that are numbers: others may be as long as they say.
    fn numbers(
        &mut self,
        state: &mut State,
        entry: FunctionRef,
        arguments: &[CallArgument],
        slots: &[Slot],
        parameters: &[(u32, Box<[Leaf]>)],
    ) -> Result<Vec<Option<Value>>, End> {
        let mut numbers = vec![None; arguments.len()];
        for slot in slots {
            let Slot::Parameter {
                passed,
                first,
                count: 1,
            } = slot
            else {
                continue;
            };
            let parameter = &arguments[*passed];
            let [leaf] = &*parameters[*first].1 else {
                continue;
            };
            if leaf.scalar == Scalar::Pointer
                || !matches!(
                    parameter.spec,
                    ValueSpec::Any { .. } | ValueSpec::OneOf { .. } | ValueSpec::Unknown
                )
            {
                continue;
            }
            let value = self.any_scalar(state, entry, *first, &parameter.name, leaf);
            self.restrict(state, &parameter.spec, value, leaf.scalar.width())?;
            self.note_number(parameter, value, leaf.scalar.width());
            numbers[*passed] = Some(value);
        }
        Ok(numbers)
    }

    /// Remembers a number for what callers may pass otherwise.
    fn note_number(&mut self, parameter: &CallArgument, value: Value, width: u32) {
        if !self.checks.freedom.is_entry || !(8..=64).contains(&width) {
            return;
        }
        let name: Rc<str> = Rc::from(parameter.name.as_str());
        if !parameter.observed.is_empty() {
            let holds = self.is_one_of(value, width, &parameter.observed);
            self.checks.freedom.observed.push(ObservedNumber {
                name: name.clone(),
                values: parameter.observed.clone(),
                holds,
            });
        }
        let wide = self.universe.resize_integer(value, width, 64, false);
        let term = self.universe.term(wide, 64);
        self.checks.freedom.numbers.push((name, term));
    }

    /// Notes that what was chosen for an argument, and how long its object is, nothing says.
    fn note_invented(&mut self, name: &str, choices: usize, value: Value) {
        let name: Rc<str> = Rc::from(name);
        let made = self.inputs.choices.open().iter().skip(choices);
        for choice in made {
            let invented = &mut self.checks.freedom.invented;
            invented.insert(choice.term, name.clone());
        }
        for target in self.universe.targets(value) {
            if target.object == ObjectId::NONE {
                continue;
            }
            let element = self.universe.objects.get(target.object).size.limit();
            let name = name.clone();
            let extent = InventedExtent { name, element };
            self.checks.freedom.extents.insert(target.object, extent);
        }
    }

    /// Only the values that the shape allows.
    pub(crate) fn restrict(
        &mut self,
        state: &mut State,
        spec: &ValueSpec,
        value: Value,
        width: u32,
    ) -> Result<(), End> {
        let ValueSpec::OneOf { values, .. } = spec else {
            return Ok(());
        };
        let allowed = self.is_one_of(value, width, values);
        self.assume(state, allowed)
    }

    /// When a value is one of these.
    pub fn is_one_of(&mut self, value: Value, width: u32, values: &[i128]) -> verify_term::TermId {
        let mut any = verify_term::TermId::FALSE;
        for allowed in values {
            let allowed = Value::Int(*allowed as u64 & crate::value::mask(width));
            let equal = self
                .universe
                .compare(IntPredicate::Eq, width, value, allowed);
            let equal = self.universe.condition(equal);
            any = self.universe.arena.or(any, equal);
        }
        any
    }

    /// The scalars of one argument, for each of the parameters that it takes.
    #[expect(
        clippy::too_many_arguments,
        reason = "they are what an argument is made from"
    )]
    fn passed_values(
        &mut self,
        state: &mut State,
        parameter: &CallArgument,
        leaves: &[&[Leaf]],
        numbers: &[Option<Value>],
        caller: &CallEnvironment,
        entry: FunctionRef,
        first: usize,
    ) -> Result<Vec<SmallVec<[Value; 2]>>, End> {
        let name = if parameter.name.is_empty() {
            format!("argument {}", first + 1)
        } else {
            parameter.name.clone()
        };
        let materializer = Materializer {
            caller,
            borrowed: parameter.borrowed,
        };
        match &parameter.spec {
            spec if spec.is_address() => {
                let value =
                    self.materialize_value(state, &materializer, &parameter.spec, &name, numbers)?;
                self.entry.arguments.push(EntryArgument::Pointer {
                    pointer: value,
                    by_value: false,
                });
                Ok(vec![SmallVec::from_slice(&[value])])
            }
            ValueSpec::Struct { size, align, .. } => {
                let in_memory = matches!(leaves[0], [leaf] if leaf.scalar == Scalar::Pointer)
                    && leaves.len() == 1;
                let object = self.materialize_object(
                    state,
                    &materializer,
                    &parameter.spec,
                    *size,
                    *align,
                    &name,
                )?;
                let pointer = Pointer::to(object);
                if in_memory {
                    // Without the attribute its address is passed, as cxx does.
                    let copied = self.passed_by_pointer(entry, first, AttributeKind::ByVal);
                    self.entry.arguments.push(EntryArgument::Pointer {
                        pointer: Value::Pointer(pointer),
                        by_value: copied.is_some(),
                    });
                    return Ok(vec![SmallVec::from_slice(&[Value::Pointer(pointer)])]);
                }
                self.struct_in_registers(state, pointer, *size, leaves)
            }
            _ => {
                let choices = self.inputs.choices.count();
                let value = self.any_pointer(state, entry, first, &name)?;
                if parameter.evidence == Evidence::Invented {
                    self.note_invented(&name, choices, value);
                }
                Ok(vec![SmallVec::from_slice(&[value])])
            }
        }
    }

    /// What a struct's bytes are in the registers it is passed in.
    fn struct_in_registers(
        &mut self,
        state: &mut State,
        start: Pointer,
        size: u64,
        leaves: &[&[Leaf]],
    ) -> Result<Vec<SmallVec<[Value; 2]>>, End> {
        let mut begin = 0;
        let mut all = Vec::new();
        for leaves in leaves {
            let mut values = SmallVec::new();
            for leaf in leaves.iter() {
                let offset = begin + leaf.offset;
                let length = u64::from(leaf.scalar.bytes());
                let readable = length.min(size - offset.min(size)) as u32;
                let slot = state.memory.get(start.object).expect("it was just made");
                let content = slot.content.clone();
                let narrow = content.read(&mut self.universe, start.offset + offset, readable);
                let value =
                    self.universe
                        .resize_integer(narrow, readable * 8, leaf.scalar.width(), false);
                let value = if readable == length as u32 {
                    narrow
                } else {
                    value
                };
                // cxx passes addresses as numbers, too.
                let argument = match self.universe.is_pointer(value) {
                    true => EntryArgument::Pointer {
                        pointer: value,
                        by_value: false,
                    },
                    false => EntryArgument::Scalar {
                        scalar: scalar_kind(leaf.scalar, false),
                        value,
                        width: leaf.scalar.width(),
                    },
                };
                self.entry.arguments.push(argument);
                values.push(value);
            }
            begin += in_register(leaves);
            all.push(values);
        }
        Ok(all)
    }

    fn room_for_result(&mut self, state: &mut State, size: u64, leaves: &[Leaf]) -> ActualArgument {
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
        self.entry.result_objects.push(object);
        actual(leaves, &[Value::Pointer(Pointer::to(object))])
    }
}

/// How many bytes of a struct a parameter holds: the next one begins with eight others.
pub fn in_register(leaves: &[Leaf]) -> u64 {
    let end = |leaf: &Leaf| leaf.offset + u64::from(leaf.scalar.bytes());
    leaves
        .iter()
        .map(end)
        .max()
        .unwrap_or(0)
        .next_multiple_of(8)
}

/// What a parameter of the function is for.
enum Slot {
    /// The address of what is returned, of this size.
    Result { at: usize, size: u64 },
    /// Some parameters in a row are one of the caller's arguments.
    Parameter {
        passed: usize,
        first: usize,
        count: usize,
    },
}

fn actual(leaves: &[Leaf], values: &[Value]) -> ActualArgument {
    ActualArgument {
        values: SmallVec::from_slice(values),
        leaves: leaves.into(),
        by_value: None,
    }
}
