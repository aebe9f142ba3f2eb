//! Values that are only compared and moved need few bits.
//!
//! If words of a kind are only compared with each other and chosen between, a
//! formula sees nothing of them but their order. With `n` variables and no
//! constants, `n` different values can show every order there is, so a handful of
//! bits does for elements of any width: this is what makes sorting and searching
//! tractable. Constants split the values into stretches that each need room for
//! `n` values, unless fewer lie between two constants.

use rustc_hash::FxHashMap;
use verify_term::{Arena, BitVector, Op, Sort, TermId, Value};

use super::query::{Query, Repair};
use super::rebuild::Rebuilt;

/// Replaces words that are only compared and moved by shorter ones.
pub(super) fn narrow(arena: &mut Arena, query: &mut Query) {
    let order = arena.post_order(&query.constraints);
    let classes = Classes::of(arena, &order);
    let embeddings = classes.embeddings(arena, &order);
    if embeddings.is_empty() {
        return;
    }
    let mut rebuilt = Rebuilt::default();
    for term in order {
        let embedding = classes.root(term).and_then(|root| embeddings.get(&root));
        let new = match (arena.node(term).op, embedding) {
            (Op::Variable, Some(embedding)) => {
                let narrow = arena.fresh("narrow", Sort::BitVec(embedding.width));
                query.repair_with(Repair::Embed(term, narrow, embedding.clone()));
                narrow
            }
            (Op::Constant, Some(embedding)) => {
                let value = arena.as_u64(term).expect("a narrowed class fits 64 bits");
                arena.bv(embedding.width, embedding.shorten(value))
            }
            (Op::Ite, Some(embedding)) => {
                let node = arena.node(term);
                let new: Vec<TermId> = node
                    .children()
                    .iter()
                    .map(|&child| rebuilt.of(arena, child))
                    .collect();
                arena.build(Op::Ite, Sort::BitVec(embedding.width), &new)
            }
            _ => rebuilt.over_new_operands(arena, term),
        };
        rebuilt.set(term, new);
    }
    for constraint in &mut query.constraints {
        *constraint = rebuilt.of(arena, *constraint);
    }
    query.split(arena);
}

/// How the values of a class are numbered.
#[derive(Clone, Debug)]
pub(super) struct Embedding {
    /// The width of the class before and after.
    original: u32,
    width: u32,
    /// Signed comparisons see the values with the top bit flipped.
    signed: bool,
    /// Where each stretch of values begins, before and after, in unsigned order
    /// (after flipping). A constant is a stretch of its own.
    stretches: Vec<(u64, u64)>,
}

impl Embedding {
    fn flip(&self, width: u32, value: u64) -> u64 {
        if self.signed {
            value ^ 1 << (width - 1)
        } else {
            value
        }
    }

    /// The number of a value that is a constant of the class.
    fn shorten(&self, value: u64) -> u64 {
        let flipped = self.flip(self.original, value);
        let at = self
            .stretches
            .binary_search_by_key(&flipped, |&(before, _)| before)
            .expect("every constant of a class begins a stretch");
        self.flip(self.width, self.stretches[at].1)
    }

    /// The value that a number stands for.
    pub(super) fn widen(&self, number: &Value) -> Value {
        let number = number.as_u64().expect("a narrowed variable fits 64 bits");
        let number = self.flip(self.width, number);
        let at = self
            .stretches
            .partition_point(|&(_, after)| after <= number)
            .saturating_sub(1);
        let (before, after) = self.stretches[at];
        let value = self.flip(self.original, before + (number - after));
        Value::BitVec(BitVector::new(self.original, value))
    }
}

/// Which bit-vector terms are compared with or chosen between which.
struct Classes {
    parents: FxHashMap<TermId, TermId>,
    kinds: FxHashMap<TermId, Kind>,
}

#[derive(Clone, Copy, Default)]
struct Kind {
    computed_with: bool,
    signed: bool,
    unsigned: bool,
}

impl Classes {
    fn of(arena: &Arena, order: &[TermId]) -> Self {
        let mut classes = Self {
            parents: FxHashMap::default(),
            kinds: FxHashMap::default(),
        };
        for &term in order {
            let node = arena.node(term);
            let children = node.children();
            match (node.op, node.sort) {
                (Op::Variable | Op::Constant, Sort::BitVec(_)) => classes.enter(term),
                (Op::Ite, Sort::BitVec(_)) => {
                    classes.enter(term);
                    classes.join(term, children[1]);
                    classes.join(term, children[2]);
                }
                (Op::Eq | Op::Ult | Op::Slt, _)
                    if matches!(arena.sort(children[0]), Sort::BitVec(_)) =>
                {
                    classes.join(children[0], children[1]);
                    let kind = classes.kind(children[0]);
                    kind.signed |= node.op == Op::Slt;
                    kind.unsigned |= node.op == Op::Ult;
                }
                (_, sort) => {
                    if matches!(sort, Sort::BitVec(_)) {
                        classes.enter(term);
                        classes.kind(term).computed_with = true;
                    }
                    for &child in children {
                        if matches!(arena.sort(child), Sort::BitVec(_)) {
                            classes.kind(child).computed_with = true;
                        }
                    }
                }
            }
        }
        classes
    }

    fn enter(&mut self, term: TermId) {
        self.parents.entry(term).or_insert(term);
    }

    /// The representative of a bit-vector term's class.
    fn root(&self, term: TermId) -> Option<TermId> {
        let mut here = *self.parents.get(&term)?;
        while self.parents[&here] != here {
            here = self.parents[&here];
        }
        Some(here)
    }

    fn kind(&mut self, term: TermId) -> &mut Kind {
        let root = self.root(term).expect("only members have a kind");
        self.kinds.entry(root).or_default()
    }

    fn join(&mut self, a: TermId, b: TermId) {
        let (a, b) = (
            self.root(a).expect("operands are entered first"),
            self.root(b).expect("operands are entered first"),
        );
        if a == b {
            return;
        }
        let (old, young) = if a < b { (a, b) } else { (b, a) };
        let gone = self.kinds.remove(&young).unwrap_or_default();
        self.parents.insert(young, old);
        let kind = self.kinds.entry(old).or_default();
        kind.computed_with |= gone.computed_with;
        kind.signed |= gone.signed;
        kind.unsigned |= gone.unsigned;
    }

    /// The numbering of every class that gets shorter.
    fn embeddings(&self, arena: &Arena, order: &[TermId]) -> FxHashMap<TermId, Embedding> {
        let mut members: FxHashMap<TermId, (u64, Vec<u64>)> = FxHashMap::default();
        for &term in order {
            let Some(root) = self.root(term) else {
                continue;
            };
            let (variables, constants) = members.entry(root).or_default();
            if arena.is_variable(term) {
                *variables += 1;
            } else if let Some(value) = arena.as_u64(term) {
                constants.push(value);
            }
        }
        members
            .into_iter()
            .filter_map(|(root, (variables, constants))| {
                let kind = self.kinds.get(&root).copied().unwrap_or_default();
                if kind.computed_with || kind.signed && kind.unsigned || variables == 0 {
                    return None;
                }
                let width = arena.width(root);
                let embedding = embed(width, kind.signed, variables, constants)?;
                Some((root, embedding))
            })
            .collect()
    }
}

/// The numbering of a class with so many variables and these constants.
fn embed(
    original: u32,
    signed: bool,
    variables: u64,
    mut constants: Vec<u64>,
) -> Option<Embedding> {
    if original > 64 {
        return None;
    }
    let largest = u64::MAX >> (64 - original);
    if signed {
        for constant in &mut constants {
            *constant ^= 1 << (original - 1);
        }
    }
    constants.sort_unstable();
    constants.dedup();

    let mut stretches = Vec::new();
    let (mut before, mut after) = (0u64, 0u64);
    for constant in constants {
        if constant > before {
            stretches.push((before, after));
            after += variables.min(constant - before);
        }
        stretches.push((constant, after));
        after += 1;
        before = constant.checked_add(1)?;
    }
    // Above the last constant the numbers go on as far as their width allows, so
    // there must be as many values.
    let needed = after.checked_add(variables)?;
    let width = 64 - (needed - 1).leading_zeros();
    let width = width.max(1);
    let last_number = u64::MAX >> (64 - width);
    if width >= original || before > largest || largest - before < last_number - after {
        return None;
    }
    stretches.push((before, after));
    Some(Embedding {
        original,
        width,
        signed,
        stretches,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_keep_the_order_and_constants_their_place() {
        let embedding = embed(32, false, 3, vec![10, 11, 1000]).unwrap();
        // Three below 10, then 10, 11, three between, 1000, three above.
        assert_eq!(embedding.shorten(10), 3);
        assert_eq!(embedding.shorten(11), 4);
        assert_eq!(embedding.shorten(1000), 8);
        assert_eq!(embedding.width, 4);
        let widened: Vec<u64> = (0..16)
            .map(|number| {
                let number = Value::BitVec(BitVector::new(4, number));
                embedding.widen(&number).as_u64().unwrap()
            })
            .collect();
        assert!(
            widened.windows(2).all(|pair| pair[0] < pair[1]),
            "{widened:?}"
        );
        assert_eq!(widened[3], 10);
        assert_eq!(widened[8], 1000);
    }

    #[test]
    fn signed_constants_are_placed_in_signed_order() {
        let minus_one = u64::from(u32::MAX);
        let embedding = embed(32, true, 2, vec![0, minus_one]).unwrap();
        let signed = |value: u64, width: u32| (value << (64 - width)) as i64 >> (64 - width);
        let (zero, less) = (embedding.shorten(0), embedding.shorten(minus_one));
        assert!(signed(less, embedding.width) < signed(zero, embedding.width));
    }

    #[test]
    fn a_class_without_room_above_its_constants_is_left_alone() {
        assert!(embed(8, false, 3, vec![254]).is_none());
        assert!(embed(2, false, 4, vec![]).is_none());
    }
}
