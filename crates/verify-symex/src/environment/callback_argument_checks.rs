//! What the library passes to functions of the caller's own: it is what their types say.

use crate::caller::{Provided, Shape};
use crate::code::Code;
use crate::environment::boundary_validity::Crossing;
use crate::environment::entry_arguments::in_register;
use crate::exec::step::read;
use crate::program::code::{Argument, CallOp};
use crate::program::scalar::{Leaf, Scalar};
use crate::search::engine::{End, Engine};
use crate::state::execution::State;
use crate::state::value::{ObjectId, Pointer, Value};
use verify_term::TermId;

impl Engine<'_> {
    /// Checks the arguments of a call of a function of the caller's. Where the call does not fit the
    /// declaration, that is reported elsewhere.
    pub fn check_given(
        &mut self,
        state: &mut State,
        provided: &Provided,
        call: &CallOp,
    ) -> Result<(), End> {
        let Some(caller) = self.options.caller.clone() else {
            return Ok(());
        };
        let Some(given) = given(provided, call) else {
            return Ok(());
        };
        let how = format!("is passed to `{}`", provided.name);
        let crossing = Crossing {
            who: &caller.who,
            how: &how,
            code: Code::InvalidArgument,
            frame_ends: false,
        };
        for (shape, given) in provided.parameters.iter().zip(given) {
            if *shape == Shape::Unknown {
                continue;
            }
            if let Some(place) = self.given_place(state, shape, given) {
                self.check_form(state, &crossing, shape, place, TermId::TRUE)?;
            }
        }
        Ok(())
    }

    /// The objects that a function of the caller's is given and cannot look into.
    pub fn spared_by(
        &mut self,
        state: &State,
        provided: Option<&Provided>,
        call: &CallOp,
    ) -> Vec<ObjectId> {
        let mut spared = Vec::new();
        let given = provided.and_then(|provided| Some((provided, given(provided, call)?)));
        let Some((provided, given)) = given else {
            return spared;
        };
        for one in provided.opaque.iter().filter_map(|at| given.get(*at)) {
            if let Given::InRegisters([argument]) = one
                && let [address] = &*argument.values
            {
                let targets = self.universe.targets(read(state, *address));
                spared.extend(targets.iter().map(|target| target.object));
            }
        }
        spared
    }

    /// Where an argument's bytes are. None where its address is not known.
    fn given_place(
        &mut self,
        state: &mut State,
        shape: &Shape,
        given: Given<'_>,
    ) -> Option<Pointer> {
        let arguments = match given {
            Given::InMemory(address) => {
                let value = read(state, *address.values.first()?);
                return match value {
                    Value::Pointer(place) if state.memory.get(place.object).is_some() => {
                        Some(place)
                    }
                    _ => None,
                };
            }
            Given::InRegisters(arguments) => arguments,
        };
        let mut values = Vec::new();
        let mut leaves = Vec::new();
        let mut begin = 0;
        for argument in arguments {
            values.extend(argument.values.iter().map(|arg| read(state, *arg)));
            let shifted = argument.leaves.iter().map(|leaf| Leaf {
                offset: begin + leaf.offset,
                ..*leaf
            });
            leaves.extend(shifted);
            begin += in_register(&argument.leaves);
        }
        Some(self.in_memory(state, shape, &values, &leaves))
    }
}

/// How a parameter's value is given.
enum Given<'c> {
    /// By the address of a copy.
    InMemory(&'c Argument),
    InRegisters(&'c [Argument]),
}

/// The arguments of a call for each parameter; none where there are more or fewer than those need.
fn given<'c>(provided: &Provided, call: &'c CallOp) -> Option<Vec<Given<'c>>> {
    let mut rest = &*call.arguments;
    if provided.has_memory_for_result(call) {
        let (_, others) = if provided.is_of_bridge() {
            rest.split_last()?
        } else {
            rest.split_first()?
        };
        rest = others;
    }
    let mut given = Vec::new();
    for shape in &provided.parameters {
        let (one, others) = match shape {
            Shape::Struct { size, .. } => {
                let first = rest.first()?;
                if is_by_address(provided, *size, first) {
                    (Given::InMemory(first), &rest[1..])
                } else {
                    let (own, others) = rest.split_at(in_registers(*size, rest)?);
                    (Given::InRegisters(own), others)
                }
            }
            _ => {
                let (own, others) = rest.split_at_checked(1)?;
                (Given::InRegisters(own), others)
            }
        };
        given.push(one);
        rest = others;
    }
    rest.is_empty().then_some(given)
}

/// How many arguments a struct of this size takes.
fn in_registers(size: u64, arguments: &[Argument]) -> Option<usize> {
    let mut covered = 0;
    for (count, argument) in (1..).zip(arguments) {
        covered += in_register(&argument.leaves);
        if covered >= size {
            return Some(count);
        }
    }
    None
}

/// Structs that are larger than two registers have addresses, and in bridges all that are not plain.
fn is_by_address(provided: &Provided, size: u64, argument: &Argument) -> bool {
    let is_address = matches!(&*argument.leaves, [leaf] if leaf.scalar == Scalar::Pointer);
    argument.by_value.is_some() || is_address && (size > 16 || provided.is_of_bridge())
}
