//! What the Rust sources do with a pointer that a declared function returns: what it becomes says what
//! Rust relies on.

use super::argument::Names;
use super::{Becomes, ResultUse};
use crate::source_text::source_text;
use crate::span::Span;
use std::collections::{BTreeSet, HashMap};
use syn::{Block, Expr, ExprCall, ExprMethodCall, Stmt};

/// The uses of each function's results, by its name in Rust.
pub(super) type Uses = HashMap<String, Vec<ResultUse>>;

/// Names that are bound to each other end here.
const DEPTH: usize = 6;

/// What one body does with results.
#[derive(Default)]
pub(super) struct Results {
    uses: Vec<(String, ResultUse)>,
    /// The functions whose result is compared with null.
    null_checked: BTreeSet<String>,
}

impl Results {
    /// A call that may turn a raw pointer into something that promises more.
    pub fn call(&mut self, call: &ExprCall, names: &Names<'_>, span: &Span) {
        let Expr::Path(function) = &*call.func else {
            return;
        };
        let parts: Vec<String> = function
            .path
            .segments
            .iter()
            .map(|part| part.ident.to_string())
            .collect();
        let becomes = becomes(&parts);
        let origin = call.args.first().and_then(|first| origin(first, names, 0));
        if let (Some(becomes), Some(origin)) = (becomes, origin) {
            let one = ResultUse {
                becomes,
                null_checked: false,
                words: source_text(call),
                span: span.clone(),
            };
            self.uses.push((origin, one));
        }
    }

    /// `is_null`, `as_ref` and `as_mut` look whether a pointer is null.
    pub fn method(&mut self, call: &ExprMethodCall, names: &Names<'_>) {
        let name = call.method.to_string();
        if matches!(name.as_str(), "is_null" | "as_ref" | "as_mut") {
            self.null_checked.extend(origin(&call.receiver, names, 0));
        }
    }

    /// `p == ptr::null_mut()` looks, too.
    pub fn compared(&mut self, left: &Expr, right: &Expr, names: &Names<'_>) {
        for (one, other) in [(left, right), (right, left)] {
            if is_null(one) {
                self.null_checked.extend(origin(other, names, 0));
            }
        }
    }

    pub fn settle(&mut self, uses: &mut Uses) {
        for (function, mut one) in std::mem::take(&mut self.uses) {
            one.null_checked = self.null_checked.contains(&function);
            uses.entry(function).or_default().push(one);
        }
    }
}

/// Whether an expression is a null pointer: `null()`, `null_mut()`, `0 as *const T`.
fn is_null(expression: &Expr) -> bool {
    match expression {
        Expr::Paren(inner) => is_null(&inner.expr),
        Expr::Cast(inner) => {
            let is_zero = matches!(&*inner.expr, Expr::Lit(one)
                if matches!(&one.lit, syn::Lit::Int(number) if number.base10_digits() == "0"));
            is_zero || is_null(&inner.expr)
        }
        Expr::Call(call) => matches!(&*call.func, Expr::Path(function)
            if super::argument::names_null(&function.path)),
        _ => false,
    }
}

/// What a function of the standard library makes of its first argument.
fn becomes(path: &[String]) -> Option<Becomes> {
    let [.., ty, function] = path else {
        return None;
    };
    match (ty.as_str(), function.as_str()) {
        ("Box" | "CString" | "Rc" | "Arc", "from_raw") | ("Vec" | "String", "from_raw_parts") => {
            Some(Becomes::Owned)
        }
        ("slice", "from_raw_parts" | "from_raw_parts_mut") => Some(Becomes::Slice),
        ("CStr", "from_ptr") => Some(Becomes::Text),
        _ => None,
    }
}

/// The declared function that an expression's value comes from.
fn origin(expression: &Expr, names: &Names<'_>, depth: usize) -> Option<String> {
    if depth > DEPTH {
        return None;
    }
    match expression {
        Expr::Paren(inner) => origin(&inner.expr, names, depth),
        Expr::Group(inner) => origin(&inner.expr, names, depth),
        Expr::Cast(inner) => origin(&inner.expr, names, depth),
        Expr::Unsafe(inner) => origin(tail(&inner.block)?, names, depth),
        Expr::Block(inner) => origin(tail(&inner.block)?, names, depth),
        Expr::MethodCall(call) => {
            let name = call.method.to_string();
            let same = matches!(name.as_str(), "cast" | "cast_mut" | "cast_const");
            if same {
                origin(&call.receiver, names, depth)
            } else {
                None
            }
        }
        Expr::Call(call) => {
            let Expr::Path(function) = &*call.func else {
                return None;
            };
            let name = function.path.segments.last()?.ident.to_string();
            names.foreign.contains(&name).then_some(name)
        }
        Expr::Path(path) => {
            let name = path.path.get_ident()?.to_string();
            let (_, value) = names.bound.get(&name)?.last()?;
            origin((*value)?, names, depth + 1)
        }
        _ => None,
    }
}

fn tail(block: &Block) -> Option<&Expr> {
    match block.stmts.last()? {
        Stmt::Expr(expression, None) => Some(expression),
        _ => None,
    }
}
