//! The arguments of an entry point by its caller's word: objects that are as valid as the caller says
//! and no more, arrays of the length that another argument tells, strings that end.

use crate::caller::{Caller, Count, Field, Ownership, Passed, Pointee, Room, Shape};
use crate::debug_type;
use crate::engine::{Asked, End, Engine};
use crate::entry::{EntryArgument, EntryObject, Part, scalar_kind};
use crate::exec::call::Actual;
use crate::memory::content::Fill;
use crate::memory::object::{ObjectKind, Size};
use crate::outcome::Origin;
use crate::program::FunctionRef;
use crate::program::scalar::{Leaf, Scalar};
use crate::state::State;
use crate::value::{ObjectId, Pointer, Value};
use smallvec::SmallVec;
use std::rc::Rc;
use verify_ir::{AttributeKind, IntPredicate};
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
            let leaves: Vec<&Box<[Leaf]>> = code.parameters[*first..first + count]
                .iter()
                .map(|(_, leaves)| leaves)
                .collect();
            if let Some(number) = numbers[index] {
                self.entry_arguments.extend(scalars.next());
                arguments[*first] = Some(actual(leaves[0], &[number]));
                continue;
            }
            let values =
                self.passed_values(state, parameter, &leaves, &numbers, caller, entry, *first)?;
            for (at, (values, leaves)) in values.into_iter().zip(&leaves).enumerate() {
                arguments[first + at] = Some(actual(leaves, &values));
            }
        }
        Ok(arguments.into_iter().collect())
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
            let declared = self.parameter_type(entry, next);
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
            let value = self.any_scalar(state, entry, *first, &parameter.name, leaf.scalar);
            self.restrict(state, &parameter.shape, value, leaf.scalar.width())?;
            numbers[*passed] = Some(value);
        }
        Ok(numbers)
    }

    /// Only the values that the shape allows.
    fn restrict(
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
        parameter: &Passed,
        leaves: &[&Box<[Leaf]>],
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
                let by_value = matches!(&**leaves[0], [leaf] if leaf.scalar == Scalar::Pointer)
                    && leaves.len() == 1;
                let object =
                    self.made_object(state, &maker, &parameter.shape, *size, *align, &name)?;
                let pointer = Pointer { object, offset: 0 };
                if by_value {
                    self.entry_arguments.push(EntryArgument::Pointer {
                        pointer: Value::Pointer(pointer),
                        by_value: true,
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
        leaves: &[&Box<[Leaf]>],
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
                self.entry_arguments.push(EntryArgument::Scalar {
                    scalar: scalar_kind(leaf.scalar, false),
                    value,
                    width: leaf.scalar.width(),
                });
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

    /// A pointer, null where it may be, or a value of the shape in one scalar.
    fn made_value(
        &mut self,
        state: &mut State,
        maker: &Maker<'_>,
        shape: &Shape,
        name: &str,
        siblings: &[Option<Value>],
    ) -> Result<Value, End> {
        match shape {
            Shape::Pointer(pointee) => self.made_pointer(state, maker, pointee, name, siblings),
            Shape::Callback { nullable } => {
                let object = self.universe.objects.allocate(
                    ObjectKind::Function,
                    Size::Bytes(1),
                    16,
                    Rc::from(name),
                    None,
                );
                self.universe.objects.mark_escaped(object);
                self.callbacks.insert(object);
                let pointer = Value::Pointer(Pointer { object, offset: 0 });
                Ok(if *nullable {
                    self.perhaps_null(state, pointer)
                } else {
                    pointer
                })
            }
            Shape::Room { room } => Ok(self.room(*room)),
            Shape::Held {
                room,
                nullable,
                taken,
            } => self.held(state, *room, *nullable, *taken),
            Shape::Function { name } => {
                let function = self.program.function_named(name);
                Ok(function.map_or(Value::NULL, |function| self.function_address(function)))
            }
            _ => Ok(Value::NULL),
        }
    }

    fn perhaps_null(&mut self, state: &State, pointer: Value) -> Value {
        let null = self.choose(state, "null", Sort::Bool);
        self.universe.select(null, Value::NULL, pointer, 64)
    }

    fn made_pointer(
        &mut self,
        state: &mut State,
        maker: &Maker<'_>,
        pointee: &Pointee,
        name: &str,
        siblings: &[Option<Value>],
    ) -> Result<Value, End> {
        let size = pointee.element.size().unwrap_or(1).max(1);
        let align = pointee.element.align();
        let most = maker.caller.most_elements.max(1);
        let object = match pointee.count {
            Count::One => self.made_object_of(state, maker, pointee, size, align, name)?,
            Count::Sibling { index } => {
                let number = siblings.get(index).copied().flatten();
                self.made_array(state, maker, pointee, size, align, name, number)?
            }
            Count::Some => self.made_array(state, maker, pointee, size, align, name, None)?,
            Count::Terminated => self.made_text(state, maker, pointee, name, most)?,
        };
        let pointer = Value::Pointer(Pointer { object, offset: 0 });
        Ok(if pointee.nullable {
            self.perhaps_null(state, pointer)
        } else {
            pointer
        })
    }

    fn kind(pointee: &Pointee) -> ObjectKind {
        match pointee.ownership {
            Ownership::Given => ObjectKind::Foreign,
            // What it held is held elsewhere once the call begins.
            Ownership::Moved => ObjectKind::Model,
            Ownership::Lent if pointee.writable => ObjectKind::Environment,
            Ownership::Lent => ObjectKind::Shared,
        }
    }

    fn made_object_of(
        &mut self,
        state: &mut State,
        maker: &Maker<'_>,
        pointee: &Pointee,
        size: u64,
        align: u64,
        name: &str,
    ) -> Result<ObjectId, End> {
        let label = Rc::from(format!("the object that `{name}` points to"));
        let fill = if pointee.initialised {
            Fill::Zero
        } else {
            Fill::Uninitialised
        };
        let object = self.allocate(
            state,
            Self::kind(pointee),
            Size::Bytes(size),
            align,
            label,
            fill,
        );
        self.note_lent(maker, object);
        let mut parts = Vec::new();
        if pointee.initialised {
            let shown = crate::trace::through_pointer(name, 0, "");
            self.fill_shape(
                state,
                maker,
                Pointer { object, offset: 0 },
                &pointee.element,
                size,
                &shown,
                &mut parts,
            )?;
        } else if maker.lent {
            let shown = crate::trace::through_pointer(name, 0, "");
            self.unwritten
                .push((object, pointee.element.clone(), shown));
        }
        self.entry_objects.insert(
            object,
            EntryObject {
                size: Value::Int(size),
                parts,
            },
        );
        Ok(object)
    }

    /// The object that a struct by value is.
    fn made_object(
        &mut self,
        state: &mut State,
        maker: &Maker<'_>,
        shape: &Shape,
        size: u64,
        align: u64,
        name: &str,
    ) -> Result<ObjectId, End> {
        let object = self.allocate(
            state,
            ObjectKind::Environment,
            Size::Bytes(size),
            align,
            Rc::from(name),
            Fill::Zero,
        );
        let mut parts = Vec::new();
        self.fill_shape(
            state,
            maker,
            Pointer { object, offset: 0 },
            shape,
            size,
            name,
            &mut parts,
        )?;
        self.entry_objects.insert(
            object,
            EntryObject {
                size: Value::Int(size),
                parts,
            },
        );
        Ok(object)
    }

    /// An array as long as a number says, or of any length, up to the bound.
    #[expect(
        clippy::too_many_arguments,
        reason = "they are what an array is made from"
    )]
    fn made_array(
        &mut self,
        state: &mut State,
        maker: &Maker<'_>,
        pointee: &Pointee,
        size: u64,
        align: u64,
        name: &str,
        number: Option<Value>,
    ) -> Result<ObjectId, End> {
        let most = maker.caller.most_elements.max(1);
        let count = match number {
            Some(number) => {
                let term = self.universe.term(number, 64);
                let width = self.universe.arena.width(term);
                let term = if width < 64 {
                    self.universe.arena.zext(term, 64)
                } else {
                    term
                };
                self.universe.value(term)
            }
            None => {
                let term = self.choose(state, "elements", Sort::BitVec(64));
                self.universe.value(term)
            }
        };
        let short = self
            .universe
            .compare(IntPredicate::Ule, 64, count, Value::Int(most));
        let short = self.universe.condition(short);
        self.assume(state, short)?;
        self.assume_said(state, &format!("`{name}` has at most {most} elements"));
        let bytes = self
            .universe
            .binary(verify_ir::BinaryOp::Mul, 64, count, Value::Int(size));
        let term = self.universe.term(bytes, 64);
        let label = Rc::from(format!("the array that `{name}` points to"));
        let fill = if pointee.initialised {
            Fill::Zero
        } else {
            Fill::Uninitialised
        };
        let object = self.allocate(
            state,
            Self::kind(pointee),
            Size::Symbolic(term, most * size),
            align,
            label,
            fill,
        );
        self.note_lent(maker, object);
        if pointee.ownership == Ownership::Given {
            let any = self
                .universe
                .compare(IntPredicate::Ne, 64, count, Value::Int(0));
            let exists = self.universe.condition(any);
            state
                .memory
                .get_mut(object)
                .expect("it was just made")
                .exists = exists;
        }
        let mut parts = Vec::new();
        if pointee.initialised {
            for index in 0..most {
                let place = Pointer {
                    object,
                    offset: index * size,
                };
                let shown = format!("{name}[{index}]");
                self.fill_shape(
                    state,
                    maker,
                    place,
                    &pointee.element,
                    size,
                    &shown,
                    &mut parts,
                )?;
            }
        }
        if pointee.utf8 {
            let text: Vec<Value> = parts.iter().map(|part| part.value).collect();
            let fine = self.is_utf8(&text, count);
            self.assume(state, fine)?;
        }
        self.entry_objects
            .insert(object, EntryObject { size: bytes, parts });
        Ok(object)
    }

    /// Characters of which the last, and only the last, is zero.
    fn made_text(
        &mut self,
        state: &mut State,
        maker: &Maker<'_>,
        pointee: &Pointee,
        name: &str,
        most: u64,
    ) -> Result<ObjectId, End> {
        let term = self.choose(state, "length", Sort::BitVec(64));
        let length = self.universe.value(term);
        let short = self
            .universe
            .compare(IntPredicate::Ule, 64, length, Value::Int(most));
        let short = self.universe.condition(short);
        self.assume(state, short)?;
        self.assume_said(state, &format!("`{name}` has at most {most} characters"));
        let bytes = self
            .universe
            .binary(verify_ir::BinaryOp::Add, 64, length, Value::Int(1));
        let term = self.universe.term(bytes, 64);
        let label = Rc::from(format!("the string that `{name}` points to"));
        let kind = Self::kind(pointee);
        let object = self.allocate(
            state,
            kind,
            Size::Symbolic(term, most + 1),
            1,
            label,
            Fill::Zero,
        );
        self.note_lent(maker, object);
        let mut parts = Vec::new();
        for index in 0..most {
            let letter = self.choose(state, name, Sort::BitVec(8));
            let letter = self.universe.value(letter);
            let asked = Asked {
                name: format!("{name}[{index}]"),
                origin: Origin::Argument,
            };
            self.record_input(state, asked, None, letter, 8);
            // The end is at the length, and nowhere before it.
            let before = self
                .universe
                .compare(IntPredicate::Ult, 64, Value::Int(index), length);
            let before = self.universe.condition(before);
            let zero = self
                .universe
                .compare(IntPredicate::Eq, 8, letter, Value::Int(0));
            let zero = self.universe.condition(zero);
            let both = self.universe.arena.and(before, zero);
            let fine = self.universe.arena.not(both);
            self.assume(state, fine)?;
            let value = self.universe.select(before, letter, Value::Int(0), 8);
            self.write_part(
                state,
                object,
                Part {
                    offset: index as u32,
                    size: 1,
                    value,
                },
                &mut parts,
            );
        }
        self.entry_objects
            .insert(object, EntryObject { size: bytes, parts });
        Ok(object)
    }

    fn note_lent(&mut self, maker: &Maker<'_>, object: ObjectId) {
        if maker.lent {
            self.lent.push(object);
        }
    }

    fn write_part(
        &mut self,
        state: &mut State,
        object: ObjectId,
        part: Part,
        parts: &mut Vec<Part>,
    ) {
        let slot = state.memory.get_mut(object).expect("it was just made");
        slot.content.write(
            &mut self.universe,
            u64::from(part.offset),
            part.size,
            part.value,
        );
        parts.push(part);
    }

    /// Fills part of an object with any value of a shape.
    #[expect(clippy::too_many_arguments, reason = "it recurses over shapes")]
    pub fn fill_shape(
        &mut self,
        state: &mut State,
        maker: &Maker<'_>,
        place: Pointer,
        shape: &Shape,
        size: u64,
        name: &str,
        parts: &mut Vec<Part>,
    ) -> Result<(), End> {
        match shape {
            Shape::Struct { fields, .. } => {
                self.fill_fields(state, maker, place, fields, name, parts)
            }
            Shape::Repeated { element, count } => {
                let length = element.size().unwrap_or(1);
                for index in 0..*count {
                    let place = Pointer {
                        offset: place.offset + index * length,
                        ..place
                    };
                    self.fill_shape(
                        state,
                        maker,
                        place,
                        element,
                        length,
                        &format!("{name}[{index}]"),
                        parts,
                    )?;
                }
                Ok(())
            }
            shape if shape.is_address() => {
                let value = self.made_value(state, maker, shape, name, &[])?;
                let part = Part {
                    offset: place.offset as u32,
                    size: 8,
                    value,
                };
                self.write_part(state, place.object, part, parts);
                Ok(())
            }
            _ => {
                let mut at = 0;
                while at < size {
                    let length = 1_u64 << (size - at).min(8).ilog2();
                    let term = self.choose(state, name, Sort::BitVec(length as u32 * 8));
                    let value = self.universe.value(term);
                    self.restrict(state, shape, value, length as u32 * 8)?;
                    let asked = Asked {
                        name: name.to_owned(),
                        origin: Origin::Argument,
                    };
                    self.record_input(state, asked, None, value, length as u32 * 8);
                    let part = Part {
                        offset: (place.offset + at) as u32,
                        size: length as u32,
                        value,
                    };
                    self.write_part(state, place.object, part, parts);
                    at += length;
                }
                Ok(())
            }
        }
    }

    /// Numbers first: arrays may be as long as they say.
    fn fill_fields(
        &mut self,
        state: &mut State,
        maker: &Maker<'_>,
        place: Pointer,
        fields: &[Field],
        name: &str,
        parts: &mut Vec<Part>,
    ) -> Result<(), End> {
        let is_late =
            |field: &Field| field.shape.is_address() || matches!(field.shape, Shape::Same { .. });
        let mut numbers: Vec<Option<Value>> = vec![None; fields.len()];
        for (index, field) in fields
            .iter()
            .enumerate()
            .filter(|(_, field)| !is_late(field))
        {
            let size = field.shape.size().unwrap_or(0);
            let at = Pointer {
                offset: place.offset + field.offset,
                ..place
            };
            let before = parts.len();
            self.fill_shape(
                state,
                maker,
                at,
                &field.shape,
                size,
                &named(name, field),
                parts,
            )?;
            if parts.len() == before + 1 {
                numbers[index] = Some(parts[before].value);
            }
        }
        for field in fields.iter().filter(|field| is_late(field)) {
            let shown = named(name, field);
            let value = match &field.shape {
                Shape::Same { field } => numbers
                    .get(*field)
                    .copied()
                    .flatten()
                    .unwrap_or(Value::Int(0)),
                shape => self.made_value(state, maker, shape, &shown, &numbers)?,
            };
            let part = Part {
                offset: (place.offset + field.offset) as u32,
                size: 8,
                value,
            };
            self.write_part(state, place.object, part, parts);
        }
        Ok(())
    }
}

/// How many bytes of a struct a parameter holds: the next one begins with eight others.
fn in_register(leaves: &[Leaf]) -> u64 {
    let end = |leaf: &Leaf| leaf.offset + u64::from(leaf.scalar.bytes());
    leaves
        .iter()
        .map(end)
        .max()
        .unwrap_or(0)
        .next_multiple_of(8)
}

/// How a part of something is shown; one without a name of its own is what the whole is about.
fn named(whole: &str, field: &Field) -> String {
    if field.name.is_empty() {
        whole.to_owned()
    } else {
        format!("{whole}.{}", field.name)
    }
}

/// What all that is made for one argument has in common.
pub struct Maker<'c> {
    pub caller: &'c Caller,
    pub lent: bool,
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
