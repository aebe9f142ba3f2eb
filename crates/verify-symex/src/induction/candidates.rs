//! Conditions that may hold at the head of a loop, by templates over what the loop changes.
//!
//! None of them has to be right: `houdini.rs` drops what is not. They cost time, so they are few, and made from what
//! the code itself compares and adds.

use super::bounds::Harvest;
use super::explore::Iteration;
use super::head::{Bindings, Head};
use super::names::Named;
use super::{Hints, Prover};
use crate::value::{ObjectId, Value, sign_extend};
use rustc_hash::{FxHashMap, FxHashSet};
use verify_term::{Arena, Sort, TermId};

#[derive(Clone, Debug)]
pub struct Candidate {
    /// Over the variables of the head.
    pub term: TermId,
    /// As the source would write it, where it has the words.
    pub text: Option<String>,
}

/// More candidates than this are not tried.
const MOST: usize = 1800;
/// More numbers than this are not related to each other.
const MOST_RELATED: usize = 12;
/// Numbers of which triples are related.
const MOST_IN_TRIPLES: usize = 5;

/// Conditions of which two are alternatives.
const MOST_ATOMS: usize = 32;

/// A number that changes.
#[derive(Clone)]
struct Quantity {
    term: TermId,
    width: u32,
    /// Where the loop is entered.
    first: TermId,
    /// By how much every iteration changes it, where that is always the same.
    stride: Option<u64>,
    name: Option<Named>,
    is_offset: bool,
}

struct Builder<'a> {
    hints: &'a Hints,
    arena: &'a mut Arena,
    /// What terms that the loop does not change are called.
    names: FxHashMap<TermId, String>,
    found: Vec<Candidate>,
    seen: FxHashSet<TermId>,
}

impl Prover<'_, '_> {
    /// All candidates for a loop; the failures are the conditions under which checks of the iteration fail.
    pub fn candidates(
        &mut self,
        head: &Head,
        iteration: &Iteration,
        failures: &[TermId],
    ) -> Vec<Candidate> {
        let after: Vec<Bindings> = iteration
            .backs
            .iter()
            .map(|back| head.bindings(self.engine, back))
            .collect();
        let quantities = self.quantities(head, &after);
        let names = self.names_of_unchanged(head);
        let mut roots: Vec<TermId> = failures.to_vec();
        for state in iteration.backs.iter().chain(&iteration.exits) {
            roots.push(state.path.whole());
        }
        let clauses: Vec<(TermId, String)> = match &self.engine.loop_focus {
            Some(focus) => focus.clauses[head.clauses_before..].to_vec(),
            None => Vec::new(),
        };
        let arena = &mut self.engine.universe.arena;
        let harvest = Harvest::of(arena, head, head.born, &roots);
        let mut builder = Builder {
            hints: &self.hints,
            arena,
            names,
            found: Vec::new(),
            seen: FxHashSet::default(),
        };
        for (condition, text) in clauses {
            if head.speaks_of_it_only(builder.arena, condition) {
                builder.add(condition, Some(text));
            }
        }
        for form in head.cells.values() {
            if let Some(unwritten) = form.unwritten {
                let written = builder.arena.not(unwritten);
                builder.add(written, None);
            }
            for pointer in &form.pointers {
                let elsewhere = builder.arena.not(pointer.guard);
                builder.add(pointer.guard, None);
                builder.add(elsewhere, None);
            }
        }
        for quantity in &quantities {
            builder.alone(quantity);
        }
        builder.compared(&quantities, &harvest);
        builder.related(&quantities);
        builder.conditions(&harvest);
        builder.alternatives(&quantities, &harvest);
        builder.found
    }

    fn quantities(&mut self, head: &Head, after: &[Bindings]) -> Vec<Quantity> {
        let mut quantities = Vec::new();
        for (cell, form) in &head.cells {
            let name = self.engine.name_of_cell(&head.state, *cell);
            let numbers = form.number.into_iter().map(|term| (term, false));
            let inside = form
                .pointers
                .iter()
                .filter(|one| one.object != ObjectId::NONE);
            let offsets = inside.map(|one| (one.offset, true));
            for (term, is_offset) in numbers.chain(offsets) {
                let arena = &mut self.engine.universe.arena;
                let Sort::BitVec(width) = arena.sort(term) else {
                    continue;
                };
                if width > 64 || !arena.is_variable(term) {
                    continue;
                }
                let strides = after.iter().map(|bindings| {
                    let change = arena.sub(bindings[&term], term);
                    arena.as_u64(change)
                });
                let strides: Vec<Option<u64>> = strides.collect();
                let stride = strides.first().copied().flatten();
                let stride = stride.filter(|one| strides.iter().all(|other| *other == Some(*one)));
                quantities.push(Quantity {
                    term,
                    width,
                    first: head.at_start[&term],
                    stride,
                    name: name.clone().filter(|_| !is_offset),
                    is_offset,
                });
            }
        }
        quantities
    }

    /// Variables of the source that the loop leaves alone.
    fn names_of_unchanged(&self, head: &Head) -> FxHashMap<TermId, String> {
        let mut names = FxHashMap::default();
        let code = &head.state.top.code;
        for variable in code.variables.iter().rev() {
            let cell = super::change::Cell::Register(variable.register);
            if variable.promoted.is_none() || head.cells.contains_key(&cell) {
                continue;
            }
            let value = head.state.top.registers[variable.register as usize];
            if let Value::Term(term) = value
                && let Some(name) = self.engine.name_of_register(&head.state, variable.register)
            {
                names.insert(term, name.text);
            }
        }
        names
    }
}

impl Builder<'_> {
    fn add(&mut self, term: TermId, text: Option<String>) {
        let is_new = self.arena.as_bool(term).is_none() && self.seen.insert(term);
        if is_new && self.found.len() < MOST {
            self.found.push(Candidate { term, text });
        }
    }

    fn text_of(&self, term: TermId, signed: bool) -> Option<String> {
        if let Some(word) = self.arena.as_u64(term) {
            let width = self.arena.width(term);
            return Some(match signed {
                true => sign_extend(word, width).to_string(),
                false => word.to_string(),
            });
        }
        self.names.get(&term).cloned()
    }

    fn relation(
        &self,
        quantity: &Quantity,
        symbol: &str,
        other: TermId,
        signed: bool,
    ) -> Option<String> {
        let name = quantity
            .name
            .as_ref()
            .filter(|name| name.signed == signed)?;
        let other = self.text_of(other, signed)?;
        Some(format!("{} {symbol} {other}", name.text))
    }

    fn compare(&mut self, signed: bool, quantity: &Quantity, other: TermId) {
        let term = quantity.term;
        let (below, above) = match signed {
            true => (self.arena.slt(term, other), self.arena.sgt(term, other)),
            false => (self.arena.ult(term, other), self.arena.ugt(term, other)),
        };
        let (not_below, not_above) = (self.arena.not(below), self.arena.not(above));
        for (condition, symbol) in [
            (not_below, ">="),
            (not_above, "<="),
            (below, "<"),
            (above, ">"),
        ] {
            let text = self.relation(quantity, symbol, other, signed);
            self.add(condition, text);
        }
    }

    /// Ranges, signs, congruences: what one number can be by itself.
    fn alone(&mut self, quantity: &Quantity) {
        let (term, width, first) = (quantity.term, quantity.width, quantity.first);
        let same = self.arena.eq(term, first);
        let text = self.relation(quantity, "==", first, quantity.is_signed());
        self.add(same, text);
        let signs: &[bool] = match (&quantity.name, quantity.is_offset) {
            (_, true) => &[false],
            (Some(name), _) if name.signed => &[true],
            (Some(_), _) => &[false],
            (None, _) => &[true, false],
        };
        for signed in signs {
            self.compare(*signed, quantity, first);
            for small in [0, 1] {
                let small = self.arena.bv(width, small);
                self.compare(*signed, quantity, small);
            }
        }
        self.congruences(quantity);
        for (width, constant) in self.hints.constants.clone() {
            if width != quantity.width || quantity.is_offset {
                continue;
            }
            let constant = self.arena.bv(width, constant);
            for signed in signs {
                self.compare(*signed, quantity, constant);
            }
            let differs = self.arena.eq(term, constant);
            let differs = self.arena.not(differs);
            let text = self.relation(quantity, "!=", constant, quantity.is_signed());
            self.add(differs, text);
        }
    }

    fn congruences(&mut self, quantity: &Quantity) {
        let (term, width, first) = (quantity.term, quantity.width, quantity.first);
        for bits in 1..=4_u32 {
            if bits >= width {
                break;
            }
            let low = self.arena.extract(term, bits - 1, 0);
            let low_first = self.arena.extract(first, bits - 1, 0);
            let same = self.arena.eq(low, low_first);
            let modulus = 1_u64 << bits;
            let text = self.modulo_text(quantity, modulus);
            self.add(same, text);
        }
        let mut moduli = vec![3, 5, 6, 7, 10];
        if let Some(stride) = quantity.stride {
            let size = sign_extend(stride, width).unsigned_abs();
            moduli.retain(|modulus| size == *modulus);
            if size > 2 && !size.is_power_of_two() {
                moduli = vec![size];
            }
        } else {
            moduli.truncate(1);
        }
        moduli.extend(self.hints.moduli.iter().copied());
        for modulus in moduli {
            if width < 8 {
                break;
            }
            let by = self.arena.bv(width, modulus);
            let zero = self.arena.bv(width, 0);
            let (up, down) = (self.arena.sub(term, first), self.arena.sub(first, term));
            for difference in [up, down] {
                let rest = self.arena.urem(difference, by);
                let divides = self.arena.eq(rest, zero);
                let text = match difference == up {
                    true => self.modulo_text(quantity, modulus),
                    false => None,
                };
                self.add(divides, text);
            }
        }
    }

    fn modulo_text(&self, quantity: &Quantity, modulus: u64) -> Option<String> {
        let name = quantity.name.as_ref()?;
        let first = self.arena.as_u64(quantity.first)?;
        Some(format!("{} % {modulus} == {}", name.text, first % modulus))
    }

    /// With what the code compares them with.
    fn compared(&mut self, quantities: &[Quantity], harvest: &Harvest) {
        let mut bounds: Vec<TermId> = harvest
            .comparisons
            .iter()
            .map(|(_, bound)| *bound)
            .collect();
        bounds.extend(self.names.keys().copied().take(MOST_RELATED));
        bounds.sort_unstable();
        bounds.dedup();
        for quantity in quantities {
            for bound in bounds.iter().filter(|bound| **bound != quantity.term) {
                if self.arena.width(*bound) != quantity.width {
                    continue;
                }
                let signs: &[bool] = match quantity.is_offset {
                    true => &[false],
                    false => &[true, false],
                };
                for signed in signs {
                    self.compare(*signed, quantity, *bound);
                    self.unless_first(*signed, quantity, *bound);
                }
                let differs = self.arena.eq(quantity.term, *bound);
                let differs = self.arena.not(differs);
                let text = self.relation(quantity, "!=", *bound, quantity.is_signed());
                self.add(differs, text);
            }
        }
        for (left, right) in &harvest.comparisons {
            for condition in [
                self.arena.sle(*left, *right),
                self.arena.sge(*left, *right),
                self.arena.ule(*left, *right),
                self.arena.uge(*left, *right),
            ] {
                self.add(condition, None);
            }
        }
    }

    /// A bound that holds once the loop has gone round: `i <= n`, where `n` may be negative at first.
    fn unless_first(&mut self, signed: bool, quantity: &Quantity, bound: TermId) {
        let (term, first) = (quantity.term, quantity.first);
        let (low, high) = match signed {
            true => (self.arena.sge(term, bound), self.arena.sle(term, bound)),
            false => (self.arena.uge(term, bound), self.arena.ule(term, bound)),
        };
        let unchanged = self.arena.eq(term, first);
        let same = self.relation(quantity, "==", first, signed);
        for (condition, symbol) in [(low, ">="), (high, "<=")] {
            let either = self.arena.or(condition, unchanged);
            let text = self.relation(quantity, symbol, bound, signed);
            let text = text
                .zip(same.as_ref())
                .map(|(text, same)| format!("{text} || {same}"));
            self.add(either, text);
        }
    }

    /// Differences, sums and ratios of two, and sums of three.
    fn related(&mut self, quantities: &[Quantity]) {
        let few = &quantities[..quantities.len().min(MOST_RELATED)];
        for (index, left) in few.iter().enumerate() {
            for right in &few[index + 1..] {
                if left.width == right.width {
                    self.pair(left, right);
                }
                self.in_proportion(left, right);
            }
        }
        if few.len() > MOST_IN_TRIPLES {
            return;
        }
        for (a, left) in few.iter().enumerate() {
            for (b, right) in few.iter().enumerate().skip(a + 1) {
                for (c, sum) in few.iter().enumerate() {
                    let same = left.width == right.width && right.width == sum.width;
                    if c != a && c != b && same {
                        self.triple(left, right, sum);
                    }
                }
            }
        }
    }

    fn pair(&mut self, left: &Quantity, right: &Quantity) {
        let names = left.name.as_ref().zip(right.name.as_ref());
        for signed in [true, false] {
            let (below, above) = match signed {
                true => (
                    self.arena.sle(left.term, right.term),
                    self.arena.sge(left.term, right.term),
                ),
                false => (
                    self.arena.ule(left.term, right.term),
                    self.arena.uge(left.term, right.term),
                ),
            };
            for (condition, symbol) in [(below, "<="), (above, ">=")] {
                let text = names
                    .filter(|(left, right)| left.signed == signed && right.signed == signed)
                    .map(|(left, right)| format!("{} {symbol} {}", left.text, right.text));
                self.add(condition, text);
            }
        }
        let difference = self.arena.sub(left.term, right.term);
        let first = self.arena.sub(left.first, right.first);
        let same = self.arena.eq(difference, first);
        let text = self.linear_text(left, "-", right, first);
        self.add(same, text);
        let sum = self.arena.add(left.term, right.term);
        let first = self.arena.add(left.first, right.first);
        let same = self.arena.eq(sum, first);
        let text = self.linear_text(left, "+", right, first);
        self.add(same, text);
        for (sum, index) in [(left, right), (right, left)] {
            self.sum_of_indices(sum, index);
        }
    }

    fn linear_text(
        &self,
        left: &Quantity,
        symbol: &str,
        right: &Quantity,
        value: TermId,
    ) -> Option<String> {
        let (left, right) = (left.name.as_ref()?, right.name.as_ref()?);
        let value = self.text_of(value, true)?;
        Some(match (symbol, value.as_str()) {
            ("-", "0") => format!("{} == {}", left.text, right.text),
            _ => format!("{} {symbol} {} == {value}", left.text, right.text),
        })
    }

    /// A sum of all values of an index: 0 + 1 + … + (i - 1), or up to i.
    fn sum_of_indices(&mut self, sum: &Quantity, index: &Quantity) {
        if sum.stride.is_some() || index.stride != Some(1) || index.width < 8 {
            return;
        }
        let two = self.arena.bv(index.width, 2);
        let one = self.arena.bv(index.width, 1);
        let twice = self.arena.sub(sum.term, sum.first);
        let twice = self.arena.mul(two, twice);
        for up in [false, true] {
            let square = |arena: &mut Arena, of: TermId| {
                let other = if up {
                    arena.add(of, one)
                } else {
                    arena.sub(of, one)
                };
                arena.mul(of, other)
            };
            let now = square(self.arena, index.term);
            let first = square(self.arena, index.first);
            let gained = self.arena.sub(now, first);
            let same = self.arena.eq(twice, gained);
            let names = sum.name.as_ref().zip(index.name.as_ref());
            let from_zero =
                self.arena.as_u64(sum.first) == Some(0) && self.arena.as_u64(first) == Some(0);
            let sign = if up { "+" } else { "-" };
            let text = names.filter(|_| from_zero).map(|(sum, index)| {
                format!("2 * {} == {1} * ({1} {sign} 1)", sum.text, index.text)
            });
            self.add(same, text);
        }
    }

    /// Two numbers that change by fixed amounts, each in its own width.
    fn in_proportion(&mut self, left: &Quantity, right: &Quantity) {
        let (Some(by_left), Some(by_right)) = (left.stride, right.stride) else {
            return;
        };
        if by_left == 0 || by_right == 0 || (by_left == by_right && left.width == right.width) {
            return;
        }
        let width = left.width.max(right.width);
        let by_left = sign_extend(by_left, left.width) as u64;
        let by_right = sign_extend(by_right, right.width) as u64;
        for signed in [true, false] {
            let mut gained = |quantity: &Quantity, factor: u64| {
                let mut widen = |term: TermId| match (quantity.width == width, signed) {
                    (true, _) => term,
                    (_, true) => self.arena.sext(term, width),
                    (_, false) => self.arena.zext(term, width),
                };
                let (now, first) = (widen(quantity.term), widen(quantity.first));
                let gained = self.arena.sub(now, first);
                let factor = self.arena.bv(width, factor & crate::value::mask(width));
                self.arena.mul(gained, factor)
            };
            let (scaled_left, scaled_right) = (gained(left, by_right), gained(right, by_left));
            let same = self.arena.eq(scaled_left, scaled_right);
            let text = self.proportion_text(left, by_left, right, by_right);
            self.add(same, text);
            if left.width == right.width {
                break;
            }
        }
    }

    fn proportion_text(
        &self,
        left: &Quantity,
        by_left: u64,
        right: &Quantity,
        by_right: u64,
    ) -> Option<String> {
        let zero = |quantity: &Quantity| self.arena.as_u64(quantity.first) == Some(0);
        if !zero(left) || !zero(right) {
            return None;
        }
        let (left, right) = (left.name.as_ref()?, right.name.as_ref()?);
        let times = |factor: u64, name: &str| match factor {
            1 => name.to_owned(),
            factor => format!("{} * {name}", factor as i64),
        };
        let (scaled_left, scaled_right) =
            (times(by_right, &left.text), times(by_left, &right.text));
        Some(format!("{scaled_left} == {scaled_right}"))
    }

    fn triple(&mut self, left: &Quantity, right: &Quantity, sum: &Quantity) {
        let both = self.arena.add(left.term, right.term);
        let both = self.arena.sub(both, sum.term);
        let first = self.arena.add(left.first, right.first);
        let first = self.arena.sub(first, sum.first);
        let same = self.arena.eq(both, first);
        let is_zero = self.arena.as_u64(first) == Some(0);
        let text = match (&left.name, &right.name, &sum.name) {
            (Some(left), Some(right), Some(sum)) if is_zero => {
                Some(format!("{} + {} == {}", left.text, right.text, sum.text))
            }
            _ => None,
        };
        self.add(same, text);
    }

    /// One of two: what the code asks, and what it compares with constants.
    fn alternatives(&mut self, quantities: &[Quantity], harvest: &Harvest) {
        if !self.hints.alternatives {
            return;
        }
        let mut atoms: Vec<TermId> = Vec::new();
        for (left, right) in &harvest.comparisons {
            let is_quantity = quantities.iter().any(|one| one.term == *left);
            if is_quantity && self.arena.as_u64(*right).is_some() {
                let same = self.arena.eq(*left, *right);
                let different = self.arena.not(same);
                atoms.extend([same, different]);
            }
        }
        for quantity in quantities {
            let zero = self.arena.bv(quantity.width, 0);
            let same = self.arena.eq(quantity.term, zero);
            let different = self.arena.not(same);
            atoms.extend([same, different]);
        }
        for condition in &harvest.conditions {
            let opposite = self.arena.not(*condition);
            atoms.extend([*condition, opposite]);
        }
        atoms.sort_unstable();
        atoms.dedup();
        atoms.truncate(MOST_ATOMS);
        for (index, left) in atoms.iter().enumerate() {
            for right in &atoms[index + 1..] {
                let either = self.arena.or(*left, *right);
                self.add(either, None);
            }
        }
    }

    /// What the code itself asks: its loop conditions and asserts, and the opposite.
    fn conditions(&mut self, harvest: &Harvest) {
        for condition in &harvest.conditions {
            let opposite = self.arena.not(*condition);
            self.add(*condition, None);
            self.add(opposite, None);
        }
    }
}

impl Quantity {
    fn is_signed(&self) -> bool {
        self.name.as_ref().is_none_or(|name| name.signed)
    }
}
