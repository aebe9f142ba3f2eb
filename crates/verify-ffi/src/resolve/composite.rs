//! Structs, unions and enums laid out as the target's C compiler does.

use super::types::{Context, Resolver, bind};
use crate::model::{Composite, CompositeKind, Field, Repr, RustType, Variant, layout};
use crate::source::{Definition, DefinitionKind, list_entries};
use crate::source_text::source_text;
use syn::{Attribute, Fields};

/// What `#[repr(…)]` says.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Representation {
    c: bool,
    transparent: bool,
    /// The integer of an enum: bits and sign.
    integer: Option<(u16, bool)>,
    packed: Option<u64>,
    align: Option<u64>,
}

impl Resolver<'_> {
    /// The type of a struct, union or enum; a transparent one is what it holds.
    pub(super) fn composite(&mut self, definition: usize, arguments: Vec<RustType>) -> RustType {
        let key = (definition, arguments);
        let index = match self.known.get(&key) {
            Some(index) => *index,
            None => {
                let index = self.composites.len();
                self.known.insert(key.clone(), index);
                self.composites.push(self.empty(definition));
                self.pending.push(None);
                self.nesting += 1;
                self.fill(index, definition, key.1);
                self.nesting -= 1;
                self.settle_all();
                index
            }
        };
        self.transparent(index)
            .unwrap_or(RustType::Composite { index })
    }

    /// What a transparent struct holds. While it is being read it holds nothing yet.
    fn transparent(&mut self, index: usize) -> Option<RustType> {
        if self.composites[index].repr != Repr::Transparent {
            return None;
        }
        let types = self.composites[index].fields.iter();
        let types: Vec<RustType> = types.map(|field| field.ty.clone()).collect();
        types.into_iter().find(|ty| {
            self.settle_type(ty);
            layout(ty, &self.composites).is_none_or(|(size, _)| size > 0)
        })
    }

    /// Types point to each other: they are laid out when all of them are read.
    fn settle_all(&mut self) {
        if self.nesting == 0 {
            for index in 0..self.composites.len() {
                self.settle(index);
            }
        }
    }

    /// Lays a struct or union out, and first what lies in it.
    fn settle(&mut self, index: usize) {
        let Some(repr) = self.pending[index].take() else {
            return;
        };
        let fields = std::mem::take(&mut self.composites[index].fields);
        for field in &fields {
            self.settle_type(&field.ty);
        }
        self.lay_out(index, fields, repr);
    }

    pub(super) fn settle_type(&mut self, ty: &RustType) {
        match ty {
            RustType::Array { element, .. } => self.settle_type(element),
            RustType::Composite { index } => self.settle(*index),
            _ => {}
        }
    }

    fn empty(&self, definition: usize) -> Composite {
        let definition = &self.sources.definitions[definition];
        let (kind, span) = match &definition.kind {
            DefinitionKind::Union(item) => (CompositeKind::Union, item.ident.span()),
            DefinitionKind::Enum(item) => (CompositeKind::Enum, item.ident.span()),
            DefinitionKind::Struct(item) => (CompositeKind::Struct, item.ident.span()),
            _ => (CompositeKind::Struct, proc_macro2::Span::call_site()),
        };
        Composite {
            name: definition.name.clone(),
            kind,
            repr: Repr::Rust,
            size: None,
            align: None,
            fields: Vec::new(),
            variants: Vec::new(),
            span: self.sources.span(definition.file, span),
        }
    }

    fn fill(&mut self, index: usize, definition: usize, arguments: Vec<RustType>) {
        let sources = self.sources;
        let definition = &sources.definitions[definition];
        let mut context = Context::new(definition.module, definition.file);
        match &definition.kind {
            DefinitionKind::Struct(item) => {
                context.generics = bind(&item.generics, arguments);
                let repr = self.representation(&item.attrs, definition, &context);
                self.composites[index].repr = repr.repr();
                self.composites[index].fields = self.fields(&item.fields, &context);
                self.pending[index] = Some(repr);
            }
            DefinitionKind::Union(item) => {
                context.generics = bind(&item.generics, arguments);
                let repr = self.representation(&item.attrs, definition, &context);
                self.composites[index].repr = repr.repr();
                let fields = Fields::Named(item.fields.clone());
                self.composites[index].fields = self.fields(&fields, &context);
                self.pending[index] = Some(repr);
            }
            DefinitionKind::Enum(item) => {
                let repr = self.representation(&item.attrs, definition, &context);
                self.enumeration(index, item, repr, definition.shared, &context);
            }
            _ => {}
        }
    }

    fn representation(
        &mut self,
        attributes: &[Attribute],
        definition: &Definition,
        context: &Context,
    ) -> Representation {
        let mut repr = Representation {
            c: definition.shared,
            ..Representation::default()
        };
        for attribute in attributes.iter().filter(|one| one.path().is_ident("repr")) {
            for entry in list_entries(&attribute.meta) {
                let name = entry.path().get_ident().map(ToString::to_string);
                let number = self.attribute_number(&entry, context);
                match name.as_deref() {
                    Some("C") => repr.c = true,
                    Some("transparent") => repr.transparent = true,
                    Some("packed") => repr.packed = Some(number.unwrap_or(1)),
                    Some("align") => repr.align = number,
                    Some("isize") => repr.integer = Some((64, true)),
                    Some("usize") => repr.integer = Some((64, false)),
                    Some(name) => repr.integer = integer(name).or(repr.integer),
                    None => {}
                }
            }
        }
        repr
    }

    /// The number of `align(8)`.
    fn attribute_number(&mut self, entry: &syn::Meta, context: &Context) -> Option<u64> {
        let syn::Meta::List(list) = entry else {
            return None;
        };
        let value = self.constant(&list.parse_args().ok()?, context)?;
        u64::try_from(value).ok().filter(|value| *value > 0)
    }

    fn fields(&mut self, fields: &Fields, context: &Context) -> Vec<Field> {
        let kept = fields.iter().filter(|field| {
            crate::source::keep(&field.attrs, &self.sources.cfg) != crate::source::Keep::No
        });
        let kept: Vec<_> = kept.enumerate().collect();
        let mut found = Vec::new();
        for (at, field) in kept {
            let name = field
                .ident
                .as_ref()
                .map_or(at.to_string(), ToString::to_string);
            let span = match &field.ident {
                Some(ident) => ident.span(),
                None => syn::spanned::Spanned::span(&field.ty),
            };
            found.push(Field {
                name,
                ty: self.ty(&field.ty, context),
                written: source_text(&field.ty),
                offset: None,
                span: self.sources.span(context.file, span),
            });
        }
        found
    }

    fn lay_out(&mut self, index: usize, mut fields: Vec<Field>, repr: Representation) {
        let is_union = self.composites[index].kind == CompositeKind::Union;
        let plain = repr.c || repr.transparent;
        let mut end = Some(0_u64);
        let mut align = 1;
        for field in &mut fields {
            let known = layout(&field.ty, &self.composites).filter(|_| plain);
            let (Some((size, own)), Some(so_far)) = (known, end) else {
                end = None;
                continue;
            };
            let own = own.min(repr.packed.unwrap_or(u64::MAX));
            align = align.max(own);
            let offset = if is_union {
                Some(0)
            } else {
                so_far.checked_next_multiple_of(own)
            };
            field.offset = offset;
            end = offset
                .and_then(|offset| offset.checked_add(size))
                .map(|end| end.max(so_far));
        }
        let align = align.max(repr.align.unwrap_or(1));
        let known = plain || fields.is_empty();
        let composite = &mut self.composites[index];
        composite.size = end
            .filter(|_| known)
            .and_then(|end| end.checked_next_multiple_of(align));
        composite.align = composite.size.map(|_| align);
        composite.fields = fields;
    }

    fn enumeration(
        &mut self,
        index: usize,
        item: &syn::ItemEnum,
        repr: Representation,
        shared: bool,
        context: &Context,
    ) {
        let mut next = Some(0_i128);
        let mut variants = Vec::new();
        for variant in &item.variants {
            if let Some((_, expression)) = &variant.discriminant {
                next = self.constant(expression, context);
            }
            variants.push(Variant {
                name: variant.ident.to_string(),
                value: next,
            });
            next = next.and_then(|value| value.checked_add(1));
        }
        let plain = item
            .variants
            .iter()
            .all(|variant| variant.fields.is_empty());
        let width = match repr.integer {
            Some((bits, _)) => Some(bits),
            None if shared => smallest(&variants),
            None if repr.c => Some(if fits(&variants, 32) { 32 } else { 64 }),
            None => None,
        };
        let composite = &mut self.composites[index];
        composite.kind = if plain {
            CompositeKind::Enum
        } else {
            CompositeKind::DataEnum
        };
        composite.repr = match repr.integer {
            Some(_) => Repr::Integer,
            None => repr.repr(),
        };
        let bytes = width.filter(|_| plain).map(|bits| u64::from(bits / 8));
        composite.size = bytes;
        composite.align = bytes;
        composite.variants = variants;
    }
}

impl Representation {
    fn repr(self) -> Repr {
        if self.c {
            Repr::C
        } else if self.transparent {
            Repr::Transparent
        } else {
            Repr::Rust
        }
    }
}

fn integer(name: &str) -> Option<(u16, bool)> {
    let signed = name.starts_with('i');
    let bits = name.strip_prefix(['i', 'u'])?.parse().ok()?;
    Some((bits, signed))
}

/// A C compiler takes `int` or `unsigned` where all values fit one of them.
fn fits(variants: &[Variant], bits: u32) -> bool {
    let values: Vec<i128> = variants
        .iter()
        .filter_map(|variant| variant.value)
        .collect();
    let least = values.iter().copied().min().unwrap_or(0);
    let greatest = values.iter().copied().max().unwrap_or(0);
    let half = 1_i128 << (bits - 1);
    (least >= 0 && greatest < half * 2) || (least >= -half && greatest < half)
}

/// cxx takes the smallest integer that fits where none is given.
fn smallest(variants: &[Variant]) -> Option<u16> {
    [8, 16, 32, 64]
        .into_iter()
        .find(|bits| fits(variants, u32::from(*bits)))
}
