//! Where one room needs another: paths (`crate::…`, `super::…`), macros, and calls of methods, which
//! name no room but live in one.

use super::declarations::{Declarations, ROOT, Room, only, room_of, type_name};
use super::sources::{Source, attributes, is_for_tests};
use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};
use std::collections::HashMap;
use syn::visit::{self, Visit};

/// One place in a room that needs another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reference {
    pub from: Room,
    pub to: Room,
    /// `file:line: text`.
    pub place: String,
}

/// Everything that rooms of a crate need of each other.
pub fn references(sources: &[Source], declarations: &Declarations) -> Vec<Reference> {
    let mut found = Vec::new();
    for source in sources {
        let mut finder = Finder {
            declarations,
            file: source.file.display().to_string(),
            module: source.module.clone(),
            owner: None,
            variables: HashMap::new(),
            found: &mut found,
        };
        source.items.iter().for_each(|item| finder.visit_item(item));
    }
    found
}

struct Finder<'d> {
    declarations: &'d Declarations,
    file: String,
    module: Vec<String>,
    /// The type whose implementation this is.
    owner: Option<String>,
    /// The types of the parameters of this function.
    variables: HashMap<String, String>,
    found: &'d mut Vec<Reference>,
}

impl Finder<'_> {
    fn add(&mut self, to: &Room, span: Span, text: &str) {
        let from = room_of(&self.module);
        if from != *to {
            let place = format!("{}:{}: {text}", self.file, span.start().line);
            let to = to.clone();
            self.found.push(Reference { from, to, place });
        }
    }

    /// A path as written, where it begins at the root or in a module above.
    fn path(&mut self, names: &[String], span: Span) {
        let mut place = match names.first().map(String::as_str) {
            Some("crate") => Vec::new(),
            Some("self" | "super") => self.module.clone(),
            // The root names its modules without `crate`.
            Some(name) if self.module.is_empty() && self.declarations.rooms.contains(name) => {
                Vec::new()
            }
            _ => return,
        };
        for name in names {
            match name.as_str() {
                "crate" | "self" => {}
                "super" => {
                    place.pop();
                }
                name => place.push(name.to_owned()),
            }
        }
        let Some(first) = place.first() else {
            return;
        };
        let declarations = self.declarations;
        let macros = || only(declarations.macros.get(first)?);
        let root = ROOT.to_owned();
        let room = declarations.rooms.get(first);
        let room = room.or_else(|| declarations.reexported.get(first));
        // A name that is neither a module nor from one is an item of the root.
        let room = room.or_else(macros).unwrap_or(&root);
        self.add(room, span, &names.join("::"));
    }

    fn call(&mut self, ty: Option<&str>, name: &str, span: Span) {
        if let Some(room) = self.declarations.method(ty, name) {
            let text = match ty {
                Some(ty) => format!("{ty}::{name}()"),
                None => format!(".{name}()"),
            };
            self.add(room, span, &text);
        }
    }

    /// `Type::name`, `Self::name`, whatever stands before.
    fn associated(&mut self, names: &[String], span: Span) {
        let [.., ty, name] = names else {
            return;
        };
        let ty = match (ty.as_str(), &self.owner) {
            ("Self", Some(owner)) => owner.clone(),
            _ => ty.clone(),
        };
        let key = (ty, name.clone());
        if self.declarations.methods.contains_key(&key) {
            self.call(Some(&key.0), name, span);
        }
    }

    fn invoked(&mut self, name: &str, span: Span) {
        if let Some(room) = self.declarations.macros.get(name).and_then(only) {
            self.add(room, span, &format!("{name}!"));
        }
    }

    /// The type of a receiver, where declarations tell it.
    fn type_of(&self, expression: &syn::Expr) -> Option<String> {
        let part = |base: &syn::Expr, name: String| {
            let key = (self.type_of(base)?, name);
            self.declarations.yields.get(&key).cloned()
        };
        match expression {
            syn::Expr::Path(path) => match path.path.get_ident()?.to_string().as_str() {
                "self" => self.owner.clone(),
                name => self.variables.get(name).cloned(),
            },
            syn::Expr::Field(field) => match &field.member {
                syn::Member::Named(name) => part(&field.base, name.to_string()),
                syn::Member::Unnamed(position) => part(&field.base, position.index.to_string()),
            },
            syn::Expr::MethodCall(call) => part(&call.receiver, call.method.to_string()),
            syn::Expr::Paren(inner) => self.type_of(&inner.expr),
            syn::Expr::Reference(inner) => self.type_of(&inner.expr),
            _ => None,
        }
    }

    fn tree(&mut self, tree: &syn::UseTree, path: &mut Vec<String>) {
        let mut leaf = |name: Option<&syn::Ident>, span: Span| {
            let names: Vec<String> = path
                .iter()
                .cloned()
                .chain(name.map(ToString::to_string).filter(|name| name != "self"))
                .collect();
            self.path(&names, span);
        };
        match tree {
            syn::UseTree::Path(inner) => {
                path.push(inner.ident.to_string());
                self.tree(&inner.tree, path);
                path.pop();
            }
            syn::UseTree::Name(name) => leaf(Some(&name.ident), name.ident.span()),
            syn::UseTree::Rename(name) => leaf(Some(&name.ident), name.ident.span()),
            syn::UseTree::Glob(glob) => leaf(None, glob.star_token.spans[0]),
            syn::UseTree::Group(group) => {
                for tree in &group.items {
                    self.tree(tree, path);
                }
            }
        }
    }

    /// The tokens of a macro: what looks like a path, a call or another macro is one.
    fn tokens(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let sign = |at: usize, sign: char| match tokens.get(at) {
            Some(TokenTree::Punct(punct)) => punct.as_char() == sign,
            _ => false,
        };
        let word = |at: usize| match tokens.get(at) {
            Some(TokenTree::Ident(name)) => Some(name.to_string()),
            _ => None,
        };
        let arguments = |at: usize| match tokens.get(at) {
            Some(TokenTree::Group(group)) => group.delimiter() == Delimiter::Parenthesis,
            _ => false,
        };
        let mut at = 0;
        while at < tokens.len() {
            let span = tokens[at].span();
            if let TokenTree::Group(group) = &tokens[at] {
                self.tokens(group.stream());
            }
            let Some(first) = word(at) else {
                at += 1;
                continue;
            };
            if at > 0 && sign(at - 1, '.') && arguments(at + 1) {
                let receiver = (at == 2 || at > 2 && !sign(at - 3, '.')).then(|| word(at - 2));
                let ty = match receiver.flatten().as_deref() {
                    Some("self") => self.owner.clone(),
                    Some(name) => self.variables.get(name).cloned(),
                    None => None,
                };
                self.call(ty.as_deref(), &first, span);
            } else if sign(at + 1, '!') {
                self.invoked(&first, span);
            }
            let mut names = vec![first];
            while let (true, true, Some(next)) =
                (sign(at + 1, ':'), sign(at + 2, ':'), word(at + 3))
            {
                names.push(next);
                at += 3;
            }
            self.path(&names, span);
            self.associated(&names, span);
            at += 1;
        }
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item(&mut self, item: &'ast syn::Item) {
        if !is_for_tests(attributes(item)) {
            visit::visit_item(self, item);
        }
    }

    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        self.module.push(item.ident.to_string());
        visit::visit_item_mod(self, item);
        self.module.pop();
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        self.tree(&item.tree, &mut Vec::new());
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        let owner = std::mem::replace(&mut self.owner, type_name(&item.self_ty));
        visit::visit_item_impl(self, item);
        self.owner = owner;
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        if !is_for_tests(&item.attrs) {
            visit::visit_impl_item_fn(self, item);
        }
    }

    fn visit_signature(&mut self, signature: &'ast syn::Signature) {
        self.variables.clear();
        for argument in &signature.inputs {
            if let syn::FnArg::Typed(argument) = argument
                && let syn::Pat::Ident(name) = &*argument.pat
                && let Some(ty) = type_name(&argument.ty)
                && !signature.generics.type_params().any(|one| one.ident == ty)
            {
                self.variables.insert(name.ident.to_string(), ty);
            }
        }
        visit::visit_signature(self, signature);
    }

    /// `pub(in path)` needs nothing of the modules above.
    fn visit_visibility(&mut self, _: &'ast syn::Visibility) {}

    /// Nor do links in documents, which name what is above on purpose.
    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let names: Vec<String> = path
            .segments
            .iter()
            .map(|one| one.ident.to_string())
            .collect();
        let span = path.segments[0].ident.span();
        self.path(&names, span);
        self.associated(&names, span);
        visit::visit_path(self, path);
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        let ty = self.type_of(&call.receiver);
        self.call(ty.as_deref(), &call.method.to_string(), call.method.span());
        visit::visit_expr_method_call(self, call);
    }

    fn visit_macro(&mut self, invocation: &'ast syn::Macro) {
        if let Some(name) = invocation.path.get_ident() {
            self.invoked(&name.to_string(), name.span());
        }
        self.visit_path(&invocation.path);
        self.tokens(invocation.tokens.clone());
    }
}
