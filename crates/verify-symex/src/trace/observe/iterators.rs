//! Iterators that are no longer valid: where they were obtained, and what invalidated them.
//!
//! The models keep a log of changes beside each sequence, number the versions of what is hashed, and free the
//! nodes of everything that has some; all of it is watched here, where it costs nothing unless a violation is to be explained.

use super::{Recorder, as_pointer};
use crate::engine::Engine;
use crate::outcome::Note;
use crate::program::code::CallOp;
use crate::program::debug_type::{members, pointee, stripped};
use crate::state::{State, read};
use crate::trace::library::{iterator_class, offset_of, ring_of};
use crate::trace::names::Named;
use crate::trace::show::Show;
use crate::value::memory::store::Life;
use crate::value::site::Site;
use crate::value::{ObjectId, Pointer, Value};
use verify_ir::debug_info::DebugType;

/// The models' check that an iterator is valid.
const CHECK: &str = "\"invalidated-iterator\"";
/// How the models' logs are told of a change that invalidates iterators to all positions, or to those from
/// one on.
const ALL: &str = "_ZN4__om16invalidation_log14invalidate_allEv";
const FROM: &str = "_ZN4__om16invalidation_log15invalidate_fromEm";
/// How a hashed container is told that it was rehashed: by the number of the version that begins.
const REHASHED: &str = "_ZN4__om12hashed_nodes13begin_versionEm";
/// The version of a log before its first change.
const FIRST_VERSION: u64 = 1;

/// A change that invalidated iterators.
pub struct Change {
    /// From this position on; in what is hashed, all of versions before this one.
    from: u64,
    site: Site,
}

impl Recorder {
    /// Writes down what a log of changes is told.
    pub(super) fn note_change(&mut self, state: &State, name: &str, call: &CallOp) {
        if ![ALL, FROM, REHASHED].contains(&name) {
            return;
        }
        let mut arguments = call
            .arguments
            .iter()
            .flat_map(|argument| argument.values.iter())
            .map(|arg| read(state, *arg));
        let Some(log) = as_pointer(arguments.next()) else {
            return;
        };
        let from = match arguments.next() {
            Some(Value::Int(position)) => position,
            _ => 0,
        };
        let site = state.top.site();
        self.changes
            .entry(log)
            .or_default()
            .push(Change { from, site });
    }

    /// Where a check fails that an iterator is valid, finds out why.
    pub(super) fn look_at_requirement(
        &mut self,
        engine: &mut Engine<'_>,
        state: &State,
        call: &CallOp,
    ) {
        let argument = |index: usize| {
            let argument = call.arguments.get(index)?;
            argument.values.first().map(|arg| read(state, *arg))
        };
        let fails = matches!(argument(0), Some(Value::Int(holds)) if holds & 1 == 0);
        let Some(check) = as_pointer(argument(1)).filter(|_| fails) else {
            return;
        };
        let letters = engine.universe.objects.get(check.object).size.limit();
        let check = Show::new(engine, state, self).characters(check, letters);
        if check.as_deref() != Some(CHECK) {
            return;
        }
        let stale: Vec<(ObjectId, (&'static str, Site))> = self
            .variables
            .values()
            .filter_map(|named| Some((named.object, self.end_of(engine, state, named)?)))
            .collect();
        let Some((iterator, end)) = stale.first() else {
            return;
        };
        // Which of several it is, nobody told.
        let begin = self.last_write(*iterator).filter(|_| stale.len() == 1);
        let begin = begin.map(|site| ("iterator obtained here", site));
        let is_same = stale.iter().all(|(_, other)| other.1 == end.1);
        let end = is_same.then(|| end.clone());
        self.remarks = begin.into_iter().chain(end).collect();
    }

    fn last_write(&self, object: ObjectId) -> Option<Site> {
        let wrote = |cell: &super::Cell| cell.object == object;
        self.steps
            .iter()
            .rev()
            .find(|step| step.writes.first().is_some_and(wrote))
            .map(|step| step.site.clone())
    }

    /// What invalidated the iterator that a variable is; none where it is valid, or no iterator.
    fn end_of(
        &self,
        engine: &mut Engine<'_>,
        state: &State,
        named: &Named,
    ) -> Option<(&'static str, Site)> {
        let modules = engine.image.program.modules.clone();
        let module = &modules[named.of.unit as usize];
        let class = iterator_class(module, named.of)?;
        let mut parts = members(module, &class).into_iter();
        let first = parts.find(|part| part.tag == "DW_TAG_member")?;
        let place = Pointer::to(named.object);
        if matches!(state.memory.get(place.object)?.life, Life::Dead(..)) {
            return None;
        }
        let mut show = Show::new(engine, state, self);
        let target = show.read_pointer(place)?;
        let end = match &state.memory.get(target.object)?.life {
            Life::Dead(_, site) => Some(site.clone()),
            _ => None,
        };
        if first.name == "__node" {
            return match end {
                Some(site) => Some(("its element was erased here", site)),
                None => self.rehashed(&mut show, place, target),
            };
        }
        // A string's text moves with every change.
        if first.name == "__at_" {
            return end.map(|site| ("invalidated here", site));
        }
        if let Some(site) = end {
            return Some(("its container ended here", site));
        }
        let block = stripped(module, pointee(module, first.base?)?)?;
        let DebugType::Composite(block) = module.debug_type(block)? else {
            return None;
        };
        let log = offset_of(module, &block, "__log")?;
        let position = show.read_word(Pointer { offset: 8, ..place })?;
        let version = show.read_word(Pointer {
            offset: 16,
            ..place
        })?;
        let log = Pointer {
            offset: target.offset.wrapping_add(log),
            ..target
        };
        let known = version.checked_sub(FIRST_VERSION)? as usize;
        let later = self.changes.get(&log)?.get(known..)?;
        let change = later.iter().find(|change| change.from <= position)?;
        Some(("invalidated here", change.site.clone()))
    }

    /// What began a later version of the hashed container with this node than that of the iterator.
    fn rehashed(
        &self,
        show: &mut Show<'_, '_>,
        iterator: Pointer,
        node: Pointer,
    ) -> Option<(&'static str, Site)> {
        let ring = ring_of(show, node)?;
        let version = show.read_word(Pointer {
            offset: 8,
            ..iterator
        })?;
        let start = Pointer { offset: 0, ..ring };
        let mut changes = self.changes.get(&start)?.iter();
        let change = changes.find(|change| change.from > version)?;
        Some(("invalidated here", change.site.clone()))
    }

    /// What there is to say of the iterator that the violation is about.
    pub(super) fn notes(&self, engine: &Engine<'_>) -> Vec<Note> {
        let note = |(message, site): &(&'static str, Site)| Note {
            message: (*message).to_owned(),
            place: Some(engine.user_place(site)),
        };
        self.remarks.iter().map(note).collect()
    }
}
