//! Bridges of the `cxx` crate: functions of both languages, and the symbols of their shims.

use super::foreign::parameters;
use crate::model::{Origin, RustType, Signature};
use crate::resolve::{Context, Resolver};
use crate::source::{BridgeModule, Keep, keep, namespace_of, string_value};
use proc_macro2::TokenStream;
use quote::ToTokens;
use std::collections::HashMap;
use syn::spanned::Spanned;
use syn::{
    Attribute, FnArg, ForeignItem, ForeignItemFn, GenericArgument, Item, ItemForeignMod,
    PathArguments, ReturnType, Type,
};
use verify_ir::cxx_symbols::function_symbol;

pub(crate) fn bridges(resolver: &mut Resolver<'_>) -> Vec<Signature> {
    let sources = resolver.sources;
    let mut signatures = Vec::new();
    for bridge in &sources.bridges {
        let reader = BridgeReader::new(bridge);
        for item in &bridge.items {
            match item {
                Item::ForeignMod(block) => {
                    signatures.extend(reader.block(resolver, block));
                }
                // `impl UniquePtr<T> {}` asks cxx for glue.
                Item::Impl(_) => {}
                other => {
                    let span = sources.span(bridge.file, other.span());
                    let message = "an item of a bridge is not understood and left out".to_owned();
                    resolver.note(message, span);
                }
            }
        }
    }
    signatures
}

struct BridgeReader<'a> {
    bridge: &'a BridgeModule,
    context: Context,
    /// The C++ names of the types that the bridge declares, by their names in Rust.
    cpp_names: HashMap<String, String>,
}

impl<'a> BridgeReader<'a> {
    fn new(bridge: &'a BridgeModule) -> BridgeReader<'a> {
        let mut reader = BridgeReader {
            bridge,
            context: Context::new(bridge.module, bridge.file),
            cpp_names: HashMap::new(),
        };
        for item in &bridge.items {
            let Item::ForeignMod(block) = item else {
                continue;
            };
            for (rust, cpp) in block.items.iter().filter_map(declared_type) {
                // A shared type may be declared again; its definition says more.
                if !is_shared(bridge, &rust) {
                    let opaque = RustType::Opaque {
                        name: rust.clone(),
                        of_rust: is_of_rust(block),
                    };
                    reader.context.generics.insert(rust.clone(), opaque);
                }
                reader.cpp_names.insert(rust, cpp);
            }
        }
        reader
    }

    fn block(&self, resolver: &mut Resolver<'_>, block: &ItemForeignMod) -> Vec<Signature> {
        let cfg = &resolver.sources.cfg;
        let kept = keep(&block.attrs, cfg);
        let abi = block
            .abi
            .name
            .as_ref()
            .map_or(String::new(), syn::LitStr::value);
        let origin = match abi.as_str() {
            "Rust" => Origin::BridgeRust,
            "C++" | "C++-unwind" => Origin::BridgeCpp,
            _ => {
                let span = resolver.sources.span(self.bridge.file, block.span());
                resolver.note(
                    format!("`extern \"{abi}\"` means nothing in a bridge"),
                    span,
                );
                return Vec::new();
            }
        };
        if kept == Keep::No {
            return Vec::new();
        }
        let conditional = self.bridge.conditional || kept == Keep::Perhaps;
        let namespace = namespace(&block.attrs).unwrap_or_else(|| self.bridge.namespace.clone());
        let mut signatures = Vec::new();
        for item in &block.items {
            match item {
                ForeignItem::Fn(function) => {
                    let kept = keep(&function.attrs, &resolver.sources.cfg);
                    if kept != Keep::No {
                        let mut signature = self.function(resolver, function, origin, &namespace);
                        signature.abi.clone_from(&abi);
                        signature.conditional = conditional || kept == Keep::Perhaps;
                        signatures.push(signature);
                    }
                }
                item if declared_type(item).is_some() || is_include(item) => {}
                other => {
                    let span = resolver.sources.span(self.bridge.file, other.span());
                    let message = "a declaration of a bridge is not understood and left out";
                    resolver.note(message.to_owned(), span);
                }
            }
        }
        signatures
    }

    fn function(
        &self,
        resolver: &mut Resolver<'_>,
        function: &ForeignItemFn,
        origin: Origin,
        namespace: &[String],
    ) -> Signature {
        let ident = function.sig.ident.to_string();
        let cpp_name = named(&function.attrs, "cxx_name").unwrap_or_else(|| ident.clone());
        let name = named(&function.attrs, "rust_name").unwrap_or(ident);
        let own = self::namespace(&function.attrs);
        let class = self.class(function);
        let namespace: Vec<String> = own.unwrap_or_else(|| namespace.to_vec());
        let cpp_class = class.as_ref();
        let cpp_class = cpp_class.map(|class| self.cpp_names.get(class).unwrap_or(class));
        let symbol = function_symbol(&namespace, cpp_class.map(String::as_str), &name);
        let mut behind = namespace;
        behind.extend(cpp_class.cloned());
        behind.push(cpp_name);
        let (output, fallible) = fallible(&function.sig.output);
        let context = self.context_of(resolver, class.as_deref());
        Signature {
            symbol,
            name: class.map_or(name.clone(), |class| format!("{class}::{name}")),
            abi: String::new(),
            parameters: parameters(resolver, &function.sig, &context),
            result: match &output {
                Some(ty) => resolver.ty(ty, &context),
                None => RustType::Unit,
            },
            variadic: false,
            unwind: fallible,
            behind: (origin == Origin::BridgeCpp).then(|| behind.join("::")),
            origin,
            conditional: false,
            link: None,
            span: resolver
                .sources
                .span(self.bridge.file, function.sig.ident.span()),
        }
    }

    /// Where `Self` is known.
    fn context_of(&self, resolver: &mut Resolver<'_>, class: Option<&str>) -> Context {
        let mut context = self.context.clone();
        let ty = class.and_then(|class| syn::parse_str::<Type>(class).ok());
        if let Some(ty) = ty {
            let ty = resolver.ty(&ty, &self.context);
            context.generics.insert("Self".to_owned(), ty);
        }
        context
    }

    /// The type that a function is a method of. `&self` means the only type of its block.
    fn class(&self, function: &ForeignItemFn) -> Option<String> {
        if let Some(name) = named(&function.attrs, "Self") {
            return Some(name);
        }
        let FnArg::Receiver(receiver) = function.sig.inputs.first()? else {
            return None;
        };
        match receiver_type(&receiver.ty) {
            Some(name) if name != "Self" => Some(name),
            _ => self.only_type(function),
        }
    }

    fn only_type(&self, function: &ForeignItemFn) -> Option<String> {
        let blocks = self.bridge.items.iter().filter_map(|item| match item {
            Item::ForeignMod(block) => Some(block),
            _ => None,
        });
        let is_here = |item: &ForeignItem| matches!(item, ForeignItem::Fn(one) if one.sig.ident == function.sig.ident);
        let mut homes = blocks.filter(|block| block.items.iter().any(is_here));
        let home = homes.next()?;
        let mut types = home.items.iter().filter_map(declared_type);
        types.next().map(|(rust, _)| rust)
    }
}

fn is_of_rust(block: &ItemForeignMod) -> bool {
    let abi = block.abi.name.as_ref();
    abi.is_some_and(|name| name.value() == "Rust")
}

fn is_shared(bridge: &BridgeModule, name: &str) -> bool {
    bridge.shared.iter().any(|shared| shared == name)
}

/// `type Name;` and `type Name = path;`: the names in Rust and in C++.
fn declared_type(item: &ForeignItem) -> Option<(String, String)> {
    let (attributes, name) = match item {
        ForeignItem::Type(ty) => (ty.attrs.clone(), ty.ident.to_string()),
        ForeignItem::Verbatim(tokens) => {
            let alias: syn::ItemType = syn::parse2(tokens.clone()).ok()?;
            (alias.attrs, alias.ident.to_string())
        }
        _ => return None,
    };
    let rust = named(&attributes, "rust_name").unwrap_or_else(|| name.clone());
    let cpp = named(&attributes, "cxx_name").unwrap_or(name);
    Some((rust, cpp))
}

fn is_include(item: &ForeignItem) -> bool {
    matches!(item, ForeignItem::Macro(call) if call.mac.path.is_ident("include"))
}

/// The value of `name = "value"`, or of `name = value`.
fn named(attributes: &[Attribute], name: &str) -> Option<String> {
    let attribute = attributes.iter().find(|one| one.path().is_ident(name))?;
    string_value(&attribute.meta).or_else(|| match &attribute.meta {
        syn::Meta::NameValue(pair) => Some(text(pair.value.to_token_stream())),
        _ => None,
    })
}

fn text(tokens: TokenStream) -> String {
    tokens.to_string()
}

fn namespace(attributes: &[Attribute]) -> Option<Vec<String>> {
    let attribute = attributes
        .iter()
        .find(|one| one.path().is_ident("namespace"))?;
    Some(namespace_of(attribute))
}

/// `T` of `&T`, `&mut T` and `Pin<&mut T>`.
fn receiver_type(ty: &Type) -> Option<String> {
    match ty {
        Type::Reference(reference) => receiver_type(&reference.elem),
        Type::Path(path) => {
            let last = path.path.segments.last()?;
            match &last.arguments {
                PathArguments::AngleBracketed(list) if last.ident == "Pin" => {
                    list.args.iter().find_map(|argument| match argument {
                        GenericArgument::Type(ty) => receiver_type(ty),
                        _ => None,
                    })
                }
                _ => Some(last.ident.to_string()),
            }
        }
        _ => None,
    }
}

/// What a function gives where all is well, and whether it may fail.
fn fallible(output: &ReturnType) -> (Option<Type>, bool) {
    let ReturnType::Type(_, ty) = output else {
        return (None, false);
    };
    if let Type::Path(path) = &**ty
        && let Some(last) = path.path.segments.last()
        && last.ident == "Result"
        && let PathArguments::AngleBracketed(list) = &last.arguments
        && let Some(GenericArgument::Type(inner)) = list.args.first()
    {
        return (Some(inner.clone()), true);
    }
    (Some((**ty).clone()), false)
}
