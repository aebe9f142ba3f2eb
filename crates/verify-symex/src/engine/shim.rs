//! What a function that the engine implements itself looks like to those who call it. The rows are in `shims`.
//!
//! A call that does not fit its row is a mistyped call, not a guess.

use crate::code::Code;
use crate::engine::{End, Engine};
use crate::program::FunctionRef;
use crate::program::code::CallOp;
use crate::program::scalar::Scalar;
use crate::state::State;
use crate::state::call::ActualArgument;
use crate::value::Value;
use smallvec::SmallVec;

/// A call of a shim.
pub struct Call<'c> {
    pub name: &'c str,
    pub function: FunctionRef,
    pub arguments: &'c [ActualArgument],
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

/// What an argument of a shim is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Pointer,
    /// An integer of any width.
    Integer,
    /// Anything that can be compared with zero.
    Scalar,
}

pub struct Row {
    pub name: &'static str,
    pub arguments: &'static [Kind],
    pub handler: Handler,
}

/// How a function's name leads to its handler.
#[derive(Clone, Copy)]
pub enum Found {
    Row(&'static [Kind], Handler),
    /// A family that is recognised by the form of its name.
    Family(Handler),
}

impl Found {
    /// Serves a call that fits.
    pub fn serve(
        self,
        engine: &mut Engine<'_>,
        state: &mut State,
        call: &Call<'_>,
    ) -> Result<Reply, End> {
        match self {
            Found::Row(kinds, handler) => {
                check_arguments(engine, state, call, kinds)?;
                handler(engine, state, call)
            }
            Found::Family(handler) => handler(engine, state, call),
        }
    }
}

/// Finds what serves a function of a name, if anything does.
pub trait ShimTable {
    fn find(&self, name: &str) -> Option<Found>;
}

fn check_arguments(
    engine: &mut Engine<'_>,
    state: &mut State,
    call: &Call<'_>,
    kinds: &[Kind],
) -> Result<(), End> {
    let fits = call.arguments.len() >= kinds.len()
        && kinds.iter().zip(call.arguments).all(|(kind, argument)| {
            match (kind, &*argument.leaves) {
                (Kind::Pointer, [leaf]) => leaf.scalar == Scalar::Pointer,
                (Kind::Integer, [leaf]) => matches!(leaf.scalar, Scalar::Int(_)),
                (Kind::Scalar, [_]) => true,
                _ => false,
            }
        });
    if fits {
        return Ok(());
    }
    let name = verify_ir::demangle(call.name);
    Err(engine.fail(
        state,
        Code::MistypedCall,
        format!("`{name}` is called with arguments of another type than it takes"),
    ))
}
