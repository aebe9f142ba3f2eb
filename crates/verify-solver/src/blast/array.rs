//! Arrays: what is read from them, as wires.
//!
//! A read goes down through stores and choices until it reaches a constant
//! array or a variable (read over write). What is read from an array variable
//! is a fresh word; that equal indices give equal words is demanded by the back
//! end when a model breaks it (Ackermann's constraints, on demand), because of
//! the many pairs few ever matter.

use rustc_hash::FxHashMap;
use verify_term::{Arena, Node, Op, Sort, TermId};

use super::gate::{Bit, Circuit};
use super::word::{self, Word};
use super::words::{Span, Words};
use crate::limit::Pace;
use crate::reason::Reason;

/// A read from an array variable.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Read {
    pub(crate) index: Span,
    /// The term of the index.
    pub(crate) place: TermId,
    pub(crate) value: Span,
}

/// All reads made so far.
#[derive(Default)]
pub(crate) struct Reads {
    done: FxHashMap<(TermId, Span), Span>,
    of_variable: FxHashMap<TermId, Vec<Read>>,
    /// Comparisons of indices that decide which store a read sees.
    hits: Vec<Bit>,
}

/// One level of an array on the way down.
enum Level {
    /// The read is known.
    Known(Span),
    /// The read equals that from another array.
    Same(TermId),
    /// `hit ? value : read(below)`.
    Store {
        hit: Bit,
        value: Span,
        below: TermId,
    },
    /// Several stores at constant indices, newest first wins.
    Table {
        entries: Vec<(Vec<bool>, Span)>,
        below: TermId,
    },
    Choice {
        condition: Bit,
        then: TermId,
        otherwise: TermId,
    },
}

impl Reads {
    /// The reads from the variable `array`.
    pub(crate) fn of(&self, array: TermId) -> &[Read] {
        self.of_variable.get(&array).map_or(&[], Vec::as_slice)
    }

    /// The comparisons between the indices of reads and of stores.
    pub(crate) fn hits(&self) -> &[Bit] {
        &self.hits
    }

    /// The wires of `select(array, place)`; everything below both was translated. A
    /// read through many stores takes long, so it keeps to the pace, too.
    pub(crate) fn read(
        &mut self,
        arena: &Arena,
        circuit: &mut Circuit,
        words: &mut Words,
        (array, place): (TermId, TermId),
        pace: &mut Pace,
    ) -> Result<Span, Reason> {
        let index = words.span(place);
        let mut pending: Vec<(TermId, Option<Level>)> = vec![(array, None)];
        while let Some((array, level)) = pending.pop() {
            if self.done.contains_key(&(array, index)) {
                continue;
            }
            let gates = circuit.len();
            if let Some(level) = level {
                let span = self.combine(circuit, words, index, level, pace)?;
                self.done.insert((array, index), span);
            } else {
                let level = self.level(arena, circuit, words, array, place, pace)?;
                let below: Vec<TermId> = level.arrays_below().collect();
                pending.push((array, Some(level)));
                pending.extend(below.into_iter().map(|array| (array, None)));
            }
            // A level without a new gate still costs its looking up.
            pace.worked(circuit.len() - gates + 1)?;
        }
        Ok(self.done[&(array, index)])
    }

    fn level(
        &mut self,
        arena: &Arena,
        circuit: &mut Circuit,
        words: &mut Words,
        array: TermId,
        place: TermId,
        pace: &mut Pace,
    ) -> Result<Level, Reason> {
        let index = words.span(place);
        let node = arena.node(array);
        Ok(match (node.op, node.children()) {
            (Op::Variable, _) => {
                let element = element_width(&node);
                let value = circuit.inputs(element);
                let value = words.keep(&value);
                self.of_variable.entry(array).or_default().push(Read {
                    index,
                    place,
                    value,
                });
                Level::Known(value)
            }
            (Op::ConstArray, &[value]) => Level::Known(words.span(value)),
            (Op::Ite, &[condition, then, otherwise]) => match words.bit(condition) {
                Bit::TRUE => Level::Same(then),
                Bit::FALSE => Level::Same(otherwise),
                condition => Level::Choice {
                    condition,
                    then,
                    otherwise,
                },
            },
            (Op::Store, &[below, at, value]) => {
                if let Some(table) = table(arena, words, array, index, pace)? {
                    return Ok(table);
                }
                let hit = same_place(arena, circuit, words, at, place);
                match hit {
                    Bit::TRUE => Level::Known(words.span(value)),
                    Bit::FALSE => Level::Same(below),
                    hit => {
                        self.hits.push(hit);
                        Level::Store {
                            hit,
                            value: words.span(value),
                            below,
                        }
                    }
                }
            }
            (other, _) => unreachable!("{other:?} does not make an array"),
        })
    }

    fn combine(
        &mut self,
        circuit: &mut Circuit,
        words: &mut Words,
        index: Span,
        level: Level,
        pace: &mut Pace,
    ) -> Result<Span, Reason> {
        let read = |array: TermId| self.done[&(array, index)];
        let word = match level {
            Level::Known(span) => return Ok(span),
            Level::Same(array) => return Ok(read(array)),
            Level::Store { hit, value, below } => {
                word::mux(circuit, hit, words.wires(value), words.wires(read(below)))
            }
            Level::Choice {
                condition,
                then,
                otherwise,
            } => word::mux(
                circuit,
                condition,
                words.wires(read(then)),
                words.wires(read(otherwise)),
            ),
            Level::Table { entries, below } => {
                let below = words.wires(read(below));
                look_up(circuit, words, words.wires(index), &entries, below, pace)?
            }
        };
        Ok(words.keep(&word))
    }
}

impl Level {
    fn arrays_below(&self) -> impl Iterator<Item = TermId> {
        match *self {
            Level::Known(_) => [None, None],
            Level::Same(array) => [Some(array), None],
            Level::Store { below, .. } | Level::Table { below, .. } => [Some(below), None],
            Level::Choice {
                then, otherwise, ..
            } => [Some(then), Some(otherwise)],
        }
        .into_iter()
        .flatten()
    }
}

/// Whether two indices are equal. What is added to both of them does not matter, and
/// two adders are much harder to compare than what they add.
pub(crate) fn same_place(
    arena: &Arena,
    circuit: &mut Circuit,
    words: &Words,
    a: TermId,
    b: TermId,
) -> Bit {
    let addends = |term: TermId| {
        let node = arena.node(term);
        match (node.op, node.children()) {
            (Op::Add, &[x, y]) => [(x, Some(y)), (y, Some(x))],
            _ => [(term, None); 2],
        }
    };
    for (base, rest) in addends(a) {
        let Some((_, other)) = addends(b).into_iter().find(|&(other, _)| other == base) else {
            continue;
        };
        let zero = vec![Bit::FALSE; words.word(base).len()];
        let wires = |rest: Option<TermId>| rest.map_or(zero.as_slice(), |term| words.word(term));
        return word::equal(circuit, wires(rest), wires(other));
    }
    word::equal(circuit, words.word(a), words.word(b))
}

/// The wires that hold the elements' width of an array's node.
fn element_width(node: &Node) -> usize {
    match node.sort {
        Sort::Array { element, .. } => element as usize,
        other => unreachable!("an array was expected, not a {other}"),
    }
}

/// The stores at constant indices on top of `array`, if there are at least two
/// and the index read is not itself a constant.
fn table(
    arena: &Arena,
    words: &Words,
    array: TermId,
    index: Span,
    pace: &mut Pace,
) -> Result<Option<Level>, Reason> {
    if constant_key(words.wires(index)).is_some() {
        return Ok(None);
    }
    let mut entries: FxHashMap<Vec<bool>, Span> = FxHashMap::default();
    let mut below = array;
    loop {
        let node = arena.node(below);
        let (Op::Store, &[next, at, value]) = (node.op, node.children()) else {
            break;
        };
        let Some(key) = constant_key(words.word(at)) else {
            break;
        };
        pace.worked(key.len())?;
        entries.entry(key).or_insert_with(|| words.span(value));
        below = next;
    }
    if entries.len() < 2 {
        return Ok(None);
    }
    let mut entries: Vec<_> = entries.into_iter().collect();
    entries.sort_unstable_by(|(a, _), (b, _)| a.cmp(b));
    Ok(Some(Level::Table { entries, below }))
}

/// The bits of a constant word, most significant first.
fn constant_key(word: &[Bit]) -> Option<Vec<bool>> {
    word.iter().rev().map(|bit| bit.known()).collect()
}

/// A tree of muxes over the bits of the index, with `missing` where no entry is.
///
/// It descends once for each bit the entries have in common, so no deeper than
/// the index is wide.
fn look_up(
    circuit: &mut Circuit,
    words: &Words,
    index: &[Bit],
    entries: &[(Vec<bool>, Span)],
    missing: &[Bit],
    pace: &mut Pace,
) -> Result<Word, Reason> {
    pace.worked(index.len() + missing.len())?;
    let Some((&bit, lower)) = index.split_last() else {
        let first = entries.first();
        let found = first.map_or(missing, |(_, value)| words.wires(*value));
        return Ok(found.to_vec());
    };
    let level = |key: &[bool]| key[key.len() - index.len()];
    Ok(match entries {
        [] => missing.to_vec(),
        [(key, value)] => {
            let rest = &key[key.len() - index.len()..];
            let hit = index
                .iter()
                .rev()
                .zip(rest)
                .fold(Bit::TRUE, |hit, (&bit, &one)| {
                    circuit.and(hit, if one { bit } else { !bit })
                });
            word::mux(circuit, hit, words.wires(*value), missing)
        }
        _ => {
            let ones = entries.partition_point(|(key, _)| !level(key));
            let (zero, one) = entries.split_at(ones);
            let zero = look_up(circuit, words, lower, zero, missing, pace)?;
            let one = look_up(circuit, words, lower, one, missing, pace)?;
            word::mux(circuit, bit, &one, &zero)
        }
    })
}
