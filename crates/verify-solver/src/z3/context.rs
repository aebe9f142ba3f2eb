//! Z3's C interface, made safe to use from this crate.
//!
//! The `z3` crate makes no float of bits or integers and panics where Z3 refuses a
//! call, so this is built on its raw bindings. Only functions that exist since Z3 4.8.12 are
//! called, and no enumeration is read whose numbering differs between versions.
//! Every expression made is kept alive until the whole context goes.

#![expect(unsafe_code, reason = "calls into Z3's C library")]

use std::ffi::{CStr, c_int, c_uint};

use z3_sys::{
    Z3_ast, Z3_context, Z3_del_config, Z3_del_context, Z3_get_error_code, Z3_get_error_msg,
    Z3_inc_ref, Z3_interrupt, Z3_mk_array_sort, Z3_mk_bool_sort, Z3_mk_bv_numeral, Z3_mk_bv_sort,
    Z3_mk_config, Z3_mk_const, Z3_mk_const_array, Z3_mk_context_rc, Z3_mk_fpa_sort,
    Z3_mk_fresh_const, Z3_mk_int_symbol, Z3_set_error_handler, Z3_sort, Z3_sort_to_ast,
};

/// Z3 refused a call. Says nothing about the query.
#[derive(Debug, thiserror::Error)]
#[error("Z3: {0}")]
pub(super) struct Z3Error(pub(super) String);

/// An expression of one [`Context`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Ast(pub(super) Z3_ast);

/// A sort of one [`Context`].
#[derive(Clone, Copy, Debug)]
pub(super) struct Kind(pub(super) Z3_sort);

/// Functions of Z3's interface that make an expression from others.
pub(super) type Nullary = unsafe extern "C" fn(Z3_context) -> Option<Z3_ast>;
pub(super) type Unary = unsafe extern "C" fn(Z3_context, Z3_ast) -> Option<Z3_ast>;
pub(super) type Binary = unsafe extern "C" fn(Z3_context, Z3_ast, Z3_ast) -> Option<Z3_ast>;
pub(super) type Ternary =
    unsafe extern "C" fn(Z3_context, Z3_ast, Z3_ast, Z3_ast) -> Option<Z3_ast>;
pub(super) type Quaternary =
    unsafe extern "C" fn(Z3_context, Z3_ast, Z3_ast, Z3_ast, Z3_ast) -> Option<Z3_ast>;
/// One that takes a number and an expression.
pub(super) type Indexed = unsafe extern "C" fn(Z3_context, c_uint, Z3_ast) -> Option<Z3_ast>;

/// One that takes a rounding mode, an expression and the sort to convert to.
pub(super) type Converting =
    unsafe extern "C" fn(Z3_context, Z3_ast, Z3_ast, Z3_sort) -> Option<Z3_ast>;
/// One that takes an expression and the sort to convert to.
pub(super) type WithSort = unsafe extern "C" fn(Z3_context, Z3_ast, Z3_sort) -> Option<Z3_ast>;
/// One that makes a constant of a sort.
pub(super) type OfSort = unsafe extern "C" fn(Z3_context, Z3_sort) -> Option<Z3_ast>;
/// One that takes a rounding mode, a float and the width of an integer.
pub(super) type ToInteger =
    unsafe extern "C" fn(Z3_context, Z3_ast, Z3_ast, c_uint) -> Option<Z3_ast>;

/// Owns everything Z3 allocates for one back end.
pub(super) struct Context {
    pub(super) raw: Z3_context,
}

impl Context {
    pub(super) fn new() -> Result<Self, Z3Error> {
        let failed = || Z3Error("no memory for a context".to_owned());
        // SAFETY: the configuration is deleted once, after its only use; without
        // an error handler Z3 reports errors through return values.
        unsafe {
            let config = Z3_mk_config().ok_or_else(failed)?;
            let raw = Z3_mk_context_rc(config);
            Z3_del_config(config);
            let raw = raw.ok_or_else(failed)?;
            Z3_set_error_handler(raw, None);
            Ok(Self { raw })
        }
    }

    /// The message of the last call that failed.
    pub(super) fn error(&self) -> Z3Error {
        // SAFETY: the message is copied before Z3 is called again.
        let message = unsafe {
            let message = Z3_get_error_msg(self.raw, Z3_get_error_code(self.raw));
            CStr::from_ptr(message).to_string_lossy().into_owned()
        };
        Z3Error(message)
    }

    /// Keeps what a call returned, or says why it returned nothing.
    pub(super) fn keep(&self, made: Option<Z3_ast>) -> Result<Ast, Z3Error> {
        let ast = made.ok_or_else(|| self.error())?;
        // SAFETY: Z3 has just returned this expression from this context.
        unsafe { Z3_inc_ref(self.raw, ast) };
        Ok(Ast(ast))
    }

    fn keep_sort(&self, made: Option<Z3_sort>) -> Result<Kind, Z3Error> {
        let sort = made.ok_or_else(|| self.error())?;
        // SAFETY: Z3 has just returned this sort from this context.
        self.keep(unsafe { Z3_sort_to_ast(self.raw, sort) })?;
        Ok(Kind(sort))
    }

    pub(super) fn nullary(&self, function: Nullary) -> Result<Ast, Z3Error> {
        // SAFETY: all the functions of these types need is a live context and
        // live expressions of it; wrong sorts make them return null.
        self.keep(unsafe { function(self.raw) })
    }

    pub(super) fn unary(&self, function: Unary, a: Ast) -> Result<Ast, Z3Error> {
        // SAFETY: as in `nullary`.
        self.keep(unsafe { function(self.raw, a.0) })
    }

    pub(super) fn binary(&self, function: Binary, a: Ast, b: Ast) -> Result<Ast, Z3Error> {
        // SAFETY: as in `nullary`.
        self.keep(unsafe { function(self.raw, a.0, b.0) })
    }

    pub(super) fn ternary(
        &self,
        function: Ternary,
        a: Ast,
        b: Ast,
        c: Ast,
    ) -> Result<Ast, Z3Error> {
        // SAFETY: as in `nullary`.
        self.keep(unsafe { function(self.raw, a.0, b.0, c.0) })
    }

    pub(super) fn quaternary(
        &self,
        function: Quaternary,
        [a, b, c, d]: [Ast; 4],
    ) -> Result<Ast, Z3Error> {
        // SAFETY: as in `nullary`.
        self.keep(unsafe { function(self.raw, a.0, b.0, c.0, d.0) })
    }

    pub(super) fn indexed(&self, function: Indexed, index: u32, a: Ast) -> Result<Ast, Z3Error> {
        // SAFETY: as in `nullary`.
        self.keep(unsafe { function(self.raw, index, a.0) })
    }

    pub(super) fn converting(
        &self,
        function: Converting,
        mode: Ast,
        a: Ast,
        to: Kind,
    ) -> Result<Ast, Z3Error> {
        // SAFETY: as in `nullary`.
        self.keep(unsafe { function(self.raw, mode.0, a.0, to.0) })
    }

    pub(super) fn with_sort(&self, function: WithSort, a: Ast, to: Kind) -> Result<Ast, Z3Error> {
        // SAFETY: as in `nullary`.
        self.keep(unsafe { function(self.raw, a.0, to.0) })
    }

    pub(super) fn of_sort(&self, function: OfSort, kind: Kind) -> Result<Ast, Z3Error> {
        // SAFETY: as in `nullary`.
        self.keep(unsafe { function(self.raw, kind.0) })
    }

    pub(super) fn to_integer(
        &self,
        function: ToInteger,
        mode: Ast,
        a: Ast,
        width: u32,
    ) -> Result<Ast, Z3Error> {
        // SAFETY: as in `nullary`.
        self.keep(unsafe { function(self.raw, mode.0, a.0, width) })
    }

    /// The conjunction of any number of expressions.
    pub(super) fn and(&self, parts: &[Ast]) -> Result<Ast, Z3Error> {
        let parts: Vec<Z3_ast> = parts.iter().map(|part| part.0).collect();
        let count = c_uint::try_from(parts.len()).expect("fewer than 2^32 conjuncts");
        // SAFETY: `parts` has `count` live expressions.
        self.keep(unsafe { z3_sys::Z3_mk_and(self.raw, count, parts.as_ptr()) })
    }

    /// Bits `high` to `low` of a bit-vector.
    pub(super) fn extract(&self, high: u32, low: u32, a: Ast) -> Result<Ast, Z3Error> {
        // SAFETY: as in `nullary`.
        self.keep(unsafe { z3_sys::Z3_mk_extract(self.raw, high, low, a.0) })
    }

    /// A bit-vector constant from its bits, least significant first.
    pub(super) fn numeral(&self, bits: &[bool]) -> Result<Ast, Z3Error> {
        let width = c_uint::try_from(bits.len()).expect("bit-vector widths have 32 bits");
        // SAFETY: `bits` has `width` elements.
        self.keep(unsafe { Z3_mk_bv_numeral(self.raw, width, bits.as_ptr()) })
    }

    /// A bit-vector constant of at most 128 bits.
    pub(super) fn number(&self, width: u32, value: u128) -> Result<Ast, Z3Error> {
        let bits: Vec<bool> = (0..width).map(|i| i < 128 && value >> i & 1 != 0).collect();
        self.numeral(&bits)
    }

    /// The free constant with the given number, the same for every call.
    pub(super) fn constant(&self, number: usize, kind: Kind) -> Result<Ast, Z3Error> {
        let number = c_int::try_from(number)
            .map_err(|_| Z3Error("more variables than Z3 can number".to_owned()))?;
        // SAFETY: as in `nullary`.
        let made = unsafe {
            let symbol = Z3_mk_int_symbol(self.raw, number).ok_or_else(|| self.error())?;
            Z3_mk_const(self.raw, symbol, kind.0)
        };
        self.keep(made)
    }

    /// A free boolean constant that nothing else mentions.
    pub(super) fn fresh_boolean(&self) -> Result<Ast, Z3Error> {
        let kind = self.boolean_sort()?;
        // SAFETY: Z3 copies the prefix.
        self.keep(unsafe { Z3_mk_fresh_const(self.raw, c"assume".as_ptr(), kind.0) })
    }

    /// The array of the given index sort whose every element is `element`.
    pub(super) fn const_array(&self, index: Kind, element: Ast) -> Result<Ast, Z3Error> {
        // SAFETY: as in `nullary`.
        self.keep(unsafe { Z3_mk_const_array(self.raw, index.0, element.0) })
    }

    pub(super) fn boolean_sort(&self) -> Result<Kind, Z3Error> {
        // SAFETY: as in `nullary`.
        self.keep_sort(unsafe { Z3_mk_bool_sort(self.raw) })
    }

    pub(super) fn bit_vector_sort(&self, width: u32) -> Result<Kind, Z3Error> {
        // SAFETY: as in `nullary`.
        self.keep_sort(unsafe { Z3_mk_bv_sort(self.raw, width) })
    }

    pub(super) fn float_sort(&self, exponent: u32, significand: u32) -> Result<Kind, Z3Error> {
        // SAFETY: as in `nullary`.
        self.keep_sort(unsafe { Z3_mk_fpa_sort(self.raw, exponent, significand) })
    }

    pub(super) fn array_sort(&self, index: u32, element: u32) -> Result<Kind, Z3Error> {
        let (index, element) = (self.bit_vector_sort(index)?, self.bit_vector_sort(element)?);
        // SAFETY: as in `nullary`.
        self.keep_sort(unsafe { Z3_mk_array_sort(self.raw, index.0, element.0) })
    }
}

impl Drop for Context {
    fn drop(&mut self) {
        // SAFETY: nothing made from the context outlives its owner, and the
        // watchdog was told to let go of it.
        unsafe { Z3_del_context(self.raw) };
    }
}

/// Lets another thread interrupt what a context is doing.
pub(super) struct Stopper(Z3_context);

// SAFETY: interrupting is the one call Z3 allows from other threads. The watchdog
// makes it only while the owner of the context waits inside Z3.
unsafe impl Send for Stopper {}

impl Stopper {
    pub(super) fn new(context: &Context) -> Self {
        Self(context.raw)
    }

    pub(super) fn stop(&self) {
        // SAFETY: see `Send` above.
        unsafe { Z3_interrupt(self.0) };
    }
}
