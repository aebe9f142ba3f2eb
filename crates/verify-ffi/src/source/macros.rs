//! Calls of macros among items: those whose meaning is known are followed, those that may hide
//! declarations are named.

use super::load::{Loader, Scope};
use crate::source_text::source_text;
use proc_macro2::{TokenStream, TokenTree};
use std::path::{Path, PathBuf};
use syn::parse::{ParseStream, Parser};
use syn::{Expr, Item, ItemMacro, Lit, Meta, Token};

impl Loader<'_> {
    pub fn macro_item(&mut self, scope: &Scope, item: ItemMacro) {
        let name = item
            .mac
            .path
            .segments
            .last()
            .map(|part| part.ident.to_string());
        let name = name.unwrap_or_default();
        let tokens = item.mac.tokens;
        match name.as_str() {
            "include" => self.include(scope, tokens),
            "cfg_if" => match branches.parse2(tokens) {
                Ok(branches) => self.cfg_if(scope, branches),
                Err(_) => self.unread(scope, &name, item.mac.path.segments.first()),
            },
            "macro_rules" if has_extern(&tokens) => {
                let name = item.ident.map(|name| name.to_string());
                let name = name.unwrap_or_default();
                let what = format!("the declarations that the macro `{name}` makes are not read");
                let span = item.mac.path.segments.first().map(|part| part.ident.span());
                let span = span.map(|span| self.sources.span(scope.file, span));
                self.sources.note(what, span);
            }
            "macro_rules" => {}
            "include_cpp" => match self.generated_by_autocxx(&tokens) {
                Some(path) => {
                    let directory = super::load::parent(&path);
                    // What bindgen made there is what the bridge was made from; nobody calls it.
                    let declared = self.sources.foreign.len();
                    self.file(&path, scope.module, &directory, scope.conditional);
                    self.sources.foreign.truncate(declared);
                }
                None => self.unread(scope, &name, item.mac.path.segments.first()),
            },
            "cpp" => self.unread(scope, &name, item.mac.path.segments.first()),
            // Most macros around declarations only add attributes to the items in them.
            _ if has_extern(&tokens) => match syn::parse2::<syn::File>(tokens) {
                Ok(file) => {
                    let conditional = Scope {
                        conditional: true,
                        ..scope.clone()
                    };
                    self.items(&conditional, file.items);
                }
                Err(_) => self.unread(scope, &name, item.mac.path.segments.first()),
            },
            _ => {}
        }
    }

    fn unread(&mut self, scope: &Scope, name: &str, at: Option<&syn::PathSegment>) {
        let span = at.map(|part| self.sources.span(scope.file, part.ident.span()));
        let message = format!("what `{name}!` declares is not read");
        self.sources.note(message, span);
    }

    fn cfg_if(&mut self, scope: &Scope, branches: Vec<Branch>) {
        let mut conditional = scope.conditional;
        for branch in branches {
            let holds = match &branch.condition {
                Some(condition) => self.sources.cfg.evaluate(condition),
                None => Some(true),
            };
            conditional |= holds.is_none();
            if holds != Some(false) {
                let inner = Scope {
                    conditional,
                    ..scope.clone()
                };
                self.items(&inner, branch.items);
            }
            if holds == Some(true) {
                return;
            }
        }
    }

    fn include(&mut self, scope: &Scope, tokens: TokenStream) {
        let span = tokens.clone().into_iter().next().map(|token| token.span());
        let text = source_text(&tokens);
        let path = syn::parse2::<Expr>(tokens)
            .ok()
            .and_then(|path| self.included(scope, &path));
        match path {
            // Modules of an included file are beside that file.
            Some(path) => {
                let directory = super::load::parent(&path);
                self.file(&path, scope.module, &directory, scope.conditional);
            }
            None => {
                let span = span.map(|span| self.sources.span(scope.file, span));
                let message = format!("the file of `include!({text})` is not found");
                self.sources.note(message, span);
            }
        }
    }

    /// The file that autocxx's build script wrote for an `include_cpp!`, which that macro includes.
    fn generated_by_autocxx(&self, tokens: &TokenStream) -> Option<PathBuf> {
        let module = module_name(tokens).unwrap_or_else(|| "ffi-default".to_owned());
        let file = format!("autocxx-build-dir/rs/autocxx-{module}-gen.rs");
        let out_dirs = self.package.out_dirs.iter();
        let mut files = out_dirs.map(|out_dir| out_dir.join(&file));
        files.find(|path| path.is_file())
    }

    /// The file that an expression of strings, `concat!` and `env!` names, where it exists.
    fn included(&self, scope: &Scope, path: &Expr) -> Option<PathBuf> {
        let file = &self.sources.files[scope.file].path;
        let directory = super::load::parent(file.as_ref());
        let mut out_dirs: Vec<Option<&PathBuf>> = self.package.out_dirs.iter().map(Some).collect();
        out_dirs.push(None);
        out_dirs.into_iter().find_map(|out_dir| {
            let variable = |name: &str| match name {
                "OUT_DIR" => out_dir.map(PathBuf::as_path),
                "CARGO_MANIFEST_DIR" => Some(self.package.manifest_directory.as_path()),
                _ => None,
            };
            let text = evaluate(path, &variable)?;
            let path = directory.join(text);
            path.is_file().then_some(path)
        })
    }
}

/// The name in the `name!(…)` of an `include_cpp!`.
fn module_name(tokens: &TokenStream) -> Option<String> {
    let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
    tokens.windows(3).find_map(|window| match window {
        [
            TokenTree::Ident(name),
            TokenTree::Punct(mark),
            TokenTree::Group(group),
        ] if name == "name" && mark.as_char() == '!' => Some(group.stream().to_string()),
        _ => None,
    })
}

/// The text of strings, of `concat!` and of `env!`, with these variables.
fn evaluate<'p>(expression: &Expr, variable: &dyn Fn(&str) -> Option<&'p Path>) -> Option<String> {
    match expression {
        Expr::Lit(literal) => match &literal.lit {
            Lit::Str(text) => Some(text.value()),
            _ => None,
        },
        Expr::Macro(call) if call.mac.path.is_ident("concat") => {
            let parts = call
                .mac
                .parse_body_with(syn::punctuated::Punctuated::<Expr, Token![,]>::parse_terminated);
            let parts = parts.ok()?;
            parts.iter().map(|part| evaluate(part, variable)).collect()
        }
        Expr::Macro(call) if call.mac.path.is_ident("env") => {
            let name: syn::LitStr = call.mac.parse_body().ok()?;
            Some(variable(&name.value())?.to_string_lossy().into_owned())
        }
        _ => None,
    }
}

/// One branch of `cfg_if!`.
struct Branch {
    condition: Option<Meta>,
    items: Vec<Item>,
}

fn branches(input: ParseStream<'_>) -> syn::Result<Vec<Branch>> {
    let mut found = Vec::new();
    loop {
        let condition = if input.parse::<Option<Token![if]>>()?.is_some() {
            let attribute = syn::Attribute::parse_outer(input)?;
            let first = attribute
                .first()
                .ok_or_else(|| input.error("no condition"))?;
            Some(first.parse_args::<Meta>()?)
        } else {
            None
        };
        let body;
        syn::braced!(body in input);
        let mut items = Vec::new();
        while !body.is_empty() {
            items.push(body.parse()?);
        }
        let last = condition.is_none();
        found.push(Branch { condition, items });
        if last || input.parse::<Option<Token![else]>>()?.is_none() {
            return Ok(found);
        }
    }
}

fn has_extern(tokens: &TokenStream) -> bool {
    tokens.clone().into_iter().any(|token| match token {
        TokenTree::Ident(name) => name == "extern",
        TokenTree::Group(group) => has_extern(&group.stream()),
        _ => false,
    })
}
