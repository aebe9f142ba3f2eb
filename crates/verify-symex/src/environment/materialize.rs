//! Values and objects that a caller passes, made from their shapes: as valid as the caller says and no
//! more, with any content that the shape allows.

use crate::call_environment::{
    CallEnvironment, Count, Evidence, Field, Ownership, Pointee, ValueSpec,
};
use crate::checks::latent::InventedExtent;
use crate::engine::{End, Engine};
use crate::environment::materialize_sequence::ArraySpec;
use crate::inputs::choices::ChoiceKind;
use crate::inputs::entry::{EntryObject, Part};
use crate::inputs::record::InputSource;
use crate::outcome::Origin;
use crate::state::State;
use crate::value::memory::content::Fill;
use crate::value::memory::object::{ObjectKind, Size};
use crate::value::{ObjectId, Pointer, Value};
use std::rc::Rc;
use verify_term::{Sort, TermId};

impl Engine<'_> {
    /// A pointer, null where it may be, or a value of the shape in one scalar.
    pub(crate) fn materialize_value(
        &mut self,
        state: &mut State,
        materializer: &Materializer<'_>,
        spec: &ValueSpec,
        name: &str,
        siblings: &[Option<Value>],
    ) -> Result<Value, End> {
        match spec {
            ValueSpec::Pointer(pointee) => {
                self.materialize_pointer(state, materializer, pointee, name, siblings)
            }
            ValueSpec::Callback { nullable, function } => {
                let object = self.universe.objects.allocate(
                    ObjectKind::Function,
                    Size::Bytes(1),
                    16,
                    Rc::from(name),
                    None,
                );
                self.universe.objects.mark_escaped(object, false);
                let function = function.as_deref().cloned().map(Rc::new);
                self.entry.callbacks.insert(object, function);
                let pointer = Value::Pointer(Pointer::to(object));
                Ok(if *nullable {
                    self.perhaps_null(state, pointer, name, self.inputs.records.len())
                } else {
                    pointer
                })
            }
            ValueSpec::ScratchBuffer { buffer } => Ok(self.buffer(*buffer)),
            ValueSpec::LoadedPointer {
                buffer,
                nullable,
                taken,
            } => self.held(state, *buffer, *nullable, *taken),
            ValueSpec::Function { name } => {
                let function = self.image.program.function_named(name);
                Ok(function.map_or(Value::NULL, |function| self.function_address(function)))
            }
            ValueSpec::Vtable { symbol, offset } => Ok(self.vtable_address(state, symbol, *offset)),
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
        let null = self.choose(state, ChoiceKind::Null, Sort::Bool);
        let exists = self.universe.arena.not(null);
        self.list_where(exists, listed);
        let asked = InputSource {
            name: name.to_owned(),
            origin: Origin::Argument,
        };
        let guard = self.universe.arena.and(state.path.whole(), null);
        self.record_null(guard, state, asked);
        self.universe.select(null, Value::NULL, pointer, 64)
    }

    /// Of the inputs, those from a number on are only there under a condition.
    pub(super) fn list_where(&mut self, condition: TermId, first: usize) {
        for input in &mut self.inputs.records[first..] {
            input.guard = self.universe.arena.and(input.guard, condition);
        }
    }

    /// Lists the length of what a pointer points to, where no other input tells it.
    pub(super) fn list_length(&mut self, state: &State, name: &str, what: &str, count: Value) {
        let asked = InputSource {
            name: format!("the number of {what} of `{name}`"),
            origin: Origin::Argument,
        };
        self.record_input(state, asked, None, count, 64);
    }

    pub(crate) fn materialize_pointer(
        &mut self,
        state: &mut State,
        materializer: &Materializer<'_>,
        pointee: &Pointee,
        name: &str,
        siblings: &[Option<Value>],
    ) -> Result<Value, End> {
        let size = pointee.element.size().unwrap_or(1).max(1);
        let align = pointee.element.align();
        let most = materializer.caller.max_elements.max(1);
        let listed = self.inputs.records.len();
        let array = ArraySpec {
            pointee,
            size,
            align,
            name,
        };
        let object = match pointee.count {
            Count::One => self.materialize_object_of(
                state,
                materializer,
                pointee,
                (size, align),
                name,
                siblings,
            )?,
            Count::Sibling { index } => {
                let number = siblings.get(index).copied().flatten();
                self.materialize_array(state, materializer, &array, number)?
            }
            Count::Some | Count::Behind { .. } => {
                self.materialize_array(state, materializer, &array, None)?
            }
            Count::Terminated => self.materialize_text(state, materializer, pointee, name, most)?,
        };
        let is_counted = !matches!(pointee.count, Count::Some);
        if pointee.extent == Evidence::Invented
            || (!is_counted && pointee.extent != Evidence::Contract)
        {
            self.checks.freedom.extents.insert(
                object,
                InventedExtent {
                    name: Rc::from(name),
                    element: match &pointee.element {
                        ValueSpec::Repeated { element, .. } => element.size().unwrap_or(1),
                        _ => size,
                    },
                },
            );
        }
        let pointer = Value::Pointer(Pointer::to(object));
        Ok(if pointee.nullable {
            self.perhaps_null(state, pointer, name, listed)
        } else {
            pointer
        })
    }

    pub(crate) fn kind(pointee: &Pointee) -> ObjectKind {
        match pointee.ownership {
            Ownership::Transferred => ObjectKind::Foreign,
            // What it held is held elsewhere once the call begins.
            Ownership::Moved => ObjectKind::Model,
            Ownership::Library => ObjectKind::Library,
            Ownership::Borrowed if pointee.writable => ObjectKind::Environment,
            Ownership::Borrowed => ObjectKind::Shared,
        }
    }

    pub(super) fn first_content(pointee: &Pointee) -> Fill {
        match pointee.initialised {
            true => Fill::Zero,
            false => Fill::Uninitialised,
        }
    }

    pub(crate) fn materialize_object_of(
        &mut self,
        state: &mut State,
        materializer: &Materializer<'_>,
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
        self.record_borrowed(materializer, object);
        let mut parts = Vec::new();
        let shown = crate::program::debug_type::through_pointer(name, 0, "");
        if pointee.initialised && pointee.element.is_address() {
            // What a pointer behind a pointer leads to may be as long as a number beside the outer one says.
            let value =
                self.materialize_value(state, materializer, &pointee.element, &shown, siblings)?;
            self.write_part(state, object, Part::address(0, value), &mut parts);
        } else if pointee.initialised {
            self.fill_shape(
                state,
                materializer,
                Pointer::to(object),
                &pointee.element,
                size,
                &shown,
                &mut parts,
            )?;
        } else if materializer.borrowed {
            self.entry
                .unwritten
                .push((object, pointee.element.clone(), shown));
        }
        self.entry.objects.insert(
            object,
            EntryObject {
                size: Value::Int(size),
                parts,
            },
        );
        Ok(object)
    }

    /// The object that a struct by value is.
    pub(crate) fn materialize_object(
        &mut self,
        state: &mut State,
        materializer: &Materializer<'_>,
        spec: &ValueSpec,
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
            materializer,
            Pointer::to(object),
            spec,
            size,
            name,
            &mut parts,
        )?;
        self.entry.objects.insert(
            object,
            EntryObject {
                size: Value::Int(size),
                parts,
            },
        );
        Ok(object)
    }

    pub(crate) fn record_borrowed(&mut self, materializer: &Materializer<'_>, object: ObjectId) {
        if materializer.borrowed {
            self.entry.borrowed.push(object);
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
        materializer: &Materializer<'_>,
        place: Pointer,
        spec: &ValueSpec,
        size: u64,
        name: &str,
        parts: &mut Vec<Part>,
    ) -> Result<(), End> {
        match spec {
            ValueSpec::Struct { fields, .. } => {
                self.fill_fields(state, materializer, place, fields, name, parts)
            }
            ValueSpec::Repeated { element, count } => {
                let length = element.size().unwrap_or(1);
                for index in 0..*count {
                    let place = Pointer {
                        offset: place.offset + index * length,
                        ..place
                    };
                    self.fill_shape(
                        state,
                        materializer,
                        place,
                        element,
                        length,
                        &format!("{name}[{index}]"),
                        parts,
                    )?;
                }
                Ok(())
            }
            spec if spec.is_address() => {
                let value = self.materialize_value(state, materializer, spec, name, &[])?;
                let part = Part::address(place.offset as u32, value);
                self.write_part(state, place.object, part, parts);
                Ok(())
            }
            _ => {
                let mut at = 0;
                while at < size {
                    let length = 1_u64 << (size - at).min(8).ilog2();
                    let term = self.choose(
                        state,
                        ChoiceKind::input(name),
                        Sort::BitVec(length as u32 * 8),
                    );
                    let value = self.universe.value(term);
                    self.restrict(state, spec, value, length as u32 * 8)?;
                    let asked = InputSource {
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
        materializer: &Materializer<'_>,
        place: Pointer,
        fields: &[Field],
        name: &str,
        parts: &mut Vec<Part>,
    ) -> Result<(), End> {
        let is_late =
            |field: &Field| field.spec.is_address() || matches!(field.spec, ValueSpec::Same { .. });
        let mut numbers: Vec<Option<Value>> = vec![None; fields.len()];
        for (index, field) in fields
            .iter()
            .enumerate()
            .filter(|(_, field)| !is_late(field))
        {
            let size = field.spec.size().unwrap_or(0);
            let at = Pointer {
                offset: place.offset + field.offset,
                ..place
            };
            let before = parts.len();
            self.fill_shape(
                state,
                materializer,
                at,
                &field.spec,
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
            let value = match &field.spec {
                ValueSpec::Same { field } => numbers
                    .get(*field)
                    .copied()
                    .flatten()
                    .unwrap_or(Value::Int(0)),
                spec => self.materialize_value(state, materializer, spec, &shown, &numbers)?,
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
pub struct Materializer<'c> {
    pub caller: &'c CallEnvironment,
    pub borrowed: bool,
}
