//! Which functions are shims.
//!
//! A row is a name, what the arguments must be, and the handler. A call that does not fit its row is
//! a mistyped call, not a guess.

use super::{
    Call, Handler, Reply, allocation, contract, cxxabi, directive, memory, model, process,
    question, release, resize, sanitizer, uninterpreted,
};
use crate::code::Code;
use crate::program::scalar::Scalar;
use crate::search::engine::{End, Engine};
use crate::state::execution::State;
use rustc_hash::FxHashMap;

/// What an argument of a shim is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Pointer,
    /// An integer of any width.
    Integer,
    /// Anything that can be compared with zero.
    Scalar,
}

pub struct Row {
    pub name: &'static str,
    pub arguments: &'static [Kind],
    pub handler: Handler,
}

/// How a function's name leads to its handler.
#[derive(Clone, Copy)]
pub enum Found {
    Row(&'static [Kind], Handler),
    /// A family that is recognised by the form of its name.
    Family(Handler),
}

pub struct Table {
    rows: FxHashMap<&'static str, Found>,
}

impl Table {
    pub fn new() -> Self {
        let families = [
            allocation::ROWS,
            release::ROWS,
            resize::ROWS,
            contract::ROWS,
            cxxabi::ROWS,
            directive::ROWS,
            memory::ROWS,
            model::ROWS,
            process::ROWS,
            question::ROWS,
        ];
        let mut rows = FxHashMap::default();
        for row in families.into_iter().flatten() {
            rows.insert(row.name, Found::Row(row.arguments, row.handler));
        }
        Table { rows }
    }

    /// What serves a function of this name, if anything does.
    pub fn find(
        &self,
        name: &str,
    ) -> Option<impl Fn(&mut Engine<'_>, &mut State, &Call<'_>) -> Result<Reply, End> + use<>> {
        let found = self.lookup(name)?;
        Some(
            move |engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>| match found {
                Found::Row(kinds, handler) => {
                    check_arguments(engine, state, call, kinds)?;
                    handler(engine, state, call)
                }
                Found::Family(handler) => handler(engine, state, call),
            },
        )
    }

    fn lookup(&self, name: &str) -> Option<Found> {
        if let Some(found) = self.rows.get(name) {
            return Some(*found);
        }
        if name.starts_with("__ubsan_handle_") {
            return Some(Found::Family(sanitizer::report));
        }
        if name.starts_with("cxxbridge1$box$") {
            return match name.rsplit('$').next() {
                Some("drop") => Some(Found::Row(&[Kind::Pointer], release::drop_box)),
                Some("dealloc") => Some(Found::Row(&[Kind::Pointer], release::release_foreign)),
                _ => None,
            };
        }
        // A C++ unit that declares a directive without `extern "C"` mangles it.
        let plain = unmangled(name).unwrap_or(name);
        if directive::is_nondet(plain) {
            return Some(Found::Family(directive::nondet));
        }
        if uninterpreted::is_one(plain) {
            return Some(Found::Family(uninterpreted::apply));
        }
        if plain != name
            && directive::ROWS
                .iter()
                .chain(question::ROWS)
                .any(|row| row.name == plain)
        {
            return self.rows.get(plain).copied();
        }
        None
    }
}

/// The name of a plain function behind its mangling: `_Z10nondet_intv` is `nondet_int`.
pub fn unmangled(name: &str) -> Option<&str> {
    let rest = name.strip_prefix("_Z")?;
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    let len: usize = rest[..digits].parse().ok()?;
    rest.get(digits..digits + len)
}

fn check_arguments(
    engine: &mut Engine<'_>,
    state: &mut State,
    call: &Call<'_>,
    kinds: &[Kind],
) -> Result<(), End> {
    let fits = call.arguments.len() >= kinds.len()
        && kinds.iter().zip(call.arguments).all(|(kind, argument)| {
            match (kind, &*argument.leaves) {
                (Kind::Pointer, [leaf]) => leaf.scalar == Scalar::Pointer,
                (Kind::Integer, [leaf]) => matches!(leaf.scalar, Scalar::Int(_)),
                (Kind::Scalar, [_]) => true,
                _ => false,
            }
        });
    if fits {
        return Ok(());
    }
    let name = verify_ir::demangle(call.name);
    Err(engine.fail(
        state,
        Code::MistypedCall,
        format!("`{name}` is called with arguments of another type than it takes"),
    ))
}
