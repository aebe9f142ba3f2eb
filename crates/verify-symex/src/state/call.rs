//! The arguments of a call, as values.

use crate::program::code::{Argument, ByValue};
use crate::program::scalar::{Leaf, Scalar};
use crate::state::{State, VariableArgument, read};
use crate::value::Value;
use smallvec::SmallVec;
use std::rc::Rc;

pub type Values = SmallVec<[Value; 2]>;

/// The arguments of a call as values.
pub struct ActualArgument {
    pub values: SmallVec<[Value; 2]>,
    pub leaves: Rc<[Leaf]>,
    pub by_value: Option<ByValue>,
}

pub fn actual(state: &State, argument: &Argument) -> ActualArgument {
    ActualArgument {
        values: argument
            .values
            .iter()
            .map(|arg| read(state, *arg))
            .collect(),
        leaves: argument.leaves.clone(),
        by_value: argument.by_value,
    }
}

pub fn pointer_argument(value: Value) -> ActualArgument {
    scalar_argument(Scalar::Pointer, value)
}

/// An argument of one scalar.
pub fn scalar_argument(scalar: Scalar, value: Value) -> ActualArgument {
    ActualArgument {
        values: SmallVec::from_slice(&[value]),
        leaves: Rc::new([Leaf { scalar, offset: 0 }]),
        by_value: None,
    }
}

pub fn variable_arguments(arguments: &[ActualArgument]) -> Rc<[VariableArgument]> {
    arguments
        .iter()
        .map(|argument| VariableArgument {
            values: argument
                .values
                .iter()
                .copied()
                .zip(argument.leaves.iter().copied())
                .collect(),
            by_value: argument.by_value,
        })
        .collect()
}
