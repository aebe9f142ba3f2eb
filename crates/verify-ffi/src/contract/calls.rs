//! Finds the calls of declared functions in the Rust sources, and what their arguments say.

use super::Length;
use super::argument::{Argument, Names, Passed, elements_of_vec};
use super::results::{Results, Uses};
use crate::model::{Origin, Signature};
use crate::resolve::Meaning;
use crate::source::{Body, Sources};
use crate::source_text::source_text;
use crate::span::Span;
use std::collections::{HashMap, HashSet};
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::visit::Visit;
use syn::{BinOp, Expr, FnArg, Pat, Token};

/// One argument at one call.
#[derive(Clone, Debug)]
pub(super) struct CallArgument {
    pub argument: Argument,
    /// How many elements this one points to, by another argument.
    pub length: Option<Length>,
    /// The number that it is, where it is a constant.
    pub number: Option<i128>,
    /// As written.
    pub words: String,
    pub span: Span,
}

/// All calls of each function, by its name in Rust.
pub(super) type Calls = HashMap<String, Vec<Vec<CallArgument>>>;

/// The calls, and what becomes of what they return.
pub(super) fn calls(sources: &Sources, signatures: &[Signature]) -> (Calls, Uses) {
    let wanted: HashMap<&str, usize> = signatures
        .iter()
        .filter(|one| one.origin == Origin::Extern)
        .map(|one| (one.name.as_str(), one.parameters.len()))
        .collect();
    let foreign: HashSet<String> = wanted.keys().map(|name| (*name).to_owned()).collect();
    let mut found = Calls::new();
    let mut uses = Uses::new();
    for body in &sources.bodies {
        let mut visitor = BodyVisitor::new(sources, body, &wanted, foreign.clone());
        visitor.visit_block(&body.block);
        visitor.results.settle(&mut uses);
        for (name, call) in visitor.settle() {
            found.entry(name).or_default().push(call);
        }
    }
    (found, uses)
}

/// An argument, with the sequence that it is the length of.
type Seen = (CallArgument, Option<LengthOf>);

/// The length of a sequence, by value or behind a pointer.
#[derive(Clone, Debug)]
struct LengthOf {
    sequence: String,
    behind: bool,
}

struct BodyVisitor<'a> {
    sources: &'a Sources,
    body: &'a Body,
    wanted: &'a HashMap<&'a str, usize>,
    names: Names<'a>,
    /// Sequences that are known to be of one length.
    equal: Vec<(String, String)>,
    calls: Vec<(String, Vec<Seen>)>,
    results: Results,
}

impl<'a> BodyVisitor<'a> {
    fn new(
        sources: &'a Sources,
        body: &'a Body,
        wanted: &'a HashMap<&'a str, usize>,
        foreign: HashSet<String>,
    ) -> BodyVisitor<'a> {
        let mut names = Names {
            foreign,
            scope: Some((sources, body.module)),
            self_type: body.self_type.as_ref(),
            ..Names::default()
        };
        for input in &body.signature.inputs {
            if let FnArg::Typed(parameter) = input
                && let Pat::Ident(name) = &*parameter.pat
            {
                names
                    .parameters
                    .insert(name.ident.to_string(), &parameter.ty);
            }
        }
        BodyVisitor {
            sources,
            body,
            wanted,
            names,
            equal: Vec::new(),
            calls: Vec::new(),
            results: Results::default(),
        }
    }

    /// The calls, with lengths matched to pointers by all evidence in the function.
    fn settle(self) -> Vec<(String, Vec<CallArgument>)> {
        let equal = self.equal;
        let same = |left: &str, right: &str| left == right || connected(&equal, left, right);
        let mut settled = Vec::new();
        for (name, arguments) in self.calls {
            let lengths: Vec<Option<LengthOf>> =
                arguments.iter().map(|(_, length)| length.clone()).collect();
            let find = |is: &dyn Fn(&str) -> bool| {
                let known = lengths.iter().enumerate();
                let mut known = known.filter_map(|(index, one)| Some((index, one.as_ref()?)));
                let (index, one) = known.find(|(_, one)| is(&one.sequence))?;
                Some(match one.behind {
                    true => Length::Behind { index },
                    false => Length::Sibling { index },
                })
            };
            let arguments = arguments.into_iter().map(|(mut argument, _)| {
                if let Passed::Elements { of, .. } = &argument.argument.passed {
                    let exact = find(&|sequence| sequence == of);
                    argument.length = exact.or_else(|| find(&|sequence| same(sequence, of)));
                }
                argument
            });
            settled.push((name, arguments.collect()));
        }
        settled
    }

    /// The sequence whose length an argument is, or points to.
    fn length_of(&self, argument: &'a Expr) -> Option<LengthOf> {
        let (inner, behind) = match argument {
            Expr::Reference(reference) => (&*reference.expr, true),
            other => (other, false),
        };
        let sequence = self.names.length(inner).or_else(|| counted(inner))?;
        Some(LengthOf { sequence, behind })
    }

    /// A sequence that is made with so many elements, or cut to so many, is as long as an argument that is the same
    /// number.
    fn note_count(&mut self, sequence: String, count: &Expr) {
        let made = counted(count).map(|count| (sequence.clone(), count));
        let local = Names::default();
        let length = local.length(count).or_else(|| self.bound_length(count));
        self.equal.extend(made);
        self.equal.extend(length.map(|other| (sequence, other)));
    }

    /// `&mut out[..n]` has as many elements as that says.
    fn note_slice(&mut self, argument: &Expr) {
        let receiver = match argument {
            Expr::MethodCall(call) => &*call.receiver,
            Expr::Cast(cast) => return self.note_slice(&cast.expr),
            _ => return,
        };
        let mut inner = receiver;
        while let Expr::Paren(syn::ExprParen { expr, .. })
        | Expr::Reference(syn::ExprReference { expr, .. }) = inner
        {
            inner = expr;
        }
        if let Expr::Index(index) = inner
            && let Expr::Range(range) = &*index.index
            && let (None, Some(end), syn::RangeLimits::HalfOpen(_)) =
                (&range.start, &range.end, &range.limits)
        {
            self.note_count(source_text(inner), end);
        }
    }

    fn is_wanted(&self, call: &syn::ExprCall) -> Option<String> {
        let Expr::Path(function) = &*call.func else {
            return None;
        };
        let path: Vec<String> = function
            .path
            .segments
            .iter()
            .map(|part| part.ident.to_string())
            .collect();
        let name = path.last()?;
        let parameters = *self.wanted.get(name.as_str())?;
        let is_other = matches!(
            self.sources.lookup(self.body.module, &path),
            Meaning::Function | Meaning::Definition(_)
        );
        (call.args.len() >= parameters && !is_other).then(|| name.clone())
    }

    fn note_equal(&mut self, left: &'a Expr, right: &'a Expr) {
        if let (Some(left), Some(right)) = (self.names.length(left), self.names.length(right)) {
            self.equal.push((left, right));
        }
    }
}

impl<'a> Visit<'a> for BodyVisitor<'a> {
    fn visit_local(&mut self, local: &'a syn::Local) {
        syn::visit::visit_local(self, local);
        let value = local.init.as_ref().map(|init| &*init.expr);
        let name = match &local.pat {
            Pat::Type(typed) => &typed.pat,
            other => other,
        };
        if let Pat::Ident(name) = name
            && let Some(count) = value.and_then(elements_of_vec)
        {
            self.note_count(name.ident.to_string(), &count);
        }
        self.names.bind(&local.pat, value);
    }

    fn visit_expr_call(&mut self, call: &'a syn::ExprCall) {
        syn::visit::visit_expr_call(self, call);
        let span = self.sources.span(self.body.file, call.span());
        self.results.call(call, &self.names, &span);
        let Some(name) = self.is_wanted(call) else {
            return;
        };
        let mut arguments = Vec::new();
        for argument in &call.args {
            self.note_slice(argument);
            let read = CallArgument {
                argument: self.names.argument(argument),
                length: None,
                number: self.names.constant(argument),
                words: source_text(argument),
                span: self.sources.span(self.body.file, argument.span()),
            };
            arguments.push((read, self.length_of(argument)));
        }
        self.calls.push((name, arguments));
    }

    fn visit_expr_method_call(&mut self, call: &'a syn::ExprMethodCall) {
        syn::visit::visit_expr_method_call(self, call);
        self.results.method(call, &self.names);
    }

    fn visit_expr_binary(&mut self, binary: &'a syn::ExprBinary) {
        syn::visit::visit_expr_binary(self, binary);
        if matches!(binary.op, BinOp::Eq(_) | BinOp::Ne(_)) {
            self.note_equal(&binary.left, &binary.right);
            self.results
                .compared(&binary.left, &binary.right, &self.names);
        }
    }

    fn visit_macro(&mut self, call: &'a syn::Macro) {
        let name = call.path.segments.last().map(|part| part.ident.to_string());
        if !matches!(name.as_deref(), Some("assert_eq" | "debug_assert_eq")) {
            return;
        }
        let parts = call.parse_body_with(Punctuated::<Expr, Token![,]>::parse_terminated);
        if let Ok(parts) = parts
            && let (Some(left), Some(right)) = (parts.get(0), parts.get(1))
        {
            // What is parsed here does not live on; only names are taken from it.
            let local = Names::default();
            let length = |expression| {
                let direct = local.length(expression);
                direct.or_else(|| self.bound_length(expression))
            };
            if let (Some(left), Some(right)) = (length(left), length(right)) {
                self.equal.push((left, right));
            }
        }
    }
}

impl BodyVisitor<'_> {
    /// The sequence whose length a name was bound to.
    fn bound_length(&self, expression: &Expr) -> Option<String> {
        let Expr::Path(path) = expression else {
            return None;
        };
        let name = path.path.get_ident()?.to_string();
        let (_, value) = self.names.bound.get(&name)?.last()?;
        self.names.length((*value)?)
    }
}

/// A name for whatever has so many elements, where the number is a name or a field itself.
fn counted(count: &Expr) -> Option<String> {
    match count {
        Expr::Paren(inner) => counted(&inner.expr),
        Expr::Cast(inner) => counted(&inner.expr),
        Expr::Path(_) | Expr::Field(_) => Some(format!("#{}", source_text(count))),
        _ => None,
    }
}

/// Whether a chain of equations leads from one to the other.
fn connected(equal: &[(String, String)], from: &str, to: &str) -> bool {
    let mut reached = vec![from];
    let mut at = 0;
    while let Some(current) = reached.get(at).copied() {
        at += 1;
        for (left, right) in equal {
            for (one, other) in [(left, right), (right, left)] {
                if one == current && !reached.contains(&other.as_str()) {
                    reached.push(other);
                }
            }
        }
    }
    reached.contains(&to)
}
