//! `extern` blocks.

use crate::model::{BridgeType, Origin, Parameter, RustType, Signature, Static};
use crate::resolve::{Context, Resolver};
use crate::source::{ForeignBlock, Keep, keep, link_name, list_entries, string_value};
use crate::source_text::source_text;
use crate::span::Span;
use proc_macro2::{TokenStream, TokenTree};
use syn::spanned::Spanned;
use syn::{FnArg, ForeignItem, ForeignItemFn, Pat, PatType};

/// What all `extern` blocks declare.
pub(crate) fn foreign(resolver: &mut Resolver<'_>) -> (Vec<Signature>, Vec<Static>) {
    let sources = resolver.sources;
    let mut signatures = Vec::new();
    let mut statics = Vec::new();
    for block in &sources.foreign {
        let reader = BlockReader {
            block,
            abi: abi(&block.block),
            link: linked_library(&block.block),
            context: Context::new(block.module, block.file),
        };
        for item in &block.block.items {
            match item {
                ForeignItem::Fn(function) => {
                    signatures.extend(reader.function(resolver, function));
                }
                ForeignItem::Static(one) => statics.extend(reader.variable(resolver, one)),
                ForeignItem::Type(_) => {}
                ForeignItem::Verbatim(tokens) => match without_safe(tokens) {
                    Some(ForeignItem::Fn(function)) => {
                        signatures.extend(reader.function(resolver, &function));
                    }
                    Some(ForeignItem::Static(one)) => {
                        statics.extend(reader.variable(resolver, &one));
                    }
                    _ => reader.unread(resolver, tokens.span()),
                },
                other => reader.unread(resolver, other.span()),
            }
        }
    }
    (signatures, statics)
}

struct BlockReader<'a> {
    block: &'a ForeignBlock,
    abi: String,
    link: Option<String>,
    context: Context,
}

impl BlockReader<'_> {
    fn function(&self, resolver: &mut Resolver<'_>, function: &ForeignItemFn) -> Option<Signature> {
        let cfg = &resolver.sources.cfg;
        let kept = keep(&function.attrs, cfg);
        if kept == Keep::No {
            return None;
        }
        let name = function.sig.ident.to_string();
        let symbol = link_name(&function.attrs, cfg).unwrap_or_else(|| name.clone());
        let span = resolver
            .sources
            .span(self.block.file, function.sig.ident.span());
        let parameters = parameters(resolver, &function.sig, &self.context);
        let result = resolver.result(&function.sig.output, &self.context);
        report_wide(resolver, &name, &parameters, &result, &span);
        Some(Signature {
            symbol,
            name,
            abi: self.abi.clone(),
            parameters,
            result,
            variadic: function.sig.variadic.is_some(),
            unwind: self.abi.ends_with("-unwind"),
            behind: None,
            origin: Origin::Extern,
            conditional: self.block.conditional || kept == Keep::Perhaps,
            link: self.link.clone(),
            span,
        })
    }

    fn variable(
        &self,
        resolver: &mut Resolver<'_>,
        item: &syn::ForeignItemStatic,
    ) -> Option<Static> {
        let cfg = &resolver.sources.cfg;
        let kept = keep(&item.attrs, cfg);
        if kept == Keep::No {
            return None;
        }
        let symbol = link_name(&item.attrs, cfg).unwrap_or_else(|| item.ident.to_string());
        Some(Static {
            symbol,
            ty: resolver.ty(&item.ty, &self.context),
            written: source_text(&item.ty),
            mutable: matches!(item.mutability, syn::StaticMutability::Mut(_)),
            conditional: self.block.conditional || kept == Keep::Perhaps,
            link: self.link.clone(),
            span: resolver.sources.span(self.block.file, item.ident.span()),
        })
    }

    fn unread(&self, resolver: &mut Resolver<'_>, span: proc_macro2::Span) {
        let span = resolver.sources.span(self.block.file, span);
        resolver.note(
            "a declaration is not understood and left out".to_owned(),
            span,
        );
    }
}

/// Slices and strings have two words whose order rustc does not promise.
fn report_wide(
    resolver: &mut Resolver<'_>,
    name: &str,
    parameters: &[Parameter],
    result: &RustType,
    span: &Span,
) {
    let is_wide = |ty: &RustType| {
        matches!(
            ty,
            RustType::Bridge {
                bridge: BridgeType::Str | BridgeType::Slice { .. }
            }
        )
    };
    if parameters.iter().any(|one| is_wide(&one.ty)) || is_wide(result) {
        let message = format!(
            "`{name}` passes a slice or a string, which C does not have; it is not compared"
        );
        resolver.note(message, span.clone());
    }
}

/// The parameters of a signature, a receiver first.
pub(super) fn parameters(
    resolver: &mut Resolver<'_>,
    signature: &syn::Signature,
    context: &Context,
) -> Vec<Parameter> {
    let mut found = Vec::new();
    for input in &signature.inputs {
        let (name, ty) = match input {
            FnArg::Receiver(receiver) => ("self".to_owned(), &*receiver.ty),
            FnArg::Typed(PatType { pat, ty, .. }) => (parameter_name(pat), &**ty),
        };
        found.push(Parameter {
            name,
            written: source_text(ty),
            ty: resolver.ty(ty, context),
        });
    }
    found
}

fn parameter_name(pattern: &Pat) -> String {
    match pattern {
        Pat::Ident(name) => name.ident.to_string(),
        _ => String::new(),
    }
}

fn abi(block: &syn::ItemForeignMod) -> String {
    let name = block.abi.name.as_ref();
    name.map_or("C".to_owned(), syn::LitStr::value)
}

fn linked_library(block: &syn::ItemForeignMod) -> Option<String> {
    let links = block.attrs.iter().filter(|one| one.path().is_ident("link"));
    links
        .flat_map(|attribute| list_entries(&attribute.meta))
        .filter(|entry| entry.path().is_ident("name"))
        .find_map(|entry| string_value(&entry))
}

/// `safe fn` is newer than the parser: without the word it is an item like others.
fn without_safe(tokens: &TokenStream) -> Option<ForeignItem> {
    let is_safe = |token: &TokenTree| matches!(token, TokenTree::Ident(name) if name == "safe");
    let at = tokens
        .clone()
        .into_iter()
        .position(|token| is_safe(&token))?;
    let rest = tokens
        .clone()
        .into_iter()
        .enumerate()
        .filter(|(index, _)| *index != at)
        .map(|(_, token)| token);
    syn::parse2(rest.collect()).ok()
}
