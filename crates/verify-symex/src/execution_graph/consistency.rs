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
            MemoryModel::Rc11 => {
                let ordered = self
                    .events()
                    .filter(|(_, event)| event.is_sequentially_consistent())
                    .count();
                ordered < 2 || self.psc_is_acyclic()
            }
        }
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
        let sb_elsewhere = sb.filter(|from, to| !same(from, to));
        let mut scb = sb.clone();
        scb.join(&sb_elsewhere.then(&hb).then(&sb_elsewhere));
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
