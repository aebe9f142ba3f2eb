//! Which steps a violation depends on.
//!
//! Steps know which cells of memory they read and wrote. Going back from the violation, a step that
//! wrote what is needed is needed, and what it read is needed before it; so are the decisions of the
//! calls that lead there, and of those that computed something needed.

use super::observe::Recorded;
use crate::outcome::StepKind;
use crate::value::ObjectId;
use rustc_hash::FxHashSet;

/// A place in memory: an object and where in it, or all of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cell {
    pub object: ObjectId,
    pub offset: Option<u64>,
}

impl Cell {
    pub fn whole(object: ObjectId) -> Cell {
        Cell {
            object,
            offset: None,
        }
    }
}

/// What a step was computed from.
#[derive(Clone, Debug, Default)]
pub struct Source {
    pub cells: Vec<Cell>,
    /// The activations of functions whose results it used.
    pub calls: Vec<u32>,
}

/// What is needed, while walking back.
#[derive(Default)]
struct Needed {
    cells: FxHashSet<Cell>,
    objects: FxHashSet<ObjectId>,
    frames: FxHashSet<u32>,
}

impl Needed {
    fn add(&mut self, cells: &[Cell]) {
        for cell in cells {
            self.objects.insert(cell.object);
            self.cells.insert(*cell);
        }
    }

    fn writes(&self, cell: Cell) -> bool {
        match cell.offset {
            None => self.objects.contains(&cell.object),
            Some(_) => self.cells.contains(&cell) || self.cells.contains(&Cell::whole(cell.object)),
        }
    }
}

/// Marks the steps that matter: `last` is what the violation itself read, `live` are the frames that
/// were still active.
pub fn mark(steps: &mut [Recorded], last: &[Cell], live: &[u32]) {
    let mut needed = Needed {
        frames: live.iter().copied().collect(),
        ..Needed::default()
    };
    needed.add(last);
    for recorded in steps.iter_mut().rev() {
        let in_needed_frame = needed.frames.contains(&recorded.frame);
        recorded.relevant = match &recorded.kind {
            StepKind::Assign { .. } => recorded.writes.iter().any(|cell| needed.writes(*cell)),
            StepKind::Allocate { .. } | StepKind::Free { .. } => recorded
                .writes
                .iter()
                .any(|cell| needed.objects.contains(&cell.object)),
            StepKind::Call { .. } | StepKind::Return { .. } | StepKind::Branch { .. } => {
                in_needed_frame
            }
            StepKind::Input { .. } | StepKind::Throw { .. } | StepKind::Catch { .. } => true,
        };
        if !recorded.relevant {
            continue;
        }
        // Of what else it changes, it tells but a part.
        if let Some(cell) = recorded.writes.first() {
            needed.cells.remove(cell);
        }
        needed.frames.insert(recorded.frame);
        needed.frames.extend(&recorded.source.calls);
        needed.add(&recorded.source.cells);
    }
}
