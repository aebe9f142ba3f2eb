//! How far the code of a unit looks into what its parameters point to, by indices that are constants: the
//! only word about the length of an array that nothing else tells.

use std::collections::HashMap;
use verify_ir::{Callee, FunctionId, InstructionKind, LocalId, Module, Operand};

/// For each parameter of each function, how many elements the constants that it is indexed with ask for, in
/// the functions that it is passed to, too; those of one element, or none, are left out.
pub(super) fn indexed(module: &Module) -> HashMap<(FunctionId, usize), u64> {
    let mut elements = HashMap::new();
    let mut handed_on = Vec::new();
    for id in module.function_ids() {
        let uses = Uses::of(module, id);
        elements.extend(uses.elements.into_iter().map(|(at, most)| ((id, at), most)));
        let calls = uses.handed_on.into_iter();
        handed_on.extend(calls.map(|(at, callee)| ((id, at), callee)));
    }
    // Each round carries what callees ask for one call further up.
    loop {
        let mut changed = false;
        for (own, callee) in &handed_on {
            let most = elements.get(callee).copied().unwrap_or(0);
            let known = elements.entry(*own).or_insert(0);
            if *known < most {
                *known = most;
                changed = true;
            }
        }
        if !changed {
            break;
        }
    }
    elements.retain(|_, most| *most > 1);
    elements
}

/// What one function does with its parameters.
#[derive(Default)]
struct Uses {
    elements: Vec<(usize, u64)>,
    handed_on: Vec<(usize, (FunctionId, usize))>,
}

impl Uses {
    fn of(module: &Module, id: FunctionId) -> Uses {
        let function = module.function(id);
        let mut uses = Uses::default();
        let Some(body) = &function.body else {
            return uses;
        };
        // Unoptimised code keeps a parameter in a variable, and loads it for each use.
        let mut values: HashMap<LocalId, usize> = HashMap::new();
        let mut variables: HashMap<LocalId, usize> = HashMap::new();
        for (at, parameter) in function.parameters.iter().enumerate() {
            values.insert(parameter.local, at);
        }
        for instruction in &body.instructions {
            match &instruction.kind {
                InstructionKind::Store {
                    value: Operand::Local(value),
                    pointer: Operand::Local(variable),
                    ..
                } => match values.get(value) {
                    Some(at) if !variables.contains_key(variable) => {
                        variables.insert(*variable, *at);
                    }
                    // The variable has other values, too: then it is not the parameter.
                    _ => drop(variables.remove(variable)),
                },
                InstructionKind::Load {
                    pointer: Operand::Local(variable),
                    ..
                } => {
                    if let (Some(at), Some(result)) = (variables.get(variable), instruction.result)
                    {
                        values.insert(result, *at);
                    }
                }
                InstructionKind::GetElementPtr {
                    base: Operand::Local(base),
                    indices,
                    ..
                } => {
                    if let (Some(at), [Operand::Constant(index)]) = (values.get(base), &indices[..])
                        && let Some(index) = module.constant(*index).as_u128()
                        && let Ok(index) = u32::try_from(index)
                    {
                        uses.elements.push((*at, u64::from(index) + 1));
                    }
                }
                kind => {
                    let Some(call) = kind.as_call() else {
                        continue;
                    };
                    let Callee::Function(callee) = call.callee else {
                        continue;
                    };
                    for (position, argument) in call.arguments.iter().enumerate() {
                        if let Operand::Local(value) = argument.value
                            && let Some(at) = values.get(&value)
                        {
                            uses.handed_on.push((*at, (callee, position)));
                        }
                    }
                }
            }
        }
        uses.elements.sort_unstable();
        uses
    }
}
