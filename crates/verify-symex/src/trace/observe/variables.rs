//! Variables of an execution that is watched: which memory is which variable, what was read from it
//! and written to it.

use super::{Moment, Read, Recorded, Recorder, as_pointer};
use crate::engine::Engine;
use crate::outcome::{Binding, StepKind};
use crate::program::code::{Arg, FunctionCode};
use crate::program::debug_type::{self, TypeOf, through_pointer};
use crate::program::scalar::Scalar;
use crate::program::source_file::file_of;
use crate::state::{State, read};
use crate::trace::library::{UNFINISHED, is_librarys};
use crate::trace::names::{Named, path};
use crate::trace::show::Show;
use crate::trace::slice::Cell;
use crate::value::site::Site;
use crate::value::{ObjectId, Pointer, Value};

impl Recorder {
    pub(super) fn variable_begins(
        &mut self,
        engine: &Engine<'_>,
        state: &State,
        code: &FunctionCode,
        register: u32,
    ) {
        let Value::Pointer(pointer) = state.top.registers[register as usize] else {
            return;
        };
        self.variables.remove(&pointer.object);
        self.indirect.remove(&pointer.object);
        let Some(variable) = code
            .variables
            .iter()
            .find(|variable| variable.register == register)
        else {
            return;
        };
        let unit = engine.image.program.function(code.function).unit;
        let Some(known) =
            engine.image.program.modules[unit as usize].local_variable(variable.variable)
        else {
            return;
        };
        let (Some(ty), false) = (known.ty, known.name.is_empty()) else {
            return;
        };
        let named = Named {
            object: pointer.object,
            name: known.name.into(),
            of: TypeOf { unit, ty },
            parameter: known.arg,
        };
        match variable.is_indirect {
            true => self.indirect.insert(pointer.object, named),
            false => self.variables.insert(pointer.object, named),
        };
    }

    /// Where the address of an object is put that was passed by it, the object has its name from then on.
    fn take_object(
        &mut self,
        engine: &mut Engine<'_>,
        state: &State,
        depth: usize,
        place: Pointer,
    ) -> Option<()> {
        let named = self.indirect.get(&place.object)?.clone();
        let target = Show::new(engine, state, self).read_pointer(place)?;
        if target.offset == 0 {
            let object = target.object;
            self.variables.insert(
                object,
                Named {
                    object,
                    ..named.clone()
                },
            );
        }
        let value = Show::new(engine, state, self).at(named.of, target);
        self.take_argument(depth, &named.name, &value);
        Some(())
    }

    /// A place in the words of the source, with its type.
    pub(super) fn named_place(
        &self,
        engine: &Engine<'_>,
        depth: usize,
        place: Pointer,
    ) -> Option<(String, TypeOf)> {
        if let Some(named) = self.variables.get(&place.object) {
            let (way, ty) = path(
                &engine.image.program.modules[named.of.unit as usize],
                named.of.ty,
                place.offset,
            )?;
            return Some((format!("{}{way}", named.name), TypeOf { ty, ..named.of }));
        }
        if let Some(named) = self.global(engine, place.object) {
            let (way, ty) = path(
                &engine.image.program.modules[named.of.unit as usize],
                named.of.ty,
                place.offset,
            )?;
            return Some((format!("{}{way}", named.name), TypeOf { ty, ..named.of }));
        }
        self.watches
            .get(depth)?
            .reads
            .iter()
            .rev()
            .find_map(|read| {
                let Value::Pointer(pointer) = read.value else {
                    return None;
                };
                if pointer.object != place.object {
                    return None;
                }
                let module = &engine.image.program.modules[read.of.unit as usize];
                let pointee = debug_type::pointee(module, read.of.ty)?;
                let length = debug_type::size(module, pointee)?;
                let distance = place.offset.checked_sub(pointer.offset)?;
                let (way, ty) = path(module, pointee, distance % length)?;
                let name = &read.binding.name;
                let name = match debug_type::is_reference(module, read.of.ty) {
                    true if distance < length => format!("{name}{way}"),
                    _ => through_pointer(name, distance / length, &way),
                };
                Some((name, TypeOf { ty, ..read.of }))
            })
    }

    pub(super) fn global(&self, engine: &Engine<'_>, object: ObjectId) -> Option<Named> {
        let index = engine
            .image
            .addresses
            .globals
            .iter()
            .position(|known| *known == object)?;
        let linked = &engine.image.program.globals[index];
        let module = &engine.image.program.modules[linked.unit as usize];
        let variable = module.debug_variables(module.global(linked.id)).next()?;
        let known = module.global_variable(variable)?;
        let file = file_of(module, variable);
        if engine.is_library_file(&file) {
            return None;
        }
        let of = TypeOf {
            unit: linked.unit,
            ty: known.ty?,
        };
        Some(Named {
            object,
            name: known.name.into(),
            of,
            parameter: 0,
        })
    }

    /// The place of an access, with the name and the type that the source has for it.
    fn accessed(
        &mut self,
        engine: &Engine<'_>,
        state: &State,
        moment: &Moment,
        pointer: Arg,
        offset: u64,
    ) -> Option<(Pointer, String, TypeOf)> {
        let place = place_of(state, pointer, offset)?;
        let (name, of) = self.named_place(engine, moment.depth, place)?;
        let whole = self.variables.get(&place.object).filter(|named| {
            let module = &engine.image.program.modules[named.of.unit as usize];
            is_librarys(module, named.of)
        });
        // A member that is the library's own affair is of interest as the variable that it is in.
        let (place, name, of) = match whole {
            Some(named) => {
                let start = Pointer { offset: 0, ..place };
                (start, named.name.to_string(), named.of)
            }
            None if name.contains(".__") => return None,
            None => (place, name, of),
        };
        (!is_compilers(&name)).then_some((place, name, of))
    }

    pub(super) fn loaded(
        &mut self,
        engine: &mut Engine<'_>,
        state: &State,
        moment: &Moment,
        pointer: Arg,
        offset: u64,
        scalar: Scalar,
    ) {
        let Some((place, name, of)) = self.accessed(engine, state, moment, pointer, offset) else {
            return;
        };
        let length = scalar.width().div_ceil(8);
        let mut show = Show::new(engine, state, self);
        let Some(value) = show.read(place, length) else {
            return;
        };
        let text = match show.is_class(of) {
            true => show.at(of, place),
            false => show.scalar(of, value),
        };
        let cell = Cell {
            object: place.object,
            offset: Some(place.offset),
        };
        let watch = self.watch(moment.depth);
        watch.reads.retain(|read| read.cell != cell);
        watch.reads.push(Read {
            cell,
            binding: Binding { name, value: text },
            of,
            value,
            fresh: true,
        });
    }

    pub(super) fn stored(
        &mut self,
        engine: &mut Engine<'_>,
        state: &State,
        moment: &Moment,
        pointer: Arg,
        offset: u64,
    ) {
        let place = place_of(state, pointer, offset);
        let taken = place.and_then(|at| self.take_object(engine, state, moment.depth, at));
        if taken.is_some() {
            return;
        }
        let inside = place.is_some_and(|at| self.is_librarys_memory(engine, at.object));
        let changed = match inside {
            true => self.look_again(engine, state),
            false => Vec::new(),
        };
        let Some((place, name, of)) = self.accessed(engine, state, moment, pointer, offset) else {
            let site = Site {
                op: moment.op,
                ..state.top.site()
            };
            for (named, value) in changed {
                self.tell(&site, moment.depth, &named, value);
            }
            return;
        };
        let value = Show::new(engine, state, self).at(of, place);
        if value == UNFINISHED || value == format!("<`{name}`>") {
            return;
        }
        let is_parameter = self
            .variables
            .get(&place.object)
            .is_some_and(|named| named.parameter > 0);
        let is_told = self.watch(moment.depth).is_told;
        if is_parameter && (is_told || self.take_argument(moment.depth, &name, &value)) {
            return;
        }
        let cell = Cell {
            object: place.object,
            offset: Some(place.offset),
        };
        let known = self.held.get(&place.object).map(|(named, _)| named.clone());
        if let Some(named) = known {
            let value = self.content(engine, state, &named);
            self.held.insert(place.object, (named, value));
        }
        let mut writes = vec![cell];
        writes.extend(changed.iter().map(|(named, _)| Cell::whole(named.object)));
        let watch = self.watch(moment.depth);
        let source = if is_parameter {
            watch.arguments.clone()
        } else {
            watch.source()
        };
        self.push(
            state,
            moment.depth,
            StepKind::Assign {
                variable: name,
                value,
            },
            source,
            writes,
        );
    }

    /// The store that gives a parameter its value belongs to the call.
    pub(super) fn take_argument(&mut self, depth: usize, name: &str, value: &str) -> bool {
        let frame = self.watch(depth).frame;
        let Some(Recorded {
            kind: StepKind::Call { arguments, .. },
            frame: called,
            ..
        }) = self.steps.back_mut()
        else {
            return false;
        };
        if *called != frame || arguments.iter().any(|known| known.name == name) {
            return false;
        }
        if name != "this" {
            arguments.push(Binding {
                name: name.to_owned(),
                value: value.to_owned(),
            });
        }
        true
    }
}

fn place_of(state: &State, pointer: Arg, offset: u64) -> Option<Pointer> {
    let pointer = as_pointer(Some(read(state, pointer)))?;
    Some(Pointer {
        offset: pointer.offset.wrapping_add(offset),
        ..pointer
    })
}

/// Whether the compiler made the variable or member up.
pub(super) fn is_compilers(name: &str) -> bool {
    name.starts_with("__") || name.contains("._vptr") || name.contains("->_vptr")
}
