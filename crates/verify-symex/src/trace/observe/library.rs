//! Calls of the library from the user's code, of which only the outcome is shown: what became of the
//! variables that it was given, and of those whose elements it was given or gave away.

use super::variables::is_compilers;
use super::{Moment, Read, Recorded, Recorder, as_pointer};
use crate::engine::Engine;
use crate::outcome::{Binding, StepKind};
use crate::program::code::Argument;
use crate::state::{State, read};
use crate::trace::names::Named;
use crate::trace::show::{Show, UNINITIALISED};
use crate::trace::slice::Cell;
use crate::value::site::Site;
use crate::value::{ObjectId, Pointer, Value};

/// A longer text is not told beside a condition.
const BRIEF: usize = 100;
/// How often, at most, all variables are looked at since the library's memory was written.
pub(super) const LOOKS: u32 = 2_000;

/// What a function of the library was given.
#[derive(Default)]
pub struct LoanedVariables {
    /// Variables, with what they held.
    pub variables: Vec<(Named, String)>,
    /// Something in memory that the library allocated, which is part of some variable.
    inside: bool,
    /// The op that gives it away.
    by: u32,
}

impl Recorder {
    /// Remembers what the variables hold that a function of the library is given.
    pub(super) fn lend(
        &mut self,
        engine: &mut Engine<'_>,
        state: &State,
        arguments: &[Argument],
        moment: &Moment,
    ) {
        let objects: Vec<ObjectId> = arguments
            .iter()
            .flat_map(|argument| argument.values.iter())
            .filter_map(|arg| as_pointer(Some(read(state, *arg))))
            .map(|pointer| pointer.object)
            .collect();
        let mut variables: Vec<(Named, String)> = Vec::new();
        let mut inside = false;
        for object in objects {
            let is_known = variables.iter().any(|(named, _)| named.object == object);
            match self.holder(engine, object) {
                _ if is_known => {}
                Some(named) if is_compilers(&named.name) => {}
                Some(named) => {
                    let value = self.content(engine, state, &named);
                    variables.push((named, value));
                }
                None => inside |= self.is_librarys_memory(engine, object),
            }
        }
        self.watch(moment.depth).loaned = LoanedVariables {
            variables,
            inside,
            by: moment.op,
        };
    }

    /// The variable that an object is.
    fn holder(&mut self, engine: &Engine<'_>, object: ObjectId) -> Option<Named> {
        if let Some(named) = self.variables.get(&object) {
            return Some(named.clone());
        }
        if !self.globals.contains_key(&object) {
            let global = self.global(engine, object);
            self.globals.insert(object, global);
        }
        self.globals.get(&object).cloned().flatten()
    }

    /// Whether the library allocated an object for itself.
    pub(super) fn is_librarys_memory(&mut self, engine: &Engine<'_>, object: ObjectId) -> bool {
        *self
            .librarys
            .entry(object)
            .or_insert_with(|| engine.is_librarys_memory(object))
    }

    /// What the library made of the variables it was given.
    pub(super) fn library_returned(
        &mut self,
        engine: &mut Engine<'_>,
        state: &State,
        depth: usize,
    ) {
        let Some(watch) = self.watches.get_mut(depth) else {
            return;
        };
        let loaned = std::mem::take(&mut watch.loaned);
        let site = Site {
            op: loaned.by,
            ..state.top.site()
        };
        for (named, before) in loaned.variables {
            let value = self.content(engine, state, &named);
            if value == "?" {
                continue;
            }
            if value != before && value != UNINITIALISED {
                self.tell(&site, depth, &named, value.clone());
            }
            self.note_use(engine, state, depth, &named, &value);
            self.held.insert(named.object, (named, value));
        }
        if loaned.inside {
            for (named, value) in self.look_again(engine, state) {
                self.tell(&site, depth, &named, value);
            }
        }
    }

    /// What the library answered is computed from what it was given.
    fn note_use(
        &mut self,
        engine: &mut Engine<'_>,
        state: &State,
        depth: usize,
        named: &Named,
        value: &str,
    ) {
        let cell = Cell::whole(named.object);
        let is_class = Show::new(engine, state, self).is_class(named.of);
        let watch = self.watch(depth);
        watch.results.cells.push(cell);
        if is_class && value.len() <= BRIEF {
            watch.reads.retain(|read| read.cell != cell);
            watch.reads.push(Read {
                cell,
                binding: Binding {
                    name: named.name.to_string(),
                    value: value.to_owned(),
                },
                of: named.of,
                value: Value::Undefined,
                fresh: true,
            });
        }
    }

    /// The variables that changed since something of the library's memory was written, which belongs to one of them.
    pub(super) fn look_again(
        &mut self,
        engine: &mut Engine<'_>,
        state: &State,
    ) -> Vec<(Named, String)> {
        if self.looks == 0 {
            return Vec::new();
        }
        self.looks -= 1;
        let mut held: Vec<(Named, String)> = self.held.values().cloned().collect();
        held.sort_by_key(|(named, _)| named.object);
        let mut changed = Vec::new();
        for (named, before) in held {
            let place = start_of(&named);
            if Show::new(engine, state, self).is_dead(place) {
                self.held.remove(&named.object);
                continue;
            }
            let value = self.content(engine, state, &named);
            if value != "?" && value != before {
                let known = (named.clone(), value.clone());
                self.held.insert(named.object, known);
                changed.push((named, value));
            }
        }
        changed
    }

    /// A variable has another value. Objects whose members begin one after the other are told once all have.
    pub(super) fn tell(&mut self, site: &Site, depth: usize, named: &Named, value: String) {
        let cell = Cell::whole(named.object);
        let frame = self.watch(depth).frame;
        if let Some(Recorded {
            kind: StepKind::Assign { value: before, .. },
            frame: same,
            writes,
            ..
        }) = self.steps.back_mut()
            && *same == frame
            && writes.first() == Some(&cell)
            && before.contains(UNINITIALISED)
        {
            *before = value;
            return;
        }
        let source = self.watch(depth).source();
        let kind = StepKind::Assign {
            variable: named.name.to_string(),
            value,
        };
        self.push_at(site.clone(), depth, kind, source, vec![cell]);
    }

    pub(super) fn content(&self, engine: &mut Engine<'_>, state: &State, named: &Named) -> String {
        Show::new(engine, state, self).at(named.of, start_of(named))
    }
}

fn start_of(named: &Named) -> Pointer {
    Pointer::to(named.object)
}
