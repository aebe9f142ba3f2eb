//! Who accessed which memory since threads run side by side, to find two accesses that nothing orders.

use super::clock::Clock;
use super::event::EventId;
use crate::value::ObjectId;
use crate::value::site::Site;
use rustc_hash::FxHashMap;
use std::rc::Rc;
use verify_term::TermId;

/// What is done to memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AccessWay {
    Plain,
    /// The memory comes into being.
    Allocation,
    Release,
}

/// An access to some bytes of an object.
#[derive(Clone, Debug)]
pub struct AccessRecord {
    /// All bytes that it may be about.
    pub from: u64,
    pub to: u64,
    /// Where it begins, if that is decided by values, and how long it is then.
    pub symbolic: Option<(TermId, u64)>,
    /// Where it is an access to this object at all.
    pub guard: TermId,
    pub way: AccessWay,
    pub write: bool,
    pub atomic: bool,
    /// The event of its thread that comes next: what has seen that happens after it.
    pub epoch: EventId,
    pub site: Site,
}

impl AccessRecord {
    fn overlaps(&self, other: &AccessRecord) -> bool {
        self.from < other.to && other.from < self.to
    }
}

/// The accesses that later ones may conflict with.
#[derive(Clone, Default, Debug)]
pub struct Accesses {
    objects: FxHashMap<ObjectId, Rc<Vec<AccessRecord>>>,
}

impl Accesses {
    /// Adds an access. Those that it races with if they are about the same bytes: both conflict, one of them is not
    /// atomic, and neither happens before the other ([intro.races]/21). One that certainly is comes alone.
    pub fn add(
        &mut self,
        object: ObjectId,
        access: AccessRecord,
        before: &Clock,
    ) -> Vec<AccessRecord> {
        let records = Rc::make_mut(self.objects.entry(object).or_default());
        let races = |known: &AccessRecord| {
            known.epoch.thread != access.epoch.thread
                && (known.write || access.write)
                && !(known.atomic && access.atomic)
                && !before.contains(known.epoch)
                && known.overlaps(&access)
        };
        let certain = |known: &&AccessRecord| known.symbolic.is_none() && access.symbolic.is_none();
        let racing: Vec<AccessRecord> = records
            .iter()
            .filter(|known| races(known))
            .cloned()
            .collect();
        let found = racing
            .iter()
            .find(certain)
            .cloned()
            .map(|known| vec![known]);
        let race = found.unwrap_or(racing);
        // What the new access covers and comes after needs no look any more: what races with it would with the new one.
        records.retain(|known| {
            let covered = known.way == AccessWay::Plain
                && access.symbolic.is_none()
                && access.guard == TermId::TRUE
                && access.way == AccessWay::Plain
                && known.from >= access.from
                && known.to <= access.to;
            let ordered = known.epoch.thread == access.epoch.thread || before.contains(known.epoch);
            let stands_for = (access.write || !known.write) && (!access.atomic || known.atomic);
            !(covered && ordered && stands_for)
        });
        records.push(access);
        race
    }

    /// An object's memory is gone, or another's.
    pub fn forget(&mut self, object: ObjectId) {
        self.objects.remove(&object);
    }
}
