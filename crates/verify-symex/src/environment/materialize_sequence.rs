//! Arrays and strings that an entry point is given, of any length up to the bound.

use crate::call_environment::{Ownership, Pointee};
use crate::engine::{End, Engine};
use crate::environment::materialize::Materializer;
use crate::inputs::choices::ChoiceKind;
use crate::inputs::entry::{EntryObject, Part};
use crate::inputs::record::InputSource;
use crate::outcome::Origin;
use crate::state::State;
use crate::value::memory::content::Fill;
use crate::value::memory::object::{ObjectKind, Size};
use crate::value::{ObjectId, Pointer, Value};
use rustc_hash::FxHashSet;
use std::rc::Rc;
use verify_ir::IntPredicate;
use verify_term::Sort;

/// An array that is to be made: what its elements are, how many bytes each has, and how it is shown.
#[derive(Clone, Copy)]
pub(crate) struct ArraySpec<'p> {
    pub pointee: &'p Pointee,
    pub size: u64,
    pub align: u64,
    pub name: &'p str,
}

impl Engine<'_> {
    /// An array as long as a number says, or of any length, up to the bound.
    pub(crate) fn materialize_array(
        &mut self,
        state: &mut State,
        materializer: &Materializer<'_>,
        array: &ArraySpec<'_>,
        number: Option<Value>,
    ) -> Result<ObjectId, End> {
        let ArraySpec {
            pointee,
            size,
            align,
            name,
        } = *array;
        let most = materializer.caller.max_elements.max(1);
        let count = self.array_length(state, name, number, most)?;
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
        self.record_borrowed(materializer, object);
        if pointee.ownership == Ownership::Transferred {
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
        let parts = match pointee.initialised {
            true => self.fill_elements(state, materializer, array, object, count)?,
            false => Vec::new(),
        };
        if pointee.utf8 {
            let text: Vec<Value> = parts.iter().map(|part| part.value).collect();
            let fine = self.is_utf8(&text, count);
            self.assume(state, fine)?;
        }
        self.entry
            .objects
            .insert(object, EntryObject { size: bytes, parts });
        Ok(object)
    }

    /// How many elements an array has: a number beside it, or any, up to the bound.
    fn array_length(
        &mut self,
        state: &mut State,
        name: &str,
        number: Option<Value>,
        most: u64,
    ) -> Result<Value, End> {
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
                let term = self.choose(state, ChoiceKind::Extent, Sort::BitVec(64));
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
        self.record_assumption(state, &format!("`{name}` has at most {most} elements"));
        Ok(count)
    }

    /// Gives the elements of an array any values; those behind its end are listed nowhere.
    fn fill_elements(
        &mut self,
        state: &mut State,
        materializer: &Materializer<'_>,
        array: &ArraySpec<'_>,
        object: ObjectId,
        count: Value,
    ) -> Result<Vec<Part>, End> {
        let mut parts = Vec::new();
        let is_given = array.pointee.ownership == Ownership::Transferred;
        for index in 0..materializer.caller.max_elements.max(1) {
            let place = Pointer::at(object, index * array.size);
            let shown = format!("{}[{index}]", array.name);
            let listed = self.inputs.records.len();
            let known: Option<FxHashSet<ObjectId>> = is_given.then(|| state.memory.ids().collect());
            let element = &array.pointee.element;
            self.fill_shape(
                state,
                materializer,
                place,
                element,
                array.size,
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
        Ok(parts)
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
    pub(crate) fn materialize_text(
        &mut self,
        state: &mut State,
        materializer: &Materializer<'_>,
        pointee: &Pointee,
        name: &str,
        most: u64,
    ) -> Result<ObjectId, End> {
        let term = self.choose(state, ChoiceKind::Extent, Sort::BitVec(64));
        let length = self.universe.value(term);
        self.list_length(state, name, "characters", length);
        let short = self
            .universe
            .compare(IntPredicate::Ule, 64, length, Value::Int(most));
        let short = self.universe.condition(short);
        self.assume(state, short)?;
        self.record_assumption(state, &format!("`{name}` has at most {most} characters"));
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
        self.record_borrowed(materializer, object);
        let mut parts = Vec::new();
        for index in 0..most {
            let letter = self.choose(state, ChoiceKind::input(name), Sort::BitVec(8));
            let letter = self.universe.value(letter);
            let asked = InputSource {
                name: format!("{name}[{index}]"),
                origin: Origin::Argument,
            };
            let listed = self.inputs.records.len();
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
        self.entry
            .objects
            .insert(object, EntryObject { size: bytes, parts });
        Ok(object)
    }
}
