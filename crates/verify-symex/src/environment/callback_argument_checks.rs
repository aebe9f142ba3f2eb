//! What the library passes to functions of the caller's own: it is what their types say.

use crate::call_environment::{ForeignFunction, ValueSpec};
use crate::code::Code;
use crate::engine::{End, Engine};
use crate::environment::boundary_validity::BoundaryCheck;
use crate::environment::entry_arguments::in_register;
use crate::program::code::{Argument, CallOp};
use crate::program::scalar::{Leaf, Scalar};
use crate::state::{State, read};
use crate::value::{ObjectId, Pointer, Value};
use verify_term::TermId;

impl Engine<'_> {
    /// Checks the arguments of a call of a function of the caller's. Where the call does not fit the
    /// declaration, that is reported elsewhere.
    pub fn check_callback_arguments(
        &mut self,
        state: &mut State,
        foreign_function: &ForeignFunction,
        call: &CallOp,
    ) -> Result<(), End> {
        let Some(caller) = self.options.caller.clone() else {
            return Ok(());
        };
        let Some(given) = given(foreign_function, call) else {
            return Ok(());
        };
        let how = format!("is passed to `{}`", foreign_function.name);
        let check = BoundaryCheck {
            who: &caller.who,
            how: &how,
            code: Code::InvalidArgument,
            frame_ends: false,
        };
        for (spec, given) in foreign_function.parameters.iter().zip(given) {
            if *spec == ValueSpec::Unknown {
                continue;
            }
            if let Some(place) = self.given_place(state, spec, given) {
                self.check_form(state, &check, spec, place, TermId::TRUE)?;
            }
        }
        Ok(())
    }

    /// The objects that a function of the caller's is given and cannot look into.
    pub fn spared_by(
        &mut self,
        state: &State,
        foreign_function: Option<&ForeignFunction>,
        call: &CallOp,
    ) -> Vec<ObjectId> {
        let mut spared = Vec::new();
        let given = foreign_function
            .and_then(|foreign_function| Some((foreign_function, given(foreign_function, call)?)));
        let Some((foreign_function, given)) = given else {
            return spared;
        };
        for one in foreign_function
            .opaque
            .iter()
            .filter_map(|at| given.get(*at))
        {
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
        spec: &ValueSpec,
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
        Some(self.in_memory(state, spec, &values, &leaves))
    }
}

/// How a parameter's value is given.
enum Given<'c> {
    /// By the address of a copy.
    InMemory(&'c Argument),
    InRegisters(&'c [Argument]),
}

/// The arguments of a call for each parameter; none where there are more or fewer than those need.
fn given<'c>(foreign_function: &ForeignFunction, call: &'c CallOp) -> Option<Vec<Given<'c>>> {
    let mut rest = &*call.arguments;
    if foreign_function.has_memory_for_result(call) {
        let (_, others) = if foreign_function.is_of_bridge() {
            rest.split_last()?
        } else {
            rest.split_first()?
        };
        rest = others;
    }
    let mut given = Vec::new();
    for spec in &foreign_function.parameters {
        let (one, others) = match spec {
            ValueSpec::Struct { size, .. } => {
                let first = rest.first()?;
                if is_by_address(foreign_function, *size, first) {
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
fn is_by_address(foreign_function: &ForeignFunction, size: u64, argument: &Argument) -> bool {
    let is_address = matches!(&*argument.leaves, [leaf] if leaf.scalar == Scalar::Pointer);
    argument.by_value.is_some() || is_address && (size > 16 || foreign_function.is_of_bridge())
}
