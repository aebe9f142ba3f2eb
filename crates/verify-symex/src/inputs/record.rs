//! The values that the program asked the environment for, as a report lists them.

use crate::outcome::Origin;
use crate::program::debug_type::TypeOf;
use crate::value::Value;
use crate::value::site::Site;
use verify_term::TermId;

/// A value that the program asked the environment for.
pub struct InputRecord {
    pub name: String,
    /// Its type in the source, where that is known.
    pub of: Option<TypeOf>,
    pub origin: Origin,
    pub value: Value,
    pub width: u32,
    pub guard: TermId,
    pub site: Option<Site>,
    /// More bytes of what the one before it is a part of: they were asked for at once.
    pub continues: bool,
}

/// Who asks the environment for values, and under which name they are listed.
#[derive(Clone, Debug)]
pub struct InputSource {
    pub name: String,
    pub origin: Origin,
}
