//! Which of the user's code some execution came to.
//!
//! While states run, each block of the user's functions collects the conditions under which it is
//! entered and left. States are merged without asking whether they are possible, so what was only
//! entered under conditions is asked of the solver at the end. What is said to be unreached is; what
//! could not be found out in time counts as reached.

use crate::program::FunctionRef;
use smallvec::SmallVec;
use verify_term::{Arena, TermId};

/// What is known of a block.
#[derive(Clone, Debug)]
pub struct BlockRecord {
    /// When it is entered.
    pub entered: TermId,
    /// Where control went from it, and when.
    pub exits: SmallVec<[(u32, TermId); 2]>,
    /// Its last op was executed, or this one at least.
    pub left: bool,
    pub furthest: u32,
}

impl BlockRecord {
    pub fn new() -> BlockRecord {
        BlockRecord {
            entered: TermId::FALSE,
            exits: SmallVec::new(),
            left: false,
            furthest: 0,
        }
    }
}

/// The records of a function.
#[derive(Default)]
pub enum Watched {
    #[default]
    Unknown,
    /// The library's code is not the user's to cover.
    Ignored,
    Blocks(Vec<BlockRecord>),
}

/// The records of all functions.
#[derive(Default)]
pub struct Tracker {
    pub functions: Vec<Watched>,
}

impl Tracker {
    /// Whether a function was entered and is the user's own.
    pub fn watches(&self, function: FunctionRef) -> bool {
        let watched = self.functions.get(function.0 as usize);
        matches!(watched, Some(Watched::Blocks(_)))
    }

    #[inline]
    fn block(&mut self, function: FunctionRef, block: u32) -> Option<&mut BlockRecord> {
        match self.functions.get_mut(function.0 as usize)? {
            Watched::Blocks(blocks) => blocks.get_mut(block as usize),
            _ => None,
        }
    }

    /// Control goes from one block to another.
    #[inline]
    pub fn jump(
        &mut self,
        arena: &mut Arena,
        function: FunctionRef,
        from: u32,
        to: u32,
        condition: TermId,
    ) {
        let Some(record) = self.block(function, from) else {
            return;
        };
        record.left = true;
        match record.exits.iter_mut().find(|(target, _)| *target == to) {
            Some((_, known)) if *known == TermId::TRUE => {}
            Some((_, known)) => *known = arena.or(*known, condition),
            None => record.exits.push((to, condition)),
        }
        self.enter(arena, function, to, condition);
    }

    #[inline]
    pub fn enter(
        &mut self,
        arena: &mut Arena,
        function: FunctionRef,
        block: u32,
        condition: TermId,
    ) {
        if let Some(record) = self.block(function, block)
            && record.entered != TermId::TRUE
        {
            record.entered = arena.or(record.entered, condition);
        }
    }

    /// Control got this far in a block.
    pub fn got_to(&mut self, function: FunctionRef, block: u32, op: u32) {
        if let Some(record) = self.block(function, block) {
            record.furthest = record.furthest.max(op);
        }
    }

    /// A block was executed to its end.
    pub fn left(&mut self, function: FunctionRef, block: u32) {
        if let Some(record) = self.block(function, block) {
            record.left = true;
        }
    }
}
