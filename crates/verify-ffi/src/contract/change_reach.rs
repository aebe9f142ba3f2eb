//! What a change in a line of Rust may concern: inside of a function, the functions of the library that it may call,
//! directly or through others; anywhere else, all of them.

use super::reach::Reach;
use crate::model::Signature;
use crate::source::Sources;
use serde::{Deserialize, Serialize};
use syn::spanned::Spanned;
use syn::visit::Visit;
use syn::{Attribute, ImplItemFn, ItemFn, ItemMod, TraitItemFn};

/// A source of Rust that was read.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RustSource {
    /// Its path.
    pub file: String,
    /// Its functions.
    pub functions: Vec<RustFunction>,
    /// The first and the last lines of modules that are for tests alone.
    pub tests: Vec<(u32, u32)>,
}

/// A function with a body.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RustFunction {
    /// The line that it begins in, attributes apart.
    pub first: u32,
    /// The line that it ends in.
    pub last: u32,
    /// The symbols of the functions of the library that it may call.
    pub calls: Vec<String>,
    /// The library may call it, so that it concerns whoever the library's code is called by.
    pub is_called_by_library: bool,
}

/// All sources, with what each of their functions may call.
pub(crate) fn sources(sources: &Sources, signatures: &[Signature]) -> Vec<RustSource> {
    let reach = Reach::new(sources, signatures);
    let exported = signatures
        .iter()
        .filter(|one| one.origin.is_defined_by_rust())
        .map(|one| one.name.as_str());
    let with_abi = sources.bodies.iter().filter_map(|body| {
        let name = body.signature.abi.as_ref().map(|_| &body.signature.ident)?;
        Some(name.to_string())
    });
    let roots: Vec<String> = exported.map(str::to_owned).chain(with_abi).collect();
    let called = reach.names_from(roots.iter().map(String::as_str));
    let symbols = |names: Vec<String>| {
        let is_named = |one: &&Signature| names.contains(&one.name);
        let named = signatures.iter().filter(is_named);
        named.map(|one| one.symbol.clone()).collect()
    };
    let mut found: Vec<RustSource> = Vec::new();
    for file in &sources.files {
        if found.iter().any(|known| known.file == file.path) {
            continue;
        }
        let mut visitor = FileVisitor::default();
        let text = std::fs::read(&file.path).unwrap_or_default();
        if let Ok(parsed) = syn::parse_file(&String::from_utf8_lossy(&text)) {
            visitor.visit_file(&parsed);
        }
        let functions = visitor.functions.into_iter();
        let functions = functions.map(|(name, (first, last))| RustFunction {
            first,
            last,
            calls: symbols(reach.reached_from(&name)),
            is_called_by_library: called.contains(name.as_str()),
        });
        found.push(RustSource {
            file: file.path.clone(),
            functions: functions.collect(),
            tests: visitor.tests,
        });
    }
    found
}

/// Finds functions and modules for tests.
#[derive(Default)]
struct FileVisitor {
    functions: Vec<(String, (u32, u32))>,
    tests: Vec<(u32, u32)>,
}

impl FileVisitor {
    fn function(&mut self, signature: &syn::Signature, block: &syn::Block) {
        let (first, _) = lines(signature.span());
        let (_, last) = lines(block.span());
        self.functions
            .push((signature.ident.to_string(), (first, last)));
    }
}

impl<'a> Visit<'a> for FileVisitor {
    fn visit_item_mod(&mut self, module: &'a ItemMod) {
        if module.attrs.iter().any(is_for_tests) {
            self.tests.push(lines(module.span()));
        } else {
            syn::visit::visit_item_mod(self, module);
        }
    }

    fn visit_item_fn(&mut self, function: &'a ItemFn) {
        self.function(&function.sig, &function.block);
    }

    fn visit_impl_item_fn(&mut self, function: &'a ImplItemFn) {
        self.function(&function.sig, &function.block);
    }

    fn visit_trait_item_fn(&mut self, function: &'a TraitItemFn) {
        if let Some(block) = &function.default {
            self.function(&function.sig, block);
        }
    }
}

fn is_for_tests(attribute: &Attribute) -> bool {
    let argument = || attribute.parse_args::<syn::Path>();
    attribute.path().is_ident("cfg") && argument().is_ok_and(|path| path.is_ident("test"))
}

fn lines(span: proc_macro2::Span) -> (u32, u32) {
    let line = |line: usize| u32::try_from(line).unwrap_or(u32::MAX);
    (line(span.start().line), line(span.end().line))
}
