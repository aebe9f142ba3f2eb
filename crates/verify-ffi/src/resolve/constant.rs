//! Constant expressions, as far as lengths of arrays, discriminants and alignments need them.

use super::name::Meaning;
use super::types::{Context, Resolver};
use crate::model::{RustType, layout};
use crate::source::DefinitionKind;
use syn::{BinOp, Expr, Lit, PathArguments, UnOp};

impl Resolver<'_> {
    /// The value; none where it is not simple enough.
    pub fn constant(&mut self, expression: &Expr, context: &Context) -> Option<i128> {
        if self.depth > 48 {
            return None;
        }
        self.depth += 1;
        let value = self.evaluate(expression, context);
        self.depth -= 1;
        value
    }

    fn evaluate(&mut self, expression: &Expr, context: &Context) -> Option<i128> {
        match expression {
            Expr::Lit(literal) => match &literal.lit {
                Lit::Int(number) => number.base10_parse().ok(),
                Lit::Byte(byte) => Some(i128::from(byte.value())),
                Lit::Char(character) => Some(i128::from(u32::from(character.value()))),
                Lit::Bool(truth) => Some(i128::from(truth.value)),
                _ => None,
            },
            Expr::Paren(inner) => self.constant(&inner.expr, context),
            Expr::Group(inner) => self.constant(&inner.expr, context),
            Expr::Block(block) => match block.block.stmts.as_slice() {
                [syn::Stmt::Expr(value, None)] => self.constant(value, context),
                _ => None,
            },
            Expr::Unary(unary) => {
                let value = self.constant(&unary.expr, context)?;
                match unary.op {
                    UnOp::Neg(_) => value.checked_neg(),
                    // The width of what is inverted is not known here.
                    _ => None,
                }
            }
            Expr::Binary(binary) => {
                let left = self.constant(&binary.left, context)?;
                let right = self.constant(&binary.right, context)?;
                operate(&binary.op, left, right)
            }
            Expr::Cast(cast) => {
                let value = self.constant(&cast.expr, context)?;
                match self.ty(&cast.ty, context) {
                    RustType::Integer { bits, signed, .. } => truncate(value, bits, signed),
                    _ => None,
                }
            }
            Expr::Path(path) => self.constant_path(&path.path, context),
            Expr::Call(call) => self.constant_call(call, context),
            _ => None,
        }
    }

    fn constant_path(&mut self, path: &syn::Path, context: &Context) -> Option<i128> {
        let names: Vec<String> = path
            .segments
            .iter()
            .map(|part| part.ident.to_string())
            .collect();
        if let Meaning::Definition(index) = self.sources.lookup(context.module, &names) {
            let sources = self.sources;
            let definition = &sources.definitions[index];
            let DefinitionKind::Constant(value) = &definition.kind else {
                return None;
            };
            let inner = Context::new(definition.module, definition.file);
            return self.constant(value, &inner);
        }
        let (last, before) = names.split_last()?;
        let (of, path) = (before.last()?, before);
        let limits = self.limits(path, of, context);
        match (last.as_str(), limits) {
            ("MAX", Some((128.., true))) => Some(i128::MAX),
            ("MIN", Some((128.., true))) => Some(i128::MIN),
            ("MAX", Some((bits, true))) => Some((1_i128 << (bits - 1)) - 1),
            ("MAX", Some((bits, false))) if bits < 127 => Some((1_i128 << bits) - 1),
            ("MIN", Some((bits, true))) => Some(-(1_i128 << (bits - 1))),
            ("MIN", Some((_, false))) => Some(0),
            ("BITS", Some((bits, _))) => Some(i128::from(bits)),
            (variant, None) => self.discriminant(path, variant, context),
            _ => None,
        }
    }

    /// The bits and the sign of an integer type that a path names.
    fn limits(&mut self, path: &[String], name: &str, context: &Context) -> Option<(u16, bool)> {
        let known = match self.sources.lookup(context.module, path) {
            Meaning::External(_) => {
                super::primitive::of_path(&[name.to_owned()], self.sources.target)
            }
            _ => None,
        };
        match known {
            Some(RustType::Integer { bits, signed, .. }) => Some((bits, signed)),
            _ => None,
        }
    }

    /// `Enum::Variant`.
    fn discriminant(&mut self, path: &[String], variant: &str, context: &Context) -> Option<i128> {
        let Meaning::Definition(index) = self.sources.lookup(context.module, path) else {
            return None;
        };
        if !matches!(
            self.sources.definitions[index].kind,
            DefinitionKind::Enum(_)
        ) {
            return None;
        }
        let RustType::Composite { index } = self.composite(index, Vec::new()) else {
            return None;
        };
        let variants = &self.composites[index].variants;
        variants.iter().find(|one| one.name == variant)?.value
    }

    /// `size_of::<T>()` and `align_of::<T>()`.
    fn constant_call(&mut self, call: &syn::ExprCall, context: &Context) -> Option<i128> {
        let Expr::Path(function) = &*call.func else {
            return None;
        };
        let last = function.path.segments.last()?;
        let PathArguments::AngleBracketed(arguments) = &last.arguments else {
            return None;
        };
        let Some(syn::GenericArgument::Type(ty)) = arguments.args.first() else {
            return None;
        };
        let ty = self.ty(ty, context);
        self.settle_type(&ty);
        let (size, align) = layout(&ty, &self.composites)?;
        match last.ident.to_string().as_str() {
            "size_of" => Some(i128::from(size)),
            "align_of" => Some(i128::from(align)),
            _ => None,
        }
    }
}

fn operate(operator: &BinOp, left: i128, right: i128) -> Option<i128> {
    let shift = || u32::try_from(right).ok();
    match operator {
        BinOp::Add(_) => left.checked_add(right),
        BinOp::Sub(_) => left.checked_sub(right),
        BinOp::Mul(_) => left.checked_mul(right),
        BinOp::Div(_) => left.checked_div(right),
        BinOp::Rem(_) => left.checked_rem(right),
        BinOp::BitAnd(_) => Some(left & right),
        BinOp::BitOr(_) => Some(left | right),
        BinOp::BitXor(_) => Some(left ^ right),
        BinOp::Shl(_) => left.checked_shl(shift()?),
        BinOp::Shr(_) => left.checked_shr(shift()?),
        _ => None,
    }
}

/// The value that a cast to an integer type leaves.
fn truncate(value: i128, bits: u16, signed: bool) -> Option<i128> {
    if bits >= 128 {
        return Some(value);
    }
    let modulus = 1_i128 << bits;
    let rest = value.rem_euclid(modulus);
    Some(if signed && rest >= modulus / 2 {
        rest - modulus
    } else {
        rest
    })
}
