//! Where a state is in the program, and which of two states must go first.
//!
//! States advance in the order of their position: the call stack from the outside in, in each frame
//! the loops from the outside in with their iteration, then the block in weak topological order,
//! then the instruction. A state that lies behind can still reach the place of one that lies ahead,
//! so running the hindmost first lets states that will meet, meet.

use crate::value::site::{CallSite, LocalKey};
use std::cmp::Ordering;
use std::rc::Rc;

#[derive(Clone, Debug)]
pub struct Position {
    pub calls: Option<Rc<CallSite>>,
    pub key: LocalKey,
}

fn depth(calls: Option<&Rc<CallSite>>) -> u32 {
    calls.map_or(0, |site| site.depth)
}

impl Position {
    pub fn compare(&self, other: &Position) -> Ordering {
        let (mut left, mut right) = (self.calls.as_ref(), other.calls.as_ref());
        let (left_depth, right_depth) = (depth(left), depth(right));
        // The deeper one's frame at the shallower one's depth.
        let (mut left_below, mut right_below) = (None, None);
        while depth(left) > right_depth {
            left_below = left;
            left = left.and_then(|site| site.parent.as_ref());
        }
        while depth(right) > left_depth {
            right_below = right;
            right = right.and_then(|site| site.parent.as_ref());
        }
        let mut order = compare_calls(left, right);
        if order == Ordering::Equal {
            order = match (left_below, right_below) {
                (None, None) => self.key.cmp(&other.key),
                // At the call itself, the state that has not entered it yet goes first.
                (Some(site), _) => site.key.cmp(&other.key).then(Ordering::Greater),
                (_, Some(site)) => self.key.cmp(&site.key).then(Ordering::Less),
            };
        }
        order
    }
}

/// Compares two call stacks of the same depth.
fn compare_calls(left: Option<&Rc<CallSite>>, right: Option<&Rc<CallSite>>) -> Ordering {
    let mut pairs: Vec<(&Rc<CallSite>, &Rc<CallSite>)> = Vec::new();
    let (mut left, mut right) = (left, right);
    while let (Some(a), Some(b)) = (left, right) {
        if Rc::ptr_eq(a, b) {
            break;
        }
        pairs.push((a, b));
        left = a.parent.as_ref();
        right = b.parent.as_ref();
    }
    for (a, b) in pairs.into_iter().rev() {
        let order = a.key.cmp(&b.key).then_with(|| a.callee.cmp(&b.callee));
        if order != Ordering::Equal {
            return order;
        }
    }
    Ordering::Equal
}
