//! Kinds of disagreement and their codes.

use verify_ffi::MismatchKind;
use verify_symex::Code;

/// The code of a kind; none for a kind that has none yet.
pub fn code(kind: MismatchKind) -> Option<Code> {
    Some(match kind {
        MismatchKind::MissingSymbol => Code::FfiMissingSymbol,
        MismatchKind::Arity => Code::FfiArity,
        MismatchKind::ParameterType => Code::FfiParameterType,
        MismatchKind::ReturnType => Code::FfiReturnType,
        MismatchKind::PointeeType => Code::FfiPointeeType,
        MismatchKind::StructLayout => Code::FfiStructLayout,
        MismatchKind::FieldType => Code::FfiFieldType,
        MismatchKind::EnumRange => Code::FfiEnumRange,
        MismatchKind::Variadic => Code::FfiVariadic,
        MismatchKind::CallingConvention => Code::FfiCallingConvention,
        MismatchKind::VariableType => Code::FfiVariableType,
        MismatchKind::Signedness => Code::FfiSignedness,
        MismatchKind::Bool => Code::FfiBool,
        MismatchKind::Noexcept => Code::FfiNoexcept,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_and_codes_have_the_same_names() {
        for kind in MismatchKind::ALL {
            assert_eq!(code(*kind).map(Code::name), Some(kind.name()));
        }
    }
}
