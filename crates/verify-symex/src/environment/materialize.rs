//! Values and objects that a caller passes, made from their shapes: as valid as the caller says and no
//! more, with any content that the shape allows.

use crate::caller::{Caller, Count, Field, Ownership, Pointee, Shape};
use crate::environment::entry::{EntryObject, Part};
use crate::outcome::Origin;
use crate::search::engine::{Asked, End, Engine};
use crate::state::execution::State;
use crate::state::memory::content::Fill;
use crate::state::memory::object::{ObjectKind, Size};
use crate::state::value::{ObjectId, Pointer, Value};
use rustc_hash::FxHashSet;
use std::rc::Rc;
use verify_ir::IntPredicate;
use verify_term::{Sort, TermId};

impl Engine<'_> {
    /// A pointer, null where it may be, or a value of the shape in one scalar.
    pub(crate) fn made_value(
        &mut self,
        state: &mut State,
        maker: &Maker<'_>,
        shape: &Shape,
        name: &str,
        siblings: &[Option<Value>],
    ) -> Result<Value, End> {
        match shape {
            Shape::Pointer(pointee) => self.made_pointer(state, maker, pointee, name, siblings),
            Shape::Callback { nullable, function } => {
                let object = self.universe.objects.allocate(
                    ObjectKind::Function,
                    Size::Bytes(1),
                    16,
                    Rc::from(name),
                    None,
                );
                self.universe.objects.mark_escaped(object, false);
                let function = function.as_deref().cloned().map(Rc::new);
                self.callbacks.insert(object, function);
                let pointer = Value::Pointer(Pointer { object, offset: 0 });
                Ok(if *nullable {
                    self.perhaps_null(state, pointer, name, self.inputs.len())
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
            Shape::Vtable { symbol, offset } => Ok(self.vtable_address(state, symbol, *offset)),
            _ => Ok(Value::NULL),
        }
    }

    /// A pointer or null. What was listed among the inputs since there were so many is not there where it
    /// is null.
    pub(crate) fn perhaps_null(
        &mut self,
        state: &State,
        pointer: Value,
        name: &str,
        listed: usize,
    ) -> Value {
        let null = self.choose(state, "null", Sort::Bool);
        let exists = self.universe.arena.not(null);
        self.list_where(exists, listed);
        let asked = Asked {
            name: name.to_owned(),
            origin: Origin::Argument,
        };
        let guard = self.universe.arena.and(state.path.whole(), null);
        self.record_null(guard, state, asked);
        self.universe.select(null, Value::NULL, pointer, 64)
    }

    /// Of the inputs, those from a number on are only there under a condition.
    fn list_where(&mut self, condition: TermId, first: usize) {
        for input in &mut self.inputs[first..] {
            input.guard = self.universe.arena.and(input.guard, condition);
        }
    }

    /// Lists the length of what a pointer points to, where no other input tells it.
    fn list_length(&mut self, state: &State, name: &str, what: &str, count: Value) {
        let asked = Asked {
            name: format!("the number of {what} of `{name}`"),
            origin: Origin::Argument,
        };
        self.record_input(state, asked, None, count, 64);
    }

    pub(crate) fn made_pointer(
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
        let listed = self.inputs.len();
        let object = match pointee.count {
            Count::One => {
                self.made_object_of(state, maker, pointee, (size, align), name, siblings)?
            }
            Count::Sibling { index } => {
                let number = siblings.get(index).copied().flatten();
                self.made_array(state, maker, pointee, size, align, name, number)?
            }
            Count::Some | Count::Behind { .. } => {
                self.made_array(state, maker, pointee, size, align, name, None)?
            }
            Count::Terminated => self.made_text(state, maker, pointee, name, most)?,
        };
        let pointer = Value::Pointer(Pointer { object, offset: 0 });
        Ok(if pointee.nullable {
            self.perhaps_null(state, pointer, name, listed)
        } else {
            pointer
        })
    }

    pub(crate) fn kind(pointee: &Pointee) -> ObjectKind {
        match pointee.ownership {
            Ownership::Given => ObjectKind::Foreign,
            // What it held is held elsewhere once the call begins.
            Ownership::Moved => ObjectKind::Model,
            Ownership::Library => ObjectKind::Library,
            Ownership::Lent if pointee.writable => ObjectKind::Environment,
            Ownership::Lent => ObjectKind::Shared,
        }
    }

    fn first_content(pointee: &Pointee) -> Fill {
        match pointee.initialised {
            true => Fill::Zero,
            false => Fill::Uninitialised,
        }
    }

    pub(crate) fn made_object_of(
        &mut self,
        state: &mut State,
        maker: &Maker<'_>,
        pointee: &Pointee,
        (size, align): (u64, u64),
        name: &str,
        siblings: &[Option<Value>],
    ) -> Result<ObjectId, End> {
        let label = Rc::from(format!("the object that `{name}` points to"));
        let object = self.allocate(
            state,
            Self::kind(pointee),
            Size::Bytes(size),
            align,
            label,
            Self::first_content(pointee),
        );
        self.note_lent(maker, object);
        let mut parts = Vec::new();
        let shown = crate::trace::through_pointer(name, 0, "");
        if pointee.initialised && pointee.element.is_address() {
            // What a pointer behind a pointer leads to may be as long as a number beside the outer one says.
            let value = self.made_value(state, maker, &pointee.element, &shown, siblings)?;
            self.write_part(state, object, Part::address(0, value), &mut parts);
        } else if pointee.initialised {
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
    pub(crate) fn made_object(
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
    pub(crate) fn made_array(
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
                let count = self.universe.value(term);
                self.list_length(state, name, "elements", count);
                count
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
        let object = self.allocate(
            state,
            Self::kind(pointee),
            Size::Symbolic(term, most * size),
            align,
            label,
            Self::first_content(pointee),
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
                let listed = self.inputs.len();
                let is_given = pointee.ownership == Ownership::Given;
                let known: Option<FxHashSet<ObjectId>> =
                    is_given.then(|| state.memory.ids().collect());
                self.fill_shape(
                    state,
                    maker,
                    place,
                    &pointee.element,
                    size,
                    &shown,
                    &mut parts,
                )?;
                let within = self
                    .universe
                    .compare(IntPredicate::Ult, 64, Value::Int(index), count);
                let within = self.universe.condition(within);
                self.list_where(within, listed);
                if let Some(known) = &known {
                    self.owned_by_element(state, known, index, count);
                }
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

    /// What an element owns is there only where the array is so long.
    fn owned_by_element(
        &mut self,
        state: &mut State,
        known: &FxHashSet<ObjectId>,
        index: u64,
        count: Value,
    ) {
        let within = self
            .universe
            .compare(IntPredicate::Ult, 64, Value::Int(index), count);
        let within = self.universe.condition(within);
        let new: Vec<ObjectId> = state
            .memory
            .ids()
            .filter(|id| !known.contains(id))
            .collect();
        for id in new {
            if self.universe.objects.get(id).kind == ObjectKind::Foreign
                && let Some(slot) = state.memory.get_mut(id)
            {
                slot.exists = self.universe.arena.and(slot.exists, within);
            }
        }
    }

    /// Characters of which the last, and only the last, is zero.
    pub(crate) fn made_text(
        &mut self,
        state: &mut State,
        maker: &Maker<'_>,
        pointee: &Pointee,
        name: &str,
        most: u64,
    ) -> Result<ObjectId, End> {
        let term = self.choose(state, "length", Sort::BitVec(64));
        let length = self.universe.value(term);
        self.list_length(state, name, "characters", length);
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
            let listed = self.inputs.len();
            self.record_input(state, asked, None, letter, 8);
            // The end is at the length, and nowhere before it.
            let before = self
                .universe
                .compare(IntPredicate::Ult, 64, Value::Int(index), length);
            let before = self.universe.condition(before);
            self.list_where(before, listed);
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

    pub(crate) fn note_lent(&mut self, maker: &Maker<'_>, object: ObjectId) {
        if maker.lent {
            self.lent.push(object);
        }
    }

    pub(crate) fn write_part(
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
                let part = Part::address(place.offset as u32, value);
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
    pub(crate) fn fill_fields(
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
                &field.shown_in(name),
                parts,
            )?;
            if parts.len() == before + 1 {
                numbers[index] = Some(parts[before].value);
            }
        }
        for field in fields.iter().filter(|field| is_late(field)) {
            let shown = field.shown_in(name);
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

/// What all that is made for one argument has in common.
pub struct Maker<'c> {
    pub caller: &'c Caller,
    pub lent: bool,
}
