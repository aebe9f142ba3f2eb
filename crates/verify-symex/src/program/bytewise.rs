//! Objects that are copied or filled byte by byte and must not be ([basic.types.general]/2).
//!
//! The bytes of an object are its value only where its class is trivially copyable. What a call of `memcpy`
//! and its kin is given has lost its type in IR; how the source declares it tells. Clang's own copies are
//! allowed to: a class with a destructor may have a trivial copy constructor. They have `!tbaa.struct`.

use super::debug_type::{members, stripped};
use super::source_type::SourceTypes;
use verify_ir::debug_info::{CompositeType, DebugType};
use verify_ir::{
    Body, Call, Callee, Function, Instruction, InstructionKind as K, MetadataId, Module, Operand,
};

/// What becomes of the bytes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
    /// They are written as those of another object, or moved.
    Moved,
    /// They are overwritten with a number. Memory that is no object yet may be.
    Filled,
}

/// What a function does with the bytes behind its first argument.
fn use_of(name: &str) -> Option<Use> {
    match name {
        "memcpy" | "memmove" | "mempcpy" | "__memcpy_chk" | "__memmove_chk" => Some(Use::Moved),
        "realloc" | "reallocarray" | "qsort" | "qsort_r" => Some(Use::Moved),
        "memset" | "bzero" | "__memset_chk" => Some(Use::Filled),
        _ if name.starts_with("llvm.memcpy.") => Some(Use::Moved),
        _ if name.starts_with("llvm.memmove.") => Some(Use::Moved),
        _ if name.starts_with("llvm.memset.") => Some(Use::Filled),
        _ => None,
    }
}

/// The argument whose object must not be treated so by the call at this index, and why.
pub fn forbidden(
    module: &Module,
    function: &Function,
    name: &str,
    (index, call): (usize, &Call),
) -> Option<(Operand, String)> {
    let what = use_of(name)?;
    let body = function.body.as_ref()?;
    let mut attached = body.attachments_of(index).iter();
    if attached.any(|(_, one)| module.text(one.kind) == "tbaa.struct") {
        return None;
    }
    let types = SourceTypes { module, body };
    let pointer = call.arguments.first()?.value;
    if what == Use::Filled
        && (!is_object(module, function, body, pointer) || is_constructed_next(module, body, index))
    {
        return None;
    }
    let ty = stripped(module, types.pointed_to(pointer)?)?;
    let class = class(module, ty)?;
    let holds = class.flags.pass_by_reference() && has_parts_of_its_own(module, &class, DEPTH);
    let declares = what == Use::Moved && declares_copies(module, &class);
    if !class.flags.pass_by_reference() || !(holds || declares) {
        return None;
    }
    let verb = match what {
        Use::Moved => "moved",
        Use::Filled => "overwritten",
    };
    Some((
        pointer,
        format!(
            "an object of `{}`, which is not trivially copyable, is {verb} byte by byte",
            class.name
        ),
    ))
}

/// How deep members are looked into.
const DEPTH: u32 = 8;

/// A class, or that of an array's elements.
fn class(module: &Module, ty: MetadataId) -> Option<CompositeType<'_>> {
    let DebugType::Composite(composite) = module.debug_type(stripped(module, ty)?)? else {
        return None;
    };
    match composite.tag {
        "DW_TAG_array_type" => class(module, composite.base?),
        "DW_TAG_class_type" | "DW_TAG_structure_type" => Some(composite),
        _ => None,
    }
}

/// Whether a member or base is of a class that looks after itself, or there is a table of virtual functions.
fn has_parts_of_its_own(module: &Module, of: &CompositeType<'_>, depth: u32) -> bool {
    if is_librarys(module, of) {
        return true;
    }
    let Some(depth) = depth.checked_sub(1) else {
        return false;
    };
    members(module, of).iter().any(|member| {
        if member.name.starts_with("_vptr") {
            return true;
        }
        let Some(part) = member.base.and_then(|ty| class(module, ty)) else {
            return false;
        };
        part.flags.pass_by_reference()
            && (declares_copies(module, &part) || has_parts_of_its_own(module, &part, depth))
    })
}

/// The library says nothing of its functions. What is atomic is copied by nobody, and often overwritten.
fn is_librarys(module: &Module, of: &CompositeType<'_>) -> bool {
    let mut scope = of.scope;
    let mut outermost = None;
    while let Some(namespace) = scope.and_then(|id| module.namespace(id)) {
        outermost = Some(namespace.name);
        scope = namespace.scope;
    }
    outermost == Some("std")
        && of.flags.pass_by_reference()
        && !of.name.starts_with("atomic")
        && !of.name.starts_with("__")
}

/// Whether the class has a destructor, or a constructor that copies or moves, which somebody wrote.
fn declares_copies(module: &Module, of: &CompositeType<'_>) -> bool {
    let Some(elements) = of.elements else {
        return false;
    };
    let plain = of.name.split('<').next().unwrap_or(of.name);
    module.tuple(elements).flatten().any(|id| {
        let Some(function) = module.subprogram(id) else {
            return false;
        };
        if function.flags.artificial() || function.subprogram_flags.deleted() {
            return false;
        }
        if function.name.starts_with('~') {
            return true;
        }
        let parameters = || -> Option<MetadataId> {
            let DebugType::Subroutine(ty) = module.debug_type(function.ty?)? else {
                return None;
            };
            let types: Vec<_> = module.tuple(ty.types?).collect();
            match types[..] {
                [_, _, only] => only,
                _ => None,
            }
        };
        function.name == plain
            && parameters()
                .and_then(|ty| super::debug_type::pointee(module, ty))
                .and_then(|ty| class(module, ty))
                .is_some_and(|one| one.identifier == of.identifier && one.name == of.name)
    })
}

/// Whether the next call constructs an object in the memory: value-initialisation sets it to zero before
/// ([dcl.init.general]/9).
fn is_constructed_next(module: &Module, body: &Body, index: usize) -> bool {
    let call_at = |instruction: &Instruction| match &instruction.kind {
        K::Call(call) => Some((**call).clone()),
        K::Invoke(invoke) => Some(invoke.call.clone()),
        _ => None,
    };
    let first = |call: &Call| call.arguments.first().map(|argument| argument.value);
    let Some(filled) = call_at(&body.instructions[index]).as_ref().and_then(first) else {
        return false;
    };
    let next = body.instructions[index + 1..].iter().find_map(call_at);
    next.is_some_and(|next| {
        let Callee::Function(callee) = next.callee else {
            return false;
        };
        let name = module.text(module.function(callee).name);
        let is_constructor = ["C1E", "C2E"].iter().any(|mark| name.contains(mark));
        name.starts_with("_ZN") && is_constructor && first(&next) == Some(filled)
    })
}

/// Whether the address is that of a variable, of a part of one, or `this`.
fn is_object(module: &Module, function: &Function, body: &Body, pointer: Operand) -> bool {
    let Operand::Local(local) = pointer else {
        return true;
    };
    let mut all = body.instructions.iter();
    match all
        .find(|one| one.result == Some(local))
        .map(|one| &one.kind)
    {
        Some(K::Alloca { .. }) => true,
        Some(K::GetElementPtr { base, .. }) => is_object(module, function, body, *base),
        Some(K::Load { .. }) => {
            let name = function.local(local).name;
            name.is_some_and(|name| module.text(name).starts_with("this"))
        }
        _ => false,
    }
}
