//! The path condition of a state: what was decided on the way to it.
//!
//! A list that states share up to where they parted, so that two of them find what they have in
//! common, and what tells them apart, without looking at terms.

use std::rc::Rc;
use verify_term::{Arena, TermId};

#[derive(Debug)]
struct Node {
    parent: Path,
    condition: TermId,
    depth: u32,
    /// The conjunction of this condition and all before it.
    whole: TermId,
}

#[derive(Clone, Debug, Default)]
pub struct Path(Option<Rc<Node>>);

impl Path {
    pub fn depth(&self) -> u32 {
        self.0.as_ref().map_or(0, |node| node.depth)
    }

    /// The conjunction of all conditions.
    pub fn whole(&self) -> TermId {
        self.0.as_ref().map_or(TermId::TRUE, |node| node.whole)
    }

    pub fn is_same(&self, other: &Path) -> bool {
        match (&self.0, &other.0) {
            (None, None) => true,
            (Some(left), Some(right)) => Rc::ptr_eq(left, right),
            _ => false,
        }
    }

    /// Adds a condition. True stays out.
    pub fn assume(&mut self, arena: &mut Arena, condition: TermId) {
        if condition == TermId::TRUE {
            return;
        }
        let whole = arena.and(self.whole(), condition);
        let node = Node {
            depth: self.depth() + 1,
            parent: self.clone(),
            condition,
            whole,
        };
        self.0 = Some(Rc::new(node));
    }

    /// Every condition with the conjunction of it and all before it, the newest first.
    pub fn steps(&self) -> impl Iterator<Item = (TermId, TermId)> + '_ {
        let mut next = self.0.as_ref();
        std::iter::from_fn(move || {
            let node = next?;
            next = node.parent.0.as_ref();
            Some((node.condition, node.whole))
        })
    }

    /// What the two have in common, and what each has beyond that.
    fn part(&self, other: &Path, arena: &mut Arena) -> (Path, TermId, TermId) {
        let (mut left, mut right) = (self.clone(), other.clone());
        let (mut beyond_left, mut beyond_right) = (TermId::TRUE, TermId::TRUE);
        while !left.is_same(&right) {
            let shorten_left = left.depth() >= right.depth();
            let shorten_right = right.depth() >= left.depth();
            if shorten_left && let Some(node) = left.0.take() {
                beyond_left = arena.and(node.condition, beyond_left);
                left = node.parent.clone();
            }
            if shorten_right && let Some(node) = right.0.take() {
                beyond_right = arena.and(node.condition, beyond_right);
                right = node.parent.clone();
            }
        }
        (left, beyond_left, beyond_right)
    }

    /// The path condition of both states together, and the condition under which it is this one.
    /// The paths exclude each other: they parted at a decision.
    pub fn join(&self, other: &Path, arena: &mut Arena) -> (Path, TermId) {
        let (mut joined, left, right) = self.part(other, arena);
        let either = arena.or(left, right);
        joined.assume(arena, either);
        // The older of the two conditions is the simpler one: later ones are built from it.
        let choose = if left <= right {
            left
        } else {
            arena.not(right)
        };
        (joined, choose)
    }
}

impl Drop for Node {
    /// Unlinks a long chain iteratively.
    fn drop(&mut self) {
        let mut next = self.parent.0.take();
        while let Some(node) = next {
            match Rc::try_unwrap(node) {
                Ok(mut node) => next = node.parent.0.take(),
                Err(_) => break,
            }
        }
    }
}
