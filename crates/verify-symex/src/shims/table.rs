//! Which functions are shims.
//!
//! A row is a name, what the arguments must be, and the handler. A call that does not fit its row is
//! a mistyped call, not a guess.

use super::{
    allocation, contract, cxxabi, directive, jump, memory, model, process, question, release,
    resize, sanitizer, thread, uninterpreted,
};
use crate::engine::shim::{Found, Kind, ShimTable};
use rustc_hash::FxHashMap;
use verify_ir::cxx_symbols::{Glue, GlueKind};

/// All rows, by name.
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
            jump::ROWS,
            memory::ROWS,
            model::ROWS,
            process::ROWS,
            question::ROWS,
            thread::ROWS,
        ];
        let mut rows = FxHashMap::default();
        for row in families.into_iter().flatten() {
            rows.insert(row.name, Found::Row(row.arguments, row.handler));
        }
        Table { rows }
    }
}

impl ShimTable for Table {
    fn find(&self, name: &str) -> Option<Found> {
        if let Some(found) = self.rows.get(name) {
            return Some(*found);
        }
        if name.starts_with("__ubsan_handle_") {
            return Some(Found::Family(sanitizer::report));
        }
        if let Some(glue) = Glue::parse(name).filter(|glue| glue.kind == GlueKind::Box) {
            return match glue.operation {
                "drop" => Some(Found::Row(&[Kind::Pointer], release::drop_box)),
                "dealloc" => Some(Found::Row(&[Kind::Pointer], release::release_foreign)),
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
