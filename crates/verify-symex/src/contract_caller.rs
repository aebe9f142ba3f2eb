//! What the callers of a function with a contract may pass: all that the types of its parameters
//! allow. What else must hold is for the preconditions to say.

use crate::caller::{Caller, Count, Field, Ownership, Passed, Pointee, Shape};
use crate::debug_type;
use crate::engine::Engine;
use crate::program::FunctionRef;
use verify_ir::debug_info::DebugType;
use verify_ir::{AttributeKind, MetadataId, Module};

/// How many pointers deep arguments reach before the rest is null.
const DEPTH: u32 = 3;

impl Engine<'_> {
    /// A caller that passes anything. None where debug info does not tell the types.
    pub fn callers_allowed_by_types(&self, function: FunctionRef) -> Option<Caller> {
        let module = self.program.ir(function).0;
        let names = self.parameter_names(function);
        let mut shapes = Shapes { module, cut_short: false };
        let first = usize::from(self.passed_by_pointer(function, 0, AttributeKind::StructRet).is_some());
        let mut parameters = Vec::new();
        for (index, ty) in (first..).map_while(|index| Some((index, self.parameter_type(function, index)?))) {
            let name = names.get(index).cloned().unwrap_or_default();
            parameters.push(Passed { name, shape: shapes.of(ty, DEPTH)?, lent: false });
        }
        let mut inferred = Vec::new();
        if shapes.cut_short {
            inferred.push(format!("pointers that are reached through {DEPTH} others are null"));
        }
        if parameters.iter().filter(|parameter| matches!(parameter.shape, Shape::Pointer(_))).count() > 1 {
            inferred.push("pointer arguments point to different objects".to_owned());
        }
        Some(Caller {
            parameters,
            result: Shape::Unknown,
            catches: true,
            most_elements: self.options.most_elements,
            who: "the caller".to_owned(),
            inferred,
            ..Caller::default()
        })
    }
}

/// Shapes from debug info.
struct Shapes<'m> {
    module: &'m Module,
    /// Some pointer was not followed.
    cut_short: bool,
}

impl Shapes<'_> {
    fn of(&mut self, ty: MetadataId, depth: u32) -> Option<Shape> {
        let ty = debug_type::stripped(self.module, ty)?;
        let bytes = debug_type::size(self.module, ty);
        match self.module.debug_type(ty)? {
            DebugType::Basic(basic) if basic.encoding == "DW_ATE_boolean" => Some(Shape::OneOf { bits: 8, values: vec![0, 1] }),
            DebugType::Basic(_) => Some(any(bytes?)),
            DebugType::Derived(_) => self.pointer(ty, depth),
            DebugType::Composite(composite) => match composite.tag {
                "DW_TAG_structure_type" | "DW_TAG_class_type" => self.class(ty, bytes?, depth),
                "DW_TAG_array_type" => {
                    let element = composite.base?;
                    let count = debug_type::dimensions(self.module, &composite).into_iter().product();
                    Some(Shape::Repeated { element: Box::new(self.of(element, depth)?), count })
                }
                _ => Some(any(bytes?)),
            },
            DebugType::Subroutine(_) => None,
        }
    }

    /// A pointer to any number of objects, or to none; a reference to one.
    fn pointer(&mut self, ty: MetadataId, depth: u32) -> Option<Shape> {
        let is_reference = debug_type::is_reference(self.module, ty);
        let pointee = debug_type::pointee(self.module, ty);
        let stripped = pointee.and_then(|pointee| debug_type::stripped(self.module, pointee));
        if let Some(DebugType::Subroutine(_)) = stripped.and_then(|ty| self.module.debug_type(ty)) {
            return Some(Shape::Callback { nullable: !is_reference });
        }
        if depth == 0 {
            self.cut_short = true;
            return Some(Shape::OneOf { bits: 64, values: vec![0] });
        }
        let element = match pointee {
            Some(pointee) => self.of(pointee, depth - 1)?,
            None => any(1),
        };
        let is_this = self.module.debug_type(ty).is_some_and(|ty| matches!(ty, DebugType::Derived(derived) if derived.flags.artificial()));
        let one = is_reference || is_this;
        Some(Shape::Pointer(Box::new(Pointee {
            element,
            count: if one { Count::One } else { Count::Some },
            nullable: !one,
            writable: true,
            initialised: true,
            ownership: Ownership::Lent,
            utf8: false,
        })))
    }

    /// Member by member; as plain bytes where members share them.
    fn class(&mut self, ty: MetadataId, bytes: u64, depth: u32) -> Option<Shape> {
        let DebugType::Composite(class) = self.module.debug_type(ty)? else { return None };
        let members = debug_type::members(self.module, &class);
        if members.iter().any(|part| part.flags.bit_field() || part.flags.is_virtual()) {
            return Some(any(bytes));
        }
        let mut fields = Vec::new();
        for part in members {
            let shape = self.of(part.base?, depth)?;
            fields.push(Field { name: part.name.to_owned(), offset: part.offset_bits / 8, shape });
        }
        Some(Shape::Struct { size: bytes, align: 16, fields })
    }
}

fn any(bytes: u64) -> Shape {
    Shape::Any { bytes, align: bytes.next_power_of_two().min(16) }
}
