//! What a memory model demands of a graph beyond what `Graph::readable` and `Graph::positions` let happen.
//!
//! Coherence and atomicity hold by construction. RC11 (Lahav, Vafeiadis, Kang, Hur, Dreyer: Repairing sequential
//! consistency in C/C++11) demands that `psc` has no cycle; `sb` with `rf` has none because graphs grow along it.

use super::event::{Action, EventId};
use super::graph::Graph;
use super::relation::Relation;
use crate::options::MemoryModel;
use rustc_hash::FxHashMap;

/// The relations that models are defined by.
struct Relations {
    ids: Vec<EventId>,
    sb: Relation,
    hb: Relation,
    mo: Relation,
    fr: Relation,
    rf: Relation,
}

impl Graph {
    pub fn is_consistent(&self) -> bool {
        match self.model {
            MemoryModel::Sc => {
                let relations = self.relations();
                let mut all = relations.sb;
                all.join(&relations.rf);
                all.join(&relations.mo);
                all.join(&relations.fr);
                all.is_acyclic()
            }
            MemoryModel::Tso => self.fits_total_store_order(),
            // Nothing is explored under the last of these.
            MemoryModel::Rc11 | MemoryModel::C11 => {
                let ordered = self
                    .events()
                    .filter(|(_, event)| event.is_sequentially_consistent())
                    .count();
                ordered < 2 || self.psc_is_acyclic()
            }
        }
    }

    /// x86-TSO (Owens, Sarkar, Sewell: A better x86 memory model): a thread's writes may come after its later reads of
    /// other places, and nothing else out of order. Locked operations, `mfence` and sequentially consistent writes, which
    /// compilers make of them, are kept in order with everything.
    fn fits_total_store_order(&self) -> bool {
        let Relations {
            ids,
            sb,
            mo,
            fr,
            rf,
            ..
        } = self.relations();
        let is_write = |at: usize| matches!(self.event(ids[at]).action, Action::Write { .. });
        let is_read = |at: usize| self.event(ids[at]).is_read();
        let drains = |at: usize| {
            let event = self.event(ids[at]);
            event.is_exclusive()
                || (event.is_sequentially_consistent() && (event.is_fence() || is_write(at)))
        };
        let mut all =
            sb.filter(|from, to| !is_write(from) || !is_read(to) || drains(from) || drains(to));
        all.join(&rf.filter(|from, to| ids[from].thread != ids[to].thread));
        all.join(&mo);
        all.join(&fr);
        all.is_acyclic()
    }

    fn relations(&self) -> Relations {
        let ids: Vec<EventId> = self.events().map(|(id, _)| id).collect();
        let at: FxHashMap<EventId, usize> =
            ids.iter().enumerate().map(|(at, id)| (*id, at)).collect();
        let empty = Relation::new(ids.len());
        let (mut sb, mut hb, mut mo, mut fr, mut rf) = (
            empty.clone(),
            empty.clone(),
            empty.clone(),
            empty.clone(),
            empty,
        );
        for (to, id) in ids.iter().enumerate() {
            let event = self.event(*id);
            for (from, other) in ids.iter().enumerate() {
                if from != to && event.before.contains(*other) {
                    hb.add(from, to);
                }
                if other.thread == id.thread && other.index < id.index {
                    sb.add(from, to);
                }
            }
            match event.action {
                Action::Create(child) if self.len_of(child) > 0 => {
                    let first = EventId {
                        thread: child,
                        index: 1,
                    };
                    sb.add(to, at[&first]);
                }
                Action::Join(child) => {
                    let last = EventId {
                        thread: child,
                        index: self.len_of(child),
                    };
                    sb.add(at[&last], to);
                }
                _ => {}
            }
            if let Some(source) = event.source() {
                rf.add(at[&source], to);
            }
            if let Action::Read { place, from, .. } = event.action {
                let writes = self.writes(place);
                let first = match from {
                    None => 0,
                    Some(from) => {
                        let found = writes.iter().position(|write| *write == from);
                        found.map_or(writes.len(), |found| found + 1)
                    }
                };
                for later in &writes[first..] {
                    if at[later] != to {
                        fr.add(to, at[later]);
                    }
                }
            }
        }
        for history in &self.histories {
            for (index, earlier) in history.writes.iter().enumerate() {
                for later in &history.writes[index + 1..] {
                    mo.add(at[earlier], at[later]);
                }
            }
        }
        Relations {
            ids,
            sb,
            hb,
            mo,
            fr,
            rf,
        }
    }

    fn psc_is_acyclic(&self) -> bool {
        let Relations {
            ids,
            sb,
            hb,
            mo,
            fr,
            rf,
        } = self.relations();
        let place = |at: usize| self.event(ids[at]).place();
        let same = |from: usize, to: usize| place(from).is_some() && place(from) == place(to);
        let strict = |at: usize| self.event(ids[at]).is_sequentially_consistent();
        let fence = |at: usize| strict(at) && self.event(ids[at]).is_fence();
        let mut scb = sb.clone();
        // RC11 has only `sb` between different places here; [intro.races]/12, which is later, makes no such difference.
        scb.join(&sb.then(&hb).then(&sb));
        scb.join(&hb.filter(same));
        scb.join(&mo);
        scb.join(&fr);
        let reflexive = hb.reflexive();
        // [E_sc] ∪ [F_sc]; hb?, and the reverse.
        let from = reflexive.filter(|from, to| (from == to && strict(from)) || fence(from));
        let into = reflexive.filter(|from, to| (from == to && strict(to)) || fence(to));
        let mut psc = from.then(&scb).then(&into);
        let mut eco = rf;
        eco.join(&mo);
        eco.join(&fr);
        eco.close();
        let mut between = hb.clone();
        between.join(&hb.then(&eco).then(&hb));
        psc.join(&between.filter(|from, to| fence(from) && fence(to)));
        psc.is_acyclic()
    }
}
