//! Which property of SV-COMP a violation violates, in linear temporal logic.

use crate::finding::Finding;
use verify_symex::outcome::Place;
use verify_symex::{CheckGroup, Code};

/// None where no property speaks of it.
pub fn of(finding: &Finding) -> Option<String> {
    let property = match finding.code {
        Code::ErrorReached => return Some(format!("G ! call({}())", called(finding)?)),
        // SV-COMP's programs define it themselves, with an assertion or `abort` in it.
        _ if call_of_error(finding).is_some() => "G ! call(reach_error())",
        Code::Assertion => "G assert",
        Code::Abort => "G ! call(abort())",
        Code::DoubleFree | Code::InvalidFree | Code::MismatchedFree => "G valid-free",
        Code::Leak => "G valid-memtrack",
        Code::NullDereference
        | Code::OutOfBounds
        | Code::SubobjectBounds
        | Code::UseAfterFree
        | Code::UseAfterScope
        | Code::UseAfterReturn
        | Code::WildPointer => "G valid-deref",
        Code::SignedOverflow | Code::DivisionOverflow => "G ! overflow",
        code => match code.group() {
            CheckGroup::Memory
            | CheckGroup::Uninitialised
            | CheckGroup::Arithmetic
            | CheckGroup::Control
            | CheckGroup::Pointer
            | CheckGroup::Library
            | CheckGroup::Object => "G def-behavior",
            // Neither undefined nor named by a property: what is thrown, wraps around or is no number.
            _ => return None,
        },
    };
    Some(property.to_owned())
}

/// Where the violation is, as its property sees it: a call that must not be, or what happens.
pub fn target(finding: &Finding) -> &Place {
    call_of_error(finding).unwrap_or(&finding.place)
}

/// Where the program calls the `reach_error` in whose body it fails.
pub fn call_of_error(finding: &Finding) -> Option<&Place> {
    let [inside, caller, ..] = &finding.stack[..] else {
        return None;
    };
    let name = inside.function.split('(').next()?;
    let fails = matches!(finding.code, Code::Assertion | Code::Abort);
    (fails && name == "reach_error").then_some(caller)
}

/// The function whose call marks the error, as the message names it.
fn called(finding: &Finding) -> Option<&str> {
    finding.message.split('`').nth(1)
}
