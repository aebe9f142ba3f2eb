//! The evidence in one argument of a call for what its pointer points to.

use crate::resolve::Meaning;
use crate::source::{DefinitionKind, ModuleId, Sources};
use crate::source_text::source_text;
use std::collections::HashMap;
use syn::{Block, Expr, Lit, Pat, Stmt, Type, UnOp};

/// What is passed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Passed {
    /// The elements of the sequence with this name.
    Elements {
        of: String,
        /// How many, where its type says so and no cast is in between.
        count: Option<u64>,
    },
    CString,
    /// One valid object; not initialised if it is only reserved.
    Object {
        initialised: bool,
    },
    /// Given away, as by `Box::into_raw`.
    Owned {
        text: bool,
    },
    /// What a function of the library returned.
    Returned,
    Unknown,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Argument {
    pub passed: Passed,
    pub null: bool,
}

/// The type that a name is bound with, and the value, where either is given.
pub(super) type Binding<'a> = (Option<&'a Type>, Option<&'a Expr>);

/// The names that are visible where a call stands.
#[derive(Default)]
pub(super) struct Names<'a> {
    /// What `let` binds, the last one last.
    pub bound: HashMap<String, Vec<Binding<'a>>>,
    /// Those of them that may change.
    pub mutable: std::collections::HashSet<String>,
    /// The parameters of the enclosing function.
    pub parameters: HashMap<String, &'a Type>,
    /// Functions of `extern` blocks, by name.
    pub foreign: std::collections::HashSet<String>,
    /// What `self` is.
    pub self_type: Option<&'a Type>,
    /// Where constants are looked up.
    pub scope: Option<(&'a Sources, ModuleId)>,
}

/// Names that are bound to each other end here.
const DEPTH: usize = 6;

impl Argument {
    fn of(passed: Passed) -> Argument {
        Argument {
            passed,
            null: false,
        }
    }

    fn null() -> Argument {
        Argument {
            passed: Passed::Unknown,
            null: true,
        }
    }

    /// The same through a pointer of another type, which counts otherwise.
    fn cast(mut self) -> Argument {
        if let Passed::Elements { count, .. } = &mut self.passed {
            *count = None;
        }
        self
    }

    /// Either of two.
    fn or(self, other: Argument) -> Argument {
        let passed = match self.passed {
            Passed::Unknown => other.passed,
            known => known,
        };
        Argument {
            passed,
            null: self.null || other.null,
        }
    }
}

impl<'a> Names<'a> {
    pub fn bind(&mut self, pattern: &'a Pat, value: Option<&'a Expr>) {
        let inner = match pattern {
            Pat::Type(typed) => &typed.pat,
            other => other,
        };
        if let Pat::Ident(name) = inner
            && name.mutability.is_some()
        {
            self.mutable.insert(name.ident.to_string());
        }
        match pattern {
            Pat::Ident(name) => {
                let list = self.bound.entry(name.ident.to_string()).or_default();
                list.push((None, value));
            }
            Pat::Type(typed) => {
                if let Pat::Ident(name) = &*typed.pat {
                    let list = self.bound.entry(name.ident.to_string()).or_default();
                    list.push((Some(&typed.ty), value));
                }
            }
            _ => {}
        }
    }

    /// What an argument passes.
    pub fn argument(&self, expression: &'a Expr) -> Argument {
        self.classify(expression, 0)
    }

    fn classify(&self, expression: &'a Expr, depth: usize) -> Argument {
        if depth > DEPTH {
            return Argument::of(Passed::Unknown);
        }
        match expression {
            Expr::Paren(inner) => self.classify(&inner.expr, depth),
            Expr::Group(inner) => self.classify(&inner.expr, depth),
            Expr::Try(inner) => self.classify(&inner.expr, depth),
            Expr::Cast(cast) => match literal_number(&cast.expr) {
                Some(0) => Argument::null(),
                _ => self.classify(&cast.expr, depth).cast(),
            },
            Expr::Unsafe(block) => self.tail(&block.block, depth),
            Expr::Block(block) => self.tail(&block.block, depth),
            Expr::If(choice) => {
                let then = self.tail(&choice.then_branch, depth);
                match &choice.else_branch {
                    Some((_, other)) => then.or(self.classify(other, depth)),
                    None => then,
                }
            }
            Expr::Match(choice) => {
                let arms = choice
                    .arms
                    .iter()
                    .map(|arm| self.classify(&arm.body, depth));
                arms.reduce(Argument::or)
                    .unwrap_or(Argument::of(Passed::Unknown))
            }
            Expr::Reference(reference) => self.reference(&reference.expr),
            Expr::RawAddr(address) => self.reference(&address.expr),
            Expr::Macro(call) => match call.mac.path.segments.last() {
                Some(name) if name.ident == "addr_of" || name.ident == "addr_of_mut" => {
                    Argument::of(Passed::Object { initialised: true })
                }
                _ => Argument::of(Passed::Unknown),
            },
            Expr::Call(call) => self.call(call, depth),
            Expr::MethodCall(call) => self.method(call, depth),
            Expr::Closure(closure) => self.classify(&closure.body, depth),
            Expr::Path(path) => match path.path.get_ident() {
                Some(name) if name == "None" => Argument::null(),
                Some(name) => self.name(&name.to_string(), depth),
                None => Argument::of(Passed::Unknown),
            },
            _ => Argument::of(Passed::Unknown),
        }
    }

    fn tail(&self, block: &'a Block, depth: usize) -> Argument {
        match block.stmts.last() {
            Some(Stmt::Expr(value, None)) => self.classify(value, depth),
            _ => Argument::of(Passed::Unknown),
        }
    }

    /// `&x` is one object, `&x[0]` and `&array` are the first of several.
    fn reference(&self, inner: &'a Expr) -> Argument {
        match inner {
            Expr::Index(index) => Argument::of(Passed::Elements {
                of: base(&index.expr),
                count: match literal_number(&index.index) {
                    Some(0) => self.count(&index.expr, 0),
                    _ => None,
                },
            }),
            Expr::Path(path) => {
                let name = path
                    .path
                    .get_ident()
                    .map(ToString::to_string)
                    .unwrap_or_default();
                let (ty, value) = self.binding(&name);
                let is_array = matches!(ty, Some(Type::Array(_)))
                    || matches!(value, Some(Expr::Array(_) | Expr::Repeat(_)));
                Argument::of(match is_array {
                    true => Passed::Elements {
                        of: name,
                        count: None,
                    },
                    false => Passed::Object { initialised: true },
                })
            }
            _ => Argument::of(Passed::Object { initialised: true }),
        }
    }

    fn name(&self, name: &str, depth: usize) -> Argument {
        match self.binding(name) {
            (_, Some(value)) => self.classify(value, depth + 1),
            _ => match self.parameters.get(name) {
                Some(Type::Reference(reference)) if !matches!(&*reference.elem, Type::Slice(_)) => {
                    Argument::of(Passed::Object { initialised: true })
                }
                _ => Argument::of(Passed::Unknown),
            },
        }
    }

    pub(super) fn binding(&self, name: &str) -> Binding<'a> {
        let last = self.bound.get(name).and_then(|list| list.last());
        match last {
            Some(found) => *found,
            None => (self.parameters.get(name).copied(), None),
        }
    }

    fn call(&self, call: &'a syn::ExprCall, depth: usize) -> Argument {
        let Expr::Path(function) = &*call.func else {
            return Argument::of(Passed::Unknown);
        };
        let names: Vec<String> = function
            .path
            .segments
            .iter()
            .map(|part| part.ident.to_string())
            .collect();
        let last = names.last().map_or("", String::as_str);
        let owner = names
            .len()
            .checked_sub(2)
            .map_or("", |at| names[at].as_str());
        match (owner, last) {
            (_, "null" | "null_mut") => Argument::null(),
            ("Box" | "Rc" | "Arc", "into_raw") | ("Box", "leak") => {
                Argument::of(Passed::Owned { text: false })
            }
            ("CString", "into_raw") => Argument::of(Passed::Owned { text: true }),
            ("ptr", "from_ref" | "from_mut") => Argument::of(Passed::Object { initialised: true }),
            (_, "Some" | "transmute") => match call.args.first() {
                Some(inner) => self.classify(inner, depth),
                None => Argument::of(Passed::Unknown),
            },
            _ if self.foreign.contains(last) => Argument::of(Passed::Returned),
            _ => Argument::of(Passed::Unknown),
        }
    }

    fn method(&self, call: &'a syn::ExprMethodCall, depth: usize) -> Argument {
        let receiver = &*call.receiver;
        match call.method.to_string().as_str() {
            "as_ptr" | "as_mut_ptr" => Argument::of(self.pointed(receiver, depth)),
            "into_raw" => Argument::of(Passed::Owned {
                text: self.is_text(receiver, depth),
            }),
            "cast" => self.classify(receiver, depth).cast(),
            "cast_mut" | "cast_const" | "unwrap" | "expect" | "into" | "copied" | "clone"
            | "unwrap_or_default" | "map_err" => self.classify(receiver, depth),
            "map" | "and_then" => match call.args.first() {
                Some(then) => self.classify(then, depth),
                None => Argument::of(Passed::Unknown),
            },
            "unwrap_or" | "unwrap_or_else" | "map_or" | "map_or_else" => {
                let parts = call.args.iter().map(|part| match part {
                    // `unwrap_or_else(ptr::null)`.
                    Expr::Path(path) if names_null(&path.path) => Argument::null(),
                    other => self.classify(other, depth),
                });
                let first = self.classify(receiver, depth);
                parts.fold(first, Argument::or)
            }
            _ => Argument::of(Passed::Unknown),
        }
    }

    /// What `receiver.as_ptr()` points to.
    fn pointed(&self, receiver: &'a Expr, depth: usize) -> Passed {
        if self.is_text(receiver, depth) {
            return Passed::CString;
        }
        if self.mentions(receiver, "MaybeUninit", depth) {
            return Passed::Object { initialised: false };
        }
        let is_pointer = |ty: &Type| type_mentions(ty, "NonNull");
        if self.mentions(receiver, "NonNull", depth)
            || self.type_of(receiver).is_some_and(is_pointer)
        {
            return Passed::Unknown;
        }
        Passed::Elements {
            of: base(receiver),
            count: self.count(receiver, depth),
        }
    }

    /// How many elements an array has, by its type or the expression that makes it.
    fn count(&self, expression: &'a Expr, depth: usize) -> Option<u64> {
        if depth > DEPTH {
            return None;
        }
        match expression {
            Expr::Paren(inner) => self.count(&inner.expr, depth),
            Expr::Reference(inner) => self.count(&inner.expr, depth),
            Expr::Unary(inner) if matches!(inner.op, UnOp::Deref(_)) => {
                self.count(&inner.expr, depth)
            }
            Expr::Array(list) => u64::try_from(list.elems.len()).ok(),
            Expr::Repeat(repeat) => self.number(&repeat.len, depth),
            Expr::Path(path) => match self.binding(&path.path.get_ident()?.to_string()) {
                (Some(ty), _) => self.count_of_type(ty),
                (None, value) => self.count(value?, depth + 1),
            },
            Expr::Field(_) => self.count_of_type(self.type_of(expression)?),
            Expr::Macro(_) => self.number(&elements_of_vec(expression)?, depth),
            _ => None,
        }
    }

    fn count_of_type(&self, ty: &'a Type) -> Option<u64> {
        self.number(&self.array(ty)?.len, 0)
    }

    /// The number that an argument is whenever it is passed.
    pub fn constant(&self, expression: &Expr) -> Option<i128> {
        self.constant_within(expression, 0)
    }

    fn constant_within(&self, expression: &Expr, depth: usize) -> Option<i128> {
        if depth > DEPTH {
            return None;
        }
        match expression {
            Expr::Paren(inner) => self.constant_within(&inner.expr, depth),
            Expr::Cast(inner) => self.constant_within(&inner.expr, depth),
            Expr::Unary(inner) if matches!(inner.op, UnOp::Neg(_)) => {
                Some(-self.constant_within(&inner.expr, depth)?)
            }
            Expr::Path(path) if self.is_unchanged_local(path) => {
                let name = path.path.get_ident()?.to_string();
                self.constant_within(self.binding(&name).1?, depth + 1)
            }
            other => self.number(other, 0).map(i128::from),
        }
    }

    /// Whether a name is bound once, and not to be changed.
    fn is_unchanged_local(&self, path: &syn::ExprPath) -> bool {
        let name = path.path.get_ident().map(ToString::to_string);
        let bound = name.and_then(|name| self.bound.get(&name).map(|list| (name, list)));
        bound.is_some_and(|(name, list)| list.len() == 1 && !self.mutable.contains(&name))
    }

    /// A number, a constant of the sources, or what is computed from such.
    fn number(&self, expression: &Expr, depth: usize) -> Option<u64> {
        if depth > DEPTH {
            return None;
        }
        match expression {
            Expr::Paren(inner) => self.number(&inner.expr, depth),
            Expr::Cast(cast) => self.number(&cast.expr, depth),
            Expr::Binary(binary) => {
                let left = self.number(&binary.left, depth + 1)?;
                let right = self.number(&binary.right, depth + 1)?;
                match binary.op {
                    syn::BinOp::Add(_) => left.checked_add(right),
                    syn::BinOp::Sub(_) => left.checked_sub(right),
                    syn::BinOp::Mul(_) => left.checked_mul(right),
                    _ => None,
                }
            }
            Expr::Path(path) => {
                let (sources, module) = self.scope?;
                let parts = path.path.segments.iter();
                let parts: Vec<String> = parts.map(|part| part.ident.to_string()).collect();
                let Meaning::Definition(at) = sources.lookup(module, &parts) else {
                    return None;
                };
                match &sources.definitions[at].kind {
                    DefinitionKind::Constant(value) => self.number(value, depth + 1),
                    _ => None,
                }
            }
            other => literal_number(other),
        }
    }

    /// Whether the expression is a string that ends with NUL.
    fn is_text(&self, expression: &'a Expr, depth: usize) -> bool {
        match expression {
            Expr::Lit(literal) => match &literal.lit {
                Lit::CStr(_) => true,
                Lit::Str(text) => text.value().ends_with('\0'),
                Lit::ByteStr(bytes) => bytes.value().ends_with(&[0]),
                _ => false,
            },
            other => self.mentions(other, "CString", depth) || self.mentions(other, "CStr", depth),
        }
    }

    /// Whether the type, or what makes the value, is named so.
    fn mentions(&self, expression: &'a Expr, name: &str, depth: usize) -> bool {
        if depth > DEPTH {
            return false;
        }
        let of_path = |path: &syn::Path| path.segments.iter().any(|part| part.ident == name);
        match expression {
            Expr::Paren(inner) => self.mentions(&inner.expr, name, depth),
            Expr::Reference(inner) => self.mentions(&inner.expr, name, depth),
            Expr::Try(inner) => self.mentions(&inner.expr, name, depth),
            Expr::Call(call) => match &*call.func {
                Expr::Path(path) => of_path(&path.path),
                _ => false,
            },
            // The methods of these types that give another type have arguments or are `to_…`.
            Expr::MethodCall(call) => {
                let method = call.method.to_string();
                matches!(
                    method.as_str(),
                    "unwrap"
                        | "expect"
                        | "as_ref"
                        | "as_c_str"
                        | "as_mut"
                        | "unwrap_or_default"
                        | "map_err"
                ) && self.mentions(&call.receiver, name, depth)
                    || (name == "CStr" && method == "as_c_str")
            }
            Expr::Path(path) => match path.path.get_ident() {
                Some(ident) => match self.binding(&ident.to_string()) {
                    (Some(ty), _) => type_mentions(ty, name),
                    (None, Some(value)) => self.mentions(value, name, depth + 1),
                    (None, None) => false,
                },
                None => false,
            },
            _ => false,
        }
    }

    /// The sequence whose length the expression is.
    pub fn length(&self, expression: &'a Expr) -> Option<String> {
        self.length_within(expression, 0)
    }

    fn length_within(&self, expression: &'a Expr, depth: usize) -> Option<String> {
        if depth > DEPTH {
            return None;
        }
        match expression {
            Expr::Paren(inner) => self.length_within(&inner.expr, depth),
            Expr::Cast(cast) => self.length_within(&cast.expr, depth),
            Expr::Try(inner) => self.length_within(&inner.expr, depth),
            Expr::Unary(unary) if matches!(unary.op, UnOp::Deref(_)) => {
                self.length_within(&unary.expr, depth)
            }
            Expr::MethodCall(call) => match call.method.to_string().as_str() {
                "len" | "capacity" => Some(base(&call.receiver)),
                "try_into" | "into" | "unwrap" | "expect" | "unwrap_or" => {
                    self.length_within(&call.receiver, depth)
                }
                _ => None,
            },
            Expr::Call(call) => {
                match (&*call.func, call.args.first()) {
                    (Expr::Path(function), Some(inner))
                        if function.path.segments.last().is_some_and(|part| {
                            part.ident == "try_from" || part.ident == "from"
                        }) =>
                    {
                        self.length_within(inner, depth)
                    }
                    _ => None,
                }
            }
            Expr::Path(path) => {
                let (_, value) = self.binding(&path.path.get_ident()?.to_string());
                self.length_within(value?, depth + 1)
            }
            _ => None,
        }
    }
}

/// The sequence itself, without what only looks at it differently.
fn base(expression: &Expr) -> String {
    match expression {
        Expr::Paren(inner) => base(&inner.expr),
        Expr::Reference(inner) => base(&inner.expr),
        Expr::Unary(inner) if matches!(inner.op, UnOp::Deref(_)) => base(&inner.expr),
        Expr::MethodCall(call)
            if matches!(
                call.method.to_string().as_str(),
                "as_bytes"
                    | "as_slice"
                    | "as_mut_slice"
                    | "as_ref"
                    | "as_mut"
                    | "borrow"
                    | "as_str"
            ) =>
        {
            base(&call.receiver)
        }
        other => source_text(other),
    }
}

/// How many elements are made or reserved: `vec![0; n]`, `[0; n]`, `Vec::with_capacity(n)`.
pub(super) fn elements_of_vec(value: &Expr) -> Option<Expr> {
    match value {
        Expr::Macro(call) if call.mac.path.is_ident("vec") => {
            let repeat = call
                .mac
                .parse_body_with(|input: syn::parse::ParseStream<'_>| {
                    input.parse::<Expr>()?;
                    input.parse::<syn::Token![;]>()?;
                    input.parse::<Expr>()
                });
            repeat.ok()
        }
        Expr::Repeat(repeat) => Some((*repeat.len).clone()),
        Expr::Call(call) => match &*call.func {
            Expr::Path(function) if function.path.segments.last()?.ident == "with_capacity" => {
                call.args.first().cloned()
            }
            _ => None,
        },
        _ => None,
    }
}

fn type_mentions(ty: &Type, name: &str) -> bool {
    match ty {
        Type::Reference(reference) => type_mentions(&reference.elem, name),
        Type::Path(path) => path
            .path
            .segments
            .last()
            .is_some_and(|part| part.ident == name),
        _ => false,
    }
}

pub(super) fn names_null(path: &syn::Path) -> bool {
    let last = path.segments.last();
    last.is_some_and(|part| part.ident == "null" || part.ident == "null_mut")
}

fn literal_number(expression: &Expr) -> Option<u64> {
    match expression {
        Expr::Lit(literal) => match &literal.lit {
            Lit::Int(number) => number.base10_parse().ok(),
            _ => None,
        },
        _ => None,
    }
}
