//! Which numbers are lengths of what pointers point to, by what the code of a unit compares indices with:
//! where `i` is compared with `p->n`, and `p->items` is indexed with `i`, `n` is the length of `items`.

use std::collections::{BTreeMap, HashMap};
use verify_ir::{FunctionId, InstructionKind, LocalId, Module, Operand, Type, TypeId};

/// Where a value comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Source {
    /// A field of a class, by its offset in bytes.
    Field {
        class: u32,
        offset: u64,
    },
    Parameter {
        function: FunctionId,
        at: usize,
    },
}

/// A number that counts what a pointer points to, and the line that is evidence for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Counted {
    pub pointer: Source,
    pub number: Source,
    pub function: FunctionId,
    pub line: u32,
}

/// At most one number for each pointer: the one with most evidence.
pub(super) fn counted(module: &Module) -> Vec<Counted> {
    let mut votes: BTreeMap<(Source, Source), (usize, Counted)> = BTreeMap::new();
    for id in module.function_ids() {
        for one in Loops::of(module, id) {
            let vote = votes.entry((one.pointer, one.number)).or_insert((0, one));
            vote.0 += 1;
        }
    }
    let mut best: BTreeMap<Source, (usize, Counted)> = BTreeMap::new();
    for ((pointer, _), (times, one)) in votes {
        let known = best.entry(pointer).or_insert((times, one));
        if known.0 < times {
            *known = (times, one);
        }
    }
    best.into_values().map(|(_, one)| one).collect()
}

/// What is known of a value.
#[derive(Clone, Copy, Default)]
struct Known {
    /// The variable that it was loaded from.
    variable: Option<LocalId>,
    source: Option<Source>,
}

struct Loops<'m> {
    module: &'m Module,
    values: HashMap<LocalId, Known>,
    /// Addresses of fields.
    fields: HashMap<LocalId, Source>,
    /// What variables hold that are written once.
    variables: HashMap<LocalId, Source>,
    compared: Vec<(LocalId, Source)>,
    indexed: Vec<(LocalId, Source, u32)>,
}

impl<'m> Loops<'m> {
    fn of(module: &'m Module, id: FunctionId) -> Vec<Counted> {
        let function = module.function(id);
        let Some(body) = &function.body else {
            return Vec::new();
        };
        let mut written: HashMap<LocalId, usize> = HashMap::new();
        for instruction in &body.instructions {
            if let InstructionKind::Store {
                pointer: Operand::Local(variable),
                ..
            } = instruction.kind
            {
                *written.entry(variable).or_default() += 1;
            }
        }
        let mut loops = Loops {
            module,
            values: HashMap::new(),
            fields: HashMap::new(),
            variables: HashMap::new(),
            compared: Vec::new(),
            indexed: Vec::new(),
        };
        for (at, parameter) in function.parameters.iter().enumerate() {
            let known = Known {
                variable: None,
                source: Some(Source::Parameter { function: id, at }),
            };
            loops.values.insert(parameter.local, known);
        }
        for instruction in &body.instructions {
            let line = instruction.location.and_then(|at| module.location(at));
            let line = line.map_or(0, |at| at.line);
            loops.step(&instruction.kind, instruction.result, &written, line);
        }
        loops.found(id)
    }

    fn step(
        &mut self,
        kind: &InstructionKind,
        result: Option<LocalId>,
        written: &HashMap<LocalId, usize>,
        line: u32,
    ) {
        match kind {
            InstructionKind::Store {
                value,
                pointer: Operand::Local(variable),
                ..
            } if written.get(variable) == Some(&1) => {
                if let Some(source) = self.known(value).source {
                    self.variables.insert(*variable, source);
                }
            }
            InstructionKind::Load {
                pointer: Operand::Local(place),
                ..
            } => {
                let own = self.variables.get(place).or_else(|| self.fields.get(place));
                let source = own.copied();
                let variable = (!self.fields.contains_key(place)).then_some(*place);
                self.learn(result, Known { variable, source });
            }
            InstructionKind::Cast { value, .. } => {
                let known = self.known(value);
                self.learn(result, known);
            }
            InstructionKind::IntCompare { lhs, rhs, .. } => {
                let (left, right) = (self.known(lhs), self.known(rhs));
                for (one, other) in [(left, right), (right, left)] {
                    if let (Some(variable), Some(number)) = (one.variable, other.source) {
                        self.compared.push((variable, number));
                    }
                }
            }
            InstructionKind::GetElementPtr {
                source_type,
                base,
                indices,
                ..
            } => match &indices[..] {
                [index] => {
                    if let (Some(pointer), Some(variable)) =
                        (self.known(base).source, self.known(index).variable)
                    {
                        self.indexed.push((variable, pointer, line));
                    }
                }
                [_, Operand::Constant(field)] => {
                    let field = self.module.constant(*field).as_u128();
                    if let (Some(field), Some(place)) = (field, result)
                        && let Some(source) = self.field(*source_type, field)
                    {
                        self.fields.insert(place, source);
                    }
                }
                _ => {}
            },
            _ => {}
        }
    }

    fn field(&self, class: TypeId, field: u128) -> Option<Source> {
        let Type::NamedStruct(number) = self.module.types.get(class) else {
            return None;
        };
        let layout = self.module.struct_layout(class)?;
        let offset = *layout.offsets.get(usize::try_from(field).ok()?)?;
        Some(Source::Field {
            class: *number,
            offset,
        })
    }

    fn learn(&mut self, result: Option<LocalId>, known: Known) {
        if let Some(result) = result {
            self.values.insert(result, known);
        }
    }

    fn known(&self, value: &Operand) -> Known {
        match value {
            Operand::Local(value) => self.values.get(value).copied().unwrap_or_default(),
            _ => Known::default(),
        }
    }

    /// A number counts what lies beside it: in the same class, or among the same parameters.
    fn found(&self, function: FunctionId) -> Vec<Counted> {
        let mut found = Vec::new();
        for (variable, pointer, line) in &self.indexed {
            for (other, number) in &self.compared {
                let is_beside = match (pointer, number) {
                    (Source::Field { class, .. }, Source::Field { class: same, .. }) => {
                        class == same
                    }
                    (Source::Parameter { .. }, Source::Parameter { .. }) => true,
                    _ => false,
                };
                let one = Counted {
                    pointer: *pointer,
                    number: *number,
                    function,
                    line: *line,
                };
                if variable == other && is_beside && pointer != number && !found.contains(&one) {
                    found.push(one);
                }
            }
        }
        found
    }
}
