//! Terms to Z3 expressions, each term once. Floats are in `float`.

use verify_term::{Arena, Node, Op, Sort, TermId};
use z3_sys::{
    Z3_mk_bvadd, Z3_mk_bvand, Z3_mk_bvashr, Z3_mk_bvlshr, Z3_mk_bvmul, Z3_mk_bvneg, Z3_mk_bvnot,
    Z3_mk_bvor, Z3_mk_bvsdiv, Z3_mk_bvshl, Z3_mk_bvslt, Z3_mk_bvsrem, Z3_mk_bvsub, Z3_mk_bvudiv,
    Z3_mk_bvult, Z3_mk_bvurem, Z3_mk_bvxor, Z3_mk_concat, Z3_mk_eq, Z3_mk_ite, Z3_mk_not,
    Z3_mk_select, Z3_mk_sign_ext, Z3_mk_store, Z3_mk_true, Z3_mk_zero_ext,
};

use super::context::{Ast, Context, Kind, Z3Error};
use super::float;

/// The expressions of all terms seen so far.
#[derive(Default)]
pub(super) struct Translator {
    known: Vec<Option<Ast>>,
    pending: Vec<TermId>,
}

impl Translator {
    /// The expression of a term translated before.
    pub(super) fn known(&self, term: TermId) -> Option<Ast> {
        self.known.get(term.index()).copied().flatten()
    }

    pub(super) fn translate(
        &mut self,
        arena: &Arena,
        context: &Context,
        term: TermId,
    ) -> Result<Ast, Z3Error> {
        if let Some(known) = self.known(term) {
            return Ok(known);
        }
        self.known.resize(arena.len(), None);
        self.pending.clear();
        self.pending.push(term);
        while let Some(&next) = self.pending.last() {
            if self.known(next).is_some() {
                self.pending.pop();
                continue;
            }
            let node = arena.node(next);
            let waiting = self.pending.len();
            for &child in node.children() {
                if self.known(child).is_none() {
                    self.pending.push(child);
                }
            }
            if self.pending.len() == waiting {
                self.pending.pop();
                let ast = self.build(arena, context, next, &node)?;
                self.known[next.index()] = Some(ast);
            }
        }
        Ok(self
            .known(term)
            .expect("the loop ends only when the term is translated"))
    }

    fn build(
        &self,
        arena: &Arena,
        z3: &Context,
        term: TermId,
        node: &Node,
    ) -> Result<Ast, Z3Error> {
        let operand = |i: usize| {
            self.known(node.children()[i])
                .expect("operands are translated before the terms that use them")
        };
        let unary = |function| z3.unary(function, operand(0));
        let binary = |function| z3.binary(function, operand(0), operand(1));
        match node.op {
            Op::True => z3.nullary(Z3_mk_true),
            Op::Constant => constant(arena, z3, term, node.sort),
            Op::Variable => z3.constant(term.index(), sort(z3, node.sort)?),
            Op::Not => unary(Z3_mk_not),
            Op::And => z3.and(&[operand(0), operand(1)]),
            Op::Eq => binary(Z3_mk_eq),
            Op::Ite => z3.ternary(Z3_mk_ite, operand(0), operand(1), operand(2)),
            Op::Ult => binary(Z3_mk_bvult),
            Op::Slt => binary(Z3_mk_bvslt),
            Op::UMulOverflows => {
                multiplication_overflows(z3, Z3_mk_zero_ext, width_of(arena, node), operand)
            }
            Op::SMulOverflows => {
                multiplication_overflows(z3, Z3_mk_sign_ext, width_of(arena, node), operand)
            }
            Op::BvNot => unary(Z3_mk_bvnot),
            Op::BvAnd => binary(Z3_mk_bvand),
            Op::BvOr => binary(Z3_mk_bvor),
            Op::BvXor => binary(Z3_mk_bvxor),
            Op::Neg => unary(Z3_mk_bvneg),
            Op::Add => binary(Z3_mk_bvadd),
            Op::Sub => binary(Z3_mk_bvsub),
            Op::Mul => binary(Z3_mk_bvmul),
            Op::UDiv => binary(Z3_mk_bvudiv),
            Op::URem => binary(Z3_mk_bvurem),
            Op::SDiv => binary(Z3_mk_bvsdiv),
            Op::SRem => binary(Z3_mk_bvsrem),
            Op::Shl => binary(Z3_mk_bvshl),
            Op::LShr => binary(Z3_mk_bvlshr),
            Op::AShr => binary(Z3_mk_bvashr),
            Op::Concat => binary(Z3_mk_concat),
            Op::Extract { low } => z3.extract(low + arena.width(term) - 1, low, operand(0)),
            Op::ZExt => z3.indexed(Z3_mk_zero_ext, growth(arena, term, node), operand(0)),
            Op::SExt => z3.indexed(Z3_mk_sign_ext, growth(arena, term, node), operand(0)),
            Op::ConstArray => match node.sort {
                Sort::Array { index, .. } => z3.const_array(z3.bit_vector_sort(index)?, operand(0)),
                other => unreachable!("a constant array has an array sort, not {other}"),
            },
            Op::Select => binary(Z3_mk_select),
            Op::Store => z3.ternary(Z3_mk_store, operand(0), operand(1), operand(2)),
            _ => float::build(arena, z3, node, &operand),
        }
    }
}

/// How many bits an extension adds.
fn growth(arena: &Arena, term: TermId, node: &Node) -> u32 {
    arena.width(term) - width_of(arena, node)
}

/// The width of the first operand.
fn width_of(arena: &Arena, node: &Node) -> u32 {
    arena.width(node.children()[0])
}

/// Whether the double-width product differs from the extension of its low half.
fn multiplication_overflows(
    z3: &Context,
    extension: super::context::Indexed,
    width: u32,
    operand: impl Fn(usize) -> Ast,
) -> Result<Ast, Z3Error> {
    let a = z3.indexed(extension, width, operand(0))?;
    let b = z3.indexed(extension, width, operand(1))?;
    let product = z3.binary(Z3_mk_bvmul, a, b)?;
    let low = z3.extract(width - 1, 0, product)?;
    let fitting = z3.indexed(extension, width, low)?;
    let fits = z3.binary(Z3_mk_eq, product, fitting)?;
    z3.unary(Z3_mk_not, fits)
}

fn constant(arena: &Arena, z3: &Context, term: TermId, sort: Sort) -> Result<Ast, Z3Error> {
    if let Sort::Float(format) = sort {
        let bits = arena
            .as_float_bits(term)
            .expect("a constant of float sort has a pattern");
        return float::constant(z3, format, bits);
    }
    let value = arena
        .as_bit_vector(term)
        .expect("a constant that is no float is a bit-vector");
    let bits: Vec<bool> = (0..value.width()).map(|i| value.bit(i)).collect();
    z3.numeral(&bits)
}

pub(super) fn sort(z3: &Context, sort: Sort) -> Result<Kind, Z3Error> {
    match sort {
        Sort::Bool => z3.boolean_sort(),
        Sort::BitVec(width) => z3.bit_vector_sort(width),
        Sort::Float(format) => z3.float_sort(format.exponent_bits(), format.significand_bits()),
        Sort::Array { index, element } => z3.array_sort(index, element),
    }
}
