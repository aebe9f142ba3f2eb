//! What the callers of a function with a contract may pass: all that the types of its parameters
//! allow. What else must hold is for the preconditions to say.

use crate::call_environment::{
    CallArgument, CallEnvironment, Count, Evidence, Field, Ownership, Pointee, ScratchBuffer,
    SetupCall, SetupStep, ValueSpec,
};
use crate::contract_names::CONSTRUCTS;
use crate::engine::{End, Engine};
use crate::environment::entry::DIFFERENT_OR_EQUAL;
use crate::program::source_file::{file_of, is_system_library};
use crate::program::{FunctionRef, debug_type};
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
    ) -> Result<Option<CallEnvironment>, End> {
        let (caller, own_order) = self.environment_by_types(function);
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
    fn environment_by_types(
        &self,
        function: FunctionRef,
    ) -> (Option<CallEnvironment>, Option<String>) {
        let module = self.image.program.ir(function).0;
        let mut shapes = ValueSpecs::of_module(module, &self.options.library_roots);
        (
            self.caller_of_shapes(function, &mut shapes),
            shapes.own_order,
        )
    }

    fn caller_of_shapes(
        &self,
        function: FunctionRef,
        shapes: &mut ValueSpecs<'_>,
    ) -> Option<CallEnvironment> {
        let names = self.parameter_names(function);
        let first = usize::from(
            self.passed_by_pointer(function, 0, AttributeKind::StructRet)
                .is_some(),
        );
        let mut parameters = Vec::new();
        let mut made = Made::default();
        let makers = self.argument_constructors(function);
        let own = first + usize::from(self.has_this(function, first));
        let constructs = own > first && self.calls_of(function, CONSTRUCTS).next().is_some();
        for (index, ty) in
            (first..).map_while(|index| Some((index, self.parameter_type(function, index)?)))
        {
            let name = names.get(index).cloned().unwrap_or_default();
            // `this` is 0, the parameters of the source are counted from 1.
            let position = index + 1 - own;
            let materializer = makers
                .iter()
                .find(|materializer| materializer.position == position);
            let spec = match materializer {
                _ if constructs && index == first => room_for_object(shapes.object_size(ty)?),
                Some(materializer) if materializer.is_first_choice || !shapes.can_be_bytes(ty) => {
                    if let Some(class) = shapes.class_behind(ty) {
                        made.said.push(format!(
                            "`{name}` is of the class `{class}` itself, not of one that derives from it"
                        ));
                    }
                    made.by(&materializer.function, &name, shapes.object_size(ty)?)
                }
                _ => shapes.of(ty, DEPTH)?,
            };
            parameters.push(CallArgument {
                name,
                spec,
                borrowed: false,
                ..CallArgument::default()
            });
        }
        let mut inferred = made.said;
        if shapes.cut_short {
            inferred.push(format!(
                "pointers that are reached through {DEPTH} others are null"
            ));
        }
        if parameters
            .iter()
            .filter(|parameter| matches!(parameter.spec, ValueSpec::Pointer(_)))
            .count()
            > 1
        {
            inferred.push(DIFFERENT_OR_EQUAL.to_owned());
        }
        Some(CallEnvironment {
            parameters,
            result: ValueSpec::Unknown,
            catches: true,
            undeclared: false,
            may_alias: true,
            max_elements: self.options.max_elements,
            who: "the caller".to_owned(),
            inferred,
            scratch_buffers: made.scratch_buffers,
            setup: made.setup,
            ..CallEnvironment::default()
        })
    }
}

impl Engine<'_> {
    /// The caller that does something before the entry point: the one that is told, or any of a contract.
    pub fn setup_caller(&mut self, state: &State) -> Option<CallEnvironment> {
        let entry = state
            .below
            .first()
            .map_or(&state.top, |frame| frame)
            .code
            .function;
        let is_function = matches!(self.options.entry, crate::options::Entry::Function(_));
        match &self.options.caller {
            Some(caller) => Some(caller.clone()),
            None if is_function && self.has_contract(entry) => self.environment_by_types(entry).0,
            None => None,
        }
    }

    /// The functions that make arguments, by the position of their parameter, as the contract names them.
    fn argument_constructors(&self, function: FunctionRef) -> Vec<ArgumentConstructor> {
        let module = self.image.program.ir(self.contract_of(function)).0;
        let mut makers = Vec::new();
        for call in self.calls_of(function, "__verify_argument") {
            let [position, materializer, can] = &*call.arguments else {
                continue;
            };
            let number = |argument: &verify_ir::Argument| constant_number(module, argument);
            if let (Some(position), Some(can @ 1..)) = (number(position), number(can))
                && let Some(materializer) = constant_function(module, materializer)
            {
                makers.push(ArgumentConstructor {
                    position,
                    function: materializer.to_owned(),
                    is_first_choice: can == 1,
                });
            }
        }
        makers
    }

    /// The calls of a function that the contract of another makes.
    fn calls_of<'s>(
        &'s self,
        function: FunctionRef,
        name: &'s str,
    ) -> impl Iterator<Item = &'s verify_ir::Call> {
        let (module, ir) = self.image.program.ir(self.contract_of(function));
        let instructions = ir.body.iter().flat_map(|body| &body.instructions);
        let calls = instructions.filter_map(|one| one.kind.as_call());
        calls.filter(move |call| match call.callee {
            verify_ir::Callee::Function(callee) => {
                module.text(module.function(callee).name) == name
            }
            _ => false,
        })
    }

    fn has_this(&self, function: FunctionRef, first: usize) -> bool {
        let module = self.image.program.ir(function).0;
        let ty = self.parameter_type(function, first);
        let ty = ty.and_then(|ty| module.debug_type(ty));
        matches!(ty, Some(DebugType::Derived(derived)) if derived.flags.artificial())
    }
}

/// A function of the unit that makes an argument.
struct ArgumentConstructor {
    position: usize,
    function: String,
    /// It makes an object of the standard library's; an object of the user's classes is made from bytes where
    /// it can be.
    is_first_choice: bool,
}

/// Arguments that code of the unit makes before the call.
#[derive(Default)]
struct Made {
    scratch_buffers: Vec<ScratchBuffer>,
    setup: Vec<SetupStep>,
    said: Vec<String>,
}

impl Made {
    /// An argument that a function makes, in memory of so many bytes.
    fn by(&mut self, materializer: &str, name: &str, size: u64) -> ValueSpec {
        let buffer = self.scratch_buffers.len();
        self.scratch_buffers.push(ScratchBuffer {
            name: name.to_owned(),
            size,
            align: 16,
            holds_null: false,
        });
        let place = CallArgument {
            name: name.to_owned(),
            spec: ValueSpec::ScratchBuffer { buffer },
            borrowed: false,
            ..CallArgument::default()
        };
        self.setup.push(SetupStep {
            calls: vec![SetupCall {
                function: materializer.to_owned(),
                parameters: vec![place],
                result: None,
                reports_errors: false,
                memory_for_result: None,
            }],
            left_out_with: None,
            changes: false,
        });
        self.said.push(format!(
            "`{name}` is made as `verify::any` makes it, with at most `VERIFY_MOST_ELEMENTS` elements"
        ));
        ValueSpec::ScratchBuffer { buffer }
    }
}

/// Where a constructor makes its object: nothing is there yet.
fn room_for_object(bytes: u64) -> ValueSpec {
    ValueSpec::Pointer(Box::new(Pointee {
        element: ValueSpec::Any { bytes, align: 16 },
        count: Count::One,
        nullable: false,
        writable: true,
        initialised: false,
        ownership: Ownership::Borrowed,
        utf8: false,
        extent: Evidence::Contract,
    }))
}

fn constant_number(module: &Module, argument: &verify_ir::Argument) -> Option<usize> {
    let verify_ir::Operand::Constant(id) = argument.value else {
        return None;
    };
    match module.constant(id) {
        verify_ir::Constant::Integer(number) => usize::try_from(*number).ok(),
        _ => None,
    }
}

fn constant_function<'m>(module: &'m Module, argument: &verify_ir::Argument) -> Option<&'m str> {
    let verify_ir::Operand::Constant(id) = argument.value else {
        return None;
    };
    match module.constant(id) {
        verify_ir::Constant::Function(id) => Some(module.text(module.function(*id).name)),
        _ => None,
    }
}

/// ValueSpecs from debug info.
pub struct ValueSpecs<'m> {
    module: &'m Module,
    library_roots: &'m [String],
    /// Some pointer was not followed.
    pub cut_short: bool,
    /// A class that keeps an order of its own in its members: not any bytes are an object of it.
    pub own_order: Option<String>,
}

impl<'m> ValueSpecs<'m> {
    pub fn of_module(module: &'m Module, library_roots: &'m [String]) -> ValueSpecs<'m> {
        ValueSpecs {
            module,
            library_roots,
            cut_short: false,
            own_order: None,
        }
    }

    /// The size of an object that a parameter of this type is, or refers to.
    fn object_size(&self, ty: MetadataId) -> Option<u64> {
        let pointee = debug_type::pointee(self.module, ty);
        let object = debug_type::stripped(self.module, pointee.unwrap_or(ty))?;
        debug_type::size(self.module, object)
    }

    /// The class with virtual functions that a pointer or a reference is to.
    fn class_behind(&self, ty: MetadataId) -> Option<&'m str> {
        let object = debug_type::stripped(self.module, debug_type::pointee(self.module, ty)?)?;
        let DebugType::Composite(class) = self.module.debug_type(object)? else {
            return None;
        };
        self.is_polymorphic(object).then_some(class.name)
    }

    fn is_polymorphic(&self, ty: MetadataId) -> bool {
        let Some(DebugType::Composite(class)) = self.module.debug_type(ty) else {
            return false;
        };
        let parts = debug_type::members(self.module, &class);
        parts.iter().any(|part| {
            let base = part.base.filter(|_| part.tag == "DW_TAG_inheritance");
            part.name.starts_with("_vptr")
                || base
                    .and_then(|base| debug_type::stripped(self.module, base))
                    .is_some_and(|base| self.is_polymorphic(base))
        })
    }

    /// Whether objects of a type, or behind a pointer to it, can be made from bytes.
    fn can_be_bytes(&self, ty: MetadataId) -> bool {
        let mut tried = ValueSpecs::of_module(self.module, self.library_roots);
        tried.of(ty, DEPTH).is_some() && tried.own_order.is_none()
    }

    /// What values of a type may be. None where debug info does not tell.
    pub fn of(&mut self, ty: MetadataId, depth: u32) -> Option<ValueSpec> {
        let ty = debug_type::stripped(self.module, ty)?;
        let bytes = debug_type::size(self.module, ty);
        match self.module.debug_type(ty)? {
            DebugType::Basic(basic) if basic.encoding == "DW_ATE_boolean" => {
                Some(ValueSpec::OneOf {
                    bits: 8,
                    values: vec![0, 1],
                })
            }
            DebugType::Basic(_) => Some(any(bytes?)),
            DebugType::Derived(_) => self.pointer(ty, depth),
            DebugType::Composite(composite) => match composite.tag {
                "DW_TAG_structure_type" | "DW_TAG_class_type" => self.class(ty, bytes?, depth),
                "DW_TAG_array_type" => {
                    let element = composite.base?;
                    let count = debug_type::dimensions(self.module, &composite)
                        .into_iter()
                        .product();
                    Some(ValueSpec::Repeated {
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
    fn pointer(&mut self, ty: MetadataId, depth: u32) -> Option<ValueSpec> {
        let is_reference = debug_type::is_reference(self.module, ty);
        let pointee = debug_type::pointee(self.module, ty);
        let stripped = pointee.and_then(|pointee| debug_type::stripped(self.module, pointee));
        if let Some(DebugType::Subroutine(_)) = stripped.and_then(|ty| self.module.debug_type(ty)) {
            return Some(ValueSpec::Callback {
                nullable: !is_reference,
                function: None,
            });
        }
        if depth == 0 {
            self.cut_short = true;
            return Some(ValueSpec::OneOf {
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
        Some(ValueSpec::Pointer(Box::new(Pointee {
            element,
            count: if one { Count::One } else { Count::Some },
            nullable: !one,
            writable: true,
            initialised: true,
            ownership: Ownership::Borrowed,
            utf8: false,
            extent: Evidence::Contract,
        })))
    }

    /// Member by member; as plain bytes where members share them.
    fn class(&mut self, ty: MetadataId, bytes: u64, depth: u32) -> Option<ValueSpec> {
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
            let spec = self.of(part.base?, depth)?;
            fields.push(Field {
                name: part.name.to_owned(),
                offset: part.offset_bits / 8,
                spec,
            });
        }
        Some(ValueSpec::Struct {
            size: bytes,
            align: 16,
            fields,
        })
    }
}

impl ValueSpecs<'_> {
    /// Whether a class is one of the standard library's.
    fn is_librarys(&self, ty: MetadataId) -> bool {
        let path = file_of(self.module, ty);
        self.library_roots
            .iter()
            .any(|root| path.starts_with(root.as_str()))
            || is_system_library(&path)
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

fn any(bytes: u64) -> ValueSpec {
    ValueSpec::Any {
        bytes,
        align: bytes.next_power_of_two().min(16),
    }
}
