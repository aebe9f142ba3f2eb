//! Functions that the engine itself implements: one file a library, one table row a function.

pub mod allocation;
pub mod contract;
pub mod cxxabi;
pub mod directive;
pub mod memory;
pub mod model;
pub mod process;
pub mod question;
pub mod release;
pub mod resize;
pub mod sanitizer;
pub mod table;
pub mod uninterpreted;

use crate::exec::call::Actual;
use crate::program::FunctionRef;
use crate::program::code::CallOp;
use crate::search::engine::{End, Engine};
use crate::state::execution::State;
use crate::state::value::Value;
use smallvec::SmallVec;

/// A call of a shim.
pub struct Call<'c> {
    pub name: &'c str,
    pub function: FunctionRef,
    pub arguments: &'c [Actual],
    pub op: &'c CallOp,
}

impl Call<'_> {
    /// The only scalar of an argument.
    pub fn value(&self, index: usize) -> Value {
        self.arguments[index].values[0]
    }

    /// Whether an argument is written down as a constant.
    pub fn is_literal(&self, index: usize) -> bool {
        let values = &self.op.arguments[index].values;
        values.iter().all(|value| value.is_constant())
    }

    /// The width of an argument's only scalar.
    pub fn width(&self, index: usize) -> u32 {
        self.arguments[index].leaves[0].scalar.width()
    }
}

/// What a shim answers.
pub enum Reply {
    Nothing,
    Value(Value),
    Values(SmallVec<[Value; 2]>),
    /// The state has been moved: a frame was pushed, or an exception is under way.
    Elsewhere,
}

pub type Handler = for<'a, 'b, 'c, 'd, 'e> fn(
    &'a mut Engine<'b>,
    &'c mut State,
    &'d Call<'e>,
) -> Result<Reply, End>;
