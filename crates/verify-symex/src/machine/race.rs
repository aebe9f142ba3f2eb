//! Data races: two accesses to the same bytes by different threads, one of which writes and one of which is not
//! atomic, that nothing orders ([intro.races]/21).

use crate::code::Code;
use crate::engine::{End, Engine};
use crate::execution_graph::accesses::{AccessRecord, AccessWay};
use crate::execution_graph::{Action, Order, Place};
use crate::outcome::Note;
use crate::program::scalar::Scalar;
use crate::state::State;
use crate::value::memory::object::ObjectKind;
use crate::value::{Extent, ObjectId, Target, Value};
use rustc_hash::FxHashSet;
use std::rc::Rc;
use verify_term::TermId;

/// An access that others may race with.
#[derive(Clone, Copy)]
pub struct SharedAccess {
    pub write: bool,
    pub atomic: bool,
    pub words: &'static str,
    pub way: AccessWay,
}

impl SharedAccess {
    pub const READ: SharedAccess = SharedAccess {
        write: false,
        atomic: false,
        words: "read",
        way: AccessWay::Plain,
    };
    pub const WRITE: SharedAccess = SharedAccess {
        write: true,
        atomic: false,
        words: "written",
        way: AccessWay::Plain,
    };
    pub const RELEASE: SharedAccess = SharedAccess {
        write: true,
        atomic: false,
        words: "released",
        way: AccessWay::Release,
    };
    pub const ALLOCATION: SharedAccess = SharedAccess {
        write: true,
        atomic: false,
        words: "allocated",
        way: AccessWay::Allocation,
    };
}

impl Engine<'_> {
    /// Stores where other threads may be.
    #[cold]
    pub(super) fn store_shared(
        &mut self,
        state: &mut State,
        pointer: Value,
        offset: u64,
        scalar: Scalar,
        align: u64,
        value: Value,
    ) -> Result<(), End> {
        let len = u64::from(scalar.bytes());
        self.note_access(state, pointer, offset, len, SharedAccess::WRITE)?;
        self.store_unshared(state, pointer, offset, scalar, align, value)?;
        let pointer = self.universe.offset_pointer_by(pointer, offset);
        let targets = self.universe.targets(pointer);
        self.overwrite_atomics(state, &targets, len)
    }

    /// Notes an access through a pointer whose place is known; the others are noted by `note_targets`.
    #[cold]
    pub fn note_access(
        &mut self,
        state: &mut State,
        pointer: Value,
        offset: u64,
        len: u64,
        access: SharedAccess,
    ) -> Result<(), End> {
        let pointer = self.universe.offset_pointer_by(pointer, offset);
        let targets = self.universe.targets(pointer);
        self.note_targets(state, &targets, len, access)
    }

    pub fn note_targets(
        &mut self,
        state: &mut State,
        targets: &[Target],
        len: u64,
        access: SharedAccess,
    ) -> Result<(), End> {
        for target in targets {
            if !self.is_shared(state, target.object) || state.memory.get(target.object).is_none() {
                continue;
            }
            let (from, to, symbolic) = match self.universe.arena.as_u64(target.offset) {
                Some(at) => (at, at.saturating_add(len), None),
                None => {
                    let size = self.universe.objects.get(target.object).size.limit();
                    (0, size, Some((target.offset, len)))
                }
            };
            self.note_range(state, *target, (from, to, symbolic), access)?;
        }
        Ok(())
    }

    /// A variable goes with its frame, which is no more ordered than a write.
    pub fn note_end_of_life(&mut self, state: &mut State, object: ObjectId) {
        if !self.is_shared(state, object) {
            return;
        }
        let size = self.universe.objects.get(object).size.limit();
        let target = Target {
            guard: TermId::TRUE,
            object,
            extent: Extent::WHOLE,
            offset: self.universe.arena.bv(64, 0),
        };
        // What was found is filed; the frame goes all the same.
        let _ = self.note_targets(state, &[target], size, SharedAccess::RELEASE);
        if let Some(threads) = state.threads.as_mut() {
            Rc::make_mut(threads).accesses.forget(object);
        }
    }

    /// An access whose place is a term is not looked at.
    pub fn pass_over_races(&mut self, state: &State) {
        let what = "accesses of threads at symbolic places of an object do not race";
        self.record_assumption(state, what);
    }

    /// Whether another thread may have a pointer to the object, and it is not the models' own: what they keep for
    /// themselves they share in ways that the program has no part in.
    fn is_shared(&self, state: &State, object: ObjectId) -> bool {
        let known = self.universe.objects.get(object);
        match known.kind {
            ObjectKind::Constant
            | ObjectKind::Function
            | ObjectKind::Model
            | ObjectKind::ModelObserver => false,
            ObjectKind::Stack => known.escaped,
            ObjectKind::Global => {
                let threads = state.threads.as_deref();
                threads.is_some_and(|threads| !threads.unwatched.contains(&object))
            }
            _ => object != ObjectId::NONE,
        }
    }

    /// The global variables of models.
    pub fn variables_of_models(&self) -> FxHashSet<ObjectId> {
        let program = &self.image.program;
        let globals = program.globals.iter().zip(&self.image.addresses.globals);
        let of_models = globals.filter(|(linked, _)| {
            let module = &program.modules[linked.unit as usize];
            let file = module.strings.get(module.source_file);
            linked.name.contains("4__om") || self.is_library_file(file)
        });
        of_models.map(|(_, object)| *object).collect()
    }

    /// After a write that is not atomic: where there are atomic objects, it is the last of their writes.
    pub fn overwrite_atomics(
        &mut self,
        state: &mut State,
        targets: &[Target],
        len: u64,
    ) -> Result<(), End> {
        for target in targets {
            let Some(threads) = state.threads.as_ref() else {
                continue;
            };
            let range = match self.universe.arena.as_u64(target.offset) {
                Some(at) => (at, at.saturating_add(len)),
                None => (0, u64::MAX),
            };
            let graph = &threads.graph;
            let places: Vec<Place> = graph.places_in(target.object, range.0, range.1).collect();
            for place in places {
                self.overwrite_atomic(state, place);
            }
        }
        Ok(())
    }

    fn overwrite_atomic(&mut self, state: &mut State, place: Place) {
        let Some(slot) = state.memory.get(place.object) else {
            return;
        };
        let value = slot
            .content
            .read(&mut self.universe, place.offset, place.len);
        let Some(known) = state.threads.as_deref() else {
            return;
        };
        let next = known.graph.next_of(known.current);
        if known.step().is_some_and(|step| step.event != next) {
            let what = "a library function writes an object that is used atomically";
            self.unsupported(state, what);
            return;
        }
        let site = state.top.site();
        let Some(threads) = state.threads.as_mut() else {
            return;
        };
        let threads = Rc::make_mut(threads);
        let last = threads.graph.writes(place).len();
        let action = Action::Write {
            place,
            order: Order::NonAtomic,
            value,
            exclusive: false,
        };
        let write = threads.add(action, site);
        threads.graph.place_write(write, last);
    }

    /// Memory that a thread allocates: nobody may use it before.
    pub fn note_allocation(&mut self, state: &mut State, object: ObjectId) {
        let size = self.universe.objects.get(object).size.limit();
        let target = Target {
            guard: TermId::TRUE,
            object,
            extent: Extent::WHOLE,
            offset: self.universe.arena.bv(64, 0),
        };
        // Nobody can have used it before.
        let _ = self.note_targets(state, &[target], size, SharedAccess::ALLOCATION);
    }

    fn note_range(
        &mut self,
        state: &mut State,
        target: Target,
        (from, to, symbolic): (u64, u64, Option<(TermId, u64)>),
        access: SharedAccess,
    ) -> Result<(), End> {
        let site = state.top.site();
        let Some(threads) = state.threads.as_mut() else {
            return Ok(());
        };
        let threads = Rc::make_mut(threads);
        let current = threads.current;
        let record = AccessRecord {
            from,
            to,
            symbolic,
            guard: target.guard,
            way: access.way,
            write: access.write,
            atomic: access.atomic,
            epoch: threads.graph.next_of(current),
            site,
        };
        let before = threads.graph.before(current).clone();
        let others = threads.accesses.add(target.object, record.clone(), &before);
        for other in others {
            self.race(state, target, access, &record, &other)?;
        }
        Ok(())
    }

    /// Whether two accesses are about the same bytes.
    fn overlap(&mut self, left: &AccessRecord, right: &AccessRecord) -> TermId {
        let arena = &mut self.universe.arena;
        let mut range = |record: &AccessRecord| match record.symbolic {
            Some((at, len)) => {
                let len = arena.bv(64, len);
                (at, arena.add(at, len))
            }
            None => (arena.bv(64, record.from), arena.bv(64, record.to)),
        };
        let ((left_from, left_to), (right_from, right_to)) = (range(left), range(right));
        let begins = self.universe.arena.ult(left_from, right_to);
        let ends = self.universe.arena.ult(right_from, left_to);
        let both = self.universe.arena.and(begins, ends);
        let guards = self.universe.arena.and(left.guard, right.guard);
        self.universe.arena.and(both, guards)
    }

    fn race(
        &mut self,
        state: &mut State,
        target: Target,
        access: SharedAccess,
        record: &AccessRecord,
        other: &AccessRecord,
    ) -> Result<(), End> {
        let overlaps = self.overlap(record, other);
        let holds = self.universe.arena.not(overlaps);
        let code = if access.way == AccessWay::Plain && other.way == AccessWay::Plain {
            Code::DataRace
        } else {
            Code::UnorderedLifetime
        };
        let atomically = |atomic: bool| if atomic { " atomically" } else { "" };
        let does = match other.way {
            AccessWay::Allocation => "allocates",
            AccessWay::Release => "releases",
            AccessWay::Plain if other.write => "writes",
            AccessWay::Plain => "reads",
        };
        self.require(state, holds, code, |engine, state| {
            let what = engine.describe_object(target.object);
            let text = format!(
                "{what} is {}{} while another thread {does} it{}, and nothing orders the two",
                access.words,
                atomically(access.atomic),
                atomically(other.atomic),
            );
            let number = |thread: u32| match thread {
                0 => "the first thread".to_owned(),
                thread => format!("thread {thread}"),
            };
            let current = state.threads.as_ref().map_or(0, |threads| threads.current);
            let mut notes = vec![
                Note {
                    message: format!(
                        "{} is here; the other access, by {}:",
                        number(current),
                        number(other.epoch.thread)
                    ),
                    place: None,
                },
                Note {
                    message: "the other access".into(),
                    place: Some(engine.user_place(&other.site)),
                },
            ];
            notes.extend(engine.object_notes(target.object));
            (text.into(), notes)
        })
    }
}
