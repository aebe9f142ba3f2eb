//! The arguments of an entry point by its caller's word: objects that are as valid as the caller says
//! and no more, arrays of the length that another argument tells, strings that end.

use crate::caller::{Caller, Count, Passed, Room, Shape};
use crate::environment::entry::{EntryArgument, EntryObject, scalar_kind};
use crate::environment::materialize::Maker;
use crate::exec::call::Actual;
use crate::program::FunctionRef;
use crate::program::debug_type;
use crate::program::scalar::{Leaf, Scalar};
use crate::search::engine::{End, Engine};
use crate::state::execution::State;
use crate::state::memory::content::Fill;
use crate::state::memory::object::{ObjectKind, Size};
use crate::state::value::{ObjectId, Pointer, Value};
use smallvec::SmallVec;
use std::rc::Rc;
use verify_ir::{AttributeKind, BinaryOp, IntPredicate};
use verify_term::Sort;

impl Engine<'_> {
    /// Arguments as the caller passes them. None where the caller's declaration does not fit the
    /// function's parameters: then its own types have to do.
    pub fn passed_arguments(
        &mut self,
        state: &mut State,
        entry: FunctionRef,
        passed: &[Passed],
        memory_for_result: Option<&Room>,
        caller: &Caller,
    ) -> Result<Option<Vec<Actual>>, End> {
        let code = match self.code(entry) {
            Ok(code) => code,
            Err(what) => return Err(self.unsupported(state, what.0)),
        };
        let Some(slots) = self.slots(entry, passed, memory_for_result, &code.parameters) else {
            return Ok(None);
        };
        let recorded = self.entry_arguments.len();
        let numbers = self.numbers(state, entry, passed, &slots, &code.parameters)?;
        // Numbers are made first; a counterexample has them where they are passed.
        let mut scalars = self.entry_arguments.split_off(recorded).into_iter();
        let mut arguments: Vec<Option<Actual>> = code.parameters.iter().map(|_| None).collect();
        let mut pointers: Vec<(&Shape, Value)> = Vec::new();
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
                self.entry_arguments.extend(scalars.next());
                arguments[*first] = Some(actual(leaves[0], &[number]));
                continue;
            }
            let mut values =
                self.passed_values(state, parameter, &leaves, &numbers, caller, entry, *first)?;
            let may_be_equal = matches!(&parameter.shape, Shape::Pointer(pointee)
                if caller.may_alias || pointee.is_shared());
            if may_be_equal && self.may_alias(entry, *first) {
                values[0][0] =
                    self.perhaps_equal(state, &&parameter.shape, values[0][0], &pointers);
                pointers.push((&parameter.shape, values[0][0]));
            }
            for (at, (values, leaves)) in values.into_iter().zip(&leaves).enumerate() {
                arguments[first + at] = Some(actual(leaves, &values));
            }
        }
        let arguments: Option<Vec<Actual>> = arguments.into_iter().collect();
        if let Some(arguments) = &arguments {
            self.settle_lengths(state, passed, &slots, arguments)?;
        }
        Ok(arguments)
    }

    /// Arrays whose length stands behind another argument are as long as that says.
    fn settle_lengths(
        &mut self,
        state: &mut State,
        passed: &[Passed],
        slots: &[Slot],
        arguments: &[Actual],
    ) -> Result<(), End> {
        let argument = |index: usize| {
            let first = slots.iter().find_map(|slot| match slot {
                Slot::Parameter { passed, first, .. } if *passed == index => Some(*first),
                _ => None,
            })?;
            arguments[first].values.first().copied()
        };
        for (index, parameter) in passed.iter().enumerate() {
            let Shape::Pointer(outer) = &parameter.shape else {
                continue;
            };
            let (array, is_behind) = match &outer.element {
                Shape::Pointer(inner) if outer.count == Count::One => (inner, true),
                _ => (outer, false),
            };
            let Count::Behind { index: length } = array.count else {
                continue;
            };
            let (Some(mut array_at), Some(length_at)) = (argument(index), argument(length)) else {
                continue;
            };
            if is_behind {
                let part = self.made_behind(array_at);
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
        let Some(bytes) = self.made_behind(array).map(|made| made.size) else {
            return Ok(());
        };
        let part = self
            .made_behind(length)
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
    fn made_behind(&mut self, pointer: Value) -> Option<&EntryObject> {
        let targets = self.universe.targets(pointer);
        let made = targets
            .iter()
            .find(|target| target.object != ObjectId::NONE)?;
        self.entry_objects.get(&made.object)
    }

    /// Whether a parameter that is a pointer is not `restrict`, nor an object passed by its address.
    pub fn may_alias(&self, entry: FunctionRef, parameter: usize) -> bool {
        let (module, ir) = self.program.ir(entry);
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
            let equal = self.choose(state, "equal pointers", Sort::Bool);
            value = self.universe.select(equal, *other, value, 64);
        }
        if let Some(EntryArgument::Pointer { pointer, .. }) = self.entry_arguments.last_mut() {
            *pointer = value;
        }
        value
    }

    /// Which parameters of the function each argument of the caller's takes.
    fn slots(
        &self,
        entry: FunctionRef,
        passed: &[Passed],
        memory_for_result: Option<&Room>,
        parameters: &[(u32, Box<[Leaf]>)],
    ) -> Option<Vec<Slot>> {
        let (module, ir) = self.program.ir(entry);
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
            let count = match &parameter.shape {
                // A struct in registers takes one parameter for each eight bytes, padding left out.
                Shape::Struct { size, .. } if !by_pointer => {
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
            && let Some(room) = memory_for_result
        {
            slots.push(Slot::Result {
                at: next,
                size: room.size,
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
        arguments: &[Passed],
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
                    parameter.shape,
                    Shape::Any { .. } | Shape::OneOf { .. } | Shape::Unknown
                )
            {
                continue;
            }
            let value = self.any_scalar(state, entry, *first, &parameter.name, leaf);
            self.restrict(state, &parameter.shape, value, leaf.scalar.width())?;
            numbers[*passed] = Some(value);
        }
        Ok(numbers)
    }

    /// Only the values that the shape allows.
    pub(crate) fn restrict(
        &mut self,
        state: &mut State,
        shape: &Shape,
        value: Value,
        width: u32,
    ) -> Result<(), End> {
        let Shape::OneOf { values, .. } = shape else {
            return Ok(());
        };
        let allowed = self.is_one_of(value, width, values);
        self.assume(state, allowed)
    }

    /// When a value is one of these.
    pub fn is_one_of(&mut self, value: Value, width: u32, values: &[i128]) -> verify_term::TermId {
        let mut any = verify_term::TermId::FALSE;
        for allowed in values {
            let allowed = Value::Int(*allowed as u64 & crate::state::value::mask(width));
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
        parameter: &Passed,
        leaves: &[&[Leaf]],
        numbers: &[Option<Value>],
        caller: &Caller,
        entry: FunctionRef,
        first: usize,
    ) -> Result<Vec<SmallVec<[Value; 2]>>, End> {
        let name = if parameter.name.is_empty() {
            format!("argument {}", first + 1)
        } else {
            parameter.name.clone()
        };
        let maker = Maker {
            caller,
            lent: parameter.lent,
        };
        match &parameter.shape {
            shape if shape.is_address() => {
                let value = self.made_value(state, &maker, &parameter.shape, &name, numbers)?;
                self.entry_arguments.push(EntryArgument::Pointer {
                    pointer: value,
                    by_value: false,
                });
                Ok(vec![SmallVec::from_slice(&[value])])
            }
            Shape::Struct { size, align, .. } => {
                let in_memory = matches!(leaves[0], [leaf] if leaf.scalar == Scalar::Pointer)
                    && leaves.len() == 1;
                let object =
                    self.made_object(state, &maker, &parameter.shape, *size, *align, &name)?;
                let pointer = Pointer { object, offset: 0 };
                if in_memory {
                    // Without the attribute its address is passed, as cxx does.
                    let copied = self.passed_by_pointer(entry, first, AttributeKind::ByVal);
                    self.entry_arguments.push(EntryArgument::Pointer {
                        pointer: Value::Pointer(pointer),
                        by_value: copied.is_some(),
                    });
                    return Ok(vec![SmallVec::from_slice(&[Value::Pointer(pointer)])]);
                }
                self.struct_in_registers(state, pointer, *size, leaves)
            }
            _ => {
                let value = self.any_pointer(state, entry, first, &name)?;
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
                self.entry_arguments.push(argument);
                values.push(value);
            }
            begin += in_register(leaves);
            all.push(values);
        }
        Ok(all)
    }

    fn room_for_result(&mut self, state: &mut State, size: u64, leaves: &[Leaf]) -> Actual {
        let label = Rc::from("the object that is returned");
        let object = self.allocate(
            state,
            ObjectKind::Environment,
            Size::Bytes(size),
            16,
            label,
            Fill::Uninitialised,
        );
        self.entry_arguments.push(EntryArgument::Result { size });
        self.result_objects.push(object);
        actual(leaves, &[Value::Pointer(Pointer { object, offset: 0 })])
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

fn actual(leaves: &[Leaf], values: &[Value]) -> Actual {
    Actual {
        values: SmallVec::from_slice(values),
        leaves: leaves.into(),
        by_value: None,
    }
}
