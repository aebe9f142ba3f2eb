//! Declarations, definitions and assertions, in an order a solver can read once.
//!
//! A subterm that is used twice, or whose text would grow long, gets a name by `define-fun`, so the
//! text is linear in the number of nodes and its nesting is shallow.

use std::fmt::Write;

use rustc_hash::FxHashMap;

use crate::arena::Arena;
use crate::bits::BitVector;
use crate::float;
use crate::smtlib::expression::{bit_vector, expression, negated_operand, restore_integer_bit};
use crate::smtlib::symbol::{smtlib_sort, smtlib_symbol};
use crate::term::{FloatFormat, Node, Op, Sort, TermId};

/// The longest text that is repeated inside its parent instead of being named.
const LONGEST_INLINE: usize = 100;

/// Writes commands for one solver session, each variable and shared subterm once.
///
/// The pattern of a float is no SMT-LIB function of it, so it is a declared constant and an
/// assertion that defines it. Those must stay: write terms outside of any `push` whose `pop` will
/// be followed by more terms, or start a new writer.
#[derive(Default)]
pub struct SmtLibWriter {
    texts: FxHashMap<TermId, String>,
}

impl SmtLibWriter {
    /// Nothing is declared yet.
    #[must_use]
    pub fn new() -> Self {
        SmtLibWriter::default()
    }

    /// Appends the declarations and definitions `terms` need to `out`, and gives the expression of
    /// each.
    pub fn define(&mut self, arena: &Arena, terms: &[TermId], out: &mut String) -> Vec<String> {
        let texts = &self.texts;
        let order = arena.post_order_until(terms, |term| texts.contains_key(&term));
        let mut uses: FxHashMap<TermId, u32> = FxHashMap::default();
        for &term in &order {
            for child in arena.node(term).children() {
                *uses.entry(child.positive()).or_default() += 1;
            }
        }
        for &term in &order {
            let node = arena.node(term);
            let shared = uses.get(&term).is_some_and(|&uses| uses > 1);
            let text = self.text_of_new(arena, term, &node, shared, out);
            self.texts.insert(term, text);
        }
        terms.iter().map(|&term| self.text(term)).collect()
    }

    /// Appends an assertion of `term` to `out`, after what it needs.
    pub fn assert(&mut self, arena: &Arena, term: TermId, out: &mut String) {
        let text = self.define(arena, &[term], out);
        line(out, format_args!("(assert {})", text[0]));
    }

    /// The expression of a term already written.
    fn text(&self, term: TermId) -> String {
        let text = &self.texts[&term.positive()];
        if !term.is_negated() {
            return text.clone();
        }
        match negated_operand(text) {
            Some(operand) => operand.to_owned(),
            None if text == "true" => "false".to_owned(),
            None => format!("(not {text})"),
        }
    }

    fn text_of_new(
        &self,
        arena: &Arena,
        term: TermId,
        node: &Node,
        shared: bool,
        out: &mut String,
    ) -> String {
        let sort = smtlib_sort(node.sort);
        if let Some(name) = arena.variable_name(term) {
            let symbol = smtlib_symbol(name);
            line(out, format_args!("(declare-fun {symbol} () {sort})"));
            return symbol;
        }
        let children: Vec<String> = node
            .children()
            .iter()
            .map(|&child| self.text(child))
            .collect();
        let children: Vec<&str> = children.iter().map(String::as_str).collect();
        let name = format!("${}", term.index());
        if node.op == Op::FloatToBits {
            return define_pattern(
                arena.float_format(node.children()[0]),
                &name,
                children[0],
                out,
            );
        }
        let text = expression(arena, term, node, &children);
        // A pattern's expression repeats its operand, which therefore must be short itself.
        let atom = node.children().is_empty();
        if atom && text.len() <= LONGEST_INLINE || !shared && text.len() <= LONGEST_INLINE {
            return text;
        }
        line(out, format_args!("(define-fun {name} () {sort} {text})"));
        name
    }
}

/// Declares the pattern of a float, and says which it is.
fn define_pattern(format: FloatFormat, name: &str, float: &str, out: &mut String) -> String {
    // Patterns in SMT-LIB have no stored integer bit.
    let width = format.exponent_bits() + format.significand_bits();
    let (exponent, significand) = (format.exponent_bits(), format.significand_bits());
    line(
        out,
        format_args!("(declare-fun {name} () (_ BitVec {width}))"),
    );
    line(
        out,
        format_args!("(assert (= ((_ to_fp {exponent} {significand}) {name}) {float}))"),
    );
    let canonical = BitVector::from_u128(format.bits(), float::nan(format));
    let canonical = match format {
        FloatFormat::X87 => canonical.extract(79, 64).concat(&canonical.extract(62, 0)),
        _ => canonical,
    };
    let canonical = bit_vector(&canonical);
    line(
        out,
        format_args!("(assert (=> (fp.isNaN {float}) (= {name} {canonical})))"),
    );
    if format != FloatFormat::X87 {
        return name.to_owned();
    }
    let stored = format!("{name}x");
    let text = restore_integer_bit(name);
    line(
        out,
        format_args!("(define-fun {stored} () (_ BitVec 80) {text})"),
    );
    stored
}

fn line(out: &mut String, text: std::fmt::Arguments<'_>) {
    out.write_fmt(text).expect("writing to a string succeeds");
    out.push('\n');
}

/// The smallest logic that has all the sorts of the terms. Constant arrays are no part of the
/// standard's array theory; solvers that have them have them in `ALL`.
fn logic(arena: &Arena, terms: &[TermId]) -> &'static str {
    let (mut arrays, mut floats) = (false, false);
    for term in arena.post_order(terms) {
        if arena.node(term).op == Op::ConstArray {
            return "ALL";
        }
        match arena.sort(term) {
            Sort::Array { .. } => arrays = true,
            Sort::Float(_) => floats = true,
            Sort::Bool | Sort::BitVec(_) => {}
        }
    }
    match (arrays, floats) {
        (false, false) => "QF_BV",
        (true, false) => "QF_ABV",
        (false, true) => "QF_BVFP",
        (true, true) => "QF_ABVFP",
    }
}

/// A whole script: the logic, everything the assertions need, the assertions and `check-sat`.
#[must_use]
pub fn smtlib_script(arena: &Arena, assertions: &[TermId]) -> String {
    let mut out = format!("(set-logic {})\n", logic(arena, assertions));
    let mut writer = SmtLibWriter::new();
    for &assertion in assertions {
        writer.assert(arena, assertion, &mut out);
    }
    out.push_str("(check-sat)\n");
    out
}
