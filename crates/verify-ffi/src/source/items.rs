//! Files items into the tree of modules, whatever they stand in.

use super::attributes::{Keep, entries, keep, named_string, string_value};
use super::load::{Loader, Scope, parent};
use super::tree::{
    Body, BridgeModule, Definition, DefinitionKind, Exported, ForeignBlock, ModuleId, Named,
};
use quote::ToTokens;
use syn::spanned::Spanned;
use syn::visit::Visit;
use syn::{Attribute, ImplItem, Item, ItemForeignMod, ItemMod, TraitItem, UseTree};

impl Loader<'_> {
    pub fn items(&mut self, scope: &Scope, items: Vec<Item>) {
        for item in items {
            self.item(scope, item);
        }
    }

    /// The scope of an item with these attributes; none where it is not part of the program.
    fn enter(&self, scope: &Scope, attributes: &[Attribute]) -> Option<Scope> {
        let kept = keep(attributes, &self.sources.cfg);
        (kept != Keep::No).then(|| Scope {
            conditional: scope.conditional || kept == Keep::Perhaps,
            ..scope.clone()
        })
    }

    fn item(&mut self, scope: &Scope, item: Item) {
        let Some(scope) = self.enter(scope, attributes(&item)) else {
            return;
        };
        let scope = &scope;
        match item {
            Item::Mod(module) => self.mod_item(scope, module),
            Item::ForeignMod(block) => self.foreign(scope, block),
            Item::Fn(function) => {
                self.name(
                    scope.module,
                    &function.sig.ident.to_string(),
                    Named::Function,
                );
                self.function(scope, &function.attrs, function.sig, *function.block, None);
            }
            Item::Impl(block) => {
                for item in block.items {
                    if let ImplItem::Fn(function) = item
                        && let Some(scope) = self.enter(scope, &function.attrs)
                    {
                        let own = Some((*block.self_ty).clone());
                        self.function(&scope, &function.attrs, function.sig, function.block, own);
                    }
                }
            }
            Item::Trait(block) => {
                for item in block.items {
                    if let TraitItem::Fn(function) = item
                        && let (Some(scope), Some(block)) =
                            (self.enter(scope, &function.attrs), function.default)
                    {
                        self.function(&scope, &function.attrs, function.sig, block, None);
                    }
                }
            }
            Item::Struct(item) => {
                let name = item.ident.to_string();
                self.define(scope, name, DefinitionKind::Struct(item), false);
            }
            Item::Union(item) => {
                let name = item.ident.to_string();
                self.define(scope, name, DefinitionKind::Union(item), false);
            }
            Item::Enum(item) => {
                let name = item.ident.to_string();
                self.define(scope, name, DefinitionKind::Enum(item), false);
            }
            Item::Type(item) => {
                let name = item.ident.to_string();
                self.define(scope, name, DefinitionKind::Alias(item), false);
            }
            Item::Const(item) => {
                let name = item.ident.to_string();
                self.define(scope, name, DefinitionKind::Constant(*item.expr), false);
            }
            Item::Use(item) => self.import(scope.module, &mut Vec::new(), &item.tree),
            Item::ExternCrate(item) => {
                let name = item.ident.to_string();
                let known_as = item
                    .rename
                    .map_or(name.clone(), |(_, other)| other.to_string());
                self.name(scope.module, &known_as, Named::Use(vec![name]));
            }
            Item::Macro(item) => self.macro_item(scope, item),
            Item::Verbatim(tokens) if tokens.to_string().contains("extern") => {
                let span = self.sources.span(scope.file, tokens.span());
                let message = "an item with `extern` is not understood and left out".to_owned();
                self.sources.note(message, Some(span));
            }
            _ => {}
        }
    }

    pub fn define(&mut self, scope: &Scope, name: String, kind: DefinitionKind, shared: bool) {
        let index = self.sources.definitions.len();
        self.name(scope.module, &name, Named::Definition(index));
        self.sources.definitions.push(Definition {
            module: scope.module,
            file: scope.file,
            name,
            kind,
            shared,
        });
    }

    fn name(&mut self, module: ModuleId, name: &str, meaning: Named) {
        let names = &mut self.sources.modules[module].names;
        names.entry(name.to_owned()).or_default().push(meaning);
    }

    fn import(&mut self, module: ModuleId, path: &mut Vec<String>, tree: &UseTree) {
        match tree {
            UseTree::Path(part) => {
                path.push(part.ident.to_string());
                self.import(module, path, &part.tree);
                path.pop();
            }
            UseTree::Name(part) => {
                let name = part.ident.to_string();
                let (name, path) = match (name.as_str(), path.split_last()) {
                    ("self", Some((last, _))) => (last.clone(), path.clone()),
                    _ => (name.clone(), [path.as_slice(), &[name]].concat()),
                };
                self.name(module, &name, Named::Use(path));
            }
            UseTree::Rename(part) => {
                let mut whole = path.clone();
                if part.ident != "self" {
                    whole.push(part.ident.to_string());
                }
                self.name(module, &part.rename.to_string(), Named::Use(whole));
            }
            UseTree::Glob(_) => self.sources.modules[module].globs.push(path.clone()),
            UseTree::Group(group) => {
                for tree in &group.items {
                    self.import(module, path, tree);
                }
            }
        }
    }

    fn mod_item(&mut self, scope: &Scope, item: ItemMod) {
        let name = item.ident.to_string();
        let module = self.module(Some(scope.module));
        self.name(scope.module, &name, Named::Module(module));
        let given = named_string(&item.attrs, "path", &self.sources.cfg);
        let Some((_, items)) = item.content else {
            return self.mod_file(scope, module, &name, given, item.ident.span());
        };
        let inner = Scope {
            module,
            directory: scope.directory.join(given.as_deref().unwrap_or(&name)),
            path_base: scope.directory.join(given.as_deref().unwrap_or(&name)),
            ..scope.clone()
        };
        match bridge_namespace(&item.attrs) {
            Some(namespace) => self.bridge(&inner, namespace, items),
            None => self.items(&inner, items),
        }
    }

    fn mod_file(
        &mut self,
        scope: &Scope,
        module: ModuleId,
        name: &str,
        given: Option<String>,
        span: proc_macro2::Span,
    ) {
        if let Some(given) = given {
            // A file that `#[path]` names has its modules beside it, as `mod.rs` has.
            let path = scope.path_base.join(given);
            return self.file(&path, module, &parent(&path), scope.conditional);
        }
        let directory = scope.directory.join(name);
        let candidates = [
            scope.directory.join(format!("{name}.rs")),
            directory.join("mod.rs"),
        ];
        match candidates.iter().find(|path| path.is_file()) {
            Some(path) => self.file(path, module, &directory, scope.conditional),
            None => {
                let span = self.sources.span(scope.file, span);
                let message = format!("the file of the module `{name}` is not there");
                self.sources.note(message, Some(span));
            }
        }
    }

    /// The shared types of a bridge are definitions of its module; the rest is read by itself.
    fn bridge(&mut self, scope: &Scope, namespace: Vec<String>, items: Vec<Item>) {
        let mut kept = Vec::new();
        let mut shared = Vec::new();
        for item in items {
            let Some(inner) = self.enter(scope, attributes(&item)) else {
                continue;
            };
            match &item {
                Item::Struct(one) => {
                    let kind = DefinitionKind::Struct(one.clone());
                    shared.push(one.ident.to_string());
                    self.define(&inner, one.ident.to_string(), kind, true);
                }
                Item::Enum(one) => {
                    let kind = DefinitionKind::Enum(one.clone());
                    shared.push(one.ident.to_string());
                    self.define(&inner, one.ident.to_string(), kind, true);
                }
                Item::Use(one) => self.import(inner.module, &mut Vec::new(), &one.tree),
                _ => kept.push(item),
            }
        }
        self.sources.bridges.push(BridgeModule {
            module: scope.module,
            file: scope.file,
            namespace,
            shared,
            items: kept,
            conditional: scope.conditional,
        });
    }

    fn foreign(&mut self, scope: &Scope, block: ItemForeignMod) {
        for item in &block.items {
            match item {
                syn::ForeignItem::Fn(function) => {
                    self.name(
                        scope.module,
                        &function.sig.ident.to_string(),
                        Named::Foreign,
                    );
                }
                syn::ForeignItem::Type(ty) => {
                    self.define(scope, ty.ident.to_string(), DefinitionKind::Opaque, false);
                }
                _ => {}
            }
        }
        self.sources.foreign.push(ForeignBlock {
            module: scope.module,
            file: scope.file,
            block,
            conditional: scope.conditional,
        });
    }

    fn function(
        &mut self,
        scope: &Scope,
        attributes: &[Attribute],
        signature: syn::Signature,
        block: syn::Block,
        self_type: Option<syn::Type>,
    ) {
        let symbol = exported_symbol(&entries(attributes, &self.sources.cfg), &signature);
        if let (Some(symbol), Some(_)) = (symbol, &signature.abi) {
            self.sources.exported.push(Exported {
                module: scope.module,
                file: scope.file,
                symbol,
                signature: signature.clone(),
                conditional: scope.conditional,
            });
        }
        let mut nested = Nested::default();
        nested.visit_block(&block);
        self.items(scope, nested.items);
        self.sources.bodies.push(Body {
            module: scope.module,
            file: scope.file,
            signature,
            block,
            self_type,
        });
    }
}

/// The items among the statements of a block. Functions in functions are read with the block around
/// them.
#[derive(Default)]
struct Nested {
    items: Vec<Item>,
}

impl<'ast> Visit<'ast> for Nested {
    fn visit_item(&mut self, item: &'ast Item) {
        match item {
            Item::Mod(_) => {}
            Item::Fn(function) => self.visit_block(&function.block),
            other => self.items.push(other.clone()),
        }
    }
}

fn exported_symbol(entries: &[syn::Meta], signature: &syn::Signature) -> Option<String> {
    let mut named = entries
        .iter()
        .filter(|meta| meta.path().is_ident("export_name"));
    if let Some(name) = named.find_map(string_value) {
        return Some(name);
    }
    let plain = entries.iter().any(|meta| meta.path().is_ident("no_mangle"));
    plain.then(|| signature.ident.to_string())
}

/// The namespace of `#[cxx::bridge(namespace = "a::b")]`; none for a module that is no bridge.
fn bridge_namespace(attributes: &[Attribute]) -> Option<Vec<String>> {
    let attribute = attributes.iter().find(|attribute| {
        let path: Vec<String> = attribute
            .path()
            .segments
            .iter()
            .map(|part| part.ident.to_string())
            .collect();
        matches!(
            path.iter().map(String::as_str).collect::<Vec<_>>()[..],
            ["cxx", "bridge"] | ["bridge"]
        )
    })?;
    Some(namespace_of(attribute))
}

/// The namespace that an attribute names, as a string or as a path.
pub(crate) fn namespace_of(attribute: &Attribute) -> Vec<String> {
    // `namespace = a::b` is no attribute that syn knows; its text is plain enough.
    let text = match &attribute.meta {
        syn::Meta::List(list) => list.tokens.to_string(),
        syn::Meta::NameValue(pair) => format!("namespace = {}", pair.value.to_token_stream()),
        syn::Meta::Path(_) => String::new(),
    };
    let Some(text) = text.trim().strip_prefix("namespace") else {
        return Vec::new();
    };
    text.trim_start_matches([' ', '='])
        .split("::")
        .map(|part| part.trim_matches(|c: char| !(c.is_alphanumeric() || c == '_')))
        .filter(|part| !part.is_empty())
        .map(str::to_owned)
        .collect()
}

fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::ExternCrate(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::ForeignMod(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Union(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}
