//! How far the code of a unit looks into what its parameters point to: by indices that are constants, the
//! only evidence for the length of an array without a counter; and as what it passes a `void *` on.

use std::collections::HashMap;
use verify_ir::debug_info::DebugType;
use verify_ir::{Callee, FunctionId, InstructionKind, LocalId, MetadataId, Module, Operand};

/// A parameter of a function.
type Parameter = (FunctionId, usize);

/// What is inferred of parameters from the code of a unit.
pub(super) struct Reached {
    /// How many elements the constants ask for that it is indexed with, in the functions that it is passed to,
    /// too; those of one element, or none, are left out.
    pub elements: HashMap<Parameter, u64>,
    /// The class that the functions it is passed to take a pointer to, where that is always the same one.
    pub taken_as: HashMap<Parameter, MetadataId>,
}

pub(super) fn reached(module: &Module) -> Reached {
    let mut elements = HashMap::new();
    let mut classes = HashMap::new();
    let mut handed_on = Vec::new();
    for id in module.function_ids() {
        let uses = Uses::of(module, id);
        elements.extend(uses.elements.into_iter().map(|(at, most)| ((id, at), most)));
        let calls = uses.handed_on.into_iter();
        handed_on.extend(calls.map(|(at, callee)| ((id, at), callee)));
        for (at, class) in classes_taken(module, id) {
            classes.insert((id, at), Some(class));
        }
    }
    carry_up(&handed_on, &mut elements, |known: Option<u64>, most| {
        Some(known.unwrap_or(0).max(most))
    });
    let special = super::special_members::classes_taken(module).into_iter();
    classes.extend(special.map(|(own, class)| (own, Some(class))));
    // What a parameter is declared to point to, it points to, though it be passed on as one of its bases.
    handed_on.retain(|(own, _)| !classes.contains_key(own));
    carry_up(
        &handed_on,
        &mut classes,
        |known: Option<Option<MetadataId>>, class| match known {
            Some(known) if known != class => Some(None),
            _ => Some(class),
        },
    );
    elements.retain(|_, most| *most > 1);
    let one = |(own, class): (Parameter, Option<MetadataId>)| Some((own, class?));
    Reached {
        elements,
        taken_as: classes.into_iter().filter_map(one).collect(),
    }
}

/// Each round carries what callees ask for one call further up.
fn carry_up<T: Copy + PartialEq>(
    handed_on: &[(Parameter, Parameter)],
    known: &mut HashMap<Parameter, T>,
    join: impl Fn(Option<T>, T) -> Option<T>,
) {
    loop {
        let mut changed = false;
        for (own, callee) in handed_on {
            let Some(asked) = known.get(callee).copied() else {
                continue;
            };
            let before = known.get(own).copied();
            let joined = join(before, asked);
            if joined != before
                && let Some(joined) = joined
            {
                known.insert(*own, joined);
                changed = true;
            }
        }
        if !changed {
            break;
        }
    }
}

/// The parameters of a function that are pointers to objects of classes; where a constructor makes its object,
/// none is yet.
fn classes_taken(module: &Module, id: FunctionId) -> Vec<(usize, MetadataId)> {
    let function = module.function(id);
    let found = || {
        let program = module.subprogram(function.subprogram?)?;
        let DebugType::Subroutine(ty) = module.debug_type(program.ty?)? else {
            return None;
        };
        let types: Vec<Option<MetadataId>> = module.tuple(ty.types?).skip(1).collect();
        if types.len() != function.parameters.len() {
            return None;
        }
        let makes = super::code_facts::constructed(module, &program).is_some();
        let types = types.into_iter().enumerate();
        let classes = types.filter_map(|(at, ty)| Some((at, class_behind(module, ty?)?)));
        Some(classes.filter(|(at, _)| *at > 0 || !makes).collect())
    };
    found().unwrap_or_default()
}

/// The class that a pointer or a reference is to.
fn class_behind(module: &Module, ty: MetadataId) -> Option<MetadataId> {
    let mut is_behind = false;
    let mut next = ty;
    // A malformed graph may be a circle.
    for _ in 0..16 {
        match module.debug_type(next)? {
            DebugType::Derived(derived) => {
                let is_pointer = matches!(
                    derived.tag,
                    "DW_TAG_pointer_type"
                        | "DW_TAG_reference_type"
                        | "DW_TAG_rvalue_reference_type"
                );
                if is_pointer && is_behind {
                    return None;
                }
                is_behind |= is_pointer;
                next = derived.base?;
            }
            DebugType::Composite(class) => {
                let is_class = matches!(class.tag, "DW_TAG_structure_type" | "DW_TAG_class_type");
                return (is_class && is_behind).then_some(next);
            }
            _ => return None,
        }
    }
    None
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
