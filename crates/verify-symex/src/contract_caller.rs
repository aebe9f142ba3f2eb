//! What the callers of a function with a contract may pass: all that the types of its parameters
//! allow. What else must hold is for the preconditions to say.

use crate::caller::{Caller, Count, Field, Ownership, Passed, Pointee, Shape};
use crate::debug_type;
use crate::engine::{End, Engine};
use crate::place::file_of;
use crate::program::FunctionRef;
use crate::state::State;
use verify_ir::debug_info::DebugType;
use verify_ir::{AttributeKind, MetadataId, Module};

/// How many pointers deep arguments reach before the rest is null.
pub const DEPTH: u32 = 3;

impl Engine<'_> {
    /// A caller that passes anything. None where debug info does not tell the types.
    pub fn callers_allowed_by_types(
        &mut self,
        state: &State,
        function: FunctionRef,
    ) -> Result<Option<Caller>, End> {
        let (caller, own_order) = self.caller_by_types(function);
        match own_order {
            Some(class) => {
                let what = format!(
                    "any arguments of type `{class}`: a harness can make them, with `verify::any`"
                );
                Err(self.unsupported(state, what))
            }
            None => Ok(caller),
        }
    }

    /// Such a caller, and the class of an argument that no caller can be made to pass.
    fn caller_by_types(&self, function: FunctionRef) -> (Option<Caller>, Option<String>) {
        let module = self.program.ir(function).0;
        let mut shapes = Shapes::of_module(module, &self.options.library_roots);
        (
            self.caller_of_shapes(function, &mut shapes),
            shapes.own_order,
        )
    }

    fn caller_of_shapes(&self, function: FunctionRef, shapes: &mut Shapes<'_>) -> Option<Caller> {
        let names = self.parameter_names(function);
        let first = usize::from(
            self.passed_by_pointer(function, 0, AttributeKind::StructRet)
                .is_some(),
        );
        let mut parameters = Vec::new();
        for (index, ty) in
            (first..).map_while(|index| Some((index, self.parameter_type(function, index)?)))
        {
            let name = names.get(index).cloned().unwrap_or_default();
            parameters.push(Passed {
                name,
                shape: shapes.of(ty, DEPTH)?,
                lent: false,
            });
        }
        let mut inferred = Vec::new();
        if shapes.cut_short {
            inferred.push(format!(
                "pointers that are reached through {DEPTH} others are null"
            ));
        }
        if parameters
            .iter()
            .filter(|parameter| matches!(parameter.shape, Shape::Pointer(_)))
            .count()
            > 1
        {
            inferred.push(
                "pointer arguments point to different objects, or are equal where their types are"
                    .to_owned(),
            );
        }
        Some(Caller {
            parameters,
            result: Shape::Unknown,
            catches: true,
            may_alias: true,
            most_elements: self.options.most_elements,
            who: "the caller".to_owned(),
            inferred,
            ..Caller::default()
        })
    }
}

/// Shapes from debug info.
pub struct Shapes<'m> {
    module: &'m Module,
    library_roots: &'m [String],
    /// Some pointer was not followed.
    pub cut_short: bool,
    /// A class that keeps an order of its own in its members: not any bytes are an object of it.
    pub own_order: Option<String>,
}

impl<'m> Shapes<'m> {
    pub fn of_module(module: &'m Module, library_roots: &'m [String]) -> Shapes<'m> {
        Shapes {
            module,
            library_roots,
            cut_short: false,
            own_order: None,
        }
    }

    /// What values of a type may be. None where debug info does not tell.
    pub fn of(&mut self, ty: MetadataId, depth: u32) -> Option<Shape> {
        let ty = debug_type::stripped(self.module, ty)?;
        let bytes = debug_type::size(self.module, ty);
        match self.module.debug_type(ty)? {
            DebugType::Basic(basic) if basic.encoding == "DW_ATE_boolean" => Some(Shape::OneOf {
                bits: 8,
                values: vec![0, 1],
            }),
            DebugType::Basic(_) => Some(any(bytes?)),
            DebugType::Derived(_) => self.pointer(ty, depth),
            DebugType::Composite(composite) => match composite.tag {
                "DW_TAG_structure_type" | "DW_TAG_class_type" => self.class(ty, bytes?, depth),
                "DW_TAG_array_type" => {
                    let element = composite.base?;
                    let count = debug_type::dimensions(self.module, &composite)
                        .into_iter()
                        .product();
                    Some(Shape::Repeated {
                        element: Box::new(self.of(element, depth)?),
                        count,
                    })
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
            return Some(Shape::Callback {
                nullable: !is_reference,
                function: None,
            });
        }
        if depth == 0 {
            self.cut_short = true;
            return Some(Shape::OneOf {
                bits: 64,
                values: vec![0],
            });
        }
        let element = match pointee {
            Some(pointee) => self.of(pointee, depth - 1)?,
            None => any(1),
        };
        let is_this = self.module.debug_type(ty).is_some_and(
            |ty| matches!(ty, DebugType::Derived(derived) if derived.flags.artificial()),
        );
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
        let DebugType::Composite(class) = self.module.debug_type(ty)? else {
            return None;
        };
        let members = debug_type::members(self.module, &class);
        if members
            .iter()
            .any(|part| part.flags.bit_field() || part.flags.is_virtual())
        {
            return Some(any(bytes));
        }
        let is_polymorphic = members.iter().any(|part| part.name.starts_with("_vptr"));
        if is_polymorphic || (self.is_librarys(ty) && self.holds_pointer(ty)) {
            self.own_order.get_or_insert(class.name.to_owned());
            return None;
        }
        let mut fields = Vec::new();
        for part in members {
            let shape = self.of(part.base?, depth)?;
            fields.push(Field {
                name: part.name.to_owned(),
                offset: part.offset_bits / 8,
                shape,
            });
        }
        Some(Shape::Struct {
            size: bytes,
            align: 16,
            fields,
        })
    }
}

impl Shapes<'_> {
    /// Whether a class is one of the standard library's.
    fn is_librarys(&self, ty: MetadataId) -> bool {
        let path = file_of(self.module, ty);
        self.library_roots
            .iter()
            .any(|root| path.starts_with(root.as_str()))
            || path.contains("/include/c++/")
    }

    fn holds_pointer(&self, ty: MetadataId) -> bool {
        let Some(ty) = debug_type::stripped(self.module, ty) else {
            return false;
        };
        match self.module.debug_type(ty) {
            Some(DebugType::Derived(_)) => true,
            Some(DebugType::Composite(class)) if class.tag == "DW_TAG_array_type" => class
                .base
                .is_some_and(|element| self.holds_pointer(element)),
            Some(DebugType::Composite(class)) if class.tag != "DW_TAG_enumeration_type" => {
                let members = debug_type::members(self.module, &class);
                members
                    .iter()
                    .any(|part| part.base.is_some_and(|base| self.holds_pointer(base)))
            }
            _ => false,
        }
    }
}

fn any(bytes: u64) -> Shape {
    Shape::Any {
        bytes,
        align: bytes.next_power_of_two().min(16),
    }
}
