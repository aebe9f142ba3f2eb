//! Facts of a unit that its code has besides debug info: which fields and parameters are lengths, and which
//! constructors there are.

use super::extract::Reader;
use super::interface::{CountedBy, CppConstructor, CppLength, CppType, Place};
use super::length_inference::Source;
use super::special_members::SpecialMember;
use std::collections::HashMap;
use verify_ir::debug_info::{DebugType, Subprogram};
use verify_ir::{FunctionId, MetadataId, Module};

impl Reader<'_> {
    /// The parameter that is the length of what another one points to.
    pub(super) fn counted_by(&self, function: FunctionId, at: usize) -> Option<CountedBy> {
        let pointer = Source::Parameter { function, at };
        let one = self.counted.iter().find(|one| one.pointer == pointer)?;
        match one.number {
            Source::Parameter { at, .. } => Some(CountedBy {
                at,
                place: self.place_in(one.function, one.line),
            }),
            Source::Field { .. } => None,
        }
    }

    /// The fields that are lengths of what others point to.
    pub(super) fn lengths(&mut self) {
        for one in &self.counted {
            let (
                Source::Field {
                    class,
                    offset: pointer,
                },
                Source::Field { offset: number, .. },
            ) = (one.pointer, one.number)
            else {
                continue;
            };
            let name = self.module.types.named_struct(class).name;
            let Some(class) = class_name(self.module.text(name)) else {
                continue;
            };
            let place = self.place_in(one.function, one.line);
            self.interface.lengths.push(CppLength {
                class: class.to_owned(),
                pointer,
                number,
                place,
            });
        }
    }

    /// The constructors of classes that are known, where the unit has their code.
    pub(super) fn constructors(&mut self) {
        let module = self.module;
        for id in module.function_ids() {
            let function = module.function(id);
            let made = || {
                let program = module.subprogram(function.subprogram?)?;
                let class = *self.known.get(&constructed(module, &program)?)?;
                let DebugType::Subroutine(ty) = module.debug_type(program.ty?)? else {
                    return None;
                };
                Some((class, ty.types?))
            };
            let Some((class, types)) = made().filter(|_| !function.is_declaration()) else {
                continue;
            };
            let parameters = self.function_type(Some(types)).parameters;
            let Some((_, parameters)) = parameters.split_first() else {
                continue;
            };
            let own = CppType::Composite { index: class };
            let copies = matches!(parameters, [CppType::Pointer { pointee }] if **pointee == own);
            let known = &mut self.interface.composites[class].constructors;
            // One for whole objects, and one for bases, which do the same where there are no virtual bases.
            if !copies && known.iter().all(|one| one.parameters != parameters) {
                known.push(CppConstructor {
                    symbol: module.text(function.name).to_owned(),
                    parameters: parameters.to_vec(),
                });
            }
        }
        self.constructors_by_symbol();
    }

    /// Those without debug info, as far as they take nothing: of the types of others only the names are known.
    fn constructors_by_symbol(&mut self) {
        let module = self.module;
        let named = |(id, index): (&MetadataId, &usize)| (module.qualified_name(*id), *index);
        let mut classes: Option<HashMap<String, usize>> = None;
        for id in module.function_ids() {
            let function = module.function(id);
            let member = (!function.is_declaration()).then(|| SpecialMember::of(module, id));
            let is_usable = |one: &SpecialMember| one.is_constructor && one.parameters.is_empty();
            let Some(member) = member.flatten().filter(is_usable) else {
                continue;
            };
            let classes = classes.get_or_insert_with(|| self.known.iter().map(named).collect());
            let Some(class) = classes.get(&member.class) else {
                continue;
            };
            let known = &mut self.interface.composites[*class].constructors;
            if known.iter().all(|one| !one.parameters.is_empty()) {
                known.push(CppConstructor {
                    symbol: module.text(function.name).to_owned(),
                    parameters: Vec::new(),
                });
            }
        }
    }

    /// A line of the file that a function is in.
    fn place_in(&self, function: FunctionId, line: u32) -> Place {
        let program = self.module.function(function).subprogram;
        let program = program.and_then(|id| self.module.subprogram(id));
        self.place(program.and_then(|program| program.file), line)
    }
}

/// The class that a function is a constructor of.
pub(super) fn constructed(module: &Module, program: &Subprogram<'_>) -> Option<MetadataId> {
    let scope = program.scope?;
    let DebugType::Composite(class) = module.debug_type(scope)? else {
        return None;
    };
    let name = class.name.split('<').next()?;
    (program.name.split('<').next() == Some(name)).then_some(scope)
}

/// The class of a struct in the IR, without its namespaces: `struct.shop::Item` and `class.Item.3` are `Item`.
fn class_name(name: &str) -> Option<&str> {
    let (kind, name) = name.split_once('.')?;
    let name = match name.rsplit_once('.') {
        Some((before, number)) if number.bytes().all(|byte| byte.is_ascii_digit()) => before,
        _ => name,
    };
    let is_class = matches!(kind, "struct" | "class");
    is_class.then(|| name.rsplit("::").next().unwrap_or(name))
}
