//! Places in the program, as objects and calls remember them: a function, an op in its code, and the calls that
//! led there.

use smallvec::SmallVec;
use std::rc::Rc;

/// A function of the linked program: its index there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct FunctionRef(pub u32);

/// Within a frame: for each enclosing loop the order of its header and the iteration, then the
/// order of the block and the instruction's index.
pub type LocalKey = SmallVec<[u32; 10]>;

/// The call that a frame was entered by.
#[derive(Debug, PartialEq, Eq)]
pub struct CallSite {
    pub parent: Option<Rc<CallSite>>,
    pub depth: u32,
    /// The calling function.
    pub caller: FunctionRef,
    /// Index of the call in the caller's code.
    pub op: u32,
    pub key: LocalKey,
    /// The called function: two targets of one indirect call are different places.
    pub callee: FunctionRef,
}

/// A place in the program together with the calls that led there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Site {
    pub function: FunctionRef,
    pub op: u32,
    pub calls: Option<Rc<CallSite>>,
}

impl Drop for CallSite {
    /// Unlinks a long chain iteratively: deep recursion in the program must not overflow our stack.
    fn drop(&mut self) {
        let mut next = self.parent.take();
        while let Some(site) = next {
            match Rc::try_unwrap(site) {
                Ok(mut site) => next = site.parent.take(),
                Err(_) => break,
            }
        }
    }
}
