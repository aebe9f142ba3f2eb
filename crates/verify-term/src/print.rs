//! A readable rendering of terms.
//!
//! Each subterm that is used more than once, or whose text is long, gets a line of its own, so the
//! output is linear in the number of nodes. Of a large term the part nearest to the root is shown
//! and the rest is an ellipsis.

use std::collections::BinaryHeap;
use std::fmt;

use rustc_hash::FxHashMap;

use crate::arena::Arena;
use crate::term::{Node, Op, RoundingMode, Sort, TermId};

/// How many nodes are shown unless [`Display::limit`] says otherwise.
const DEFAULT_LIMIT: usize = 1000;

/// The longest text that is repeated inside its parent instead of being named.
const LONGEST_INLINE: usize = 60;

/// Shows a term; made by [`Arena::display`].
pub struct Display<'a> {
    arena: &'a Arena,
    term: TermId,
    limit: usize,
}

impl Arena {
    /// A value that prints the term for people: definitions of shared subterms, one a line, and
    /// last the term itself.
    #[must_use]
    pub fn display(&self, term: TermId) -> Display<'_> {
        Display {
            arena: self,
            term,
            limit: DEFAULT_LIMIT,
        }
    }
}

impl Display<'_> {
    /// Shows at most this many nodes. Default is 1000.
    #[must_use]
    pub fn limit(mut self, nodes: usize) -> Self {
        self.limit = nodes;
        self
    }

    /// The nodes to show, oldest first, with how often each is used by the others.
    fn shown(&self) -> (Vec<TermId>, FxHashMap<TermId, u32>) {
        let mut uses: FxHashMap<TermId, u32> = FxHashMap::default();
        let mut pending = BinaryHeap::from([self.term.positive()]);
        let mut shown = Vec::new();
        // The youngest first: what is left out is what lies deepest.
        while let Some(term) = pending.pop() {
            if shown.last() == Some(&term) {
                continue;
            }
            if shown.len() == self.limit {
                break;
            }
            shown.push(term);
            for child in self.arena.node(term).children() {
                *uses.entry(child.positive()).or_default() += 1;
                pending.push(child.positive());
            }
        }
        shown.reverse();
        (shown, uses)
    }
}

impl fmt::Display for Display<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (shown, uses) = self.shown();
        let mut texts: FxHashMap<TermId, Text> = FxHashMap::default();
        for term in shown {
            let node = self.arena.node(term);
            let text = render(self.arena, term, &node, &texts);
            let shared = uses.get(&term).is_some_and(|&uses| uses > 1);
            let is_leaf = node.children().is_empty();
            let inline = is_leaf || !shared && text.positive.len() <= LONGEST_INLINE;
            if inline || term == self.term.positive() {
                texts.insert(term, text);
                continue;
            }
            let name = format!("{term:?}");
            writeln!(f, "{name} = {}", text.positive)?;
            texts.insert(term, Text::named(name));
        }
        f.write_str(of(&texts, self.term).trim_outer())
    }
}

/// The text of a boolean in both polarities; other terms have only the first.
struct Text {
    positive: String,
    negative: String,
}

impl Text {
    fn named(name: String) -> Text {
        let negative = format!("!{name}");
        Text {
            positive: name,
            negative,
        }
    }
}

/// The text of a child, or an ellipsis when it is not shown.
fn of(texts: &FxHashMap<TermId, Text>, term: TermId) -> &str {
    match texts.get(&term.positive()) {
        Some(text) if term.is_negated() => &text.negative,
        Some(text) => &text.positive,
        None => "…",
    }
}

trait TrimOuter {
    fn trim_outer(&self) -> &str;
}

impl TrimOuter for str {
    /// The text without parentheses around all of it.
    fn trim_outer(&self) -> &str {
        let Some(inner) = self
            .strip_prefix('(')
            .and_then(|rest| rest.strip_suffix(')'))
        else {
            return self;
        };
        let mut depth = 0;
        for letter in inner.chars() {
            match letter {
                '(' => depth += 1,
                ')' if depth == 0 => return self,
                ')' => depth -= 1,
                _ => {}
            }
        }
        inner
    }
}

fn mode_name(mode: RoundingMode) -> &'static str {
    match mode {
        RoundingMode::NearestEven => "nearest",
        RoundingMode::NearestAway => "away",
        RoundingMode::TowardPositive => "up",
        RoundingMode::TowardNegative => "down",
        RoundingMode::TowardZero => "zero",
    }
}

/// The infix symbol of an operator, and that of its negation for predicates.
fn infix(op: Op) -> Option<(&'static str, &'static str)> {
    Some(match op {
        Op::Eq => ("==", "!="),
        Op::Ult => ("<u", ">=u"),
        Op::Slt => ("<s", ">=s"),
        Op::FpEq => ("==f", "!=f"),
        Op::FpLt => ("<f", "!<f"),
        Op::FpLe => ("<=f", "!<=f"),
        Op::BvAnd => ("&", ""),
        Op::BvOr => ("|", ""),
        Op::BvXor => ("^", ""),
        Op::Add => ("+", ""),
        Op::Sub => ("-", ""),
        Op::Mul => ("*", ""),
        Op::UDiv => ("/u", ""),
        Op::URem => ("%u", ""),
        Op::SDiv => ("/s", ""),
        Op::SRem => ("%s", ""),
        Op::Shl => ("<<", ""),
        Op::LShr => (">>u", ""),
        Op::AShr => (">>s", ""),
        Op::Concat => ("++", ""),
        _ => return None,
    })
}

/// The name of an operator that is written like a function.
fn function(op: Op, sort: Sort) -> String {
    let rounded = |name: &str, mode| format!("{name}.{}", mode_name(mode));
    match op {
        Op::ZExt => format!("zext{}", sort.bit_width().unwrap_or(0)),
        Op::SExt => format!("sext{}", sort.bit_width().unwrap_or(0)),
        Op::UMulOverflows => "umul_overflows".to_owned(),
        Op::SMulOverflows => "smul_overflows".to_owned(),
        Op::FloatFromBits => format!("{sort}"),
        Op::FloatToBits => "bits".to_owned(),
        Op::FpNeg => "fneg".to_owned(),
        Op::FpAbs => "fabs".to_owned(),
        Op::FpAdd(mode) => rounded("fadd", mode),
        Op::FpMul(mode) => rounded("fmul", mode),
        Op::FpDiv(mode) => rounded("fdiv", mode),
        Op::FpRem => "remainder".to_owned(),
        Op::FpFma(mode) => rounded("fma", mode),
        Op::FpSqrt(mode) => rounded("sqrt", mode),
        Op::FpRoundToIntegral(mode) => rounded("round", mode),
        Op::FpIsNan => "is_nan".to_owned(),
        Op::FpIsInfinite => "is_infinite".to_owned(),
        Op::FpIsZero => "is_zero".to_owned(),
        Op::FpIsNormal => "is_normal".to_owned(),
        Op::FpIsSubnormal => "is_subnormal".to_owned(),
        Op::FpIsNegative => "is_negative".to_owned(),
        Op::FpToFp(mode) => rounded(&format!("to_{sort}"), mode),
        Op::FpFromSigned(mode) => rounded(&format!("signed_to_{sort}"), mode),
        Op::FpFromUnsigned(mode) => rounded(&format!("unsigned_to_{sort}"), mode),
        Op::FpToSigned(mode) => rounded(&format!("to_signed_{sort}"), mode),
        Op::FpToUnsigned(mode) => rounded(&format!("to_unsigned_{sort}"), mode),
        other => format!("{other:?}"),
    }
}

fn constant(arena: &Arena, term: TermId) -> String {
    match arena.as_bit_vector(term) {
        Some(bits) => match bits.to_u64() {
            Some(small @ 0..=9999) => small.to_string(),
            _ => format!("0x{bits:x}"),
        },
        None => arena
            .as_value(term)
            .map(|value| value.to_string())
            .unwrap_or_default(),
    }
}

fn render(arena: &Arena, term: TermId, node: &Node, texts: &FxHashMap<TermId, Text>) -> Text {
    let child = |index: usize| of(texts, node.children()[index]);
    if let Some((symbol, negation)) = infix(node.op) {
        return Text {
            positive: format!("({} {symbol} {})", child(0), child(1)),
            negative: format!("({} {negation} {})", child(0), child(1)),
        };
    }
    let plain = match node.op {
        Op::True => {
            return Text {
                positive: "true".to_owned(),
                negative: "false".to_owned(),
            };
        }
        Op::And => {
            let negated = |index: usize| of(texts, node.children()[index].complement());
            return Text {
                positive: format!("({} && {})", child(0), child(1)),
                negative: format!("({} || {})", negated(0), negated(1)),
            };
        }
        Op::Constant => constant(arena, term),
        Op::Variable => arena.variable_name(term).unwrap_or_default().to_owned(),
        Op::Ite => format!("({} ? {} : {})", child(0), child(1), child(2)),
        Op::BvNot => format!("~{}", child(0)),
        Op::Neg => format!("-{}", child(0)),
        Op::Extract { low } => {
            let high = low + node.sort.bit_width().unwrap_or(0) - 1;
            format!("{}[{high}:{low}]", child(0))
        }
        Op::ConstArray => format!("[_ := {}]", child(0)),
        Op::Select => format!("{}[{}]", child(0), child(1)),
        Op::Store => format!("{}[{} := {}]", child(0), child(1), child(2)),
        op => {
            let arguments: Vec<&str> = (0..op.arity()).map(|i| child(i).trim_outer()).collect();
            format!("{}({})", function(op, node.sort), arguments.join(", "))
        }
    };
    Text::named(plain)
}
