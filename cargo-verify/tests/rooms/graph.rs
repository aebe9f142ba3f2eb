//! Rooms and what they need of each other: the cycles among them, and the layers from the bottom.

use super::declarations::Room;
use super::references::Reference;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

pub struct Graph {
    /// For every room those it needs, each with the places that do.
    edges: BTreeMap<Room, BTreeMap<Room, Vec<String>>>,
}

impl Graph {
    pub fn new(rooms: &BTreeSet<Room>, references: Vec<Reference>) -> Self {
        let mut edges: BTreeMap<Room, BTreeMap<Room, Vec<String>>> = rooms
            .iter()
            .map(|room| (room.clone(), BTreeMap::new()))
            .collect();
        for reference in references {
            let of_room = edges.entry(reference.from).or_default();
            of_room
                .entry(reference.to)
                .or_default()
                .push(reference.place);
        }
        Graph { edges }
    }

    /// Everything reachable from a room.
    fn reachable(&self, room: &Room) -> BTreeSet<&Room> {
        let mut seen = BTreeSet::new();
        let mut pending: Vec<&Room> = self.edges[room].keys().collect();
        while let Some(next) = pending.pop() {
            if seen.insert(next) {
                pending.extend(self.edges.get(next).into_iter().flat_map(BTreeMap::keys));
            }
        }
        seen
    }

    /// The groups of rooms that need each other, directly or not.
    pub fn cycles(&self) -> Vec<BTreeSet<&Room>> {
        let reachable: BTreeMap<&Room, BTreeSet<&Room>> = self
            .edges
            .keys()
            .map(|room| (room, self.reachable(room)))
            .collect();
        let mut cycles: BTreeSet<BTreeSet<&Room>> = BTreeSet::new();
        for (room, reached) in &reachable {
            let group: BTreeSet<&Room> = reached
                .iter()
                .filter(|other| {
                    reachable
                        .get(*other)
                        .is_some_and(|back| back.contains(room))
                })
                .copied()
                .collect();
            if group.len() > 1 {
                cycles.insert(group);
            }
        }
        cycles.into_iter().collect()
    }

    /// The edges inside of a cycle with the first place of each.
    pub fn explain(&self, cycle: &BTreeSet<&Room>) -> String {
        let mut text = String::new();
        for &room in cycle {
            for (to, places) in &self.edges[room] {
                if cycle.contains(to) {
                    let more = match places.len() {
                        1 => String::new(),
                        several => format!(" (and {} more)", several - 1),
                    };
                    writeln!(text, "  {room} → {to}: {}{more}", places[0])
                        .expect("writing to a string succeeds");
                }
            }
        }
        text
    }

    /// Every room in layers from the bottom: each needs rooms of layers below only, cycles apart.
    pub fn layers(&self) -> String {
        let cycles = self.cycles();
        let mut layer: BTreeMap<&Room, usize> = BTreeMap::new();
        let mut text = String::new();
        for level in 0.. {
            let ready: Vec<&Room> = self
                .edges
                .iter()
                .filter(|(room, _)| !layer.contains_key(room))
                .filter(|(room, needed)| {
                    let cycle = cycles.iter().find(|cycle| cycle.contains(room));
                    let group = cycle.cloned().unwrap_or_else(|| BTreeSet::from([*room]));
                    let mut all = group.iter().flat_map(|one| self.edges[*one].keys());
                    needed.is_empty()
                        || all.all(|other| layer.contains_key(other) || group.contains(other))
                })
                .map(|(room, _)| room)
                .collect();
            if ready.is_empty() {
                break;
            }
            for room in ready {
                let needed: Vec<&str> = self.edges[room].keys().map(String::as_str).collect();
                let arrow = if needed.is_empty() { "" } else { " → " };
                writeln!(text, "  {level} {room}{arrow}{}", needed.join(" "))
                    .expect("writing to a string succeeds");
                layer.insert(room, level);
            }
        }
        text
    }
}
