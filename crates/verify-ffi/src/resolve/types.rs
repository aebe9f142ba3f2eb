//! Types as Rust writes them to types as the machine sees them.

use super::composite::Representation;
use super::name::Meaning;
use super::primitive;
use crate::model::{BridgeType, Composite, FunctionPointer, PointerKind, RustType};
use crate::source::{DefinitionKind, FileId, ModuleId, Sources};
use crate::source_text::source_text;
use crate::span::{Note, Span};
use quote::ToTokens;
use std::collections::HashMap;
use syn::spanned::Spanned;
use syn::{GenericArgument, PathArguments, ReturnType, Type, TypePath};

/// Resolves the types of one package, and remembers them.
pub(crate) struct Resolver<'s> {
    pub sources: &'s Sources,
    pub composites: Vec<Composite>,
    /// The composite of a definition with these type arguments.
    pub(super) known: HashMap<(usize, Vec<RustType>), usize>,
    /// How those composites are laid out that are not yet.
    pub(super) pending: Vec<Option<Representation>>,
    /// How many composites are being read, each for the sake of the one before.
    pub(super) nesting: usize,
    pub notes: Vec<Note>,
    pub(super) depth: usize,
}

/// Where a type is written.
#[derive(Clone, Debug)]
pub(crate) struct Context {
    pub module: ModuleId,
    pub file: FileId,
    /// What type parameters, `Self`, and the types that a bridge declares stand for.
    pub generics: HashMap<String, RustType>,
}

/// Aliases that go in circles end here; rustc does not take them either.
const DEPTH: usize = 64;

impl Context {
    pub fn new(module: ModuleId, file: FileId) -> Context {
        Context {
            module,
            file,
            generics: HashMap::new(),
        }
    }
}

impl<'s> Resolver<'s> {
    pub fn new(sources: &'s Sources) -> Resolver<'s> {
        Resolver {
            sources,
            composites: Vec::new(),
            known: HashMap::new(),
            pending: Vec::new(),
            nesting: 0,
            notes: Vec::new(),
            depth: 0,
        }
    }

    pub fn note(&mut self, message: String, span: Span) {
        let note = Note {
            message,
            span: Some(span),
        };
        if !self.notes.contains(&note) {
            self.notes.push(note);
        }
    }

    /// A type that cannot be looked into, with the reason for the report.
    fn unresolved(&mut self, ty: &impl ToTokens, context: &Context, why: &str) -> RustType {
        let written = source_text(ty);
        let span = self.sources.span(context.file, ty.span());
        self.note(format!("`{written}` {why}"), span);
        RustType::opaque(written)
    }

    pub fn ty(&mut self, ty: &Type, context: &Context) -> RustType {
        if self.depth > DEPTH {
            return self.unresolved(ty, context, "is defined by itself");
        }
        self.depth += 1;
        let resolved = self.resolve(ty, context);
        self.depth -= 1;
        resolved
    }

    fn resolve(&mut self, ty: &Type, context: &Context) -> RustType {
        match ty {
            Type::Paren(inner) => self.ty(&inner.elem, context),
            Type::Group(inner) => self.ty(&inner.elem, context),
            Type::Never(_) => RustType::Never,
            Type::Tuple(tuple) if tuple.elems.is_empty() => RustType::Unit,
            Type::Ptr(pointer) => match &*pointer.elem {
                Type::Slice(_) | Type::TraitObject(_) => {
                    self.unresolved(ty, context, "is a wide pointer, which C does not have")
                }
                pointee => {
                    let pointee = self.ty(pointee, context);
                    RustType::raw(pointer.mutability.is_some(), pointee)
                }
            },
            Type::Reference(reference) => {
                self.reference(&reference.elem, reference.mutability.is_some(), context)
            }
            Type::Array(array) => {
                let element = Box::new(self.ty(&array.elem, context));
                let length = self.constant(&array.len, context);
                let length = length.and_then(|length| u64::try_from(length).ok());
                if length.is_none() {
                    let span = self.sources.span(context.file, array.len.span());
                    let text = source_text(&array.len);
                    self.note(format!("the length `{text}` cannot be evaluated"), span);
                }
                RustType::Array { element, length }
            }
            Type::BareFn(function) => RustType::Function {
                nullable: false,
                signature: Box::new(self.function_pointer(function, context)),
            },
            Type::Path(path) if path.qself.is_none() => self.path(path, context),
            _ => self.unresolved(ty, context, "is a type that C does not have"),
        }
    }

    fn reference(&mut self, pointee: &Type, mutable: bool, context: &Context) -> RustType {
        match pointee {
            Type::Slice(slice) => RustType::Bridge {
                bridge: BridgeType::Slice {
                    element: Box::new(self.ty(&slice.elem, context)),
                    mutable,
                },
            },
            Type::Path(path) if path.path.is_ident("str") => RustType::Bridge {
                bridge: BridgeType::Str,
            },
            Type::TraitObject(_) => self.unresolved(
                pointee,
                context,
                "is passed by a wide pointer, which C does not have",
            ),
            other => RustType::Pointer {
                kind: PointerKind::Reference,
                mutable,
                nullable: false,
                pointee: Box::new(self.ty(other, context)),
            },
        }
    }

    fn function_pointer(
        &mut self,
        function: &syn::TypeBareFn,
        context: &Context,
    ) -> FunctionPointer {
        let abi = match &function.abi {
            Some(abi) => abi.name.as_ref().map_or("C".to_owned(), syn::LitStr::value),
            None => "Rust".to_owned(),
        };
        let parameters = function.inputs.iter();
        FunctionPointer {
            abi,
            parameters: parameters.map(|one| self.ty(&one.ty, context)).collect(),
            result: self.result(&function.output, context),
            variadic: function.variadic.is_some(),
        }
    }

    pub fn result(&mut self, output: &ReturnType, context: &Context) -> RustType {
        match output {
            ReturnType::Default => RustType::Unit,
            ReturnType::Type(_, ty) => self.ty(ty, context),
        }
    }

    fn path(&mut self, ty: &TypePath, context: &Context) -> RustType {
        let names: Vec<String> = ty
            .path
            .segments
            .iter()
            .map(|part| part.ident.to_string())
            .collect();
        if let [name] = names.as_slice()
            && let Some(known) = context.generics.get(name)
        {
            return known.clone();
        }
        let arguments = self.arguments(&ty.path, context);
        let meaning =
            if ty.path.leading_colon.is_some() && !self.sources.crates.contains_key(&names[0]) {
                Meaning::External(names)
            } else {
                self.sources.lookup(context.module, &names)
            };
        match meaning {
            Meaning::Definition(index) => self.definition(index, arguments, ty, context),
            Meaning::External(path) => self.external(&path, arguments, ty, context),
            Meaning::Module(_) | Meaning::Foreign | Meaning::Function => {
                self.unresolved(ty, context, "is no type")
            }
        }
    }

    fn arguments(&mut self, path: &syn::Path, context: &Context) -> Vec<RustType> {
        let Some(PathArguments::AngleBracketed(list)) =
            path.segments.last().map(|part| &part.arguments)
        else {
            return Vec::new();
        };
        let types = list.args.iter().filter_map(|argument| match argument {
            GenericArgument::Type(ty) => Some(ty),
            _ => None,
        });
        types.map(|ty| self.ty(ty, context)).collect()
    }

    fn definition(
        &mut self,
        index: usize,
        arguments: Vec<RustType>,
        ty: &TypePath,
        context: &Context,
    ) -> RustType {
        let definition = &self.sources.definitions[index];
        match &definition.kind {
            DefinitionKind::Alias(alias) => {
                let mut inner = Context::new(definition.module, definition.file);
                inner.generics = bind(&alias.generics, arguments);
                self.ty(&alias.ty, &inner)
            }
            DefinitionKind::Opaque => RustType::opaque(definition.name.clone()),
            DefinitionKind::Constant(_) => self.unresolved(ty, context, "is no type"),
            _ => self.composite(index, arguments),
        }
    }

    /// Types of other crates: pointers and wrappers of `std`, cxx's own, plain C types.
    fn external(
        &mut self,
        path: &[String],
        mut arguments: Vec<RustType>,
        ty: &TypePath,
        context: &Context,
    ) -> RustType {
        let name = path.last().map_or("", String::as_str);
        let bridge = |bridge| RustType::Bridge { bridge };
        match (name, arguments.len()) {
            ("Option", 1) => {
                let inner = arguments.remove(0);
                // Zero is the `None` of these.
                if source_text(ty).contains("NonZero") && matches!(inner, RustType::Integer { .. })
                {
                    return inner;
                }
                return self.option(inner, ty, context);
            }
            ("Box", 1) => return pointer(PointerKind::Box, arguments.remove(0)),
            ("NonNull", 1) => return pointer(PointerKind::NonNull, arguments.remove(0)),
            (
                "MaybeUninit" | "ManuallyDrop" | "UnsafeCell" | "Cell" | "Pin" | "Wrapping"
                | "SyncUnsafeCell" | "NonZero",
                1,
            ) => return arguments.remove(0),
            ("AtomicPtr", 1) => return RustType::raw(true, arguments.remove(0)),
            ("UniquePtr", 1) => {
                let pointee = Box::new(arguments.remove(0));
                return bridge(BridgeType::UniquePtr { pointee });
            }
            ("SharedPtr", 1) => {
                let pointee = Box::new(arguments.remove(0));
                return bridge(BridgeType::SharedPtr { pointee });
            }
            ("WeakPtr", 1) => {
                let pointee = Box::new(arguments.remove(0));
                return bridge(BridgeType::WeakPtr { pointee });
            }
            ("CxxVector", 1) => {
                let element = Box::new(arguments.remove(0));
                return bridge(BridgeType::CxxVector { element });
            }
            ("Vec", 1) => {
                let element = Box::new(arguments.remove(0));
                return bridge(BridgeType::Vec { element });
            }
            ("String", 0) => return bridge(BridgeType::String),
            ("CxxString", 0) => return bridge(BridgeType::CxxString),
            _ => {}
        }
        if let Some(plain) = primitive::of_path(path, self.sources.target) {
            return plain;
        }
        self.unresolved(ty, context, "is defined elsewhere and not looked into")
    }

    /// Only pointers have room for `None` without growing.
    fn option(&mut self, inner: RustType, ty: &TypePath, context: &Context) -> RustType {
        match inner {
            RustType::Pointer {
                kind,
                mutable,
                pointee,
                ..
            } if kind != PointerKind::Raw => RustType::Pointer {
                kind,
                mutable,
                nullable: true,
                pointee,
            },
            RustType::Function { signature, .. } => RustType::Function {
                nullable: true,
                signature,
            },
            _ => self.unresolved(ty, context, "has a layout that only rustc knows"),
        }
    }
}

fn pointer(kind: PointerKind, pointee: RustType) -> RustType {
    RustType::Pointer {
        kind,
        mutable: true,
        nullable: false,
        pointee: Box::new(pointee),
    }
}

/// What type parameters stand for.
pub(super) fn bind(
    generics: &syn::Generics,
    arguments: Vec<RustType>,
) -> HashMap<String, RustType> {
    let names = generics.type_params().map(|one| one.ident.to_string());
    names.zip(arguments).collect()
}
