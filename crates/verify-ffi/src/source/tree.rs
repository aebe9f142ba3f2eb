//! The tree of modules, as plain data for whoever resolves names in it.

use crate::span::{Note, Span};
use crate::target::{Cfg, Target};
use std::collections::HashMap;

pub(crate) type ModuleId = usize;
pub(crate) type FileId = usize;

/// All sources of a package.
#[derive(Default)]
pub(crate) struct Sources {
    pub target: Target,
    pub cfg: Cfg,
    pub files: Vec<SourceFile>,
    pub modules: Vec<Module>,
    /// The roots of the package's crates, by the names that other crates use.
    pub crates: HashMap<String, ModuleId>,
    pub definitions: Vec<Definition>,
    pub foreign: Vec<ForeignBlock>,
    pub exported: Vec<Exported>,
    pub bridges: Vec<BridgeModule>,
    pub bodies: Vec<Body>,
    pub notes: Vec<Note>,
}

#[derive(Debug)]
pub(crate) struct SourceFile {
    pub path: String,
    lines: Vec<String>,
}

#[derive(Debug)]
pub(crate) struct Module {
    /// The root of its crate.
    pub root: ModuleId,
    pub parent: Option<ModuleId>,
    pub names: HashMap<String, Vec<Named>>,
    /// The paths of `use path::*`.
    pub globs: Vec<Vec<String>>,
}

/// What a name of a module stands for.
#[derive(Clone, Debug)]
pub(crate) enum Named {
    Module(ModuleId),
    Definition(usize),
    /// A function of an `extern` block.
    Foreign,
    /// Any other function.
    Function,
    Use(Vec<String>),
}

pub(crate) struct Definition {
    pub module: ModuleId,
    pub file: FileId,
    pub name: String,
    pub kind: DefinitionKind,
    /// A shared type of a bridge, which cxx lays out as C does.
    pub shared: bool,
}

pub(crate) enum DefinitionKind {
    Struct(syn::ItemStruct),
    Union(syn::ItemUnion),
    Enum(syn::ItemEnum),
    Alias(syn::ItemType),
    Constant(syn::Expr),
    /// A type of an `extern` block.
    Opaque,
}

/// An `extern` block.
pub(crate) struct ForeignBlock {
    pub module: ModuleId,
    pub file: FileId,
    pub block: syn::ItemForeignMod,
    pub conditional: bool,
}

/// A function that Rust defines under a name for the linker.
pub(crate) struct Exported {
    pub module: ModuleId,
    pub file: FileId,
    pub symbol: String,
    pub signature: syn::Signature,
    pub conditional: bool,
}

/// A module with `#[cxx::bridge]`. Its shared types are definitions of `module`, too.
pub(crate) struct BridgeModule {
    pub module: ModuleId,
    pub file: FileId,
    pub namespace: Vec<String>,
    /// The names of its shared types.
    pub shared: Vec<String>,
    pub items: Vec<syn::Item>,
    pub conditional: bool,
}

/// The body of a function, to look for calls in.
pub(crate) struct Body {
    pub module: ModuleId,
    pub file: FileId,
    pub signature: syn::Signature,
    pub block: syn::Block,
    /// What `Self` is, in an `impl` block.
    pub self_type: Option<syn::Type>,
}

impl SourceFile {
    pub fn new(path: String, text: &str) -> SourceFile {
        SourceFile {
            path,
            lines: text.lines().map(str::to_owned).collect(),
        }
    }
}

impl Sources {
    /// The place of a token of a file.
    pub fn span(&self, file: FileId, span: proc_macro2::Span) -> Span {
        let start = span.start();
        let file = &self.files[file];
        let line = start.line.checked_sub(1).and_then(|at| file.lines.get(at));
        let before = line.map_or(start.column, |line| {
            line.chars().take(start.column).map(char::len_utf8).sum()
        });
        Span {
            file: file.path.clone(),
            line: u32::try_from(start.line).unwrap_or(u32::MAX),
            column: u32::try_from(before + 1).unwrap_or(u32::MAX),
        }
    }

    pub fn note(&mut self, message: String, span: Option<Span>) {
        let note = Note { message, span };
        if !self.notes.contains(&note) {
            self.notes.push(note);
        }
    }
}
