//! Which arguments of a call may point to the same.

use verify_ffi::contract::{Contract, Value};
use verify_symex::call_environment::{CallArgument, Field, ValueSpec};

/// Whether two arguments could point to the same, and the engine looks only at those that do not: the types
/// do not rule it out as `&mut` does, and they are not both lent for reading in one piece.
pub(super) fn could_be_equal(contract: &Contract, passed: &[CallArgument]) -> bool {
    let mut others = 0;
    let mut shared = 0;
    for (parameter, passed) in contract.parameters.iter().zip(passed) {
        let is_certain = parameter.evidence.is_empty();
        match &passed.spec {
            ValueSpec::Callback { .. } | ValueSpec::Function { .. } | ValueSpec::Vtable { .. } => {}
            ValueSpec::Pointer(pointee) if is_certain && pointee.is_shared() => shared += 1,
            ValueSpec::Pointer(_) if is_certain => {}
            _ if is_certain && matches!(parameter.value, Value::Opaque { writable: true, .. }) => {}
            ValueSpec::Struct { fields, .. } => {
                let borrowed = |field: &Field| matches!(&field.spec, ValueSpec::Pointer(pointee) if pointee.is_shared());
                others += usize::from(fields.iter().any(borrowed));
            }
            other => others += usize::from(other.is_address()),
        }
    }
    others > 1 || others == 1 && shared > 0
}
