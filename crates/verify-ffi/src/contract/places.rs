//! The types of places in Rust's expressions, as far as declarations tell them: locals and parameters with a type, and
//! fields of structs of the package, through references and newtypes.

use super::argument::Names;
use crate::resolve::Meaning;
use crate::source::DefinitionKind;
use syn::{Expr, Fields, Member, Type, UnOp};

/// Newtypes of newtypes end here.
const DEPTH: usize = 8;

impl<'a> Names<'a> {
    /// The type of a place; none where nothing declares it.
    pub fn type_of(&self, place: &Expr) -> Option<&'a Type> {
        match place {
            Expr::Paren(inner) => self.type_of(&inner.expr),
            Expr::Reference(inner) => self.type_of(&inner.expr),
            Expr::Unary(inner) if matches!(inner.op, UnOp::Deref(_)) => {
                self.type_of(&inner.expr).map(behind)
            }
            Expr::Path(path) => {
                let name = path.path.get_ident()?.to_string();
                match name.as_str() {
                    "self" => self.self_type,
                    _ => self.binding(&name).0,
                }
            }
            Expr::Field(field) => {
                let whole = behind(self.type_of(&field.base)?);
                self.field(whole, &field.member)
            }
            _ => None,
        }
    }

    /// The type of a field of a struct of the package.
    fn field(&self, whole: &Type, member: &Member) -> Option<&'a Type> {
        let fields = match self.definition(whole)? {
            DefinitionKind::Struct(item) => &item.fields,
            DefinitionKind::Union(item) => {
                let mut named = item.fields.named.iter();
                let is_it = |field: &&syn::Field| matches!(member, Member::Named(name) if field.ident.as_ref() == Some(name));
                return named.find(is_it).map(|field| &field.ty);
            }
            _ => return None,
        };
        let field = match member {
            Member::Named(name) => fields
                .iter()
                .find(|field| field.ident.as_ref() == Some(name)),
            Member::Unnamed(index) => fields.iter().nth(index.index as usize),
        };
        field.map(|field| &field.ty)
    }

    fn definition(&self, ty: &Type) -> Option<&'a DefinitionKind> {
        let Type::Path(path) = ty else {
            return None;
        };
        let (sources, module) = self.scope?;
        if path.path.is_ident("Self") {
            return match self.self_type {
                Some(own) if !is_self(own) => self.definition(own),
                _ => None,
            };
        }
        let parts = path.path.segments.iter();
        let parts: Vec<String> = parts.map(|part| part.ident.to_string()).collect();
        match sources.lookup(module, &parts) {
            Meaning::Definition(at) => Some(&sources.definitions[at].kind),
            _ => None,
        }
    }

    /// The array that a type is, behind references, aliases and structs with nothing else in them.
    pub fn array(&self, ty: &'a Type) -> Option<&'a syn::TypeArray> {
        let mut ty = ty;
        for _ in 0..DEPTH {
            ty = match ty {
                Type::Array(array) => return Some(array),
                Type::Reference(reference) => &reference.elem,
                Type::Paren(inner) => &inner.elem,
                Type::Path(_) => match self.definition(ty)? {
                    DefinitionKind::Alias(alias) => &alias.ty,
                    DefinitionKind::Struct(item) => match &item.fields {
                        Fields::Unnamed(fields) if fields.unnamed.len() == 1 => {
                            &fields.unnamed.first()?.ty
                        }
                        _ => return None,
                    },
                    _ => return None,
                },
                _ => return None,
            };
        }
        None
    }
}

fn is_self(ty: &Type) -> bool {
    matches!(ty, Type::Path(path) if path.path.is_ident("Self"))
}

fn behind(ty: &Type) -> &Type {
    match ty {
        Type::Reference(reference) => behind(&reference.elem),
        Type::Paren(inner) => behind(&inner.elem),
        other => other,
    }
}
