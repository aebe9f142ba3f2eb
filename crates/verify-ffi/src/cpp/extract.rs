//! Reads the interface of a unit out of its LLVM IR: symbols from the module, types from debug info.

use super::interface::{
    CppComposite, CppField, CppFunction, CppFunctionType, CppKind, CppParameter, CppSignature,
    CppType, CppVariable, Enumerator, Interface, Place,
};
use super::length_inference::{Counted, counted};
use std::collections::HashMap;
use std::path::Path;
use verify_ir::debug_info::{Bound, CompositeType, DebugFlags, DebugType, DerivedType};
use verify_ir::{
    AttributeKind, Callee, Constant, Function, FunctionId, Linkage, MetadataId, Module,
};

impl Interface {
    /// What a unit defines for others.
    #[must_use]
    pub fn of_module(module: &Module) -> Interface {
        let mut reader = Reader {
            module,
            interface: Interface::default(),
            known: HashMap::new(),
            open: Vec::new(),
            reached: super::extent_inference::reached(module),
            counted: counted(module),
            pending: Vec::new(),
        };
        for id in module.function_ids() {
            let function = module.function(id);
            let symbol = module.text(function.name).to_owned();
            if function.is_declaration() {
                // Rust defines nothing under a name of C++.
                if function.subprogram.is_some() && !symbol.starts_with("_Z") {
                    let read = reader.function(id, function);
                    reader.interface.called.insert(symbol, read);
                }
            } else if is_offered(&symbol, function.properties.linkage) {
                let read = reader.function(id, function);
                reader.interface.functions.insert(symbol, read);
            }
        }
        reader.aliases();
        reader.variables();
        reader.lengths();
        reader.constructors();
        for index in 0..reader.pending.len() {
            reader.settle(index);
        }
        reader.interface
    }
}

/// Inline functions and instances of templates are each unit's own affair, unless they have a name
/// for other languages.
fn is_offered(symbol: &str, linkage: Linkage) -> bool {
    match linkage {
        Linkage::External | Linkage::Weak | Linkage::WeakOdr | Linkage::Common => true,
        Linkage::LinkOnce | Linkage::LinkOnceOdr => !symbol.starts_with("_Z"),
        _ => false,
    }
}

pub(super) struct Reader<'m> {
    pub(super) module: &'m Module,
    pub(super) interface: Interface,
    /// The composite of a node of debug info.
    pub(super) known: HashMap<MetadataId, usize>,
    /// The types being read: a malformed graph may be a circle.
    open: Vec<MetadataId>,
    /// What is inferred of parameters from the code.
    pub(super) reached: super::extent_inference::Reached,
    /// Which numbers tell how much pointers point to.
    pub(super) counted: Vec<Counted>,
    /// What is left to do for each composite.
    pending: Vec<Pending>,
}

/// What can only be done when all members are read: classes point to each other while they are.
#[derive(Default)]
struct Pending {
    /// The offsets in bits of the bases, and their composites.
    bases: Vec<(u64, usize)>,
    settled: bool,
}

impl<'m> Reader<'m> {
    fn function(&mut self, id: FunctionId, function: &Function) -> CppFunction {
        let module = self.module;
        let attributes = module.attributes(function.attributes);
        let symbol = module.text(function.name);
        let never_throws = attributes.has(AttributeKind::NoUnwind);
        let described = function
            .subprogram
            .and_then(|id| Some((id, module.subprogram(id)?)));
        CppFunction {
            name: match described {
                Some((id, _)) => module.qualified_name(id),
                None => symbol.to_owned(),
            },
            place: described.map_or_else(Place::default, |(_, program)| {
                self.place(program.file, program.line)
            }),
            signature: described.and_then(|(_, program)| {
                let Some(DebugType::Subroutine(ty)) = module.debug_type(program.ty?) else {
                    return None;
                };
                let names = self.parameter_names(program.retained_nodes, function);
                let mut signature = self.signature(ty.types?, &names);
                // Only where each parameter of the source is one of the machine's.
                if signature.parameters.len() == function.parameters.len() {
                    for (at, parameter) in signature.parameters.iter_mut().enumerate() {
                        parameter.indexed = self.reached.elements.get(&(id, at)).copied();
                        let class = self.reached.taken_as.get(&(id, at)).copied();
                        parameter.taken_as = class.map(|class| self.ty(Some(class)));
                        parameter.counted_by = self.counted_by(id, at);
                    }
                }
                Some(signature)
            }),
            variadic: function.varargs,
            never_throws,
            noexcept: never_throws
                && (function.is_declaration() || self.ends_at_exceptions(function)),
            convention: function.calling_convention.0,
        }
    }

    /// Whether clang put a handler into the body that ends the program. A body without one has nothing
    /// in it that throws, or was compiled without exceptions: whether it is `noexcept` is all the same.
    fn ends_at_exceptions(&self, function: &Function) -> bool {
        let instructions = function.body.iter().flat_map(|body| &body.instructions);
        let mut calls = instructions.filter_map(|one| one.kind.as_call());
        calls.any(|call| match call.callee {
            Callee::Function(id) => {
                self.module.text(self.module.function(id).name) == "__clang_call_terminate"
            }
            _ => false,
        })
    }

    /// Names of parameters: from debug info, or from the IR where it has one value for each.
    fn parameter_names(&self, retained: Option<MetadataId>, function: &Function) -> Vec<String> {
        let mut names = Vec::new();
        let variables = retained
            .into_iter()
            .flat_map(|tuple| self.module.tuple(tuple));
        for variable in variables
            .flatten()
            .filter_map(|id| self.module.local_variable(id))
        {
            let Some(at) = (variable.arg as usize).checked_sub(1) else {
                continue;
            };
            if names.len() <= at {
                names.resize(at + 1, String::new());
            }
            variable.name.clone_into(&mut names[at]);
        }
        if names.is_empty() {
            let own = function
                .parameters
                .iter()
                .map(|one| function.local(one.local).name);
            names.extend(own.map(|name| name.map_or("", |id| self.module.text(id)).to_owned()));
        }
        names
    }

    fn signature(&mut self, types: MetadataId, names: &[String]) -> CppSignature {
        let mut nodes: Vec<Option<MetadataId>> = self.module.tuple(types).collect();
        let result = if nodes.is_empty() {
            None
        } else {
            nodes.remove(0)
        };
        // A trailing null stands for `...`; `void` is no parameter.
        nodes.retain(Option::is_some);
        let parameters = nodes.iter().enumerate().map(|(at, node)| CppParameter {
            name: names.get(at).cloned().unwrap_or_default(),
            ty: self.ty(*node),
            written: self.module.debug_type_name(*node),
            indexed: None,
            taken_as: None,
            counted_by: None,
        });
        let parameters = parameters.collect();
        CppSignature {
            parameters,
            result: self.ty(result),
            written: self.module.debug_type_name(result),
        }
    }

    /// Other names for functions that were read already.
    fn aliases(&mut self) {
        for alias in &self.module.aliases {
            let name = self.module.text(alias.name);
            if !is_offered(name, alias.properties.linkage) {
                continue;
            }
            let Constant::Function(id) = self.module.constant(alias.aliasee) else {
                continue;
            };
            let target = self.module.text(self.module.function(*id).name);
            if let Some(function) = self.interface.functions.get(target).cloned() {
                self.interface.functions.insert(name.to_owned(), function);
            }
        }
    }

    fn variables(&mut self) {
        for global in &self.module.globals {
            let symbol = self.module.text(global.name);
            if global.initializer.is_none() || !is_offered(symbol, global.properties.linkage) {
                continue;
            }
            let described = self.module.debug_variables(global).next();
            let read = match described.and_then(|id| self.module.global_variable(id)) {
                Some(variable) => CppVariable {
                    name: variable.name.to_owned(),
                    ty: self.ty(variable.ty),
                    written: self.module.debug_type_name(variable.ty),
                    constant: global.constant,
                    place: self.place(variable.file, variable.line),
                },
                // It is there; nothing more is known.
                None => CppVariable {
                    name: symbol.to_owned(),
                    ty: CppType::Other { bits: 0 },
                    written: String::new(),
                    constant: global.constant,
                    place: Place::default(),
                },
            };
            self.interface.variables.insert(symbol.to_owned(), read);
        }
    }

    pub(super) fn place(&self, file: Option<MetadataId>, line: u32) -> Place {
        let file = file.and_then(|id| self.module.file(id));
        Place {
            file: file.map_or_else(String::new, |file| {
                let path = Path::new(file.directory).join(file.name);
                path.to_string_lossy().into_owned()
            }),
            line,
        }
    }

    pub(super) fn ty(&mut self, id: Option<MetadataId>) -> CppType {
        let Some(id) = id else {
            return CppType::Void;
        };
        if let Some(index) = self.known.get(&id) {
            return CppType::Composite { index: *index };
        }
        if self.open.contains(&id) {
            return CppType::Other { bits: 0 };
        }
        self.open.push(id);
        let ty = match self.module.debug_type(id) {
            Some(DebugType::Basic(basic)) => basic_type(basic),
            Some(DebugType::Derived(derived)) => self.derived(&derived),
            Some(DebugType::Composite(composite)) => self.composite(id, &composite),
            Some(DebugType::Subroutine(function)) => CppType::Function {
                signature: Box::new(self.function_type(function.types)),
            },
            None => CppType::Other { bits: 0 },
        };
        self.open.pop();
        ty
    }

    pub(super) fn function_type(&mut self, types: Option<MetadataId>) -> CppFunctionType {
        let nodes = types.into_iter().flat_map(|tuple| self.module.tuple(tuple));
        let mut nodes: Vec<Option<MetadataId>> = nodes.collect();
        let result = if nodes.is_empty() {
            None
        } else {
            nodes.remove(0)
        };
        // A trailing null stands for `...`.
        let variadic = nodes.last() == Some(&None);
        CppFunctionType {
            parameters: nodes
                .into_iter()
                .flatten()
                .map(|node| self.ty(Some(node)))
                .collect(),
            result: self.ty(result),
            variadic,
        }
    }

    fn derived(&mut self, derived: &DerivedType<'m>) -> CppType {
        match derived.tag {
            "DW_TAG_pointer_type" | "DW_TAG_reference_type" | "DW_TAG_rvalue_reference_type" => {
                // Only a class can contain a pointer to itself, and those are known by name.
                CppType::Pointer {
                    pointee: Box::new(self.ty(derived.base)),
                }
            }
            "DW_TAG_typedef" => {
                let ty = self.ty(derived.base);
                self.name_by_alias(&ty, derived.name);
                ty
            }
            "DW_TAG_const_type"
            | "DW_TAG_volatile_type"
            | "DW_TAG_restrict_type"
            | "DW_TAG_atomic_type"
            | "DW_TAG_template_alias" => self.ty(derived.base),
            _ => CppType::Other {
                bits: derived.size_bits,
            },
        }
    }

    /// `typedef struct { … } name;` has no other name.
    fn name_by_alias(&mut self, ty: &CppType, alias: &str) {
        if let CppType::Composite { index } = ty {
            let composite = &mut self.interface.composites[*index];
            if composite.name.is_empty() || composite.name.contains("(anonymous") {
                alias.clone_into(&mut composite.name);
            }
        }
    }

    fn composite(&mut self, id: MetadataId, composite: &CompositeType<'m>) -> CppType {
        let kind = match composite.tag {
            "DW_TAG_structure_type" | "DW_TAG_class_type" => CppKind::Class,
            "DW_TAG_union_type" => CppKind::Union,
            "DW_TAG_enumeration_type" => CppKind::Enum,
            "DW_TAG_array_type" if !composite.flags.contains(DebugFlags::VECTOR) => {
                return self.array(composite);
            }
            _ => {
                return CppType::Other {
                    bits: composite.size_bits,
                };
            }
        };
        let index = self.interface.composites.len();
        self.known.insert(id, index);
        self.pending.push(Pending::default());
        self.interface.composites.push(CppComposite {
            name: self.module.qualified_name(id),
            kind,
            size: composite.size_bits / 8,
            align: u64::from(composite.align_bits / 8),
            incomplete: composite.flags.contains(DebugFlags::FORWARD_DECLARATION),
            by_address: composite.flags.contains(DebugFlags::PASS_BY_REFERENCE),
            fields: Vec::new(),
            enumerators: Vec::new(),
            constructors: Vec::new(),
            vtable: composite
                .identifier
                .strip_prefix("_ZTS")
                .map(|name| format!("_ZTV{name}")),
            place: self.place(composite.file, composite.line),
        });
        self.members(index, composite);
        CppType::Composite { index }
    }

    fn members(&mut self, index: usize, composite: &CompositeType<'m>) {
        let elements = composite.elements.into_iter();
        let elements: Vec<MetadataId> = elements
            .flat_map(|tuple| self.module.tuple(tuple))
            .flatten()
            .collect();
        let mut fields = Vec::new();
        let mut enumerators = Vec::new();
        for element in elements {
            if let Some(one) = self.module.enumerator(element) {
                enumerators.push(Enumerator {
                    name: one.name.to_owned(),
                    value: one.value,
                });
            } else if let Some(DebugType::Derived(member)) = self.module.debug_type(element) {
                self.member(index, &member, &mut fields);
            }
        }
        let read = &mut self.interface.composites[index];
        read.fields = fields;
        read.enumerators = enumerators;
    }

    fn member(&mut self, class: usize, member: &DerivedType<'m>, fields: &mut Vec<CppField>) {
        match member.tag {
            "DW_TAG_inheritance" => {
                if let CppType::Composite { index } = self.ty(member.base) {
                    self.pending[class].bases.push((member.offset_bits, index));
                }
            }
            "DW_TAG_member" if !member.flags.contains(DebugFlags::STATIC_MEMBER) => {
                let ty = self.ty(member.base);
                fields.push(CppField {
                    name: member.name.to_owned(),
                    ty,
                    written: self.module.debug_type_name(member.base),
                    offset_bits: member.offset_bits,
                    size_bits: member.size_bits,
                    bit_field: member.flags.contains(DebugFlags::BIT_FIELD),
                    line: member.line,
                });
            }
            _ => {}
        }
    }

    /// Puts the fields of bases before a class's own, and finds its alignment.
    fn settle(&mut self, index: usize) {
        if std::mem::replace(&mut self.pending[index].settled, true) {
            return;
        }
        let mut fields = Vec::new();
        for (offset, base) in std::mem::take(&mut self.pending[index].bases) {
            self.settle(base);
            let inherited = self.interface.composites[base].fields.iter();
            fields.extend(inherited.map(|field| CppField {
                offset_bits: field.offset_bits.saturating_add(offset),
                ..field.clone()
            }));
        }
        fields.append(&mut self.interface.composites[index].fields);
        for field in &fields {
            self.settle_type(&field.ty);
        }
        let natural = match self.interface.composites[index].kind {
            CppKind::Enum => self.interface.composites[index].size,
            _ => self.alignment(&fields),
        };
        let read = &mut self.interface.composites[index];
        read.align = read.align.max(natural).max(1);
        read.fields = fields;
    }

    /// What lies in a class by value decides its alignment.
    fn settle_type(&mut self, ty: &CppType) {
        match ty {
            CppType::Array { element, .. } => self.settle_type(element),
            CppType::Composite { index } => self.settle(*index),
            _ => {}
        }
    }

    /// The alignment that members ask for. A packed class has members at places that theirs does not
    /// allow; then it asks for none.
    fn alignment(&self, fields: &[CppField]) -> u64 {
        let mut greatest = 1;
        for field in fields {
            let Some((_, align)) = self.interface.layout(&field.ty) else {
                continue;
            };
            if !field.bit_field
                && !field
                    .offset_bits
                    .is_multiple_of(align.max(1).saturating_mul(8))
            {
                return 1;
            }
            greatest = greatest.max(align);
        }
        greatest
    }

    fn array(&mut self, composite: &CompositeType<'m>) -> CppType {
        let mut ty = self.ty(composite.base);
        let dimensions = composite.elements.into_iter();
        let dimensions: Vec<MetadataId> = dimensions
            .flat_map(|tuple| self.module.tuple(tuple))
            .flatten()
            .collect();
        for dimension in dimensions.into_iter().rev() {
            let count = self
                .module
                .subrange(dimension)
                .and_then(|range| range.count);
            let length = match count {
                Some(Bound::Number(count)) => u64::try_from(count).ok(),
                _ => None,
            };
            ty = CppType::Array {
                element: Box::new(ty),
                length,
            };
        }
        ty
    }
}

fn basic_type(basic: verify_ir::debug_info::BasicType<'_>) -> CppType {
    let integer = |signed| CppType::Integer {
        bits: basic.size_bits,
        signed,
        plain_char: basic.name == "char",
    };
    match basic.encoding {
        "DW_ATE_boolean" => CppType::Bool,
        "DW_ATE_signed" | "DW_ATE_signed_char" => integer(true),
        "DW_ATE_unsigned" | "DW_ATE_unsigned_char" | "DW_ATE_UTF" => integer(false),
        "DW_ATE_float" => CppType::Float {
            bits: basic.size_bits,
        },
        // `decltype(nullptr)`.
        "" => CppType::Pointer {
            pointee: Box::new(CppType::Void),
        },
        _ => CppType::Other {
            bits: basic.size_bits,
        },
    }
}
