//! A contract that is under way in a frame.

use crate::value::Value;
use crate::value::memory::store::Memory;

/// A contract that is under way, with what its clauses need to know.
#[derive(Clone)]
pub struct ActiveContract {
    /// Memory when the call began.
    pub before: Memory,
    /// What the body may change; none where no clause says it.
    pub assigned: Option<Vec<Assigned>>,
    /// The object that a constructor makes or a destructor ends.
    pub own: Option<Assigned>,
    /// Where the body's result lies.
    pub result: Option<Value>,
    /// The contract stands for the body: postconditions are taken for granted.
    pub replaces_body: bool,
}

/// Some memory that a function may change.
#[derive(Clone, PartialEq)]
pub struct Assigned {
    pub pointer: Value,
    pub bytes: Value,
    /// It holds no more than its bytes: no memory that it owns.
    pub flat: bool,
}

impl PartialEq for ActiveContract {
    fn eq(&self, other: &ActiveContract) -> bool {
        self.replaces_body == other.replaces_body
            && self.result == other.result
            && self.assigned == other.assigned
            && self.own == other.own
            && self.before.is_same(&other.before)
    }
}
